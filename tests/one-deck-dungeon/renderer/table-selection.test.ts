import { beforeEach, describe, expect, test } from 'vitest'
import { computed, shallowRef } from 'vue'
import type { Action, Event, View } from '@shared/games/one-deck-dungeon'
import { useSelection } from '@renderer/games/one-deck-dungeon/table/dice/selection'
import type { Selection } from '@renderer/games/one-deck-dungeon/table/dice/selection'
import {
  dieKey,
  eventsInHand,
  inTrayOrder,
  placesOf,
  trayOf,
  trayRow,
  useActiveTray,
} from '@renderer/games/one-deck-dungeon/table/dice/tray'
import type { Offer } from '@renderer/games/one-deck-dungeon/table/offer'

function place(die: number, box: number): Action {
  return { type: 'place-die', hero: 0, die, box }
}
function discard(die: number): Action {
  return { type: 'discard-die', hero: 0, die }
}
function pick(die: number): Action {
  return { type: 'pick-die', hero: 0, die }
}
function unpick(die: number): Action {
  return { type: 'unpick-die', hero: 0, die }
}
function wide(box: number): Action {
  return { type: 'begin-wide-box', hero: null, box }
}

function asking(type: View['question']['type']) {
  return { question: { type } } as View
}

const view = shallowRef(asking('place'))
const actions = shallowRef<readonly Action[]>([])
let done: Action[] = []
let asked: Action[] = []
/** What is listed after the next act, if that changes. */
let then: readonly Action[] | null = null
let selection: Selection

beforeEach(() => {
  view.value = asking('place')
  actions.value = [
    place(1, 0),
    place(1, 2),
    place(2, 2),
    discard(1),
    discard(2),
    discard(3),
    wide(4),
  ]
  done = []
  asked = []
  then = null
  selection = useSelection(view, actions, {
    act: (action) => {
      done.push(action)
      if (then !== null) actions.value = then
      return Promise.resolve(true)
    },
    why: (action) => asked.push(action),
    press: (work) => work(),
  })
})

describe('a box that takes nothing', () => {
  test('asks why: not with any die, or not with the one in hand', () => {
    selection.pressBox(7)
    expect(asked).toEqual([wide(7)])
    view.value = {
      question: { type: 'place' },
      encounter: { pool: [{ id: 1, hero: 0 }], stakes: [] },
    } as unknown as View
    selection.pressDie(1)
    selection.pressBox(7)
    expect(asked).toEqual([wide(7), place(1, 7)])
    expect(done).toEqual([])
  })
})

describe('a die in hand', () => {
  test('shows the boxes it may go to, and goes to the one pressed', () => {
    selection.pressDie(1)
    expect(selection.selected.value).toEqual({ type: 'die', die: 1 })
    expect([...selection.boxes.value]).toEqual([0, 2])
    selection.pressBox(2)
    expect(done).toEqual([place(1, 2)])
  })

  test('goes where alone it can go when it is pressed again', async () => {
    selection.pressDie(2)
    selection.pressDie(2)
    expect(done).toEqual([place(2, 2)])
    actions.value = [wide(4), discard(2)]
    view.value = {
      question: { type: 'place' },
      encounter: { pool: [{ id: 2, hero: 0 }], stakes: [{ box: 4, fits: [2] }] },
    } as unknown as View
    then = [pick(2)]
    // It is still in hand.
    selection.pressDie(2)
    await Promise.resolve()
    await Promise.resolve()
    expect(done).toEqual([place(2, 2), wide(4), pick(2)])
  })

  test('is let go when pressed again where it has a choice, or when nothing can be done with it any more', () => {
    selection.pressDie(1)
    selection.pressDie(1)
    expect(selection.selected.value).toBeNull()
    expect(done).toEqual([])
    selection.pressDie(1)
    actions.value = [place(2, 2)]
    expect(selection.selected.value).toBeNull()
    expect(selection.boxes.value.size).toBe(0)
    expect(done).toEqual([])
  })

  test('stays in hand after a double press where it has a choice', () => {
    selection.pressDie(1)
    selection.pressDie(1, true)
    expect(selection.selected.value).toEqual({ type: 'die', die: 1 })
    expect(done).toEqual([])
  })

  test('is only held, never discarded, by being pressed while placing', () => {
    selection.pressDie(3)
    expect(selection.selected.value).toEqual({ type: 'die', die: 3 })
    expect(done).toEqual([])
  })

  test('goes into a wide box with the box', async () => {
    selection.pressDie(1)
    then = [pick(1), pick(2)]
    selection.pressBox(4)
    await Promise.resolve()
    await Promise.resolve()
    expect(done).toEqual([wide(4), pick(1)])
  })

  test('does nothing to a wide box that it may not go into but open it', async () => {
    selection.pressDie(3)
    then = [pick(1)]
    selection.pressBox(4)
    await Promise.resolve()
    await Promise.resolve()
    expect(done).toEqual([wide(4)])
  })
})

describe('a die let fall on a box', () => {
  const pool = [
    { id: 1, hero: 0 },
    { id: 3, hero: 0 },
  ]
  const filling = (box: number, picked: readonly number[]): View =>
    ({
      question: { type: 'pick-dice', purpose: { type: 'wide-box', box }, picked },
      encounter: { pool, stakes: [] },
    }) as unknown as View

  test('goes there, and nothing is held any more', () => {
    selection.carry(1)
    expect([...selection.boxes.value]).toEqual([0, 2])
    selection.drop(1, 2)
    expect(done).toEqual([place(1, 2)])
    expect(selection.selected.value).toBeNull()
  })

  test('asks why where it does not fit, as a press with it in hand', () => {
    view.value = { question: { type: 'place' }, encounter: { pool, stakes: [] } } as unknown as View
    selection.carry(3)
    selection.drop(3, 2)
    expect(done).toEqual([])
    expect(asked).toEqual([place(3, 2)])
    expect(selection.selected.value).toBeNull()
  })

  test('asks why where another box is being filled, and stays where it is picked already', () => {
    view.value = filling(4, [3])
    actions.value = [pick(1), unpick(3)]
    selection.drop(1, 2)
    expect(asked).toEqual([place(1, 2)])
    selection.drop(3, 4)
    selection.drop(1, 4)
    expect(asked).toHaveLength(1)
    expect(done).toEqual([pick(1)])
  })
})

describe('a box in mind', () => {
  test('shows the dice that may go there, and takes the one pressed', () => {
    selection.pressBox(2)
    expect(selection.selected.value).toEqual({ type: 'box', box: 2 })
    expect([...selection.dice.value]).toEqual([1, 2])
    selection.pressDie(2)
    expect(done).toEqual([place(2, 2)])
  })

  test('gives way to a die that may not go there', () => {
    selection.pressBox(0)
    selection.pressDie(2)
    expect(selection.selected.value).toEqual({ type: 'die', die: 2 })
    expect(done).toEqual([])
  })

  test('is not kept in mind where no die may go', () => {
    selection.pressBox(9)
    expect(selection.selected.value).toBeNull()
  })
})

describe('dice that are picked', () => {
  const confirm: Action = { type: 'confirm', hero: null }
  const picking = (settled: boolean): View =>
    ({
      question: { type: 'pick-dice', purpose: { type: 'heroic-die' }, picked: [], settled },
    }) as unknown as View

  test('need no confirmation where nothing is left to choose and it can be taken back', async () => {
    view.value = picking(true)
    actions.value = [pick(1)]
    then = [confirm, unpick(1)]
    selection.pressDie(1)
    await Promise.resolve()
    await Promise.resolve()
    expect(done).toEqual([pick(1), confirm])
  })

  test('wait for it where more could be picked, or where going on shows what was hidden', async () => {
    view.value = picking(false)
    actions.value = [pick(1)]
    then = [confirm, unpick(1)]
    selection.pressDie(1)
    await Promise.resolve()
    await Promise.resolve()
    expect(done).toEqual([pick(1)])
  })

  test('are not confirmed by putting one back', async () => {
    view.value = picking(true)
    actions.value = [unpick(1)]
    then = [confirm, pick(1)]
    selection.pressDie(1)
    await Promise.resolve()
    await Promise.resolve()
    expect(done).toEqual([unpick(1)])
  })
})

describe('a die pressed while dice are picked', () => {
  test('is picked, and put back', () => {
    view.value = asking('pick-dice')
    actions.value = [pick(1), unpick(2)]
    selection.pressDie(1)
    selection.pressDie(2)
    selection.pressDie(3)
    expect(done).toEqual([pick(1), unpick(2)])
    expect(selection.selected.value).toBeNull()
  })

  test('is discarded where that is the question', () => {
    view.value = asking('discard-feat-die')
    actions.value = [discard(1), discard(2)]
    selection.pressDie(2)
    expect(done).toEqual([discard(2)])
  })
})

describe('the tray', () => {
  const die = (id: number, color: 'strength' | 'magic' | 'heroic', value: number) =>
    ({ id, color, value, hero: 0, only: null }) as const

  test('sorts dice by colour, then from high to low, then as they came', () => {
    const pool = [
      die(1, 'heroic', 6),
      die(2, 'magic', 2),
      die(3, 'strength', 3),
      die(4, 'magic', 5),
    ]
    const twins = [die(6, 'magic', 2), die(5, 'magic', 2)]
    expect(inTrayOrder([...pool, ...twins]).map(({ id }) => id)).toEqual([3, 4, 2, 5, 6, 1])
  })

  test('parts the pool by whose dice they are', () => {
    const pool = [die(1, 'magic', 2), { ...die(2, 'magic', 5), hero: 1 }, die(3, 'magic', 4)]
    const table = { encounter: { pool, heroes: [0, 1] } } as unknown as View
    expect(trayOf(table, 0).map(({ id }) => id)).toEqual([3, 1])
    expect(trayOf(table, 1).map(({ id }) => id)).toEqual([2])
  })

  test('has keys for the first twenty', () => {
    expect([0, 8, 9, 10, 19, 20].map(dieKey)).toEqual(['1', '9', '0', '⇧1', '⇧0', null])
  })
})

describe('the places of dice', () => {
  const die = (id: number, value: number, color: 'strength' | 'heroic' = 'strength', hero = 0) =>
    ({ id, color, value, hero, only: null }) as const
  type Dice = readonly ReturnType<typeof die>[]
  const rolled = (dice: Dice): Event => ({
    type: 'dice-rolled',
    hero: 0,
    roll: 'encounter.strength',
    dice,
  })
  const placed = (dice: Dice): Event => ({ type: 'dice-placed', box: 0, dice })
  const gained = (dice: Dice): Event => ({ type: 'dice-gained', hero: 0, dice })
  const seen = (pool: Dice): View => ({ encounter: { pool, heroes: [0] } }) as unknown as View

  test('are those of the sorted roll, and stay so whatever the dice show later', () => {
    const events = [rolled([die(1, 2), die(2, 5)])]
    expect(placesOf(events, 0)).toEqual([2, 1])
    const raised = trayRow(seen([die(1, 6), die(2, 5)]), events, 0)
    expect(raised.map((one) => one?.value)).toEqual([5, 6])
    const again: Event = {
      type: 'dice-rolled',
      hero: 0,
      roll: 'reroll.strength',
      dice: [die(1, 6)],
    }
    expect(placesOf([...events, again], 0)).toEqual([2, 1])
  })

  test('stay free when a die leaves, and are its own when it is taken back', () => {
    const all = [die(1, 5), die(2, 4), die(3, 3)]
    const events = [rolled(all)]
    const row = trayRow(seen(all.slice(1)), [...events, placed([die(1, 5)])], 0)
    expect(row.map((one) => one?.id ?? null)).toEqual([null, 2, 3])
    expect(trayRow(seen(all), events, 0).map((one) => one?.id)).toEqual([1, 2, 3])
  })

  test('of new dice are at the end, or free ones where digits run short', () => {
    const ten = Array.from({ length: 10 }, (_, at) => die(at + 1, 6))
    const made = [die(11, 1, 'heroic')]
    expect(placesOf([rolled(ten.slice(0, 2)), placed([die(1, 6)]), gained(made)], 0)).toEqual([
      1, 2, 11,
    ])
    const filled = placesOf([rolled(ten), placed([die(4, 6)]), gained(made)], 0)
    expect(filled).toEqual([1, 2, 3, 11, 5, 6, 7, 8, 9, 10])
  })

  test('are each hero’s own, and show what the chronicle does not know of yet', () => {
    const both = [rolled([die(1, 2), die(2, 5, 'strength', 1)])]
    expect([placesOf(both, 0), placesOf(both, 1)]).toEqual([[1], [2]])
    expect(trayRow(seen([die(1, 2), die(7, 3)]), both, 0).map((one) => one?.id)).toEqual([1, 7])
  })

  test('are given anew in each encounter and round', () => {
    const began: Event = { type: 'encounter-began', card: 'ogre-1', heroes: [0] }
    const round: Event = { type: 'round-began', round: 2, heroes: [0] }
    const first = rolled([die(1, 2)])
    const second = rolled([die(1, 5)])
    expect(eventsInHand([{ events: [began] }, { events: [first] }])).toEqual([first])
    for (const anew of [began, round])
      expect(eventsInHand([{ events: [began, first] }, { events: [anew, second] }])).toEqual([
        second,
      ])
    expect(eventsInHand([{ events: [first] }])).toEqual([])
  })
})

describe('whose dice the keys press', () => {
  const die = (id: number, hero: number) =>
    ({ id, color: 'magic', value: 3, hero, only: null }) as const
  const pool = [die(1, 2), die(2, 2), die(3, 0)]
  const seen = shallowRef({ encounter: { pool, heroes: [0, 2] } } as unknown as View)
  const usable = shallowRef<readonly number[]>([1, 2, 3])
  const offer = computed<Offer>(() => ({
    at: (place) => (usable.value.some((id) => place === `die ${id}`) ? [discard(0)] : []),
    places: [],
  }))
  const activeTray = useActiveTray(seen, offer)

  test('are the first hero’s, until another’s are turned to', () => {
    expect(activeTray.seat.value).toBe(0)
    activeTray.turnTo(2)
    expect(activeTray.seat.value).toBe(2)
  })

  test('are those with which something can be done', () => {
    usable.value = [3]
    expect(activeTray.seat.value).toBe(0)
    usable.value = [1]
    expect(activeTray.seat.value).toBe(2)
    usable.value = []
    expect(activeTray.seat.value).toBe(0)
  })

  test('are nobody’s without an encounter, nor those of one who is not in it', () => {
    usable.value = [1, 2, 3]
    activeTray.turnTo(1)
    expect(activeTray.seat.value).toBe(0)
    seen.value = { encounter: null } as View
    expect(activeTray.seat.value).toBeNull()
  })
})
