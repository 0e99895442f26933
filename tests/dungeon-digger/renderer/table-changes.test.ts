/** What others have changed on the board since a player last did something. */
import type { LogEntry } from '@shared/api'
import type { Action, DungeonDiggerTypes, Event } from '@shared/games/dungeon-digger'
import { changedSince } from '@renderer/games/dungeon-digger/table/changes'
import { expect, test } from 'vitest'

function entry(
  revision: number,
  actor: number | null,
  action: Action | null,
  events: readonly Event[],
): LogEntry<DungeonDiggerTypes> {
  return { revision, actor, bot: null, stumbled: false, action, events }
}
function built(seat: number, at: number): Event {
  return { type: 'placed', seat, tile: 'KIT-1', at, rotation: 0 }
}
const END: Action = { type: 'end-turn' }
const LOG = [
  entry(1, 0, { type: 'work', tile: 'KIT-1', at: 3, rotation: 0 }, [built(0, 3)]),
  entry(2, 0, END, []),
  entry(3, 1, { type: 'work', tile: 'KIT-1', at: 7, rotation: 0 }, [built(1, 7)]),
  entry(4, 1, { type: 'sabotage', at: 9 }, [
    { type: 'sacrificed', seat: 1, at: 7, piece: null },
    { type: 'collapsed', seat: 1, at: 9 },
  ]),
  entry(5, 1, END, [{ type: 'turn-begun', seat: 0, points: 2 }]),
]

test('what others built and broke, until the player acts', () => {
  expect([...changedSince(LOG, 0)]).toEqual([7, 9])
  const acted = [...LOG, entry(6, 0, { type: 'move' }, [])]
  expect([...changedSince(acted, 0)]).toEqual([])
})
test('whoever has just acted has nothing to see, and nobody who only looks on', () => {
  expect([...changedSince(LOG, 1)]).toEqual([])
  expect([...changedSince(LOG, null)]).toEqual([])
})
