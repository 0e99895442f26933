/** Every code with which the rules refuse an action. */
import { paperDungeons as game } from '@main/games/paper-dungeons'
import { movesNeeded, reachable } from '@main/games/paper-dungeons/reach'
import { boardOfGame } from '@main/games/paper-dungeons/stages'
import {
  REJECTIONS,
  topicOf,
  type Action,
  type RejectionCode,
  type SymbolId,
} from '@shared/games/paper-dungeons'
import { describe, expect, test } from 'vitest'
import { must } from '../../must'
import { newTable, PLAIN, tableAt, tableFor, type Table } from './table'

function over(): Table {
  const table = tableAt({ seats: [{}, {}], turn: 8 })
  return table.finishAll()
}
const full = { 'crown-of-the-just': 2 } as const
const ranger = { power: 'ranger', levels: [6, 6, 6, 6], items: { 'sea-amulet': 2 } } as const

const CASES: Readonly<Record<RejectionCode, readonly [() => Table, unknown, (number | null)?]>> = {
  'bad-action': [() => tableFor({}), { type: 'dance' }],
  'not-now': [() => tableFor({}), { type: 'stop' }],
  'game-over': [over, { type: 'commit' }],
  'not-your-seat': [() => tableFor({}), { type: 'pass', die: 0 }, 5],
  committed: [() => tableFor({}).finish(0), { type: 'pass', die: 0 }],
  'not-dealt': [
    () => newTable({ powers: ['seer', 'noble'], objectives: ['smith', 'academy'] }),
    { type: 'keep', objective: 'smith', power: 'druid' },
  ],
  'choice-open': [
    () => tableFor({ at: 'B1' }).do({ type: 'move', die: 0, to: 'A1' }),
    { type: 'stop' },
  ],
  'die-used': [() => tableFor({}).do({ type: 'pass', die: 0 }), { type: 'brew', die: 0 }],
  'die-skull': [
    () => tableFor({}, { dice: ['skull', 'mage', 'mage', 'mage', 'mage', 'mage'] }),
    { type: 'pass', die: 0 },
  ],
  'dice-spent': [
    () =>
      tableFor({})
        .do({ type: 'pass', die: 0 })
        .do({ type: 'pass', die: 1 })
        .do({ type: 'pass', die: 2 }),
    { type: 'brew', die: 3 },
  ],
  'die-in-hand': [
    () => tableFor({}).do({ type: 'move', die: 0, to: 'B1' }),
    { type: 'brew', die: 1 },
  ],
  'wrong-symbol': [() => tableFor({}), { type: 'level', die: 0, hero: 'mage', swap: null }],
  'wrong-color': [() => tableFor({}), { type: 'level', die: 0, hero: 'warrior', swap: null }],
  'no-swap': [() => tableFor({}), { type: 'level', die: 0, hero: 'warrior', swap: 'mage' }],
  'swap-needless': [
    () => tableFor({ levels: [1, 4, 1, 1] }),
    { type: 'level', die: 3, hero: 'warrior', swap: 'mage' },
  ],
  'hero-at-top': [
    () => tableFor({ levels: [6, 1, 1, 1] }),
    { type: 'level', die: 3, hero: 'warrior', swap: null },
  ],
  'same-hero': [
    () => {
      const table = newTable({ powers: ['veteran'] })
      const keep = table.actions().find((one) => one.type === 'keep' && one.power === 'veteran')
      return table.do(must(keep)).do({ type: 'raise', hero: 'mage' })
    },
    { type: 'raise', hero: 'mage' },
  ],
  'item-complete': [
    () => tableFor({ items: full }),
    { type: 'item', die: 0, item: 'crown-of-the-just' },
  ],
  'same-item': [
    () => {
      const table = newTable({ powers: ['artisan'] })
      const keep = table.actions().find((one) => one.type === 'keep' && one.power === 'artisan')
      return table.do(must(keep)).do({ type: 'mark', item: 'sea-amulet' })
    },
    { type: 'mark', item: 'sea-amulet' },
  ],
  'group-there': [() => tableFor({ at: 'B1' }), { type: 'move', die: 0, to: 'B1' }],
  'too-far': [() => tableFor({ at: 'B1' }), { type: 'move', die: 0, to: 'D4' }],
  'not-adjacent': [() => tableFor({ at: 'B1' }), { type: 'move', die: 0, to: 'D1' }],
  'no-door': [() => tableFor({}), { type: 'move', die: 0, to: 'A2' }],
  wall: [() => tableFor({ at: 'B2' }), { type: 'move', die: 0, to: 'B3' }],
  river: [() => tableFor({ at: 'A3' }), { type: 'move', die: 0, to: 'A4' }],
  'been-there': [
    () =>
      tableFor({ ...ranger, walked: ['F4', 'F5'], gems: ['E'] }).do({
        type: 'move',
        die: 0,
        to: 'F4',
      }),
    { type: 'step', to: 'F5' },
  ],
  'no-monster': [
    () =>
      tableFor({ items: { 'funereal-sceptre': 1 } }).do({
        type: 'item',
        die: 1,
        item: 'funereal-sceptre',
      }),
    { type: 'defeat', room: 'B1' },
  ],
  'monster-defeated': [
    () =>
      tableFor({ items: { 'funereal-sceptre': 1 }, defeated: ['D1'] }).do({
        type: 'item',
        die: 1,
        item: 'funereal-sceptre',
      }),
    { type: 'defeat', room: 'D1' },
  ],
  'gem-gone': [
    () => {
      const table = newTable({ powers: ['tomb-raider'] })
      const keep = table.actions().find((one) => one.type === 'keep' && one.power === 'tomb-raider')
      table.do(must(keep))
      const step = must(table.state.steps[0])
      const sheet = { ...step.sheet, lostGems: 1 }
      table.state = { ...table.state, steps: table.state.steps.with(0, { ...step, sheet }) }
      return table
    },
    { type: 'raid', gem: 'A' },
  ],
  'not-so-many-hearts': [
    () => tableFor({ potions: 1, hearts: 1 }).do({ type: 'move', die: 0, to: 'D1' }),
    { type: 'absorb', hearts: 2 },
  ],
  'not-so-much-damage': [
    () => tableFor({ potions: 4 }).do({ type: 'move', die: 0, to: 'D1' }),
    { type: 'absorb', hearts: 8 },
  ],
  'dice-left': [() => tableFor({}), { type: 'commit' }],
}

test.each(REJECTIONS)('%s', (code) => {
  const [make, action, seat = 0] = CASES[code]
  const table = make()
  const before = JSON.stringify(table.state)
  const applied = game.apply(table.state, seat, action)
  expect(applied).toMatchObject({ ok: false, rejection: { code } })
  expect(game.whyNot(table.state, seat, action)?.code).toBe(code)
  expect(JSON.stringify(table.state)).toBe(before)
  // The ruling behind it stands in a chapter of the reference.
  expect(topicOf(must(game.whyNot(table.state, seat, action)).ruling)).not.toBeNull()
})

test('section 3: before turn 1 no dice are spent, since there are none', () => {
  const table = newTable({ powers: ['seer', 'noble'], objectives: ['smith', 'academy'] })
  expect(table.refusal({ type: 'brew', die: 0 })).toBe('choice-open')
  table.do(must(table.actions()[0]))
  expect(table.question()).toBe('commit')
  expect(table.refusal({ type: 'brew', die: 0 })).toBe('not-now')
})

test('what is no action at all is refused as such, whoever says it', () => {
  const table = tableFor({})
  for (const thing of [null, 7, 'pass', [], {}, { type: 'pass' }, { type: 'pass', die: 9 }])
    expect(table.refusal(thing)).toBe('bad-action')
  expect(table.refusal({ type: 'pass', die: 0 }, null)).toBe('not-your-seat')
})

test('an action that was written down and read again is accepted as the listed one', () => {
  const table = newTable({ rolls: [PLAIN] })
  const action = must(table.actions()[0])
  const reordered: unknown = JSON.parse(
    JSON.stringify(Object.fromEntries(Object.entries(action).reverse())),
  )
  expect(table.can(reordered as Action)).toBe(true)
})

/** The reason and its numbers. */
function why(table: Table, action: unknown) {
  const { code, named } = must(game.whyNot(table.state, 0, action))
  return [code, named]
}

describe('a reason is the first thing that, if it were otherwise, would allow it', () => {
  const move = (to: string, die = 0) => ({ type: 'move', die, to })
  const boots: readonly SymbolId[] = ['boots', 'mage', 'skull', 'warrior', 'mage', 'thief']

  test('a room too far for a die is so by its moves, not by where it lies', () => {
    expect(why(tableFor({ at: 'B1' }), move('F6'))).toEqual(['too-far', { needed: 9, moves: 2 }])
    const table = tableFor({ at: 'B1' }, { dice: boots })
    expect(why(table, move('F6'))).toEqual(['too-far', { needed: 9, moves: 3 }])
    table.do({ type: 'move', die: 0, to: 'C1' })
    expect(why(table, { type: 'step', to: 'F6' })).toEqual(['too-far', { needed: 8, moves: 2 }])
  })

  test('so it is from outside, where the first move goes through a door', () => {
    const [code, named] = why(tableFor({}), move('D4'))
    expect([code, named]).toEqual(['too-far', { needed: 4, moves: 2 }])
  })

  test('where no way leads at all, it is what bars it', () => {
    const table = tableFor({ at: 'A3' })
    const before = must(table.state.steps[0]).sheet
    const board = boardOfGame(table.state)
    for (const room of board.rooms) {
      if (room.room === before.room || movesNeeded(board, before, room.room) !== null) continue
      expect(why(table, move(room.id))[0]).toMatch(/wall|river/)
    }
  })

  test('a skull stays one, whatever is asked, and a fourth die too many', () => {
    const choosing = tableFor({ at: 'B1' }, { dice: boots }).do({ type: 'move', die: 3, to: 'A1' })
    expect(choosing.question()).not.toBe('use-die')
    expect(why(choosing, { type: 'pass', die: 2 })[0]).toBe('die-skull')
    const last = tableFor({ at: 'B1' }).do({ type: 'pass', die: 0 }).do({ type: 'pass', die: 1 })
    last.do({ type: 'move', die: 2, to: 'C1' })
    expect(last.question()).toBe('walk')
    expect(why(last, { type: 'brew', die: 3 })[0]).toBe('dice-spent')
  })

  test('a hero who has come to the top is not asked for again, whoever it must be', () => {
    const table = newTable({ powers: ['veteran'] })
    const keep = table.actions().find((one) => one.type === 'keep' && one.power === 'veteran')
    table.do(must(keep))
    const step = must(table.state.steps[0])
    const sheet = { ...step.sheet, levels: [1, 5, 1, 1] }
    table.state = { ...table.state, steps: table.state.steps.with(0, { ...step, sheet }) }
    table.do({ type: 'raise', hero: 'mage' })
    expect(why(table, { type: 'raise', hero: 'mage' })[0]).toBe('hero-at-top')
  })
})

test('the moves that a room needs are those of its best way, a Ranger’s free at rivers', () => {
  for (const standing of [{ at: 'B1' }, {}, ranger, { ...ranger, at: 'A3' }] as const) {
    const { state } = tableFor(standing)
    const board = boardOfGame(state)
    const { sheet } = must(state.steps[0])
    for (const moves of [1, 2, 3, 4]) {
      const reached = new Set(reachable(board, sheet, moves).map(({ room }) => room))
      for (const { room } of board.rooms) {
        if (room === sheet.room) continue
        const needed = movesNeeded(board, sheet, room) ?? Infinity
        expect([room, needed <= moves]).toEqual([room, reached.has(room)])
      }
    }
  }
})
