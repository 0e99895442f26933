/** What passes between the dice race and whoever plays it. */
import * as v from 'valibot'
import { packSchema } from '@shared/games/packs'

export const CARDS = ['one', 'two', 'three', 'four', 'five'] as const
export type Card = (typeof CARDS)[number]
export const CHOICES = ['safe', 'bold'] as const
export type Choice = (typeof CHOICES)[number]

const small = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))
const pair = v.strictTuple([small, small])

const racer = v.strictObject({ player: v.nullable(v.string()), score: small })

/** How far a safe choice goes: all that packs of the race may change. */
export const contentSchema = v.strictObject({
  safe: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
})
export type RaceContent = v.InferOutput<typeof contentSchema>
const pack = v.exactOptional(packSchema(contentSchema))

export const optionsSchema = v.strictObject({
  rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
  pack,
})
export const outcomeSchema = v.strictObject({ scores: pair, pack })
export const progressSchema = v.strictObject({ round: small, of: small })
export const tallySchema = v.strictObject({ bold: pair })

/** Who raced at the kitchen table, and how far each came. */
export const manualGameSchema = v.strictObject({
  pack,
  racers: v.strictTuple([racer, racer]),
})
export const filtersSchema = v.strictObject({ least: v.optional(small, 0) })

export type Event =
  | { readonly type: 'dealt'; readonly seat: number; readonly card: Card | null }
  | { readonly type: 'chosen'; readonly seat: number; readonly choice: Choice | null }
  | {
      readonly type: 'raced'
      readonly choices: readonly Choice[]
      readonly steps: readonly number[]
    }
  | { readonly type: 'finished'; readonly cards: readonly Card[] }

export interface View {
  readonly round: number
  readonly scores: readonly number[]
  /** Which seats have chosen; what, nobody else knows. */
  readonly chosen: readonly boolean[]
  /** The viewer's own choice and card, and at the end everybody's. */
  readonly choices: readonly (Choice | null)[]
  readonly cards: readonly (Card | null)[]
}

export interface DiceRace {
  readonly options: v.InferOutput<typeof optionsSchema>
  readonly action: { readonly type: 'choose'; readonly choice: Choice }
  readonly event: Event
  readonly view: View
  readonly outcome: v.InferOutput<typeof outcomeSchema>
  readonly progress: v.InferOutput<typeof progressSchema>
  readonly catalogue: { readonly cards: readonly Card[]; readonly safe: number }
  readonly pack: RaceContent
  readonly tally: v.InferOutput<typeof tallySchema>
  readonly earned: null
  readonly campaign: object
  readonly sheet: null
  readonly manualGame: v.InferOutput<typeof manualGameSchema>
  /** The most steps that a seat that counts has come. */
  readonly statistics: { readonly farthest: number | null }
  readonly filters: v.InferOutput<typeof filtersSchema>
  readonly plots: { readonly bold: number }
}
