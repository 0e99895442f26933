/** The rulings of the rules page, section 22, that no other file of scenarios is about, by their codes. */
import { paperDungeons as game } from '@main/games/paper-dungeons'
import { enter } from '@main/games/paper-dungeons/rooms'
import { boardOf, exitsFrom } from '@main/games/paper-dungeons/board'
import { HOUSE_CONTENT } from '@main/games/paper-dungeons/content'
import { openDraft } from '@main/games/paper-dungeons/draft'
import { runTasks } from '@main/games/paper-dungeons/tasks'
import { blankStep } from '@main/games/paper-dungeons/sheets'
import { optionsSchema, rankOf, roomOf } from '@shared/games/paper-dungeons'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { must } from '../../must'
import { newTable, PLAIN, sheetOf, tableAt, tableFor } from './table'

const SKULLS = ['skull', 'skull', 'mage', 'mage', 'boots', 'thief'] as const

test('Q1: one to eight play', () => {
  for (const players of [1, 2, 8]) expect(v.is(optionsSchema, { players })).toBe(true)
  for (const players of [0, 9, 1.5]) expect(v.is(optionsSchema, { players })).toBe(false)
  const dealt = newTable({ players: 8 }).state.steps.flatMap(({ tasks }) => tasks)
  const cards = dealt.flatMap((task) =>
    task.type === 'keep' ? [...task.objectives, ...task.powers] : [],
  )
  expect(new Set(cards).size).toBe(32)
})

test('Q2: a void roll hurts nobody, and is rolled again as often as needed', () => {
  const skulls = ['skull', 'skull', 'mage', 'skull', 'mage', 'mage'] as const
  const table = tableFor({}, { rolls: [skulls, skulls, skulls, PLAIN] }).finishAll()
  expect(table.happened('rolled')).toHaveLength(4)
  expect(table.sheet().damage).toBe(0)
  expect(table.scriptLeft).toBe(0)
})

test('Q3: three dice are used, each may be passed', () => {
  const table = tableFor({}).do({ type: 'pass', die: 0 }).do({ type: 'pass', die: 1 })
  expect(table.refusal({ type: 'commit' })).toBe('dice-left')
  table.do({ type: 'pass', die: 2 })
  expect(table.refusal({ type: 'pass', die: 3 })).toBe('dice-spent')
  expect(table.actions()).toEqual([{ type: 'commit' }])
})

test('Q4: moves left are lost with the die; no other die comes between', () => {
  const table = tableFor({}).do({ type: 'move', die: 0, to: 'B1' })
  expect(table.refusal({ type: 'brew', die: 1 })).toBe('die-in-hand')
  expect(table.refusal({ type: 'commit' })).toBe('die-in-hand')
  table.do({ type: 'stop' })
  expect(table.refusal({ type: 'step', to: 'C1' })).toBe('not-now')
  expect(table.view().own?.step.diceLeft).toBe(2)
})

test('Q5: whoever comes first takes nothing from anybody in the same turn', () => {
  const at = { at: 'F2' } as const
  const table = tableAt({ seats: [at, at], rolls: [PLAIN] })
  table.move(0, ['F3'], 0).finish(0)
  table.move(0, ['F3'], 1).finish(1)
  expect([table.gems(0), table.gems(1)]).toEqual(['C', 'C'])
  expect(table.happened('gem-announced')).toEqual([
    { type: 'gem-announced', gem: 'C', takers: [0, 1], losers: [] },
  ])
})

test('Q6: boots fit the last four items and none of the first', () => {
  const table = tableFor({}, { dice: ['boots', 'boots', 'boots', 'boots', 'boots', 'boots'] })
  const items = table
    .actions()
    .flatMap((one) => (one.type === 'item' && one.die === 0 ? [one.item] : []))
  expect(items).toEqual([
    'crown-of-the-just',
    'alchemical-cauldron',
    'armour-of-heroes',
    'tome-of-wisdom',
  ])
})

test('Q7: a clover raises any hero and fits any item', () => {
  const table = tableFor({}, { dice: ['clover', 'skull', 'skull', 'boots', 'boots', 'boots'] })
  const of = table.actions().filter((one) => 'die' in one && one.die === 0)
  expect(of.filter(({ type }) => type === 'level')).toHaveLength(4)
  expect(of.filter(({ type }) => type === 'item')).toHaveLength(8)
})

test('Q10, Q11: a full row pays before the next potion of the same gain', () => {
  const table = tableFor({ potions: 7, levels: [1, 1, 1, 1] })
  table.do({ type: 'brew', die: 0 })
  expect(table.question()).toBe('mark')
  expect(table.sheet().potions).toBe(8)
  // The Cauldron, complete by that mark, pours its own potions before the second of the die.
  table.do({ type: 'mark', item: 'alchemical-cauldron' })
  expect(table.sheet().potions).toBe(9)
})

test('Q10: the Cauldron completed on the way pours before the rest of the brew', () => {
  const table = tableFor({ potions: 7, items: { 'alchemical-cauldron': 1 } })
  table.do({ type: 'brew', die: 0 }).do({ type: 'mark', item: 'alchemical-cauldron' })
  const sources = table.log().flatMap((event) => (event.type === 'potion-gained' ? [event.by] : []))
  expect(sources).toEqual(['die', 'item', 'item', 'item', 'die'])
  expect(table.sheet()).toMatchObject({ potions: 12, gemMarks: 1 })
})

test('Q12: rows of four; using potions up frees no place', () => {
  const table = tableFor({ potions: 12, hearts: 24 }).do({ type: 'brew', die: 0 })
  expect(table.sheet()).toMatchObject({ potions: 12, brews: 0 })
  expect(table.log().filter(({ type }) => type === 'gain-lost')).toHaveLength(2)
})

test('Q13: each point may go to potions or to the track', () => {
  const table = tableFor({ potions: 1, levels: [1, 1, 1, 1] }).do({
    type: 'move',
    die: 0,
    to: 'D1',
  })
  expect(table.question()).toBe('damage')
  expect(table.actions()).toEqual([0, 1, 2].map((hearts) => ({ type: 'absorb', hearts })))
  expect(table.refusal({ type: 'absorb', hearts: 3 })).toBe('not-so-much-damage')
  table.do({ type: 'absorb', hearts: 1 })
  expect(table.sheet()).toMatchObject({ damage: 1, hearts: 1, potions: 2 })
})

test('Q14: a level gained later does not undo a resurrection; equality is safe', () => {
  const equal = tableFor({ damage: 3, at: 'F1' }).move(0, ['E1'])
  expect(equal.sheet()).toMatchObject({ damage: 4, resurrected: false })
  // E3 deals 1 and then gives a level: too late.
  const late = tableFor({ damage: 4, at: 'F3', items: { 'ethereal-cloak': 2 } }).move(0, ['E3'])
  expect(late.sheet()).toMatchObject({ damage: 5, resurrected: true })
  expect(late.sheet().levels.reduce((sum, level) => sum + level, 0)).toBe(5)
})

test('Q15: damage stays after resurrection, and no second one comes', () => {
  const table = tableFor({ damage: 6, resurrected: true, at: 'F1' }).move(0, ['E1'])
  expect(table.sheet()).toMatchObject({ damage: 7, resurrected: true })
  expect(table.chain()).not.toContain('resurrected')
  expect(table.box('I')).toBe(-9)
})

test('Q16: beyond the track damage is counted and costs no more', () => {
  const table = tableFor({ damage: 24, resurrected: true, at: 'F1' })
  expect(table.box('H')).toBe(-36)
  table.move(0, ['E1'])
  expect(table.sheet().damage).toBe(25)
  expect(table.box('H')).toBe(-36)
})

test('Q17: monster and reward once, traps always, a gem on any entry', () => {
  const table = tableFor({ walked: ['D3', 'D2'], lost: [], defeated: ['D3'] })
  table.move(0, ['D3', 'D4'])
  expect(table.chain()).toEqual(['die-used', 'room-entered', 'room-entered'])
  const late = tableFor({ walked: ['F3', 'F2'] }).move(0, ['F3'])
  expect(late.gems()).toBe('C')
})

test('Q18: monster before trap, where a map has both', () => {
  const rooms = HOUSE_CONTENT.rooms.map((room) =>
    room.id === 'D1' ? { ...room, trap: true } : room,
  )
  const board = boardOf({ ...HOUSE_CONTENT, rooms }, 'A')
  const draft = openDraft({ board, dice: [], turn: 1 }, blankStep(sheetOf({}), 3))
  enter(draft, must(exitsFrom(board, -1).find(({ to }) => to === roomOf('D1'))))
  runTasks(draft)
  expect(draft.events?.map(({ type }) => type)).toEqual([
    'room-entered',
    'monster-defeated',
    'damaged',
    'trap-sprung',
    'damaged',
    'potion-gained',
  ])
})

test('Q19: rewards and gems are taken without asking', () => {
  const table = tableFor({ at: 'B1' }).move(0, ['C1'])
  expect(table.sheet().potions).toBe(1)
  expect(table.question()).toBe('walk')
})

test('Q20: no move need be used; standing still enters nothing', () => {
  const table = tableFor({ walked: ['C2', 'D2'] }).do({ type: 'pass', die: 0 })
  expect(table.sheet().entered).toBe(0)
})

test('Q21: an edge with wall and river wants both items; the border is never crossed', () => {
  const content = { ...HOUSE_CONTENT, walls: [...HOUSE_CONTENT.walls, 'A3-A4' as const] }
  const exit = must(
    exitsFrom(boardOf(content, 'A'), roomOf('A3')).find(({ to }) => to === roomOf('A4')),
  )
  expect(exit).toMatchObject({ wall: true, river: true })
  const both = { 'ethereal-cloak': 2, 'sea-amulet': 2 }
  for (const [at, to] of [
    ['A1', 'F1'],
    ['A6', 'F6'],
    ['F6', 'A6'],
  ] as const)
    expect(tableFor({ at, items: both }).refusal({ type: 'move', die: 0, to })).toBe('too-far')
})

test('Q23: a room whose monster fell from afar counts as explored when it is entered', () => {
  const table = tableFor({ defeated: ['E2'], at: 'E1' })
  expect(table.explored()).toBe('E1')
  table.move(0, ['E2'])
  expect(table.explored()).toBe('E1 E2')
  expect(table.sheet().damage).toBe(0)
})

test('Q33: gems, then missions, then the boss; what a boss gives counts a turn later', () => {
  const table = tableAt({
    // The level of the Scarab Swarm would be the sixth: too late for turn 3.
    seats: [{ levels: [5, 5, 5, 5], entered: [1] }, {}],
    dungeon: 'D',
    turn: 3,
    missions: ['living-legend'],
    rolls: [PLAIN, PLAIN],
  })
  table.finishAll()
  expect(table.happened('mission-done')).toEqual([])
  table.do({ type: 'raise', hero: 'mage' }).do({ type: 'commit' })
  expect(table.state.turn).toBe(4)
  table.finishAll()
  expect(table.happened('mission-done')).toHaveLength(1)
  const order = table.events.map(({ type }) => type)
  expect(order.indexOf('boss-fought')).toBeLessThan(order.indexOf('mission-done'))
})

test('Q33: a gem taken in the same turn counts for a mission of that turn, before its boss', () => {
  const table = tableAt({
    seats: [{ gems: ['A', 'B', 'D'], at: 'F2' }, {}],
    turn: 3,
    missions: ['glittering-purse'],
    rolls: [PLAIN],
  })
  table.move(0, ['F3']).finishAll()
  const order = table.events.map(({ type }) => type)
  const at = ['gem-announced', 'mission-done', 'boss-fought'].map((type) =>
    order.findIndex((one) => one === type),
  )
  expect(at).toEqual(at.toSorted((one, other) => one - other))
  expect(Math.min(...at)).toBeGreaterThan(-1)
})

test('Q34: several missions at once, and what setup reached at the end of turn 1', () => {
  const table = tableAt({
    seats: [{ defeated: 16, levels: [3, 3, 3, 3] }, {}],
    missions: ['patrol', 'even-ranks', 'two-by-two'],
    rolls: [PLAIN],
  })
  table.finishAll()
  expect(['K1', 'K2', 'K3'].map((box) => table.box(box as 'K1'))).toEqual([4, 4, 4])
  expect(table.state.missions.map(({ done }) => done)).toEqual([1, 1, 1])
})

test('Q40: what is dealt is private, what is kept lies open once all have chosen', () => {
  const table = newTable({ rolls: [PLAIN] })
  expect(game.view(table.state, 1).sheets[0]).toMatchObject({ objective: null, power: null })
  table.finish(0)
  expect(game.view(table.state, 1).sheets[0]).toMatchObject({ objective: null, power: null })
  expect(game.view(table.state, null).own).toBeNull()
  table.finish(1)
  expect(game.view(table.state, 1).sheets[0]?.power).not.toBeNull()
})

test('Q41: equal totals share the rank', () => {
  const players = [60, 70, 70, 50].map((total) => ({
    boxes: [total, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    objective: null,
    power: null,
  }))
  const ranks = game.standings({ dungeon: null, missions: [], scattered: false, players })
  expect(ranks.map(({ rank, won }) => [rank, won])).toEqual([
    [3, false],
    [1, true],
    [1, true],
    [4, false],
  ])
})

test('Q43, Q44: K has three boxes; boxes and totals may be negative', () => {
  const table = tableFor({ bosses: [-3, -5, -7], damage: 30, resurrected: true, power: 'veteran' })
  expect(table.total()).toBe(-3 - 5 - 7 - 36 - 9 - 3)
})

test('Q45: a game without missions has none; alone they stay on', () => {
  const without = newTable({ players: 2 })
  expect(without.state.missions).toEqual([])
  expect(['K1', 'K2', 'K3'].map((box) => without.box(box as 'K1'))).toEqual([0, 0, 0])
  const alone = v.parse(optionsSchema, { players: 1, missions: false })
  expect(alone).toMatchObject({ missions: true, scattered: true })
  expect(newTable({ players: 1 }).state.missions).toHaveLength(3)
})

test('Q46: alone a mission is worth what the turn is worth at whose end it is claimed', () => {
  const worth = [1, 3, 5, 7, 8].map((turn) => {
    const position = { seats: [{ levels: [3, 3, 3, 3] as const }], turn, rolls: [PLAIN, PLAIN] }
    const table = tableAt({ ...position, missions: ['even-ranks'] })
    return table.finishAll().box('K1')
  })
  expect(worth).toEqual([8, 7, 6, 4, 3])
})

test('section 20: a lone total has a rank, negative ones too', () => {
  const ranks = [-20, 49, 50, 69, 70, 90, 109, 110, 150].map((total) =>
    rankOf(HOUSE_CONTENT.ranks, total),
  )
  expect(ranks).toEqual([
    'lost-lantern',
    'lost-lantern',
    'squire',
    'squire',
    'sellsword',
    'champion',
    'champion',
    'legend',
    'legend',
  ])
})

test('Q48: what potions took of skulls is the first choice of the own turn, and hidden', () => {
  const table = tableAt({ seats: [{ potions: 1 }, {}], rolls: [SKULLS] }).finishAll()
  expect(table.question()).toBe('damage')
  expect(table.refusal({ type: 'brew', die: 2 })).toBe('choice-open')
  // Who has no potion has nothing to decide.
  expect(table.question(1)).toBe('use-die')
  table.do({ type: 'absorb', hearts: 2 })
  expect(table.revealed).toBe(false)
  expect(game.view(table.state, 1).sheets[0]?.hearts).toBe(0)
  expect(table.sheet()).toMatchObject({ hearts: 2, damage: 0 })
})

describe('nobody waits for somebody who has nothing to decide', () => {
  test('at a boss only those choose who have potions to use, or a reward to place', () => {
    const levels = [3, 3, 3, 3] as const
    const table = tableAt({
      seats: [{ levels, entered: [1], potions: 1 }, { levels, entered: [1] }, {}],
      turn: 3,
      rolls: [PLAIN],
    })
    table.finishAll()
    expect(table.state.stage).toBe('boss')
    expect(table.asked).toEqual([0])
    table.do({ type: 'absorb', hearts: 1 }).do({ type: 'commit' })
    expect(table.state.stage).toBe('turn')
    expect(table.state.turn).toBe(4)
  })
})
