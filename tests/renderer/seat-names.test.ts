/** What seats are called whose player has no name. */
import { expect, test } from 'vitest'
import { createI18n } from 'vue-i18n'
import { seatName, type NamedSeat } from '@renderer/table/seat-names'
import { en, it as itMessages } from '../locales/messages'

const { t } = createI18n({ legacy: false, locale: 'en', messages: { en, it: itMessages } }).global
const person = { player: null, bot: null } as const
const bot = { player: 'Easy bot', bot: 'easy' } as const
function names(seats: readonly NamedSeat[]): readonly string[] {
  return seats.map((_, seat) => seatName(seats, seat, t))
}

test('the only person at the table is you, alone or among bots', () => {
  expect(names([person])).toEqual(['You'])
  expect(names([bot, person])).toEqual(['Easy bot', 'You'])
  // A record names no bot where a person sat.
  expect(names([{ player: null }])).toEqual(['You'])
})

test('several people are told apart by name or number', () => {
  expect(names([person, { player: 'Ann', bot: null }, person])).toEqual(['Seat 1', 'Ann', 'Seat 3'])
})

test('a bot without a name is called by its strength', () => {
  expect(names([person, { player: null, bot: 'hard' }])).toEqual(['You', 'Hard bot'])
})
