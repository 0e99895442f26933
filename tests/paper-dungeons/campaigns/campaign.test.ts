/** Mini-campaigns (Q42), games entered by hand, and what games add up to. */
import { randomUUID } from 'node:crypto'
import { games } from '@main/games'
import { paperDungeons } from '@main/games/paper-dungeons'
import { miniCampaign, viewMiniCampaign } from '@main/games/paper-dungeons/campaign/mini-campaign'
import type { SeriesState } from '@main/games/series'
import { recordContent } from '@shared/content'
import { campaignId, recordId, seriesId } from '@shared/ids'
import {
  blankMarks,
  BOXES,
  CAMPAIGNS,
  GEMS,
  MISSIONS,
  sheetMarksSchema,
  type BoxId,
  type Outcome,
  type PaperTypes,
  type SheetMarks,
} from '@shared/games/paper-dungeons'
import * as v from 'valibot'
import { must } from '../../must'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../api/test-app'

/** Boxes in which all that is not given is as little as can stand there. */
function boxesOf(glory: Partial<Readonly<Record<BoxId, number>>>): number[] {
  const least: Partial<Readonly<Record<BoxId, number>>> = { A: -2, B: -4, C: -6 }
  return BOXES.map((box) => glory[box] ?? least[box] ?? 0)
}
function outcomeOf(dungeon: Outcome['dungeon'], ...gems: readonly number[]): Outcome {
  const players = gems.map((F) => ({ boxes: boxesOf({ F }), objective: null, power: null }))
  return { dungeon, missions: [], scattered: gems.length === 1, players }
}

describe('mini-campaigns (Q42)', () => {
  test('play their three dungeons in order, with players and variants as at the start', () => {
    const orders = CAMPAIGNS.map((campaign) => {
      const setup = { campaign, players: 3, scattered: true }
      return [0, 1, 2].map((at) => miniCampaign.optionsOf(setup, at)['dungeon']).join('')
    })
    expect(orders).toEqual(['ABC', 'DEF', 'GHI', 'JKL'])
    expect(miniCampaign.optionsOf({ campaign: 'hamnapta', players: 3 }, 1)).toEqual({
      dungeon: 'E',
      players: 3,
      missions: true,
      scattered: false,
    })
    expect(miniCampaign.optionsOf({ campaign: 'hamnapta', players: 1 }, 0)).toMatchObject({
      scattered: true,
    })
  })

  test('know the place of a game that was played', () => {
    const setup = { campaign: 'hamnapta', players: 2 }
    expect(miniCampaign.placesOf(setup, outcomeOf('F', 30, 6))).toEqual([2])
    expect(miniCampaign.placesOf(setup, outcomeOf('A', 30, 6))).toEqual([])
    expect(miniCampaign.placesOf(setup, outcomeOf('F', 30))).toEqual([])
    expect(miniCampaign.placesOf(setup, outcomeOf(null, 30, 6))).toEqual([])
  })

  test('are over when all three are played; the sums decide, a tie is shared', () => {
    const played = [outcomeOf('A', 30, 6), outcomeOf('B', 6, 30), outcomeOf('C', 0, 0)]
    expect(miniCampaign.status([...played.slice(0, 2), null])).toBe('running')
    expect(miniCampaign.status(played)).toBe('over')
    expect(miniCampaign.standings(played)).toEqual([
      { rank: 1, score: 0, won: true },
      { rank: 1, score: 0, won: true },
    ])
    const alone = [outcomeOf('A', 30), outcomeOf('B', 30), outcomeOf('C', 30)]
    expect(miniCampaign.standings(alone)).toEqual([{ rank: 1, score: 54, won: null }])
  })

  test('are shown with totals, sums and what is next', () => {
    const state = (outcomes: readonly Outcome[]): SeriesState<PaperTypes> => ({
      id: v.parse(seriesId, randomUUID()),
      campaign: v.parse(campaignId, randomUUID()),
      kind: 'mini-campaign',
      setup: { campaign: 'town-heroes', players: 2, scattered: false },
      seats: [],
      startedAt: '2026-05-01T10:00:00.000Z',
      status: outcomes.length === 3 ? 'over' : 'running',
      games: [0, 1, 2].map((at) => {
        const outcome = outcomes[at]
        const record = outcome && { id: v.parse(recordId, randomUUID()), outcome }
        return { options: {}, record: record ?? null }
      }),
      next: outcomes.length === 3 ? null : {},
      table: null,
    })
    expect(viewMiniCampaign(state([outcomeOf('A', 30, 6)]))).toMatchObject({
      games: [{ dungeon: 'A', totals: [18, -6] }, { dungeon: 'B', totals: null }, { totals: null }],
      sums: [18, -6],
      standings: null,
      next: 'B',
    })
    const all = [outcomeOf('A', 30, 6), outcomeOf('B', 6, 6), outcomeOf('C', 6, 6)]
    expect(viewMiniCampaign(state(all))).toMatchObject({
      sums: [6, -18],
      standings: [{ rank: 1 }, { rank: 2 }],
      next: null,
    })
  })
})

describe('a mini-campaign in the app', () => {
  test('is begun for certain players, and its first game must be its first dungeon with them', async () => {
    const app = await openTestApp()
    const { campaign } = await app.call('campaigns.create', {
      name: 'Sundays',
      game: paperDungeons.id,
    })
    const seats = [{ player: 'Ada' }, { player: 'Bob' }]
    const begun = await app.call('miniCampaigns.start', { campaign, dungeons: 'hamnapta', seats })
    expect(begun).toMatchObject({
      setup: { campaign: 'hamnapta', players: 2, scattered: false },
      seats: [{ player: 'Ada' }, { player: 'Bob' }],
      next: 'D',
      status: 'running',
    })
    const start = (dungeon: Outcome['dungeon']) =>
      app.call('tables.start', {
        game: paperDungeons.id,
        campaign,
        series: begun.series,
        options: { players: 2, dungeon, missions: true, scattered: false },
        seats,
      })
    await expect(start('E')).rejects.toThrow('not-the-next-game')
    expect(await start('D')).toMatchObject({ view: { dungeon: 'D' } })
  })

  test('is refused in a campaign of another game', async () => {
    const app = await openTestApp()
    const { campaign } = await app.call('campaigns.create', { name: 'Mondays' })
    await expect(
      app.call('miniCampaigns.start', { campaign, dungeons: 'realm', seats: [{ player: 'Ada' }] }),
    ).rejects.toThrow('not-found')
  })
})

describe('a game entered by hand', () => {
  const entered = (boxes: readonly number[], others: readonly number[] = boxesOf({ F: 6 })) => ({
    dungeon: 'A',
    playedAt: '2026-01-02T10:00:00.000Z',
    players: [
      { player: 'Ada', boxes },
      { player: 'Bob', boxes: others },
    ],
  })

  test('is on the record with its boxes, and counts in statistics', async () => {
    const app = await openTestApp({ games: { ...games, [paperDungeons.id]: paperDungeons } })
    const { campaign } = await app.call('campaigns.create', {
      name: 'Sundays',
      game: paperDungeons.id,
    })
    const game = entered(boxesOf({ A: 5, B: 7, D: 6, F: 30, J: 4, K1: 4 }))
    expect(await app.call('records.preview', { campaign, game })).toBeNull()
    const added = await app.call('records.add', { campaign, game })
    expect(added).toMatchObject({
      game: paperDungeons.id,
      outcome: { dungeon: 'A', scattered: false },
    })
    expect(added.outcome).toMatchObject({ players: [{ power: null }, { power: null }] })
    expect(await app.call('campaigns.get', { campaign })).toMatchObject({ miniCampaigns: [] })
  })

  test.each([
    ['a boss that gives no such glory', { A: 3 }],
    ['gems that nobody counts', { F: 4 }],
    ['a damage step that is none', { H: -2 }],
    ['half a resurrection', { I: -4 }],
    ['a mission of two', { K2: 2 }],
    ['heroes that add up to nothing', { D: 26 }],
    // All marks are 16 and all items 9 more, the Sceptre's minus among them.
    ['more than all items are worth', { E: 26 }],
  ])('is refused with %s', (_, glory) => {
    const { byHand } = paperDungeons.campaign
    const { dungeon, players } = entered(boxesOf(glory))
    const parsed = v.parse(byHand?.schema ?? v.never(), { dungeon, players })
    expect(byHand?.outcomeOf(parsed, [])).toMatchObject({ impossible: {} })
  })

  test('is refused with an objective and a power that do not add up to its box (section 18)', () => {
    const { byHand } = paperDungeons.campaign
    const possible = (J: number, cards: object): boolean => {
      const player = { boxes: boxesOf({ J }), ...cards }
      const parsed = v.parse(byHand?.schema ?? v.never(), { players: [player] })
      return !('impossible' in must(byHand?.outcomeOf(parsed, [])))
    }
    expect([6, 4, 2, 0].map((tier) => possible(tier - 2, { power: 'berserker' }))).toEqual(
      Array.from({ length: 4 }, () => true),
    )
    expect(possible(3, { power: 'berserker' })).toBe(false)
    expect(possible(9, { power: 'druid', objective: 'smith' })).toBe(true)
    expect(possible(9, { objective: 'smith' })).toBe(true)
    expect(possible(9, { power: 'assassin' })).toBe(false)
  })

  test('keeps the marks that a sheet was counted from, in corrections and on other computers', async () => {
    const app = await openTestApp()
    const { campaign } = await app.call('campaigns.create', {
      name: 'Sundays',
      game: paperDungeons.id,
    })
    const { players, ...game } = entered(boxesOf({ F: 30 }))
    const marks: SheetMarks = { ...blankMarks('A', false), path: ['C1', 'D1'], potions: 3 }
    const [ada, bob] = players
    const counted = { ...game, players: [{ ...ada, marks }, { ...bob }] }
    const { record } = await app.call('records.add', { campaign, game: counted })
    const without = await app.call('records.correct', { record, game: { ...game, players } })
    expect(without.outcome).not.toHaveProperty('players.0.marks')
    expect(without.history).toMatchObject([{ outcome: { players: [{ marks }, {}] } }])
    const again = await app.call('records.correct', { record, game: counted })
    expect(again.outcome).toMatchObject({ players: [{ marks }, {}] })
    const bundle = await app.call('exports.everything', { format: 'delve' })
    const elsewhere = await openTestApp()
    await elsewhere.call('imports.apply', { base64: bundle.base64 })
    const there = await elsewhere.call('records.get', { record })
    expect(there.outcome).toEqual(again.outcome)
    // Of the forms that a merge brings together, one that counts now says nothing more.
    expect(there.history.map(({ outcome }) => outcome)).toEqual([without.outcome])
  })

  test('fits into a file with every mark on eight sheets and the largest pack', () => {
    const rooms = Array.from({ length: 300 }, (): 'F9' => 'F9')
    const rows = Array.from({ length: 99 }, () => 99)
    const filled: SheetMarks = {
      ...blankMarks('A', false),
      ...{
        path: rooms,
        defeated: rooms,
        rewards: rooms,
        roundEnds: [300, 300],
        rows,
        spaces: rows,
      },
      ...{ gems: [...GEMS], lostGems: [...GEMS], written: BOXES.map(() => -1_000) },
      missions: MISSIONS.slice(0, 3).map((id) => ({ id, turn: 8, others: false })),
    }
    const marks = v.parse(sheetMarksSchema, filled)
    const player = { boxes: BOXES.map(() => -1_000), objective: null, power: null, marks }
    const players = Array.from({ length: 8 }, () => player)
    const pack = { name: 'x'.repeat(60), content: { of: 'x'.repeat(59_000) } }
    const outcome = {
      dungeon: 'A',
      missions: MISSIONS.slice(0, 3),
      scattered: false,
      players,
      pack,
    }
    expect(v.is(recordContent.entries.outcome, outcome)).toBe(true)
    const twice = { ...outcome, players: [...players, ...players] }
    expect(v.is(recordContent.entries.outcome, twice)).toBe(false)
  })

  test('accepts what a lone player writes down', () => {
    const { byHand } = paperDungeons.campaign
    const boxes = boxesOf({ K1: 8, K2: 5 })
    const parsed = v.parse(byHand?.schema ?? v.never(), { players: [{ boxes }] })
    expect(byHand?.outcomeOf(parsed, [])).toMatchObject({
      outcome: { scattered: true, dungeon: null },
    })
  })
})

test('statistics tell scores alone and with others, by dungeon, and the boxes', () => {
  const { campaign } = paperDungeons
  const lookup = {
    playerOf: () => null,
    recordOf: () => {
      throw new Error('no record is asked for')
    },
  }
  const counted = (outcome: Outcome) => ({
    endedAt: '2026-05-01T10:00:00.000Z',
    day: '2026-05-01',
    outcome,
    seats: [0],
    won: false,
    record: null,
  })
  const all = [outcomeOf('A', 30, 6), outcomeOf('A', 6), outcomeOf('B', 0, 0)].map(
    counted,
  ) as never[]
  expect(campaign.statistics(all, lookup)).toEqual({
    together: { games: 2, best: 18, mean: 3 },
    alone: { games: 1, best: -6, mean: -6 },
    byDungeon: [
      { dungeon: 'A', games: 2, best: 18, mean: 6 },
      { dungeon: 'B', games: 1, best: -12, mean: -12 },
    ],
  })
  const narrowed = campaign.narrow({ games: all, tallies: [] }, { dungeon: 'A', players: 2 })
  expect(campaign.plots(narrowed).scores.map(({ total }) => total)).toEqual([18])
  expect(campaign.plots(narrowed).boxes).toMatchObject({ F: 30, A: -2 })
  expect(campaign.plots({ games: [], tallies: [] }).boxes).toBeNull()
})
