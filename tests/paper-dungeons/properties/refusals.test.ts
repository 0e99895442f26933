/** Reasons tell the truth (tests/reasons.ts). */
import { paperDungeons as game } from '@main/games/paper-dungeons'
import { REJECTIONS } from '@shared/games/paper-dungeons/rejections'
import { expect, test } from 'vitest'
import { tryReasons } from '../../reasons'
import { games, play } from './games'

test('a reason names who is not asked, and what is not asked now, only where that is so', () => {
  const notAsked = ['not-your-seat', 'committed']
  const heard = tryReasons({ game, games, play, codes: REJECTIONS, notAsked })
  // Enough of them were heard to mean something.
  expect(heard.size).toBeGreaterThan(4)
})
