/** The daily delve: what a day's game is, and whose was the best. */
import { outcomeSchema } from '@shared/games/one-deck-dungeon'
import type { Daily, DailyResult, OddTypes } from '@shared/games/one-deck-dungeon'
import { resultsOf, type DailyRules, type DailyTable } from '../daily-rules'

/**
 * What a day is drawn from. Never to be changed, nor reordered: a day already played would become another.
 * A hero or dungeon that comes later enters under another name of the draw, from a day still to come.
 */
const DRAW = 'one-deck-dungeon daily delve'
const HEROES = ['warrior', 'rogue', 'mage', 'archer', 'paladin'] as const
const DUNGEONS = [
  'dragons-cave',
  'hydras-reef',
  'yetis-cavern',
  'lichs-tomb',
  'minotaurs-maze',
] as const
const TIERS = ['standard', 'veteran', 'fearless'] as const

/** Behind the seed come, by remainder, the places in the lists above. */
export const daily: DailyRules<OddTypes> = {
  draw: DRAW,
  optionsOf: ([, hero, dungeon, tier]) => ({
    heroes: [
      { hero: pick(HEROES, hero), player: null, focus: null, talents: [], basicSkill: null },
    ],
    dungeon: pick(DUNGEONS, dungeon),
    tier: pick(TIERS, tier),
    dice: 'app',
  }),
  withoutPlayers: (options) => ({
    ...options,
    heroes: options.heroes.map((hero) => ({ ...hero, player: null })),
  }),
  title: (day) => ({ key: 'odd.daily.of', named: { day } }),
}

function pick<Item>(list: readonly [Item, ...Item[]], drawn = 0): Item {
  return list[drawn % list.length] ?? list[0]
}

/** What tables say of the daily delve. */
export function dailyResults(tables: readonly DailyTable[]): readonly DailyResult[] {
  return resultsOf(tables, outcomeSchema, (outcome) => ({ outcome }))
}

/**
 * The best first: won before lost before being played before abandoned; of the won the one with fewer turns,
 * then with more health left; of the lost the one that came further down, then gained more levels.
 */
export function bestFirst(results: readonly DailyResult[]): Daily['results'] {
  return results.toSorted((a, b) => compare(merits(a), merits(b)))
}

/** Numbers of which the greater is the better, in the order of their weight. */
function merits({ status, outcome }: DailyResult): readonly number[] {
  if (outcome === null) return [status === 'playing' ? 1 : 0]
  const { result, turns, healthLeft, descents, levels } = outcome
  if (result === 'lost') return [2, descents, levels]
  const health = healthLeft?.reduce((sum, each) => sum + each, 0) ?? 0
  return [3, turns === null ? -Infinity : -turns, health]
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((merit, index) => merit !== b[index])
  return at < 0 ? 0 : (b[at] ?? 0) - (a[at] ?? 0)
}
