/** Games that leave no record count, too: single ones in every list, count and file, those given up in lists and counts. */
import { expect, test } from 'vitest'
import { openTestApp, playToEnd, startCampaign } from './test-app'
import type { TestApp } from './test-app'
import { picker } from '../picker'

const GAME = 'one-deck-dungeon'
const EVERYTHING = { of: 'everything' } as const

function single({ call }: TestApp, player: string, seed: number) {
  return call('tables.start', {
    game: GAME,
    options: { heroes: [{ hero: 'warrior', player }], dungeon: 'dragons-cave' },
    seed,
  })
}

/** A campaign game of Ada's with the cards and one given up; single games of hers and Ben's, one of Ben's given up. */
async function history() {
  const app = await openTestApp()
  const { call } = app
  const { campaign, sheet } = await startCampaign(app)
  const left = await call('tables.start', {
    game: GAME,
    campaign,
    options: {
      heroes: [{ sheet, focus: 'survival' }],
      dungeon: 'dragons-cave',
      tier: 'novice',
    },
  })
  await call('tables.abandon', { table: left.table })
  await call('records.add', {
    campaign,
    game: {
      heroes: [{ sheet }],
      dungeon: 'lichs-tomb',
      tier: 'novice',
      won: false,
      descents: 1,
      levels: 1,
      playedAt: '2026-01-02T10:00:00.000Z',
    },
  })
  const hers = await playToEnd(app, await single(app, 'ADA', 1), picker(1))
  const his = await playToEnd(app, await single(app, 'Ben', 2), picker(2))
  const given = await single(app, 'Ben', 3)
  await call('tables.abandon', { table: given.table })
  const goingOn = await single(app, 'Ben', 4)
  return { app, campaign, left, hers, his, given, goingOn }
}

/** Sorted: moments of a game that a program plays may lie ahead of the clock, so their order is nobody's here. */
async function tablesIn({ call }: TestApp, scope: object, limit = 50) {
  const page = await call('statistics.unrecorded', { scope, game: GAME, limit } as never)
  return { ...page, tables: page.tables.map(({ table }) => table).toSorted() }
}

test('a player’s games are those of campaigns and single ones', async () => {
  const { app } = await history()
  const of = (player: string) =>
    app.call('statistics.get', { scope: { of: 'player', player }, game: GAME })
  expect(await of('ada')).toMatchObject({ games: 2, players: ['Ada', 'Ben'] })
  expect(await of('Ben')).toMatchObject({ games: 1 })
  const plots = await app.call('statistics.plots', {
    scope: { of: 'player', player: 'Ben' },
    game: GAME,
  })
  // One that ended, one given up, and one that goes on.
  expect(plots).toMatchObject({ ended: [{ won: false }], tallied: 3 })
})

test('what leaves no record is listed, with how many were given up', async () => {
  const { app, campaign, left, hers, his, given } = await history()
  expect(await tablesIn(app, EVERYTHING)).toEqual({
    tables: [given, his, hers, left].map(({ table }) => table).toSorted(),
    total: 4,
    givenUp: 2,
  })
  const first = await tablesIn(app, EVERYTHING, 1)
  expect(first.total).toBe(4)
  expect(first.tables).toHaveLength(1)
  expect(await tablesIn(app, { of: 'campaign', campaign })).toEqual({
    tables: [left.table],
    total: 1,
    givenUp: 1,
  })
  expect(await tablesIn(app, { of: 'player', player: 'ben' })).toEqual({
    tables: [given, his].map(({ table }) => table).toSorted(),
    total: 2,
    givenUp: 1,
  })
  await app.call('tables.delete', { table: given.table })
  expect(await tablesIn(app, EVERYTHING)).toMatchObject({ total: 3, givenUp: 1 })
})

test('everything as rows has single games, each with its table and no record', async () => {
  const { app, campaign, hers, his } = await history()
  const rowsOf = ({ base64 }: { readonly base64: string }) =>
    Buffer.from(base64, 'base64').toString('utf8').trim().split('\r\n')
  const [header = '', ...rows] = rowsOf(await app.call('exports.everything', { format: 'csv' }))
  expect(header.endsWith(',series_id,table_id')).toBe(true)
  expect(rows).toHaveLength(3)
  for (const { table } of [hers, his])
    expect(rows.filter((row) => row.endsWith(`,,,,${table}`))).toHaveLength(1)
  const inCampaign = rowsOf(await app.call('exports.campaign', { campaign, format: 'csv' }))
  expect(inCampaign).toHaveLength(2)
})

test('achievements and records are told of single games and campaigns, each in its scope', async () => {
  const { app, campaign, hers } = await history()
  const { call } = app
  const earned = async (scope: object) =>
    (await call('statistics.achievements', { scope, game: GAME } as never)).filter(
      (one) => one.earned !== null,
    )
  expect(await earned(EVERYTHING)).toEqual([])
  expect(
    await call('statistics.honours', {
      ended: { of: 'table', table: hers.table },
    }),
  ).toMatchObject({
    achievements: [],
  })
  const sheets = (await call('campaigns.get', { campaign })).sheetList
  const won = await call('records.add', {
    campaign,
    game: {
      heroes: sheets.map(({ sheet }) => ({ sheet })),
      dungeon: 'yetis-cavern',
      tier: 'fearless',
      won: true,
      descents: 3,
      levels: 2,
      playedAt: '2026-01-03T10:00:00.000Z',
    },
  })
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
  const all = ['first-win', 'fearless']
  for (const scope of [EVERYTHING, { of: 'campaign', campaign }, { of: 'player', player: 'ADA' }])
    expect(ids(await earned(scope))).toEqual(all)
  expect(await earned({ of: 'player', player: 'Ben' })).toEqual([])
  const honours = await call('statistics.honours', {
    ended: { of: 'record', record: won.record },
  })
  expect(ids(honours.achievements)).toEqual(all)
  expect(honours.achievements[0]?.earned).toEqual({
    record: won.record,
    table: null,
    title: { key: 'odd.dungeons.yetis-cavern' },
    day: '2026-01-03',
  })
  expect(honours.bests).toEqual([{ key: 'odd.bests.firstWin', named: {} }])
  // Nothing is stored of it: what is corrected is earned no more.
  await call('records.delete', { record: won.record })
  expect(await earned(EVERYTHING)).toEqual([])
})
