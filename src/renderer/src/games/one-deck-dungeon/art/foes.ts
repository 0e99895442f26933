/** The twelve foes of the encounter deck. */
import type { FOES } from '@shared/games/one-deck-dungeon'
import { banner, chain, circle, cobweb, roundArch, torch } from '@renderer/art/masonry'
import {
  BLAZE,
  BONES,
  CHITIN,
  FLAME,
  FLESH,
  FUR,
  GOBLIN,
  GOLD,
  ICE,
  LEATHER,
  NIGHT,
  PHANTASM,
  SLIME,
  SPIRIT,
  STEEL,
  WOOD,
  staged,
} from '@renderer/art/paints'
import {
  ARCANE,
  DUSK,
  EMBER,
  FROST,
  MOON,
  MOSS,
  VOID,
  cave,
  crypt,
  frozen,
  furnace,
  vault,
  wall,
} from '@renderer/art/places'
import { crystals, fog, motes } from '@renderer/art/rock'
import { figure, glow, line, shape, silhouette, type Scene } from '@renderer/art/scene'

type FoeId = (typeof FOES)[number]

const sewer = wall({ seed: 11, palette: MOSS, horizon: 27 })
const alley = wall({ seed: 71, palette: DUSK, horizon: 28, light: { x: -4, y: -14 } })

export const FOE_SCENES: Readonly<Record<FoeId, Scene>> = {
  'plague-rat': staged(
    sewer,
    [
      glow(0, 30, 70, '#c8e06a', 0.45, 9),
      silhouette('rat', -42, 19, 26, '#16200f', { flip: true }),
      silhouette('rat', 45, 21, 22, '#16200f'),
      silhouette('rat', -78, 24, 30, '#10180b'),
      silhouette('rat', 84, 23, 32, '#10180b', { flip: true }),
      figure('rat', 1, 8, 68, FUR, { rim: '#f2ff9c', shadow: true }),
    ],
    {
      behind: [
        shape(roundArch(0, 27, 74, 78), '#0b120a', 0.9),
        shape(roundArch(0, 27, 64, 71), '#5d7a34', 0.9),
        glow(0, 0, 46, '#e8f79a', 0.8),
        ...[-110, 110].map((x) => shape(roundArch(x, 27, 50, 56), '#0b120a', 0.8)),
      ],
      before: [
        silhouette('crossed-bones', -31, 41, 16, '#0f160b'),
        silhouette('death-skull', 36, 42, 12, '#0f160b'),
        ...fog(12, 46, '#a9c94e', 0.3, 9),
        motes(13, 60, '#e6ff8c', { y: 10, opacity: 0.8 }),
      ],
    },
  ),
  goblin: staged(cave({ seed: 21, palette: EMBER, light: { y: 4 } }), [
    silhouette('goblin', -54, 8, 40, '#2a120c', { turn: -6 }),
    silhouette('goblin', 66, 14, 34, '#2a120c', { turn: 5 }),
    silhouette('goblin', -112, 12, 44, '#200e09'),
    silhouette('goblin', 118, 10, 40, '#200e09'),
    glow(-61, 6, 3, '#ffd23c', 1),
    glow(-47, 6, 3, '#ffd23c', 1),
    glow(60, 12, 2.6, '#ffd23c', 1),
    glow(72, 12, 2.6, '#ffd23c', 1),
    figure('plain-dagger', 31, 10, 50, STEEL, { turn: 88, rim: '#ffd9a0' }),
    figure('goblin-head', -2, 2, 80, GOBLIN, {
      rim: '#ffcf8a',
      within: [
        [170, 205, 70, '#ff5a1a'],
        [342, 205, 70, '#ff5a1a'],
      ],
    }),
    motes(22, 46, '#ffc46a', { y: 10, spread: 50 }),
  ]),
  skeleton: staged(
    crypt({ seed: 31, palette: MOON }),
    [
      silhouette('tombstone', -58, 14, 32, '#16222f'),
      silhouette('hasty-grave', 58, 10, 36, '#16222f'),
      silhouette('tombstone', 106, 14, 36, '#101923'),
      silhouette('hasty-grave', -108, 10, 40, '#101923'),
      glow(0, 38, 46, '#0a1018', 0.9, 8),
      figure('skeleton', 0, -1, 92, BONES, {
        rim: '#e8f6ff',
        within: [
          [236, 52, 34, '#63d6ff'],
          [276, 52, 34, '#63d6ff'],
        ],
      }),
      figure('broadsword', 24, 5, 50, STEEL, { turn: -45, rim: '#ffffff' }),
    ],
    {
      before: [
        silhouette('raise-skeleton', -36, 35, 30, '#0c141d'),
        silhouette('raise-skeleton', 40, 38, 26, '#0c141d', { flip: true }),
        ...fog(33, 45, '#a9c8e6', 0.32, 9),
      ],
    },
  ),
  beetle: staged(
    cave({ seed: 41, palette: MOSS, light: { y: -14 } }),
    [
      silhouette('mushrooms-cluster', -56, 12, 46, '#22361c'),
      silhouette('mushrooms', 58, 14, 44, '#22361c'),
      glow(-56, 4, 24, '#8affd0', 0.4),
      glow(58, 4, 22, '#8affd0', 0.4),
      figure('scarab-beetle', 0, 1, 84, CHITIN, { rim: '#f4ffb0', shadow: true }),
    ],
    {
      before: [
        silhouette('fern', -74, 32, 54, '#0d160c', { turn: 20, flip: true }),
        silhouette('fern', 74, 32, 54, '#0d160c', { turn: -20 }),
        motes(42, 60, '#d9ff9c', { y: -4 }),
      ],
    },
  ),
  wraith: staged(
    crypt({ seed: 51, palette: MOON, light: { y: -10, strength: 0.7 } }),
    [
      silhouette('spectre', -60, -6, 44, '#8fc4e0', { opacity: 0.28 }),
      silhouette('spectre', 62, -10, 40, '#8fc4e0', { opacity: 0.22, flip: true }),
      glow(2, 2, 46, '#9fe6ff', 0.5),
      figure('spectre', 1, -2, 88, SPIRIT, { rim: '#ffffff', outline: '#12283c', opacity: 0.96 }),
    ],
    {
      before: [
        silhouette('candles', -34, 40, 24, '#0c141d'),
        glow(-34, 34, 14, '#ffcf7a', 0.8),
        silhouette('candles', 40, 40, 20, '#0c141d'),
        glow(40, 35, 12, '#ffcf7a', 0.8),
        ...fog(52, 44, '#bfe4f5', 0.4, 10),
      ],
    },
  ),
  shadow: staged(
    vault({ seed: 61, palette: VOID, light: { y: -6, strength: 0.85 } }),
    [
      silhouette('hooded-figure', -70, 6, 50, '#1d1926', { opacity: 0.8, flip: true }),
      silhouette('hooded-figure', 76, 6, 50, '#1d1926', { opacity: 0.8 }),
      glow(0, 40, 60, '#08060c', 1, 9),
      silhouette('shadow-grasp', -40, -12, 92, '#15111d', { flip: true, turn: -14, opacity: 0.75 }),
      silhouette('shadow-grasp', 42, -12, 92, '#15111d', { turn: 14, opacity: 0.75 }),
      glow(0, 6, 44, '#f3ecff', 0.6),
      figure('hood', 0, 6, 88, NIGHT, {
        rim: '#f6efff',
        outline: '#07060b',
        within: [
          [190, 262, 90, '#ff3a4c'],
          [322, 262, 90, '#ff3a4c'],
        ],
      }),
    ],
    { before: [...fog(62, 46, '#0b0910', 0.8, 11), ...fog(63, 40, '#c9bcda', 0.2, 8)] },
  ),
  bandit: staged(
    alley,
    [
      glow(0, 44, 60, '#1a0d08', 0.8, 9),
      figure('crossed-sabres', 0, 4, 94, STEEL, { rim: '#fff0cf' }),
      figure('bandit', 0, -6, 78, LEATHER, {
        rim: '#ffe0a8',
        within: [
          [205, 250, 44, '#fff2c0'],
          [307, 250, 44, '#fff2c0'],
        ],
      }),
    ],
    {
      behind: [
        shape(roundArch(0, 28, 80, 92), '#1f110c', 0.85),
        shape(roundArch(0, 28, 70, 86), '#c98a4e', 0.75),
        glow(0, -8, 50, '#ffe3a8', 0.9),
        ...torch(-54, -6),
        ...torch(54, -6),
        ...banner(-96, -48, 24, 54, ['#5a1c18', '#2b0d0b']),
        ...banner(96, -48, 24, 54, ['#5a1c18', '#2b0d0b']),
      ],
      before: [
        figure('coins-pile', -34, 40, 32, GOLD, { rim: '#fff6cc' }),
        figure('coins-pile', 38, 41, 28, GOLD, { rim: '#fff6cc', flip: true }),
      ],
    },
  ),
  'glooping-ooze': staged(
    cave({ seed: 81, palette: MOSS, light: { y: 0, strength: 0.7, color: '#d8ff6a' } }),
    [
      glow(0, 40, 64, '#b4f04a', 0.6, 10),
      silhouette('slime', -62, 16, 36, '#3f6a26', { opacity: 0.8 }),
      silhouette('slime', 66, 18, 32, '#3f6a26', { opacity: 0.8, flip: true }),
      silhouette('crossed-bones', 4, 26, 34, '#f4ffd0'),
      figure('slime', 0, 2, 86, SLIME, { rim: '#fbffd0', outline: '#142b12', opacity: 0.93 }),
    ],
    {
      before: [
        figure('dripping-goo', -46, -40, 40, SLIME, { outline: '#142b12' }),
        figure('dripping-goo', 50, -42, 34, SLIME, { outline: '#142b12', flip: true }),
        motes(82, 40, '#eaff9a', { y: 16, most: 1.6 }),
      ],
    },
  ),
  'ice-elemental': staged(
    frozen({ seed: 91, palette: FROST, light: { y: -16 } }),
    [
      ...crystals(92, -58, 32, 44, ['#f6fdff', '#a6dcf0', '#4f97bb']),
      ...crystals(93, 60, 32, 50, ['#f6fdff', '#a6dcf0', '#4f97bb']),
      glow(0, 42, 44, '#1d4a66', 0.7, 8),
      figure('ice-golem', 0, 0, 92, ICE, {
        rim: '#ffffff',
        outline: '#163c56',
        within: [[256, 120, 70, '#38c6ff']],
      }),
    ],
    { before: [motes(94, 80, '#ffffff', { most: 1.4, y: -6 })] },
  ),
  'fire-elemental': staged(
    furnace({ seed: 101, palette: EMBER, light: { y: 2, strength: 0.8, reach: 72 } }),
    [
      glow(0, 8, 50, '#ffdf8a', 0.8),
      silhouette('flame', -48, 14, 44, '#d1460f', { opacity: 0.7 }),
      silhouette('flame', 50, 16, 40, '#d1460f', { opacity: 0.7, flip: true }),
      figure('fire-silhouette', 0, -3, 94, FLAME, {
        rim: '#fffbe0',
        outline: '#5a1408',
        within: [[256, 300, 150, '#fff6c8']],
      }),
    ],
    {
      before: [
        figure('fire-wave', -44, 42, 34, BLAZE, { outline: '#3a0d06' }),
        figure('fire-wave', 46, 42, 34, BLAZE, { outline: '#3a0d06', flip: true }),
        motes(102, 80, '#ffd27a', { y: 0, spread: 55, most: 1.2 }),
      ],
    },
  ),
  ogre: staged(
    cave({ seed: 111, palette: EMBER, light: { x: -10, y: -12 } }),
    [
      silhouette('ribcage', -64, 10, 48, '#2a120c'),
      silhouette('ribcage', 70, 12, 44, '#2a120c', { flip: true }),
      figure('wood-club', 33, -4, 74, WOOD, { turn: -30, rim: '#ffd9a0' }),
      figure('ogre', -4, 4, 82, FLESH, { rim: '#ffdca8', shadow: true }),
    ],
    {
      before: [
        figure('death-skull', -40, 40, 18, BONES),
        figure('crossed-bones', 38, 42, 20, BONES),
        motes(112, 34, '#ffc46a', { y: 0 }),
      ],
    },
  ),
  phantom: staged(
    vault({ seed: 121, palette: ARCANE, light: { y: -8, strength: 0.75 } }),
    [
      line(circle(0, 38, 46), '#e2c8ff', 0.8, 0.8),
      glow(0, 36, 54, '#c79cff', 0.6, 12),
      silhouette('ghost', -40, -12, 52, '#d8b8ff', { opacity: 0.28, flip: true }),
      silhouette('ghost', 46, -10, 48, '#d8b8ff', { opacity: 0.22 }),
      figure('ghost', 0, -2, 84, PHANTASM, {
        rim: '#ffffff',
        outline: '#2a1656',
        opacity: 0.95,
      }),
    ],
    {
      before: [
        line(chain(-38, 12), '#0f0920', 1.1, 0.9),
        line(chain(40, -4), '#0f0920', 1.1, 0.9),
        line(cobweb(-70, -50, 30, -5, 95), '#d0b2ff', 0.35, 0.45),
        motes(122, 50, '#e6d0ff', { most: 1 }),
        ...fog(123, 46, '#a67ae8', 0.3, 10),
      ],
    },
  ),
}
