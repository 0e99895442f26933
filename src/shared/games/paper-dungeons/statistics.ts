/** What games that count add up to, and which of them plots are drawn from. */
import * as v from 'valibot'
import { DUNGEONS, type BoxId, type DungeonId } from './names'

/** Scores of games of one kind. */
export interface ScoreSummary {
  readonly games: number
  readonly best: number
  readonly mean: number
}
export interface PaperStatistics {
  /** Scores with others at the table, and alone; null: there are none. */
  readonly together: ScoreSummary | null
  readonly alone: ScoreSummary | null
  readonly byDungeon: readonly (ScoreSummary & { readonly dungeon: DungeonId })[]
}

export const filtersSchema = v.strictObject({
  dungeon: v.optional(v.nullable(v.picklist(DUNGEONS)), null),
  /** How many sat at the table; null: however many. */
  players: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8))),
    null,
  ),
})
export type PaperFilters = Readonly<v.InferOutput<typeof filtersSchema>>
export interface PaperPlots {
  /** Every score, the oldest first, with its boxes. */
  readonly scores: readonly { readonly total: number; readonly boxes: readonly number[] }[]
  /** Mean glory of each box; null: there are no scores. */
  readonly boxes: Readonly<Record<BoxId, number>> | null
}
