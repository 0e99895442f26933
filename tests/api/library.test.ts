/** The library in one answer, pages of its lists, and that nothing shown is older than what is stored. */
import { expect, test } from 'vitest'
import { openTestApp, playToEnd, startCampaign } from './test-app'
import type { TestApp } from './test-app'
import { picker } from '../picker'

const EVERYTHING = { scope: { of: 'everything' } } as const

/** A game with the cards, on a day of January. */
function told(sheet: string, day: number, more: object = {}) {
  return {
    heroes: [{ sheet }],
    dungeon: 'dragons-cave',
    tier: 'novice',
    won: false,
    descents: 0,
    levels: 0,
    playedAt: `2026-01-${String(day).padStart(2, '0')}T10:00:00.000Z`,
    ...more,
  }
}

function startSingle({ call }: TestApp, seed: number) {
  return call('tables.start', {
    game: 'one-deck-dungeon',
    options: { heroes: [{ hero: 'warrior' }], dungeon: 'dragons-cave' },
    seed,
  })
}

test('the library is told in one answer, as the calls for its parts tell it', async () => {
  const app = await openTestApp()
  const { call } = app
  expect(await call('library.get', {})).toMatchObject({ played: false, campaigns: [] })
  const { campaign, sheet } = await startCampaign(app)
  await call('records.add', { campaign, game: told(sheet, 1) })
  const other = await call('campaigns.create', { name: 'Gone' })
  await call('campaigns.delete', { campaign: other.campaign })
  for (const seed of [1, 2, 3]) await startSingle(app, seed)
  const binned = await startSingle(app, 4)
  await call('tables.delete', { table: binned.table })

  const library = await call('library.get', {})
  const whole = await call('campaigns.get', { campaign })
  expect(library.campaigns.map((one) => ({ ...whole, ...one }))).toEqual([whole])
  expect(library).toEqual({
    campaigns: [expect.objectContaining({ campaign, games: 1 })],
    underWay: { tables: await call('tables.list', { status: 'playing' }), total: 3 },
    finished: { tables: [], total: 0 },
    played: true,
    bin: {
      campaigns: await call('campaigns.list', { deleted: true }),
      tables: await call('tables.list', { deleted: true }),
    },
  })
  const { underWay } = await call('library.get', { limit: 2 })
  expect(underWay.tables).toEqual(library.underWay.tables.slice(0, 2))
  expect(underWay.total).toBe(3)
})

test('a campaign comes with its last records, and statistics with pages of theirs', async () => {
  const app = await openTestApp()
  const { call } = app
  const { campaign, sheet } = await startCampaign(app)
  for (const day of [3, 1, 2]) await call('records.add', { campaign, game: told(sheet, day) })
  const ended = await startSingle(app, 1)
  await playToEnd(app, ended, picker(1))
  const whole = await call('campaigns.get', { campaign })
  expect(whole.records.map(({ day }) => day)).toEqual(['2026-01-01', '2026-01-02', '2026-01-03'])
  expect(await call('campaigns.get', { campaign, limit: 2 })).toEqual({
    ...whole,
    records: whole.records.slice(1),
    tables: [],
  })
  expect((await call('campaigns.get', { campaign, limit: 0 })).records).toEqual([])

  const newest = whole.records.toReversed()
  const page = (scope: object, more: object) =>
    call('statistics.records', { scope, ...more } as never)
  expect(await page({ of: 'everything' }, { limit: 2 })).toEqual({
    records: newest.slice(0, 2),
    total: 3,
  })
  expect(await page({ of: 'campaign', campaign }, { limit: 2, offset: 2 })).toEqual({
    records: newest.slice(2),
    total: 3,
  })
  expect(await page({ of: 'player', player: 'ada' }, { limit: 9 })).toMatchObject({ total: 3 })
  expect(await page({ of: 'player', player: 'Bea' }, { limit: 9 })).toEqual({
    records: [],
    total: 0,
  })
})

/** What each screen shows, on this app and on one that has just read everything from the file. */
async function shown({ call }: TestApp, campaign: string, sheet: string) {
  return {
    library: await call('library.get', {}),
    campaign: await call('campaigns.get', { campaign, limit: 9 }),
    whole: await call('campaigns.get', { campaign }),
    sheet: await call('sheets.get', { sheet }),
    tables: await call('tables.list', {}),
    statistics: await call('statistics.get', EVERYTHING),
    ofPlayer: await call('statistics.get', { scope: { of: 'player', player: 'Ada' } }),
    plots: await call('statistics.plots', EVERYTHING),
    records: await call('statistics.records', { ...EVERYTHING, limit: 9 }),
  }
}

test('whatever changes, what was read before is not shown as it was', async () => {
  const app = await openTestApp()
  const { call } = app
  const { campaign, sheet } = await startCampaign(app)
  const { sheet: second } = await call('sheets.create', { campaign, hero: 'rogue', player: 'Bea' })
  const { record } = await call('records.add', { campaign, game: told(sheet, 1) })
  const single = await playToEnd(app, await startSingle(app, 1), picker(1))
  const begun = await call('tables.start', {
    game: 'one-deck-dungeon',
    campaign,
    options: {
      heroes: [{ sheet, focus: 'lore' }],
      dungeon: 'dragons-cave',
      tier: 'novice',
    },
    seed: 6,
  })
  const won = { won: true, descents: 3, levels: 2, turns: 9 }
  const changes: readonly (() => Promise<unknown>)[] = [
    () => call('records.correct', { record, game: told(sheet, 2, won) }),
    () => call('records.note', { record, note: 'Close' }),
    () => call('sheets.rename', { sheet, player: 'Cleo' }),
    () => call('sheets.rename', { sheet, player: 'Ada' }),
    () => call('records.add', { campaign, game: told(second, 5) }),
    () => call('records.delete', { record }),
    () => call('records.restore', { record }),
    () => playToEnd(app, begun, picker(4)),
    () => call('tables.delete', { table: begun.table }),
    () => call('tables.restore', { table: begun.table }),
    () => call('tables.delete', { table: single.table }),
    () => call('tables.restore', { table: single.table }),
    () => call('campaigns.rename', { campaign, name: 'Summer' }),
    () => call('campaigns.delete', { campaign }),
    () => call('campaigns.restore', { campaign }),
  ]
  await shown(app, campaign, sheet)
  for (const [at, change] of changes.entries()) {
    await change()
    if (at === changes.length - 2) continue
    const before = await shown(app, campaign, sheet)
    await app.reopen()
    expect(await shown(app, campaign, sheet), `change ${at}`).toEqual(before)
  }
}, 60_000)

test('games that are over stay in the library: single ones, those of campaigns, those given up', async () => {
  const app = await openTestApp()
  const { call } = app
  const { campaign, sheet } = await startCampaign(app)
  const campaignGame = await call('tables.start', {
    game: 'one-deck-dungeon',
    campaign,
    options: { heroes: [{ sheet, focus: 'lore' }], dungeon: 'dragons-cave', tier: 'novice' },
    seed: 9,
  })
  await playToEnd(app, campaignGame, picker(9))
  const single = await startSingle(app, 1)
  await playToEnd(app, single, picker(1))
  const givenUp = await startSingle(app, 2)
  await call('tables.abandon', { table: givenUp.table })
  await startSingle(app, 3)

  const { finished, underWay } = await call('library.get', {})
  expect(underWay.total).toBe(1)
  expect(finished.total).toBe(3)
  // Moments of a game that a program plays may lie ahead of the clock: their order is nobody's here.
  const ended = new Map(finished.tables.map((one) => [one.table, one]))
  expect(ended.get(givenUp.table)).toMatchObject({ status: 'abandoned', campaign: null })
  expect(ended.get(single.table)).toMatchObject({ status: 'ended', campaign: null })
  expect(ended.get(campaignGame.table)).toMatchObject({ status: 'ended', campaign })
  expect((await call('library.get', { finished: 1 })).finished).toEqual({
    tables: finished.tables.slice(0, 1),
    total: 3,
  })
  await call('tables.delete', { table: givenUp.table })
  expect((await call('library.get', {})).finished.total).toBe(2)
})
