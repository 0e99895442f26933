import { expect, test } from 'vitest'
import { leftByUses, wantedUses } from '@renderer/games/dungeon-run/table/dice-uses'
import type { Action, View } from '@shared/games/dungeon-run'

const BOTH: Action = { type: 'assign', blocks: [[0, 0]], hits: [1] }
const USES: readonly Action[] = [
  { type: 'assign', blocks: [[0, 0]], hits: [] },
  { type: 'assign', blocks: [], hits: [0] },
  { type: 'assign', blocks: [], hits: [] },
  BOTH,
]
function viewOf(...assigned: readonly (readonly [taken: number, dealt: number])[]) {
  return {
    shown: { assigned: assigned.map(([taken, dealt]) => ({ taken, dealt })) },
  } as unknown as Pick<View, 'shown'>
}

test('a use of dice that another one is better than is left out, and those that deal most come first', () => {
  const view = viewOf([0, 1], [2, 2], [2, 0], [1, 1])
  expect(wantedUses(USES, view)).toEqual([USES[1], USES[0]])
  expect(leftByUses(USES, view).get(BOTH)).toEqual({ taken: 1, dealt: 1 })
})

test('uses that leave the same are all listed, and so is every other action', () => {
  const turn: readonly Action[] = [{ type: 'equip' }, { type: 'end-turn' }]
  expect(wantedUses(turn, viewOf())).toEqual(turn)
  expect(wantedUses(USES.slice(0, 2), viewOf([1, 1], [1, 1]))).toEqual(USES.slice(0, 2))
})
