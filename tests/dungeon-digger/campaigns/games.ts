/** Games that count, as statistics and achievements are handed them. */
import type { GameWithTally } from '@main/games/counted-games'
import {
  FEATS,
  GOLD_SOURCES,
  ORDERS,
  standings,
  type DungeonDiggerTypes,
  type Feat,
  type GoldSource,
  type Outcome,
  type Score,
  type Tally,
} from '@shared/games/dungeon-digger'

export type Game = GameWithTally<DungeonDiggerTypes>

export function score(parts: Partial<Score> = {}): Score {
  return { lord: null, gold: 10, escapes: 0, awards: [], coins: 2, ...parts }
}

interface Counted {
  /** Those that count. */
  readonly seats?: readonly number[]
  /** What each of them did; absent: nobody knows. */
  readonly feats?: Partial<Record<Feat, number>> | undefined
  /** By round. */
  readonly gold?: Partial<Record<GoldSource, number[]>> | undefined
}

/** Two players by the standard rules; seat 0 has won with 22 to 12 in 9 rounds, and counts. */
export function game(
  outcome: Partial<Outcome> = {},
  { seats = [0], feats, gold }: Counted = {},
): Game {
  const whole: Outcome = {
    scenario: null,
    by: 'gold',
    rounds: 9,
    scores: [score({ gold: 20 }), score()],
    eliminated: [],
    ...outcome,
  }
  const places = standings(whole)
  return {
    endedAt: '2026-05-01T10:00:00.000Z',
    day: '2026-05-01',
    outcome: whole,
    seats,
    won: seats.some((seat) => places[seat]?.won),
    record: null,
    table: null,
    tally:
      feats === undefined && gold === undefined ? null : tallyOf(whole, { seats, feats, gold }),
  }
}

function tallyOf({ scores, rounds }: Outcome, { seats, feats, gold }: Counted): Tally {
  const none = <Name extends string>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>
  return {
    rounds: rounds ?? 0,
    seats: scores.map(({ lord }, seat) => {
      const counts = seats?.includes(seat) === true
      const empty = Object.fromEntries(GOLD_SOURCES.map((source) => [source, [] as number[]]))
      return {
        lord,
        ...none(FEATS),
        ...(counts && feats),
        orders: none(ORDERS),
        gold: { ...empty, ...(counts && gold) } as Record<GoldSource, number[]>,
      }
    }),
  }
}

/** Seat 0 came second. */
export const LOST: Partial<Outcome> = { scores: [score(), score({ gold: 20 })] }
