/** What can be read from a sheet: life, alignment, items that are complete, what is left. */
import {
  HEROES,
  ITEMS,
  type HeroId,
  type ItemId,
  type Sheet,
  type Step,
} from '@shared/games/paper-dungeons'
import { has } from '@shared/games/paper-dungeons/bits'
import type { Board } from './board'
import { CLASS_BONUS_LEVEL, HEARTS_PER_POTION, MARKS_PER_ITEM } from './content/printed'

const WARRIOR = HEROES.indexOf('warrior')
const MAGE = HEROES.indexOf('mage')
const CLERIC = HEROES.indexOf('cleric')
export const THIEF = HEROES.indexOf('thief')
export const SWORD = ITEMS.indexOf('flaming-sword')
export const AMULET = ITEMS.indexOf('sea-amulet')
export const CLOAK = ITEMS.indexOf('ethereal-cloak')
export const ARMOUR = ITEMS.indexOf('armour-of-heroes')

/** A step in which nothing is to be done yet. */
export function blankStep(sheet: Sheet, diceLeft: number): Step {
  return {
    sheet,
    diceLeft,
    used: 0,
    moves: 0,
    swaps: 0,
    seen: [],
    tasks: [],
    committed: false,
    log: [],
  }
}

export function levelOf(sheet: Sheet, hero: number): number {
  return sheet.levels[hero] ?? 0
}
export function lifeOf({ levels }: Sheet): number {
  let life = 0
  for (const level of levels) life += level
  return life
}
export function isComplete({ items }: Sheet, item: number): boolean {
  return (items[item] ?? 0) >= MARKS_PER_ITEM
}
export function heartsLeft({ potions, hearts }: Sheet): number {
  return potions * HEARTS_PER_POTION - hearts
}
/** Whether a hero's dice are black. */
export function isBlack(board: Board, { objective }: Sheet, hero: number): boolean {
  return objective !== null && has(board.black.get(objective) ?? 0, hero)
}

/** Class bonuses hold from level 4 on (rules page, 8); the Thief's comes once and is no standing one. */
export function warriorBonus(sheet: Sheet): boolean {
  return levelOf(sheet, WARRIOR) >= CLASS_BONUS_LEVEL
}
export function mageBonus(sheet: Sheet): boolean {
  return levelOf(sheet, MAGE) >= CLASS_BONUS_LEVEL
}
export function clericBonus(sheet: Sheet): boolean {
  return levelOf(sheet, CLERIC) >= CLASS_BONUS_LEVEL
}

/** What complete passive items add: against bosses, and in fights with monsters. */
export function swordStrength({ content }: Board, sheet: Sheet): number {
  const effect = content.items[SWORD]?.effect
  return effect?.type === 'boss-strength' && isComplete(sheet, SWORD) ? effect.amount : 0
}
export function armourLevel({ content }: Board, sheet: Sheet): number {
  const effect = content.items[ARMOUR]?.effect
  return effect?.type === 'fight-level' && isComplete(sheet, ARMOUR) ? effect.amount : 0
}

export function heroPlace(hero: HeroId): number {
  return HEROES.indexOf(hero)
}
export function itemPlace(item: ItemId): number {
  return ITEMS.indexOf(item)
}
