/** Bundles: what leaves one app arrives whole in another, and what both know is merged. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppEvents, CallInput } from '@shared/api'
import type { CampaignId, SheetId } from '@shared/ids'
import { openTestApp, playToEnd, startCampaign } from '../api/test-app'
import type { TestApp } from '../api/test-app'
import { base64Of, bring, bundleOf, statusesOf } from './files'
import { entriesOf, withEntry } from './zips'
import { picker } from '../picker'

const START = Date.parse('2026-03-01T10:00:00.000Z')
let minutes = 0
function later(): void {
  minutes += 1
  vi.setSystemTime(START + minutes * 60_000)
}
beforeEach(() => {
  minutes = 0
  vi.useFakeTimers({ now: START, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function game(sheet: SheetId): CallInput<'records.add'>['game'] {
  return {
    heroes: [{ sheet }, { hero: 'rogue', player: '=Bea' }],
    dungeon: 'hydras-reef',
    tier: 'standard',
    won: true,
    descents: 3,
    levels: 2,
    playedAt: '2026-02-02T10:00:00.000Z',
    note: 'By candlelight',
  }
}

function startGame({ call }: TestApp, sheet: SheetId, seed = 5) {
  return call('tables.start', {
    game: 'one-deck-dungeon',
    options: { heroes: [{ sheet, focus: 'lore' }], dungeon: 'dragons-cave', tier: 'novice' },
    seed,
  })
}

/** An app with something of everything. */
async function furnished() {
  const app = await openTestApp()
  const { call } = app
  const { campaign, sheet } = await startCampaign(app)
  await call('campaigns.note', { campaign, notes: 'Every Friday\n#1' })
  const { record } = await call('records.add', { campaign, game: game(sheet) })
  later()
  await call('records.correct', { record, game: { ...game(sheet), levels: 3 } })
  await call('sheets.mark', { sheet, record, talent: 'guile', color: 'green' })
  await call('sheets.settle', { sheet, record, forfeit: true })
  const ended = await playToEnd(app, await startGame(app, sheet), picker(5))
  const open = await call('sheets.get', { sheet })
  if (open.open) await call('sheets.settle', { sheet, record: open.open.record, forfeit: true })
  later()
  await call('gauntlets.start', { campaign, sheets: [sheet], tier: 'novice' })
  const playing = await startGame(app, sheet, 6)
  const { day, options } = await call('daily.get', { day: '2026-03-01' })
  const heroes = options.heroes.map((hero) => ({ ...hero }))
  await call('tables.start', {
    game: 'one-deck-dungeon',
    daily: day,
    options: { ...options, heroes },
  })
  const bin = await call('campaigns.create', { name: 'Given up' })
  await call('campaigns.delete', { campaign: bin.campaign })
  return { app, campaign, sheet, record, ended, playing }
}

test('everything arrives: what is shown there is what is shown here', async () => {
  const { app, campaign, sheet, record, ended } = await furnished()
  const bundle = await bundleOf(app)
  const away = await openTestApp()
  const arrived = await bring(away, bundle)
  expect(arrived).toMatchObject({ kind: 'bundle', app: '0.1.0', changes: true })
  expect(arrived.writtenAt).toBe(new Date().toISOString())
  expect(new Set(arrived.items.map(({ status }) => status))).toEqual(new Set(['new']))
  expect(arrived.items.flatMap(({ series }) => series ?? [])).toEqual([
    { game: 'one-deck-dungeon', kind: 'gauntlet' },
  ])

  for (const [name, input] of [
    ['campaigns.list', {}],
    ['campaigns.list', { deleted: true }],
    ['sheets.get', { sheet }],
    ['records.get', { record }],
    ['tables.log', { table: ended.table }],
    ['daily.list', {}],
    ['statistics.get', { scope: { of: 'everything' } }],
  ] as const)
    expect(await away.app.call(name, input), name).toEqual(await app.app.call(name, input))
  const shown = async ({ call }: TestApp) => {
    const { tables, ...rest } = await call('campaigns.get', { campaign })
    return { ...rest, tables: tables.map((table) => ({ ...table, revision: 0 })) }
  }
  expect(await shown(away)).toEqual(await shown(app))
  expect(await bundleOf(away)).toBe(bundle)
})

test('a game goes on elsewhere where it stood, and comes home', async () => {
  const { app, playing } = await furnished()
  const away = await openTestApp()
  await bring(away, await bundleOf(app))
  const opened = await away.call('tables.open', { table: playing.table })
  expect(opened.view).toEqual(playing.view)
  expect(opened.actions).toEqual(playing.actions)
  later()
  const ended = await playToEnd(away, opened, picker(9))
  const home = await bring(app, await bundleOf(away))
  expect(home.items.find(({ id }) => id === playing.table)).toMatchObject({ status: 'newer' })
  const gone = home.items.find(({ id }) => id === ended.record)
  expect(gone).toMatchObject({ status: 'new' })
  expect(gone?.at).toMatch(/^2026-/)
  const back = await app.call('tables.open', { table: playing.table })
  expect(back).toMatchObject({ status: 'ended', record: ended.record })
  expect(back.view).toEqual(ended.view)
})

test('one game ended two ways: both apps keep one of them, and the other in the history', async () => {
  const { app, playing } = await furnished()
  const away = await openTestApp()
  await bring(away, await bundleOf(app))
  const here = await playToEnd(
    app,
    await app.call('tables.open', { table: playing.table }),
    picker(1),
  )
  later()
  const there = await playToEnd(
    away,
    await away.call('tables.open', { table: playing.table }),
    picker(2),
  )
  expect(here.record).toBe(there.record)
  if (here.record === null) throw new Error('a campaign game')
  const [mine, theirs] = [await bundleOf(app), await bundleOf(away)]
  const merged = await bring(app, theirs)
  expect(merged.items.find(({ id }) => id === playing.table)).toMatchObject({ status: 'conflict' })
  await bring(away, mine)
  const details = await app.call('records.get', { record: here.record })
  expect(await away.call('records.get', { record: here.record })).toEqual(details)
  expect(details.history.length).toBeGreaterThan(0)
  const table = await app.call('tables.open', { table: playing.table })
  expect(table.view).toEqual((await away.call('tables.open', { table: playing.table })).view)
  expect(await bundleOf(app)).toBe(await bundleOf(away))
})

test('equal contents give equal bytes but for the time, and files that a zip reader opens', async () => {
  const { app } = await furnished()
  const first = await bundleOf(app)
  expect(await bundleOf(app)).toBe(first)
  later()
  const second = await bundleOf(app)
  const [one, two] = [first, second].map((bundle) => entriesOf(Buffer.from(bundle, 'base64')))
  expect(one?.map(({ name }) => name)[0]).toBe('manifest.json')
  const names = one?.slice(1).map(({ name }) => name) ?? []
  expect(names).toEqual(names.toSorted())
  expect(two?.slice(1)).toEqual(one?.slice(1))
  expect(second).not.toBe(first)
})

test('a campaign travels alone, as a bundle or as JSON, and single games stay at home', async () => {
  const { app, campaign } = await furnished()
  const { call } = app
  await call('campaigns.create', { name: 'Another' })
  const delve = await call('exports.campaign', { campaign, format: 'delve' })
  expect(delve.name).toBe('Winter evenings - One Deck Dungeon.delve')
  const json = await call('exports.campaign', { campaign, format: 'json' })
  const away = await openTestApp()
  await bring(away, delve.base64)
  expect((await away.call('campaigns.list', {})).map(({ name }) => name)).toEqual([
    'Winter evenings',
  ])
  expect(await away.call('daily.list', {})).toEqual([])
  expect((await away.call('exports.campaign', { campaign, format: 'json' })).base64).toBe(
    json.base64,
  )
  expect(await bring(away, json.base64)).toMatchObject({ kind: 'bundle', changes: false })

  const third = await openTestApp()
  await bring(third, json.base64)
  const told = await third.call('campaigns.get', { campaign })
  expect(told).toMatchObject({ notes: 'Every Friday\n#1', tables: [], games: 2 })
  // The games to replay come later.
  const more = await bring(third, delve.base64)
  expect(new Set(statusesOf(more, 'record'))).toEqual(new Set(['same']))
  expect(new Set(statusesOf(more, 'table'))).toEqual(new Set(['new']))
})

test('fields merge one by one: each keeps its later change', async () => {
  const { app, campaign, sheet } = await furnished()
  const away = await openTestApp()
  await bring(away, await bundleOf(app))
  later()
  await app.call('campaigns.rename', { campaign, name: 'Renamed here' })
  await away.call('sheets.rename', { sheet, player: 'Renamed there' })
  later()
  await away.call('campaigns.note', { campaign, notes: 'Noted there' })
  const merged = await bring(app, await bundleOf(away))
  const statusOf = (id: CampaignId | SheetId) => merged.items.find((item) => item.id === id)?.status
  expect(statusOf(campaign)).toBe('merge')
  expect(statusOf(sheet)).toBe('newer')
  expect(await app.call('campaigns.get', { campaign })).toMatchObject({
    name: 'Renamed here',
    notes: 'Noted there',
    sheetList: [{ player: 'Renamed there' }],
  })
  // A bundle from before knows less: it changes nothing.
  const older = await bring(app, await bundleOf(away))
  expect(older).toMatchObject({ changes: false })
  expect(older.items.find(({ id }) => id === campaign)?.status).toBe('older')
})

test('screens hear of what an import changed, and of nothing when it changed nothing', async () => {
  const { app, campaign, playing } = await furnished()
  const bundle = await bundleOf(app)
  const away = await openTestApp()
  await away.call('imports.apply', { base64: bundle })
  expect(away.events).toContainEqual({ event: 'campaign.changed', data: { campaign } })
  expect(away.events).toContainEqual({
    event: 'table.changed',
    data: { table: playing.table, revision: playing.revision, status: 'playing' },
  })
  const changes = () => away.events.filter(({ event }) => event !== 'job.progress')
  const heard = changes().length
  await away.call('imports.apply', { base64: bundle })
  expect(changes()).toHaveLength(heard)
})

test('long work says how far it has come: game by game, and only for those that are not here', async () => {
  const { app } = await furnished()
  const bundle = await bundleOf(app)
  const away = await openTestApp()
  const told = () =>
    away.events.flatMap(({ event, data }) =>
      event === 'job.progress' && (data as AppEvents['job.progress']).job === 'import'
        ? [data]
        : [],
    )
  await away.call('imports.preview', { base64: bundle })
  expect(told()).toEqual([1, 2, 3].map((done) => ({ job: 'import', done, total: 3 })))
  await bring(away, bundle)
  const heard = told().length
  await away.call('imports.preview', { base64: bundle })
  expect(told()).toHaveLength(heard)
})

test('a table of newer rules is kept as it is, travels on, and is not opened', async () => {
  const { app, playing } = await furnished()
  const name = `tables/${playing.table}.json`
  const bundle = withEntry(Buffer.from(await bundleOf(app), 'base64'), name, (table) => ({
    ...(table as object),
    rulesVersion: 999,
  }))
  const away = await openTestApp()
  expect(await bring(away, base64Of(bundle))).toMatchObject({ changes: true })
  const refusal = await away.refusal('tables.open', { table: playing.table })
  expect(refusal.code).toBe('table-newer')
  const [kept] = entriesOf(Buffer.from(await bundleOf(away), 'base64')).filter(
    (entry) => entry.name === name,
  )
  expect(JSON.parse(kept?.data.toString() ?? '')).toMatchObject({ rulesVersion: 999 })
})
