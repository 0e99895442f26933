import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Mark, PlayedWithCards } from '@shared/games/one-deck-dungeon'
import { localDay } from '@shared/days'
import { recordId, sheetId, tableId } from '@shared/ids'
import { nothingEarned, openCampaigns, refused, times, told, won } from './test-campaigns'
import type { TestCampaigns } from './test-campaigns'

const guile: Mark = { talent: 'guile', color: 'green' }
const speed: Mark = { talent: 'speed', color: 'yellow' }
const hydra = {
  dungeon: 'hydras-reef',
  tier: 'standard',
  won: true,
  descents: 3,
  levels: 2,
} as const

function addTo({ campaigns, campaign, sheet }: TestCampaigns) {
  const add = (game: Partial<PlayedWithCards>) =>
    campaigns.addRecord({
      campaign,
      series: null,
      game: told({ heroes: [{ sheet }], ...game }),
    })
  return { add, heroes: [{ sheet }] }
}

describe('a game played with the cards (R46)', () => {
  test('is entered in the form of a played game, and marked as one of the cards', async () => {
    const table = await openCampaigns()
    const { add } = addTo(table)
    const game = { ...hydra, turns: 21, bossRounds: 3, healthLeft: [2], note: 'By the fire' }
    expect(add(game)).toEqual({
      record: expect.any(String) as string,
      campaign: table.campaign,
      game: 'one-deck-dungeon',
      table: null,
      replayable: false,
      endedAt: '2026-04-30T20:00:00.000Z',
      day: localDay('2026-04-30T20:00:00.000Z'),
      outcome: {
        result: 'won',
        cause: null,
        dungeon: 'hydras-reef',
        tier: 'standard',
        heroes: ['mage'],
        descents: 3,
        levels: 2,
        bossDefeated: true,
        turns: 21,
        bossRounds: 3,
        healthLeft: [2],
      },
      seats: [{ sheet: table.sheet, player: 'Ada' }],
      note: 'By the fire',
      checkmarks: { descents: 3, levels: 2, boss: 3, tier: 1, total: 9 },
      series: null,
      corrections: 0,
      deletedAt: null,
    })
    expect(table.changed.at(-1)).toBe(table.campaign)
  })

  const games: readonly (readonly [string, Partial<PlayedWithCards>, number])[] = [
    ['lost at once', {}, 0],
    ['lost after two descents', { descents: 2, levels: 1, tier: 'veteran' }, 5],
    ['lost to the boss', { descents: 3, cause: 'boss', bossRounds: 2 }, 3],
    ['won', { ...hydra, tier: 'fearless', levels: 3 }, 12],
  ]
  test.each(games)(
    'gives the same checkmarks as one played at a table: %s',
    async (_, game, total) => {
      const table = await openCampaigns()
      const { checkmarks, outcome } = addTo(table).add(game)
      table.play(outcome)
      const [byHand, played] = table.campaigns.sheet(table.sheet).records
      expect(byHand?.checkmarks).toEqual(checkmarks)
      expect(played?.checkmarks).toEqual(checkmarks)
      expect(checkmarks.total).toBe(total)
      expect(table.campaigns.previewRecord({ campaign: null, game: told(game) })).toEqual(
        checkmarks,
      )
    },
  )

  test('earns on the sheet of every hero that was in it (R43), whoever the others were', async () => {
    const table = await openCampaigns()
    const rogue = table.addSheet('rogue', 'Bea')
    const heroes = [
      { sheet: rogue },
      { hero: 'archer' as const, player: 'Cleo' },
      { sheet: table.sheet, player: 'Dora' },
      { hero: 'paladin' as const },
    ]
    const { record, seats, outcome } = addTo(table).add({ ...hydra, heroes })
    expect(outcome.heroes).toEqual(['rogue', 'archer', 'mage', 'paladin'])
    expect(seats).toEqual([
      { sheet: rogue, player: 'Bea' },
      { sheet: null, player: 'Cleo' },
      { sheet: table.sheet, player: 'Dora' },
      { sheet: null, player: null },
    ])
    for (const sheet of [table.sheet, rogue]) {
      expect(table.campaigns.sheet(sheet).open).toMatchObject({ record, earned: 9, placed: 0 })
    }
    table.campaigns.mark({ sheet: rogue, record, ...speed })
    expect(table.campaigns.sheet(table.sheet).open?.placed).toBe(0)
  })

  test('takes its place among the others by its day, wherever the clock stood', async () => {
    const table = await openCampaigns()
    const { add } = addTo(table)
    const later = add({ playedAt: '2026-04-30T20:00:00.000Z' })
    const earlier = add({ playedAt: '2026-04-30T21:00:00.000+02:00' })
    expect(earlier.endedAt).toBe('2026-04-30T19:00:00.000Z')
    const order = table.campaigns.get(table.campaign).records.map(({ record }) => record)
    expect(order).toEqual([earlier.record, later.record])
  })
})

describe('a game that could not have happened is refused, naming what is wrong', () => {
  const trio = (['mage', 'rogue', 'archer'] as const).map((hero) => ({ hero }))
  const wrong: readonly (readonly [string, string, Partial<PlayedWithCards>])[] = [
    ['three heroes', 'heroes', { heroes: trio }],
    ['a hero twice', 'heroes', { heroes: [{ hero: 'mage' }, { hero: 'mage' }] }],
    ['nobody in a seat', 'hero', { heroes: [{}] }],
    ['a boss killed before three descents', 'descents', { won: true, descents: 2 }],
    ['a boss fought before three descents', 'bossRounds', { descents: 2, bossRounds: 1 }],
    ['a boss killed without a round', 'bossRounds', { won: true, descents: 3, bossRounds: 0 }],
    ['a level too many for Novice', 'levels', { levels: 3 }],
    ['a game won and lost', 'cause', { won: true, descents: 3, cause: 'stairs' }],
    ['a game lost to a boss never met', 'cause', { descents: 1, cause: 'boss' }],
    ['health of a hero who was not there', 'healthLeft', { healthLeft: [1, 2] }],
    ['a win with a fallen hero', 'healthLeft', { won: true, descents: 3, healthLeft: [0] }],
    ['a day to come', 'playedAt', { playedAt: '2026-05-03T10:00:00.000Z' }],
    ['a day before the game was made', 'playedAt', { playedAt: '0000-01-01T00:00:00.000+14:00' }],
  ]
  test.each(wrong)('%s', async (_, field, game) => {
    const { campaigns, campaign, changed } = await openCampaigns()
    const before = changed.length
    const input = { campaign, series: null, game: told(game) }
    const refusal = { code: 'bad-record', details: { field } }
    expect(refused(() => campaigns.addRecord(input))).toMatchObject(refusal)
    expect(refused(() => campaigns.previewRecord(input))).toMatchObject(refusal)
    expect(campaigns.get(campaign)).toMatchObject({ games: 0, records: [] })
    expect(changed).toHaveLength(before)
  })

  test('the reason is said with its numbers', async () => {
    const { campaigns, campaign } = await openCampaigns()
    const why = (game: Parameters<typeof told>[0]) =>
      refused(() => campaigns.addRecord({ campaign, series: null, game: told(game) })).details
    expect(why({ levels: 3 })).toEqual({
      field: 'levels',
      reason: 'odd.impossible.levels',
      start: 2,
      most: 2,
      levels: 3,
    })
    expect(why({ won: true, descents: 2 })).toEqual({
      field: 'descents',
      reason: 'odd.impossible.early',
      descents: 2,
      floors: 3,
    })
    expect(why({ playedAt: '2026-05-03T10:00:00.000Z' })).toEqual({
      field: 'playedAt',
      reason: 'badRecords.to-come',
    })
  })

  test('what is just possible goes through', async () => {
    const { add } = addTo(await openCampaigns())
    add({ levels: 2 })
    add({ levels: 3, tier: 'standard' })
    add({ won: true, descents: 3, healthLeft: [1], bossRounds: 1 })
    add({ playedAt: '2026-05-02T09:00:00.000Z' })
  })

  test('heroes that do not fit the sheets, or sheets that do not fit the campaign', async () => {
    const table = await openCampaigns()
    const { campaigns, campaign, sheet, addSheet } = table
    const other = campaigns.create({ name: 'Other', game: 'one-deck-dungeon' }).campaign
    const stranger = campaigns.createSheet({ campaign: other, hero: 'rogue', player: 'Bea' }).sheet
    const cases: readonly (readonly [PlayedWithCards['heroes'], string])[] = [
      [[{ sheet, hero: 'rogue' }], 'hero'],
      [[{ sheet }, { sheet }], 'sheet'],
      [[{ sheet }, { sheet: stranger }], 'sheet'],
      [[{ sheet }, { sheet: addSheet('mage') }], 'heroes'],
    ]
    for (const [heroes, field] of cases) {
      const game = told({ heroes })
      const refusal = refused(() => campaigns.addRecord({ campaign, series: null, game }))
      expect(refusal).toMatchObject({ code: 'bad-record', details: { field } })
    }
    const add = (id: typeof sheet) => () =>
      campaigns.addRecord({ campaign, series: null, game: told({ heroes: [{ sheet: id }] }) })
    expect(refused(add(stranger)).details).toEqual({
      field: 'sheet',
      reason: 'badRecords.campaign',
    })
    expect(refused(add(v.parse(sheetId, randomUUID()))).code).toBe('not-found')
    campaigns.removeSheet(sheet)
    expect(refused(add(sheet)).code).toBe('deleted')
  })
})

describe('a correction', () => {
  test('keeps what the record said before, each form once and in order', async () => {
    const table = await openCampaigns()
    const { campaigns } = table
    const { add, heroes } = addTo(table)
    const first = add({ ...hydra, note: 'One' })
    const { record } = first
    const correct = (game: Partial<PlayedWithCards>) =>
      campaigns.correctRecord({ record, game: told({ heroes, ...hydra, ...game }) })
    const second = correct({ note: 'One', tier: 'veteran' })
    const third = correct({ note: 'Two', tier: 'veteran', playedAt: '2026-04-29T20:00:00.000Z' })
    expect(second).toMatchObject({ corrections: 1, outcome: { tier: 'veteran' }, note: 'One' })
    expect(third).toMatchObject({ corrections: 2, endedAt: '2026-04-29T20:00:00.000Z' })
    const form = ({ endedAt, day, outcome, seats, note }: typeof third) => ({
      endedAt,
      day,
      outcome,
      seats,
      note,
    })
    expect(third.history).toEqual([
      { correctedAt: expect.any(String) as string, ...form({ ...first, history: [] }) },
      { correctedAt: expect.any(String) as string, ...form(second) },
    ])
    expect(campaigns.record(record)).toEqual(third)
  })

  test('follows the last one, also when the clock was once years ahead', async () => {
    const table = await openCampaigns()
    const { campaigns, queries } = table
    const { add, heroes } = addTo(table)
    const { record } = add({})
    queries.setRecordNote(record, 'From the future', '2099-01-01T00:00:00.000Z')
    for (const levels of [1, 2]) {
      const game = told({ heroes, levels, note: 'From the future' })
      campaigns.correctRecord({ record, game })
    }
    expect(campaigns.record(record).history).toMatchObject([
      { correctedAt: '2099-01-01T00:00:00.001Z', outcome: { levels: 0 } },
      { correctedAt: '2099-01-01T00:00:00.002Z', outcome: { levels: 1 } },
    ])
    expect(queries.stamps('record', record).facts).toBe('2099-01-01T00:00:00.002Z')
  })

  test('that changes nothing leaves no trace', async () => {
    const table = await openCampaigns()
    const { add, heroes } = addTo(table)
    const { record } = add({ ...hydra, note: 'One' })
    const before = table.changed.length
    const game = told({ heroes, ...hydra, note: 'One' })
    expect(table.campaigns.correctRecord({ record, game })).toMatchObject({ corrections: 0 })
    expect(table.changed).toHaveLength(before)
  })

  test('back to an earlier form brings that back whole, its day too, and keeps the other', async () => {
    const table = await openCampaigns()
    const { campaigns } = table
    const { add, heroes } = addTo(table)
    // A day that no calendar of this computer shows at that moment.
    const first = add({ ...hydra, playedAt: '2026-03-02T01:00:00.000+14:00' })
    const { record } = first
    const other = { heroes, ...hydra, tier: 'veteran' } as const
    const second = campaigns.correctRecord({ record, game: told(other) })
    const again = told({ heroes, ...hydra, playedAt: first.endedAt })
    const third = campaigns.correctRecord({ record, game: again })
    const { endedAt, day, outcome, seats } = first
    expect(third).toMatchObject({ endedAt, day, outcome, seats, corrections: 2 })
    expect(third.history).toMatchObject([{ day }, { day: second.day, outcome: second.outcome }])
  })

  test('of who played at a table here leaves the bots where they sat', async () => {
    const { campaigns, campaign } = await openCampaigns()
    const table = v.parse(tableId, randomUUID())
    const record = campaigns.recordGame({
      campaign,
      game: 'one-deck-dungeon',
      series: null,
      table,
      seats: [
        { sheet: null, player: null },
        { sheet: null, player: null, bot: 'normal' },
      ],
      outcome: { ...nothingEarned, heroes: ['mage', 'rogue'], healthLeft: [0, 1] },
      endedAt: '2026-04-30T20:00:00.000Z',
    })
    const heroes = [{ hero: 'mage', player: 'Cleo' }, { hero: 'rogue' }] as const
    const { cause, turns, bossRounds } = nothingEarned
    const named = told({ heroes: [...heroes], cause, turns, bossRounds, healthLeft: [0, 1] })
    expect(campaigns.correctRecord({ record, game: named }).seats).toEqual([
      { sheet: null, player: 'Cleo' },
      { sheet: null, player: null, bot: 'normal' },
    ])
  })

  test('is refused where the game could not have happened, and changes nothing', async () => {
    const table = await openCampaigns()
    const { record } = addTo(table).add(hydra)
    const before = table.campaigns.record(record)
    const game = told({ heroes: [{ sheet: table.sheet }], won: true, descents: 1 })
    expect(refused(() => table.campaigns.correctRecord({ record, game })).code).toBe('bad-record')
    expect(table.campaigns.record(record)).toEqual(before)
  })

  test('to a game that earned less opens what no longer fits, and takes the rest back', async () => {
    const table = await openCampaigns()
    const { campaigns, sheet } = table
    const { add, heroes } = addTo(table)
    const { record } = add({ ...hydra, levels: 0, tier: 'novice' })
    table.marks(record, [speed, guile, speed, guile, guile, guile])
    campaigns.closePlacing({ sheet, record, forfeit: false })

    // The Dragon's Cave allows green only: the yellow ones are open again.
    const green = { ...hydra, levels: 0, tier: 'novice', dungeon: 'dragons-cave' } as const
    campaigns.correctRecord({ record, game: told({ heroes, ...green }) })
    expect(campaigns.sheet(sheet)).toMatchObject({
      open: { record, earned: 6, placed: 4, marks: times(4, guile) },
    })
    // One descent earned one checkmark: it is placed already, and nothing is left to do.
    const less = { heroes, dungeon: 'hydras-reef', descents: 1 } as const
    campaigns.correctRecord({ record, game: told(less) })
    expect(campaigns.sheet(sheet).open).toBeNull()
    expect(campaigns.sheet(sheet).records[0]).toMatchObject({ settled: true, marks: [speed] })
    // And the right form again brings every mark back.
    campaigns.correctRecord({
      record,
      game: told({ heroes, ...hydra, levels: 0, tier: 'novice' }),
    })
    expect(campaigns.sheet(sheet).records[0]?.marks).toEqual([
      speed,
      guile,
      speed,
      guile,
      guile,
      guile,
    ])
  })

  test('to a game that earned more opens it again', async () => {
    const table = await openCampaigns()
    const { campaigns, sheet } = table
    const { add, heroes } = addTo(table)
    const { record } = add({ descents: 1 })
    table.marks(record, [guile])
    campaigns.closePlacing({ sheet, record, forfeit: false })
    const none = add({})
    expect(campaigns.sheet(sheet).open).toBeNull()

    campaigns.correctRecord({ record, game: told({ heroes, descents: 2 }) })
    expect(campaigns.sheet(sheet).open).toMatchObject({ record, earned: 2, placed: 1 })
    table.marks(record, [guile])
    campaigns.closePlacing({ sheet, record, forfeit: false })
    campaigns.correctRecord({ record: none.record, game: told({ heroes, descents: 1 }) })
    expect(campaigns.sheet(sheet).open).toMatchObject({ record: none.record, earned: 1, placed: 0 })
  })

  test('moves a game from one sheet to another, and the marks with neither', async () => {
    const table = await openCampaigns()
    const { campaigns, sheet } = table
    const mage2 = table.addSheet('mage', 'Bea')
    const { add, heroes } = addTo(table)
    const { record } = add({ descents: 2 })
    table.marks(record, [guile])
    campaigns.correctRecord({ record, game: told({ heroes: [{ sheet: mage2 }], descents: 2 }) })
    expect(campaigns.sheet(sheet)).toMatchObject({ games: 0, open: null, records: [] })
    expect(campaigns.sheet(mage2)).toMatchObject({ games: 1, open: { placed: 0, earned: 2 } })
    expect(campaigns.record(record).seats).toEqual([{ sheet: mage2, player: 'Bea' }])
    campaigns.correctRecord({ record, game: told({ heroes, descents: 2 }) })
    expect(campaigns.sheet(sheet).open).toMatchObject({ placed: 1, marks: [guile] })
  })

  test('may keep a sheet that is in the bin by now, but bring no other from there', async () => {
    const table = await openCampaigns()
    const { campaigns, sheet } = table
    const other = table.addSheet('mage')
    const { add, heroes } = addTo(table)
    const { record } = add({})
    campaigns.removeSheet(sheet)
    campaigns.removeSheet(other)
    const correct = (who: typeof heroes) => () =>
      campaigns.correctRecord({ record, game: told({ heroes: who, descents: 1 }) })
    expect(correct(heroes)().seats).toEqual([{ sheet, player: 'Ada' }])
    expect(refused(correct([{ sheet: other }])).code).toBe('deleted')
  })

  test('does not forget whose a seat was whose sheet has left the bin for good', async () => {
    const table = await openCampaigns()
    const { campaigns, sheet, queries } = table
    const { record } = addTo(table).add({})
    table.purgeSheet(sheet)
    expect(campaigns.record(record).seats).toEqual([{ sheet: null, player: 'Ada' }])
    const heroes = [{ hero: 'mage', player: 'Ada' }] as const
    campaigns.correctRecord({ record, game: told({ heroes: [...heroes], descents: 1 }) })
    expect(queries.record(record)?.seats).toEqual([
      { sheet, player: 'Ada', bot: null, here: false },
    ])
  })
})

describe('of a game played at a table', () => {
  const tableGame = async () => {
    const table = await openCampaigns()
    const record = table.play({ ...won, dungeon: 'hydras-reef', levels: 1 })
    const { outcome, endedAt } = table.campaigns.record(record)
    const game = (others: Partial<PlayedWithCards>) =>
      told({
        heroes: [{ sheet: table.sheet }],
        dungeon: outcome.dungeon,
        tier: 'novice',
        won: true,
        descents: outcome.descents,
        levels: outcome.levels,
        turns: outcome.turns,
        bossRounds: outcome.bossRounds,
        healthLeft: [...(outcome.healthLeft ?? [])],
        playedAt: endedAt,
        ...others,
      })
    return { ...table, record, game, endedAt }
  }

  test('only note and names change, with their history', async () => {
    const { campaigns, record, game, sheet } = await tableGame()
    const heroes = [{ sheet, player: 'Bea' }]
    expect(
      campaigns.correctRecord({ record, game: game({ heroes, note: 'Close' }) }),
    ).toMatchObject({
      seats: [{ sheet, player: 'Bea' }],
      note: 'Close',
      corrections: 1,
      history: [{ seats: [{ sheet, player: 'Ada' }], note: '' }],
    })
  })

  test('its facts are what the table says', async () => {
    const { campaigns, record, game, sheet, addSheet } = await tableGame()
    const before = campaigns.record(record)
    const others: readonly Partial<PlayedWithCards>[] = [
      { levels: 2 },
      { turns: null },
      { dungeon: 'lichs-tomb' },
      { tier: 'fearless' },
      { healthLeft: [1] },
      { won: false },
      { playedAt: '2026-04-30T20:00:00.000Z' },
      { heroes: [{ sheet: addSheet('mage') }] },
      { heroes: [{ hero: 'mage' }] },
      { heroes: [{ sheet }, { hero: 'rogue' }], healthLeft: [2, 2] },
    ]
    for (const other of others) {
      const refusal = refused(() => campaigns.correctRecord({ record, game: game(other) }))
      expect(refusal.code).toBe('record-of-table')
    }
    expect(campaigns.record(record)).toEqual(before)
  })

  test('the same table gives the same record, and one told otherwise before it ended is kept', async () => {
    const { campaigns, campaign, queries, sheet, record } = await tableGame()
    const table = campaigns.record(record).table
    if (table === null) throw new Error('The record has a table.')
    const again = campaigns.recordGame({
      campaign,
      game: 'one-deck-dungeon',
      series: null,
      table,
      seats: [{ sheet, player: 'Ada' }],
      outcome: nothingEarned,
      endedAt: '2026-05-02T10:00:00.000Z',
    })
    expect(again).toBe(record)
    expect(campaigns.record(record)).toMatchObject({
      outcome: nothingEarned,
      history: [{ outcome: { result: 'won' } }],
    })
    expect(queries.recordOfTable(table)).toBe(record)
  })
})

describe('notes', () => {
  test('are written beside a game; one that is written over is kept', async () => {
    const table = await openCampaigns()
    const { campaigns, changed } = table
    const { record } = addTo(table).add({})
    expect(campaigns.noteRecord({ record, note: 'First' })).toMatchObject({
      note: 'First',
      corrections: 0,
    })
    const before = changed.length
    campaigns.noteRecord({ record, note: 'First' })
    expect(changed).toHaveLength(before)
    expect(campaigns.noteRecord({ record, note: '' })).toMatchObject({
      note: '',
      history: [{ note: 'First' }],
    })
  })
})

describe('the bin', () => {
  test('takes what a game earned from its sheets, and gives it back', async () => {
    const table = await openCampaigns()
    const { campaigns, campaign, sheet } = table
    const { add } = addTo(table)
    const { record } = add({ ...hydra, levels: 0, tier: 'novice' })
    table.marks(record, times(6, guile))
    campaigns.closePlacing({ sheet, record, forfeit: false })
    const before = campaigns.sheet(sheet)
    expect(before).toMatchObject({
      games: 1,
      wins: 1,
      talentsEarned: 1,
      bosses: [{ boss: 'hydra' }],
    })

    campaigns.removeRecord(record)
    expect(campaigns.sheet(sheet)).toMatchObject({
      games: 0,
      wins: 0,
      talentsEarned: 0,
      bosses: [],
      records: [],
      open: null,
    })
    expect(campaigns.get(campaign)).toMatchObject({ games: 0, records: [] })
    const filter = { campaign, deleted: true }
    expect(campaigns.listRecords(filter)).toMatchObject([{ record }])
    expect(campaigns.listRecords({ campaign: null, deleted: true })).toHaveLength(1)
    for (const work of [
      () => campaigns.record(record),
      () => campaigns.removeRecord(record),
      () => campaigns.noteRecord({ record, note: 'x' }),
      () => campaigns.correctRecord({ record, game: told({}) }),
    ]) {
      expect(refused(work).code).toBe('deleted')
    }

    expect(campaigns.restoreRecord(record)).toMatchObject({ record, deletedAt: null })
    expect(campaigns.sheet(sheet)).toEqual(before)
    expect(campaigns.restoreRecord(record)).toMatchObject({ record })
  })

  test('leaves its spaces free: what filled them meanwhile is open again when it comes back', async () => {
    const table = await openCampaigns()
    const { campaigns, sheet } = table
    const { add } = addTo(table)
    const first = add({ won: true, descents: 3, playedAt: '2026-04-28T20:00:00.000Z' }).record
    table.marks(first, times(6, guile))
    campaigns.closePlacing({ sheet, record: first, forfeit: false })
    campaigns.removeRecord(first)
    const second = add({ descents: 2, playedAt: '2026-04-29T20:00:00.000Z' }).record
    table.marks(second, [guile, guile])
    campaigns.closePlacing({ sheet, record: second, forfeit: false })
    campaigns.restoreRecord(first)
    const { open, talents, records } = campaigns.sheet(sheet)
    expect(talents.find(({ talent }) => talent === 'guile')?.marks.green).toBe(6)
    expect(records.map(({ marks }) => marks.length)).toEqual([6, 0])
    expect(open).toMatchObject({ record: second, earned: 2, placed: 0, placeable: true })
    // Placing anew forgets the marks that found no space.
    const cunning: Mark = { talent: 'cunning', color: 'green' }
    expect(table.marks(second, [cunning]).open?.marks).toEqual([cunning])
    campaigns.removeRecord(first)
    expect(campaigns.sheet(sheet).records[0]?.marks).toEqual([cunning])
  })
})

test('records that are not there are not found', async () => {
  const { campaigns } = await openCampaigns()
  const record = v.parse(recordId, randomUUID())
  for (const work of [
    () => campaigns.record(record),
    () => campaigns.removeRecord(record),
    () => campaigns.restoreRecord(record),
    () => campaigns.noteRecord({ record, note: '' }),
    () => campaigns.correctRecord({ record, game: told({}) }),
  ]) {
    expect(refused(work).code).toBe('not-found')
  }
})

test('lists are of one campaign or of all, the oldest first, and forget none', async () => {
  const table = await openCampaigns()
  const { campaigns, campaign } = table
  const { add } = addTo(table)
  const mine = add({}).record
  const other = campaigns.create({ name: 'Other', game: 'one-deck-dungeon' }).campaign
  const game = told({ playedAt: '2026-04-01T10:00:00.000Z' })
  const theirs = campaigns.addRecord({ campaign: other, series: null, game }).record
  const list = (of: typeof campaign | null) =>
    campaigns.listRecords({ campaign: of, deleted: false }).map(({ record }) => record)
  expect(list(campaign)).toEqual([mine])
  expect(list(null)).toEqual([theirs, mine])
  campaigns.remove(other)
  expect(list(null)).toEqual([mine])
  expect(refused(() => list(other)).code).toBe('deleted')
})
