/** Tips of a first game: short, each at its moment, each once. */
import type { View } from '@shared/games/dungeon-run'
import { LOCALES } from '@shared/locales'
import { fits, TIP_IDS, tipFor, tipText } from '@renderer/games/dungeon-run/tips/tips'
import { expect, test } from 'vitest'
import { messagesOf } from '../../locales/files'
import { createI18n } from 'vue-i18n'

const messages = Object.fromEntries(LOCALES.map((locale) => [locale, messagesOf(locale)]))
const i18n = createI18n({ legacy: false, locale: 'en', messages })
const MOST_LETTERS = 200

function view(type: string, more: object = {}): View {
  const hero = { at: 0, encounters: 0, items: 0, wounds: 0 }
  const room = { monster: null, strangers: [], items: [], faceDown: 0 }
  return {
    viewer: 0,
    heroes: [hero],
    rooms: [room],
    endgame: false,
    bossDead: false,
    lair: null,
    question: { type, seats: [0] },
    ...more,
  } as unknown as View
}

test('a tip comes at its moment, and never again', () => {
  expect(tipFor(view('learn'), new Set())).toBe('run-learn')
  expect(tipFor(view('menu'), new Set())).toBe('run-explore')
  expect(tipFor(view('menu'), new Set(['run-explore']))).toBeNull()
  expect(tipFor(view('menu', { endgame: true }), new Set())).toBe('run-endgame')
})

test('whoever is not asked gets none', () => {
  const others = view('menu', { viewer: 1 })
  expect(TIP_IDS.filter((id) => fits(id, others))).toEqual([])
})

test.each(LOCALES)('in %s a tip is two sentences at most', (locale) => {
  for (const id of TIP_IDS) {
    const text = i18n.global.t(tipText(id), {}, { locale })
    expect(text.match(/[.!?](\s|$)/g)?.length ?? 0, id).toBeLessThanOrEqual(2)
    expect(text.length, id).toBeLessThanOrEqual(MOST_LETTERS)
  }
})
