/** How a game ended, as rows and files hold it, and what a list says of one that goes on. */
import * as v from 'valibot'
import { seat, type Standing } from '../game'
import { AWARDS, HOW_ENDED, LORDS, SCENARIOS } from './orders'
import { MOST_PLAYERS } from './options'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))

/** What one seat's total is made of (section 13); an eliminated one is not in the scoring. */
export const scoreSchema = v.strictObject({
  lord: v.nullable(v.picklist(LORDS)),
  /** On the track before awards. */
  gold: count,
  /** Adventurers that escaped through its Portal (16.2). */
  escapes: count,
  awards: v.array(v.picklist(AWARDS)),
  /** The value of its coins, in hand and stored. */
  coins: count,
})
export type Score = Readonly<v.InferOutput<typeof scoreSchema>>

export const outcomeSchema = v.strictObject({
  scenario: v.nullable(v.picklist(SCENARIOS)),
  by: v.picklist(HOW_ENDED),
  /** null: nobody has counted them. */
  rounds: v.nullable(count),
  /** By seat. */
  scores: v.pipe(v.array(scoreSchema), v.minLength(2), v.maxLength(MOST_PLAYERS)),
  /** Who left the game, the first first (16.6). */
  eliminated: v.array(seat),
})
export type Outcome = Readonly<v.InferOutput<typeof outcomeSchema>>

export const AWARD_GOLD = 5
export const ESCAPE_LOSS = 5

export function totalOf({ gold, escapes, awards, coins }: Score): number {
  return gold - ESCAPE_LOSS * escapes + AWARD_GOLD * awards.length + coins
}

/** By seat: the highest total, then more gold on the track, then shared (R27); who left the game comes last. */
export function standings({ scores, eliminated }: Outcome): readonly Standing[] {
  const keys = scores.map((score, at): readonly [number, number, number] => {
    const left = eliminated.indexOf(at)
    return left < 0 ? [0, totalOf(score), score.gold] : [left - eliminated.length, 0, 0]
  })
  return keys.map((key, at) => {
    const rank = 1 + keys.filter((other) => isBetter(other, key)).length
    const isOut = eliminated.includes(at)
    const score = scores[at]
    return {
      rank,
      score: isOut || score === undefined ? null : totalOf(score),
      won: rank === 1,
    }
  })
}
function isBetter(one: readonly number[], other: readonly number[]): boolean {
  for (const [at, value] of one.entries()) {
    const against = other[at] ?? 0
    if (value !== against) return value > against
  }
  return false
}

export const progressSchema = v.strictObject({
  round: count,
  /** By seat; null where nobody is told (R41). */
  gold: v.nullable(v.array(count)),
})
export type Progress = Readonly<v.InferOutput<typeof progressSchema>>
