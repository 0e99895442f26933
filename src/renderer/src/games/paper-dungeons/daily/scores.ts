/** What the games of days here come to. */
import type { DailyScore } from '@shared/games/paper-dungeons'

/** Who played the last game that has a name on it; one that goes on comes after all that are over. */
export function lastPlayer(scores: readonly DailyScore[]): string | null {
  const named = scores.filter(({ player }) => player !== null)
  const newest = named.toSorted(
    (a, b) =>
      b.day.localeCompare(a.day) ||
      Number(b.endedAt === null) - Number(a.endedAt === null) ||
      (b.endedAt ?? '').localeCompare(a.endedAt ?? ''),
  )
  return newest[0]?.player ?? null
}

/** The highest total of a day's games but this one; null: no other has come to its end. */
export function bestBeside(
  scores: readonly DailyScore[],
  { table }: Pick<DailyScore, 'table'>,
): number | null {
  const others = scores.filter((score) => score.table !== table)
  const totals = others.flatMap(({ total }) => (total === null ? [] : [total]))
  return totals.length === 0 ? null : Math.max(...totals)
}
