/** What the games of days here come to. */
import type { DailyScore } from '@shared/games/paper-dungeons'

/** The highest total of a day's games but this one; null: no other has come to its end. */
export function bestBeside(
  scores: readonly DailyScore[],
  { table }: Pick<DailyScore, 'table'>,
): number | null {
  const others = scores.filter((score) => score.table !== table)
  const totals = others.flatMap(({ total }) => (total === null ? [] : [total]))
  return totals.length === 0 ? null : Math.max(...totals)
}
