/** What the codex is asked for, and what answers it; and the same as the query of an address. */
import { FLOORS_WITH_RULE, FOE_ABILITIES, STATS } from '@shared/games/one-deck-dungeon'
import type { Stat } from '@shared/games/one-deck-dungeon'
import { fold } from '@renderer/fold'
import { KINDS, LOOTS, MARKS } from './entries'
import type { Ability, Entry, Kind, LootKind, Mark } from './entries'

/** The XP that a card may be worth. */
export const XP_VALUES = ['2', '3', '4'] as const
export const ABILITIES: readonly Ability[] = [...FOE_ABILITIES, ...FLOORS_WITH_RULE]

/** `any` asks for nothing. */
export interface Filters {
  readonly kind: Kind | 'any'
  readonly stat: Stat | 'any'
  readonly mark: Mark | 'any'
  readonly xp: (typeof XP_VALUES)[number] | 'any'
  readonly loot: LootKind | 'any'
  readonly ability: Ability | 'any'
  readonly text: string
}

export const NO_FILTERS: Filters = {
  kind: 'any',
  stat: 'any',
  mark: 'any',
  xp: 'any',
  loot: 'any',
  ability: 'any',
  text: '',
}

/** A query as an address gives it. */
export type Query = Readonly<Record<string, unknown>>

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | 'any' =>
  values.find((one) => one === value) ?? 'any'

/** Reads the filters of an address; what it does not know asks for nothing. */
export function readFilters(query: Query): Filters {
  const { text } = query
  return {
    kind: oneOf(KINDS, query['kind']),
    stat: oneOf(STATS, query['stat']),
    mark: oneOf(MARKS, query['mark']),
    xp: oneOf(XP_VALUES, query['xp']),
    loot: oneOf(LOOTS, query['loot']),
    ability: oneOf(ABILITIES, query['ability']),
    text: typeof text === 'string' ? text : '',
  }
}

/** Writes filters for an address: only what is asked for. */
export const makeQuery = (filters: Filters): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== 'any' && value !== '') as [
      string,
      string,
    ][],
  )

/** Whether anything is asked for at all. */
export const isFiltered = (filters: Filters): boolean => Object.keys(makeQuery(filters)).length > 0

/**
 * The entries that answer all of the filters, in their order.
 * @param wordsOf everything that an entry is found by, in every language, folded
 */
export function filterEntries(
  entries: readonly Entry[],
  filters: Filters,
  wordsOf: (entry: Entry) => string,
): readonly Entry[] {
  const { kind, stat, mark, xp, loot, ability } = filters
  const sought = fold(filters.text).split(/\s+/).filter(Boolean)
  return entries.filter(
    (entry) =>
      (kind === 'any' || entry.subject.kind === kind) &&
      (stat === 'any' || entry.stats.includes(stat)) &&
      (mark === 'any' || entry.marks.includes(mark)) &&
      (xp === 'any' || String(entry.xp) === xp) &&
      (loot === 'any' || entry.loot.includes(loot)) &&
      (ability === 'any' || entry.abilities.includes(ability)) &&
      sought.every((word) => wordsOf(entry).includes(word)),
  )
}
