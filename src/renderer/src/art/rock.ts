/** Paths of what nature builds: ridges, caves, crystals, cracks, drifts, weeds; and specks in the air. */
import { at, every, scatter } from './scatter'
import { FAR, glow, shape, type Glow, type Layer, type Motes } from './scene'

/**
 * A rugged edge across the picture: rocks that grow up from below `base`, or hang down from above it. `rough`
 * is how far they rise, `step` how broad they are.
 */
export function ridge(
  seed: number,
  base: number,
  rough: number,
  step: number,
  side: 'floor' | 'ceiling' = 'floor',
): string {
  const chance = scatter(seed)
  const up = side === 'floor' ? -1 : 1
  const edge = -up * FAR.y
  const points = every(-FAR.x, FAR.x, step).flatMap((x) => {
    const peak = base + up * rough * (0.15 + 0.85 * chance())
    const dip = base + up * rough * 0.25 * chance()
    const lean = step * (0.2 + 0.4 * chance())
    return [`${at(x + lean)} ${at(peak)}`, `${at(x + step * 0.8)} ${at(dip)}`]
  })
  return `M${-FAR.x} ${edge}L${-FAR.x} ${at(base)}L${points.join('L')}L${FAR.x} ${at(base)}L${FAR.x} ${edge}Z`
}

/** Soft hills or drifts along the bottom. */
export function drift(seed: number, base: number, height: number, step = 40): string {
  const chance = scatter(seed)
  const waves = every(-FAR.x, FAR.x, step).map((x) => {
    const top = base - height * (0.2 + chance())
    return `Q${at(x + step / 2)} ${at(top)} ${at(x + step)} ${at(base - height * 0.3 * chance())}`
  })
  return `M${-FAR.x} ${FAR.y}L${-FAR.x} ${at(base)}${waves.join('')}L${FAR.x + step} ${FAR.y}Z`
}

/** The rock around a hole through which one looks: everything but a ragged oval. */
export function mouth(
  seed: number,
  rx: number,
  ry: number,
  rough = 0.16,
  middle: readonly [number, number] = [0, 0],
): string {
  const chance = scatter(seed)
  const corners = every(0, 33, 1).map((n) => {
    const angle = (n / 34) * 2 * Math.PI
    const reach = 1 - rough / 2 + rough * chance() + (n % 2 === 0 ? rough * 0.4 : 0)
    return `${at(middle[0] + Math.cos(angle) * rx * reach)} ${at(middle[1] + Math.sin(angle) * ry * reach)}`
  })
  const { x, y } = FAR
  return `M${-x} ${-y}H${x}V${y}H${-x}ZM${corners.join('L')}Z`
}

/** Stones hanging from the ceiling, long and thin. */
export function stalactites(seed: number, base: number, length: number, spacing: number): string {
  const chance = scatter(seed)
  const teeth = every(-FAR.x, FAR.x, spacing).map((x) => {
    const left = x + spacing * 0.5 * chance()
    const width = spacing * (0.35 + 0.5 * chance())
    const tip = base + length * (0.25 + 0.75 * chance())
    const middle = left + width / 2
    return `L${at(left)} ${base}Q${at(middle - width * 0.12)} ${at(base + (tip - base) * 0.5)} ${at(middle)} ${at(tip)}Q${at(middle + width * 0.14)} ${at(base + (tip - base) * 0.5)} ${at(left + width)} ${base}`
  })
  return `M${-FAR.x} ${-FAR.y}V${base}${teeth.join('')}L${FAR.x} ${base}V${-FAR.y}Z`
}

/** A cluster of crystals that grow from one foot, each with a lit and a dark face. */
export function crystals(
  seed: number,
  x: number,
  foot: number,
  height: number,
  [lit, body, shade]: readonly [string, string, string],
  opacity = 1,
): readonly Layer[] {
  const chance = scatter(seed)
  return every(0, 4, 1).flatMap((n): Layer[] => {
    const lean = (n - 2) * (0.22 + 0.1 * chance())
    const tall = height * (1 - Math.abs(n - 2) * 0.24) * (0.75 + 0.4 * chance())
    const wide = height * (0.1 + 0.06 * chance())
    const left = x + (n - 2) * height * 0.12
    const [tipX, tipY] = [left + lean * tall, foot - tall]
    const [neckX, neckY] = [left + lean * tall * 0.74, foot - tall * 0.74]
    const spine = `${at(tipX)} ${at(tipY)}L${at(left)} ${foot}`
    const litFace = `M${spine}L${at(left - wide)} ${foot}L${at(neckX - wide)} ${at(neckY)}Z`
    const dimFace = `M${spine}L${at(left + wide)} ${foot}L${at(neckX + wide * 0.8)} ${at(neckY + 2)}Z`
    return [shape(dimFace, shade, opacity), shape(litFace, n % 2 === 0 ? body : lit, opacity)]
  })
}

/** Forked cracks in the floor, each a run of short lines towards the viewer. */
export function cracks(seed: number, horizon: number, count: number, spread = 200): string {
  const chance = scatter(seed)
  return every(1, count, 1)
    .map(() => {
      let [x, y] = [(chance() - 0.5) * spread, horizon + 1 + chance() * 18]
      const pieces = [`M${at(x)} ${at(y)}`]
      while (y < 70) {
        const stretch = 1 + (y - horizon) / 14
        x += (chance() - 0.5) * 16 * stretch
        y += (1.5 + chance() * 3) * stretch
        pieces.push(`L${at(x)} ${at(y)}`)
      }
      return pieces.join('')
    })
    .join('')
}

/** Strands of weed that sway up from the ground. */
export function weeds(
  seed: number,
  from: number,
  to: number,
  foot: number,
  height: number,
  spacing: number,
): string {
  const chance = scatter(seed)
  return every(from, to, spacing)
    .map((x) => {
      const root = x + spacing * 0.6 * chance()
      const tall = height * (0.45 + 0.55 * chance())
      const sway = (chance() - 0.5) * tall * 0.5
      const wide = 1 + 1.6 * chance()
      const tip = `${at(root + sway)} ${at(foot - tall)}`
      return `M${at(root - wide)} ${foot}Q${at(root - sway * 0.7)} ${at(foot - tall * 0.55)} ${tip}Q${at(root - sway * 0.4)} ${at(foot - tall * 0.5)} ${at(root + wide)} ${foot}Z`
    })
    .join('')
}

/** Fog that lies along a height, in several soft banks. */
export function fog(
  seed: number,
  y: number,
  color: string,
  opacity: number,
  thick = 12,
): readonly Glow[] {
  const chance = scatter(seed)
  return every(-FAR.x, FAR.x, 45).map((x) =>
    glow(
      x + 30 * chance(),
      y + (chance() - 0.5) * thick,
      48 + 30 * chance(),
      color,
      opacity * (0.5 + 0.5 * chance()),
      thick * (0.7 + 0.6 * chance()),
    ),
  )
}

/** Specks strewn around the middle, more of them near `y`. */
export function motes(
  seed: number,
  count: number,
  color: string,
  {
    y = 0,
    spread = 60,
    wide = 150,
    least = 0.3,
    most = 1,
    opacity = 0.9,
  }: Partial<Record<'y' | 'spread' | 'wide' | 'least' | 'most' | 'opacity', number>> = {},
): Motes {
  const chance = scatter(seed)
  const dots = every(1, count, 1).map(() => {
    const radius = least + (most - least) * chance() ** 2
    return [
      Math.round((chance() - 0.5) * 20 * wide) / 10,
      Math.round((y + (chance() + chance() - 1) * spread) * 10) / 10,
      Math.round(radius * 100) / 100,
    ] as const
  })
  return { type: 'motes', dots, color, opacity }
}
