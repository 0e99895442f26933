/** How a game ended, as rows and files hold it, and what a list says of one that goes on. */
import * as v from 'valibot'
import { whole } from '../../api/call'
import { MOST_SEATS, type Standing } from '../game'
import type { RankCard } from './content'
import { boxGlory, keptObjective, keptPower, sheetMarksSchema } from './marks'
import { BOXES, DUNGEONS, MISSIONS, TURNS, type RankId } from './names'
import { pack } from './pack'

export const playerOutcomeSchema = v.strictObject({
  /** The boxes of the score in their order; their sum is the total. */
  boxes: v.pipe(v.array(boxGlory), v.length(BOXES.length)),
  objective: keptObjective,
  power: keptPower,
  /** The marks that the sheet was counted from, as they were copied; absent: none were. */
  marks: v.exactOptional(sheetMarksSchema),
})

export const outcomeSchema = v.strictObject({
  /** null: nobody remembers. */
  dungeon: v.nullable(v.picklist(DUNGEONS)),
  /** Those that lay open; none where the game was played without, or nobody remembers. */
  missions: v.pipe(v.array(v.picklist(MISSIONS)), v.maxLength(3)),
  scattered: v.boolean(),
  /** By seat; one alone has played by the rules for one. */
  players: v.pipe(v.array(playerOutcomeSchema), v.minLength(1), v.maxLength(MOST_SEATS)),
  pack,
})
export type Outcome = Readonly<v.InferOutput<typeof outcomeSchema>>
export type PlayerOutcome = Outcome['players'][number]

/** The total, box L. */
export function totalOf(boxes: readonly number[]): number {
  let sum = 0
  for (const box of boxes) sum += box
  return sum
}

/** By seat; equal totals share a rank (Q41). Alone nothing is won or lost: the total is one's own record. */
export function standings({ players }: Pick<Outcome, 'players'>): readonly Standing[] {
  return standingsOf(players.map(({ boxes }) => totalOf(boxes)))
}
/** As `standings`, of totals by seat. */
export function standingsOf(totals: readonly number[]): readonly Standing[] {
  return totals.map((score) => {
    const rank = 1 + totals.filter((other) => other > score).length
    return { rank, score, won: totals.length === 1 ? null : rank === 1 }
  })
}

/** The rank of a lone player's total, among those of the content from the lowest on (rules page, 20). */
export function rankOf(ranks: readonly RankCard[], total: number): RankId {
  const reached = ranks.findLast(({ from }) => from === null || total >= from)
  if (reached === undefined) throw new Error('every total has a rank')
  return reached.id
}

export const progressSchema = v.strictObject({ turn: whole(TURNS) })
export type Progress = Readonly<v.InferOutput<typeof progressSchema>>
