/** What a record says of a game in words, and that it is entered again as it was. */
import * as v from 'valibot'
import { manualGameSchema, type Outcome } from '@shared/games/dungeon-digger'
import { factsOf, gameOf } from '@renderer/games/dungeon-digger/records/facts'
import { expect, test } from 'vitest'
import { createI18n } from 'vue-i18n'
import { en } from '../../locales/messages'

const { t } = createI18n({ legacy: false, locale: 'en', messages: { en } }).global
const outcome: Outcome = {
  scenario: 'adventurers',
  by: 'gold',
  rounds: null,
  scores: [
    { lord: 'pelf', gold: 26, escapes: 1, awards: ['tunneller', 'conqueror'], coins: 5 },
    { lord: null, gold: 14, escapes: 0, awards: [], coins: 3 },
  ],
  eliminated: [],
}
const form = {
  outcome,
  seats: [
    { player: 'Ann', sheet: null },
    { player: null, sheet: null },
  ],
}

test('no two facts have the same name, and totals are among them', () => {
  const facts = factsOf(form, t)
  expect(new Set(facts.map(({ name }) => name)).size).toBe(facts.length)
  expect(facts).toContainEqual({ name: 'Scenario', value: 'Adventurers' })
  expect(facts).toContainEqual({
    name: 'Awards, player 1',
    value: 'Lord Tunneller, Lord Conqueror',
  })
  expect(facts).toContainEqual({ name: 'Total, player 1', value: '36' })
  expect(facts).toContainEqual({ name: 'Awards, player 2', value: 'none' })
})

test('who was eliminated has no total', () => {
  const facts = factsOf(
    { ...form, outcome: { ...outcome, scenario: 'creatures', by: 'last-lord', eliminated: [1] } },
    t,
  )
  expect(facts).toContainEqual({ name: 'Total, player 2', value: '–' })
  expect(facts).toContainEqual({ name: 'Eliminated, in order', value: 'Player 2' })
})

test('a record is entered again as it was', () => {
  const game = gameOf(form)
  expect(v.parse(manualGameSchema, game)).toEqual(game)
  expect(game.players.map(({ player, lord }) => [player, lord])).toEqual([
    ['Ann', 'pelf'],
    [null, null],
  ])
})
