/** Staying out of it every time: offers are passed, and nobody is handed the computer for that. */
import { expect, test } from 'vitest'
import { nextTick, shallowRef } from 'vue'
import type { TableId } from '@shared/ids'
import type { Action, View } from '@shared/games/dungeon-run'
import { usePassing } from '@renderer/games/dungeon-run/table/passing'

const ACTIONS: readonly Action[] = [{ type: 'assist', stat: 'magic' }, { type: 'pass' }]

/** A table at which a seat is asked something, seen by whoever is at the screen. */
function asking(table: string, viewer: number, seat: number, type = 'offer') {
  const question = { type, seats: [seat], cards: null, contest: null, roll: null }
  return {
    table: table as TableId,
    viewer,
    asked: [seat],
    actions: viewer === seat ? ACTIONS : [],
    view: { question } as unknown as View,
  }
}
function sitAt(table: string) {
  const answer = shallowRef(asking(table, 2, 2))
  const done: unknown[] = []
  const passing = usePassing(
    () => answer.value,
    (action) => done.push(action.type),
    (seat, action) => done.push([seat, action.type]),
  )
  return { answer, done, passing }
}

test('whoever says so is asked no more, at the screen or away from it', async () => {
  const { answer, done, passing } = sitAt('one')
  expect(done).toEqual([])
  passing.set(true)
  await nextTick()
  expect(done).toEqual(['pass'])
  // Another person is at the screen, and stays there.
  answer.value = asking('one', 0, 2)
  await nextTick()
  expect(done).toEqual(['pass', [2, 'pass']])
  expect(passing.passes()).toBe(false)
})

test('others, other questions and other tables are asked as always, and one may change one’s mind', async () => {
  const { answer, done, passing } = sitAt('two')
  passing.set(true)
  await nextTick()
  for (const other of [asking('two', 0, 1), asking('two', 0, 2, 'vote'), asking('three', 0, 2)]) {
    answer.value = other
    await nextTick()
  }
  expect(done).toEqual(['pass'])
  answer.value = asking('two', 2, 2, 'menu')
  passing.set(false)
  answer.value = asking('two', 0, 2)
  await nextTick()
  expect(done).toEqual(['pass'])
})
