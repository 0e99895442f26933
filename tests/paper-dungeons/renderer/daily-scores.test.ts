/** What the games of days come to: who played last, and what there is to beat. */
import { expect, test } from 'vitest'
import type { DailyScore } from '@shared/games/paper-dungeons'
import type { TableId } from '@shared/ids'
import { lastPlayer } from '@renderer/components/daily/daily-player'
import { bestBeside } from '@renderer/games/paper-dungeons/daily/scores'

function score(table: string, also: Partial<DailyScore> = {}): DailyScore {
  return {
    table: table as TableId,
    day: '2026-11-28',
    status: 'ended',
    player: null,
    endedAt: '2026-11-28T20:00:00.000Z',
    total: 40,
    ...also,
  }
}

test('the last player is whoever named the newest game', () => {
  expect(lastPlayer([score('a')])).toBeNull()
  const earlier = score('b', { player: 'Ben', day: '2026-11-27' })
  const ended = score('c', { player: 'Ann' })
  expect(lastPlayer([score('a'), earlier, ended])).toBe('Ann')
  const playing = score('d', { player: 'Cleo', status: 'playing', endedAt: null, total: null })
  expect(lastPlayer([ended, playing, earlier])).toBe('Cleo')
})

test('what there is to beat is the best of the others that came to their end', () => {
  const own = score('a', { total: 90 })
  expect(bestBeside([own, score('b', { total: null })], own)).toBeNull()
  expect(bestBeside([own, score('b', { total: -3 }), score('c', { total: 61 })], own)).toBe(61)
})
