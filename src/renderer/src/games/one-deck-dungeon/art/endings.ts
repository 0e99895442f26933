/** How a game ends: out of the gate into the morning, or in the dark with the light gone out. */
import { column } from '@renderer/art/masonry'
import { GOLD, IRON, STEEL, STONE, staged } from '@renderer/art/paints'
import { crypt, type Palette } from '@renderer/art/places'
import { fog, motes, ridge } from '@renderer/art/rock'
import { beam, figure, glow, line, shape, silhouette, type Scene } from '@renderer/art/scene'
import { every } from '@renderer/art/scatter'

export type EndingPicture = 'victory' | 'defeat'

const DAWN: Palette = {
  air: ['#fff3c4', '#f2b765', '#7d5a78'],
  matter: ['#c08a6c', '#8a5c5e', '#33202e'],
  floor: ['#b98a58', '#4a2c26'],
  light: '#fff6d4',
}
const ASHES: Palette = {
  air: ['#3d4657', '#1a1f2b', '#06080d'],
  matter: ['#353d4c', '#1f2530', '#090b11'],
  floor: ['#2c333f', '#0b0d13'],
  light: '#93a7c4',
}

/** Rays of the rising sun, every other one fainter. */
const RAYS = every(-5, 5, 1).map((n) =>
  beam(
    [n * 5 - 2, n * 5 + 2],
    [n * 46 - 15, n * 46 + 15],
    '#fff8dc',
    n % 2 === 0 ? 0.34 : 0.2,
    4,
    -90,
  ),
)

export const ENDING_SCENES: Readonly<Record<EndingPicture, Scene>> = {
  victory: staged(
    {
      ground: { air: DAWN.air, floor: DAWN.floor, horizon: 20 },
      light: { x: 0, y: -2, color: DAWN.light, reach: 90, strength: 0.9 },
      backdrop: [
        ...RAYS,
        shape(ridge(811, 20, 34, 44), DAWN.matter[0], 0.6),
        shape(ridge(812, 21, 20, 30), DAWN.matter[1], 0.7),
        ...fog(813, 18, DAWN.light, 0.2, 9),
      ],
      foreground: [
        ...[-118, 118].flatMap((x) =>
          column(x, 62, 22, [DAWN.matter[1], '#5a3c44', DAWN.matter[2]], x < 0 ? 'right' : 'left'),
        ),
        shape(ridge(814, 66, 12, 30), DAWN.matter[2]),
      ],
    },
    [
      glow(0, -4, 46, '#fffbe8', 0.95),
      silhouette('laurels', 0, -8, 92, '#fff7d6', { opacity: 0.85 }),
      shape('M-96 60Q-40 22 0 21Q40 22 96 60Z', '#3a2430'),
      line('M-96 60Q-40 22 0 21Q40 22 96 60', '#ffe6a6', 1.1, 0.8),
      figure('broadsword', 0, -6, 54, GOLD, { turn: 135, rim: '#fffbe0', outline: '#3b2410' }),
      figure('templar-shield', 0, 12, 24, STEEL, { rim: '#ffffff', outline: '#2a2430' }),
    ],
    { before: [motes(815, 90, '#fff3c0', {})] },
  ),
  defeat: staged(
    crypt({ seed: 821, palette: ASHES, horizon: 26, light: { y: -34, strength: 0.35 } }),
    [
      silhouette('death-skull', 0, -20, 74, '#9db2d2', { opacity: 0.16 }),
      shape('M-92 64Q-44 36 -8 35Q36 34 92 64Z', '#0a0c12'),
      figure('tombstone', -30, 20, 38, STONE, { rim: '#c8d4e6', outline: '#07080c' }),
      figure('broadsword', 8, 18, 46, IRON, { turn: -45, rim: '#dfe8f5', outline: '#07080c' }),
      figure('visored-helm', 36, 30, 22, IRON, { turn: 24, rim: '#c8d4e6', outline: '#07080c' }),
      glow(60, 34, 11, '#ff9a4a', 0.35),
      silhouette('candles', 60, 32, 20, '#11141c'),
    ],
    {
      before: [
        ...fog(822, 40, ASHES.light, 0.16, 10),
        silhouette('shadow-grasp', -74, 34, 54, '#04050a', { opacity: 0.9 }),
        silhouette('shadow-grasp', 96, 40, 46, '#04050a', { opacity: 0.9, flip: true }),
        motes(823, 36, '#8f9fb8', {}),
      ],
    },
  ),
}
