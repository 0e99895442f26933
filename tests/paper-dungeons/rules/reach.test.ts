/** Rooms in reach with their price, and forecasts: what is shown beforehand is what then happens. */
import { paperDungeons as game } from '@main/games/paper-dungeons'
import { act } from '@main/games/paper-dungeons/act'
import { boardOf } from '@main/games/paper-dungeons/board'
import { HOUSE_CONTENT } from '@main/games/paper-dungeons/content'
import { reachable } from '@main/games/paper-dungeons/reach'
import { settingOf, settingOfView } from '@main/games/paper-dungeons/stages'
import { roomId, roomOf, type Step } from '@shared/games/paper-dungeons'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { must } from '../../must'
import { amount } from '../../amount'
import { disguised } from '../properties/disguise'
import { games, play } from '../properties/games'
import { sheetOf, tableAt, tableFor, type Standing } from '../scenarios/table'

function rooms(standing: Standing, moves: number): Readonly<Record<string, number>> {
  const reached = reachable(boardOf(HOUSE_CONTENT, 'A'), sheetOf(standing), moves)
  return Object.fromEntries(reached.map(({ room, damage }) => [roomId(room), damage]))
}

describe('rooms in reach', () => {
  test('from outside: the six doors, and what lies behind them', () => {
    expect(rooms({}, 1)).toEqual({ A1: 1, B1: 0, C1: 0, D1: 2, E1: 1, F1: 0 })
  })

  test('by the way of least damage; walls and rivers bar it', () => {
    // C2 lies behind a wall of the card; A1 is cheaper entered by itself than twice.
    expect(rooms({ at: 'B1', defeated: ['A1'] }, 2)).toEqual({
      A1: 0,
      A2: 1,
      B1: 0,
      B2: 1,
      C1: 0,
      D1: 2,
    })
    expect(rooms({ at: 'A3', levels: [6, 6, 6, 6] }, 1)).toEqual({ A2: 0, B3: 1 })
    expect(rooms({ at: 'A3', levels: [6, 6, 6, 6], items: { 'sea-amulet': 2 } }, 1)).toEqual({
      A2: 0,
      A4: 0,
      B3: 1,
    })
  })

  test('the Explorer and the Armour make it cheaper, and rivers give the Ranger moves', () => {
    expect(rooms({ at: 'F1', power: 'explorer' }, 1)).toEqual({ E1: 0, F2: 2 })
    expect(rooms({ at: 'F1', items: { 'armour-of-heroes': 2 } }, 1)).toEqual({ E1: 1, F2: 1 })
    const ranger = { at: 'B4', power: 'ranger', items: { 'sea-amulet': 2 } } as const
    expect(Object.keys(rooms(ranger, 1))).toEqual(
      expect.arrayContaining(['B3', 'C4', 'C3', 'A3', 'D4']),
    )
  })

  test('Q22, Q35: over a river and back the Ranger enters the room of a boss again for nothing', () => {
    const ranger = { power: 'ranger', items: { 'sea-amulet': 2 }, levels: [6, 6, 6, 6] } as const
    const sheet = sheetOf({ ...ranger, walked: ['C4', 'B4'], gems: ['D'] })
    const reached = reachable(boardOf(HOUSE_CONTENT, 'A'), sheet, 2)
    expect(reached.find(({ room }) => room === roomOf('B4'))).toEqual({
      room: roomOf('B4'),
      damage: 0,
      movesLeft: 2,
      path: [roomOf('C4'), roomOf('B4')],
    })
    // Once it is entered in this round there is nothing to come back for.
    const entered = reachable(boardOf(HOUSE_CONTENT, 'A'), { ...sheet, entered: 2 }, 2)
    expect(entered.find(({ room }) => room === roomOf('B4'))?.movesLeft).toBe(0)
  })

  test('a path is one that can be walked, for the damage shown', () => {
    fc.assert(
      fc.property(games, (given) => {
        let step = 0
        play(given, ({ state, seat }) => {
          if (step++ % 7 > 0) return state
          const { own } = game.view(state, seat)
          const setting = settingOf(state)
          if (own?.question?.type !== 'walk') return state
          const { sheet } = own.step
          for (const { path, room, damage } of reachable(setting.board, sheet, own.step.moves)) {
            expect(path.at(-1)).toBe(room)
            // Gains on the way make it cheaper at most.
            const dealt = walked(setting, own.step, path)
            if (dealt !== null) expect(dealt).toBeLessThanOrEqual(damage)
          }
          return state
        })
      }),
      { numRuns: amount(15, 150) },
    )
  })
})

/** What is dealt on a path; null where a step of it is not offered any more. */
function walked(
  setting: ReturnType<typeof settingOf>,
  from: Step,
  path: readonly number[],
): number | null {
  let step: Step = { ...from, log: [], seen: [] }
  for (const to of path) {
    if (step.moves === 0) return null
    step = act(setting, step, { type: 'step', to: roomId(to) })
    while (step.tasks.length > 0) {
      const task = must(step.tasks.at(-1))
      if (task.type === 'damage') step = act(setting, step, { type: 'absorb', hearts: 0 })
      else return null
    }
  }
  expect(step.sheet.room).toBe(path.at(-1))
  return step.log.reduce((sum, event) => sum + (event.type === 'damaged' ? event.amount : 0), 0)
}

describe('forecasts', () => {
  test('say what then happens, by event and by box, for every action', () => {
    fc.assert(
      fc.property(games, (given) => {
        let step = 0
        play(given, ({ state, seat, action }) => {
          if (step++ % 4 > 0) return state
          const seen = game.view(state, seat, true)
          const all = must(seen.forecast)
          expect(all.actions.map((one) => one.action)).toEqual(game.legalActions(state, seat))
          const forecast = must(all.actions.find((one) => one.action === action))
          const applied = game.apply(state, seat, action)
          if (!applied.ok || applied.reveals || action.type === 'commit') return state
          const [played] = applied.events
          expect(played).toEqual({ type: 'played', seat, events: forecast.events })
          const now = game.view(applied.state, seat)
          const boxes = must(now.boxes[seat]).map((box, at) => box - (seen.boxes[seat]?.[at] ?? 0))
          expect(forecast.boxes).toEqual(boxes)
          expect(forecast.question).toEqual(now.own?.question ?? null)
          return state
        })
      }),
      { numRuns: amount(10, 100) },
    )
  })

  test('a bot can look ahead from its view alone, to what then stands there', () => {
    fc.assert(
      fc.property(games, (given) => {
        let step = 0
        play(given, ({ state, seat, action }) => {
          if (step++ % 6 > 0 || action.type === 'commit') return state
          const seen = game.view(state, seat)
          const before = must(seen.own).step
          const ahead = act(settingOfView(seen), before, action, true)
          const applied = game.apply(state, seat, action)
          if (!applied.ok) throw new Error('refused')
          const now = must(game.view(applied.state, seat).own).step
          // What happens is not written down: neither in the log nor with the pencil's notes of the way and the dice.
          const { trail, tracker } = before.sheet
          expect(ahead).toEqual({
            ...now,
            log: before.log,
            sheet: { ...now.sheet, trail, tracker },
          })
          return state
        })
      }),
      { numRuns: amount(10, 100) },
    )
  })

  test('hold nothing that the viewer must not see', () => {
    fc.assert(
      fc.property(games, fc.nat(), (given, seed) => {
        let step = 0
        play(given, ({ state, seat }) => {
          if (step++ % 9 === 0)
            expect(game.view(disguised(state, seat, seed), seat, true)).toEqual(
              game.view(state, seat, true),
            )
          return state
        })
      }),
      { numRuns: amount(5, 50) },
    )
  })

  test('light up what each die reaches, and what strength a level brings', () => {
    const table = tableFor(
      { levels: [3, 1, 1, 1] },
      { dice: ['warrior', 'boots', 'skull', 'warrior', 'mage', 'thief'] },
    )
    const forecast = must(game.view(table.state, 0, true).forecast)
    expect(forecast.reach.map(({ die }) => die)).toEqual([0, 1, 3, 4, 5])
    const far = must(forecast.reach.find(({ die }) => die === 1)).rooms
    expect(far.find(({ room }) => room === 'B2')).toMatchObject({
      room: 'B2',
      damage: 1,
      movesLeft: 1,
      path: ['B1', 'B2'],
    })
    expect(forecast.strengths).toEqual([9, 7, 7])
    const raise = forecast.actions.find(({ action }) => action.type === 'level' && action.die === 3)
    // The Warrior counts twice against the Rat King, and brings one more from level 4 on.
    expect(raise?.strengths).toEqual([3, 2, 2])
    expect(game.view(table.state, null, true).forecast).toBeNull()
    expect(game.view(table.state, 0).forecast).toBeNull()
    expect(roomOf('B2')).toBe(7)
  })
})

describe('ways', () => {
  test('tell what walking them does, as far as nothing is asked, with the price of each room', () => {
    const { state } = tableAt({
      seats: [{ at: 'B1', objective: 'surveyor', power: 'seer' }, {}],
      dice: ['mage', 'boots', 'skull', 'thief', 'thief', 'thief'],
    })
    const seen = game.view(state, 0, true)
    const way = seen.forecast?.reach
      .find(({ die }) => die === 1)
      ?.rooms.find(({ room }) => room === 'D1')
    expect(way).toMatchObject({ path: ['C1', 'D1'], prices: [0, 2], damage: 2, movesLeft: 1 })
    // The goblin's damage can go to the potion that C1 gave: that is asked.
    expect(way?.walked.question).toMatchObject({ type: 'damage', amount: 2 })
    expect(way?.walked.events.map(({ type }) => type)).toEqual([
      'die-used',
      'room-entered',
      'potion-gained',
      'room-entered',
      'monster-defeated',
    ])
  })

  test('are counted to gems and bosses as the sheet stands, beside what missions ask for', () => {
    const { state } = tableAt({
      seats: [
        { at: 'A1', objective: 'academy', levels: [2, 1, 1, 1], gems: ['B'] },
        { at: 'B2', lost: ['A'] },
      ],
      missions: ['map-makers'],
    })
    const [first, second] = must(game.view(state, 0, true).facts)
    expect(must(first)).toMatchObject({ objective: 5, missions: [1], strengths: [7, 6, 6] })
    expect(must(first).toGems.slice(0, 3)).toEqual([5, null, 3])
    expect(must(second).toGems[0]).toBeNull()
    expect(must(second).toBosses[0]).toBe(4)
    expect(game.view(state, 0).facts).toBeNull()
  })
})
