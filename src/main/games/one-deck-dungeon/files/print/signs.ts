/** The signs of pictures. */
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
import { signOf } from '../../../print-signs'
import type { Sign } from '../../../print-signs'

export const HEART_SIGN = signOf(heart)
export const LAURELS_SIGN = signOf(laurels)
export const BLADE_SIGN = signOf(blade)
export const TOMB_SIGN = signOf(tomb)
export const HERO_SIGNS: Readonly<Record<HeroId, Sign>> = {
  warrior: signOf(axe),
  rogue: signOf(cloak),
  mage: signOf(hat),
  archer: signOf(shot),
  paladin: signOf(shield),
}
