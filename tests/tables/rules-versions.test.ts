/** Tables over releases: a game goes on by the rules that it began with, and one of newer rules waits for them. */
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { games } from '@main/games'
import type { Games } from '@main/games'
import { checksumWriters } from '@main/store/checksums'
import { connect } from '@main/store/connection'
import type { TableAnswer } from '@shared/games/one-deck-dungeon/answers'
import { openTestApp, pickAction, playToEnd, type TestApp } from '../api/test-app'
import { keyOf } from '../damaged/keys'
import { bring, base64Of, bundleOf, refusedFile } from '../imports/files'
import { entriesOf, withEntry } from '../imports/zips'
import { picker } from '../picker'

const game = games['one-deck-dungeon']
const NEWER = game.rulesVersion + 1

/** The app's games, as a release with other rules would have them. */
function withRules(rulesVersion: number): Games {
  return {
    ...games,
    'one-deck-dungeon': { ...game, rulesVersion },
  }
}
const earlier = withRules(1)
const newer = withRules(NEWER)

function start({ call }: TestApp, seed = 3): Promise<TableAnswer> {
  return call('tables.start', {
    game: 'one-deck-dungeon',
    options: { heroes: [{ hero: 'paladin' }], dungeon: 'hydras-reef' },
    seed,
  })
}

/** Takes so many random actions, or as many as there are. */
async function playOn({ call }: TestApp, from: TableAnswer, steps: number): Promise<TableAnswer> {
  const pick = picker(from.revision + 1)
  let answer = from
  for (let step = 0; step < steps && answer.status === 'playing'; step++) {
    const { table, revision } = answer
    answer = await call('tables.act', { table, revision, action: pickAction(answer, pick) })
  }
  return answer
}

/** The same folder, opened by a release with other rules. */
async function update({ dataDir, app }: TestApp, to: Games = games): Promise<TestApp> {
  await app.close()
  return openTestApp({ dataDir, games: to })
}

const ALL = { scope: { of: 'everything' } } as const
function plotsOf({ call }: TestApp) {
  return call('statistics.plots', ALL)
}

async function tablesIn(app: TestApp): Promise<ReadonlyMap<string, unknown>> {
  return new Map(
    entriesOf(Buffer.from(await bundleOf(app), 'base64'))
      .filter(({ name }) => name.startsWith('tables/'))
      .map(({ name, data }) => [name, JSON.parse(data.toString())]),
  )
}

describe('a game that was begun by the rules of an earlier release', () => {
  test('opens where it stood, says by which rules, and goes on by them to its end', async () => {
    const before = await openTestApp({ games: earlier })
    const left = await playOn(before, await start(before, 12), 20)
    expect(left).toMatchObject({ status: 'playing', earlierRules: null })
    const app = await update(before)
    const opened = await app.call('tables.open', { table: left.table })
    expect(opened).toEqual({ ...left, earlierRules: 1, events: [] })
    const end = await playToEnd(app, opened, picker(3))
    expect(end).toMatchObject({ status: 'ended', earlierRules: 1 })

    const log = await app.call('tables.log', { table: left.table })
    // Its turns began by themselves to the last: with the step before, or where Healing had been asked about.
    const began = log.filter(({ events }) => events.some(({ type }) => type === 'turn-began'))
    expect(began.length).toBeGreaterThan(1)
    for (const { action } of began) expect(action?.type).not.toBe('begin-turn')
    const last = await app.call('tables.replay', { table: left.table, step: log.length - 1 })
    expect(last.view).toEqual(end.view)
  })

  test('is beside new ones, which are of the newest rules', async () => {
    const before = await openTestApp({ games: earlier })
    const old = await start(before)
    const app = await update(before)
    const fresh = await start(app)
    expect(old.view.question.type).toBe('choose-turn')
    expect(fresh.view.question.type).toBe('start-of-turn')
    expect(fresh.earlierRules).toBeNull()
    expect((await app.call('tables.open', { table: old.table })).view).toEqual(old.view)
  })

  test('is the same when it is loaded at every action, from snapshots too', async () => {
    const old = await openTestApp({ games: earlier })
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
    const before = await openTestApp({ games: earlier })
    const old = await start(before)
    const app = await update(before)
    let answer = await app.call('tables.open', { table: old.table })
    const pick = picker(5)
    for (;;) {
      const { table, revision } = answer
      const next = await app.call('tables.act', {
        table,
        revision,
        action: pickAction(answer, pick),
      })
      if (next.undo === 'free') {
        const back = await app.call('tables.undo', { table, revision: next.revision })
        expect(back.view).toEqual(answer.view)
        const why = { table, action: { type: 'begin-turn', hero: null } }
        expect(await app.call('tables.why', why)).toMatchObject({
          code: 'one-deck-dungeon.not-now',
        })
        return
      }
      answer = next
    }
  })

  test('counts in statistics as it did', async () => {
    const before = await openTestApp({ games: earlier })
    await playToEnd(before, await start(before), picker(3))
    const counted = await plotsOf(before)
    const app = await update(before)
    expect(await plotsOf(app)).toEqual(counted)
    await app.app.close()
    const db = new Database(app.file)
    db.exec('DELETE FROM tallies')
    db.close()
    await app.reopen()
    expect(await plotsOf(app)).toEqual(counted)
    const kept = new Database(app.file, { readonly: true })
    expect(kept.prepare('SELECT rules_version FROM tallies').pluck().all()).toEqual([1])
    kept.close()
  })

  test('arrives in a file, held to the rules that it was played by', async () => {
    const before = await openTestApp({ games: earlier })
    const left = await playOn(before, await start(before), 30)
    const bundle = await bundleOf(before)
    const away = await openTestApp()
    await bring(away, bundle)
    const opened = await away.call('tables.open', { table: left.table })
    expect(opened).toMatchObject({ earlierRules: 1, view: left.view, actions: left.actions })
    expect(await tablesIn(away)).toEqual(await tablesIn(before))

    const named = `tables/${left.table}.json`
    const claimed = withEntry(Buffer.from(bundle, 'base64'), named, (table) => ({
      ...(table as object),
      rulesVersion: 2,
    }))
    expect(await refusedFile(await openTestApp(), claimed)).toBe('damaged-file')
  })
})

describe('a game that was begun by the rules of a newer release', () => {
  /** A folder with such a game, opened here; `change` says what else is new in the table's row. */
  const withNewer = async (change: string | null = null) => {
    const later = await openTestApp({ games: newer })
    const left = await playOn(later, await start(later), 12)
    await later.app.close()
    if (change !== null) {
      const db = connect(later.file)
      db.prepare(`UPDATE tables SET ${change} WHERE id = ?`).run(left.table)
      checksumWriters(db).setTableChecksum(left.table)
      db.close()
    }
    return { app: await openTestApp({ dataDir: later.dataDir }), left }
  }
  const NEW_OPTIONS = `options_json = json_set(options_json, '$.weather', 'rain')`

  test('is named as such wherever it would be played, and changed by nothing', async () => {
    const { app, left } = await withNewer()
    const { table, revision } = left
    const before = app.dump()
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
      expect(await app.refusal(name, input), name).toMatchObject({
        code: 'table-newer',
        details: { rulesVersion: NEWER, current: game.rulesVersion },
      })
    expect(await app.call('tables.list', {})).toMatchObject([{ table, status: 'playing' }])
    expect(await plotsOf(app)).toEqual(await plotsOf(await openTestApp()))
    expect(app.dump()).toBe(before)
  })

  test('is no damaged one where a newer release has written what is not known here', async () => {
    const { app, left } = await withNewer(NEW_OPTIONS)
    const { table } = left
    expect(await app.call('tables.list', {})).toEqual([])
    expect(await app.call('damaged.list', {})).toMatchObject([
      { kind: 'table', key: keyOf(table), newer: true },
    ])
    expect(await app.refusal('tables.open', { table })).toMatchObject({ code: 'table-newer' })
  })

  test('goes on after the update', async () => {
    const { app, left } = await withNewer()
    const later = await update(app, newer)
    const opened = await later.call('tables.open', { table: left.table })
    expect(opened).toEqual({ ...left, events: [] })
    expect((await playToEnd(later, opened, picker(1))).status).toBe('ended')
  })

  test.each([null, NEW_OPTIONS])(
    'travels through here unharmed, and goes on there (%s)',
    async (change) => {
      const { app, left } = await withNewer(change)
      const sent = await tablesIn(app)
      expect(sent.size).toBe(1)
      const away = await openTestApp()
      expect(await bring(away, await bundleOf(app))).toMatchObject({ changes: true })
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
    const later = await openTestApp({ games: newer })
    const end = await playToEnd(later, await start(later), picker(3))
    const name = `tables/${end.table}.json`
    const bundle = withEntry(Buffer.from(await bundleOf(later), 'base64'), name, (table) => ({
      ...(table as object),
      outcome: { result: 'drawn', weather: 'rain' },
      progress: { day: 3 },
    }))
    const away = await openTestApp()
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
