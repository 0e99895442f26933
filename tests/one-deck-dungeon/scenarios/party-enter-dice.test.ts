/** Dice of the table's own: entering a roll, taking a slip back, and what comes to light when (R13). */
import { describe, expect, test } from 'vitest'
import { asked, own, enterDice } from './enter-dice'
import type { Table } from './table'

describe('entering a roll', () => {
  test('an encounter: each hero’s colours in turn, then the level’s heroic dice', () => {
    const table = own('ogre-1', { level: 4 }).do('roll-dice').do('roll-bonus', { hero: 1 })
    expect(table.view.question).toMatchObject({
      type: 'enter-dice',
      hero: 0,
      roll: 'encounter.strength',
      color: 'strength',
      count: 3,
      entered: [],
    })
    enterDice(table, 'encounter.strength', 1, 2, 3)
    expect(table.diceOf(0)).toEqual(['strength 1', 'strength 2', 'strength 3'])
    expect(asked(table)).toBe('0 encounter.agility ×1')
    enterDice(table, 'encounter.agility', 4)
    expect(asked(table)).toBe('1 encounter.agility ×3')
    enterDice(table, 'encounter.agility', 5, 6, 1)
    expect(asked(table)).toBe('1 encounter.magic ×1')
    enterDice(table, 'encounter.magic', 2)
    expect(asked(table)).toBe('1 encounter.heroic ×2')
    enterDice(table, 'encounter.heroic', 6, 5)
    expect(table.asked).toBe('place')
    expect(table.diceOf(1)).toEqual([
      ...['agility 5', 'agility 6', 'agility 1', 'magic 2', 'heroic 6', 'heroic 5'],
    ])
  })

  test('only the faces of a die are values; the roll is confirmed when all are told', () => {
    const table = own('ogre-1').do('roll-dice')
    expect(table.actions).toEqual(
      [1, 2, 3, 4, 5, 6].map((value) => ({ type: 'enter-die', hero: 0, value })),
    )
    for (const value of [0, 7, -1, 2.5, '3']) table.refused({ type: 'enter-die', hero: 0, value })
    table.refused({ type: 'enter-die', hero: 1, value: 3 })
    table.refused({ type: 'take-back-die', hero: 0 })
    expect(table.refused({ type: 'confirm', hero: null })).toBe('too-few-entered')
    table.do('enter-die', { value: 6 }).do('enter-die', { value: 1 })
    expect(table.refused({ type: 'confirm', hero: null })).toBe('too-few-entered')
    table.do('enter-die', { value: 6 })
    // Three are told: a fourth is none of this roll.
    table.refused({ type: 'enter-die', hero: 0, value: 2 })
    expect(table.actions).toEqual([
      { type: 'confirm', hero: null },
      { type: 'take-back-die', hero: 0 },
    ])
    table.do('confirm')
    expect(table.diceOf(0)).toEqual(['strength 6', 'strength 1', 'strength 6'])
  })

  test('a slip is taken back, the last die first', () => {
    const table = own('ogre-1').do('roll-dice')
    table.do('enter-die', { value: 6 }).do('enter-die', { value: 5 })
    table.do('take-back-die').do('take-back-die')
    expect(table.view.question).toMatchObject({ entered: [] })
    for (const value of [2, 3, 3]) table.do('enter-die', { value })
    table.do('take-back-die').do('enter-die', { value: 4 })
    expect(table.view.question).toMatchObject({ entered: [2, 3, 4] })
    table.do('confirm')
    expect(table.diceOf(0)).toEqual(['strength 2', 'strength 3', 'strength 4'])
  })

  test('nothing comes to light before the roll is confirmed', () => {
    const table = own('glooping-ooze-1').do('roll-dice')
    const { pool } = table
    for (const value of [1, 1, 1]) {
      table.do('enter-die', { value })
      expect(table.last).toEqual([])
      expect(table.revealed).toBe(false)
      expect(table.pool).toEqual(pool)
    }
    table.do('take-back-die')
    expect(table.revealed).toBe(false)
    table.do('enter-die', { value: 1 }).do('confirm')
    expect(table.revealed).toBe(true)
    expect(table.last.map(({ type }) => type)).toEqual(['dice-rolled'])
  })

  test('what stopping would cost is told when all dice are, not before', () => {
    const table = own('ogre-1', { level: 2 }).do('roll-dice').do('roll-bonus', { hero: 0 })
    const stages: (typeof table.stopping)[] = [table.stopping]
    for (const [roll, ...values] of [
      ['encounter.strength', 1, 1, 1],
      ['encounter.agility', 1],
      ['encounter.agility', 1, 1, 1],
      ['encounter.magic', 1],
      ['encounter.heroic', 1],
    ] as const)
      stages.push(enterDice(table, roll, ...values).stopping)
    expect(stages.slice(0, -1)).toEqual([null, null, null, null, null])
    expect(stages.at(-1)).toEqual({ damage: 9, time: 3 })
  })

  test('R13: what a roll sets off waits for the whole roll', () => {
    const table = own('glooping-ooze-1').do('roll-dice')
    enterDice(table, 'encounter.strength', 1, 1, 4)
    enterDice(table, 'encounter.agility', 4)
    enterDice(table, 'encounter.agility', 1, 5, 5)
    expect(table.timeFor('split')).toBe(0)
    enterDice(table, 'encounter.magic', 3)
    expect(table.timeFor('split')).toBe(3)
    expect(table.asked).toBe('place')
  })

  test('saved and loaded in the middle of a roll, the game goes on alike', () => {
    const table = own('ogre-1').do('roll-dice')
    table.do('enter-die', { value: 5 }).do('enter-die', { value: 2 })
    const loaded = own('ogre-1')
    loaded.state = JSON.parse(JSON.stringify(table.state)) as Table['state']
    expect(loaded.view).toEqual(table.view)
    expect(loaded.actions).toEqual(table.actions)
    for (const one of [table, loaded]) {
      one.do('take-back-die').do('enter-die', { value: 3 }).do('enter-die', { value: 1 })
      one.do('confirm')
      enterDice(one, 'encounter.agility', 6)
    }
    expect(loaded.state).toEqual(table.state)
  })

  test('while dice are told nothing else may be done', () => {
    const table = own('ogre-1', {
      party: [{ hero: 'warrior', damage: 2 }, { hero: 'rogue' }],
      potions: 1,
    }).do('roll-dice')
    expect(new Set(table.actions.map(({ type }) => type))).toEqual(new Set(['enter-die']))
    table.refused({ type: 'finish-placing', hero: null })
  })
})
