/** A game with the real tiles, as its form holds it: what fits, what is missing, and what is sent. */
import { SCENARIOS } from '@shared/games/dungeon-digger'
import {
  draftOf,
  emptyDraft,
  emptyPlayer,
  endingsFor,
  gameFrom,
  missingIn,
  settled,
  takenBy,
  totalsOf,
  type Draft,
} from '@renderer/games/dungeon-digger/records/record-form'
import { expect, test } from 'vitest'
import { impossibleIn } from '@main/games/dungeon-digger/outcomes'

function draft(parts: Partial<Draft> = {}): Draft {
  return {
    ...emptyDraft(['Ada', 'Ben']),
    players: [
      { ...emptyPlayer('Ada'), lord: 'gurn', gold: 21, coins: 4 },
      { ...emptyPlayer(' '), gold: 12, coins: 6 },
    ],
    ...parts,
  }
}

test('an empty form asks for gold and coins, and knows who played last time', () => {
  const empty = emptyDraft(['Ada', 'Ben', 'Cleo'])
  expect(empty.players.map(({ player }) => player)).toEqual(['Ada', 'Ben', 'Cleo'])
  expect(missingIn(empty)).toEqual(['digger.form.missing.gold', 'digger.form.missing.coins'])
  expect(gameFrom(empty)).toBeNull()
  expect(emptyDraft([]).players).toHaveLength(2)
})

test('a whole form is a game as it is recorded, with its totals', () => {
  const whole = draft({ awards: { tunneller: 0, builder: 1, conqueror: null }, rounds: 11 })
  expect(missingIn(whole)).toEqual([])
  expect(totalsOf(whole)).toEqual([30, 23])
  const game = gameFrom(whole)
  expect(game).toMatchObject({
    scenario: null,
    by: 'gold',
    rounds: 11,
    eliminated: [],
    players: [
      { player: 'Ada', lord: 'gurn', gold: 21, escapes: 0, awards: ['tunneller'], coins: 4 },
      { player: null, lord: null, gold: 12, escapes: 0, awards: ['builder'], coins: 6 },
    ],
  })
})

test('no ending stays that its scenario cannot come to', () => {
  expect(settled(draft({ scenario: 'sandsOfTime' })).by).toBe('clock')
  expect(settled(draft({ scenario: 'standard', by: 'treasure' })).by).toBe('gold')
  for (const scenario of ['standard', ...SCENARIOS] as const)
    for (const by of endingsFor(scenario)) {
      const outcome = {
        scenario: scenario === 'standard' ? null : scenario,
        by,
        rounds: null,
        scores: [
          { lord: null, gold: 30, escapes: 0, awards: [], coins: 0 },
          { lord: null, gold: 0, escapes: 0, awards: [], coins: 0 },
        ],
        eliminated: by === 'last-lord' ? [1] : [],
      }
      expect(impossibleIn(outcome, { atTable: false, inCampaign: true }), by).toBeNull()
    }
})

test('adventurers escape in their scenario alone', () => {
  const escaped = draft({
    scenario: 'adventurers',
    players: [
      { ...emptyPlayer('Ada'), gold: 25, coins: 1, escapes: 1 },
      { ...emptyPlayer('Ben'), gold: 9, coins: 1 },
    ],
  })
  expect(totalsOf(escaped)).toEqual([21, 10])
  expect(gameFrom({ ...escaped, scenario: 'standard' })?.players[0]?.escapes).toBe(0)
})

test('who was eliminated has no award and need not be counted', () => {
  const left = settled(
    draft({
      scenario: 'creatures',
      by: 'last-lord',
      eliminated: [1, 0],
      awards: { tunneller: 1, builder: null, conqueror: null },
      players: [{ ...emptyPlayer('Ada'), gold: 3, coins: 0 }, emptyPlayer('Ben')],
    }),
  )
  expect(left.eliminated).toEqual([1])
  expect(left.awards.tunneller).toBeNull()
  expect(missingIn(left)).toEqual([])
  expect(missingIn({ ...left, eliminated: [] })).toContain('digger.form.missing.order')
  expect(settled({ ...left, scenario: 'standard' }).eliminated).toEqual([])
})

test('nobody has a Lord that another has', () => {
  expect([...takenBy(draft(), 1)]).toEqual(['gurn'])
  expect([...takenBy(draft(), 0)]).toEqual([])
})

test('a record is corrected from what it says', () => {
  const whole = draft({ awards: { tunneller: 0, builder: null, conqueror: 1 } })
  const game = gameFrom(whole)
  const scores = (game?.players ?? []).map(({ lord, gold, escapes, awards, coins }) => ({
    lord: lord ?? null,
    gold,
    escapes,
    awards: [...awards],
    coins,
  }))
  const record = {
    outcome: { scenario: null, by: 'gold' as const, rounds: null, scores, eliminated: [] },
    seats: [
      { sheet: null, player: 'Ada' },
      { sheet: null, player: null },
    ],
  }
  expect(gameFrom(draftOf(record as unknown as Parameters<typeof draftOf>[0]))).toEqual(game)
})
