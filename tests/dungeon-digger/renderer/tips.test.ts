/** In a first game each thing that a newcomer must know is told when it is of use. */
import {
  fits,
  TIP_IDS,
  tipFor,
  tipText,
  type TipId,
} from '@renderer/games/dungeon-digger/tips/tips'
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import { expect, test } from 'vitest'
import messages from '../../../src/locales/en/dungeon-digger.json'
import { tableAt, type Position } from '../scenarios/table'
import { playThrough } from './games'

test('each tip has its words', () => {
  const texts: Readonly<Record<string, string>> = messages.digger.tips
  for (const id of TIP_IDS) expect(texts[tipText(id).split('.').at(-1) ?? '']).toBeTruthy()
})
test('a game of two shows how to work, move, close corridors and end the turn', () => {
  const seen = new Set<string>()
  playThrough({ players: 2 }, 14, 160, ({ view }) => {
    const tip = tipFor(view, seen)
    if (tip !== null) seen.add(tip)
  })
  for (const id of [
    'digger-portal',
    'digger-goal',
    'digger-work',
    'digger-move',
    'digger-corridor',
    'digger-end',
  ])
    expect(seen).toContain(id)
})

function seen(position: Position) {
  return game.view(tableAt(position).state, 0, true)
}
const LINE = ['COR-1/0 -2,0', 'NUG-1/0 -1,0', 'TRP-1/0 0,0'] as const
test('how to move is told before the first Move, as soon as a minion can go', () => {
  const view = seen({ seats: [{ tiles: ['COR-1/0 -2,0'] }, {}] })
  const read = new Set(['digger-goal', 'digger-portal', 'digger-work', 'digger-corridor'])
  expect(tipFor(view, read)).toBe('digger-move')
})
const MOMENTS: readonly (readonly [TipId, Position, Position])[] = [
  ['digger-corridor', { seats: [{ tiles: ['COR-1/0 -2,0'] }, {}] }, { seats: [{}, {}] }],
  [
    'digger-fight',
    { seats: [{ tiles: [...LINE] }, { tiles: ['COR-1/0 1,0'] }] },
    { seats: [{ tiles: ['COR-1/0 -2,0'] }, {}] },
  ],
  ['digger-coin', { seats: [{ coins: [2] }, {}] }, { seats: [{ coins: [] }, {}] }],
  ['digger-collapses', { seats: [{}, {}], neutral: [['collapse', '0,0']] }, { seats: [{}, {}] }],
  ['digger-awards', { seats: [{}, { gold: 12 }] }, { seats: [{}, { gold: 11 }] }],
]
test.each(MOMENTS)('%s is told when it is of use, and not before', (tip, then, before) => {
  expect(fits(tip, seen(then))).toBe(true)
  expect(fits(tip, seen(before))).toBe(false)
})
