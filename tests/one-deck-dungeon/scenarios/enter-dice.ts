/** Games with dice of the table's own, played from a position: what is asked, and entering it. */
import type { CardId, RollName } from '@shared/games/one-deck-dungeon'
import { expect } from 'vitest'
import { WARRIOR_ROGUE } from './parties'
import { facing, type Position, type Table } from './table'

/** What is asked: whose roll, which, and how many dice. */
export function asked(table: Table): string {
  const { question } = table.view
  if (question.type !== 'enter-dice') return question.type
  const { hero, roll, count } = question
  return `${hero} ${roll} ×${count}`
}

/** Tells what the dice of a roll show, and confirms. */
export function enterDice(table: Table, roll: RollName, ...values: readonly number[]): Table {
  const { question } = table.view
  expect(question).toMatchObject({ type: 'enter-dice', roll, count: values.length, entered: [] })
  for (const value of values) table.do('enter-die', { value })
  table.do('confirm')
  expect(table.state.random.script.rolls).toEqual([])
  return table
}

/** A card faced by the Warrior and the Rogue, unless others are given, with their own dice. */
export function own(card: CardId, given: Position = {}): Table {
  return facing(card, { party: WARRIOR_ROGUE, dice: 'own', ...given })
}
