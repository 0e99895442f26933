/** A game of Paper Dungeons through the whole app: two persons, hidden choices, undo, a reload, record and statistics. */
import { games } from '@main/games'
import { paperDungeons } from '@main/games/paper-dungeons'
import type { TableAnswer } from '@shared/api'
import type { Actor } from '@shared/games'
import { totalOf, type Action, type PaperTypes } from '@shared/games/paper-dungeons'
import { describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../api/test-app'
import { must } from '../../must'

type Answer = TableAnswer<PaperTypes>
type At = Pick<TableAnswer, 'table' | 'revision'>

function openPaper(): Promise<TestApp> {
  return openTestApp({ games: { ...games, [paperDungeons.id]: paperDungeons }, scripted: true })
}

async function start({ call }: TestApp, players = 2): Promise<Answer> {
  const seats = ['Ada', 'Bob'].slice(0, players).map((player) => ({ player }))
  const input = { game: paperDungeons.id, options: { players, dungeon: 'A' }, seats, seed: 3 }
  return (await call('tables.start', input)) as unknown as Answer
}
async function look({ call }: TestApp, { table }: At, viewer: Actor): Promise<Answer> {
  return (await call('tables.open', { table, viewer })) as unknown as Answer
}
async function act({ call }: TestApp, { table, revision }: At, actor: number, action: Action) {
  return (await call('tables.act', { table, revision, actor, action })) as unknown as Answer
}
async function undo({ call }: TestApp, { table, revision }: At, actor: number): Promise<Answer> {
  return (await call('tables.undo', { table, revision, actor })) as unknown as Answer
}

/** The seat goes on with what is listed first or last, until it has committed, or the game is over. */
async function finish(app: TestApp, from: At, seat: number): Promise<Answer> {
  let answer = await look(app, from, seat)
  const { stage, turn } = answer.view
  while (answer.view.stage === stage && answer.view.turn === turn && answer.actions.length > 0) {
    const { actions } = answer
    answer = await act(app, answer, seat, must(actions.at(actions.length > 10 ? 3 : -1)))
  }
  return answer
}

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
    // What Ada has committed is hers to take back, not Bob's.
    expect(bob.undo).toBe('nothing')
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
