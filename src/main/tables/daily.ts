/** Daily games: for each day one whose deck and dice are the same for everyone who plays it on that day. */
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { Day, ParsedInput } from '@shared/api'
import { gameData } from '@shared/api/call'
import { Refusal } from '@shared/errors'
import type { GameId, GameTypes } from '@shared/games/game'
import { findGame } from '../games'
import type { Games } from '../games'
import type { Seating } from '../games/campaign-rules'
import type { DailyGame, DailyRules } from '../games/daily-rules'
import type { Game } from '../games/game'

/** A digest of SHA-256 as big-endian words. */
const WORDS = [0, 4, 8, 12, 16, 20, 24, 28] as const

/** The game of a day: seed and options follow from its name alone, by way of SHA-256. */
export function dailyGame<T extends GameTypes>(rules: DailyRules<T>, day: Day): DailyGame<T> {
  const digest = createHash('sha256').update(`${rules.draw} ${day}`).digest()
  const drawn = WORDS.map((at) => digest.readUInt32BE(at))
  const [seed = 0] = drawn
  return { day, seed, options: rules.optionsOf(drawn) }
}

/** The first option in which a game differs from the day's, who plays it aside; null: it is that game. */
function otherThanDaily(rules: DailyRules<GameTypes>, day: Day, options: unknown): string | null {
  const own = v.parse(gameData, dailyGame(rules, day).options)
  const asked = v.parse(gameData, rules.withoutPlayers(options))
  // A day's game has nothing that the day does not say, such as a pack.
  const fields = new Set([...Object.keys(own), ...Object.keys(asked)])
  return [...fields].find((field) => !isDeepStrictEqual(asked[field], own[field])) ?? null
}

type StartInput = ParsedInput<'tables.start'>

/**
 * A daily game is in no campaign, and its seed is the day's.
 * @returns the rules of the game's days
 * @throws Refusal `bad-options` with the field
 */
export function dailyRulesFor(
  { daily }: Game,
  { campaign, series, seed }: StartInput,
): DailyRules<GameTypes> {
  if (daily === null) throw badDaily('game')
  if (campaign !== null) throw badDaily('campaign')
  if (series !== null) throw badDaily('series')
  if (seed !== undefined) throw badDaily('seed')
  return daily
}

function badDaily(field: string): Refusal {
  const message = 'A daily game takes its seed from the day, and is in no campaign.'
  return new Refusal('bad-options', message, { field })
}

/**
 * Sees to it that a game to start is the day's: only who plays it may be said.
 * @returns the day's seed
 * @throws Refusal `bad-options` with the field
 */
export function seedOfDay(
  rules: DailyRules<GameTypes>,
  day: Day,
  { options, seating }: { readonly options: unknown; readonly seating: Seating },
): number {
  if (seating.campaign !== null || seating.seats.some(({ sheet }) => sheet !== null))
    throw badDaily('campaign')
  const field = otherThanDaily(rules, day, options)
  if (field === null) return dailyGame(rules, day).seed
  const message = "A daily game has that day's options: only who plays it may be said."
  throw new Refusal('bad-options', message, { field })
}

/** A game as it was begun, its options as its kind has parsed them. */
interface BegunGame {
  readonly game: GameId
  readonly seed: number
  readonly options: unknown
}

/** Tells whether a game, as it was begun, is a day's. */
export function isDailyOf(games: Games) {
  return (day: Day, { game, seed, options }: BegunGame): boolean => {
    const rules = findGame(games, game)?.daily ?? null
    if (rules === null) return false
    return seed === dailyGame(rules, day).seed && otherThanDaily(rules, day, options) === null
  }
}
