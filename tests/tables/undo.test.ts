import { describe, expect, test } from 'vitest'
import type { TableAnswer } from '@shared/games/one-deck-dungeon/answers'
import { connect } from '@main/store/connection'
import { openTestApp, pickAction, type TestApp } from '../api/test-app'
import { type Pick, picker } from '../picker'

function start({ call }: TestApp, seed: number): Promise<TableAnswer> {
  return call('tables.start', {
    game: 'one-deck-dungeon',
    options: { heroes: [{ hero: 'warrior' }], dungeon: 'dragons-cave' },
    seed,
  })
}

function step({ call }: TestApp, answer: TableAnswer, pick: Pick): Promise<TableAnswer> {
  const { table, revision } = answer
  return call('tables.act', { table, revision, action: pickAction(answer, pick) })
}

/** What a table shows, whatever way led to it. */
function shown({ view, actions, undo, status }: TableAnswer): unknown {
  return {
    view,
    actions,
    undo,
    status,
  }
}

/** Plays until the last `depth` actions revealed nothing; gives the answers from before the first of them. */
async function playToFree(app: TestApp, depth: number): Promise<readonly TableAnswer[]> {
  for (let seed = 1; seed < 200; seed++) {
    const pick = picker(seed)
    let answer = await start(app, seed)
    let run = [answer]
    while (answer.status === 'playing' && run.length <= depth) {
      answer = await step(app, answer, pick)
      run = answer.undo === 'free' ? [...run, answer] : [answer]
    }
    if (answer.status === 'playing') return run
  }
  throw new Error('No game had such a run of actions.')
}

describe('undo', () => {
  test('takes back one action after the other, up to the last reveal and no further', async () => {
    const app = await openTestApp()
    const run = await playToFree(app, 4)
    const last = run.at(-1)
    if (last === undefined) throw new Error('The run is not empty.')
    let { revision } = last
    const { table } = last
    for (const before of run.slice(0, -1).toReversed()) {
      const answer = await app.call('tables.undo', { table, revision })
      expect(shown(answer)).toEqual(shown(before))
      expect(answer).toMatchObject({ revision: revision + 1, events: [] })
      revision++
    }
    const before = app.dump()
    const code = run[0]?.undo === 'nothing' ? 'nothing-to-undo' : 'undo-past-reveal'
    expect((await app.refusal('tables.undo', { table, revision })).code).toBe(code)
    expect(app.dump()).toBe(before)
  })

  test('finds nothing to take back before the first action', async () => {
    const app = await openTestApp()
    const { table, revision } = await start(app, 1)
    expect((await app.refusal('tables.undo', { table, revision })).code).toBe('nothing-to-undo')
  })

  test('does not step over a card shown or a die rolled', async () => {
    const app = await openTestApp()
    const pick = picker(5)
    let answer = await start(app, 5)
    let refused = 0
    for (let n = 0; n < 60 && answer.status === 'playing'; n++) {
      answer = await step(app, answer, pick)
      if (answer.undo !== 'reveal') continue
      const { table, revision } = answer
      expect((await app.refusal('tables.undo', { table, revision })).code).toBe('undo-past-reveal')
      refused++
    }
    expect(refused).toBeGreaterThan(3)
  })

  test('asks the rules what showed something, not the row that keeps it', async () => {
    const app = await openTestApp()
    const pick = picker(5)
    let answer = await start(app, 5)
    while (answer.undo !== 'reveal') answer = await step(app, answer, pick)
    const { table, revision } = answer
    const db = connect(app.file)
    db.exec('UPDATE table_actions SET reveals = 0; DELETE FROM table_snapshots')
    db.close()
    await app.reopen()
    expect((await app.call('tables.open', { table })).undo).toBe('reveal')
    expect((await app.refusal('tables.undo', { table, revision })).code).toBe('undo-past-reveal')
  })

  test('works across a restart, also past what was played since', async () => {
    const app = await openTestApp()
    const run = await playToFree(app, 3)
    const last = run.at(-1)
    if (last === undefined) throw new Error('The run is not empty.')
    const { table } = last
    let { revision } = last
    for (const before of run.slice(0, -1).toReversed()) {
      await app.reopen()
      expect((await app.call('tables.open', { table })).undo).toBe('free')
      const answer = await app.call('tables.undo', { table, revision })
      expect(shown(answer)).toEqual(shown(before))
      ;({ revision } = answer)
    }
  })

  test('leaves no trace of what was taken back', async () => {
    const app = await openTestApp()
    const run = await playToFree(app, 1)
    const [before, last] = run
    if (before === undefined || last === undefined) throw new Error('The run has two answers.')
    const { table } = last
    const log = await app.call('tables.log', { table })
    const undone = await app.call('tables.undo', { table, revision: last.revision })
    expect(await app.call('tables.log', { table })).toEqual(log.slice(0, -1))

    const other = pickAction(undone, (below) => below - 1)
    const { revision } = undone
    const answer = await app.call('tables.act', { table, revision, action: other })
    await app.reopen()
    expect(shown(await app.call('tables.open', { table }))).toEqual(shown(answer))
    expect((await app.call('tables.log', { table })).at(-1)).toMatchObject({
      revision: revision + 1,
      action: other,
    })
  })

  test('takes back loot, levels and potions until the next turn begins, to the last reveal', async () => {
    const app = await openTestApp()
    const taken = new Set<string>()
    for (let seed = 1; seed <= 12; seed++) {
      const pick = picker(seed)
      let answer = await start(app, seed)
      let run = [answer]
      while (answer.status === 'playing') {
        answer = await step(app, answer, pick)
        run = answer.undo === 'free' ? [...run, answer] : [answer]
        if (answer.view.question.type !== 'start-of-turn') continue
        const steps = await app.call('tables.log', { table: answer.table })
        const free = steps
          .slice(steps.length - run.length + 1)
          .flatMap(({ action }) => action ?? [])
        for (const { type } of free) taken.add(type)
        let { revision } = answer
        const { table } = answer
        for (const before of run.slice(0, -1).toReversed()) {
          const undone = await app.call('tables.undo', { table, revision })
          expect(shown(undone)).toEqual(shown(before))
          ;({ revision } = undone)
        }
        expect((await app.call('tables.open', { table })).undo).not.toBe('free')
        // And on again by the very same steps.
        for (const action of free) {
          const again = await app.call('tables.act', { table, revision, action: { ...action } })
          ;({ revision } = again)
        }
        const back = await app.call('tables.open', { table })
        expect(shown(back)).toEqual(shown(answer))
        run = [...run.slice(0, -1), back]
        answer = back
      }
    }
    expect([...taken]).toEqual(
      expect.arrayContaining(['claim-item', 'claim-skill', 'claim-xp', 'flee', 'drink-healing']),
    )
  })

  test('makes every earlier revision stale', async () => {
    const app = await openTestApp()
    const [before, last] = await playToFree(app, 1)
    if (before === undefined || last === undefined) throw new Error('The run has two answers.')
    const { table } = last
    await app.call('tables.undo', { table, revision: last.revision })
    const action = pickAction(before, () => 0)
    for (const { revision } of [before, last]) {
      expect((await app.refusal('tables.act', { table, revision, action })).code).toBe(
        'stale-revision',
      )
    }
  })

  test('and doing it again any number of times gives the same game', async () => {
    const app = await openTestApp()
    const pick = picker(8)
    let answer = await start(app, 8)
    while (answer.status === 'playing') {
      const before = answer
      answer = await step(app, before, pick)
      if (answer.undo !== 'free') continue
      const { table, revision } = answer
      const undone = await app.call('tables.undo', { table, revision })
      expect(shown(undone)).toEqual(shown(before))
      answer = await step(app, undone, pick)
    }
    const { table } = answer
    await app.reopen()
    expect(shown(await app.call('tables.open', { table }))).toEqual(shown(answer))
  })
})
