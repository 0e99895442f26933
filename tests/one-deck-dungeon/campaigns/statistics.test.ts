import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { StatisticsScope } from '@shared/api'
import { DUNGEONS, HEROES } from '@shared/games/one-deck-dungeon'
import type { DungeonId, HeroId, Outcome, PlayedWithCards } from '@shared/games/one-deck-dungeon'
import type { Statistics } from '@shared/games/one-deck-dungeon/answers'
import { tableId } from '@shared/ids'
import { nothingEarned, openCampaigns, refused, told, won } from './test-campaigns'

const EVERYTHING = { of: 'everything' } as const
const WIN = { won: true, descents: 3 } as const
function day(n: number): string {
  return `2026-04-${String(n).padStart(2, '0')}T10:00:00.000Z`
}

function cell({ of: { grid } }: Statistics, hero: HeroId, dungeon: DungeonId) {
  const found = grid.find((each) => each.hero === hero && each.dungeon === dungeon)
  if (found === undefined) throw new Error('Every hero is in every dungeon.')
  const { games, wins, best } = found
  return { games, wins, best }
}

/** Two campaigns of Ada's mage, Bea's rogue and Cleo, who has no sheet. */
async function history() {
  const table = await openCampaigns()
  const { campaigns, campaign, sheet: mage } = table
  const rogue = table.addSheet('rogue', 'Bea')
  const other = campaigns.create({ name: 'Other', game: 'one-deck-dungeon' }).campaign
  const mage2 = campaigns.createSheet({ campaign: other, hero: 'mage', player: 'Ada' }).sheet
  const add = (
    of: typeof campaign,
    on: number,
    heroes: PlayedWithCards['heroes'],
    game: Partial<PlayedWithCards> = {},
  ) =>
    campaigns.addRecord({
      campaign: of,
      series: null,
      game: told({ heroes, playedAt: day(on), ...game }),
    })
  const records = {
    lost: add(campaign, 1, [{ sheet: mage }], { tier: 'fearless' }),
    dragon: add(campaign, 2, [{ sheet: mage }], { ...WIN, turns: 18, healthLeft: [3] }),
    pair: add(campaign, 3, [{ sheet: mage }, { sheet: rogue }], {
      ...WIN,
      dungeon: 'hydras-reef',
      tier: 'veteran',
      turns: 25,
      healthLeft: [1, 1],
    }),
    guest: add(campaign, 4, [{ sheet: rogue }, { hero: 'paladin', player: 'Cleo' }], {
      ...WIN,
      dungeon: 'hydras-reef',
      tier: 'standard',
    }),
    lostAgain: add(campaign, 6, [{ sheet: rogue }], { dungeon: 'hydras-reef', descents: 2 }),
    elsewhere: add(other, 5, [{ sheet: mage2 }], { ...WIN, tier: 'standard', turns: 30 }),
  }
  const of = (scope: StatisticsScope) => campaigns.statistics(scope)
  return { ...table, mage, rogue, other, mage2, add, records, of }
}

/** A game outside any campaign that was played to its end. */
function single({ queries }: Awaited<ReturnType<typeof history>>, outcome: Partial<Outcome>) {
  const id = v.parse(tableId, randomUUID())
  const heroes = outcome.heroes ?? ['mage']
  queries.insertTable({
    id,
    game: 'one-deck-dungeon',
    rulesVersion: 1,
    campaign: null,
    series: null,
    daily: null,
    options: {},
    seed: 1,
    script: null,
    seats: heroes.map(() => ({ sheet: null, player: null, bot: null })),
    progress: { floor: 1, turn: 1 },
    startedAt: day(7),
  })
  const end = { ...nothingEarned, tier: null, ...outcome }
  const place = {
    revision: 1,
    progress: { floor: 4, turn: 9 },
    updatedAt: day(7),
    day: day(7).slice(0, 10),
  }
  queries.updateTable(id, { status: 'ended', outcome: end, ...place })
  return id
}

describe('who has beaten what', () => {
  test('of everything: each hero of a game in its dungeon, with the highest tier won', async () => {
    const { of } = await history()
    const all = of(EVERYTHING)
    expect(all).toMatchObject({ games: 6, wins: 4 })
    expect(all.of.grid).toHaveLength(HEROES.length * DUNGEONS.length)
    expect(cell(all, 'mage', 'dragons-cave')).toEqual({ games: 3, wins: 2, best: 'standard' })
    expect(cell(all, 'mage', 'hydras-reef')).toEqual({ games: 1, wins: 1, best: 'veteran' })
    expect(cell(all, 'rogue', 'hydras-reef')).toEqual({ games: 3, wins: 2, best: 'veteran' })
    expect(cell(all, 'paladin', 'hydras-reef')).toEqual({ games: 1, wins: 1, best: 'standard' })
    expect(cell(all, 'archer', 'lichs-tomb')).toEqual({ games: 0, wins: 0, best: null })
  })

  test('of one campaign', async () => {
    const { of, campaign, other } = await history()
    const here = of({ of: 'campaign', campaign })
    expect(here).toMatchObject({ games: 5, wins: 3 })
    expect(cell(here, 'mage', 'dragons-cave')).toEqual({ games: 2, wins: 1, best: 'novice' })
    expect(of({ of: 'campaign', campaign: other })).toMatchObject({ games: 1, wins: 1 })
  })

  test('of one player, in every campaign: only the heroes that the player played', async () => {
    const { of } = await history()
    const ada = of({ of: 'player', player: 'Ada' })
    expect(ada).toMatchObject({ games: 4, wins: 3 })
    expect(cell(ada, 'mage', 'dragons-cave')).toEqual({ games: 3, wins: 2, best: 'standard' })
    expect(cell(ada, 'rogue', 'hydras-reef')).toEqual({ games: 0, wins: 0, best: null })
    expect(of({ of: 'player', player: 'Cleo' })).toMatchObject({ games: 1, wins: 1 })
    expect(of({ of: 'player', player: 'Adam' })).toMatchObject({ games: 0, wins: 0 })
    expect(ada.players).toEqual(['Ada', 'Bea', 'Cleo'])
  })

  test('knows a player whatever the case, the form and the spaces of the name', async () => {
    const { of, add, campaign } = await history()
    add(campaign, 8, [{ hero: 'archer', player: 'Zo\u00eb\u00a0May' }], WIN)
    for (const player of ['ADA', ' ada '])
      expect(of({ of: 'player', player })).toMatchObject({ games: 4, wins: 3 })
    for (const player of ['zoe\u0308 may', 'ZO\u00cb  MAY'])
      expect(of({ of: 'player', player })).toMatchObject({ games: 1, wins: 1 })
  })

  test('counts a game outside any campaign among everything, and nowhere else', async () => {
    const table = await history()
    const { of, campaign, queries } = table
    const lost = single(table, { heroes: ['archer', 'warrior'] })
    single(table, { ...won, heroes: ['mage'] })
    const all = of(EVERYTHING)
    expect(all).toMatchObject({ games: 8, wins: 5 })
    expect(cell(all, 'archer', 'dragons-cave')).toEqual({ games: 1, wins: 0, best: null })
    expect(cell(all, 'mage', 'dragons-cave')).toEqual({ games: 4, wins: 3, best: 'standard' })
    expect(of({ of: 'campaign', campaign })).toMatchObject({ games: 5 })
    expect(of({ of: 'player', player: 'Ada' })).toMatchObject({ games: 4 })
    queries.setTableDeleted(lost, day(8), day(8))
    expect(of(EVERYTHING)).toMatchObject({ games: 7 })
  })

  test('does not count what is in the bin', async () => {
    const { of, campaigns, records, other } = await history()
    campaigns.removeRecord(records.pair.record)
    expect(cell(of(EVERYTHING), 'mage', 'hydras-reef')).toEqual({ games: 0, wins: 0, best: null })
    campaigns.remove(other)
    expect(of(EVERYTHING)).toMatchObject({ games: 4 })
    expect(refused(() => of({ of: 'campaign', campaign: other })).code).toBe('deleted')
  })
})

describe('records', () => {
  test('the fastest and the closest win, of those that tell it', async () => {
    const { of, records, other } = await history()
    const all = of(EVERYTHING).of.records
    expect(all.fastestWin?.record).toBe(records.dragon.record)
    expect(all.closestWin?.record).toBe(records.pair.record)
    const elsewhere = of({ of: 'campaign', campaign: other }).of.records
    expect(elsewhere.fastestWin?.record).toBe(records.elsewhere.record)
    expect(elsewhere.closestWin).toBeNull()
    expect(of({ of: 'player', player: 'Cleo' }).of.records).toMatchObject({
      fastestWin: null,
      closestWin: null,
    })
  })

  test('of two that are alike the earlier one', async () => {
    const { of, add, mage, campaign, records } = await history()
    add(campaign, 20, [{ sheet: mage }], { ...WIN, turns: 18 })
    expect(of(EVERYTHING).of.records.fastestWin?.record).toBe(records.dragon.record)
  })

  test('the longest run of wins and the one that goes on, by the days of the games', async () => {
    const { of, add, mage, campaign } = await history()
    // Lost, won, won, won, won elsewhere, lost.
    expect(of(EVERYTHING).of.records.streak).toEqual({ longest: 4, current: 0 })
    expect(of({ of: 'campaign', campaign }).of.records.streak).toEqual({ longest: 3, current: 0 })
    expect(of({ of: 'player', player: 'Ada' }).of.records.streak).toEqual({
      longest: 3,
      current: 3,
    })
    add(campaign, 7, [{ sheet: mage }], WIN)
    expect(of(EVERYTHING).of.records.streak).toEqual({ longest: 4, current: 1 })
  })

  test('the fewest games in which one sheet has beaten all five bosses', async () => {
    const { of, add, mage, rogue, campaign, campaigns } = await history()
    expect(of(EVERYTHING).of.records.allBosses).toBeNull()
    const rest = ['yetis-cavern', 'lichs-tomb', 'minotaurs-maze'] as const
    for (const [at, dungeon] of rest.entries()) {
      add(campaign, 10 + at, [{ sheet: mage }], { ...WIN, dungeon })
    }
    const ada = { hero: 'mage', player: 'Ada', games: 6 }
    expect(of(EVERYTHING).of.records.allBosses).toEqual(ada)
    // Later games do not count, and who has the same number later is not first.
    add(campaign, 13, [{ sheet: mage }], WIN)
    for (const [at, dungeon] of (['dragons-cave', ...rest] as const).entries()) {
      if (at === 0) add(campaign, 14, [{ sheet: rogue }])
      add(campaign, 14 + at, [{ sheet: rogue }], { ...WIN, dungeon })
    }
    expect(of(EVERYTHING).of.records.allBosses).toEqual(ada)
    expect(of({ of: 'player', player: 'Bea' }).of.records.allBosses).toMatchObject({
      hero: 'rogue',
      player: 'Bea',
      games: 8,
    })
    campaigns.removeSheet(mage)
    expect(of(EVERYTHING).of.records.allBosses).toMatchObject({ player: 'Bea' })
  })
})

test('where nothing has been played, there is nothing to tell', async () => {
  const { campaigns } = await openCampaigns()
  expect(campaigns.statistics(EVERYTHING)).toMatchObject({
    games: 0,
    wins: 0,
    players: [],
    of: {
      records: {
        allBosses: null,
        streak: { longest: 0, current: 0 },
        fastestWin: null,
        closestWin: null,
      },
    },
  })
})
