/** What a record says in words, and as it is entered again. */
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { BOXES, manualGameSchema, type Outcome } from '@shared/games/paper-dungeons'
import { factsOf, gameOf } from '@renderer/games/paper-dungeons/records/facts'

function t(key: string, named: Readonly<Record<string, unknown>>): string {
  return [key, ...Object.values(named)].join(' ')
}
const boxes = BOXES.map((_, at) => (at === 7 ? -3 : at))
const outcome: Outcome = {
  dungeon: 'C',
  missions: ['patrol'],
  scattered: false,
  players: [
    { boxes, objective: null, power: 'assassin' },
    { boxes, objective: null, power: null },
  ],
}
const form = {
  outcome,
  seats: [
    { sheet: null, player: 'Ann' },
    { sheet: null, player: null },
  ],
}

test('every fact has a name of its own', () => {
  const facts = factsOf(form, t)
  expect(new Set(facts.map(({ name }) => name)).size).toBe(facts.length)
  const said = new Map(facts.map(({ name, value }) => [name, value]))
  expect(said.get('paper.record.dungeon')).toBe('paper.dungeons.C')
  expect(said.get('paper.form.player 1')).toBe('Ann')
  expect(said.get('paper.form.box paper.boxes.H 1')).toBe('−3')
  expect(said.get('paper.form.box paper.keep.power 1')).toBe('paper.powers.assassin.name')
})

test('a record is entered again as its form would enter it', () => {
  expect(v.parse(manualGameSchema, gameOf(form))).toEqual({
    dungeon: 'C',
    missions: ['patrol'],
    scattered: false,
    players: [
      { player: 'Ann', boxes, objective: null, power: 'assassin' },
      { player: null, boxes, objective: null, power: null },
    ],
  })
})
