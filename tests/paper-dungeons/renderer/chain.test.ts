/** What a turn began with, before anybody chose: void rolls, and damage of skulls. */
import { beginningOf } from '@renderer/games/paper-dungeons/table/chain'
import type { LogEntry } from '@shared/api'
import type { Event, PaperTypes, SheetEvent } from '@shared/games/paper-dungeons'
import { expect, test } from 'vitest'

const SKULLS = ['skull', 'skull', 'skull', 'mage', 'thief', 'boots'] as const
const FAIR = ['skull', 'mage', 'mage', 'cleric', 'thief', 'boots'] as const
const HURT: SheetEvent = { type: 'damaged', cause: 'skulls', amount: 1, absorbed: 0, total: 1 }

function entry(revision: number, events: readonly Event[]): LogEntry<PaperTypes> {
  return { revision, actor: null, bot: null, stumbled: false, action: null, events }
}
const revealed = entry(1, [
  { type: 'played', seat: 0, events: [{ ...HURT, total: 9 }] },
  { type: 'rolled', turn: 2, symbols: SKULLS, accepted: false },
  { type: 'rolled', turn: 2, symbols: FAIR, accepted: true },
  { type: 'played', seat: 0, events: [HURT] },
  { type: 'played', seat: 1, events: [{ ...HURT, total: 5 }] },
])

test('void rolls are shown, and the damage of the roll that counts to its own seat', () => {
  expect(beginningOf([revealed], 0)).toEqual({ voids: [SKULLS], events: [HURT] })
})

test('what was done since is no part of it, and nothing has begun before the first turn', () => {
  const later = entry(2, [{ type: 'played', seat: 0, events: [{ ...HURT, total: 2 }] }])
  expect(beginningOf([revealed, later], 0).events).toEqual([HURT])
  expect(beginningOf([later], 0)).toEqual({ voids: [], events: [] })
})
