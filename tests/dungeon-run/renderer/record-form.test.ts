/** A game with the real cards as it is entered: what fits together, and what is still missing. */
import * as v from 'valibot'
import { manualGameSchema, type HeroId, type HowEnded } from '@shared/games/dungeon-run'
import { dungeonRun } from '@main/games/dungeon-run'
import {
  asksOrder,
  bossByEnding,
  emptyDraft,
  endingsFor,
  gameFrom,
  missingIn,
  settled,
  takenBy,
  type Draft,
} from '@renderer/games/dungeon-run/records/record-form'
import { describe, expect, test } from 'vitest'

const HEROES: readonly HeroId[] = ['hadrun', 'pim', 'grothka', 'maelis']
function draft(players: number, by: HowEnded | null, more: Partial<Draft> = {}): Draft {
  const names = Array.from({ length: players }, (_, at) => `P${at + 1}`)
  const empty = emptyDraft(names)
  return settled({
    ...empty,
    players: empty.players.map((one, at) => ({ ...one, hero: HEROES[at] ?? '' })),
    boss: 'mother-tangle',
    by,
    ...more,
  })
}
/** Whether the rules take the game as it would be entered. */
function isAccepted(whole: Draft): boolean {
  const game = gameFrom(whole)
  if (game === null) return false
  const answer = dungeonRun.campaign.byHand?.outcomeOf(v.parse(manualGameSchema, game), [])
  return answer !== undefined && 'outcome' in answer
}
const POINTS = { treasures: 2, artifacts: 0, encounters: 3, tokens: 1 }

test('begins with those who played last time', () => {
  expect(emptyDraft(['Ann']).players).toEqual([{ player: 'Ann', hero: '' }])
  expect(emptyDraft([]).players).toHaveLength(2)
  expect(missingIn(emptyDraft([]))).toEqual([
    'run.form.missing.hero',
    'run.form.missing.boss',
    'run.form.missing.ending',
  ])
})

test('offers a hero to one player only', () => {
  expect([...takenBy(draft(3, null), 0)]).toEqual(['pim', 'grothka'])
})

test('offers the endings that so many players can come to', () => {
  const possible = (players: number) =>
    endingsFor(players).flatMap(({ by, possible: can }) => (can ? [by] : []))
  expect(possible(1)).toEqual(['boss', 'nobody-left', 'round-cap'])
  expect(possible(3)).toEqual(['stone', 'last-hero', 'nobody-left', 'round-cap'])
})

describe('what is clear is not asked', () => {
  test('with two, the last hero alive says who left', () => {
    const whole = draft(2, 'last-hero', { winner: 1 })
    expect(whole.eliminated).toEqual([0])
    expect(isAccepted(whole)).toBe(true)
  })
  test('of three, the one who is not told to have left first left then', () => {
    const half = draft(3, 'last-hero', { winner: 1 })
    expect(missingIn(half)).toEqual(['run.form.missing.order'])
    const whole = settled({ ...half, eliminated: [2] })
    expect(whole.eliminated).toEqual([2, 0])
    expect(isAccepted(whole)).toBe(true)
  })
  test('the Stone lies there once the Boss is dead, and whoever is alone wins by killing it', () => {
    expect(bossByEnding(draft(3, 'stone'))).toBe(true)
    expect(bossByEnding(draft(3, 'last-hero'))).toBeNull()
    expect(bossByEnding(draft(1, 'boss'))).toBe(true)
    expect(bossByEnding(draft(1, 'nobody-left'))).toBe(false)
  })
  test('alone nobody tells an order', () => {
    const lost = draft(1, 'nobody-left', { solo: POINTS })
    expect(asksOrder(lost)).toBe(false)
    expect(lost.eliminated).toEqual([0])
    expect(isAccepted(lost)).toBe(true)
    expect(isAccepted(draft(1, 'boss', { solo: POINTS }))).toBe(true)
    expect(isAccepted(draft(1, 'round-cap', { solo: POINTS }))).toBe(true)
  })
})

describe('what no longer fits is taken out', () => {
  test('a winner has not left', () => {
    expect(draft(3, 'stone', { winner: 2, eliminated: [2, 0] }).eliminated).toEqual([0])
  })
  test('as many stay as an ending leaves', () => {
    expect(draft(3, 'stone', { winner: 2, eliminated: [0, 1] }).eliminated).toEqual([0])
    expect(draft(3, 'round-cap', { eliminated: [0, 1, 2] }).eliminated).toEqual([0])
  })
  test('an ending that fewer players cannot come to', () => {
    expect(
      settled({ ...draft(2, 'stone', { winner: 0 }), players: draft(1, null).players }).by,
    ).toBe(null)
  })
})

test('every ending of two to four is accepted once it is whole', () => {
  for (const players of [2, 3, 4]) {
    const all = Array.from({ length: players }, (_, seat) => seat)
    expect(isAccepted(draft(players, 'stone', { winner: 0 }))).toBe(true)
    expect(isAccepted(draft(players, 'last-hero', { winner: 0, eliminated: all.slice(1) }))).toBe(
      true,
    )
    expect(isAccepted(draft(players, 'nobody-left', { eliminated: all }))).toBe(true)
    expect(isAccepted(draft(players, 'round-cap'))).toBe(true)
  }
})
