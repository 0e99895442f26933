/** What a finished game has left on its sheets, typed in: nothing is wrong with it, and what is taken away is found. */
import { paperDungeons as game } from '@main/games/paper-dungeons'
import { HOUSE_CONTENT } from '@main/games/paper-dungeons/content'
import { recount } from '@main/games/paper-dungeons/recount'
import { BOT_LEVELS } from '@shared/games/game'
import {
  BOXES,
  DUNGEONS,
  roomOf,
  sheetMarksSchema,
  type Event,
  type Recount,
  type SheetMarks,
} from '@shared/games/paper-dungeons'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { amount } from '../../amount'
import { must } from '../../must'
import { playBots } from '../bots/games'
import { games, play } from '../properties/games'
import { marksOf } from './marks-of'

const runs = { numRuns: amount(8, 60) }
const fewer = { numRuns: amount(3, 20) }

const botGames = fc
  .record({
    levels: fc.array(fc.constantFrom(...BOT_LEVELS.slice(0, 2)), { minLength: 1, maxLength: 4 }),
    seed: fc.nat(0xffffffff),
    dungeon: fc.constantFrom(...DUNGEONS),
    missions: fc.boolean(),
    scattered: fc.boolean(),
  })
  .map(({ levels, seed, ...options }) => {
    const events: Event[] = []
    const { state } = playBots(levels, seed, {
      options,
      visit: (asked) => {
        const applied = game.apply(asked.state, asked.seat, asked.action)
        if (applied.ok) events.push(...applied.events)
      },
    })
    return { state, events, seats: levels.length }
  })

function expectClean(marks: SheetMarks): Recount {
  const found = recount(HOUSE_CONTENT, v.parse(sheetMarksSchema, marks))
  expect(found.faults).toEqual([])
  expect(found.missed).toEqual([])
  expect(found.boxes.map(({ counted }) => counted)).toEqual(marks.written)
  return found
}

test('a sheet of a game of bots recounts to its own score, with no fault and nothing missed', () => {
  fc.assert(
    fc.property(botGames, ({ state, events, seats }) => {
      for (let seat = 0; seat < seats; seat++) expectClean(marksOf(state, events, seat))
    }),
    runs,
  )
})

test('so does a sheet of a game of whatever choices', () => {
  fc.assert(
    fc.property(games, (given) => {
      const { state, events } = play(given)
      for (const seat of state.sheets.keys()) expectClean(marksOf(state, events, seat))
    }),
    runs,
  )
})

test('without dice brewed and rounds on it, nothing is held against a sheet either', () => {
  fc.assert(
    fc.property(botGames, ({ state, events }) => {
      const marks = marksOf(state, events, 0)
      const { faults, missed } = recount(HOUSE_CONTENT, { ...marks, brews: null, roundEnds: null })
      expect(faults).toEqual([])
      expect(missed).toEqual([])
    }),
    runs,
  )
})

function without<Thing>(list: readonly Thing[], thing: Thing): Thing[] {
  return list.filter((one) => one !== thing)
}

/** Each bonus of a sheet that can be taken off it, with what is then told. */
function removals(
  marks: SheetMarks,
): readonly (readonly [SheetMarks, Partial<Recount['missed'][number]>])[] {
  const gemOf = (gem: string) => must(HOUSE_CONTENT.rooms.find((room) => room.gem === gem)).id
  const room = 'rewards' as const
  return [
    ...marks.rewards.map(
      (id) =>
        [
          { ...marks, [room]: without(marks.rewards, id) },
          { code: 'reward' as const, room: id },
        ] as const,
    ),
    ...marks.rows.map(
      (at) =>
        [
          { ...marks, rows: without(marks.rows, at) },
          { code: 'row' as const, at },
        ] as const,
    ),
    ...marks.spaces.map(
      (at) =>
        [
          { ...marks, spaces: without(marks.spaces, at) },
          { code: 'space' as const, at },
        ] as const,
    ),
    ...marks.defeated
      .filter((id) => marks.path.includes(id))
      .map(
        (id) =>
          [
            { ...marks, defeated: without(marks.defeated, id) },
            { code: 'monster' as const, room: id },
          ] as const,
      ),
    ...marks.gems
      .filter((gem) => marks.path.includes(gemOf(gem)))
      .map(
        (gem) =>
          [
            { ...marks, gems: without(marks.gems, gem) },
            { code: 'gem' as const, gem },
          ] as const,
      ),
    // One of the gems that no map holds: the Thief's, or that of the third potion row.
    ...(marks.gemMarks > 0
      ? [
          [
            { ...marks, gemMarks: marks.gemMarks - 1 },
            { code: 'gains' as const, gain: 'gem' as const },
          ] as const,
        ]
      : []),
    ...(marks.potions > 0 && marks.potions < 12
      ? [
          [
            { ...marks, potions: marks.potions - 1 },
            { code: 'gains' as const, gain: 'potion' as const },
          ] as const,
        ]
      : []),
    ...(marks.bosses[2].reward
      ? []
      : marks.missions
          .filter(({ turn }) => turn > 0)
          .map(
            (mission) =>
              [
                {
                  ...marks,
                  missions: marks.missions.map((one) =>
                    one === mission ? { ...one, turn: 0 } : one,
                  ),
                },
                { code: 'mission' as const, mission: mission.id },
              ] as const,
          )),
  ]
}

test('whatever bonus is taken off a sheet is found', () => {
  fc.assert(
    fc.property(botGames, fc.nat(), ({ state, events }, pick) => {
      const all = removals(marksOf(state, events, 0))
      const [marks, told] = must(all[pick % all.length])
      expect(recount(HOUSE_CONTENT, marks).missed).toContainEqual(expect.objectContaining(told))
    }),
    { numRuns: amount(20, 120) },
  )
})

test('a box that was written otherwise is told with what it counts', () => {
  fc.assert(
    fc.property(
      botGames,
      fc.nat(BOXES.length - 1),
      fc.integer({ min: 1, max: 9 }),
      ({ state, events }, at, more) => {
        const marks = marksOf(state, events, 0)
        const counted = must(marks.written[at])
        const written = marks.written.with(at, counted + more)
        const box = must(recount(HOUSE_CONTENT, { ...marks, written }).boxes[at])
        expect(box).toMatchObject({ written: counted + more, counted })
      },
    ),
    fewer,
  )
})

test('a room that no arrow leads to is no way', () => {
  fc.assert(
    fc.property(botGames, ({ state, events }) => {
      const marks = marksOf(state, events, 0)
      fc.pre(marks.path.length > 2)
      const [first, ...path] = marks.path
      const far = roomOf(must(first)) < 3 ? 'F6' : 'A6'
      const { faults } = recount(HOUSE_CONTENT, { ...marks, path: [far, ...path] })
      expect(faults).toContainEqual({ code: 'no-door', room: far })
    }),
    fewer,
  )
})
