/** The signs of pictures, from the same set as those on the screens; each fills a square of 512. */
import axe from '~icons/game-icons/battle-axe?raw'
import blade from '~icons/game-icons/broadsword?raw'
import cloak from '~icons/game-icons/cloak-dagger?raw'
import heart from '~icons/game-icons/hearts?raw'
import shot from '~icons/game-icons/high-shot?raw'
import laurels from '~icons/game-icons/laurels?raw'
import hat from '~icons/game-icons/pointy-hat?raw'
import shield from '~icons/game-icons/templar-shield?raw'
import tomb from '~icons/game-icons/tombstone?raw'
import type { HeroId } from '@shared/games/one-deck-dungeon'
import type { Page } from '../../../print-rules'

const SIZE = 512

/** A sign as an SVG path. */
export type Sign = string

/** @throws Error where the picture is not one path */
function sign(svg: string): Sign {
  const path = / d="([^"]+)"/.exec(svg)?.[1]
  if (path === undefined) throw new Error('A sign has no path.')
  return path
}

export const HEART_SIGN = sign(heart)
export const LAURELS_SIGN = sign(laurels)
export const BLADE_SIGN = sign(blade)
export const TOMB_SIGN = sign(tomb)
export const HERO_SIGNS: Readonly<Record<HeroId, Sign>> = {
  warrior: sign(axe),
  rogue: sign(cloak),
  mage: sign(hat),
  archer: sign(shot),
  paladin: sign(shield),
}

/** Draws a sign in a square, its top left corner at a point. */
export function drawSign(
  page: Page,
  data: Sign,
  {
    x,
    y,
    size,
    color,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly color: string },
): void {
  page.draw({ kind: 'path', data, corner: [x, y], scale: size / SIZE }, { fill: color })
}
