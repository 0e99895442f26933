/** What a record says of a race in words, and that it is entered again as it was. */
import * as v from 'valibot'
import { manualGameSchema, type Outcome } from '@shared/games/dungeon-run'
import { factsOf, gameOf } from '@renderer/games/dungeon-run/records/facts'
import { expect, test } from 'vitest'
import { createI18n } from 'vue-i18n'
import { en } from '../../locales/messages'

const { t } = createI18n({ legacy: false, locale: 'en', messages: { en } }).global
const outcome: Outcome = {
  heroes: ['grothka'],
  boss: 'mother-tangle',
  bossDead: true,
  winner: 0,
  by: 'boss',
  rounds: null,
  eliminated: [],
  solo: { treasures: 3, artifacts: 1, encounters: 2, boss: true, tokens: 4 },
}
const form = { outcome, seats: [{ player: 'Ann', sheet: null }] }

test('no two facts have the same name, and the points of a game alone are among them', () => {
  const facts = factsOf(form, t)
  expect(new Set(facts.map(({ name }) => name)).size).toBe(facts.length)
  expect(facts).toContainEqual({ name: 'Total', value: '2500' })
  expect(facts).toContainEqual({ name: 'Rounds', value: 'not counted' })
})

test('a record is entered again as it was', () => {
  const game = gameOf(form)
  expect(v.parse(manualGameSchema, game)).toEqual(game)
  expect(game.players).toEqual([{ player: 'Ann', hero: 'grothka' }])
})
