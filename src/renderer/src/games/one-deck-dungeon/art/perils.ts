/** The ten perils of the encounter deck. */
import type { PERILS } from '@shared/games/one-deck-dungeon'
import { archway, chain, circle, column, torch } from '@renderer/art/masonry'
import {
  BLAZE,
  BONES,
  FLAME,
  GOLD,
  IRON,
  RUNE,
  SLATE,
  STEEL,
  STONE,
  WOOD,
  staged,
} from '@renderer/art/paints'
import {
  ARCANE,
  BONE,
  DUSK,
  EMBER,
  MOON,
  MOSS,
  TORCH,
  cave,
  vault,
  wall,
} from '@renderer/art/places'
import { fog, motes } from '@renderer/art/rock'
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

type PerilId = (typeof PERILS)[number]

const hall = { seed: 201, palette: TORCH, horizon: 26, light: { y: -6 } }
const gate = { seed: 261, palette: TORCH, horizon: 30, light: { y: -30, strength: 0.3 } }

/** A lattice of six-cornered cells. */
function cells(size: number): string {
  return every(-9, 9, 1)
    .flatMap((row) =>
      every(-9, 9, 1).map((lane) => {
        const x = (lane + (row % 2 === 0 ? 0 : 0.5)) * size * 1.732
        const y = row * size * 1.5
        const corners = every(0, 5, 1).map((n) => {
          const angle = ((60 * n - 30) * Math.PI) / 180
          return `${at(x + Math.cos(angle) * size)} ${at(y + Math.sin(angle) * size)}`
        })
        return `M${corners.join('L')}Z`
      }),
    )
    .join('')
}

/** A spike of steel, lit from above on its left. */
function spike(x: number, foot: number, wide: number, tall: number): readonly Layer[] {
  return [
    shape(`M${x - wide} ${foot}L${x} ${foot - tall}L${x + wide} ${foot}Z`, '#3a4654'),
    shape(`M${x - wide} ${foot}L${x} ${foot - tall}L${x - wide * 0.15} ${foot}Z`, '#dfe9f2'),
    glow(x, foot, wide * 1.6, '#05080c', 0.9, wide),
  ]
}

export const PERIL_SCENES: Readonly<Record<PerilId, Scene>> = {
  'arrow-wall': staged(
    wall(hall),
    [
      glow(2, 42, 50, '#120b08', 0.8, 7),
      line('M-46 -30L-36 -20M2 -44L10 -36M6 4L14 12', '#ffe6b8', 0.9, 0.5),
      figure('broadhead-arrow', 26, -20, 44, STEEL, { rim: '#ffe6b8' }),
      figure('broadhead-arrow', 31, 25, 40, STEEL, { rim: '#ffe6b8' }),
      figure('broadhead-arrow', -12, 2, 66, STEEL, { rim: '#fff0d0' }),
    ],
    {
      behind: every(-5, 5, 1).flatMap((n) => [
        shape(`M${n * 24 - 3} -34h6v14h-6Z`, '#0a0604', 0.95),
        shape(`M${n * 24 + 9} -8h6v14h-6Z`, '#0a0604', 0.95),
      ]),
      before: [
        ...torch(-62, -14),
        ...torch(62, -14),
        silhouette('death-skull', -34, 42, 13, '#120b08'),
        motes(202, 26, '#ffd9a0', {}),
      ],
    },
  ),
  'bear-traps': staged(
    cave({ seed: 211, palette: MOSS, light: { y: -22 } }),
    [
      silhouette('wolf-trap', -58, 22, 34, '#1a2812'),
      silhouette('wolf-trap', 62, 20, 30, '#1a2812'),
      glow(0, 34, 54, '#0c130a', 0.9, 9),
      figure('wolf-trap', 0, 10, 84, IRON, { rim: '#f2ffc0' }),
    ],
    {
      before: [
        silhouette('fern', -64, 36, 50, '#0d160c', { turn: 15, flip: true }),
        silhouette('fern', 66, 36, 50, '#0d160c', { turn: -15 }),
        beam([-16, -6], [-30, 14], '#e8f79a', 0.25),
        motes(212, 40, '#e6ffb0', {}),
      ],
    },
  ),
  boulder: staged(
    cave({ seed: 221, palette: DUSK, light: { x: 26, y: -26 } }),
    [
      shape('M-270 170V60L-60 44L60 4L270 -40V170Z', '#4a2c20'),
      shape('M-270 170V64L-60 48L60 8L270 -36V170Z', '#2e1a13'),
      ...every(0, 3, 1).map((n) =>
        line(`M${24 + n * 9} ${-34 + n * 10}l26 -12`, '#ffe0b0', 1.2, 0.5),
      ),
      glow(-4, 32, 40, '#160b07', 0.9, 9),
      figure('stone-sphere', -4, -2, 70, STONE, { rim: '#fff0d0' }),
      silhouette('run', -44, 27, 28, '#160b07', { flip: true }),
    ],
    {
      before: [
        ...fog(222, 36, '#d9a878', 0.4, 12),
        motes(223, 50, '#f2cf9c', { y: 20, most: 1.8 }),
      ],
    },
  ),
  'cave-in': staged(
    cave({ seed: 231, palette: BONE, light: { x: 6, y: -40, strength: 0.8 } }),
    [
      beam([-8, 20], [-40, 44], '#fff2cf', 0.45),
      figure('rock', -26, -26, 24, STONE, { turn: 30 }),
      figure('rock', 22, -30, 30, STONE, { turn: -50, rim: '#fff6dc' }),
      figure('rock', 2, -2, 34, STONE, { turn: 80, rim: '#fff6dc' }),
      figure('rock', 44, 0, 20, STONE, { turn: 140 }),
      figure('rock', -50, 4, 18, STONE, { turn: 10 }),
      figure('wood-beam', -20, 24, 50, WOOD, { turn: 24 }),
      figure('stone-pile', 14, 28, 62, STONE, { rim: '#fff6dc' }),
    ],
    { before: [...fog(232, 34, '#e6d6b4', 0.4, 14), motes(233, 70, '#f6e8c8', { most: 1.6 })] },
  ),
  'flame-statues': staged(
    vault({ seed: 241, palette: EMBER, light: { y: 4, strength: 0.8 } }),
    [
      glow(0, 12, 52, '#ffd27a', 0.8),
      figure('flame', 0, 10, 62, FLAME, { outline: '#5a1408', rim: '#fffbe0' }),
      figure('stone-bust', -37, 2, 66, SLATE, { rim: '#ffb86a' }),
      figure('stone-bust', 37, 2, 66, SLATE, { rim: '#ffb86a', flip: true }),
      glow(-37, -22, 9, '#ff7a2a', 0.95),
      glow(37, -22, 9, '#ff7a2a', 0.95),
    ],
    {
      before: [
        figure('fire-wave', -14, 38, 26, BLAZE, { outline: '#3a0d06' }),
        figure('fire-wave', 14, 38, 26, BLAZE, { outline: '#3a0d06', flip: true }),
        motes(242, 60, '#ffd27a', {}),
      ],
    },
  ),
  'force-wall': staged(
    vault({ seed: 251, palette: ARCANE, light: { strength: 0.8 } }),
    [
      silhouette('doorway', 0, 2, 58, '#160d2e', { opacity: 0.9 }),
      shape(cells(9.2), '#b890ff', 0.1),
      line(cells(8.6), '#e6d4ff', 0.9, 0.75),
      glow(-12, -10, 34, '#f4eaff', 0.6),
      glow(20, 14, 26, '#c79cff', 0.6),
      figure('magic-shield', 0, 0, 50, RUNE, { rim: '#ffffff', opacity: 0.92 }),
    ],
    { before: [line(circle(0, 42, 52), '#e2c8ff', 0.8, 0.7), motes(252, 60, '#eadcff', {})] },
  ),
  'locked-door': staged(
    wall(gate),
    [
      line('M-35 -20Q-14 2 0 0Q14 2 35 -20', '#0d0906', 4.6),
      line('M-35 -20Q-14 2 0 0Q14 2 35 -20', '#9aa1a8', 2.6),
      line('M-35 -20Q-14 2 0 0Q14 2 35 -20', '#3b4046', 0.9),
      figure('padlock', 0, 8, 46, GOLD, { rim: '#fff6cc' }),
    ],
    {
      behind: [
        shape(archway(0, 30, 78, 86), '#120b07'),
        shape(archway(0, 30, 70, 80), '#6d4526'),
        line('M-23 30V-30M-11.5 30V-42M0 30V-49M11.5 30V-42M23 30V-30', '#36200f', 1.4),
        shape('M-35 -14H35V-7H-35Z', '#2a2520'),
        shape('M-35 16H35V23H-35Z', '#2a2520'),
        ...every(-3, 3, 1).flatMap((n) => [
          glow(n * 10, -10.5, 1.6, '#d8cdb8', 1),
          glow(n * 10, 19.5, 1.6, '#d8cdb8', 1),
        ]),
        ...torch(-54, -10),
        ...torch(54, -10),
        ...[-112, 112].flatMap((x) => column(x, 31, 12, ['#6a4a2c', '#3d291a', '#170e09'])),
      ],
      before: [motes(262, 24, '#ffd9a0', {})],
    },
  ),
  'pit-of-spikes': staged(
    wall({ ...hall, seed: 271, horizon: -6, palette: MOON }),
    [
      shape('M-70 44L-42 2H42L70 44Z', '#0a1018'),
      shape('M-62 44L-38 6H38L62 44Z', '#020407'),
      glow(0, 30, 50, '#c43a2a', 0.35, 16),
      ...every(-3, 3, 1).flatMap((n) => spike(n * 11, 26, 5, 26)),
      figure('death-skull', -26, 30, 13, BONES),
      ...every(-3, 2, 1).flatMap((n) => spike(n * 14 + 7, 44, 7, 40)),
      figure('ribcage', 26, 35, 17, BONES),
    ],
    {
      before: [
        shape('M-270 170V46H-70L-62 43H62L70 46H270V170Z', '#2a3d54'),
        line(
          'M-270 62H270M-270 84H270M-20 46L-34 120M20 46L34 120M-62 46L-100 120M62 46L100 120',
          '#142030',
          1,
          0.8,
        ),
        line('M-270 46H-70M70 46H270', '#7d9dbd', 0.8, 0.6),
        beam([-20, 20], [-44, 44], '#dcecff', 0.22, -170, 40),
        motes(272, 30, '#cfe4fa', {}),
      ],
    },
  ),
  'rune-puzzle': staged(
    cave({ seed: 281, palette: ARCANE, light: { strength: 0.8 } }),
    [
      line(circle(0, 36, 50), '#f0deff', 1, 0.9),
      glow(0, 36, 60, '#b88aff', 0.7, 12),
      silhouette('menhir', -60, 8, 54, '#1d1240'),
      silhouette('menhir', 62, 8, 54, '#1d1240', { flip: true }),
      figure('stone-tablet', -34, -18, 30, SLATE, { turn: -14, rim: '#e6d0ff' }),
      figure('broken-tablet', 35, -16, 30, SLATE, { turn: 12, rim: '#e6d0ff' }),
      figure('rune-stone', 0, 0, 62, SLATE, {
        rim: '#f6ecff',
        within: [[256, 256, 210, '#b46aff']],
      }),
    ],
    { before: [motes(282, 70, '#eadcff', {}), ...fog(283, 46, '#8f62e0', 0.3, 9)] },
  ),
  'spiked-log': staged(
    vault({ seed: 291, palette: TORCH, light: { y: -14 } }),
    [
      line(chain(-36.5, -34, 8), '#120b07', 3.4),
      line(chain(36.5, -34, 8), '#120b07', 3.4),
      line('M-44 -26Q0 -44 44 -26', '#ffe0b0', 0.8, 0.4),
      line('M-48 -18Q0 -36 48 -18', '#ffe0b0', 0.8, 0.25),
      figure('spiked-trunk', 0, 4, 100, WOOD, { rim: '#ffe3b0' }),
    ],
    {
      before: [
        glow(0, 44, 60, '#0c0705', 0.9, 7),
        silhouette('sprint', -34, 33, 26, '#0f0906'),
        motes(292, 26, '#ffd9a0', {}),
      ],
    },
  ),
}
