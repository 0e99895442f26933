/** The potions: each bottle on the alchemist's table, in the colour of what it does. */
import type { LootPotionId } from '@shared/games/one-deck-dungeon'
import type { ArtIcon } from '@renderer/art/icons'
import { AMETHYST, AZURE, GOLD, PEARL, RUBY, staged } from '@renderer/art/paints'
import { wall, type Palette } from '@renderer/art/places'
import { motes } from '@renderer/art/rock'
import {
  figure,
  glow,
  line,
  shape,
  silhouette,
  type Layer,
  type Scene,
  type Tint,
} from '@renderer/art/scene'

/** The cellar, lit by the candle and by what is in the bottle. */
const CELLAR: Palette = {
  air: ['#5a4030', '#2e2018', '#0f0a07'],
  matter: ['#4a3424', '#2a1c13', '#110b07'],
  floor: ['#7a5230', '#2e1c0f'],
  light: '#ffd9a0',
}

function bottle(
  seed: number,
  icon: ArtIcon,
  tint: Tint,
  shine: string,
  sign: readonly Layer[],
): Scene {
  return staged(
    wall({ seed, palette: CELLAR, horizon: 30, light: { color: shine, y: -4, strength: 0.75 } }),
    [
      line('M-270 36H270M-270 44H270', '#24150a', 0.8, 0.7),
      ...sign,
      glow(0, 44, 40, '#120a05', 0.9, 7),
      glow(0, 8, 46, shine, 0.7),
      figure(icon, 0, 4, 76, tint, {
        rim: '#ffffff',
        outline: '#160d08',
        within: [[256, 320, 190, shine]],
      }),
    ],
    {
      behind: [
        shape('M-270 -22H-38V-18H-270ZM38 -22H270V-18H38Z', '#1c110a'),
        silhouette('square-bottle', -54, -33, 20, '#1c110a'),
        silhouette('vial', -78, -33, 20, '#1c110a'),
        silhouette('spiral-bottle', 56, -33, 20, '#1c110a'),
        silhouette('round-bottom-flask', 82, -33, 21, '#1c110a'),
      ],
      before: [
        silhouette('candle-light', -44, 28, 30, '#2a190d'),
        glow(-44, 16, 20, '#ffcf7a', 0.9),
        silhouette('book-cover', 50, 34, 28, '#21130a', { turn: 80 }),
        motes(seed + 5, 50, shine, { y: -10, spread: 45 }),
      ],
    },
  )
}

export const POTION_SCENES: Readonly<Record<LootPotionId | 'healing', Scene>> = {
  healing: bottle(601, 'health-potion', RUBY, '#ff8a7a', [glow(0, -4, 60, '#ff5a4a', 0.35)]),
  clarity: bottle(611, 'standing-potion', AZURE, '#9ad8ff', [
    silhouette('third-eye', 0, -24, 60, '#bfe8ff', { opacity: 0.16 }),
  ]),
  heroism: bottle(621, 'round-potion', GOLD, '#ffd86a', [
    silhouette('laurels', 0, -4, 96, '#ffe08a', { opacity: 0.28 }),
  ]),
  invisibility: bottle(631, 'potion-ball', PEARL, '#d6f4ff', [
    silhouette('invisible', -30, -8, 64, '#e6f6ff', { opacity: 0.4 }),
    silhouette('invisible', 30, -8, 64, '#e6f6ff', { opacity: 0.4 }),
  ]),
  mana: bottle(641, 'magic-potion', AMETHYST, '#c08aff', [
    silhouette('pentacle', 0, -4, 92, '#d6b0ff', { opacity: 0.22 }),
  ]),
}
