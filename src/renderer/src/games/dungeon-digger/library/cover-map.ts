/** The map on the box: six small dungeons around one Treasure, as somebody looks down on them. */

const SIZE = 14
const MIDDLE = { x: 160, y: 75 }
/** As far as any frame shows it. */
const REACH = { q: 20, r: 9 }

type Space = readonly [q: number, r: number]
type Kind = 'portal' | 'room' | 'corridor'
/** @property from the tile of the same dungeon that it joins, by its place there */
interface Tile {
  readonly at: Space
  readonly kind: Kind
  readonly from: number | null
}
function dungeon(portal: Space, ...tiles: readonly (readonly [Space, Kind, number])[]) {
  return [
    { at: portal, kind: 'portal', from: null },
    ...tiles.map(([at, kind, from]): Tile => ({ at, kind, from })),
  ] as const satisfies readonly Tile[]
}
/** The first four are in any frame, however narrow. */
export const DUNGEONS: readonly (readonly Tile[])[] = [
  dungeon([-2, 0], [[-1, 0], 'corridor', 0], [[-1, -1], 'room', 1], [[-3, 1], 'room', 0]),
  dungeon([2, 0], [[1, 0], 'corridor', 0], [[1, 1], 'room', 1], [[3, -1], 'room', 0]),
  dungeon([1, -2], [[0, -2], 'room', 0], [[2, -2], 'corridor', 0], [[3, -3], 'room', 2]),
  dungeon([-1, 2], [[0, 2], 'room', 0], [[-2, 2], 'corridor', 0], [[-3, 3], 'room', 2]),
  dungeon([-4, -1], [[-3, -2], 'room', 0], [[-5, 0], 'corridor', 0], [[-6, 1], 'room', 2]),
  dungeon([4, 1], [[3, 2], 'room', 0], [[5, 0], 'corridor', 0], [[6, -1], 'room', 2]),
]
/** Torches stand where dungeons meet; the largest first. */
export const TORCHES = [
  { at: [0, 0], size: 1.5 },
  { at: [-2, -1], size: 1 },
  { at: [2, 1], size: 1 },
  { at: [5, -1], size: 0.9 },
  { at: [-5, 1], size: 0.9 },
] as const satisfies readonly { readonly at: Space; readonly size: number }[]

export function middleOf([q, r]: Space): { readonly x: number; readonly y: number } {
  return {
    x: MIDDLE.x + SIZE * Math.sqrt(3) * (q + r / 2),
    y: MIDDLE.y + SIZE * 1.5 * r,
  }
}
/** The outline of a hex of this share of a space, as a path. */
export function hexAt(at: Space, share: number): string {
  const { x, y } = middleOf(at)
  const points = Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6
    const reach = SIZE * share
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}
/** A straight way from the middle of one space to that of another. */
export function wayBetween(one: Space, other: Space): string {
  const from = middleOf(one)
  const to = middleOf(other)
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`
}
/** The rock all around, in one path. */
export const ROCK = Array.from({ length: 2 * REACH.r + 1 }, (_, row) => row - REACH.r)
  .flatMap((r) =>
    Array.from({ length: 2 * REACH.q + 1 }, (_, column) =>
      hexAt([column - REACH.q - Math.round(r / 2), r], 0.95),
    ),
  )
  .join('')
