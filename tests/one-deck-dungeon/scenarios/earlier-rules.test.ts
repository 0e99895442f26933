/** Games that were begun by earlier rules go on by them: what was mended since is for newer games alone. */
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { createRandom } from '@main/games/random'
import { optionsSchema, type CardId, type OptionsInput } from '@shared/games/one-deck-dungeon'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { position, Table, type Position } from './table'

const FIRST = 1

function newGame(options: OptionsInput, rules: number): Table {
  const parsed = v.parse(optionsSchema, options)
  const begun = oneDeckDungeon.setup(parsed, createRandom(7), rules)
  const table = new Table(begun.state)
  table.events.push(...begun.events)
  table.revealed = begun.reveals
  return table
}

/** At the loot of a card, in a game of version 1: an Invisibility potion has skipped its encounter. */
function looting(card: CardId, given: Position = {}): Table {
  return position({
    ...given,
    rules: FIRST,
    open: [card],
    potions: 1 + (given.potions ?? 0),
    identified: ['skeleton-1'],
  })
    .do('enter-room', { door: 1 })
    .do('drink-invisibility')
}

describe('the state', () => {
  const options: OptionsInput = { heroes: [{ hero: 'warrior' }], dungeon: 'lichs-tomb' }

  test('says the version of the rules from 2 on, and of version 1 nothing, as it was', () => {
    expect(newGame(options, 1).state).not.toHaveProperty('rules')
    expect(newGame(options, 2).state).toMatchObject({ rules: 2 })
  })
})

describe('R47 in version 1', () => {
  test('a new game is in its first turn, whose time has passed', () => {
    const table = newGame({ heroes: [{ hero: 'mage' }], dungeon: 'lichs-tomb' }, FIRST)
    expect(table.asked).toBe('choose-turn')
    expect(table.view).toMatchObject({ turn: 1, deck: 42 })
    expect(table.happened('turn-began')).toEqual([{ type: 'turn-began', turn: 1 }])
    expect(table.revealed).toBe(true)
  })

  test('the next turn begins by itself after loot, and so shows cards', () => {
    const table = looting('boulder-1').do('claim-xp')
    expect(table.asked).toBe('choose-turn')
    expect(table.view.turn).toBe(2)
    expect(table.timeFor('turn')).toBe(2)
    expect(table.revealed).toBe(true)
  })

  test('whoever is hurt and has a potion is asked before the time of the turn passes, which has begun', () => {
    const table = looting('boulder-1', { potions: 1, damage: 2 }).do('claim-xp')
    expect(table.asked).toBe('start-of-turn')
    expect(table.view.turn).toBe(2)
    expect(oneDeckDungeon.progress(table.state)).toEqual({ floor: 1, turn: 2 })
    expect(table.timeFor('turn')).toBe(0)
    expect(table.view.question).toEqual({
      type: 'start-of-turn',
      discards: 2,
      tokens: 0,
      strikes: 0,
    })
    // With the last potion there is nothing more to ask, and the turn goes on by itself.
    table.do('drink-healing')
    expect(table.asked).toBe('choose-turn')
    expect(table.timeFor('turn')).toBe(2)
  })

  test('the Statues take their time before anyone is asked', () => {
    const table = position({
      rules: FIRST,
      deckSize: 0,
      potions: 1,
      damage: 4,
      asked: { type: 'descend-or-stay' },
    }).do('descend')
    expect(table.asked).toBe('start-of-turn')
    expect([table.timeFor('floor'), table.timeFor('turn')]).toEqual([5, 0])
    expect(table.view.question).toMatchObject({ discards: 2 })
    table.do('begin-turn')
    expect([table.timeFor('floor'), table.timeFor('turn')]).toEqual([5, 2])
  })

  test('what the turn is for waits, and why says so', () => {
    const table = looting('boulder-1', { potions: 1, damage: 2 }).do('claim-xp')
    expect(table.refused({ type: 'explore', hero: null })).toBe('turn-not-begun')
  })
})
