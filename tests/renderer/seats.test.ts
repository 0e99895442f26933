import { describe, expect, test, vi } from 'vitest'
import { effectScope, nextTick, shallowRef, type Ref } from 'vue'
import type { Actor, Seat, SeatInfo } from '@shared/games'
import { nextAtScreen, peopleAt, useSeats } from '@renderer/table/seats'

function person(player: string): SeatInfo {
  return { player, bot: null, sheet: null }
}
const bot: SeatInfo = { player: null, bot: 'easy', sheet: null }

test('people sit at every seat but those of bots', () => {
  expect(peopleAt([person('Ada'), bot, person('Bob')])).toEqual([0, 2])
})

describe('who comes to the screen next', () => {
  test.each<[string, readonly Seat[], readonly Actor[], Actor, Seat | null]>([
    ['the first who is asked, before anyone sits there', [0, 1], [0, 1], null, 0],
    ['nobody, while whoever sits there is asked', [0, 1], [0, 1], 1, null],
    ['another person who is asked', [0, 1], [1], 0, 1],
    ['nobody, while a bot thinks', [0], [1], 0, null],
    ['nobody, where everyone acts together', [0, 1], [null], null, null],
    ['nobody, when the game is over', [0, 1], [], 1, null],
  ])('%s', (_, people, asked, viewer, next) => {
    expect(nextAtScreen(people, asked, viewer)).toBe(next)
  })
})

function seatsOf(given: readonly SeatInfo[] | Ref<readonly SeatInfo[]>, secret: boolean) {
  const seats = shallowRef(given)
  const answer = shallowRef<{ viewer: Actor; asked: readonly Actor[] }>({
    viewer: null,
    asked: seats.value.flatMap(({ bot: of }, seat) => (of === null ? [seat] : [])),
  })
  const look = vi.fn((seat: Seat) => {
    answer.value = { ...answer.value, viewer: seat }
    return Promise.resolve()
  })
  const table = effectScope().run(() =>
    useSeats({ seats: () => seats.value, answer: () => answer.value, secret: () => secret, look }),
  )
  if (table === undefined) throw new Error('There is no table.')
  return { answer, look, ...table }
}

describe('a game with secrets', () => {
  test('shows nobody’s side before its player asks for it', async () => {
    const { look, handingTo, show } = seatsOf([person('Ada'), person('Bob')], true)
    expect(handingTo.value).toBe(0)
    await nextTick()
    expect(look).not.toHaveBeenCalled()
    await show(0)
    expect(handingTo.value).toBeNull()
    expect(look).toHaveBeenCalledTimes(1)
  })

  test('stays with whoever has chosen until they pass the computer on', async () => {
    const { answer, look, handingTo, passingTo, show, ask } = seatsOf(
      [person('Ada'), person('Bob')],
      true,
    )
    await show(0)
    expect(passingTo.value).toBeNull()
    answer.value = { viewer: 0, asked: [1] }
    await nextTick()
    expect(handingTo.value).toBeNull()
    expect(passingTo.value).toBe(1)
    // What was taken back is theirs to do again.
    answer.value = { viewer: 0, asked: [0, 1] }
    expect(passingTo.value).toBeNull()
    answer.value = { viewer: 0, asked: [1] }
    ask(1)
    expect(handingTo.value).toBe(1)
    expect(look).toHaveBeenCalledTimes(1)
  })

  test('shows who has chosen their side again while another is choosing', async () => {
    const { answer, handingTo, passingTo, show, ask } = seatsOf(
      [person('Ada'), person('Bob')],
      true,
    )
    await show(1)
    answer.value = { viewer: 1, asked: [1] }
    ask(0)
    expect(handingTo.value).toBe(0)
    await show(0)
    await nextTick()
    expect(handingTo.value).toBeNull()
    expect(passingTo.value).toBe(1)
  })

  test('does not wait at the seat of somebody for whom a bot plays now', async () => {
    const seats = shallowRef<readonly SeatInfo[]>([person('Ada'), person('Bob'), person('Cy')])
    const { answer, handingTo, passingTo, show } = seatsOf(seats, true)
    await show(0)
    answer.value = { viewer: 0, asked: [1, 2] }
    seats.value = [bot, person('Bob'), person('Cy')]
    expect(passingTo.value).toBeNull()
    expect(handingTo.value).toBe(1)
  })

  test('is covered too where another asks for their side out of turn', async () => {
    const { look, handingTo, show, ask } = seatsOf([person('Ada'), person('Bob')], true)
    await show(0)
    ask(1)
    expect(handingTo.value).toBe(1)
    expect(look).toHaveBeenCalledTimes(1)
  })

  test('hides nothing from one person alone', async () => {
    const { answer, handingTo } = seatsOf([person('Ada'), bot], true)
    await nextTick()
    expect(handingTo.value).toBeNull()
    expect(answer.value.viewer).toBe(0)
  })
})

test('a game without secrets goes from one to the next by itself', async () => {
  const { answer, handingTo } = seatsOf([person('Ada'), person('Bob')], false)
  await nextTick()
  expect(answer.value.viewer).toBe(0)
  answer.value = { viewer: 0, asked: [1] }
  await nextTick()
  expect(answer.value.viewer).toBe(1)
  expect(handingTo.value).toBeNull()
})
