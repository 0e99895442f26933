/** The four levels: a stair out of the dark, with a lantern more at each, until it is day. */
import { archway, column } from '@renderer/art/masonry'
import { GOLD, staged } from '@renderer/art/paints'
import type { Palette } from '@renderer/art/places'
import { wall } from '@renderer/art/places'
import { motes } from '@renderer/art/rock'
import {
  beam,
  figure,
  glow,
  line,
  shape,
  silhouette,
  type Layer,
  type Scene,
} from '@renderer/art/scene'
import { at, every } from '@renderer/art/scatter'

const LEVEL_PICTURES = ['level-1', 'level-2', 'level-3', 'level-4'] as const
export type LevelPicture = (typeof LEVEL_PICTURES)[number]

/** The picture of a level; beyond the last it stays full day. */
export function levelPicture(level: number): LevelPicture {
  return LEVEL_PICTURES[Math.min(level, LEVEL_PICTURES.length) - 1] ?? 'level-1'
}

/** From night to full day. */
const HOURS: readonly Palette[] = [
  {
    air: ['#7a6a78', '#33304a', '#0c0c18'],
    matter: ['#453f58', '#2a2740', '#0e0d18'],
    floor: ['#4b4560', '#141321'],
    light: '#ffd9a0',
  },
  {
    air: ['#b0766a', '#4c3554', '#120d1c'],
    matter: ['#5c4258', '#372a45', '#130f1d'],
    floor: ['#634860', '#1a1424'],
    light: '#ffcf90',
  },
  {
    air: ['#eaa25a', '#7a4a4a', '#1c1018'],
    matter: ['#7a4e48', '#4a2f38', '#1a1016'],
    floor: ['#84564c', '#24161a'],
    light: '#ffdc9a',
  },
  {
    air: ['#fff0b8', '#d99a52', '#3a2018'],
    matter: ['#a8763f', '#6a4428', '#23140c'],
    floor: ['#b58448', '#3c2414'],
    light: '#fff6d0',
  },
]

function stair(n: number): string {
  const half = 40 - n * 4.6
  const y = 46 - n * 6.4
  return `M${at(-half)} ${at(y)}H${at(half)}V${at(y + 6.6)}H${at(-half)}Z`
}
function tread(n: number): string {
  const [half, next] = [40 - n * 4.6, 40 - (n + 1) * 4.6]
  const y = 46 - n * 6.4
  return `M${at(-half)} ${at(y)}L${at(-next)} ${at(y - 2)}H${at(next)}L${at(half)} ${at(y)}Z`
}

function lantern(x: number, y: number, size: number): readonly Layer[] {
  return [
    glow(x, y + size * 0.12, size * 1.5, '#ffcf7a', 0.75),
    figure('lantern-flame', x, y, size, GOLD, {
      rim: '#fff6cc',
      within: [[256, 300, 130, '#fff0b0']],
    }),
  ]
}
const PLACES = [
  [-33, 14],
  [33, 14],
  [-24, -10],
  [24, -10],
] as const

function level(number: 1 | 2 | 3 | 4): Scene {
  const palette = HOURS[number - 1] ?? HOURS[0]
  if (palette === undefined) throw new Error(`No hour for level ${number}`)
  const [far, middle, near] = palette.matter
  return staged(
    wall({
      seed: 700 + number,
      palette,
      horizon: 44,
      light: { y: -20, strength: 0.6 + number * 0.1 },
    }),
    [
      shape(archway(0, 12, 36, 60), palette.light),
      glow(0, -16, 30 + number * 6, '#fffbe6', 0.9),
      ...every(0, 6, 1).flatMap((n) => [
        shape(stair(6 - n), n % 2 === 0 ? middle : far),
        shape(tread(6 - n), palette.light, 0.2 + 0.05 * n),
      ]),
      ...PLACES.slice(0, number).flatMap(([x, y]) => lantern(x, y, y > 0 ? 20 : 16)),
      glow(0, 26 - number * 6.4, 14, near, 0.8, 3),
      silhouette('swordwoman', 0, 14 - number * 6.4, 26 - number * 1.5, near),
    ],
    {
      behind: [
        shape(archway(0, 46, 92, 108), near, 0.6),
        shape(archway(0, 14, 44, 66), near),
        ...[-60, 60].flatMap((x) =>
          column(x, 46, 14, [far, middle, near], x < 0 ? 'right' : 'left'),
        ),
        ...[-128, 128].flatMap((x) =>
          column(x, 46, 16, [far, middle, near], x < 0 ? 'right' : 'left'),
        ),
      ],
      before: [
        beam([-14, 14], [-44, 44], palette.light, 0.22 + number * 0.05, -46, 50),
        ...(number === 4 ? [silhouette('laurels', 0, -14, 64, '#fff3c0', { opacity: 0.5 })] : []),
        motes(710 + number, 30 + number * 10, palette.light, {}),
        line('M-270 46.5H270', near, 1.4, 0.8),
      ],
    },
  )
}

export const LEVEL_SCENES: Readonly<Record<LevelPicture, Scene>> = {
  'level-1': level(1),
  'level-2': level(2),
  'level-3': level(3),
  'level-4': level(4),
}
