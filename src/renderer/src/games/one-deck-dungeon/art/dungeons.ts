/** The five dungeons, seen on arrival. */
import type { DungeonId } from '@shared/games/one-deck-dungeon'
import { archway, torch } from '@renderer/art/masonry'
import {
  CORAL,
  SCALES,
  SEA_SCALES,
  SNOW_FUR,
  BONES,
  FUR,
  STONE,
  staged,
} from '@renderer/art/paints'
import {
  ARCANE,
  DEEP,
  EMBER,
  FROST,
  TORCH,
  reef,
  wall,
  type Palette,
  type Place,
} from '@renderer/art/places'
import { drift, fog, motes, ridge, weeds } from '@renderer/art/rock'
import { figure, glow, line, shape, silhouette, type Light, type Scene } from '@renderer/art/scene'

/** Open country before a dungeon: sky, mountains in three depths, and the ground one stands on. */
function country(seed: number, palette: Palette, light: Partial<Light>, horizon = 22): Place {
  const [far, middle, near] = palette.matter
  return {
    ground: { air: palette.air, floor: palette.floor, horizon },
    light: { x: 0, y: -10, color: palette.light, reach: 60, strength: 0.6, ...light },
    backdrop: [
      shape(ridge(seed, horizon, 44, 46), far, 0.6),
      shape(ridge(seed + 1, horizon, 26, 30), middle, 0.8),
      ...fog(seed + 2, horizon, palette.light, 0.16, 8),
    ],
    foreground: [shape(ridge(seed + 3, 60, 18, 26), near)],
  }
}

function corridor(n: number): string {
  const share = 1 / (1 + n * 0.75)
  const [x, y] = [46 * share, 54 * share]
  return `M${-x} ${y}V${-y * 0.6}Q0 ${-y * 1.25} ${x} ${-y * 0.6}V${y}Z`
}

export const DUNGEON_SCENES: Readonly<Record<DungeonId, Scene>> = {
  'dragons-cave': staged(
    country(501, EMBER, { y: 8, strength: 0.8 }),
    [
      shape('M-130 60L-74 8L-58 14L-30 -34L-12 -24L4 -44L26 -18L40 -22L74 20L130 60Z', '#2a100b'),
      shape('M4 -44L26 -18L40 -22L74 20L130 60H40L20 10Z', '#431a10'),
      shape(archway(0, 42, 46, 46), '#0f0504'),
      shape(archway(0, 42, 38, 41), '#ff9a3c'),
      glow(0, 26, 46, '#ffb84a', 0.9),
      glow(0, 36, 22, '#fff0b0', 0.9),
      figure('spiked-dragon-head', 0, 24, 34, SCALES, {
        rim: '#ffd98a',
        within: [[256, 200, 60, '#ffe14a']],
      }),
      silhouette('wyvern', -34, -34, 26, '#1a0806'),
      silhouette('wyvern', 52, -30, 16, '#1a0806', { flip: true }),
    ],
    {
      before: [
        motes(502, 60, '#ffcf7a', { y: 0 }),
        silhouette('death-skull', -30, 44, 12, '#0d0504'),
      ],
    },
  ),
  'hydras-reef': staged(
    reef({ seed: 511, palette: DEEP, light: { y: -30, strength: 0.8 } }),
    [
      shape(archway(0, 40, 62, 66), '#072833'),
      shape(archway(0, 40, 50, 58), '#7fe0c8'),
      glow(0, 8, 40, '#d8fff0', 0.9),
      figure('hydra', 0, 8, 50, SEA_SCALES, { rim: '#f0fff2', outline: '#04202a' }),
      figure('coral', -38, 20, 44, CORAL, { outline: '#062530' }),
      figure('coral', 40, 24, 38, CORAL, { outline: '#062530', flip: true }),
      figure('sea-star', -22, 40, 14, CORAL, { turn: 20, outline: '#062530' }),
    ],
    {
      before: [
        shape(weeds(512, -140, -46, 60, 70, 10), '#08303a'),
        shape(weeds(513, 50, 140, 60, 66, 10), '#08303a'),
        silhouette('school-of-fish', -88, -14, 40, '#0f4c58'),
        silhouette('school-of-fish', 90, -24, 34, '#0f4c58', { flip: true }),
        motes(514, 50, '#e6fff6', { most: 1.8, opacity: 0.6 }),
      ],
    },
  ),
  'yetis-cavern': staged(
    country(521, FROST, { x: 18, y: -30, strength: 0.8 }),
    [
      shape('M-120 60L-46 -30L-30 -16L-4 -48L30 -8L44 -14L120 60Z', '#5d9cbc'),
      shape('M-4 -48L30 -8L44 -14L120 60H30L10 0Z', '#35708f'),
      shape(
        'M-46 -30L-58 -16L-46 -19L-40 -12L-30 -16ZM-4 -48L-20 -30L-8 -32L0 -22L8 -30L16 -24Z',
        '#ffffff',
      ),
      shape(archway(0, 42, 44, 42), '#133247'),
      shape(archway(0, 42, 36, 37), '#0a1d2c'),
      glow(-5, 24, 3.5, '#ff6a5a', 1),
      glow(5, 24, 3.5, '#ff6a5a', 1),
      figure('sasquatch', 34, 22, 34, SNOW_FUR, { rim: '#ffffff', outline: '#163c56' }),
      line('M-18 42L-15 30M-9 42L-8 34M8 42L9 33M17 42L15 29', '#dff4fb', 1.6),
    ],
    {
      before: [
        shape(drift(522, 46, 8), '#e6f5fa'),
        motes(523, 120, '#ffffff', { most: 1.5, spread: 75 }),
      ],
    },
  ),
  'lichs-tomb': staged(
    country(531, ARCANE, { x: 24, y: -28, strength: 0.7 }, 28),
    [
      glow(26, -28, 24, '#f4eaff', 1),
      shape('M38 -28a12 12 0 1 1 -24 0a12 12 0 1 1 24 0Z', '#f6efff'),
      silhouette('dead-wood', -40, 6, 62, '#120a26'),
      shape('M-34 44V-6L0 -30L34 -6V44Z', '#3a2870'),
      shape('M0 -30L34 -6V44H0Z', '#281a52'),
      shape('M-38 -4L0 -34L38 -4L34 0L0 -27L-34 0Z', '#5b43a0'),
      shape(archway(0, 44, 32, 42), '#0d0720'),
      glow(0, 30, 24, '#5affb0', 0.75),
      figure('crowned-skull', 0, 24, 26, BONES, {
        rim: '#d8ffea',
        outline: '#0d0720',
        within: [
          [190, 300, 80, '#5affb0'],
          [322, 300, 80, '#5affb0'],
        ],
      }),
      silhouette('graveyard', 62, 26, 44, '#160d2e'),
      silhouette('graveyard', -86, 28, 50, '#160d2e'),
      silhouette('moon-bats', -18, -36, 18, '#160d2e'),
    ],
    { before: [...fog(532, 48, '#a98be6', 0.4, 9), motes(533, 40, '#c8ffe6', {})] },
  ),
  'minotaurs-maze': staged(
    wall({ seed: 541, palette: TORCH, horizon: 34, light: { y: -4, strength: 0.7 } }),
    [
      ...[0, 1, 2, 3, 4].flatMap((n) => [
        shape(corridor(n), ['#6b4a2e', '#563a24', '#8a5a30', '#b97a3a', '#f2b45e'][n] ?? '#f2b45e'),
        line(corridor(n), '#1a0f09', 1.6 - n * 0.2, 0.9),
      ]),
      glow(0, 2, 18, '#ffe6a8', 1),
      figure('minotaur', 0, 4, 26, FUR, { rim: '#fff0c8', outline: '#140b06' }),
      figure('bull-horns', 0, -36, 40, STONE, { rim: '#ffe3b0' }),
      ...torch(-36, 2, 1),
      ...torch(36, 2, 1),
    ],
    { before: [silhouette('death-skull', -26, 44, 12, '#120b08'), motes(542, 30, '#ffd9a0', {})] },
  ),
}
