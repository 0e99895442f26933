/** A press where nothing can be done is refused for the true reason, whatever the dice show. */
import { paperDungeons as game } from '@main/games/paper-dungeons'
import { blankStep } from '@main/games/paper-dungeons/sheets'
import type { State } from '@main/games/paper-dungeons/state'
import { createRandom } from '@main/games/random'
import { meantBy } from '@renderer/games/paper-dungeons/table/meant'
import type { Place } from '@renderer/games/paper-dungeons/table/offers'
import {
  roomOf,
  SYMBOLS,
  type Action,
  type Sheet,
  type SymbolId,
  blankSheet,
} from '@shared/games/paper-dungeons'
import { describe, expect, test } from 'vitest'

const OPTIONS = { players: 2, dungeon: 'A', missions: false, scattered: false } as const

/** In turn 1, the group in B1; the Surveyor has a black Warrior and a black Mage. */
function turnWith(dice: readonly SymbolId[], standing: Partial<Sheet> = {}): State {
  const sheet: Sheet = {
    ...blankSheet(6, 0),
    objective: 'surveyor',
    power: 'seer',
    room: roomOf('B1'),
    ...standing,
  }
  return {
    ...game.setup(OPTIONS, createRandom(1), 1).state,
    stage: 'turn',
    turn: 1,
    dice: dice.map((symbol) => SYMBOLS.indexOf(symbol)),
    sheets: [sheet, sheet],
    steps: [blankStep(sheet, 3), blankStep(sheet, 3)],
  }
}
function after(state: State, ...actions: readonly Action[]): State {
  return actions.reduce((now, action) => {
    const applied = game.apply(now, 0, action)
    if (!applied.ok) throw new Error(applied.rejection.code)
    return applied.state
  }, state)
}
function refusal(state: State, place: Place, die: number | null = null): string | null {
  const action = meantBy(game.view(state, 0), place, die)
  return action === null ? null : (game.whyNot(state, 0, action)?.code ?? null)
}

describe('without a die in hand', () => {
  const dice: readonly SymbolId[] = ['skull', 'mage', 'warrior', 'mage', 'skull', 'mage']

  test('a skull that lies first is not the reason', () => {
    const state = turnWith(dice)
    expect(refusal(state, 'hero thief')).toBe('wrong-symbol')
    expect(refusal(state, 'item sea-amulet')).toBe('wrong-symbol')
    expect(refusal(state, 'room F6')).toBe('too-far')
  })

  test('the die with the most moves is the one that a room is too far for', () => {
    const boots = turnWith(['mage', 'mage', 'boots', 'mage', 'skull', 'mage'])
    const action = meantBy(game.view(boots, 0), 'room F6', null)
    expect(game.whyNot(boots, 0, action)?.named).toMatchObject({ moves: 3 })
  })

  test('a die that shows the hero in the wrong colour is', () => {
    expect(refusal(turnWith(dice), 'hero warrior')).toBe('wrong-color')
  })

  test('three dice that are used are', () => {
    const passes = [1, 2, 3].map((die): Action => ({ type: 'pass', die }))
    expect(refusal(after(turnWith(dice), ...passes), 'satchel')).toBe('dice-spent')
  })

  test('before turn 1 it is that no die lies there, or that a choice is open', () => {
    const decks = { powers: ['assassin', 'noble'], objectives: ['smith', 'academy'] } as const
    const begun = game.setup(OPTIONS, createRandom(1, { decks }), 1).state
    const kept = after(begun, { type: 'keep', objective: 'smith', power: 'assassin' })
    expect(refusal(kept, 'hero mage')).toBe('choice-open')
    const done = after(kept, { type: 'defeat', room: 'A1' }, { type: 'defeat', room: 'D1' })
    expect(refusal(done, 'hero mage')).toBe('not-now')
  })
})

test('a die in hand is the one that is meant', () => {
  const state = turnWith(['warrior', 'mage', 'skull', 'warrior', 'mage', 'thief'])
  expect(refusal(state, 'hero warrior', 1)).toBe('wrong-symbol')
})

test('what is asked for is judged as an answer to it', () => {
  const dice: readonly SymbolId[] = ['mage', 'mage', 'skull', 'warrior', 'mage', 'thief']
  const brewed = after(turnWith(dice, { levels: [6, 1, 1, 1], potions: 3 }), {
    type: 'brew',
    die: 0,
  })
  expect(refusal(brewed, 'hero warrior')).toBe('hero-at-top')
  expect(refusal(brewed, 'room A1')).toBe('choice-open')
})
