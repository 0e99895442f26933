/** Games that count, as statistics and achievements are handed them. */
import type { GameWithTally } from '@main/games/counted-games'
import {
  FEATS,
  type Feat,
  type DungeonRunTypes,
  type Outcome,
  type SoloScore,
} from '@shared/games/dungeon-run'

export type Game = GameWithTally<DungeonRunTypes>

export const NO_POINTS: SoloScore = {
  treasures: 0,
  artifacts: 0,
  encounters: 0,
  boss: false,
  tokens: 0,
}

/** Hadrun has carried the Stone out, in 20 rounds; Pim was there. Seat 0 counts. */
export function game(
  outcome: Partial<Outcome> = {},
  { seats = [0], feats }: { seats?: readonly number[]; feats?: Partial<Record<Feat, number>> } = {},
): Game {
  const whole: Outcome = {
    heroes: ['hadrun', 'pim'],
    boss: 'mother-tangle',
    bossDead: true,
    winner: 0,
    by: 'stone',
    rounds: 20,
    eliminated: [],
    solo: null,
    ...outcome,
  }
  const none = Object.fromEntries(FEATS.map((feat) => [feat, 0])) as Record<Feat, number>
  return {
    endedAt: '2026-05-01T10:00:00.000Z',
    day: '2026-05-01',
    outcome: whole,
    seats,
    won: whole.winner !== null && seats.includes(whole.winner),
    record: null,
    table: null,
    tally:
      feats === undefined
        ? null
        : {
            rounds: whole.rounds ?? 0,
            boss: whole.boss,
            seats: whole.heroes.map((hero, seat) => ({
              hero,
              ...none,
              ...(seats.includes(seat) && feats),
            })),
          },
  }
}
/** One hero alone who killed the Boss. */
export function alone(solo: Partial<SoloScore> = {}, outcome: Partial<Outcome> = {}): Game {
  return game({
    heroes: ['nixit'],
    by: 'boss',
    solo: { ...NO_POINTS, boss: true, ...solo },
    ...outcome,
  })
}
/** One hero alone who fell. */
export function fallen(solo: Partial<SoloScore> = {}, outcome: Partial<Outcome> = {}): Game {
  const lost: Partial<Outcome> = {
    winner: null,
    by: 'nobody-left',
    bossDead: false,
    eliminated: [0],
  }
  return alone({ boss: false, ...solo }, { ...lost, ...outcome })
}
