/** The signs of printed pages and pictures. */
import backpack from '~icons/game-icons/backpack?raw'
import biceps from '~icons/game-icons/biceps?raw'
import bookshelf from '~icons/game-icons/bookshelf?raw'
import candle from '~icons/game-icons/candle-flame?raw'
import cave from '~icons/game-icons/cave-entrance?raw'
import closedDoors from '~icons/game-icons/closed-doors?raw'
import daggers from '~icons/game-icons/daggers?raw'
import skull from '~icons/game-icons/death-skull?raw'
import gate from '~icons/game-icons/dungeon-gate?raw'
import dwarf from '~icons/game-icons/dwarf-face?raw'
import stone from '~icons/game-icons/floating-crystal?raw'
import fallingGate from '~icons/game-icons/gate?raw'
import hearts from '~icons/game-icons/hearts?raw'
import highShot from '~icons/game-icons/high-shot?raw'
import holy from '~icons/game-icons/holy-symbol?raw'
import laurels from '~icons/game-icons/laurels-trophy?raw'
import lizard from '~icons/game-icons/lizardman?raw'
import chest from '~icons/game-icons/locked-chest?raw'
import magic from '~icons/game-icons/magic-swirl?raw'
import orc from '~icons/game-icons/orc-head?raw'
import bridge from '~icons/game-icons/rope-bridge?raw'
import silence from '~icons/game-icons/silence?raw'
import eye from '~icons/game-icons/sunken-eye?raw'
import tinker from '~icons/game-icons/tinker?raw'
import waterfall from '~icons/game-icons/waterfall?raw'
import well from '~icons/game-icons/well?raw'
import wing from '~icons/game-icons/wingfoot?raw'
import type { HeroId, Stat, TileId } from '@shared/games/dungeon-run'
import { signOf, type Sign } from '../../../print-signs'

export const HERO_SIGNS: Readonly<Record<HeroId, Sign>> = {
  hadrun: signOf(dwarf),
  ysaline: signOf(candle),
  pim: signOf(daggers),
  aelithra: signOf(highShot),
  grothka: signOf(orc),
  maelis: signOf(holy),
  nixit: signOf(tinker),
  ssorrek: signOf(lizard),
}
export const STAT_SIGNS: Readonly<Record<Stat | 'life', Sign>> = {
  strength: signOf(biceps),
  magic: signOf(magic),
  dexterity: signOf(wing),
  life: signOf(hearts),
}
/** What stands on the middle of a tile; standard tiles have nothing there. */
export const TILE_SIGNS: Readonly<Partial<Record<TileId, Sign>>> = {
  entrance: signOf(cave),
  lair: signOf(gate),
  x1: signOf(bridge),
  x2: signOf(silence),
  x3: signOf(closedDoors),
  x4: signOf(eye),
  x5: signOf(bookshelf),
  x6: signOf(fallingGate),
  x7: signOf(waterfall),
  x8: signOf(well),
}
export const MONSTER_SIGN = signOf(skull)
export const STRANGER_SIGN = signOf(backpack)
export const CHEST_SIGN = signOf(chest)
export const STONE_SIGN = signOf(stone)
export const LAURELS_SIGN = signOf(laurels)
