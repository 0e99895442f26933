/** Bots of Dungeon Digger: sensible choices, only from what their seat sees, and games that end. */
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import { createRandom } from '@main/games/random'
import {
  optionsSchema,
  SCENARIOS,
  type Action,
  type OptionsInput,
} from '@shared/games/dungeon-digger'
import { BOT_LEVELS, type BotLevel } from '@shared/games/game'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { amount } from '../../amount'
import { must } from '../../must'
import { disguised } from '../properties/disguise'
import { brokenInvariants } from '../rules/invariants'
import { at, tableAt, type Position } from '../scenarios/table'

function chosen(level: BotLevel, position: Position): Action {
  const { state, seat } = tableAt(position)
  const bot = must(game.bots[level])
  return bot.choose(game.view(state, seat), game.legalActions(state, seat), seat, createRandom(3))
}
const thinking = ['normal', 'hard'] as const

describe.each(thinking)('the %s bot', (level) => {
  test('closes a long corridor while it can', () => {
    const action = chosen(level, {
      seats: [
        {
          portal: '-3,0',
          tiles: ['COR-1/0 -2,0', 'NUG-1/0 -1,0', 'TRP-1/0 0,0'],
          minions: ['0,0'],
          projects: ['TRE-1'],
        },
        { portal: '3,0' },
      ],
      points: 1,
    })
    expect(action).toMatchObject({ type: 'work', tile: 'TRE-1', at: at('1,0') })
  })

  test('ends the game where it wins by that', () => {
    const action = chosen(level, {
      seats: [
        {
          portal: '-3,0',
          tiles: ['COR-1/0 -2,0', 'KIT-1/0 -1,0'],
          minions: ['-1,0'],
          projects: ['KIT-2', 'COR-2'],
          gold: 18,
        },
        { portal: '3,0', gold: 3 },
      ],
      points: 1,
    })
    expect(action).toMatchObject({ type: 'work', tile: 'KIT-2' })
  })

  test('conquers the Throne Room that it stands on', () => {
    const action = chosen(level, {
      seats: [
        { portal: '-3,0', tiles: ['KIT-1/0 0,0'], minions: ['1,0', '1,0'], projects: [] },
        { portal: '3,0', tiles: ['THR-1/0 1,0'] },
      ],
      points: 1,
    })
    expect(action).toMatchObject({ type: 'conquer', at: at('1,0') })
  })

  test('makes the third mark on a Portal (16.6)', () => {
    const action = chosen(level, {
      seats: [
        {
          portal: '-3,0',
          tiles: ['COR-1/0 -2,0', 'KIT-1/0 2,0'],
          minions: ['3,0', '-2,0'],
          markers: ['3,0', '3,0'],
          projects: ['COR-2'],
        },
        { portal: '3,0', minions: [] },
      ],
      options: { scenario: 'creatures' },
      points: 1,
    })
    expect(action).toMatchObject({ type: 'conquer', at: at('3,0') })
  })
})

/** Five rocks around a Portal; what lies on the sixth side has earth towards a Kitchen: no Throne Room. */
const WALLED = {
  neutral: [
    ['rock', '-2,-1'],
    ['rock', '-3,-1'],
    ['rock', '-4,0'],
    ['rock', '-4,1'],
    ['rock', '-3,1'],
  ],
  seats: [
    { portal: '-3,0', minions: ['-3,0', '-3,0', '-3,0'], projects: ['THR-1'], gold: 5 },
    { portal: '3,0', tiles: ['KIT-2/0 -1,0'] },
  ],
  points: 1,
  idleRounds: 1,
} as const satisfies Position
const [AHEAD, OTHER] = WALLED.seats
const BEHIND = { ...AHEAD, gold: 0 }
const LEADER = { ...OTHER, gold: 5 }

test('where no tile in hand fits, and nothing happens any more (R28), others are looked for', () => {
  expect(chosen('normal', WALLED)).toMatchObject({ type: 'think' })
})

describe.each(thinking)('the %s bot, before an end that it would lose (R28)', (level) => {
  test('lays a Collapse where nobody else is left to keep it off', () => {
    const seats = [{ ...BEHIND, projects: [] }, LEADER]
    expect(chosen(level, { ...WALLED, seats })).toMatchObject({ type: 'sabotage' })
  })

  test('makes room where there is a rock to clear', () => {
    const seats = [BEHIND, LEADER]
    expect(chosen(level, { ...WALLED, seats, points: 2 })).toMatchObject({ type: 'demolish' })
  })
})

test('nobody keeps off an end that is won', () => {
  const action = chosen('normal', {
    seats: [{ portal: '-3,0', projects: [], gold: 5 }, { portal: '3,0' }],
    points: 1,
    idleRounds: 1,
  })
  expect(action.type).not.toBe('sabotage')
})

describe.each([
  { round: 5, earned: 0 },
  { round: 20, earned: 3 },
])('the normal bot, in round $round', ({ round, earned }) => {
  test(`earns ${earned} gold where the game would end and be lost by it`, () => {
    const { state, seat } = tableAt({
      seats: [
        {
          portal: '-3,0',
          tiles: ['KIT-1/0 -2,0'],
          minions: ['-2,0'],
          projects: ['KIT-2'],
          gold: 18,
        },
        { portal: '3,0', tiles: ['KIT-1/0 2,0'], gold: 19, coins: [3, 3, 2, 2, 2, 2] },
      ],
      points: 1,
      round,
    })
    const listed = game.legalActions(state, seat)
    const action = must(game.bots.normal).choose(
      game.view(state, seat),
      listed,
      seat,
      createRandom(3),
    )
    const applied = game.apply(state, seat, action)
    expect(applied.ok && must(applied.state.players[seat]).gold - 18).toBe(earned)
  })
})

test('the strong bot beats the middle one', () => {
  const games = amount(3, 40)
  let strong = 0
  for (let seed = 0; seed < games; seed++) {
    const levels: readonly BotLevel[] = seed % 2 === 0 ? ['hard', 'normal'] : ['normal', 'hard']
    const state = playedBy({ options: { players: 2 }, seed: 700 + seed, levels, disguise: 0 })
    const { won } = must(game.standings(must(game.outcome(state)))[levels.indexOf('hard')])
    if (won === true) strong++
  }
  expect(strong).toBeGreaterThan(games / 2)
})

interface BotGame {
  readonly options: OptionsInput
  readonly seed: number
  readonly levels: readonly BotLevel[]
  /**
   * A choice is made again with the hidden part changed: every so many, and those between by the middle bot; 0: never.
   */
  readonly disguise: number
}
function playedBy({ options, seed, levels, disguise }: BotGame) {
  let { state } = game.setup(v.parse(optionsSchema, options), createRandom(seed), 1)
  for (let step = 0; step < 6000; step++) {
    const seat = game.asked(state)[0] ?? null
    if (seat === null) return state
    const isTried = disguise > 0 && step % disguise === 0
    const isLeft = disguise > 0 && !isTried
    const bot = must(game.bots[isLeft ? 'normal' : must(levels[seat % levels.length])])
    const actions = game.legalActions(state, seat)
    const random = createRandom(seed + step)
    const action = bot.choose(game.view(state, seat), actions, seat, random)
    if (isTried) {
      const other = disguised(state, seat, 1 + (step % 5))
      const listed = game.legalActions(other, seat)
      expect(bot.choose(game.view(other, seat), listed, seat, random)).toEqual(action)
    }
    const applied = game.apply(state, seat, action)
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify(action)}`)
    ;({ state } = applied)
  }
  throw new Error('the game finds no end')
}

describe.each([null, ...SCENARIOS])('games of bots in %s', (scenario) => {
  test('end by a rule, and nearly none for want of anything to do', () => {
    const games = amount(2, 60)
    const ends = Array.from({ length: games }, (_, seed) => {
      const players = 2 + (seed % 5)
      const state = playedBy({
        options: { players, scenario, lords: seed % 2 === 0 ? 'none' : 'dealt' },
        seed,
        levels: ['normal'],
        disguise: 0,
      })
      expect(brokenInvariants(state)).toEqual([])
      return must(game.outcome(state)).by
    })
    const stalled = ends.filter((by) => by === 'idle' || by === 'round-cap').length
    expect(stalled).toBeLessThanOrEqual(Math.ceil(games * (scenario === 'creatures' ? 0.1 : 0.02)))
  })
})

describe.each(BOT_LEVELS)('what the %s bot must not see', (level) => {
  test.each(amount(1, 0) === 1 ? ['dragonsLair' as const] : [null, ...SCENARIOS])(
    'changes none of its choices in %s',
    (scenario) => {
      const disguise = level === 'hard' ? amount(12, 6) : amount(3, 1)
      playedBy({
        options: {
          players: 3,
          scenario,
          lords: 'dealt',
          hiddenProjects: true,
          monsterHuntFaceDown: true,
        },
        seed: 11,
        levels: [level, 'normal'],
        disguise,
      })
    },
  )
})
