/** Paths of what hands have built: walls, vaults, columns, floors, chains, torches, banners, webs. */
import { at, every, scatter } from './scatter'
import { FAR, glow, line, shape, type Layer } from './scene'

/** The joints of a stone wall, some of them worn away. */
export function joints(seed: number, bottom: number, row = 11, brick = 24): string {
  const chance = scatter(seed)
  return every(0, Math.floor((bottom + FAR.y) / row), 1)
    .map((n) => {
      const y = bottom - n * row
      const shift = n % 2 === 0 ? 0 : brick / 2
      const upright = every(-FAR.x, FAR.x, brick)
        .filter(() => chance() > 0.18)
        .map((x) => `M${at(x + shift + 3 * (chance() - 0.5))} ${at(y)}V${at(y - row)}`)
      const runs = every(-FAR.x, FAR.x, brick)
        .filter(() => chance() > 0.12)
        .map((x) => `M${at(x)} ${at(y)}H${at(x + brick)}`)
      return upright.join('') + runs.join('')
    })
    .join('')
}

/** Single stones of such a wall, to be given another shade. */
export function stones(seed: number, bottom: number, share: number, row = 11, brick = 24): string {
  const chance = scatter(seed)
  return every(0, Math.floor((bottom + 90) / row), 1)
    .flatMap((n) =>
      every(-FAR.x, FAR.x, brick)
        .filter(() => chance() < share)
        .map((x) => {
          const left = x + (n % 2 === 0 ? 0 : brick / 2) + 0.8
          return `M${at(left)} ${at(bottom - n * row - 0.8)}h${brick - 1.6}v${-row + 1.6}h${-brick + 1.6}Z`
        }),
    )
    .join('')
}

/** The outline of a pointed arch that stands on `foot`. */
export function archway(x: number, foot: number, width: number, height: number): string {
  const [half, spring] = [width / 2, foot - height + width * 0.75]
  return `M${at(x - half)} ${foot}V${at(spring)}Q${at(x - half)} ${at(spring - width * 0.45)} ${x} ${at(foot - height)}Q${at(x + half)} ${at(spring - width * 0.45)} ${at(x + half)} ${at(spring)}V${foot}Z`
}

/** A round-headed arch. */
export function roundArch(x: number, foot: number, width: number, height: number): string {
  const half = width / 2
  return `M${at(x - half)} ${foot}V${at(foot - height + half)}A${half} ${half} 0 0 1 ${at(x + half)} ${at(foot - height + half)}V${foot}Z`
}

/** A row of arches, every `spacing`, around the middle. */
export function arcade(
  foot: number,
  width: number,
  height: number,
  spacing: number,
  offset = 0,
): string {
  return every(-4, 4, 1)
    .map((n) => archway(n * spacing + offset, foot, width, height))
    .join('')
}

/** A column with base and capital, lit from one side. */
export function column(
  x: number,
  foot: number,
  width: number,
  [lit, body, shade]: readonly [string, string, string],
  litFrom: 'left' | 'right' = 'left',
  top = -FAR.y,
): readonly Layer[] {
  const half = width / 2
  const slab = (left: number, y: number, w: number, h: number): string =>
    `M${at(left)} ${at(y)}h${at(w)}v${at(h)}h${at(-w)}Z`
  const edge = litFrom === 'left' ? x - half : x + half * 0.4
  const dark = litFrom === 'left' ? x + half * 0.3 : x - half
  return [
    shape(slab(x - half, top, width, foot - top), body),
    shape(slab(dark, top, half * 0.7, foot - top), shade),
    shape(slab(edge, top, half * 0.6, foot - top), lit, 0.8),
    line(
      every(-0.6, 0.7, 0.4)
        .map((n) => `M${at(x + n * half)} ${top}V${foot}`)
        .join(''),
      shade,
      0.5,
      0.7,
    ),
    shape(slab(x - half * 1.35, foot - width * 0.35, width * 1.35, width * 0.35), body),
    shape(slab(x - half * 1.35, foot - width * 0.35, width * 1.35, width * 0.08), lit),
  ]
}

/** Flagstones in perspective: joints that run to a point on the horizon, and rows that draw near. */
export function flags(horizon: number, rows = 7, lanes = 13): string {
  const depth = every(1, rows, 1).map((n) => horizon + 2 + 52 * (n / rows) ** 2.1)
  const across = depth.map((y) => `M${-FAR.x} ${at(y)}H${FAR.x}`)
  const along = every(-lanes, lanes, 1).map((n) => {
    const near = n * 34
    return `M${at(near * 0.16)} ${horizon}L${at(near)} ${FAR.y}`
  })
  return across.join('') + along.join('')
}

/** A chain that hangs from the ceiling down to `bottom`. */
export function chain(x: number, bottom: number, link = 5): string {
  return every(0, Math.floor((bottom + 110) / (link * 1.3)), 1)
    .map((n) => {
      const y = bottom - n * link * 1.3
      const wide = n % 2 === 0 ? link * 0.42 : link * 0.12
      return `M${at(x - wide)} ${at(y)}a${at(wide)} ${at(link * 0.85)} 0 1 0 ${at(2 * wide)} 0a${at(wide)} ${at(link * 0.85)} 0 1 0 ${at(-2 * wide)} 0`
    })
    .join('')
}

/** A cobweb in a corner: threads from its point, and sagging threads across. */
export function cobweb(x: number, y: number, reach: number, from: number, to: number): string {
  const angles = every(0, 5, 1).map((n) => ((from + ((to - from) * n) / 5) * Math.PI) / 180)
  const point = (angle: number, share: number): string =>
    `${at(x + Math.cos(angle) * reach * share)} ${at(y + Math.sin(angle) * reach * share)}`
  const threads = angles.map((angle, n) => `M${x} ${y}L${point(angle, n % 2 === 0 ? 1 : 0.86)}`)
  const rings = [0.25, 0.45, 0.66, 0.84].map((share) =>
    angles
      .map((angle, n) => {
        const before = angles[n - 1]
        if (before === undefined) return `M${point(angle, share)}`
        return `Q${point((before + angle) / 2, share * 0.84)} ${point(angle, share)}`
      })
      .join(''),
  )
  return threads.join('') + rings.join('')
}

/** A torch in an iron ring on the wall, with its flame and the light it throws. */
export function torch(x: number, y: number, size = 1): readonly Layer[] {
  const s = (value: number): string => at(value * size)
  const flame = (w: number, h: number, lean: number): string =>
    `M${x} ${at(y + 1 * size)}q${s(-w)} ${s(-h * 0.3)} ${s(-w * 0.35)} ${s(-h * 0.62)}q${s(w * 0.1)} ${s(-h * 0.16)} ${s(w * 0.35 + lean)} ${s(-h * 0.38)}q${s(w * 0.1)} ${s(h * 0.25)} ${s(w * 0.5)} ${s(h * 0.42)}q${s(w * 0.3)} ${s(h * 0.36)} ${s(-w * 0.5 - lean)} ${s(h * 0.58)}Z`
  return [
    glow(x, y - 4 * size, 42 * size, '#ff9a3c', 0.5),
    shape(
      `M${at(x - 1.6 * size)} ${y}l${s(0.7)} ${s(15)}h${s(1.8)}l${s(0.7)} ${s(-15)}Z`,
      '#2a1a0e',
    ),
    shape(
      `M${at(x - 3 * size)} ${at(y - 0.5 * size)}h${s(6)}l${s(-1.2)} ${s(4.5)}h${s(-3.6)}Z`,
      '#17100b',
    ),
    line(`M${at(x - 2.6 * size)} ${at(y + 8 * size)}h${s(5.2)}`, '#3b2a1a', 1.2 * size),
    shape(flame(6, 16, 1.5), '#f0701c'),
    shape(flame(4, 11, 1), '#ffb43c'),
    shape(flame(2.2, 6.5, 0.5), '#fff0b0'),
    glow(x, y - 5 * size, 12 * size, '#ffd27a', 0.75),
  ]
}

/** A long cloth on the wall, forked at its foot, with a hem. */
export function banner(
  x: number,
  top: number,
  width: number,
  length: number,
  [cloth, hem]: readonly [string, string],
): readonly Layer[] {
  const half = width / 2
  const cut = (inset: number): string =>
    `M${at(x - half + inset)} ${top}H${at(x + half - inset)}V${at(top + length - inset)}L${x} ${at(top + length - width * 0.4 - inset)}L${at(x - half + inset)} ${at(top + length - inset)}Z`
  return [
    shape(cut(0), hem),
    shape(cut(width * 0.09), cloth),
    line(`M${at(x - half - 2)} ${top}H${at(x + half + 2)}`, hem, 1.6),
  ]
}

/** A circle of signs drawn on the floor, seen aslant. */
export function circle(x: number, y: number, rx: number, ry = rx * 0.26): string {
  const ring = (share: number): string =>
    `M${at(x - rx * share)} ${y}a${at(rx * share)} ${at(ry * share)} 0 1 0 ${at(2 * rx * share)} 0a${at(rx * share)} ${at(ry * share)} 0 1 0 ${at(-2 * rx * share)} 0`
  const corner = (n: number, share: number): string => {
    const angle = (n * Math.PI) / 6
    return `${at(x + Math.cos(angle) * rx * share)} ${at(y + Math.sin(angle) * ry * share)}`
  }
  const ticks = every(0, 11, 1).map((n) => `M${corner(n, 0.8)}L${corner(n, 0.98)}`)
  const star = every(0, 2, 1).map(
    (n) => `M${corner(n, 0.78)}L${corner(n + 4, 0.78)}L${corner(n + 8, 0.78)}Z`,
  )
  return ring(1) + ring(0.8) + ticks.join('') + star.slice(0, 2).join('')
}
