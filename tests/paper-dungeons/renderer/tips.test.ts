/** Tips speak of the values that are played with, and come when they are of use. */
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { createI18n } from 'vue-i18n'
import { paperDungeons } from '@main/games/paper-dungeons'
import { createRandom } from '@main/games/random'
import { HOUSE_CONTENT } from '@main/games/paper-dungeons/content'
import {
  SYMBOLS,
  optionsSchema,
  withPack,
  type Content,
  type SymbolId,
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

/** A turn of the game in which a die is to be chosen. */
function choosing(dice: readonly SymbolId[], turn = 1, room = -1): View {
  return {
    viewer: 0,
    turn,
    dice: dice.map((symbol) => SYMBOLS.indexOf(symbol)),
    sheets: [{ room }],
    own: { question: { type: 'use-die', diceLeft: 3 } },
  } as unknown as View
}
const NO_SKULL: readonly SymbolId[] = ['mage', 'boots', 'thief', 'thief', 'boots', 'thief']

test('how a die is chosen and how one moves is said before the first move', () => {
  const view = choosing(NO_SKULL)
  expect(tipFor(view, new Set())).toBe('paper-dice')
  expect(tipFor(view, new Set(['paper-dice']))).toBe('paper-move')
  expect(TIP_IDS.indexOf('paper-move')).toBeLessThan(TIP_IDS.indexOf('paper-walk'))
})

test('what a skull does is said when one lies there', () => {
  expect(fits('paper-skulls', choosing(NO_SKULL))).toBe(false)
  expect(fits('paper-skulls', choosing(['skull', ...NO_SKULL.slice(1)]))).toBe(true)
})

test('the rows that go round are told of once the group is inside', () => {
  expect(fits('paper-wrap', choosing(NO_SKULL, 3, -1))).toBe(false)
  expect(fits('paper-wrap', choosing(NO_SKULL, 3, 6))).toBe(true)
})
