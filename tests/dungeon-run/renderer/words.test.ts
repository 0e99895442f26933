/** Every action that there is can be offered in words, and everything that is asked, in every language. */
import { dungeonRun as game } from '@main/games/dungeon-run'
import { createRandom } from '@main/games/random'
import { optionsSchema, type ActionOf, type ActionType } from '@shared/games/dungeon-run'
import { wordsOf } from '@renderer/games/dungeon-run/words/names'
import { namingOf } from '@renderer/games/dungeon-run/words/naming'
import { actionText } from '@renderer/games/dungeon-run/words/action-text'
import { eventText } from '@renderer/games/dungeon-run/words/event-text'
import { contestName, questionText } from '@renderer/games/dungeon-run/words/question-text'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import messages from '../../../src/locales/en/dungeon-run.json'

const english = new Set<string>(keysOf(messages, ''))
function keysOf(part: object, path: string): readonly string[] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${path}${key}.`)
      : [`${path}${key}`],
  )
}

const SEEDS = [1, 2]
/** Far more choices than a game of people takes. */
const MOST = 900

/** Plays at random, and hands over what a table would say. */
function say(): { readonly missing: Set<string>; readonly types: Set<string> } {
  const missing = new Set<string>()
  const types = new Set<string>()
  const words = wordsOf((key) => {
    if (!english.has(key)) missing.add(key)
    return key
  })
  for (const seed of SEEDS) {
    const options = v.parse(optionsSchema, { players: 3, heroDeal: 'choose', begForYourLife: true })
    const begun = game.setup(options, createRandom(seed), 1)
    let { state } = begun
    for (let at = 0; at < MOST; at += 1) {
      const [seat] = game.asked(state)
      if (seat === undefined || seat === null) break
      const view = game.view(state, seat, true)
      const naming = namingOf(
        words,
        () => view,
        (one) => `seat ${one}`,
      )
      const actions = game.legalActions(state, seat)
      expect(questionText(view, true, naming)).not.toBe('')
      for (const action of actions) {
        types.add(action.type)
        expect(actionText(action, view, naming).label).not.toBe('')
      }
      const action = actions[(at * 7919 + seed) % actions.length]
      const after = game.apply(state, seat, action)
      if (!after.ok) throw new Error('a listed action was refused')
      for (const event of after.events) eventText(event, naming)
      ;({ state } = after)
    }
  }
  return { missing, types }
}

test('actions, questions and events of whole games are said in words that exist', () => {
  const { missing, types } = say()
  expect([...missing]).toEqual([])
  expect(types.size).toBeGreaterThan(25)
})

test('only a hero that has fainted is said to stand up', () => {
  const words = wordsOf((key) => key)
  const { state } = game.setup(v.parse(optionsSchema, { players: 2 }), createRandom(1), 1)
  const naming = namingOf(
    words,
    () => game.view(state, 0, true),
    (one) => `seat ${one}`,
  )
  const told = (stands: boolean) => eventText({ type: 'turn-begun', seat: 0, stands }, naming)
  expect(told(true)).toBe('run.log.turnBegun')
  expect(told(false)).toBe('run.log.stands')
})

const SAMPLES: { readonly [Type in ActionType]: ActionOf<Type> } = {
  hero: { type: 'hero', hero: 'pim' },
  learn: { type: 'learn', skill: 'fleet' },
  move: { type: 'move', dir: 'N' },
  escape: { type: 'escape' },
  fight: { type: 'fight', target: 1 },
  equip: { type: 'equip' },
  search: { type: 'search', dir: null },
  advance: { type: 'advance', stat: 'magic', pay: 'boss' },
  special: { type: 'special', card: 'skill:cautery' },
  free: { type: 'free', card: 'item:heartroot-draught' },
  'end-turn': { type: 'end-turn' },
  summon: { type: 'summon' },
  place: { type: 'place', tile: 's01', turn: 1 },
  lair: { type: 'lair', x: 1, y: 0, turn: 0 },
  exit: { type: 'exit', dir: 'E' },
  assist: { type: 'assist', stat: 'strength' },
  sabotage: { type: 'sabotage' },
  pass: { type: 'pass' },
  accept: { type: 'accept' },
  refuse: { type: 'refuse' },
  use: { type: 'use' },
  decline: { type: 'decline' },
  reroll: { type: 'reroll', card: 'ability:ysaline', die: 0 },
  'reroll-all': { type: 'reroll-all', card: 'skill:flash-powder' },
  also: { type: 'also', die: 1 },
  roll: { type: 'roll' },
  adjust: { type: 'adjust', card: 'skill:steady-hand', die: 0 },
  want: { type: 'want' },
  first: { type: 'first', seat: 1 },
  stat: { type: 'stat', stat: 'dexterity' },
  assign: { type: 'assign', blocks: [[0, 0]], hits: [1] },
  heal: { type: 'heal' },
  shed: { type: 'shed', card: 'leg-irons.1' },
  wear: { type: 'wear', item: 'moon-orb' },
  stow: { type: 'stow', item: 'moon-orb' },
  keep: { type: 'keep', item: 'moon-orb' },
  leave: { type: 'leave', item: 'moon-orb' },
  done: { type: 'done' },
  discard: { type: 'discard', card: 'slime.1' },
  trade: { type: 'trade', with: 1 },
  give: { type: 'give', card: 'slime.1' },
  ask: { type: 'ask', item: 'moon-orb' },
  propose: { type: 'propose' },
  target: { type: 'target', who: 'slime.1' },
  monster: { type: 'monster', card: 'slime.1', to: 0 },
  'summon-on': { type: 'summon-on', to: 0 },
  return: { type: 'return', to: 'bottom' },
  arrange: { type: 'arrange', order: [1, 0] },
  vote: { type: 'vote', down: true },
}

test('each type of action has its words', () => {
  const missing = new Set<string>()
  const words = wordsOf((key) => {
    if (!english.has(key)) missing.add(key)
    return key
  })
  const options = v.parse(optionsSchema, { players: 2 })
  const { state } = game.setup(options, createRandom(1), 1)
  const view = game.view(state, 0, true)
  const naming = namingOf(
    words,
    () => view,
    (one) => `seat ${one}`,
  )
  for (const action of Object.values(SAMPLES))
    expect(actionText(action, view, naming).label).not.toBe('')
  expect([...missing]).toEqual([])
})

/** Words that show what they are given. */
function spelled() {
  const words = wordsOf((key, named) => [key, ...Object.values(named)].join(' '))
  const { state } = game.setup(v.parse(optionsSchema, { players: 2 }), createRandom(1), 1)
  const view = game.view(state, 0, true)
  return {
    view,
    naming: namingOf(
      words,
      () => view,
      (one) => `seat ${one}`,
    ),
  }
}

test.each([
  [{ x: 0, y: -1, turn: 2 }, 'N'],
  [{ x: 1, y: 0, turn: 3 }, 'E'],
  [{ x: 0, y: 1, turn: 0 }, 'S'],
  [{ x: -1, y: 0, turn: 1 }, 'W'],
] as const)('where the Lair may lie is told by the tile beside it: %o', (spot, direction) => {
  const { view, naming } = spelled()
  const { label } = actionText({ type: 'lair', ...spot }, view, naming)
  expect(label).toContain(`run.directions.${direction}`)
  expect(label).toContain('run.tiles.entrance.name')
})

test('what a monster’s own card does is told by what comes of it alone', () => {
  const { naming } = spelled()
  const own = { type: 'effect', owner: 'slime.1', card: 'monster:slime' } as const
  expect(eventText(own, naming)).toBe('')
  expect(eventText({ ...own, owner: 0, card: 'skill:fleet' }, naming)).toContain('run.log.effect')
})

test('a trap that was disarmed or has sprung is no longer named', () => {
  const { naming } = spelled()
  const contest = { kind: 'disarm', foe: null } as Parameters<typeof contestName>[0]
  expect(contestName({ ...contest, trap: 'trapdoor.1' }, naming)).toContain('run.traps.trapdoor')
  expect(contestName({ ...contest, trap: null }, naming)).toBe('run.rolls.disarm')
})
