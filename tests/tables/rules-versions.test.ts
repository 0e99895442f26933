/** Tables over releases: a game goes on by the rules that it began with, and one of newer rules waits for them. */
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { games } from '@main/games'
import type { Games } from '@main/games'
import type { TableAnswer } from '@shared/games/one-deck-dungeon/answers'
import { openTestHouse, picker, pickAction, playToEnd, type TestHouse } from '../api/test-house'
import { bring, base64Of, bundleOf, refusedFile } from '../imports/files'
import { entriesOf, withEntry } from '../imports/zips'

const game = games['one-deck-dungeon']
const NEWER = game.rulesVersion + 1

/** The app's games, as a release with other rules would have them. */
const withRules = (rulesVersion: number): Games => ({
  ...games,
  'one-deck-dungeon': { ...game, rulesVersion },
})
const earlier = withRules(1)
const newer = withRules(NEWER)

const start = ({ call }: TestHouse, seed = 3): Promise<TableAnswer> =>
  call('tables.start', {
    game: 'one-deck-dungeon',
    options: { heroes: [{ hero: 'paladin' }], dungeon: 'hydras-reef' },
    seed,
  })

/** Takes so many random actions, or as many as there are. */
const playOn = async (
  { call }: TestHouse,
  from: TableAnswer,
  steps: number,
): Promise<TableAnswer> => {
  const pick = picker(from.revision + 1)
  let answer = from
  for (let step = 0; step < steps && answer.status === 'playing'; step++) {
    const { table, revision } = answer
    answer = await call('tables.act', { table, revision, action: pickAction(answer, pick) })
  }
  return answer
}

/** The same folder, opened by a release with other rules. */
const update = async ({ dataDir, house }: TestHouse, to: Games = games): Promise<TestHouse> => {
  await house.close()
  return openTestHouse({ dataDir, games: to })
}

const ALL = { scope: { of: 'everything' } } as const
const plotsOf = ({ call }: TestHouse) => call('statistics.plots', ALL)

const tablesIn = async (house: TestHouse): Promise<ReadonlyMap<string, unknown>> =>
  new Map(
    entriesOf(Buffer.from(await bundleOf(house), 'base64'))
      .filter(({ name }) => name.startsWith('tables/'))
      .map(({ name, data }) => [name, JSON.parse(data.toString())]),
  )

describe('a game that was begun by the rules of an earlier release', () => {
  test('opens where it stood, says by which rules, and goes on by them to its end', async () => {
    const before = await openTestHouse({ games: earlier })
    const left = await playOn(before, await start(before, 12), 20)
    expect(left).toMatchObject({ status: 'playing', earlierRules: null })
    const house = await update(before)
    const opened = await house.call('tables.open', { table: left.table })
    expect(opened).toEqual({ ...left, earlierRules: 1, events: [] })
    const end = await playToEnd(house, opened, picker(3))
    expect(end).toMatchObject({ status: 'ended', earlierRules: 1 })

    const log = await house.call('tables.log', { table: left.table })
    // Its turns began by themselves to the last: with the step before, or where Healing had been asked about.
    const began = log.filter(({ events }) => events.some(({ type }) => type === 'turn-began'))
    expect(began.length).toBeGreaterThan(1)
    for (const { action } of began) expect(action?.type).not.toBe('begin-turn')
    const last = await house.call('tables.replay', { table: left.table, step: log.length - 1 })
    expect(last.view).toEqual(end.view)
  })

  test('is beside new ones, which are of the newest rules', async () => {
    const before = await openTestHouse({ games: earlier })
    const old = await start(before)
    const house = await update(before)
    const fresh = await start(house)
    expect(old.view.question.type).toBe('choose-turn')
    expect(fresh.view.question.type).toBe('start-of-turn')
    expect(fresh.earlierRules).toBeNull()
    expect((await house.call('tables.open', { table: old.table })).view).toEqual(old.view)
  })

  test('is the same when it is loaded at every action, from snapshots too', async () => {
    const old = await openTestHouse({ games: earlier })
    const left = await playOn(old, await start(old, 12), 18)
    const now = await update(old)
    let answer = await now.call('tables.open', { table: left.table })
    const pick = picker(12)
    for (let step = 0; step < 30 && answer.status === 'playing'; step++) {
      await now.reopen()
      const opened = await now.call('tables.open', { table: answer.table })
      expect(opened).toEqual({ ...answer, events: [] })
      const { table, revision } = opened
      answer = await now.call('tables.act', { table, revision, action: pickAction(opened, pick) })
    }
    expect(answer.revision).toBeGreaterThan(30)
  })

  test('takes a step back, and says why something cannot be done', async () => {
    const before = await openTestHouse({ games: earlier })
    const old = await start(before)
    const house = await update(before)
    let answer = await house.call('tables.open', { table: old.table })
    const pick = picker(5)
    for (;;) {
      const { table, revision } = answer
      const next = await house.call('tables.act', {
        table,
        revision,
        action: pickAction(answer, pick),
      })
      if (next.undo === 'free') {
        const back = await house.call('tables.undo', { table, revision: next.revision })
        expect(back.view).toEqual(answer.view)
        const why = { table, action: { type: 'begin-turn', hero: null } }
        expect(await house.call('tables.why', why)).toMatchObject({
          code: 'one-deck-dungeon.not-now',
        })
        return
      }
      answer = next
    }
  })

  test('counts in statistics as it did', async () => {
    const before = await openTestHouse({ games: earlier })
    await playToEnd(before, await start(before), picker(3))
    const counted = await plotsOf(before)
    const house = await update(before)
    expect(await plotsOf(house)).toEqual(counted)
    await house.house.close()
    const db = new Database(house.file)
    db.exec('DELETE FROM tallies')
    db.close()
    await house.reopen()
    expect(await plotsOf(house)).toEqual(counted)
    const kept = new Database(house.file, { readonly: true })
    expect(kept.prepare('SELECT rules_version FROM tallies').pluck().all()).toEqual([1])
    kept.close()
  })

  test('arrives in a file, held to the rules that it was played by', async () => {
    const before = await openTestHouse({ games: earlier })
    const left = await playOn(before, await start(before), 30)
    const bundle = await bundleOf(before)
    const away = await openTestHouse()
    await bring(away, bundle)
    const opened = await away.call('tables.open', { table: left.table })
    expect(opened).toMatchObject({ earlierRules: 1, view: left.view, actions: left.actions })
    expect(await tablesIn(away)).toEqual(await tablesIn(before))

    const named = `tables/${left.table}.json`
    const claimed = withEntry(Buffer.from(bundle, 'base64'), named, (table) => ({
      ...(table as object),
      rulesVersion: 2,
    }))
    expect(await refusedFile(await openTestHouse(), claimed)).toBe('damaged-file')
  })
})

describe('a game that was begun by the rules of a newer release', () => {
  /** A folder with such a game, opened here; `change` says what else is new in the table's row. */
  const withNewer = async (change: string | null = null) => {
    const later = await openTestHouse({ games: newer })
    const left = await playOn(later, await start(later), 12)
    await later.house.close()
    if (change !== null) {
      const db = new Database(later.file)
      db.prepare(`UPDATE tables SET ${change} WHERE id = ?`).run(left.table)
      db.close()
    }
    return { house: await openTestHouse({ dataDir: later.dataDir }), left }
  }
  const NEW_OPTIONS = `options_json = json_set(options_json, '$.weather', 'rain')`

  test('is named as such wherever it would be played, and changed by nothing', async () => {
    const { house, left } = await withNewer()
    const { table, revision } = left
    const before = house.dump()
    const [action] = left.actions
    for (const [name, input] of [
      ['tables.open', { table }],
      ['tables.log', { table }],
      ['tables.replay', { table, step: 0 }],
      ['tables.act', { table, revision, action }],
      ['tables.why', { table, action }],
      ['tables.undo', { table, revision }],
      ['tables.abandon', { table }],
    ] as const)
      expect(await house.refusal(name, input), name).toMatchObject({
        code: 'table-newer',
        details: { rulesVersion: NEWER, current: game.rulesVersion },
      })
    expect(await house.call('tables.list', {})).toMatchObject([{ table, status: 'playing' }])
    expect(await plotsOf(house)).toEqual(await plotsOf(await openTestHouse()))
    expect(house.dump()).toBe(before)
  })

  test('is no damaged one where a newer release has written what is not known here', async () => {
    const { house, left } = await withNewer(NEW_OPTIONS)
    const { table } = left
    expect(await house.call('tables.list', {})).toEqual([])
    expect(await house.call('tables.damaged', {})).toMatchObject([{ table, newer: true }])
    expect(await house.refusal('tables.open', { table })).toMatchObject({ code: 'table-newer' })
  })

  test('goes on after the update', async () => {
    const { house, left } = await withNewer()
    const later = await update(house, newer)
    const opened = await later.call('tables.open', { table: left.table })
    expect(opened).toEqual({ ...left, events: [] })
    expect((await playToEnd(later, opened, picker(1))).status).toBe('ended')
  })

  test.each([null, NEW_OPTIONS])(
    'travels through here unharmed, and goes on there (%s)',
    async (change) => {
      const { house, left } = await withNewer(change)
      const sent = await tablesIn(house)
      expect(sent.size).toBe(1)
      const away = await openTestHouse()
      expect(await bring(away, await bundleOf(house))).toMatchObject({ changes: true })
      expect(await tablesIn(away)).toEqual(sent)
      expect(await away.refusal('tables.open', { table: left.table })).toMatchObject({
        code: 'table-newer',
      })
      if (change !== null) return
      const later = await update(away, newer)
      const opened = await later.call('tables.open', { table: left.table })
      expect(opened).toMatchObject({ view: left.view, actions: left.actions, earlierRules: null })
    },
  )

  test('comes in from a file, ended in a way that is not known here', async () => {
    const later = await openTestHouse({ games: newer })
    const end = await playToEnd(later, await start(later), picker(3))
    const name = `tables/${end.table}.json`
    const bundle = withEntry(Buffer.from(await bundleOf(later), 'base64'), name, (table) => ({
      ...(table as object),
      outcome: { result: 'drawn', weather: 'rain' },
      progress: { day: 3 },
    }))
    const away = await openTestHouse()
    await bring(away, base64Of(bundle))
    expect((await tablesIn(away)).get(name)).toMatchObject({
      outcome: { result: 'drawn', weather: 'rain' },
      progress: { day: 3 },
    })
    expect(await away.refusal('tables.open', { table: end.table })).toMatchObject({
      code: 'table-newer',
    })
  })
})
