/** The five heroes, each where it is at home. */
import type { HeroId } from '@shared/games/one-deck-dungeon'
import { archway, banner, circle, column } from '@renderer/art/masonry'
import { FLESH, STEEL, AZURE, WOOD, staged } from '@renderer/art/paints'
import { ARCANE, BONE, DUSK, cave, vault, wall, type Palette } from '@renderer/art/places'
import { motes } from '@renderer/art/rock'
import { beam, figure, glow, line, shape, silhouette, type Scene } from '@renderer/art/scene'

/** A wood at the edge of day, for who comes from outside. */
const WOODS: Palette = {
  air: ['#eaf2a0', '#5f8a4a', '#12241a'],
  matter: ['#3f6b40', '#23452f', '#0d1f17'],
  floor: ['#4d7340', '#14261a'],
  light: '#fbffc8',
}
const CRIMSON: Palette = {
  air: ['#e08a72', '#742434', '#1a080e'],
  matter: ['#6a2232', '#3f1420', '#17070c'],
  floor: ['#6a2634', '#1c0a10'],
  light: '#ffc9b0',
}
const chapel = wall({ seed: 441, palette: BONE, horizon: 30, light: { y: -16, strength: 0.9 } })

export const HERO_SCENES: Readonly<Record<HeroId, Scene>> = {
  warrior: staged(
    cave({ seed: 401, palette: DUSK, light: { y: -10, strength: 0.85 } }),
    [
      figure('battle-axe', -33, -8, 62, STEEL, { turn: -18, rim: '#fff0cf' }),
      figure('battle-axe', 33, -8, 62, STEEL, { turn: 18, flip: true, rim: '#fff0cf' }),
      glow(0, 2, 44, '#ffd79a', 0.7),
      figure('barbarian', 0, 4, 84, FLESH, { rim: '#fff0d0', outline: '#21100a' }),
    ],
    { before: [motes(402, 50, '#ffd79a', {})] },
  ),
  rogue: staged(
    vault({ seed: 411, palette: CRIMSON, light: { x: 14, y: -22, strength: 0.8 } }),
    [
      glow(0, 46, 56, '#12060a', 0.9, 8),
      figure('plain-dagger', -35, 10, 48, STEEL, { turn: 90, rim: '#ffe2d6' }),
      figure('plain-dagger', 35, 10, 48, STEEL, { turn: 0, rim: '#ffe2d6' }),
      figure('cloak-dagger', 0, 0, 90, ['#f0a0b8', '#8a2450', '#2c0a1e'], {
        rim: '#ffd9d0',
        outline: '#17060f',
      }),
    ],
    {
      behind: [
        ...banner(-66, -50, 22, 56, ['#7d1a3a', '#3a0c1c']),
        ...banner(66, -50, 22, 56, ['#7d1a3a', '#3a0c1c']),
      ],
      before: [motes(412, 36, '#ffc9b0', {})],
    },
  ),
  mage: staged(
    vault({ seed: 421, palette: ARCANE, light: { y: -10, strength: 0.85 } }),
    [
      line(circle(0, 40, 52), '#e6d4ff', 0.9, 0.8),
      glow(0, 38, 60, '#8a6aff', 0.6, 12),
      figure('crystal-wand', -35, -2, 66, WOOD, { turn: -75, rim: '#f0e2ff' }),
      glow(-38, -30, 18, '#8ad4ff', 0.9),
      figure('spell-book', 34, 22, 40, AZURE, { rim: '#f0f8ff' }),
      glow(34, 8, 20, '#bfe4ff', 0.8),
      figure('wizard-face', 0, 0, 86, ['#eaf2ff', '#7c95ea', '#2a3284'], {
        rim: '#ffffff',
        outline: '#140c30',
      }),
    ],
    { before: [motes(422, 70, '#e0f0ff', {})] },
  ),
  archer: staged(
    cave({ seed: 431, palette: WOODS, light: { y: -14, strength: 0.85 } }),
    [
      figure('high-shot', 0, 0, 98, WOOD, { rim: '#fbffd0', opacity: 0.95 }),
      glow(0, 0, 38, '#f4ffb8', 0.75),
      figure('woman-elf-face', 0, 2, 74, ['#fdf6d0', '#9cc06a', '#2f5a30'], {
        rim: '#ffffff',
        outline: '#0e2014',
      }),
    ],
    {
      before: [
        silhouette('fern', -70, 28, 62, '#0b1a12', { turn: 10, flip: true }),
        silhouette('fern', 70, 28, 62, '#0b1a12', { turn: -10 }),
        beam([-30, -14], [-60, -4], '#fbffc8', 0.25),
        beam([14, 34], [8, 60], '#fbffc8', 0.2),
        motes(432, 60, '#fbffc8', {}),
      ],
    },
  ),
  paladin: staged(
    chapel,
    [
      figure('warhammer', -33, -2, 72, STEEL, { turn: -4, rim: '#fff6dc', flip: true }),
      figure('templar-shield', 34, 14, 56, ['#fff6dc', '#b8924a', '#54391a'], { rim: '#ffffff' }),
      glow(0, -6, 44, '#fff3c8', 0.8),
      figure('visored-helm', 0, -2, 78, STEEL, { rim: '#ffffff', outline: '#1d1712' }),
    ],
    {
      behind: [
        shape(archway(0, 30, 66, 92), '#2a221a'),
        shape(archway(0, 28, 58, 86), '#f0d28c'),
        line('M0 28V-58M-29 -6H29M-29 -30H29M-20 -44L20 -16M20 -44L-20 -16', '#6a5233', 1.4, 0.8),
        glow(0, -16, 60, '#fff6d0', 0.9),
        ...[-70, 70].flatMap((x) => column(x, 32, 13, ['#a08c6c', '#5f5040', '#241c15'])),
        ...banner(-104, -46, 26, 60, ['#8a6a2c', '#3d2d14']),
        ...banner(104, -46, 26, 60, ['#8a6a2c', '#3d2d14']),
      ],
      before: [beam([-26, 26], [-60, 60], '#fff0c0', 0.25), motes(442, 50, '#fff6d8', {})],
    },
  ),
}
