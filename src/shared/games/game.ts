/**
 * What every game is to everyone outside its own folders: seats, who acts, and data of a kind that only the
 * game's own folders know.
 */
import * as v from 'valibot'
import type { SheetId } from '../ids'

/** A game's id: one of `GAMES`, or that of a game which a test brings along. */
export const gameId = v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
export type GameId = v.InferOutput<typeof gameId>

/** As many as sit at one table of any game. */
export const MOST_SEATS = 8
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1))
export type Seat = number
/** Who acts or looks: a seat, or null for everyone at the table together. */
export const actor = v.nullable(seat)
export type Actor = Seat | null

/** The types of one game. Everybody outside its folders holds them as they stand here. */
export interface GameTypes {
  readonly options: unknown
  readonly action: { readonly type: string }
  readonly event: { readonly type: string }
  readonly view: unknown
  readonly outcome: unknown
  /** What a list says of a game under way: floor and turn; turn of 8; round and tiles left; gold. */
  readonly progress: unknown
  readonly catalogue: object
  /** What the owner of the printed game may replace (packs.ts), each part optional; null: nothing. */
  readonly pack: object | null
  readonly tally: unknown
  /** What a game earned whoever was in it; null: such games earn nothing. */
  readonly earned: object | null
  /** What a campaign holds besides its games. */
  readonly campaign: object
  /** What a player keeps from game to game; null: a game without sheets. */
  readonly sheet: object | null
  /** What players record of a game that they played with the real cards, its day and note aside. */
  readonly manualGame: object
  readonly statistics: object
  /** Which games plots are drawn from, and what they show. */
  readonly filters: object
  readonly plots: object
}

/** A sentence without its language: a key of the game's catalogue, and what is put into it. */
export interface Phrase {
  readonly key: string
  readonly named?: Readonly<Record<string, string | number | Phrase>>
  readonly count?: number
}

/** How one seat came out of a game. */
export interface Standing {
  /** 1 is the best; equal ranks are shared. All alike where everybody wins or loses together. */
  readonly rank: number
  readonly score: number | null
  /** null: such a game is neither won nor lost (a solo score). */
  readonly won: boolean | null
}

export const BOT_LEVELS = ['easy', 'normal', 'hard'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]
/** How a bot's action came about, as it is kept: chosen, or the first listed one because the bot failed. */
export const BOT_CHOICES = [
  ...BOT_LEVELS,
  'easy:stumbled',
  'normal:stumbled',
  'hard:stumbled',
] as const
export type BotChoice = (typeof BOT_CHOICES)[number]

export interface SeatInfo {
  /** null: nobody has said. */
  readonly player: string | null
  /** null: a person. */
  readonly bot: BotLevel | null
  readonly sheet: SheetId | null
}

/** Pure wording that main (files, imports) and renderer (lists, titles) share; a game's `phrases.ts`. */
export interface Phrases<T extends GameTypes = GameTypes> {
  readonly name: Phrase
  /** Whose game it is: who made it, and who publishes it. */
  readonly credit: Phrase
  title(options: T['options']): Phrase
  progress(progress: T['progress']): Phrase
  result(outcome: T['outcome']): Phrase
  role(options: T['options'], seat: Seat): Phrase | null
  /** By kind. */
  readonly series: Readonly<Record<string, SeriesPhrases>>
}
/** What a kind of series is called. */
export interface SeriesPhrases {
  /** One of them. */
  readonly name: Phrase
  /** So many of them, with their number. */
  count(count: number): Phrase
}

/** Whether two actions are the same: equal as data, whatever the order of their keys. */
export function isSameAction(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return Object.is(one, other)
  const keys = Object.keys(one)
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSameAction(one[key], other[key]))
  )
}
function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
