/** How a game ended, as rows and files hold it, and what a list says of one that goes on. */
import * as v from 'valibot'
import { seat, type Standing } from '../game'
import { BOSSES, HEROES } from './names'
import { MOST_PLAYERS, MOST_ROUNDS } from './options'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))

/** What counts alone (section 20), by number; the points are the sheet's. */
export const soloScoreSchema = v.strictObject({
  treasures: count,
  artifacts: count,
  encounters: count,
  boss: v.boolean(),
  tokens: count,
})
export type SoloScore = Readonly<v.InferOutput<typeof soloScoreSchema>>
/** Its parts as they are listed; the last one is for victory. */
export const SCORE_PARTS = [
  'treasure',
  'artifact',
  'encounter',
  'boss',
  'token',
  'victory',
] as const
export type ScorePart = (typeof SCORE_PARTS)[number]
export const SOLO_POINTS: Readonly<Record<ScorePart, number>> = {
  treasure: 100,
  artifact: 200,
  encounter: 100,
  boss: 300,
  token: 300,
  victory: 300,
}

export const HOW_ENDED = ['stone', 'last-hero', 'boss', 'nobody-left', 'round-cap'] as const
export type HowEnded = (typeof HOW_ENDED)[number]

const roundCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_ROUNDS * 100))

export const outcomeSchema = v.strictObject({
  /** By seat. */
  heroes: v.pipe(v.array(v.picklist(HEROES)), v.minLength(1), v.maxLength(MOST_PLAYERS)),
  boss: v.picklist(BOSSES),
  bossDead: v.boolean(),
  /** null: the dungeon has won. */
  winner: v.nullable(seat),
  by: v.picklist(HOW_ENDED),
  /** null: nobody has counted them. */
  rounds: v.nullable(roundCount),
  /** Who left the game, the first first. */
  eliminated: v.array(seat),
  /** Alone; null with others. */
  solo: v.nullable(soloScoreSchema),
})
export type Outcome = Readonly<v.InferOutput<typeof outcomeSchema>>

/** How often each part counts. */
export function soloCounts(solo: SoloScore, won: boolean): Readonly<Record<ScorePart, number>> {
  return {
    treasure: solo.treasures,
    artifact: solo.artifacts,
    encounter: solo.encounters,
    boss: solo.boss ? 1 : 0,
    token: solo.tokens,
    victory: won ? 1 : 0,
  }
}
export function soloTotal(solo: SoloScore, won: boolean): number {
  const counts = soloCounts(solo, won)
  return SCORE_PARTS.reduce((sum, part) => sum + counts[part] * SOLO_POINTS[part], 0)
}

/** By seat: the winner, those who lived, then whoever left last. */
export function standings({ heroes, winner, eliminated, solo }: Outcome): readonly Standing[] {
  if (solo !== null) {
    const won = winner !== null
    return [{ rank: 1, score: soloTotal(solo, won), won }]
  }
  const places = heroes.map((_, at) => {
    if (at === winner) return -1
    const left = eliminated.indexOf(at)
    return left < 0 ? 0 : eliminated.length - left
  })
  return places.map((place, at) => ({
    rank: 1 + places.filter((other) => other < place).length,
    score: null,
    won: at === winner,
  }))
}

export const progressSchema = v.strictObject({
  round: roundCount,
  tiles: count,
  endgame: v.boolean(),
})
export type Progress = Readonly<v.InferOutput<typeof progressSchema>>
