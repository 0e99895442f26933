/** A press where nothing can be done is refused for the true reason, whatever the dice show. */
import { paperDungeons as game } from '@main/games/paper-dungeons'
import { meantBy } from '@renderer/games/paper-dungeons/table/meant'
import type { Place } from '@renderer/games/paper-dungeons/table/offers'
import type { SymbolId } from '@shared/games/paper-dungeons'
import { describe, expect, test } from 'vitest'
import { must } from '../../must'
import { newTable, tableFor, type Table } from '../scenarios/table'

function refusal({ state }: Table, place: Place, die: number | null = null): string | null {
  const action = must(meantBy(game.view(state, 0), place, die))
  return game.whyNot(state, 0, action)?.code ?? null
}

describe('without a die in hand', () => {
  const dice: readonly SymbolId[] = ['skull', 'mage', 'warrior', 'mage', 'skull', 'mage']

  test('a skull that lies first is not the reason', () => {
    const table = tableFor({ at: 'B1' }, { dice })
    expect(refusal(table, 'hero thief')).toBe('wrong-symbol')
    expect(refusal(table, 'item sea-amulet')).toBe('wrong-symbol')
    expect(refusal(table, 'room F6')).toBe('not-adjacent')
  })

  test('a die that shows the hero in the wrong colour is', () => {
    // The Surveyor has a black Warrior; the one die that shows it is white.
    expect(refusal(tableFor({}, { dice }), 'hero warrior')).toBe('wrong-color')
  })

  test('three dice that are used are', () => {
    const table = tableFor({}, { dice })
    for (const die of [1, 2, 3]) table.do({ type: 'pass', die })
    expect(refusal(table, 'satchel')).toBe('dice-spent')
  })

  test('before turn 1 it is that no die lies there, or that a choice is open', () => {
    const table = newTable({ powers: ['assassin', 'noble'] })
    const keep = table.actions().find((one) => one.type === 'keep' && one.power === 'assassin')
    table.do(must(keep))
    expect(refusal(table, 'hero mage')).toBe('choice-open')
    table.settle()
    expect(refusal(table, 'hero mage')).toBe('not-now')
  })
})

test('a die in hand is the one that is meant', () => {
  const dice: readonly SymbolId[] = ['warrior', 'mage', 'skull', 'warrior', 'mage', 'thief']
  expect(refusal(tableFor({}, { dice }), 'hero warrior', 1)).toBe('wrong-symbol')
})

test('what is asked for is judged as an answer to it', () => {
  const table = tableFor({ levels: [6, 1, 1, 1], potions: 3 }).do({ type: 'brew', die: 0 })
  expect(table.question()).toBe('raise')
  expect(refusal(table, 'hero warrior')).toBe('hero-at-top')
  expect(refusal(table, 'room A1')).toBe('choice-open')
})
