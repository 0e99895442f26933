/** The signs of printed pages and pictures. */
import ruins from '~icons/game-icons/ancient-ruins?raw'
import bat from '~icons/game-icons/bat?raw'
import bookshelf from '~icons/game-icons/bookshelf?raw'
import bed from '~icons/game-icons/bed?raw'
import castle from '~icons/game-icons/castle?raw'
import cauldron from '~icons/game-icons/cauldron?raw'
import cave from '~icons/game-icons/cave-entrance?raw'
import crown from '~icons/game-icons/crown?raw'
import skull from '~icons/game-icons/death-skull?raw'
import dragon from '~icons/game-icons/dragon-head?raw'
import eggs from '~icons/game-icons/egg-clutch?raw'
import rocks from '~icons/game-icons/falling-rocks?raw'
import nuggets from '~icons/game-icons/gold-nuggets?raw'
import imp from '~icons/game-icons/imp?raw'
import laurels from '~icons/game-icons/laurels-trophy?raw'
import chest from '~icons/game-icons/locked-chest?raw'
import portal from '~icons/game-icons/magic-portal?raw'
import manacles from '~icons/game-icons/manacles?raw'
import monster from '~icons/game-icons/monster-grasp?raw'
import mushroom from '~icons/game-icons/mushroom?raw'
import treasure from '~icons/game-icons/open-treasure-chest?raw'
import rock from '~icons/game-icons/rock?raw'
import pit from '~icons/game-icons/spiky-pit?raw'
import spider from '~icons/game-icons/spider-alt?raw'
import flame from '~icons/game-icons/small-fire?raw'
import throne from '~icons/game-icons/stone-throne?raw'
import trap from '~icons/game-icons/wolf-trap?raw'
import type { NeutralId, TileType } from '@shared/games/dungeon-digger'
import { signOf, type Sign } from '../../../print-signs'

/** What a player's tiles and minions are told by besides their colour, by seat. */
export const SEAT_SIGNS: readonly Sign[] = [crown, skull, spider, mushroom, bat, flame].map(signOf)

/** Plain corridors have none. */
export const TILE_SIGNS: Readonly<Record<TileType, Sign | null>> = {
  torture: signOf(manacles),
  dormitory: signOf(bed),
  kitchen: signOf(cauldron),
  library: signOf(bookshelf),
  throne: signOf(throne),
  treasure: signOf(chest),
  pit: signOf(pit),
  portal: signOf(portal),
  corridor: null,
  trap: signOf(trap),
  nugget: signOf(nuggets),
}
/** Backs have none: nobody knows what lies there. */
export const NEUTRAL_SIGNS: Readonly<Record<NeutralId, Sign | null>> = {
  collapse: signOf(rocks),
  rock: signOf(rock),
  monster: signOf(monster),
  ruins: signOf(ruins),
  citadel: signOf(castle),
  'lair-cave': signOf(cave),
  'lair-eggs': signOf(eggs),
  'lair-dragon': signOf(dragon),
  'lair-treasure': signOf(treasure),
  'hunt-back': null,
  'lair-back': null,
}
export const MINION_SIGN = signOf(imp)
export const LAURELS_SIGN = signOf(laurels)
