/** Tips speak of the values that are played with, and come when they are of use. */
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { createI18n } from 'vue-i18n'
import { paperDungeons } from '@main/games/paper-dungeons'
import { createRandom } from '@main/games/random'
import { HOUSE_CONTENT } from '@main/games/paper-dungeons/content'
import {
  optionsSchema,
  SYMBOLS,
  withPack,
  type Content,
  type View,
} from '@shared/games/paper-dungeons'
import { FIRST_GAME } from '@renderer/games/paper-dungeons/setup/first-game'
import { fits, TIP_IDS, tipFor, tipOf, type TipId } from '@renderer/games/paper-dungeons/tips/tips'
import { wordsOf } from '@renderer/games/paper-dungeons/words/names'
import { en, it as itMessages } from '../../locales/messages'

function said(id: TipId, content: Content, locale: 'en' | 'it' = 'en'): string {
  const { t } = createI18n({ legacy: false, locale, messages: { en, it: itMessages } }).global
  const tip = tipOf(id)
  return t(tip.text, tip.named?.(content, wordsOf(t)) ?? {}, 1)
}

test('what rows of potions pay, and what gems are worth, is that of the pack', () => {
  const { tracks } = HOUSE_CONTENT
  const [first] = tracks.potionRows
  if (first === undefined) throw new Error('There are rows of potions.')
  const gems = tracks.gems.map((space, at) => (at === 7 ? { ...space, glory: 41 } : space))
  const theirs = withPack(HOUSE_CONTENT, {
    tracks: { ...tracks, gems, potionRows: [{ ...first, bonus: 'gem' }] },
  })
  expect(said('paper-gems', HOUSE_CONTENT)).toContain('seven give 30')
  expect(said('paper-gems', theirs)).toContain('seven give 41')
  expect(said('paper-gems', theirs, 'it')).toContain('sette danno 41')
  expect(said('paper-potions', HOUSE_CONTENT)).toContain('1 level, 1 item mark, 1 gem')
  expect(said('paper-potions', theirs)).toContain('row by row: 1 gem.')
})

test('taking back is told of only once there are dice', () => {
  const options = v.parse(optionsSchema, FIRST_GAME.options)
  const { state } = paperDungeons.setup(options, createRandom(1), paperDungeons.rulesVersion)
  expect(tipFor(paperDungeons.view(state, 0), new Set())).toBe('paper-keep')
  const [keep] = paperDungeons.legalActions(state, 0)
  const kept = keep === undefined ? null : paperDungeons.apply(state, 0, keep)
  if (kept?.ok !== true) throw new Error('Cards can be kept.')
  const view = paperDungeons.view(kept.state, 0)
  expect(view.own?.question?.type).toBe('commit')
  expect(tipFor(view, new Set())).toBeNull()
})

test.for(['en', 'it'] as const)('no two tips begin alike in %s', (locale) => {
  const beginnings = TIP_IDS.map((id) => said(id, HOUSE_CONTENT, locale).slice(0, 20))
  expect(new Set(beginnings).size).toBe(TIP_IDS.length)
})

test('the rows that go round are told of once the group is inside', () => {
  const view = (room: number): View =>
    ({
      viewer: 0,
      turn: 3,
      sheets: [{ room }],
      own: { question: { type: 'use-die', diceLeft: 3 } },
    }) as unknown as View
  expect(fits('paper-wrap', view(-1))).toBe(false)
  expect(fits('paper-wrap', view(6))).toBe(true)
})

test('how one moves is said before the first move, and what a skull does once one lies there', () => {
  const view = (...dice: readonly (typeof SYMBOLS)[number][]): View =>
    ({
      viewer: 0,
      turn: 1,
      dice: dice.map((symbol) => SYMBOLS.indexOf(symbol)),
      sheets: [{ room: -1 }],
      own: { question: { type: 'use-die', diceLeft: 3 } },
    }) as unknown as View
  expect(tipFor(view('mage'), new Set())).toBe('paper-dice')
  expect(tipFor(view('mage'), new Set<TipId>(['paper-dice']))).toBe('paper-move')
  expect(TIP_IDS.indexOf('paper-move')).toBeLessThan(TIP_IDS.indexOf('paper-walk'))
  expect(fits('paper-skulls', view('mage', 'thief'))).toBe(false)
  expect(fits('paper-skulls', view('mage', 'skull'))).toBe(true)
})
