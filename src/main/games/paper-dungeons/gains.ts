/** What a sheet gains: levels, marks on items, potions, marks on the gem track (rules page, 8, 9, 10, 13). */
import {
  HEROES,
  ITEMS,
  type HeroId,
  type ItemId,
  type RewardId,
  type Sheet,
  type Source,
  type Task,
} from '@shared/games/paper-dungeons'
import { replaced } from '@shared/games/paper-dungeons/bits'
import {
  ARTISAN_ITEMS,
  ASSASSIN_MONSTERS,
  CLASS_BONUS_LEVEL,
  HEALER_POTIONS,
  MARKS_PER_ITEM,
  NOBLE_LEVEL,
  POTIONS_PER_DIE,
  TOP_LEVEL,
  VETERAN_HEROES,
} from './content/printed'
import { first, type Draft } from './draft'
import { THIEF } from './sheets'

/** The task of a gain. */
export function gainOf(gain: RewardId, by: Source): Task {
  switch (gain) {
    case 'potion':
      return { type: 'potions', by, count: 1 }
    case 'item':
      return { type: 'mark', by, count: 1, except: null }
    case 'level':
      return { type: 'raise', by, count: 1, except: null }
    case 'gem':
      return { type: 'gem', by }
  }
}

/** A hero rises one level; class bonus and the Noble's gain follow at once (Q29). */
export function raise(draft: Draft, hero: number, by: Source): void {
  const { sheet } = draft
  const level = (sheet.levels[hero] ?? 0) + 1
  sheet.levels = replaced(sheet.levels, hero, level)
  draft.events?.push({ type: 'hero-raised', hero: HEROES[hero] ?? HEROES[0], level, by })
  if (level === CLASS_BONUS_LEVEL && hero === THIEF) first(draft, { type: 'gem', by: 'class' })
  if (level === NOBLE_LEVEL && sheet.power === 'noble') first(draft, gainOf('item', 'power'))
}

/** One mark on an item; an immediate effect follows when it is complete. */
export function mark(draft: Draft, item: number, by: Source): void {
  const { sheet, board } = draft
  const marks = (sheet.items[item] ?? 0) + 1
  sheet.items = replaced(sheet.items, item, marks)
  draft.events?.push({ type: 'item-marked', item: ITEMS[item] ?? ITEMS[0], marks, by })
  const effect = board.content.items[item]?.effect
  if (marks < MARKS_PER_ITEM || effect === undefined) return
  switch (effect.type) {
    case 'defeat-monsters': {
      first(draft, { type: 'defeat', by: 'item', count: effect.count })
      return
    }
    case 'gain-potions': {
      first(draft, { type: 'potions', by: 'item', count: effect.count })
      return
    }
    case 'gain-level': {
      first(draft, gainOf('level', 'item'))
      return
    }
    case 'boss-strength':
    case 'cross-rivers':
    case 'cross-walls':
    case 'fight-level':
    case 'none':
      return
  }
}

/** One potion of several: the bonus of the row that it fills comes before the next one (Q11). */
export function gainPotions(draft: Draft, count: number, by: Source): void {
  const { sheet, board } = draft
  if (sheet.potions >= board.satchel) {
    for (let lost = 0; lost < count; lost++)
      draft.events?.push({ type: 'gain-lost', gain: 'potion', by })
    return
  }
  sheet.potions += 1
  draft.events?.push({ type: 'potion-gained', potions: sheet.potions, by })
  if (count > 1) first(draft, { type: 'potions', by, count: count - 1 })
  const row = board.rowFilledAt[sheet.potions] ?? -1
  const bonus = board.content.tracks.potionRows[row]?.bonus
  if (bonus === undefined) return
  draft.events?.push({ type: 'row-filled', row })
  first(draft, gainOf(bonus, 'potion-row'))
}

/** A die brewed; the Alchemist gets one more for each die (Q28). */
export function brew(draft: Draft): void {
  const { sheet, board } = draft
  if (sheet.potions < board.satchel) sheet.brews += 1
  const count = POTIONS_PER_DIE + (sheet.power === 'alchemist' ? 1 : 0)
  first(draft, { type: 'potions', by: 'die', count })
}

/** A mark on the gem track, and the bonus of its space, wherever the gem comes from (Q31). */
export function markGem(draft: Draft, by: Source): void {
  const { sheet, board } = draft
  const space = board.content.tracks.gems[sheet.gemMarks + 1]
  if (space === undefined) {
    draft.events?.push({ type: 'gain-lost', gain: 'gem', by })
    return
  }
  sheet.gemMarks += 1
  draft.events?.push({ type: 'gem-marked', marks: sheet.gemMarks, by })
  if (space.bonus !== null) first(draft, gainOf(space.bonus, 'gem-track'))
}

/** Whom a free level could raise, by place. */
export function raisable({ levels }: Sheet, except: HeroId | null): readonly number[] {
  const places: number[] = []
  for (let at = 0; at < levels.length; at++)
    if ((levels[at] ?? TOP_LEVEL) < TOP_LEVEL && HEROES[at] !== except) places.push(at)
  return places
}
/** On which items a free mark could be, by place. */
export function markable({ items }: Sheet, except: ItemId | null): readonly number[] {
  const places: number[] = []
  for (let at = 0; at < items.length; at++)
    if ((items[at] ?? MARKS_PER_ITEM) < MARKS_PER_ITEM && ITEMS[at] !== except) places.push(at)
  return places
}

/** What a power of setup does (rules page, 17); the others do nothing now. */
export function setUpPower(draft: Draft): void {
  switch (draft.sheet.power) {
    case 'artisan': {
      first(draft, { type: 'mark', by: 'power', count: ARTISAN_ITEMS, except: null })
      return
    }
    case 'assassin': {
      first(draft, { type: 'defeat', by: 'power', count: ASSASSIN_MONSTERS })
      return
    }
    case 'healer': {
      first(draft, { type: 'potions', by: 'power', count: HEALER_POTIONS })
      return
    }
    case 'tomb-raider': {
      first(draft, { type: 'raid' })
      return
    }
    case 'veteran': {
      first(draft, { type: 'raise', by: 'power', count: VETERAN_HEROES, except: null })
      return
    }
    case 'alchemist':
    case 'barbarian':
    case 'berserker':
    case 'druid':
    case 'explorer':
    case 'illusionist':
    case 'merchant':
    case 'noble':
    case 'ranger':
    case 'scavenger':
    case 'seer':
    case null:
      return
  }
}
