/** What games that count add up to, and which of them plots are drawn from. */
import * as v from 'valibot'
import type { Day } from '../../days'
import type { RecordId } from '../../ids'
import { FEWEST_PLAYERS, MOST_PLAYERS } from './options'
import {
  LORDS,
  SCENARIOS,
  type Award,
  type GoldSource,
  type HowEnded,
  type LordId,
  type ScenarioId,
} from './orders'
import type { Score } from './outcome'
import type { Feat } from './tally'

/** Games of one kind, and how many of them the players who count have won. */
export interface GameCount {
  readonly games: number
  readonly won: number
}
/** Totals of the players who count, in games of one kind; null: all of them were eliminated. */
interface Totals {
  readonly best: number | null
  readonly mean: number | null
}
export interface DiggerStatistics {
  /** `rounds`: their mean, null where nobody has counted them; null: no game counts. */
  readonly all: (GameCount & Totals & { readonly rounds: number | null }) | null
  /** How games ended; those that never did are left out. */
  readonly endings: readonly { readonly by: HowEnded; readonly games: number }[]
  /** Scenarios that were played, the standard game (null) first. */
  readonly byScenario: readonly (GameCount & Totals & { readonly scenario: ScenarioId | null })[]
  /** Lords that were played, those without one (null) last. */
  readonly byLord: readonly (GameCount & Totals & { readonly lord: LordId | null })[]
  /** How often players who count had each award. */
  readonly awards: readonly { readonly award: Award; readonly games: number }[]
  /** The highest totals, the highest first. */
  readonly best: readonly DiggerPlace[]
}
export interface DiggerPlace {
  /** null: a game outside any campaign. */
  readonly record: RecordId | null
  readonly day: Day
  /** null: nobody has said. */
  readonly player: string | null
  readonly lord: LordId | null
  readonly scenario: ScenarioId | null
  readonly players: number
  readonly total: number
  readonly won: boolean
}

export const filtersSchema = v.strictObject({
  /** `standard`: games without a scenario; null: all. */
  scenario: v.optional(v.nullable(v.picklist(['standard', ...SCENARIOS])), null),
  lord: v.optional(v.nullable(v.picklist(LORDS)), null),
  /** How many sat at the table; null: however many. */
  players: v.optional(
    v.nullable(
      v.pipe(v.number(), v.integer(), v.minValue(FEWEST_PLAYERS), v.maxValue(MOST_PLAYERS)),
    ),
    null,
  ),
})
export type DiggerFilters = Readonly<v.InferOutput<typeof filtersSchema>>

export interface DiggerPlots {
  /** Every total, the oldest first, with its parts; who was eliminated has none. */
  readonly totals: readonly {
    readonly day: Day
    readonly total: number
    readonly won: boolean
    readonly parts: Score
  }[]
  /** How long games were, the oldest first; those whose rounds nobody has counted are left out. */
  readonly rounds: readonly {
    readonly day: Day
    readonly rounds: number
    readonly players: number
    readonly by: HowEnded
  }[]
  /** Gold that a player had gained by the end of each round, by source, on average; a game that is over keeps its gold. */
  readonly growth: readonly {
    readonly round: number
    readonly gold: Readonly<Record<GoldSource, number>>
  }[]
  /** What a player did in a game, on average; null: no game at a table counts. */
  readonly feats: { readonly games: number; readonly means: Readonly<Record<Feat, number>> } | null
}
