/** Runs of games that add up: what the next game must be, when it is over, and how all of it came out. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Outcome } from '@shared/games/one-deck-dungeon'
import { DUNGEONS } from '@shared/games/one-deck-dungeon'
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { Refusal } from '@shared/errors'
import { seriesId } from '@shared/ids'
import { createCampaigns } from '@main/campaigns/campaigns'
import { outcomeRules } from '@main/games/outcomes'
import { openQueries } from '@main/store/queries'
import { tempFolder } from '../api/test-app'
import { open } from '../store/test-store'
import { must } from '../must'
import { diceRace } from './dice-race'
import { allGames } from './subjects'

describe('a series whose scores add up', () => {
  const double = must(diceRace.campaign.series['double'])

  test('says what each game must be, and is over when all are played', () => {
    expect(double.length).toBe(2)
    expect([0, 1].map((index) => double.optionsOf({ rounds: 3 }, index))).toEqual([
      { rounds: 3 },
      { rounds: 4 },
    ])
    expect(double.status([{ scores: [9, 0] }, null])).toBe('running')
    expect(double.status([{ scores: [9, 0] }, { scores: [0, 1] }])).toBe('over')
  })

  test('is won by the sum', () => {
    expect(double.standings([{ scores: [9, 5] }, { scores: [0, 8] }])).toEqual([
      { rank: 2, score: 9, won: false },
      { rank: 1, score: 13, won: true },
    ])
  })
})

/** A campaign of races with a double that has begun. */
async function beginDouble() {
  const store = await open(tempFolder())
  onTestFinished(() => store.close())
  const queries = openQueries(store.db, outcomeRules(allGames))
  const now = () => new Date('2026-05-01T10:00:00.000Z')
  const campaigns = createCampaigns({ queries, games: allGames, now, changed: () => undefined })
  const game = diceRace.id
  const { campaign, createdAt } = campaigns.create({ name: 'Sundays', game })
  const id = v.parse(seriesId, randomUUID())
  const seats = ['Ada', 'Bob'].map((player) => ({ player, sheet: null, bot: null }))
  queries.transaction(() => {
    const kind = { game, kind: 'double', setup: { rounds: 3 } }
    queries.insertSeries({ id, campaign, ...kind, seats, startedAt: createdAt })
  })
  const seat = (rounds: number) =>
    campaigns.seat({ game, campaign, series: id, options: { rounds } })
  const giveUp = () =>
    queries.transaction(() =>
      queries.setSeriesGivenUp(id, createdAt, queries.next('series', id, 'givenUpAt', createdAt)),
    )
  return { seat, giveUp }
}

function refused(work: () => unknown): Pick<Refusal, 'code' | 'message' | 'details'> {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('It was not refused.')
}

describe('what a series refuses, it refuses in the words of its game', () => {
  test('a game that is not its next one', async () => {
    const { seat } = await beginDouble()
    expect(seat(3).options).toEqual({ rounds: 3 })
    const { code, message, details } = refused(() => seat(4))
    expect(code).toBe('dice-race.not-the-next-race')
    expect(details).toEqual({ field: 'rounds' })
    expect(message).toContain('rounds is 3')
  })

  test('a game of one that is over', async () => {
    const { seat, giveUp } = await beginDouble()
    giveUp()
    expect(refused(() => seat(3))).toMatchObject({
      code: 'dice-race.double-over',
      details: { status: 'given-up' },
    })
  })
})

describe('a gauntlet', () => {
  const gauntlet = must(oneDeckDungeon.campaign.series['gauntlet'])
  const played = (result: 'won' | 'lost'): Outcome => ({
    result,
    cause: result === 'won' ? null : 'boss',
    dungeon: 'dragons-cave',
    tier: 'standard',
    heroes: ['mage', 'rogue'],
    descents: 3,
    levels: 1,
    bossDefeated: result === 'won',
    turns: 9,
    bossRounds: 2,
    healthLeft: null,
  })

  test('goes through every dungeon at its tier', () => {
    const all = DUNGEONS.map((_, index) => gauntlet.optionsOf({ tier: 'veteran' }, index))
    expect(all).toEqual(DUNGEONS.map((dungeon) => ({ tier: 'veteran', dungeon })))
  })

  test('ends with the first loss, or with the last win', () => {
    const wins = DUNGEONS.map(() => played('won'))
    expect(gauntlet.status(wins.with(4, played('lost')))).toBe('lost')
    expect(gauntlet.status([...wins.slice(1), null])).toBe('running')
    expect(gauntlet.status(wins)).toBe('won')
    expect(gauntlet.standings(wins)).toEqual([
      { rank: 1, score: null, won: true },
      { rank: 1, score: null, won: true },
    ])
  })
})
