/**
 * The outline of each colour of die in a field of 64 by 64, and where its number stands. Strength is a
 * shield, agility a leaf, magic an orb and heroic an eight-pointed seal: shape tells them apart without
 * colour.
 */

export type DieColor = 'strength' | 'agility' | 'magic' | 'heroic'

export interface DieShape {
  readonly outline: string
  /** A smaller outline inside, for the bevel. */
  readonly inner: string
  /** The height at which the number is centred. */
  readonly middle: number
}

const STAR_POINTS = 8

/** A seal with eight blunt points, reaching from `inside` to `outside` around the centre. */
function seal(outside: number, inside: number): string {
  const corners = Array.from({ length: STAR_POINTS * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outside : inside
    const angle = (Math.PI * index) / STAR_POINTS - Math.PI / 2
    const x = 32 + radius * Math.cos(angle)
    const y = 32 + radius * Math.sin(angle)
    return `${x.toFixed(2)} ${y.toFixed(2)}`
  })
  return `M${corners.join('L')}Z`
}

export const DIE_SHAPES: Readonly<Record<DieColor, DieShape>> = {
  strength: {
    outline: 'M9 5H55Q59 5 59 9V33C59 46 48 55 32 61C16 55 5 46 5 33V9Q5 5 9 5Z',
    inner: 'M13 10H51Q54 10 54 13V33C54 43 45 50.5 32 55.5C19 50.5 10 43 10 33V13Q10 10 13 10Z',
    middle: 31,
  },
  agility: {
    outline:
      'M29.5 3.5Q32 1 34.5 3.5L60.5 29.5Q63 32 60.5 34.5L34.5 60.5Q32 63 29.5 60.5L3.5 34.5Q1 32 3.5 29.5Z',
    inner:
      'M30.5 9.5Q32 8 33.5 9.5L54.5 30.5Q56 32 54.5 33.5L33.5 54.5Q32 56 30.5 54.5L9.5 33.5Q8 32 9.5 30.5Z',
    middle: 32,
  },
  magic: {
    outline: 'M32 3A29 29 0 1 1 32 61A29 29 0 1 1 32 3Z',
    inner: 'M32 8.5A23.5 23.5 0 1 1 32 55.5A23.5 23.5 0 1 1 32 8.5Z',
    middle: 32,
  },
  heroic: { outline: seal(31, 25.5), inner: seal(25.5, 21), middle: 32 },
}
