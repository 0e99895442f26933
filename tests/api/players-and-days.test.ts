/** Who played, as people, and on which day, as a day of the calendar, through the calls. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { firstDefeatOf } from '@shared/games/one-deck-dungeon/first-defeat'
import type { CampaignId } from '@shared/ids'
import { bring, bundleOf, sheetText, base64Of, textOf } from '../imports/files'
import { picker } from '../picker'
import { openTestApp, playToEnd, startCampaign } from './test-app'
import type { TestApp } from './test-app'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

function game(player: string, playedAt: string) {
  return {
    heroes: [{ hero: 'rogue' as const, player }],
    dungeon: 'dragons-cave' as const,
    tier: 'novice' as const,
    won: false,
    descents: 1,
    levels: 0,
    playedAt,
  }
}
const MORNING = '2026-05-01T10:00:00.000Z'
function add({ call }: TestApp, campaign: CampaignId, player: string, playedAt = MORNING) {
  return call('records.add', { campaign, game: game(player, playedAt) })
}
async function playersOf({ call }: TestApp): Promise<readonly (string | null)[]> {
  return (await call('records.list', {})).flatMap(({ seats }) => seats.map(({ player }) => player))
}

describe('players', () => {
  test('are one person however the name is spelt', async () => {
    const app = await openTestApp()
    const { campaign } = await startCampaign(app)
    await add(app, campaign, 'Zoë  Lovelace')
    await add(app, campaign, 'zoe\u0308\u00a0LOVELACE')
    expect(await playersOf(app)).toEqual(['Zoë  Lovelace', 'Zoë  Lovelace'])
  })

  test('a player who is renamed is so everywhere: in other campaigns, statistics and files', async () => {
    const app = await openTestApp()
    const { campaign, sheet } = await startCampaign(app)
    const other = await startCampaign(app)
    await add(app, campaign, 'Ada')
    await add(app, other.campaign, 'ada')
    const heard = app.events.length
    const renamed = await app.call('sheets.rename', { sheet, player: 'Bea' })
    expect(renamed.player).toBe('Bea')
    expect(await playersOf(app)).toEqual(['Bea', 'Bea'])
    expect((await app.call('sheets.get', { sheet: other.sheet })).player).toBe('Bea')
    const statistics = (player: string) =>
      app.call('statistics.get', {
        game: 'one-deck-dungeon',
        scope: { of: 'player', player },
      })
    expect(await statistics('Bea')).toMatchObject({ games: 2, players: ['Bea'] })
    expect(await statistics('Ada')).toMatchObject({ games: 0 })
    // Every campaign that names the player is shown anew.
    expect(app.events.slice(heard).map(({ data }) => data)).toEqual([
      { campaign },
      { campaign: other.campaign },
    ])
    for (const format of ['csv', 'bgstats'] as const) {
      const { base64 } = await app.call('exports.everything', { format })
      const text = Buffer.from(base64, 'base64').toString()
      expect(text).toContain('Bea')
      expect(text).not.toContain('Ada')
    }
    const there = await openTestApp()
    await bring(there, await bundleOf(app))
    expect(await playersOf(there)).toEqual(['Bea', 'Bea'])
  })

  test('somebody new may have the name that another person had before', async () => {
    const app = await openTestApp()
    const { campaign, sheet } = await startCampaign(app)
    await add(app, campaign, 'Ada')
    await app.call('sheets.rename', { sheet, player: 'Bea' })
    await add(app, campaign, 'Ada')
    await add(app, campaign, 'ADA')
    expect((await playersOf(app)).toSorted()).toEqual(['Ada', 'Ada', 'Bea'])
    const there = await openTestApp()
    await bring(there, await bundleOf(app))
    expect((await playersOf(there)).toSorted()).toEqual(['Ada', 'Ada', 'Bea'])
    expect(await bring(app, await bundleOf(there))).toMatchObject({ changes: false })
    // And back: each person is one still.
    await app.call('sheets.rename', { sheet, player: 'Cleo' })
    expect((await playersOf(app)).toSorted()).toEqual(['Ada', 'Ada', 'Cleo'])
  })

  test('a sheet named for somebody else who is known is theirs, and nobody is renamed', async () => {
    const app = await openTestApp()
    const { campaign, sheet } = await startCampaign(app)
    await add(app, campaign, 'Ada')
    await add(app, campaign, 'Bea')
    expect((await app.call('sheets.rename', { sheet, player: 'bea' })).player).toBe('Bea')
    expect((await playersOf(app)).toSorted()).toEqual(['Ada', 'Bea'])
  })

  test('whose names look alike are one person, wherever names are compared', async () => {
    const [here, there] = [await openTestApp(), await openTestApp()]
    const { campaign } = await startCampaign(here)
    await add(here, campaign, 'Ｓofia')
    await add(here, campaign, 'S\u200bofia')
    expect(new Set(await playersOf(here))).toEqual(new Set(['Ｓofia']))
    const other = await startCampaign(there)
    await add(there, other.campaign, 'Sofia')
    // Each computer has come to know the person by itself.
    await bring(there, await bundleOf(here))
    const sofia = { of: 'player' as const, player: 'SOFIA' }
    const told = await there.call('statistics.get', { game: 'one-deck-dungeon', scope: sofia })
    expect(told).toMatchObject({ games: 3, players: ['Ｓofia'] })
    const { base64 } = await there.call('exports.everything', { format: 'bgstats' })
    const { players } = JSON.parse(Buffer.from(base64, 'base64').toString()) as {
      readonly players: readonly unknown[]
    }
    expect(players).toHaveLength(1)
    // Renamed once, they are renamed both.
    const { sheet } = await there.call('sheets.create', {
      campaign: other.campaign,
      hero: 'rogue',
      player: 'sofia',
    })
    await there.call('sheets.rename', { sheet, player: 'Zoë' })
    expect(new Set(await playersOf(there))).toEqual(new Set(['Zoë']))
  })

  test('a name spelt otherwise is so written from then on', async () => {
    const app = await openTestApp()
    const { campaign, sheet } = await startCampaign(app)
    await add(app, campaign, 'Ada')
    const renamed = await app.call('sheets.rename', { sheet, player: 'ADA' })
    expect(renamed.player).toBe('ADA')
    expect(await playersOf(app)).toEqual(['ADA'])
    const other = await openTestApp()
    await add(other, (await startCampaign(other)).campaign, 'ada')
    await bring(other, await bundleOf(app))
    expect(new Set(await playersOf(other))).toEqual(new Set(['ADA']))
  })

  test('travel with all that refers to them', async () => {
    const [here, there] = [await openTestApp(), await openTestApp()]
    const { campaign } = await startCampaign(here)
    await add(here, campaign, 'Bea')
    const { base64 } = await here.call('exports.campaign', { campaign, format: 'json' })
    await bring(there, base64)
    expect(await playersOf(there)).toEqual(['Bea'])
    expect((await there.call('campaigns.get', { campaign })).sheetList).toMatchObject([
      { player: 'Ada' },
    ])
  })

  test('a sheet’s file says names, and changes nothing where it came from', async () => {
    const app = await openTestApp()
    const { sheet } = await startCampaign(app)
    const file = await sheetText(app, sheet)
    expect(JSON.parse(file)).toMatchObject({ version: 3, sheet: { player: 'Ada', hero: 'mage' } })
    expect(await bring(app, base64Of(file))).toMatchObject({ changes: false })
  })

  test('a sheet’s file knows whom it names after they have been renamed', async () => {
    const [app, there] = [await openTestApp(), await openTestApp()]
    const { campaign, sheet } = await startCampaign(app)
    const { record } = await app.call('records.add', {
      campaign,
      game: { ...game('', MORNING), heroes: [{ sheet }] },
    })
    const before = await sheetText(app, sheet)
    await bring(there, base64Of(before))
    await app.call('sheets.rename', { sheet, player: 'Bea' })
    const file = await sheetText(app, sheet)
    expect(file).not.toContain('Ada')
    // Where it came from it changes nothing, nor does the one from before.
    for (const text of [file, before])
      expect(await bring(app, base64Of(text))).toMatchObject({ changes: false })
    expect(await playersOf(app)).toEqual(['Bea'])
    // Elsewhere the same person is renamed, and no game is corrected.
    expect(await bring(there, base64Of(file))).toMatchObject({ changes: true })
    expect(await there.call('records.get', { record })).toMatchObject({
      seats: [{ player: 'Bea' }],
      history: [],
    })
    expect(await sheetText(there, sheet)).toBe(file)
    expect(await bring(there, base64Of(before))).toMatchObject({ changes: false })
  })
})

describe('the day of a game', () => {
  test('is the one that was entered, wherever it is read', async () => {
    vi.stubEnv('TZ', 'Pacific/Auckland')
    const app = await openTestApp()
    const { campaign } = await startCampaign(app)
    // Then it is still the 19th in London.
    const entered = await add(app, campaign, 'Ada', '2026-05-20T00:30:00+12:00')
    const local = await add(app, campaign, 'Ada', '2026-05-19T12:30:00.000Z')
    expect([entered.day, local.day]).toEqual(['2026-05-20', '2026-05-20'])
    vi.stubEnv('TZ', 'Europe/London')
    const there = await openTestApp()
    await bring(there, await bundleOf(app))
    const days = (await there.call('records.list', {})).map(({ day }) => day)
    expect(days).toEqual(['2026-05-20', '2026-05-20'])
  })

  test('stays when something else is corrected in another time zone', async () => {
    vi.stubEnv('TZ', 'Pacific/Auckland')
    const app = await openTestApp()
    const { campaign } = await startCampaign(app)
    const { record, endedAt } = await add(app, campaign, 'Ada', '2026-05-20T00:30:00+12:00')
    vi.stubEnv('TZ', 'Europe/London')
    const corrected = await app.call('records.correct', {
      record,
      game: game('Bea', endedAt),
    })
    expect(corrected).toMatchObject({ day: '2026-05-20', history: [{ day: '2026-05-20' }] })
  })

  test('is the one by which plots count, and by which a day of theirs is asked for', async () => {
    vi.stubEnv('TZ', 'Pacific/Auckland')
    const app = await openTestApp()
    const { campaign } = await startCampaign(app)
    await add(app, campaign, 'Ada', '2026-05-20T08:00:00+12:00')
    vi.stubEnv('TZ', 'America/Los_Angeles')
    const plots = (since: string) =>
      app.call('statistics.plots', { scope: { of: 'everything' }, since })
    const { ended } = await plots('2026-05-20')
    expect(ended).toEqual([{ endedAt: '2026-05-19T20:00:00.000Z', day: '2026-05-20', won: false }])
    expect((await plots('2026-05-21')).ended).toEqual([])
    expect((await plots('2026-05-19T20:00:00.000Z')).ended).toHaveLength(1)
    expect((await plots('2026-05-19T20:00:00.001Z')).ended).toEqual([])
  })

  test('that ended at a table outside campaigns is the one where it was played, a game of a day’s too', async () => {
    vi.stubEnv('TZ', 'Pacific/Auckland')
    // Half past midnight there on the 20th; in London it is the 19th still.
    vi.useFakeTimers({ now: Date.parse('2026-11-19T11:30:00.000Z'), toFake: ['Date'] })
    const app = await openTestApp()
    const { options } = await app.call('daily.get', { day: '2026-11-18' })
    const single = { heroes: [{ hero: 'mage' as const }], dungeon: 'dragons-cave' as const }
    const games = [
      { daily: '2026-11-18', options: { ...options, heroes: [...options.heroes] } },
      { options: single },
    ]
    for (const begun of games)
      await playToEnd(
        app,
        await app.call('tables.start', { game: 'one-deck-dungeon', ...begun }),
        picker(7),
      )
    const left = await app.call('tables.start', { game: 'one-deck-dungeon', options: single })
    await app.call('tables.abandon', { table: left.table })
    const going = await app.call('tables.start', { game: 'one-deck-dungeon', options: single })

    vi.stubEnv('TZ', 'Europe/London')
    const there = await openTestApp()
    await bring(there, await bundleOf(app))
    await app.reopen()
    for (const read of [app, there]) {
      const listed = await read.call('tables.list', {})
      const dayOf = new Map(listed.map(({ table, day, daily }) => [table, [day, daily]]))
      expect(dayOf.get(going.table)).toEqual([null, null])
      expect(dayOf.get(left.table)).toEqual(['2026-11-20', null])
      expect(listed.filter(({ day }) => day === '2026-11-20')).toHaveLength(3)
      expect(listed.filter(({ daily }) => daily === '2026-11-18')).toHaveLength(1)
      const { ended } = await read.call('statistics.plots', {
        scope: { of: 'everything' },
        since: '2026-11-20',
      })
      expect(ended.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-20'])
      const rows = textOf(
        await read.call('exports.everything', { format: 'csv', separator: 'comma' }),
      )
      const days = rows.trimEnd().split('\r\n').slice(1)
      expect(days.map((row) => row.slice(0, 10))).toEqual(['2026-11-20', '2026-11-20'])
      const file = textOf(await read.call('exports.everything', { format: 'bgstats' }))
      const { plays } = JSON.parse(file) as { readonly plays: readonly unknown[] }
      // Half past midnight of the 20th is no moment of that day in London: noon stands for it.
      const play = { playDate: '2026-11-20 12:00:00', playDateYmd: 20261120 }
      expect(plays).toMatchObject([play, play])
    }
  })

  test('is told of every game that an import brings', async () => {
    vi.stubEnv('TZ', 'Pacific/Auckland')
    const app = await openTestApp()
    const { campaign } = await startCampaign(app)
    await add(app, campaign, 'Ada', '2026-05-20T08:00:00+12:00')
    vi.stubEnv('TZ', 'America/Los_Angeles')
    const { items } = await bring(await openTestApp(), await bundleOf(app))
    expect(items.filter(({ kind }) => kind === 'record')).toMatchObject([{ day: '2026-05-20' }])
  })

  test('of a boss’s first defeat is on its sheet', async () => {
    vi.stubEnv('TZ', 'Pacific/Auckland')
    const app = await openTestApp()
    const { campaign, sheet } = await startCampaign(app)
    const won = { ...game('', '2026-05-20T08:00:00+12:00'), won: true, descents: 3 }
    await app.call('records.add', { campaign, game: { ...won, heroes: [{ sheet }] } })
    vi.stubEnv('TZ', 'America/Los_Angeles')
    const shown = await app.call('sheets.get', { sheet })
    expect(firstDefeatOf(shown, 'dragon')).toEqual({ tier: 'novice', day: '2026-05-20' })
    expect(firstDefeatOf(shown, 'lich')).toBeUndefined()
  })

  test('that is corrected is kept in the history', async () => {
    const app = await openTestApp()
    const { campaign } = await startCampaign(app)
    const { record } = await add(app, campaign, 'Ada', '2026-05-20T09:30:00+12:00')
    const corrected = await app.call('records.correct', {
      record,
      game: game('Ada', '2026-05-21T09:30:00+12:00'),
    })
    expect(corrected).toMatchObject({ day: '2026-05-21', history: [{ day: '2026-05-20' }] })
  })
})
