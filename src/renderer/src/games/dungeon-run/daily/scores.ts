/** What the games of a day here come to. */
import type { DailyRunScore } from '@shared/games/dungeon-run'

/** The highest total of a day's games but this one; null: no other has come to its end. */
export function bestBeside(
  scores: readonly DailyRunScore[],
  { table }: Pick<DailyRunScore, 'table'>,
): number | null {
  const totals = scores.flatMap((score) =>
    score.table === table || score.ended === null ? [] : [score.ended.total],
  )
  return totals.length === 0 ? null : Math.max(...totals)
}
