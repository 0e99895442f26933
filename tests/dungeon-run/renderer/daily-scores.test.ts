/** A day's run beside the others of that day. */
import type { DailyRunScore } from '@shared/games/dungeon-run'
import type { TableId } from '@shared/ids'
import { bestBeside } from '@renderer/games/dungeon-run/daily/scores'
import { expect, test } from 'vitest'

function score(table: string, total: number | null): DailyRunScore {
  const ended = total === null ? null : { hero: 'pim' as const, total, won: false, rounds: 9 }
  return {
    table: table as TableId,
    day: '2026-11-30',
    status: total === null ? 'playing' : 'ended',
    player: null,
    endedAt: null,
    ended,
  }
}

test('the best of a day is that of another game, which has come to its end', () => {
  const scores = [score('a', 900), score('b', 700), score('c', null)]
  expect(bestBeside(scores, { table: 'a' as TableId })).toBe(700)
  expect(bestBeside(scores, { table: 'b' as TableId })).toBe(900)
  expect(bestBeside([score('a', 900), score('c', null)], { table: 'a' as TableId })).toBeNull()
})
