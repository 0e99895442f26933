/** A die and a place: whichever comes first lights what goes with it, and both together are done. */
import { paperDungeons as game } from '@main/games/paper-dungeons'
import { blankStep } from '@main/games/paper-dungeons/sheets'
import { createRandom } from '@main/games/random'
import { useChoosing, type Choosing } from '@renderer/games/paper-dungeons/table/choosing'
import { bestOf, offersOf, pathText, pricesIn } from '@renderer/games/paper-dungeons/table/offers'
import {
  blankSheet,
  roomOf,
  SYMBOLS,
  type Action,
  type ReachedRoom,
  type RoomId,
  type View,
} from '@shared/games/paper-dungeons'
import { beforeEach, describe, expect, test } from 'vitest'
import { effectScope, shallowRef } from 'vue'

const DICE = ['mage', 'boots', 'skull', 'thief', 'clover', 'thief'] as const

/** In turn 1 of dungeon A, the group in B1, three dice to be used. */
function viewOfTurn(): View {
  const options = { players: 2, dungeon: 'A', missions: false, scattered: false } as const
  const { state } = game.setup(options, createRandom(1), 1)
  const sheet = {
    ...blankSheet(6, 0),
    objective: 'surveyor',
    power: 'seer',
    room: roomOf('B1'),
  } as const
  const turn = {
    ...state,
    stage: 'turn',
    turn: 1,
    dice: DICE.map((symbol) => SYMBOLS.indexOf(symbol)),
    sheets: [sheet, sheet],
    steps: [blankStep(sheet, 3), blankStep(sheet, 3)],
  } as const
  return game.view(turn, 0, true)
}

let view = shallowRef(viewOfTurn())
function wayToE1(): ReachedRoom {
  const offers = offersOf(view.value.forecast).filter(({ place }) => place === 'room E1')
  const way = bestOf(offers)?.way ?? null
  if (way === null) throw new Error('no way leads there')
  return way
}
let done: Action[] = []
let asked: string[] = []
let back: number[] = []
let tells = true
function choosing(): Choosing {
  const made = effectScope().run(() =>
    useChoosing(() => view.value, {
      act: (action) => {
        done.push(action)
        return Promise.resolve(true)
      },
      why: (place) => asked.push(place),
      takeBack: (die) => back.push(die),
      tells: () => tells,
    }),
  )
  if (made === undefined) throw new Error('nothing was made')
  return made
}
beforeEach(() => {
  view = shallowRef(viewOfTurn())
  done = []
  asked = []
  back = []
  tells = true
})

describe('offers', () => {
  test('stand at the places where they are done, ways at the rooms that they lead to', () => {
    const offers = offersOf(view.value.forecast)
    const at = (place: string) =>
      offers.filter((offer) => offer.place === place).map(({ die }) => die)
    expect(at('satchel')).toEqual([0, 1, 3, 4, 5])
    expect(at('hero thief')).toEqual([4])
    expect(at('room D1')).toEqual([0, 1, 3, 4, 5])
    expect(at('room E1')).toEqual([1])
    const far = offers.find(({ place }) => place === 'room E1')
    expect(far?.actions.map(({ type }) => type)).toEqual(['move', 'step', 'step'])
  })

  test('a way has a price for each of its steps: goblin and trap, and nothing in the first room', () => {
    const way = wayToE1()
    expect(['C1', 'D1', 'E1', 'F1'].map((room) => pricesIn(way, room as RoomId))).toEqual([
      [0],
      [2],
      [1],
      [],
    ])
    expect(pathText(way)).toBe('C1, D1 −2, E1 −1')
    expect(way.damage).toBe(3)
  })

  test('a room that a way enters twice has two prices: the trap acts again', () => {
    const way = { ...wayToE1(), path: ['E1', 'D1', 'E1'], prices: [1, 2, 1] } as const
    expect(pricesIn(way, 'E1')).toEqual([1, 1])
  })
})

describe('choosing', () => {
  test('a die in hand lights what it may do, and a press on a place does it', () => {
    const { pressDie, pressPlace, lit, die } = choosing()
    pressDie(4)
    expect([...lit.value.keys()]).toContain('hero thief')
    pressDie(1)
    expect([...lit.value.keys()]).not.toContain('hero thief')
    pressPlace('satchel')
    expect(done).toEqual([{ type: 'brew', die: 1 }])
    expect(die.value).toBeNull()
  })

  test('a place that several dice reach waits for one of them', () => {
    const { pressDie, pressPlace, place, fitting } = choosing()
    pressPlace('satchel')
    expect(done).toEqual([])
    expect(place.value).toBe('satchel')
    expect([...fitting.value]).toEqual([0, 1, 3, 4, 5])
    pressDie(3)
    expect(done).toEqual([{ type: 'brew', die: 3 }])
  })

  test('a place that one die reaches needs no second press', () => {
    const { pressPlace } = choosing()
    pressPlace('hero thief')
    expect(done).toEqual([{ type: 'level', die: 4, hero: 'thief', swap: null }])
  })

  test('a skull and a place out of reach say why', () => {
    const { pressDie, pressPlace, die } = choosing()
    pressDie(2)
    expect(die.value).toBeNull()
    pressPlace('room F6')
    expect(asked).toEqual(['satchel', 'room F6'])
    expect(done).toEqual([])
  })

  test('the place under the pointer shows marks and changes before the press', () => {
    const { pressDie, preview, ghosts } = choosing()
    pressDie(1)
    preview('room C1')
    expect(ghosts.value).toMatchObject({ potions: 1, rooms: ['C1'] })
    preview('room E1')
    expect(ghosts.value.rooms.slice(0, 2)).toEqual(['C1', 'D1'])
    expect([...ghosts.value.defeated]).toEqual(['D1'])
    preview(null)
    expect(ghosts.value.rooms).toEqual([])
  })

  test('nothing of it is shown to whoever wants no forecasts, and places light up all the same', () => {
    tells = false
    const { pressDie, preview, ghosts, previewed, lit } = choosing()
    pressDie(1)
    preview('room E1')
    expect(previewed.value).toBeNull()
    expect(ghosts.value.rooms).toEqual([])
    expect([...lit.value.keys()]).toContain('room E1')
  })
})
