/** What games that count add up to, and which of them plots are drawn from. */
import * as v from 'valibot'
import type { Day } from '../../days'
import type { RecordId } from '../../ids'
import { BOSSES, HEROES, type BossId, type HeroId } from './names'
import { MOST_PLAYERS } from './options'
import type { HowEnded, SoloScore } from './outcome'
import type { Feat } from './tally'

/** Games of one kind, and how many of them the players who count have won. */
export interface GameCount {
  readonly games: number
  readonly won: number
}
export interface RunStatistics {
  /** Games with others; `rounds`: their mean, null where nobody has counted them. */
  readonly together: (GameCount & { readonly rounds: number | null }) | null
  /** Games alone, for points. */
  readonly alone: (GameCount & { readonly best: number; readonly mean: number }) | null
  /** How games ended; those that never did are left out. */
  readonly endings: readonly { readonly by: HowEnded; readonly games: number }[]
  /** Heroes that were played, in the order of their names; `best` alone. */
  readonly byHero: readonly (GameCount & {
    readonly hero: HeroId
    readonly best: number | null
  })[]
  /** `slain`: how many of them saw the Boss dead. */
  readonly byBoss: readonly (GameCount & { readonly boss: BossId; readonly slain: number })[]
  readonly pairs: readonly (GameCount & { readonly hero: HeroId; readonly boss: BossId })[]
  /** The best scores alone, the highest first. */
  readonly bestAlone: readonly SoloPlace[]
}
export interface SoloPlace {
  /** null: a game outside any campaign. */
  readonly record: RecordId | null
  readonly day: Day
  /** null: nobody has said. */
  readonly player: string | null
  readonly hero: HeroId
  readonly boss: BossId
  readonly total: number
  readonly won: boolean
  readonly rounds: number | null
}

export const filtersSchema = v.strictObject({
  hero: v.optional(v.nullable(v.picklist(HEROES)), null),
  boss: v.optional(v.nullable(v.picklist(BOSSES)), null),
  /** How many sat at the table; null: however many. */
  players: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PLAYERS))),
    null,
  ),
})
export type RunFilters = Readonly<v.InferOutput<typeof filtersSchema>>
export interface RunPlots {
  /** How long games were, the oldest first; those whose rounds nobody has counted are left out. */
  readonly rounds: readonly {
    readonly day: Day
    readonly rounds: number
    readonly players: number
    readonly by: HowEnded
  }[]
  /** Every score alone, the oldest first, with its parts. */
  readonly scores: readonly {
    readonly day: Day
    readonly total: number
    readonly won: boolean
    readonly parts: SoloScore
  }[]
  /** By hero: what each did in a game, on average. */
  readonly feats: readonly {
    readonly hero: HeroId
    readonly games: number
    readonly means: Readonly<Record<Feat, number>>
  }[]
}
