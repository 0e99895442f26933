/** The calls of campaigns, records, gauntlets and statistics as every host carries them. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { PlayedWithCards } from '@shared/games/one-deck-dungeon'
import type { TableAnswer } from '@shared/games/one-deck-dungeon/answers'
import type { CampaignId, SheetId } from '@shared/ids'
import { openTestApp, playToEnd, startCampaign } from './test-app'
import type { TestApp } from './test-app'
import { picker } from '../picker'

function toldOf(sheet: SheetId, game: Partial<PlayedWithCards> = {}): PlayedWithCards {
  return {
    heroes: [{ sheet }],
    dungeon: 'dragons-cave',
    tier: 'standard',
    won: true,
    descents: 3,
    levels: 1,
    playedAt: '2026-04-30T20:00:00.000Z',
    ...game,
  }
}

/** Whether a call was told to those who listen, and how often. */
async function told(
  app: TestApp,
  campaign: CampaignId,
  call: () => Promise<unknown>,
): Promise<number> {
  const from = app.events.length
  await call()
  return app.events.slice(from).filter(({ event, data }) => {
    const about = data as { readonly campaign?: unknown }
    return event === 'campaign.changed' && about.campaign === campaign
  }).length
}

test('every change of anything in a campaign is told, once; what only looks is not', async () => {
  const app = await openTestApp()
  const { call } = app
  const { campaign, sheet } = await startCampaign(app)
  const game = toldOf(sheet)
  const { record } = await call('records.add', { campaign, game })
  const { gauntlet } = await call('gauntlets.start', { campaign, sheets: [sheet], tier: 'novice' })
  const mark = { sheet, record, talent: 'guile', color: 'green' } as const
  const changes: readonly (() => Promise<unknown>)[] = [
    () => call('campaigns.rename', { campaign, name: 'Summer' }),
    () => call('campaigns.note', { campaign, notes: 'Fridays' }),
    () => call('campaigns.archive', { campaign, archived: true }),
    () => call('sheets.create', { campaign, hero: 'rogue', player: 'Bea' }),
    () => call('sheets.rename', { sheet, player: 'Cleo' }),
    () => call('sheets.mark', mark),
    () => call('sheets.unmark', mark),
    () => call('sheets.settle', { sheet, record, forfeit: true }),
    () => call('records.add', { campaign, game }),
    () => call('records.correct', { record, game: { ...game, levels: 2 } }),
    () => call('records.note', { record, note: 'Close' }),
    () => call('records.delete', { record }),
    () => call('records.restore', { record }),
    () => call('gauntlets.giveUp', { gauntlet }),
    () => call('gauntlets.start', { campaign, sheets: [sheet], tier: 'novice' }),
    () => call('sheets.delete', { sheet }),
    () => call('sheets.restore', { sheet }),
    () => call('campaigns.delete', { campaign }),
    () => call('campaigns.restore', { campaign }),
  ]
  for (const change of changes) expect(await told(app, campaign, change)).toBe(1)
  const looks: readonly (() => Promise<unknown>)[] = [
    () => call('campaigns.get', { campaign }),
    () => call('sheets.get', { sheet }),
    () => call('records.preview', { game }),
    () => call('records.get', { record }),
    () => call('records.list', {}),
    () => call('gauntlets.get', { gauntlet }),
    () => call('statistics.get', { scope: { of: 'everything' } }),
    () => call('daily.get', { day: '2026-11-28' }),
    () => call('daily.list', {}),
  ]
  const before = app.dump()
  for (const look of looks) expect(await told(app, campaign, look)).toBe(0)
  expect(app.dump()).toBe(before)
})

test('a campaign outlives the app with all that is in it', async () => {
  const app = await openTestApp()
  const { call } = app
  const { campaign, sheet } = await startCampaign(app)
  await call('campaigns.note', { campaign, notes: 'Fridays' })
  const { record } = await call('records.add', { campaign, game: toldOf(sheet, { note: 'One' }) })
  await call('records.correct', { record, game: toldOf(sheet, { levels: 3 }) })
  await call('sheets.mark', { sheet, record, talent: 'guile', color: 'green' })
  await call('gauntlets.start', { campaign, sheets: [sheet], tier: 'novice' })
  const all = async () => ({
    campaign: await call('campaigns.get', { campaign }),
    sheet: await call('sheets.get', { sheet }),
    record: await call('records.get', { record }),
    statistics: await call('statistics.get', { scope: { of: 'everything' } }),
  })
  const before = await all()
  expect(before.record.history).toHaveLength(1)
  await app.reopen()
  expect(await all()).toEqual(before)
})

describe('a gauntlet at tables', () => {
  const sitDown = async (app: TestApp) => {
    const { campaign, sheet } = await startCampaign(app)
    const { gauntlet } = await app.call('gauntlets.start', {
      campaign,
      sheets: [sheet],
      tier: 'fearless',
    })
    const input = {
      game: 'one-deck-dungeon',
      series: gauntlet,
      options: { heroes: [{ sheet, focus: 'lore' }], dungeon: 'dragons-cave', tier: 'fearless' },
      seed: 3,
    } as const
    const start = (): Promise<TableAnswer> =>
      app.call('tables.start', {
        ...input,
        options: { ...input.options, heroes: [{ sheet, focus: 'lore' }] },
      })
    return { campaign, sheet, gauntlet, input, start }
  }

  test('is played game by game, and over with the first loss', async () => {
    const app = await openTestApp()
    const { gauntlet, start, input, campaign } = await sitDown(app)
    const started = await start()
    const { table } = started
    expect(await app.call('gauntlets.get', { gauntlet })).toMatchObject({ table })
    expect((await app.refusal('tables.start', input)).code).toBe(
      'one-deck-dungeon.not-the-next-dungeon',
    )
    const { record, view } = await playToEnd(app, started, picker(3))
    expect(view.outcome?.result).toBe('lost')
    const after = await app.call('gauntlets.get', { gauntlet })
    expect(after).toMatchObject({ status: 'lost', table: null, next: null })
    expect(after.dungeons[0]).toEqual({ dungeon: 'dragons-cave', record, outcome: view.outcome })
    expect((await app.call('campaigns.get', { campaign })).records).toMatchObject([
      { record, series: gauntlet, table },
    ])
    expect((await app.call('tables.list', {}))[0]).toMatchObject({ table, series: gauntlet })
    expect((await app.refusal('tables.start', input)).code).toBe('one-deck-dungeon.gauntlet-over')
  })

  test('is still called a gauntlet by those who ask as before, but not two at once', async () => {
    const app = await openTestApp()
    const { campaign, gauntlet, sheet, input } = await sitDown(app)
    const two = { ...input, gauntlet: randomUUID() }
    const refusal = { code: 'bad-input', message: 'two-series', details: { field: 'gauntlet' } }
    expect(await app.refusal('tables.start', two)).toMatchObject(refusal)
    const options = { ...input.options, heroes: [{ sheet, focus: 'lore' as const }] }
    const { table } = await app.call('tables.start', {
      ...input,
      series: undefined,
      gauntlet,
      options,
    })
    expect(await app.call('gauntlets.get', { gauntlet })).toMatchObject({ table })
    await app.call('tables.delete', { table })

    const another = await app.call('gauntlets.start', { campaign, sheets: [sheet], tier: 'novice' })
    const told = { campaign, game: toldOf(sheet, { tier: 'novice' }) }
    const both = { ...told, series: another.gauntlet, gauntlet }
    expect(await app.refusal('records.add', both)).toMatchObject(refusal)
    const added = { ...told, series: another.gauntlet, gauntlet: another.gauntlet }
    expect(await app.call('records.add', added)).toMatchObject({ series: another.gauntlet })
  })

  test('is over when its table is abandoned', async () => {
    const app = await openTestApp()
    const { gauntlet, start, input } = await sitDown(app)
    const { table } = await start()
    await app.call('tables.abandon', { table })
    expect(await app.call('gauntlets.get', { gauntlet })).toMatchObject({ status: 'given-up' })
    expect((await app.refusal('tables.start', input)).code).toBe('one-deck-dungeon.gauntlet-over')
  })

  test('waits for checkmarks to be placed before its next game', async () => {
    const app = await openTestApp()
    const { campaign, gauntlet, sheet, input } = await sitDown(app)
    const { record } = await app.call('records.add', {
      campaign,
      series: gauntlet,
      game: toldOf(sheet, { tier: 'fearless' }),
    })
    const next = { ...input, options: { ...input.options, dungeon: 'hydras-reef' } }
    expect((await app.refusal('tables.start', next)).code).toBe('one-deck-dungeon.checkmarks-open')
    await app.call('sheets.settle', { sheet, record, forfeit: true })
    const options = { ...next.options, heroes: [{ sheet, focus: 'lore' as const }] }
    const { table } = await app.call('tables.start', { ...input, options })
    expect(await app.call('gauntlets.get', { gauntlet })).toMatchObject({
      table,
      next: 'hydras-reef',
    })
  })
})

test('a record tells whether its table is here to be looked at again', async () => {
  const app = await openTestApp()
  const { sheet } = await startCampaign(app)
  const started = await app.call('tables.start', {
    game: 'one-deck-dungeon',
    options: { heroes: [{ sheet, focus: 'lore' }], dungeon: 'dragons-cave', tier: 'fearless' },
    seed: 3,
  })
  const { table, record } = await playToEnd(app, started, picker(3))
  if (record === null) throw new Error('A campaign game has a record.')
  const replayable = async () => (await app.call('records.get', { record })).replayable
  expect(await replayable()).toBe(true)
  await app.call('tables.delete', { table })
  expect(await replayable()).toBe(false)
  await app.call('tables.restore', { table })
  expect(await replayable()).toBe(true)
})
