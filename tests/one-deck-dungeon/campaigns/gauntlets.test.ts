import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { DUNGEONS } from '@shared/games/one-deck-dungeon'
import type { DungeonId, PlayedWithCards } from '@shared/games/one-deck-dungeon'
import { seriesId, tableId } from '@shared/ids'
import type { SeriesId } from '@shared/ids'
import { nothingEarned, openCampaigns, refused, told, won } from './test-campaigns'
import type { TestCampaigns } from './test-campaigns'

async function runGauntlet() {
  const table = await openCampaigns()
  const { campaigns, campaign, sheet, queries } = table
  const { gauntlet } = campaigns.startGauntlet({ campaign, sheets: [sheet], tier: 'standard' })
  const add = (dungeon: DungeonId, game: Partial<PlayedWithCards> = {}) =>
    campaigns.addRecord({
      campaign,
      series: gauntlet,
      game: told({
        heroes: [{ sheet }],
        dungeon,
        tier: 'standard',
        won: true,
        descents: 3,
        ...game,
      }),
    })
  /** A table of the gauntlet, at which a game is being played. */
  const sitDown = () => {
    const id = v.parse(tableId, randomUUID())
    queries.insertTable({
      id,
      game: 'one-deck-dungeon',
      rulesVersion: 1,
      campaign,
      series: gauntlet,
      daily: null,
      options: {},
      seed: 1,
      script: null,
      seats: [{ sheet, player: null, bot: null }],
      progress: { floor: 1, turn: 1 },
      startedAt: '2026-05-01T12:00:00.000Z',
    })
    return id
  }
  return { ...table, gauntlet, add, sitDown, status: () => campaigns.gauntlet(gauntlet) }
}

describe('a gauntlet', () => {
  test('begins with the easiest of the five dungeons', async () => {
    const { campaigns, campaign, sheet, gauntlet, status } = await runGauntlet()
    expect(status()).toEqual({
      gauntlet,
      campaign,
      sheets: [sheet],
      tier: 'standard',
      startedAt: expect.any(String) as string,
      status: 'running',
      dungeons: DUNGEONS.map((dungeon) => ({ dungeon, record: null, outcome: null })),
      next: 'dragons-cave',
      table: null,
    })
    expect(campaigns.get(campaign).gauntlets).toEqual([status()])
  })

  test('is won by winning all five in their order', async () => {
    const { add, status, sheet, campaigns, changed, campaign } = await runGauntlet()
    for (const [at, dungeon] of DUNGEONS.entries()) {
      expect(status()).toMatchObject({ status: 'running', next: dungeon })
      const { record, series } = add(dungeon)
      expect(series).toBe(status().gauntlet)
      expect(status().dungeons[at]).toMatchObject({ dungeon, record, outcome: { result: 'won' } })
      campaigns.closePlacing({ sheet, record, forfeit: true })
    }
    expect(status()).toMatchObject({ status: 'won', next: null, table: null })
    expect(refused(() => add('dragons-cave')).code).toBe('one-deck-dungeon.gauntlet-over')
    expect(refused(() => campaigns.giveUpGauntlet(status().gauntlet)).code).toBe(
      'one-deck-dungeon.gauntlet-over',
    )
    expect(changed.at(-1)).toBe(campaign)
  })

  test('is over with the first loss', async () => {
    const { add, status } = await runGauntlet()
    add('dragons-cave')
    add('hydras-reef', { won: false, descents: 1 })
    expect(status()).toMatchObject({ status: 'lost', next: null })
    expect(refused(() => add('yetis-cavern'))).toEqual({
      code: 'one-deck-dungeon.gauntlet-over',
      details: { status: 'lost' },
    })
  })

  test('is over when it is given up', async () => {
    const { campaigns, gauntlet, changed, add, status } = await runGauntlet()
    const before = changed.length
    expect(campaigns.giveUpGauntlet(gauntlet)).toMatchObject({ status: 'given-up', next: null })
    expect(changed).toHaveLength(before + 1)
    expect(refused(() => campaigns.giveUpGauntlet(gauntlet)).code).toBe(
      'one-deck-dungeon.gauntlet-over',
    )
    expect(refused(() => add('dragons-cave')).code).toBe('one-deck-dungeon.gauntlet-over')
    expect(status().status).toBe('given-up')
  })

  test('counts a game as long as it is not in the bin, and as it was corrected', async () => {
    const { add, status, campaigns, sheet } = await runGauntlet()
    const { record } = add('dragons-cave')
    campaigns.removeRecord(record)
    expect(status()).toMatchObject({ status: 'running', next: 'dragons-cave' })
    campaigns.restoreRecord(record)
    expect(status()).toMatchObject({ status: 'running', next: 'hydras-reef' })
    const game = { heroes: [{ sheet }], tier: 'standard', descents: 2 } as const
    campaigns.correctRecord({ record, game: told({ ...game, heroes: [{ sheet }] }) })
    expect(status()).toMatchObject({ status: 'lost', next: null })
  })

  test("keeps a corrected game's heroes, dungeon and tier", async () => {
    const { add, campaigns, sheet, addSheet } = await runGauntlet()
    const { record } = add('dragons-cave')
    const right = { heroes: [{ sheet }], tier: 'standard' } as const
    const wrong: readonly Partial<PlayedWithCards>[] = [
      { dungeon: 'lichs-tomb' },
      { tier: 'novice' },
      { heroes: [{ sheet: addSheet('mage') }] },
      { heroes: [{ hero: 'mage' }] },
    ]
    for (const other of wrong) {
      const game = told({ ...right, heroes: [{ sheet }], ...other })
      expect(refused(() => campaigns.correctRecord({ record, game }))).toEqual({
        code: 'bad-record',
        details: { field: 'series', reason: 'badRecords.series' },
      })
    }
  })
})

describe('tables of a gauntlet', () => {
  test('show the game that is being played, and no other begins meanwhile', async () => {
    const { sitDown, status, add } = await runGauntlet()
    const table = sitDown()
    expect(status()).toMatchObject({ status: 'running', table, next: 'dragons-cave' })
    expect(refused(() => add('dragons-cave'))).toEqual({
      code: 'one-deck-dungeon.not-the-next-dungeon',
      details: { field: 'table' },
    })
  })

  test('that end enter their game', async () => {
    const { sitDown, status, queries, campaigns, campaign, sheet, gauntlet } = await runGauntlet()
    const end = (table: ReturnType<typeof sitDown>, result: typeof won) => {
      const outcome = { ...nothingEarned, tier: 'standard', ...result } as const
      const endedAt = '2026-05-01T13:00:00.000Z'
      const place = {
        revision: 1,
        progress: { floor: 4, turn: 9 },
        updatedAt: endedAt,
        day: '2026-05-01',
      }
      queries.updateTable(table, { status: 'ended', outcome, ...place })
      const seats = [{ sheet, player: 'Ada' }]
      const game = 'one-deck-dungeon'
      campaigns.recordGame({ campaign, game, series: gauntlet, table, seats, outcome, endedAt })
    }
    end(sitDown(), won)
    expect(status()).toMatchObject({ status: 'running', table: null, next: 'hydras-reef' })
    end(sitDown(), { dungeon: 'hydras-reef' })
    expect(status()).toMatchObject({ status: 'lost', table: null, next: null })
  })

  test('that are left end it: abandoned, or in the bin in the middle of the game', async () => {
    const { sitDown, status, queries } = await runGauntlet()
    const table = sitDown()
    const at = '2026-05-01T13:00:00.000Z'
    queries.setTableDeleted(table, at, at)
    expect(status()).toMatchObject({ status: 'given-up', table: null, next: null })
    queries.setTableDeleted(table, null, at)
    expect(status()).toMatchObject({ status: 'running', table })
    const place = {
      revision: 1,
      progress: { floor: 1, turn: 1 },
      updatedAt: at,
      day: '2026-05-01',
      outcome: null,
    }
    queries.updateTable(table, { status: 'abandoned', ...place })
    expect(status()).toMatchObject({ status: 'given-up', table: null, next: null })
  })
})

describe('starting one is refused', () => {
  const start = ({ campaigns, campaign }: TestCampaigns, ...sheets: TestCampaigns['sheet'][]) =>
    refused(() => campaigns.startGauntlet({ campaign, sheets, tier: 'novice' }))

  test('with a sheet that is in one already, until that is over', async () => {
    const table = await openCampaigns()
    const { campaigns, campaign, sheet, addSheet } = table
    const rogue = addSheet('rogue')
    const input = { campaign, sheets: [sheet, rogue], tier: 'novice' } as const
    const first = campaigns.startGauntlet({ ...input, sheets: [sheet, rogue] })
    expect(first.sheets).toEqual([sheet, rogue])
    expect(start(table, rogue)).toEqual({
      code: 'one-deck-dungeon.bad-gauntlet',
      details: { field: 'sheets', sheet: rogue },
    })
    campaigns.giveUpGauntlet(first.gauntlet)
    const second = campaigns.startGauntlet({ ...input, sheets: [rogue] })
    expect(campaigns.get(campaign).gauntlets.map(({ gauntlet }) => gauntlet)).toEqual([
      first.gauntlet,
      second.gauntlet,
    ])
  })

  test('with other sheets than the two of two heroes of the campaign', async () => {
    const table = await openCampaigns()
    const { campaigns, sheet, addSheet } = table
    expect(start(table, sheet, sheet)).toMatchObject({ code: 'one-deck-dungeon.bad-gauntlet' })
    expect(start(table, sheet, addSheet('mage'))).toMatchObject({
      code: 'one-deck-dungeon.bad-gauntlet',
    })
    const { campaign } = campaigns.create({ name: 'Other', game: 'one-deck-dungeon' })
    const stranger = campaigns.createSheet({ campaign, hero: 'rogue', player: 'Bea' }).sheet
    expect(start(table, sheet, stranger)).toMatchObject({ code: 'one-deck-dungeon.bad-gauntlet' })
    campaigns.removeSheet(sheet)
    expect(start(table, sheet)).toMatchObject({ code: 'deleted' })
  })
})

test('only its next game is entered for it: with its heroes, in its dungeon, at its tier', async () => {
  const { campaigns, campaign, addSheet, sheet, add, gauntlet, queries } = await runGauntlet()
  const rogue = addSheet('rogue')
  const field = (game: Partial<PlayedWithCards>) => {
    const { code, details } = refused(() => add('dragons-cave', game))
    expect(code).toBe('one-deck-dungeon.not-the-next-dungeon')
    return details['field']
  }
  expect(field({ dungeon: 'hydras-reef' })).toBe('dungeon')
  expect(field({ tier: 'novice' })).toBe('tier')
  expect(field({ heroes: [{ sheet: rogue }] })).toBe('seats')
  expect(field({ heroes: [{ sheet }, { sheet: rogue }] })).toBe('seats')
  expect(field({ heroes: [{ sheet }, { hero: 'archer' }] })).toBe('seats')
  expect(queries.records({ campaign, deleted: false })).toEqual([])

  const seat = (others: object, of: SeriesId = gauntlet) =>
    campaigns.seat({
      game: 'one-deck-dungeon',
      campaign: null,
      series: of,
      options: {
        heroes: [{ sheet, focus: 'lore' }],
        dungeon: 'dragons-cave',
        tier: 'standard',
        ...others,
      },
    })
  expect(seat({})).toMatchObject({ campaign, seats: [{ sheet }] })
  expect(refused(() => seat({ dungeon: 'lichs-tomb' })).code).toBe(
    'one-deck-dungeon.not-the-next-dungeon',
  )
  expect(refused(() => seat({ tier: 'fearless' })).code).toBe(
    'one-deck-dungeon.not-the-next-dungeon',
  )
  expect(refused(() => seat({ heroes: [{ hero: 'mage' }] })).code).toBe(
    'one-deck-dungeon.not-the-next-dungeon',
  )
  expect(refused(() => seat({}, v.parse(seriesId, randomUUID()))).code).toBe('not-found')
  add('dragons-cave')
  expect(refused(() => seat({ dungeon: 'hydras-reef' })).code).toBe(
    'one-deck-dungeon.checkmarks-open',
  )
})

test('two heroes may sit in either order', async () => {
  const { campaigns, campaign, sheet, addSheet } = await openCampaigns()
  const rogue = addSheet('rogue')
  const sheets = [sheet, rogue]
  const { gauntlet } = campaigns.startGauntlet({ campaign, sheets, tier: 'novice' })
  const game = told({ heroes: [{ sheet: rogue }, { sheet }], won: true, descents: 3 })
  campaigns.addRecord({ campaign, series: gauntlet, game })
  expect(campaigns.gauntlet(gauntlet).next).toBe('hydras-reef')
})

test('a gauntlet that is not there is not found', async () => {
  const { campaigns } = await openCampaigns()
  const gauntlet = v.parse(seriesId, randomUUID())
  expect(refused(() => campaigns.gauntlet(gauntlet)).code).toBe('not-found')
  expect(refused(() => campaigns.giveUpGauntlet(gauntlet)).code).toBe('not-found')
})
