/** Choosing on the table: one room after the other, what is asked for twice, what the headline says of it. */
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import type { Action } from '@shared/games/dungeon-digger'
import { useChoosing, type Choosing } from '@renderer/games/dungeon-digger/table/choosing'
import { headlineOf } from '@renderer/games/dungeon-digger/table/headline'
import { marksOf } from '@renderer/games/dungeon-digger/table/marks'
import { orderBegunBy, pressOrder } from '@renderer/games/dungeon-digger/table/order-press'
import { isTakenBack } from '@renderer/games/dungeon-digger/table/second-asked'
import { wordsOf } from '@renderer/games/dungeon-digger/words/names'
import { namingOf } from '@renderer/games/dungeon-digger/words/naming'
import { expect, test } from 'vitest'
import { must } from '../../must'
import { at, tableAt, type Position } from '../scenarios/table'

/** The table of a position, with what is done on it. */
function sitting(position: Position, ...before: readonly Action[]) {
  const table = tableAt(position).play(...before)
  const view = game.view(table.state, 0, true)
  const actions = game.legalActions(table.state, 0)
  const done: Action[] = []
  const choosing = useChoosing({
    view: () => view,
    actions: () => actions,
    revision: () => 1,
    act: (action) => done.push(action),
    journey: () => undefined,
    why: () => undefined,
  })
  const naming = namingOf(
    wordsOf((key) => key),
    () => view,
    (seat) => `seat ${seat}`,
  )
  const headline = (undoable = true) =>
    headlineOf({ view, asked: true, undoable, choosing, naming })
  const press = (order: Parameters<typeof pressOrder>[0]) => {
    pressOrder(order, { view, actions, choosing, why: () => undefined })
  }
  return { view, actions, choosing, done, naming, headline, press }
}
function answersOf({ buttons }: Choosing): readonly Action[] {
  return buttons.value.flatMap(({ facet }) => (facet.id === 'answer' ? facet.value : []))
}

const TWO_ROOMS: Position = {
  seats: [{}, {}],
  agenda: [
    { type: 'turn', seat: 0 },
    {
      type: 'bonus',
      seat: 0,
      grants: [
        { ability: 'torture', level: 1 },
        { ability: 'kitchen', level: 3 },
      ],
      pending: [],
    },
  ],
}
test('of two rooms that give bonus Orders one is asked after the other', () => {
  const { choosing, headline } = sitting(TWO_ROOMS)
  expect(answersOf(choosing)).toEqual([
    { type: 'declare', ability: 'torture', orders: ['move'] },
    { type: 'declare', ability: 'torture', orders: ['think'] },
    { type: 'decline', ability: 'torture' },
  ])
  expect(headline()).toBe('digger.questions.bonus-declare-each')
  const after = sitting(TWO_ROOMS, { type: 'declare', ability: 'torture', orders: ['think'] })
  // An Order keeps its key from room to room.
  expect(answersOf(after.choosing).slice(0, 2)).toEqual([
    { type: 'declare', ability: 'kitchen', orders: ['move'] },
    { type: 'declare', ability: 'kitchen', orders: ['think'] },
  ])
})
test('a bonus Order that is the only one is begun as soon as it is taken', () => {
  const { view } = sitting(TWO_ROOMS)
  const take: Action = { type: 'declare', ability: 'kitchen', orders: ['rise'] }
  expect(orderBegunBy(take, view)).toBeNull()
  const last = sitting(TWO_ROOMS, { type: 'decline', ability: 'torture' })
  expect(orderBegunBy(take, last.view)).toBe('rise')
  const second = sitting(TWO_ROOMS, { type: 'declare', ability: 'torture', orders: ['move'] })
  expect(orderBegunBy(take, second.view)).toBeNull()
})
test('who has begun a bonus Order can still give it up', () => {
  const { choosing, press, headline } = sitting({
    seats: [{}, {}],
    agenda: [
      { type: 'turn', seat: 0 },
      { type: 'bonus', seat: 0, grants: [], pending: ['rise'] },
    ],
  })
  press('rise')
  expect(headline()).toBe('digger.table.choose.rise')
  expect(answersOf(choosing)).toEqual([{ type: 'forfeit', order: 'rise' }])
})

test('a Think that draws at once is asked for twice', () => {
  const { choosing, press, done, headline } = sitting({ seats: [{ projects: ['COR-1'] }, {}] })
  press('think')
  expect(done).toEqual([])
  expect(headline()).toBe('digger.table.choose.thinkSure')
  press('think')
  expect(done).toEqual([{ type: 'think' }])
  expect(choosing.sure.value).toBeNull()
})
test('the last Project is put aside by a second press, the ones before by the first', () => {
  const projects: Position = { seats: [{ projects: ['COR-1', 'COR-2'] }, {}] }
  const aside = { type: 'set-aside', tile: 'COR-1' } as const
  const putAside = ({ choosing, done }: ReturnType<typeof sitting>, tile: string) => {
    const option = choosing.buttons.value.find(
      ({ facet }) => facet.id === 'answer' && 'tile' in facet.value && facet.value.tile === tile,
    )
    choosing.choose(must(option))
    return done.length
  }
  expect(putAside(sitting(projects, { type: 'think' }), 'COR-1')).toBe(1)
  const last = sitting(projects, { type: 'think' }, aside)
  expect(putAside(last, 'COR-2')).toBe(0)
  expect(last.choosing.sure.value).toEqual({ type: 'set-aside', tile: 'COR-2' })
  expect(putAside(last, 'COR-2')).toBe(1)
})

test('the headline says what is being chosen', () => {
  const store = sitting({ seats: [{ tiles: ['TRE-1/0 0,0'], coins: [2] }, {}] })
  const storing = store.choosing.buttons.value.find(({ facet }) => facet.value === 'store')
  store.choosing.choose(must(storing))
  expect(store.headline()).toBe('digger.table.choose.store')
  const sabotage = sitting({ seats: [{}, {}] })
  sabotage.press('sabotage')
  expect(sabotage.headline()).toBe('digger.table.choose.sabotage')
})
test('where the Collapse comes to is marked while it is chosen who is sacrificed', () => {
  const table = sitting(
    { seats: [{ tiles: ['COR-1/0 -2,0'], minions: ['-3,0', '-2,0'] }, {}] },
    { type: 'sabotage', at: at('0,0') },
  )
  expect(marksOf({ ...table, tells: true }).get(at('0,0'))?.kind).toBe('chosen')
  expect(isTakenBack(table.view)).toBe(true)
})
test('taking back is offered with the last point only where something can be', () => {
  const { headline } = sitting({ seats: [{}, {}], points: 0 })
  expect(headline(true)).toBe('digger.questions.turn')
  expect(headline(false)).toBe('digger.questions.turn-over')
})
