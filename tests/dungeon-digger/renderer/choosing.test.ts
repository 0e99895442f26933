/** What is pressed on the table: how many go, the steps they need, and how a Project is turned where it is laid. */
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import type { Action, Space } from '@shared/games/dungeon-digger'
import { useChoosing, type Choosing } from '@renderer/games/dungeon-digger/table/choosing'
import type { Journey } from '@renderer/games/dungeon-digger/table/journey'
import { afterEach, describe, expect, test } from 'vitest'
import { effectScope, nextTick, shallowRef } from 'vue'
import { at, move, step, tableAt, work, type Position, type Table } from '../scenarios/table'

let done: Action[] = []
let asked: Action[] = []
let gone: Journey[] = []
let revision = shallowRef(0)
afterEach(() => {
  done = []
  asked = []
  gone = []
})
function choosingAt(table: Table): Choosing {
  revision = shallowRef(0)
  const made = effectScope().run(() =>
    useChoosing({
      view: () => game.view(table.state, table.seat, true),
      actions: () => game.legalActions(table.state, table.seat),
      revision: () => revision.value,
      act: (action) => done.push(action),
      journey: (way) => gone.push(way),
      why: (action) => asked.push(action),
    }),
  )
  if (made === undefined) throw new Error('the scope is closed')
  return made
}
function lit({ spots }: Choosing): readonly Space[] {
  return [...spots.value.keys()]
}

/** Three minions in a room between an own one and one with a defender. */
const SQUAD: Position = {
  seats: [
    { tiles: ['KIT-1/0 0,0', 'LIB-1/0 -1,0'], minions: ['1,0', '1,0', '1,0'] },
    { tiles: ['TRE-1/0 1,0', 'TRP-1/0 2,0'], minions: ['2,0'] },
  ],
}

describe('how many go', () => {
  test('only what the number can enter is lit, and the number goes', () => {
    const choosing = choosingAt(tableAt(SQUAD).play(move))
    expect(lit(choosing)).toEqual(expect.arrayContaining([at('2,0'), at('0,0')]))
    choosing.size.value = 1
    expect(lit(choosing)).toEqual([at('0,0')])
    choosing.pressSpace(at('0,0'))
    expect(done).toEqual([step('1,0', 1, '0,0')])
  })
  test('what it cannot enter is refused with its number', () => {
    const table = tableAt(SQUAD).play(move)
    const choosing = choosingAt(table)
    choosing.size.value = 1
    choosing.pressSpace(at('2,0'))
    expect(done).toEqual([])
    expect(asked).toEqual([step('1,0', 1, '2,0')])
    expect(asked.map((action) => table.rejection(action))).toMatchObject([
      { code: 'group-too-small', named: { needed: 2, size: 1 } },
    ])
  })
  test('it is chosen before the Move is begun as well as after', () => {
    const planned = choosingAt(tableAt(SQUAD))
    planned.pressSpace(at('1,0'))
    expect([...planned.sizes.value].sort()).toEqual([1, 2, 3])
    planned.size.value = 2
    planned.pressSpace(at('0,0'))
    expect(gone).toEqual([{ from: at('1,0'), path: [at('0,0')], size: 2 }])
  })
})

describe('the steps of a Move', () => {
  const stepsTo = ({ move: way }: Choosing) =>
    way.value?.targets.map(({ to, steps }) => [to, steps]) ?? []

  test('are told alike before the Move is begun and after', () => {
    const planned = choosingAt(tableAt(SQUAD))
    planned.pressSpace(at('1,0'))
    const begun = choosingAt(tableAt(SQUAD).play(move))
    expect(stepsTo(planned)).toContainEqual([at('-1,0'), 2])
    expect(stepsTo(begun)).toEqual(stepsTo(planned))
  })
  test('a space that two of them lead to is pressed at once', () => {
    const choosing = choosingAt(tableAt(SQUAD).play(move))
    expect(choosing.farther.value.map(({ to }) => to)).toContain(at('-1,0'))
    choosing.pressSpace(at('-1,0'))
    expect(gone).toEqual([{ from: at('1,0'), path: [at('0,0'), at('-1,0')], size: 3 }])
  })
  test('after one of them no way is shown before somebody points again', async () => {
    const table = tableAt(SQUAD).play(move)
    const choosing = choosingAt(table)
    choosing.look(at('0,0'))
    table.play(step('1,0', 3, '0,0'))
    revision.value += 1
    await nextTick()
    expect(choosing.looked.value).toBeNull()
  })
})

describe('a Project that is laid', () => {
  const BESIDE = at('-2,0')
  /** Only with its short arm towards the Portal its corridor is complete at once. */
  function inHand(): Choosing {
    const choosing = choosingAt(tableAt({ seats: [{ projects: ['COR-6'] }, {}] }))
    choosing.project.take('COR-6')
    return choosing
  }
  test('lies as it pays most, looked at and pressed', () => {
    const { project, look, pressSpace } = inHand()
    look(BESIDE)
    expect(project.forecast.value?.earnings.gold).toBe(1)
    expect(project.turning.value).toBe('turned')
    pressSpace(BESIDE)
    expect(project.turning.value).toBeNull()
    expect(project.forecast.value?.earnings.gold).toBe(1)
    pressSpace(BESIDE)
    expect(done).toEqual([work('COR-6/1 -2,0')])
  })
  test('lies as it was turned by hand, where it fits so', () => {
    const { project, pressSpace } = inHand()
    project.turn(1)
    project.turn(-1)
    pressSpace(BESIDE)
    expect(project.rotation.value).toBe(0)
    expect(project.forecast.value?.earnings.gold).toBe(0)
  })
  test('turned by hand so that it does not fit, it is seen so until a press turns it', () => {
    const { project, look, pressSpace } = inHand()
    project.turn(-1)
    look(BESIDE)
    expect(project.rotation.value).toBe(5)
    expect(project.refusal.value?.code).toBe('wrong-edges')
    expect(project.turning.value).toBe('turns')
    pressSpace(BESIDE)
    expect(project.refusal.value).toBeNull()
  })
})
