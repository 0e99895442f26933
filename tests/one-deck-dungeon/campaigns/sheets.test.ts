import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Mark } from '@shared/games/one-deck-dungeon'
import { recordId, sheetId } from '@shared/ids'
import type { SheetId } from '@shared/ids'
import { catalogue } from '@main/games/one-deck-dungeon/cards'
import { openCampaigns, refused, times, told, won } from './test-campaigns'

const guile: Mark = { talent: 'guile', color: 'green' }
const speed: Mark = { talent: 'speed', color: 'yellow' }

function seatOf(sheet: SheetId) {
  return {
    game: 'one-deck-dungeon',
    series: null,
    options: {
      heroes: [{ sheet, focus: 'lore' as const }],
      dungeon: 'dragons-cave',
      tier: 'novice',
    },
  }
}

describe('placing checkmarks (R43)', () => {
  test('a game leaves as many as it earned, and the sheet tells how they stand', async () => {
    const { campaigns, sheet, play, marks } = await openCampaigns()
    const record = play({ dungeon: 'hydras-reef', descents: 2, levels: 1, tier: 'standard' })
    expect(campaigns.sheet(sheet).open).toEqual({
      record,
      earned: 4,
      placed: 0,
      colors: ['green', 'yellow'],
      placeable: true,
      marks: [],
    })
    const after = marks(record, [guile, speed, guile])
    expect(after.open).toMatchObject({ placed: 3, placeable: true, marks: [guile, speed, guile] })
    expect(after.talents.find(({ talent }) => talent === 'guile')?.marks.green).toBe(2)
    expect(marks(record, [speed]).open).toMatchObject({ placed: 4, placeable: false })
    expect(campaigns.sheet(sheet).talents.find(({ talent }) => talent === 'speed')?.earned).toBe(
      true,
    )
  })

  test('no more are placed than were earned', async () => {
    const { campaigns, sheet, play, marks } = await openCampaigns()
    const record = play({ descents: 1 })
    marks(record, [guile])
    expect(refused(() => campaigns.mark({ sheet, record, ...guile })).code).toBe(
      'one-deck-dungeon.no-checkmark-left',
    )
  })

  test('a space must be of a colour that the dungeon allows and the talent has', async () => {
    const { campaigns, sheet, play } = await openCampaigns()
    const easy = play({ ...won, dungeon: 'dragons-cave' })
    expect(refused(() => campaigns.mark({ sheet, record: easy, ...speed }))).toEqual({
      code: 'one-deck-dungeon.color-not-allowed',
      details: speed,
    })
    const hard = play({ ...won, dungeon: 'lichs-tomb' })
    const nowhere: Mark = { talent: 'guile', color: 'red' }
    expect(refused(() => campaigns.mark({ sheet, record: hard, ...nowhere })).code).toBe(
      'one-deck-dungeon.color-not-allowed',
    )
    campaigns.mark({ sheet, record: hard, talent: 'grit', color: 'red' })
  })

  test('a talent takes no more marks than it has spaces, over several games', async () => {
    const { campaigns, sheet, play, marks } = await openCampaigns()
    marks(play({ ...won, levels: 3 }), times(5, guile))
    const second = play(won)
    marks(second, [guile])
    expect(refused(() => campaigns.mark({ sheet, record: second, ...guile }))).toEqual({
      code: 'one-deck-dungeon.talent-complete',
      details: guile,
    })
    for (const { marks: placed, spaces } of campaigns.sheet(sheet).talents) {
      for (const color of ['green', 'yellow', 'red'] as const) {
        expect(placed[color]).toBeLessThanOrEqual(spaces[color])
      }
    }
  })

  test('one is taken back as long as its game is not settled', async () => {
    const { campaigns, sheet, play, marks } = await openCampaigns()
    const [first, second] = [play({ descents: 1 }), play({ descents: 2 })]
    marks(first, [guile])
    marks(second, [guile, { talent: 'cunning', color: 'green' }])
    expect(campaigns.unmark({ sheet, record: first, ...guile }).records[0]?.marks).toEqual([])
    expect(refused(() => campaigns.unmark({ sheet, record: first, ...guile })).code).toBe(
      'one-deck-dungeon.mark-not-of-this-game',
    )
    expect(campaigns.sheet(sheet).records[1]?.marks).toHaveLength(2)
    campaigns.closePlacing({ sheet, record: second, forfeit: false })
    expect(refused(() => campaigns.unmark({ sheet, record: second, ...guile })).code).toBe(
      'one-deck-dungeon.checkmarks-settled',
    )
    expect(refused(() => campaigns.mark({ sheet, record: second, ...guile })).code).toBe(
      'one-deck-dungeon.checkmarks-settled',
    )
  })

  test('the order of placing survives a mark taken back', async () => {
    const { campaigns, sheet, play, marks } = await openCampaigns()
    const record = play({ ...won, dungeon: 'hydras-reef' })
    marks(record, [guile, speed, guile])
    campaigns.unmark({ sheet, record, ...guile })
    expect(marks(record, [speed]).open?.marks).toEqual([guile, speed, speed])
  })
})

describe('settling (R43)', () => {
  test('placeable checkmarks are lost only on the word of the player', async () => {
    const { campaigns, sheet, play, marks } = await openCampaigns()
    const record = play({ descents: 3 })
    marks(record, [guile])
    expect(refused(() => campaigns.closePlacing({ sheet, record, forfeit: false }))).toEqual({
      code: 'one-deck-dungeon.checkmarks-unplaced',
      details: { unplaced: 2 },
    })
    expect(campaigns.sheet(sheet).open?.record).toBe(record)
    const settled = campaigns.closePlacing({ sheet, record, forfeit: true })
    expect(settled.open).toBeNull()
    expect(settled.records[0]).toMatchObject({ settled: true, marks: [guile] })
    expect(refused(() => campaigns.closePlacing({ sheet, record, forfeit: true })).code).toBe(
      'one-deck-dungeon.checkmarks-settled',
    )
  })

  test('it waits for the player, also when everything is placed', async () => {
    const { campaigns, sheet, play, marks } = await openCampaigns()
    const record = play({ descents: 1 })
    expect(marks(record, [guile]).open?.record).toBe(record)
    expect(campaigns.closePlacing({ sheet, record, forfeit: false }).open).toBeNull()
  })

  test('it needs no word where nothing can be placed any more', async () => {
    const { campaigns, sheet, play } = await openCampaigns()
    const green = catalogue.talents.flatMap(({ id, spaces }) =>
      times(spaces.green, { talent: id, color: 'green' }),
    )
    for (let from = 0; from < green.length; from += 6) {
      const record = play(won)
      for (const mark of green.slice(from, from + 6)) campaigns.mark({ sheet, record, ...mark })
      campaigns.closePlacing({ sheet, record, forfeit: false })
    }
    const record = play(won)
    expect(campaigns.sheet(sheet).open).toMatchObject({ earned: 6, placed: 0, placeable: false })
    expect(campaigns.closePlacing({ sheet, record, forfeit: false }).open).toBeNull()
  })

  test('a game that earned nothing leaves nothing to settle', async () => {
    const { campaigns, sheet, play } = await openCampaigns()
    play({})
    expect(campaigns.sheet(sheet)).toMatchObject({ games: 1, open: null })
  })

  test('of two games the older one is settled first', async () => {
    const { campaigns, sheet, play } = await openCampaigns()
    const [first, second] = [play({ descents: 1 }), play({ descents: 1 })]
    expect(campaigns.sheet(sheet).open?.record).toBe(first)
    campaigns.closePlacing({ sheet, record: first, forfeit: true })
    expect(campaigns.sheet(sheet).open?.record).toBe(second)
  })
})

describe('what a sheet keeps (R45)', () => {
  test('games, wins and each first defeat of a boss with its tier', async () => {
    const { campaigns, sheet, play } = await openCampaigns()
    play({ descents: 2 })
    play({ ...won, tier: 'standard' })
    play({ ...won, tier: 'fearless' })
    play({ ...won, dungeon: 'lichs-tomb', tier: 'veteran' })
    const { games, wins, bosses, records } = campaigns.sheet(sheet)
    expect({ games, wins }).toEqual({ games: 4, wins: 3 })
    expect(bosses).toEqual([
      { boss: 'dragon', tier: 'standard', at: records[1]?.endedAt },
      { boss: 'lich', tier: 'veteran', at: records[3]?.endedAt },
    ])
  })

  test('every hero of a game gets the full number on its own sheet', async () => {
    const { campaigns, sheet, addSheet, play, campaign } = await openCampaigns()
    const other = addSheet('rogue')
    const record = play({ descents: 2 }, sheet, other)
    campaigns.mark({ sheet, record, ...guile })
    expect(campaigns.sheet(other).open).toMatchObject({ record, earned: 2, placed: 0 })
    expect(campaigns.get(campaign)).toMatchObject({ games: 1, sheets: 2 })
  })
})

test('unknown sheets and records are not found, and sheets in the bin say so', async () => {
  const { campaigns, campaign, sheet, play } = await openCampaigns()
  const record = play({ descents: 1 })
  const strange = v.parse(sheetId, randomUUID())
  const unknown = v.parse(recordId, randomUUID())
  expect(refused(() => campaigns.sheet(strange)).code).toBe('not-found')
  expect(refused(() => campaigns.mark({ sheet, record: unknown, ...guile })).code).toBe('not-found')
  campaigns.remove(campaign)
  expect(refused(() => campaigns.mark({ sheet, record, ...guile })).code).toBe('deleted')
  expect(refused(() => campaigns.remove(campaign)).code).toBe('deleted')
  expect(campaigns.list(false)).toEqual([])
  expect(campaigns.list(true)).toMatchObject([{ campaign, sheets: 1, games: 1 }])
  expect(campaigns.restore(campaign).sheetList).toMatchObject([{ sheet, games: 1 }])
  campaigns.mark({ sheet, record, ...guile })
})

test('each change is told, and what is refused is not', async () => {
  const { campaigns, campaign, sheet, play, changed } = await openCampaigns()
  const record = play({ descents: 2 })
  const before = changed.length
  campaigns.mark({ sheet, record, ...guile })
  campaigns.unmark({ sheet, record, ...guile })
  campaigns.closePlacing({ sheet, record, forfeit: true })
  campaigns.rename(campaign, 'Summer nights')
  expect(changed.slice(before)).toEqual([campaign, campaign, campaign, campaign])
  refused(() => campaigns.mark({ sheet, record, ...guile }))
  expect(changed).toHaveLength(before + 4)
})

describe('a sheet', () => {
  test('has its player renamed, in its games too', async () => {
    const { campaigns, sheet, play, changed, campaign } = await openCampaigns()
    const record = play({ descents: 1 })
    expect(campaigns.renameSheet({ sheet, player: 'Bea' }).player).toBe('Bea')
    expect(changed.at(-1)).toBe(campaign)
    expect(campaigns.record(record).seats).toEqual([{ sheet, player: 'Bea' }])
  })

  test('gets another player who is known, and its games keep who played them', async () => {
    const { campaigns, sheet, play, changed, campaign } = await openCampaigns()
    const record = play({ descents: 1 })
    campaigns.createSheet({ campaign, hero: 'archer', player: 'Bea' })
    expect(campaigns.renameSheet({ sheet, player: 'Bea' }).player).toBe('Bea')
    expect(changed.at(-1)).toBe(campaign)
    expect(campaigns.record(record).seats).toEqual([{ sheet, player: 'Ada' }])
  })

  test("goes into its campaign's bin and comes back as it was; its games stay in the record", async () => {
    const { campaigns, campaign, sheet, play, addSheet } = await openCampaigns()
    const other = addSheet('rogue')
    const record = play({ descents: 1 }, sheet, other)
    const before = campaigns.sheet(sheet)
    campaigns.removeSheet(sheet)
    expect(campaigns.get(campaign)).toMatchObject({
      sheets: 1,
      games: 1,
      sheetList: [{ sheet: other }],
      deletedSheets: [{ sheet, games: 1, deletedAt: expect.any(String) as string }],
      records: [{ record, seats: [{ sheet }, { sheet: other }] }],
    })
    for (const work of [
      () => campaigns.sheet(sheet),
      () => campaigns.removeSheet(sheet),
      () => campaigns.renameSheet({ sheet, player: 'Bea' }),
      () => campaigns.mark({ sheet, record, ...guile }),
      () => campaigns.seat({ ...seatOf(sheet), campaign }),
    ]) {
      expect(refused(work).code).toBe('deleted')
    }
    expect(campaigns.restoreSheet(sheet)).toEqual(before)
    expect(campaigns.restoreSheet(sheet)).toEqual(before)
    expect(campaigns.get(campaign)).toMatchObject({ sheets: 2, deletedSheets: [] })
  })

  test('brings the talents of each focus, and a choice of basic skills with Veteran (R44)', async () => {
    const { campaigns, sheet, play, marks } = await openCampaigns()
    expect(campaigns.sheet(sheet).brings).toEqual({
      talents: { survival: [], tactics: [], lore: [] },
      basicSkills: [],
    })
    marks(play({ ...won, dungeon: 'lichs-tomb' }), times(6, { talent: 'veteran', color: 'green' }))
    marks(play({ ...won, dungeon: 'lichs-tomb' }), times(6, guile))
    expect(campaigns.sheet(sheet).brings).toEqual({
      talents: { survival: ['veteran'], tactics: ['veteran', 'guile'], lore: ['veteran'] },
      basicSkills: ['steady-grip', 'spark'],
    })
  })
})

describe('a campaign', () => {
  test('has notes, and is put aside and taken up again', async () => {
    const { campaigns, campaign, changed } = await openCampaigns()
    expect(campaigns.get(campaign)).toMatchObject({ notes: '', archivedAt: null })
    expect(campaigns.note(campaign, 'We meet\non Fridays').notes).toBe('We meet\non Fridays')
    const { archivedAt } = campaigns.archive(campaign, true)
    expect(archivedAt).not.toBeNull()
    const before = changed.length
    expect(campaigns.archive(campaign, true).archivedAt).toBe(archivedAt)
    expect(changed).toHaveLength(before)
    expect(campaigns.list(false)).toMatchObject([{ campaign, archivedAt }])
    expect(campaigns.archive(campaign, false).archivedAt).toBeNull()
    expect(changed.slice(before)).toEqual([campaign])
  })

  test('in the bin takes neither notes nor sheets nor records', async () => {
    const { campaigns, campaign, sheet } = await openCampaigns()
    campaigns.remove(campaign)
    for (const work of [
      () => campaigns.note(campaign, 'x'),
      () => campaigns.archive(campaign, true),
      () => campaigns.rename(campaign, 'x'),
      () => campaigns.createSheet({ campaign, hero: 'mage', player: 'Ada' }),
      () => campaigns.restoreSheet(sheet),
      () => campaigns.addRecord({ campaign, series: null, game: told({}) }),
      () => campaigns.startGauntlet({ campaign, sheets: [sheet], tier: 'novice' }),
      () => campaigns.statistics({ of: 'campaign', campaign }),
    ]) {
      expect(refused(work).code).toBe('deleted')
    }
  })
})
