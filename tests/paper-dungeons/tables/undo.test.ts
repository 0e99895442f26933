/** Taking back among several who choose in secret: the first, the middle and the last to commit, while another chooses. */
import type { LogEntry } from '@shared/api'
import type { Actor } from '@shared/games'
import type { PaperTypes } from '@shared/games/paper-dungeons'
import { describe, expect, test } from 'vitest'
import { type TestApp } from '../../api/test-app'
import { amount } from '../../amount'
import { must } from '../../must'
import { act, finish, look, openPaper, start, undo } from './at-table'
import type { Answer, At } from './at-table'
import { picker } from '../../picker'

const SEATS = [0, 1, 2, 3]
const VIEWERS: readonly Actor[] = [null, ...SEATS]
/** Cy, Ada and Bob commit, in this order. */
const COMMITTED = [2, 0, 1]
/** Dee has used two dice by then, one of them before the others commit. */
const CHOOSING = 3

async function passADie(app: TestApp, at: At): Promise<Answer> {
  const { actions } = await look(app, at, CHOOSING)
  return act(app, at, CHOOSING, must(actions.find(({ type }) => type === 'pass')))
}

/** The first turn, in which three have committed and the fourth is choosing; and the log as it was when it began. */
async function threeCommitted(app: TestApp) {
  let now = await start(app, SEATS.length)
  for (const seat of SEATS) now = await finish(app, now, seat)
  const begun = await logOf(app, now, null)
  now = await passADie(app, now)
  for (const seat of COMMITTED) now = await finish(app, now, seat)
  now = await passADie(app, now)
  expect(now.view.committed).toEqual([true, true, true, false])
  return { begun, now }
}

async function logOf(app: TestApp, { table }: At, viewer: Actor) {
  return (await app.call('tables.log', { table, viewer })) as unknown as LogEntry<PaperTypes>[]
}
/** What everybody sees, by viewer. */
function seen(app: TestApp, at: Answer) {
  return Promise.all(
    VIEWERS.filter((viewer) => viewer === null || viewer < at.seats.length).map(async (viewer) => ({
      ...(await look(app, at, viewer)),
      log: await logOf(app, at, viewer),
    })),
  )
}
/** Takes everything back that a seat may. */
async function undoAll(app: TestApp, from: Answer, seat: number): Promise<Answer> {
  let answer = await look(app, from, seat)
  while (answer.undo === 'free') answer = await undo(app, answer, seat)
  return answer
}

describe.each([
  ['first', 2],
  ['middle', 0],
  ['last', 1],
])('the %s to commit', (_, seat) => {
  test('takes it back while another is choosing, who sees nothing but that', async () => {
    const app = await openPaper()
    const { now } = await threeCommitted(app)
    const before = await seen(app, now)
    const back = await undo(app, now, seat)
    expect(back.revision).toBe(now.revision + 1)
    expect(back.view.committed).toEqual(now.view.committed.with(seat, false))
    expect(back.actions).toEqual([{ type: 'commit' }])
    const after = await seen(app, back)
    for (const [at, viewer] of VIEWERS.entries()) {
      const [was, is] = [must(before[at]), must(after[at])]
      expect(is.log).toEqual(was.log.toSpliced(lastOf(was.log, seat), 1))
      if (viewer === seat) continue
      const { committed } = back.view
      expect(is.view).toEqual({ ...was.view, committed })
      expect(is.actions).toEqual(was.actions)
      expect(is.undo).toBe(was.undo)
    }
    await app.reopen()
    expect(await seen(app, back)).toEqual(after)
    expect(app.broken()).toEqual([])
  })

  test('takes the whole turn back, step by step, up to the roll, with a reload in between', async () => {
    const app = await openPaper()
    const { begun, now } = await threeCommitted(app)
    await undo(app, now, seat)
    await app.reopen()
    const back = await undoAll(app, now, seat)
    expect(back.undo).toBe('reveal')
    expect(back.view.own?.step).toMatchObject({ diceLeft: 3, used: 0, committed: false })
    expect(lastOf(await logOf(app, back, seat), seat)).toBe(lastOf(begun, seat))
    const input = { table: back.table, revision: back.revision, actor: seat }
    expect((await app.refusal('tables.undo', input)).code).toBe('undo-past-reveal')
    expect(app.broken()).toEqual([])
    // The others have not lost a thing.
    expect((await look(app, back, CHOOSING)).view.own?.step.diceLeft).toBe(1)
  })

  test('commits again, and it comes to what it would have come to at once', async () => {
    const app = await openPaper()
    const { now } = await threeCommitted(app)
    let other = await undo(app, now, seat)
    other = await act(app, other, seat, { type: 'commit' })
    other = await finish(app, other, CHOOSING)
    const same = await threeCommitted(app)
    const atOnce = await finish(app, same.now, CHOOSING)
    expect(other.view).toEqual(atOnce.view)
    expect(other.view.turn).toBe(2)
  })
})

function lastOf(log: readonly LogEntry<PaperTypes>[], seat: number): number {
  return log.findLastIndex(({ actor }) => actor === seat)
}

describe('a seat that became a bot', () => {
  test('keeps what its person has committed, whoever takes something back', async () => {
    const app = await openPaper()
    const { now } = await threeCommitted(app)
    const { table } = now
    await app.call('tables.seat', { table, seat: 0, bot: 'normal' })
    const cy = await look(app, now, 2)
    expect(cy.undo).toBe('free')
    const back = await undo(app, cy, 2)
    expect(back.view.committed).toEqual([true, true, false, false])
    const log = await logOf(app, back, null)
    expect(must(log[lastOf(log, 0)]).bot).toBeNull()
    const again = await finish(app, back, 2)
    const done = await finish(app, again, CHOOSING)
    expect(done.view.turn).toBe(2)
    expect(app.broken()).toEqual([])
  })

  test('waits for a person who chooses once more', async () => {
    const app = await openPaper()
    const { now } = await threeCommitted(app)
    const { table } = now
    const { revision } = await undo(app, now, 1)
    expect(revision).toBe(now.revision + 1)
    // Bob chooses, so the bot that plays for Dee waits, and Ada may still take hers back.
    await app.call('tables.seat', { table, seat: CHOOSING, bot: 'easy' })
    const ada = await look(app, now, 0)
    expect(ada).toMatchObject({ undo: 'free', asked: [1, CHOOSING] })
    const back = await undo(app, ada, 0)
    expect(back.asked).toEqual([0, 1, CHOOSING])
    const again = await act(app, back, 0, { type: 'commit' })
    // The last person to commit has the bot choose: then everything lies open.
    const done = await act(app, again, 1, { type: 'commit' })
    expect(done).toMatchObject({ undo: 'reveal', view: { turn: 2 } })
  })
})

test('whoever acts and takes back in whatever order, what is on the disk is what is shown', async () => {
  const app = await openPaper()
  for (let seed = 1; seed <= amount(1, 40); seed++) {
    const pick = picker(seed)
    let answer = await start(app, 3)
    let among = 0
    for (let step = 1; step <= 60; step++) {
      const back = await look(app, answer, pick(3))
      if (back.undo === 'free' && pick(3) === 0) {
        const seat = must(back.viewer)
        if ((await logOf(app, back, null)).at(-1)?.actor !== seat) among += 1
        answer = await undo(app, back, seat)
      } else {
        const seat = must(answer.asked[pick(answer.asked.length)])
        const { actions } = await look(app, answer, seat)
        answer = await act(app, answer, seat, must(actions[pick(actions.length)]))
      }
      if (step % 20 > 0) continue
      const shown = await seen(app, answer)
      await app.reopen()
      expect(await seen(app, answer)).toEqual(shown)
      expect(app.broken()).toEqual([])
    }
    expect(among).toBeGreaterThan(0)
  }
})
