/** The places that scenes play in: each paints what is behind and before the subject, in the colours given. */
import { arcade, archway, cobweb, column, flags, joints, stones } from './masonry'
import { cracks, drift, fog, mouth, ridge, stalactites } from './rock'
import { beam, glow, line, shape, type Layer, type Light, type Scene } from './scene'
import { every } from './scatter'

/** A place without what happens in it; what lies on its floor is painted before the subject. */
export interface Place extends Omit<Scene, 'subject'> {
  readonly floor?: readonly Layer[]
}

/** The colours of a place: its air from near the light outwards, and its matter from far to near. */
export interface Palette {
  readonly air: readonly [near: string, middle: string, far: string]
  readonly matter: readonly [far: string, middle: string, near: string]
  readonly floor: readonly [far: string, near: string]
  readonly light: string
}

export const EMBER: Palette = {
  air: ['#b4521f', '#4e1d12', '#130806'],
  matter: ['#5a2416', '#2f1410', '#120807'],
  floor: ['#6a2c18', '#1c0c09'],
  light: '#ff9c4d',
}
export const TORCH: Palette = {
  air: ['#8a5c30', '#40291b', '#120b08'],
  matter: ['#553822', '#33211a', '#140d0a'],
  floor: ['#5b3c26', '#1c120d'],
  light: '#ffb765',
}
export const MOON: Palette = {
  air: ['#7d9dbd', '#2f4865', '#0a111d'],
  matter: ['#3b5674', '#22344c', '#0c1420'],
  floor: ['#3f5a78', '#111b29'],
  light: '#bcd8f5',
}
export const MOSS: Palette = {
  air: ['#93a84a', '#3a4f27', '#0c130b'],
  matter: ['#435a2c', '#283a20', '#0e160d'],
  floor: ['#47592c', '#141c0f'],
  light: '#d8e87a',
}
export const FROST: Palette = {
  air: ['#d3eef5', '#5f9dbd', '#12283c'],
  matter: ['#7fb4cc', '#3d7492', '#153449'],
  floor: ['#b4dcea', '#3a6f8d'],
  light: '#eefcff',
}
export const DEEP: Palette = {
  air: ['#6cc7b8', '#1d6572', '#06202d'],
  matter: ['#2a7a80', '#14505d', '#072833'],
  floor: ['#3f8c83', '#0d3a44'],
  light: '#c6fff0',
}
export const ARCANE: Palette = {
  air: ['#9a6be0', '#40297a', '#110b24'],
  matter: ['#4e3390', '#2c1d58', '#120c26'],
  floor: ['#4d3488', '#150e2c'],
  light: '#d0b2ff',
}
export const VOID: Palette = {
  air: ['#a49ab0', '#4a4358', '#0e0c14'],
  matter: ['#5a5268', '#322d3e', '#100e16'],
  floor: ['#57506a', '#15121c'],
  light: '#e6dcf2',
}
export const DUSK: Palette = {
  air: ['#e5a660', '#7a4630', '#1d100d'],
  matter: ['#7c4a30', '#482a20', '#1b0f0c'],
  floor: ['#84502f', '#24130d'],
  light: '#ffd08a',
}
export const BONE: Palette = {
  air: ['#b9a98a', '#5a4d40', '#15110e'],
  matter: ['#6e604c', '#40372e', '#17130f'],
  floor: ['#75664f', '#1f1913'],
  light: '#f3e3bf',
}

interface Setting {
  readonly seed: number
  readonly palette: Palette
  readonly light?: Partial<Light>
  readonly horizon?: number
}
function lightOf({ palette, light }: Setting, x = 0, y = -8): Light {
  return {
    x,
    y,
    color: palette.light,
    reach: 62,
    strength: 0.55,
    ...light,
  }
}

/** A cave: rocks that hang and rise in three depths around a glow. */
export function cave(setting: Setting): Place {
  const { seed, palette, horizon = 24 } = setting
  const [far, middle, near] = palette.matter
  return {
    ground: { air: palette.air, floor: palette.floor, horizon },
    light: lightOf(setting),
    backdrop: [
      shape(ridge(seed, horizon + 2, 26, 17), far, 0.75),
      shape(stalactites(seed + 1, -62, 44, 19), far, 0.8),
      shape(ridge(seed + 2, horizon + 3, 15, 23), middle, 0.85),
      ...fog(seed + 3, horizon, palette.light, 0.13, 9),
    ],
    foreground: [
      shape(stalactites(seed + 4, -58, 26, 27), near),
      shape(mouth(seed + 5, 150, 76, 0.2), near, 0.85),
      shape(ridge(seed + 6, 66, 19, 30), near),
    ],
  }
}

/** The joints between flagstones. */
function paved(horizon: number, palette: Palette): readonly Layer[] {
  return [line(flags(horizon), palette.matter[2], 0.7, 0.5)]
}

/** A vaulted hall: a wall with pointed arches, columns beside the subject, flagstones. */
export function vault(setting: Setting): Place {
  const { seed, palette, horizon = 25 } = setting
  const [far, middle, near] = palette.matter
  const pillar = [far, middle, near] as const
  return {
    ground: { air: palette.air, floor: palette.floor, horizon },
    light: lightOf(setting),
    backdrop: [
      line(joints(seed, horizon), near, 0.7, 0.35),
      shape(stones(seed + 1, horizon, 0.1), near, 0.2),
      shape(arcade(horizon, 40, 62, 66), near, 0.62),
      shape(arcade(horizon, 34, 56, 66), palette.air[1], 0.55),
      ...[-33, 33].flatMap((x) => column(x, horizon + 3, 8, pillar, x < 0 ? 'right' : 'left')),
      ...[-99, 99].flatMap((x) => column(x, horizon + 4, 9, pillar, x < 0 ? 'right' : 'left')),
      ...fog(seed + 3, horizon, palette.light, 0.1, 8),
    ],
    floor: paved(horizon, palette),
    foreground: [
      ...[-168, 168].flatMap((x) =>
        column(x, 80, 22, [middle, near, near], x < 0 ? 'right' : 'left'),
      ),
    ],
  }
}

/** A wall of stone with joints, and a floor of flags; what hangs on it is for each scene to say. */
export function wall(setting: Setting): Place {
  const { seed, palette, horizon = 26 } = setting
  const [far, , near] = palette.matter
  return {
    ground: { air: palette.air, floor: palette.floor, horizon },
    light: lightOf(setting),
    backdrop: [
      shape(stones(seed + 1, horizon, 0.16), near, 0.22),
      shape(stones(seed + 2, horizon, 0.1), palette.light, 0.07),
      line(joints(seed, horizon), near, 0.9, 0.55),
      line(`M-270 ${horizon - 0.4}H270`, near, 2.4, 0.7),
      shape(`M-270 ${horizon - 4}H270V${horizon}H-270Z`, far, 0.4),
    ],
    floor: paved(horizon, palette),
    foreground: [],
  }
}

/** A crypt in moonlight: a high window, slanting beams, webs in the corners. */
export function crypt(setting: Setting): Place {
  const { palette } = setting
  const base = wall(setting)
  const [far, middle, near] = palette.matter
  const window = (x: number): readonly Layer[] => [
    shape(archway(x, -12, 19, 36), near, 0.9),
    shape(archway(x, -13.5, 15, 32), palette.light, 0.9),
    line(`M${x} -46V-13M${x - 7} -24H${x + 7}M${x - 7} -34H${x + 7}`, near, 1.1),
  ]
  return {
    ...base,
    backdrop: [
      ...base.backdrop,
      ...window(-34),
      ...window(34),
      ...column(-78, 28, 10, [far, middle, near], 'right'),
      ...column(78, 28, 10, [far, middle, near]),
      ...[-122, 122].flatMap(window),
      glow(-34, -28, 30, palette.light, 0.5),
      glow(34, -28, 30, palette.light, 0.5),
    ],
    foreground: [
      beam([-41, -27], [-14, 30], palette.light, 0.3, -46, 46),
      beam([27, 41], [-30, 14], palette.light, 0.16, -46, 46),
      line(cobweb(-72, -50, 34, -10, 100), palette.light, 0.35, 0.5),
      line(cobweb(72, -50, 34, 80, 190), palette.light, 0.35, 0.5),
    ],
  }
}

/** A frozen cavern: drifts, icicles, a pale sky. */
export function frozen(setting: Setting): Place {
  const { seed, palette, horizon = 22 } = setting
  const [far, middle, near] = palette.matter
  return {
    ground: { air: palette.air, floor: palette.floor, horizon },
    light: lightOf(setting),
    backdrop: [
      shape(ridge(seed, horizon, 52, 38), far, 0.5),
      shape(ridge(seed + 1, horizon, 34, 26), far, 0.85),
      shape(ridge(seed + 2, horizon + 2, 20, 18), middle, 0.7),
      ...fog(seed + 3, horizon, '#f2fcff', 0.25, 9),
    ],
    foreground: [
      shape(stalactites(seed + 4, -56, 30, 13), middle, 0.9),
      shape(stalactites(seed + 5, -60, 22, 21), near, 0.9),
      shape(drift(seed + 6, 50, 9, 46), '#dff2f8', 0.9),
      shape(drift(seed + 7, 58, 8, 60), '#a9cfe0'),
    ],
  }
}

/** A burning cavern: black rock, glowing cracks, a sea of fire behind. */
export function furnace(setting: Setting): Place {
  const { seed, palette, horizon = 22 } = setting
  const base = cave(setting)
  const clefts = cracks(seed + 8, horizon, 15)
  return {
    ...base,
    backdrop: [
      ...base.backdrop,
      glow(0, horizon, 150, '#ff6a1a', 0.55, 16),
      glow(0, horizon, 60, '#ffd06a', 0.6, 8),
    ],
    floor: [line(clefts, '#d8400f', 2, 0.45), line(clefts, '#ffb04a', 0.7, 0.9)],
    foreground: [...base.foreground, ...fog(seed + 9, 52, palette.light, 0.12, 10)],
  }
}

/** Under water: beams from the surface, rocks, and sand. */
export function reef(setting: Setting): Place {
  const { seed, palette, horizon = 26 } = setting
  const [far, middle, near] = palette.matter
  return {
    ground: { air: palette.air, floor: palette.floor, horizon },
    light: lightOf(setting, 0, -40),
    backdrop: [
      ...every(-4, 4, 1).map((n) =>
        beam([n * 26 - 7, n * 26 + 5], [n * 40 - 18, n * 40 + 12], palette.light, 0.28),
      ),
      shape(ridge(seed, horizon, 44, 34), far, 0.45),
      shape(ridge(seed + 1, horizon + 2, 24, 24), middle, 0.7),
    ],
    foreground: [
      shape(mouth(seed + 4, 160, 82, 0.2), near, 0.8),
      shape(ridge(seed + 5, 62, 16, 26), near, 0.95),
    ],
  }
}
