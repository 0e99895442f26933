/** The five bosses, each in the last chamber of its dungeon. */
import type { BossId } from '@shared/games/one-deck-dungeon'
import { chain, circle, torch } from '@renderer/art/masonry'
import {
  BONES,
  FLAME,
  FUR,
  GOLD,
  SCALES,
  SEA_SCALES,
  SNOW_FUR,
  STEEL,
  staged,
} from '@renderer/art/paints'
import {
  ARCANE,
  DEEP,
  EMBER,
  FROST,
  TORCH,
  crypt,
  frozen,
  furnace,
  reef,
  vault,
} from '@renderer/art/places'
import { crystals, fog, motes, weeds } from '@renderer/art/rock'
import { figure, glow, line, shape, silhouette, type Scene } from '@renderer/art/scene'

export const BOSS_SCENES: Readonly<Record<BossId, Scene>> = {
  dragon: staged(
    furnace({ seed: 301, palette: EMBER, light: { x: -14, y: 0, strength: 0.85, reach: 75 } }),
    [
      silhouette('bat-wing', 38, -16, 70, '#260c08', { turn: 12 }),
      silhouette('bat-wing', -52, -18, 64, '#260c08', { flip: true, turn: -8 }),
      glow(-34, 6, 34, '#ffdf8a', 0.9),
      figure('flame', -39, 14, 34, FLAME, { turn: -62, outline: '#5a1408', rim: '#fffbe0' }),
      figure('spiked-dragon-head', 8, -3, 88, SCALES, {
        rim: '#ffd98a',
        flip: true,
        within: [[256, 200, 60, '#ffe14a']],
      }),
    ],
    {
      before: [
        figure('coins-pile', -30, 42, 40, GOLD, { rim: '#fff6cc' }),
        figure('coins-pile', 34, 43, 44, GOLD, { rim: '#fff6cc', flip: true }),
        figure('open-treasure-chest', 82, 32, 40, GOLD, { rim: '#fff6cc' }),
        figure('coins-pile', -84, 40, 50, GOLD, { rim: '#fff6cc' }),
        motes(302, 80, '#ffd27a', { most: 1.2 }),
      ],
    },
  ),
  hydra: staged(
    reef({ seed: 311, palette: DEEP, light: { y: -34, strength: 0.8 } }),
    [
      silhouette('sea-serpent', -58, 0, 66, '#0c3a44', { opacity: 0.9 }),
      silhouette('sea-serpent', 60, 0, 66, '#0c3a44', { flip: true, opacity: 0.9 }),
      glow(0, 4, 50, '#9ff0d8', 0.5),
      figure('hydra', 2, -4, 92, SEA_SCALES, {
        rim: '#f0fff2',
        outline: '#04202a',
      }),
    ],
    {
      before: [
        shape(
          'M-270 170V4L-92 -8L-66 4L-52 -6L-38 20L-30 16L-20 34L0 32L18 44L60 40L270 62V170Z',
          '#0a3a44',
        ),
        shape('M-270 170V24L-96 6L-64 18L-50 10L-40 34L-22 44L20 54L270 70V170Z', '#06262f'),
        shape(weeds(312, -130, -40, 62, 60, 9), '#08303a'),
        shape(weeds(313, 44, 130, 62, 60, 9), '#08303a'),
        silhouette('coral', -44, 36, 36, '#0a3038'),
        silhouette('coral', 48, 38, 34, '#0a3038', { flip: true }),
        motes(314, 50, '#e6fff6', { most: 1.8, opacity: 0.6 }),
      ],
    },
  ),
  yeti: staged(
    frozen({ seed: 321, palette: FROST, light: { y: -20, strength: 0.75 } }),
    [
      ...crystals(322, -70, 34, 46, ['#f6fdff', '#a6dcf0', '#4f97bb']),
      ...crystals(323, 74, 34, 52, ['#f6fdff', '#a6dcf0', '#4f97bb']),
      glow(0, 40, 54, '#173d58', 0.8, 9),
      figure('sasquatch', 0, 0, 94, SNOW_FUR, {
        rim: '#ffffff',
        outline: '#12334a',
        within: [[312, 76, 60, '#ff3a2a']],
      }),
    ],
    {
      before: [
        silhouette('ribcage', -40, 40, 24, '#2c5f7d'),
        silhouette('death-skull', 42, 42, 14, '#2c5f7d'),
        motes(324, 120, '#ffffff', { most: 1.6, spread: 75 }),
      ],
    },
  ),
  lich: staged(
    crypt({ seed: 331, palette: ARCANE, light: { y: -6, strength: 0.85 } }),
    [
      line(circle(0, 42, 56), '#e2c8ff', 0.9, 0.8),
      glow(0, 40, 64, '#9a5cff', 0.6, 12),
      silhouette('stone-throne', 0, -6, 96, '#150c2c', { opacity: 0.95 }),
      figure('skeletal-hand', -37, 12, 40, BONES, { turn: -24, rim: '#e6d0ff' }),
      figure('skeletal-hand', 37, 12, 40, BONES, { turn: 24, flip: true, rim: '#e6d0ff' }),
      glow(-38, 0, 20, '#8affc8', 0.8),
      glow(38, 0, 20, '#8affc8', 0.8),
      figure('crowned-skull', 0, -3, 78, BONES, {
        rim: '#f4e8ff',
        outline: '#150a2c',
        within: [
          [190, 300, 70, '#5affb0'],
          [322, 300, 70, '#5affb0'],
        ],
      }),
    ],
    {
      before: [
        silhouette('candle-skull', -64, 34, 34, '#0d0720'),
        silhouette('candle-skull', 66, 34, 34, '#0d0720', { flip: true }),
        glow(-64, 22, 14, '#a8ffd8', 0.8),
        glow(66, 22, 14, '#a8ffd8', 0.8),
        motes(332, 60, '#c8ffe6', {}),
        ...fog(333, 48, '#7f5ad0', 0.35, 10),
      ],
    },
  ),
  minotaur: staged(
    vault({ seed: 341, palette: TORCH, light: { y: -6, strength: 0.8 } }),
    [
      glow(0, 44, 60, '#0f0906', 0.9, 9),
      figure('battle-axe', -32, 2, 72, STEEL, { turn: -38, rim: '#ffe0b0' }),
      figure('battle-axe', 32, 2, 72, STEEL, { turn: 38, flip: true, rim: '#ffe0b0' }),
      figure('minotaur', 0, 0, 86, FUR, {
        rim: '#ffd9a0',
        within: [
          [226, 150, 40, '#ff4a1a'],
          [286, 150, 40, '#ff4a1a'],
        ],
      }),
    ],
    {
      behind: [...torch(-66, -10, 1.2), ...torch(66, -10, 1.2)],
      before: [
        line(chain(-46, 4), '#0f0906', 1.6),
        line(chain(48, -10), '#0f0906', 1.6),
        silhouette('death-skull', -36, 42, 14, '#0f0906'),
        silhouette('crossed-bones', 38, 43, 18, '#0f0906'),
        motes(342, 40, '#ffcf8a', {}),
      ],
    },
  ),
}
