/** Runs of games that add up: what the next game must be, when it is over, and how all of it came out. */
import { describe, expect, test } from 'vitest'
import type { Outcome } from '@shared/games/one-deck-dungeon'
import { DUNGEONS } from '@shared/games/one-deck-dungeon'
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { diceRace } from './dice-race'

function must<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('There is no such series.')
  return thing
}

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
