import { describe, expect, test } from 'vitest'
import type { TableAnswer } from '@shared/games/one-deck-dungeon/answers'
import { openTestHouse, picker, pickAction, type Pick, type TestHouse } from '../api/test-house'

const start = ({ call }: TestHouse, seed: number): Promise<TableAnswer> =>
  call('tables.start', {
    game: 'one-deck-dungeon',
    options: { heroes: [{ hero: 'warrior' }], dungeon: 'dragons-cave' },
    seed,
  })

const step = ({ call }: TestHouse, answer: TableAnswer, pick: Pick): Promise<TableAnswer> => {
  const { table, revision } = answer
  return call('tables.act', { table, revision, action: pickAction(answer, pick) })
}

/** What a table shows, whatever way led to it. */
const shown = ({ view, actions, undo, status }: TableAnswer): unknown => ({
  view,
  actions,
  undo,
  status,
})

/** Plays until the last `depth` actions revealed nothing; gives the answers from before the first of them. */
const playToFree = async (house: TestHouse, depth: number): Promise<readonly TableAnswer[]> => {
  for (let seed = 1; seed < 200; seed++) {
    const pick = picker(seed)
    let answer = await start(house, seed)
    let run = [answer]
    while (answer.status === 'playing' && run.length <= depth) {
      answer = await step(house, answer, pick)
      run = answer.undo === 'free' ? [...run, answer] : [answer]
    }
    if (answer.status === 'playing') return run
  }
  throw new Error('No game had such a run of actions.')
}

describe('undo', () => {
  test('takes back one action after the other, up to the last reveal and no further', async () => {
    const house = await openTestHouse()
    const run = await playToFree(house, 4)
    const last = run.at(-1)
    if (last === undefined) throw new Error('The run is not empty.')
    let { revision } = last
    const { table } = last
    for (const before of run.slice(0, -1).toReversed()) {
      const answer = await house.call('tables.undo', { table, revision })
      expect(shown(answer)).toEqual(shown(before))
      expect(answer).toMatchObject({ revision: revision + 1, events: [] })
      revision++
    }
    const before = house.dump()
    const code = run[0]?.undo === 'nothing' ? 'nothing-to-undo' : 'undo-past-reveal'
    expect((await house.refusal('tables.undo', { table, revision })).code).toBe(code)
    expect(house.dump()).toBe(before)
  })

  test('finds nothing to take back before the first action', async () => {
    const house = await openTestHouse()
    const { table, revision } = await start(house, 1)
    expect((await house.refusal('tables.undo', { table, revision })).code).toBe('nothing-to-undo')
  })

  test('does not step over a card shown or a die rolled', async () => {
    const house = await openTestHouse()
    const pick = picker(5)
    let answer = await start(house, 5)
    let refused = 0
    for (let n = 0; n < 60 && answer.status === 'playing'; n++) {
      answer = await step(house, answer, pick)
      if (answer.undo !== 'reveal') continue
      const { table, revision } = answer
      expect((await house.refusal('tables.undo', { table, revision })).code).toBe(
        'undo-past-reveal',
      )
      refused++
    }
    expect(refused).toBeGreaterThan(3)
  })

  test('works across a restart, also past what was played since', async () => {
    const house = await openTestHouse()
    const run = await playToFree(house, 3)
    const last = run.at(-1)
    if (last === undefined) throw new Error('The run is not empty.')
    const { table } = last
    let { revision } = last
    for (const before of run.slice(0, -1).toReversed()) {
      await house.reopen()
      expect((await house.call('tables.open', { table })).undo).toBe('free')
      const answer = await house.call('tables.undo', { table, revision })
      expect(shown(answer)).toEqual(shown(before))
      ;({ revision } = answer)
    }
  })

  test('leaves no trace of what was taken back', async () => {
    const house = await openTestHouse()
    const run = await playToFree(house, 1)
    const [before, last] = run
    if (before === undefined || last === undefined) throw new Error('The run has two answers.')
    const { table } = last
    const log = await house.call('tables.log', { table })
    const undone = await house.call('tables.undo', { table, revision: last.revision })
    expect(await house.call('tables.log', { table })).toEqual(log.slice(0, -1))

    const other = pickAction(undone, (below) => below - 1)
    const { revision } = undone
    const answer = await house.call('tables.act', { table, revision, action: other })
    await house.reopen()
    expect(shown(await house.call('tables.open', { table }))).toEqual(shown(answer))
    expect((await house.call('tables.log', { table })).at(-1)).toMatchObject({
      revision: revision + 1,
      action: other,
    })
  })

  test('takes back loot, levels and potions until the next turn begins, to the last reveal', async () => {
    const house = await openTestHouse()
    const taken = new Set<string>()
    for (let seed = 1; seed <= 12; seed++) {
      const pick = picker(seed)
      let answer = await start(house, seed)
      let run = [answer]
      while (answer.status === 'playing') {
        answer = await step(house, answer, pick)
        run = answer.undo === 'free' ? [...run, answer] : [answer]
        if (answer.view.question.type !== 'start-of-turn') continue
        const steps = await house.call('tables.log', { table: answer.table })
        const free = steps
          .slice(steps.length - run.length + 1)
          .flatMap(({ action }) => action ?? [])
        for (const { type } of free) taken.add(type)
        let { revision } = answer
        const { table } = answer
        for (const before of run.slice(0, -1).toReversed()) {
          const undone = await house.call('tables.undo', { table, revision })
          expect(shown(undone)).toEqual(shown(before))
          ;({ revision } = undone)
        }
        expect((await house.call('tables.open', { table })).undo).not.toBe('free')
        // And on again by the very same steps.
        for (const action of free) {
          const again = await house.call('tables.act', { table, revision, action: { ...action } })
          ;({ revision } = again)
        }
        const back = await house.call('tables.open', { table })
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
    const house = await openTestHouse()
    const [before, last] = await playToFree(house, 1)
    if (before === undefined || last === undefined) throw new Error('The run has two answers.')
    const { table } = last
    await house.call('tables.undo', { table, revision: last.revision })
    const action = pickAction(before, () => 0)
    for (const { revision } of [before, last]) {
      expect((await house.refusal('tables.act', { table, revision, action })).code).toBe(
        'stale-revision',
      )
    }
  })

  test('and doing it again any number of times gives the same game', async () => {
    const house = await openTestHouse()
    const pick = picker(8)
    let answer = await start(house, 8)
    while (answer.status === 'playing') {
      const before = answer
      answer = await step(house, before, pick)
      if (answer.undo !== 'free') continue
      const { table, revision } = answer
      const undone = await house.call('tables.undo', { table, revision })
      expect(shown(undone)).toEqual(shown(before))
      answer = await step(house, undone, pick)
    }
    const { table } = answer
    await house.reopen()
    expect(shown(await house.call('tables.open', { table }))).toEqual(shown(answer))
  })
})
