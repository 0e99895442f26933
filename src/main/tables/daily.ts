/** The daily delve: one game whose deck and dice are the same for everyone who plays it on that day. */
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { Day, ParsedInput } from '@shared/api'
import { Refusal } from '@shared/errors'
import type { GameId } from '@shared/games/game'
import { optionsSchema, outcomeSchema } from '@shared/games/one-deck-dungeon'
import type { Daily, DailyResult, Options } from '@shared/games/one-deck-dungeon'
import { startOptions } from '@shared/games/one-deck-dungeon/calls'
import type { TableRow } from '../store/table-queries'

/** The kind of game that a day has. */
const GAME = 'one-deck-dungeon'
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

/**
 * The game of a day: seed, hero, dungeon and tier follow from its name alone, by way of SHA-256, whose first
 * four words (big-endian) are in turn the seed and, by remainder, the places in the lists above.
 */
export const dailyGame = (day: Day): Pick<Daily, 'seed' | 'options'> => {
  const digest = createHash('sha256').update(`${DRAW} ${day}`).digest()
  const [seed, hero, dungeon, tier] = [0, 4, 8, 12].map((at) => digest.readUInt32BE(at))
  return {
    seed: seed ?? 0,
    options: {
      heroes: [
        { hero: pick(HEROES, hero), player: null, focus: null, talents: [], basicSkill: null },
      ],
      dungeon: pick(DUNGEONS, dungeon),
      tier: pick(TIERS, tier),
      dice: 'app',
    },
  }
}

const pick = <Item>(list: readonly [Item, ...Item[]], word = 0): Item =>
  list[word % list.length] ?? list[0]

const FIELDS = ['heroes', 'dungeon', 'tier', 'dice'] as const

/** The first option in which a game differs from the day's, who plays it aside; null: it is that game. */
const otherThanDaily = (day: Day, given: unknown): (typeof FIELDS)[number] | null => {
  const options: Options = v.parse(optionsSchema, given)
  const own = dailyGame(day).options
  const asked = { ...options, heroes: options.heroes.map((hero) => ({ ...hero, player: null })) }
  return FIELDS.find((field) => !isDeepStrictEqual(asked[field], own[field])) ?? null
}

/**
 * Sees to it that a game to start is the day's: only who plays it may be said.
 * @throws Refusal `bad-options` with the field
 */
export const checkDaily = (day: Day, options: unknown): void => {
  const field = otherThanDaily(day, options)
  if (field === null) return
  const message = "A daily delve has that day's hero, dungeon and tier, and the app's dice."
  throw new Refusal('bad-options', message, { field })
}

/** Whether a game, as it was begun, is the day's. */
export const isDaily = (day: Day, { game, seed, options }: BegunGame): boolean =>
  game === GAME && seed === dailyGame(day).seed && otherThanDaily(day, options) === null

/** A game as it was begun; its options are parsed by its kind. */
interface BegunGame {
  readonly game: GameId
  readonly seed: number
  readonly options: unknown
}

/** What a table says of the day's games; nothing where it is no daily delve. */
export const dailyResults = (rows: readonly TableRow[]): readonly DailyResult[] =>
  rows.flatMap(({ id, daily, status, updatedAt, outcome }) => {
    if (daily === null) return []
    const endedAt = status === 'playing' ? null : updatedAt
    const ended = v.safeParse(v.nullable(outcomeSchema), outcome)
    return ended.success ? [{ table: id, day: daily, status, endedAt, outcome: ended.output }] : []
  })

/**
 * The best first: won before lost before being played before abandoned; of the won the one with fewer turns,
 * then with more health left; of the lost the one that came further down, then gained more levels.
 */
export const bestFirst = (results: readonly DailyResult[]): readonly DailyResult[] =>
  results.toSorted((a, b) => compare(merits(a), merits(b)))

/** Numbers of which the greater is the better, in the order of their weight. */
const merits = ({ status, outcome }: DailyResult): readonly number[] => {
  if (outcome === null) return [status === 'playing' ? 1 : 0]
  const { result, turns, healthLeft, descents, levels } = outcome
  if (result === 'lost') return [2, descents, levels]
  const health = healthLeft?.reduce((sum, each) => sum + each, 0) ?? 0
  return [3, turns === null ? -Infinity : -turns, health]
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((merit, index) => merit !== b[index])
  return at < 0 ? 0 : (b[at] ?? 0) - (a[at] ?? 0)
}

/** A daily delve is in no campaign, and its seed is the day's. @throws Refusal `bad-options` */
export const checkStandsAlone = ({
  game,
  campaign,
  gauntlet,
  seed,
  options,
}: ParsedInput<'tables.start'>): void => {
  const besides = {
    game: game !== GAME,
    campaign: campaign !== null || takesSheet(options),
    gauntlet: gauntlet !== null,
    seed: seed !== undefined,
  }
  for (const [field, given] of Object.entries(besides)) {
    if (!given) continue
    const message = 'A daily delve takes its seed from the day, and is in no campaign.'
    throw new Refusal('bad-options', message, { field })
  }
}

/** Options that make no game are refused where they are read. */
const takesSheet = (options: unknown): boolean => {
  const asked = v.safeParse(startOptions, options)
  return asked.success && asked.output.heroes.some(({ sheet }) => sheet !== undefined)
}
