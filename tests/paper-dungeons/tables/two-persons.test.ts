/** A game of Paper Dungeons through the whole app: two persons, hidden choices, undo, a reload, record and statistics. */
import { totalOf } from '@shared/games/paper-dungeons'
import { describe, expect, test } from 'vitest'
import type { TestApp } from '../../api/test-app'
import { must } from '../../must'
import { act, finish, look, openPaper, start, undo } from './at-table'
import type { Answer, At } from './at-table'

async function playOn(app: TestApp, from: At): Promise<Answer> {
  let answer = await look(app, from, null)
  while (answer.status === 'playing')
    for (const seat of answer.asked) if (seat !== null) answer = await finish(app, answer, seat)
  return look(app, answer, null)
}

describe('two persons at one table', () => {
  test('see of each other what lay open at the last reveal', async () => {
    const app = await openPaper()
    const begun = await start(app)
    expect(begun.asked).toEqual([0, 1])
    const ada = await look(app, begun, 0)
    const done = await act(app, begun, 0, must(ada.actions[0]))
    expect(done.view.sheets[0]?.power).not.toBeNull()
    const bob = await look(app, begun, 1)
    expect(bob.view.sheets[0]).toMatchObject({ power: null, objective: null })
    expect(bob.undo).toBe('nothing')
    const log = await app.call('tables.log', { table: begun.table, viewer: 1 })
    expect(JSON.stringify(log)).not.toContain(String(done.view.sheets[0]?.objective))
  })

  test('take back their own turn step by step, also after the other has committed', async () => {
    const app = await openPaper()
    let answer = await start(app)
    answer = await finish(app, answer, 0)
    answer = await finish(app, answer, 1)
    expect(answer.view).toMatchObject({ stage: 'turn', turn: 1 })
    expect(answer.undo).toBe('reveal')
    answer = await finish(app, answer, 0)
    expect(answer.view.committed).toEqual([true, false])
    // A commit that has revealed nothing can be taken back, and the dice with it.
    answer = await undo(app, answer, 0)
    expect(answer.view.committed).toEqual([false, false])
    answer = await act(app, answer, 0, { type: 'commit' })
    const fresh = await look(app, answer, 1)
    let bob = fresh
    for (let die = 0; die < 3; die++) {
      const pass = must(bob.actions.find(({ type }) => type === 'pass'))
      bob = await act(app, bob, 1, pass)
    }
    expect(bob.view.own?.step.diceLeft).toBe(0)
    expect(bob.undo).toBe('free')
    await app.reopen()
    for (let die = 0; die < 3; die++) bob = await undo(app, bob, 1)
    expect(bob.view).toEqual(fresh.view)
    // What Ada has committed is hers to take back, not Bob's; what he did before this turn has been shown.
    expect(bob.undo).toBe('reveal')
    expect(bob.view.committed).toEqual([true, false])
  })

  test('are shown what each action would do; the list and the forecast agree', async () => {
    const app = await openPaper()
    let answer = await start(app)
    for (const seat of [0, 1]) answer = await finish(app, answer, seat)
    const ada = await look(app, answer, 0)
    expect(ada.view.forecast?.actions.map(({ action }) => action)).toEqual(ada.actions)
    expect((await look(app, answer, null)).view.forecast).toBeNull()
  })

  test('come to an end with a rank for each; after that everything lies open', async () => {
    const app = await openPaper()
    const end = await playOn(app, await start(app))
    expect(end.status).toBe('ended')
    expect(end.view.stage).toBe('over')
    const summary = must(await app.call('tables.get', { table: end.table }))
    const scores = end.view.boxes.map(totalOf)
    expect(must(summary.standings).map(({ score }) => score)).toEqual(scores)
    expect(summary.progress).toEqual({ turn: 8 })
    const finished = (await app.call('tables.log', { table: end.table, viewer: null })).at(-1)
    expect(JSON.stringify(finished)).toContain('finished')
    const back = await app.refusal('tables.undo', { table: end.table, revision: end.revision })
    expect(back.code).toBeTypeOf('string')
  })
})

test('one alone plays to a score that is neither won nor lost, loaded anew on the way', async () => {
  const app = await openPaper()
  let answer = await finish(app, await start(app, 1), 0)
  await app.reopen()
  answer = await finish(app, answer, 0)
  const end = await playOn(app, answer)
  const summary = must(await app.call('tables.get', { table: end.table }))
  expect(summary.standings).toMatchObject([{ rank: 1, won: null }])
  expect(end.view.scattered).toBe(true)
})
