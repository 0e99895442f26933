/** The daily dungeon: for each day one game alone, the same for everyone. */
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { bestFirst, daily as rules } from '@main/games/paper-dungeons/daily'
import { dailyGame } from '@main/tables/daily'
import { DUNGEONS, optionsSchema, type DailyScore } from '@shared/games/paper-dungeons'
import { tableId } from '@shared/ids'
import { openTestApp, type TestApp } from '../../api/test-app'
import { must } from '../../must'

const DAY = '2026-11-28'

function start(app: TestApp, day = DAY) {
  return app.call('tables.start', {
    game: 'paper-dungeons',
    daily: day,
    options: { ...dailyGame(rules, day).options },
    seats: [{ player: 'Ada' }],
  })
}

/** Takes the first action listed until the game is over. */
async function playToEnd(app: TestApp, table: Awaited<ReturnType<typeof start>>['table']) {
  for (;;) {
    const { revision, status, actions } = await app.call('tables.open', { table, viewer: 0 })
    if (status !== 'playing') return
    const action = must(actions[0])
    await app.call('tables.act', { table, revision, actor: 0, action })
  }
}

/** What these days were, for good: whoever changes them has broken every daily dungeon ever played. */
test.each([
  ['2026-01-01', 1333824967, 'C'],
  ['2026-11-28', 3013346769, 'A'],
  ['2028-02-29', 1623786107, 'J'],
] as const)('%s never changes', (day, seed, dungeon) => {
  const game = dailyGame(rules, day)
  expect([game.seed, game.options.dungeon]).toEqual([seed, dungeon])
})

test('a day is a game alone that the rules take, of every dungeon in turn', () => {
  const dungeons = new Set()
  for (let n = 0; n < 366; n++) {
    const day = new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)
    const { options } = dailyGame(rules, day)
    expect(v.parse(optionsSchema, options)).toEqual(options)
    expect(options.players).toBe(1)
    dungeons.add(options.dungeon)
  }
  expect(dungeons.size).toBe(DUNGEONS.length)
})

test('it deals and rolls the same to everyone, and is in no campaign', async () => {
  const [here, there] = [await openTestApp(), await openTestApp()]
  const played = async (app: TestApp) => {
    const { table } = await start(app)
    await playToEnd(app, table)
    const log = await app.call('tables.log', { table, viewer: 0 })
    return log.flatMap(({ events }) => events)
  }
  expect(await played(here)).toEqual(await played(there))
  const [table] = await here.call('tables.list', {})
  expect(table).toMatchObject({ daily: DAY, campaign: null, series: null })
})

test('it is listed with its total, and may be played again', async () => {
  const app = await openTestApp()
  const game = dailyGame(rules, DAY)
  expect(await app.call('dailyDungeons.get', { day: DAY })).toEqual({ ...game, results: [] })
  const { table } = await start(app)
  const playing = { table, day: DAY, status: 'playing', player: 'Ada', endedAt: null, total: null }
  expect((await app.call('dailyDungeons.get', { day: DAY })).results).toEqual([playing])
  await playToEnd(app, table)
  const again = await start(app)
  await app.call('tables.abandon', { table: again.table })
  const third = await start(app)
  const other = await start(app, '2026-11-29')
  const [summary] = (await app.call('tables.list', { status: 'ended' })).filter(
    (one) => one.table === table,
  )
  const { results } = await app.call('dailyDungeons.get', { day: DAY })
  expect(results.map((one) => [one.table, one.status, one.total])).toEqual([
    [table, 'ended', summary?.standings?.[0]?.score],
    [third.table, 'playing', null],
    [again.table, 'abandoned', null],
  ])
  const days = (await app.call('dailyDungeons.list', {})).map(({ day }) => day)
  expect(days).toEqual(['2026-11-29', DAY, DAY, DAY])
  await app.call('tables.delete', { table: other.table })
  expect(await app.call('dailyDungeons.list', {})).toHaveLength(3)
  // Those of the other game are its own.
  expect(await app.call('daily.list', {})).toEqual([])
})

test('only who plays may be said', async () => {
  const app = await openTestApp()
  const { options } = dailyGame(rules, DAY)
  const input = { game: 'paper-dungeons', daily: DAY, options } as const
  for (const [wrong, field] of [
    [{ ...input, seed: 7 }, 'seed'],
    [{ ...input, options: { ...options, dungeon: null } }, 'dungeon'],
    [{ ...input, options: { ...options, players: 2 } }, 'players'],
  ] as const)
    expect(await app.refusal('tables.start', wrong)).toMatchObject({
      code: 'bad-options',
      details: { field },
    })
})

test('the best is first, then what goes on, then what was given up', () => {
  const score = (total: number | null, status: DailyScore['status']): DailyScore => ({
    table: v.parse(tableId, '6a1f6a0e-0000-4000-8000-000000000001'),
    day: DAY,
    status,
    player: null,
    endedAt: null,
    total,
  })
  const given = [
    score(null, 'abandoned'),
    score(-3, 'ended'),
    score(null, 'playing'),
    score(88, 'ended'),
  ]
  expect(bestFirst(given).map(({ total, status }) => total ?? status)).toEqual([
    88,
    -3,
    'playing',
    'abandoned',
  ])
})
