/** A game told in numbers: what is counted, from whom, and that nothing is counted twice or forgotten. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oneDeckDungeon as game } from '@main/games/one-deck-dungeon'
import { chooseAction } from '@main/games/one-deck-dungeon/bot'
import { tallyOf } from '@main/games/one-deck-dungeon/tally'
import { createRandom } from '@main/games/random'
import { DUNGEONS, HEROES, PARTY_SIZES } from '@shared/games/one-deck-dungeon'
import type { Event, Options, Tally } from '@shared/games/one-deck-dungeon'
import * as v from 'valibot'
import { boss, facing, position } from '../scenarios/table'
import type { Table } from '../scenarios/table'

function counted(table: Table): Tally {
  return tallyOf(table.state.options, table.events)
}

test('what a foe deals is that foe’s, and what the time it costs brings is the stairs’', () => {
  const table = facing('goblin-1', {
    hero: 'warrior',
    deckSize: 0,
    stairsTokens: 2,
    rolls: Array.from({ length: 8 }, () => 1),
  })
  while (table.asked !== 'place') table.do('roll-dice')
  const due = table.stopping
  table.do('finish-placing')
  const { encounters, stairs, time } = counted(table)
  expect(due?.damage).toBeGreaterThan(0)
  expect(due?.time).toBeGreaterThan(0)
  expect(encounters).toEqual([
    { obstacle: 'goblin', floor: 1, heroes: [0], damage: [due?.damage], time: due?.time },
  ])
  expect(stairs).toEqual([table.happened('damaged').filter((one) => one.cause === 'stairs').length])
  expect(time.consequences).toBe(due?.time)
})

test('dice count as they fell, each colour and hero apart', () => {
  const table = facing('goblin-1', {
    party: [{ hero: 'warrior' }, { hero: 'mage' }],
    rolls: [6, 6, 2, 3, 3, 5, 1, 4],
  })
  while (table.asked !== 'place') table.do('roll-dice')
  const { rolls } = counted(table)
  for (const seat of [0, 1])
    for (const color of ['strength', 'agility', 'magic'] as const) {
      const thrown = table.pool.filter((die) => die.hero === seat && die.color === color)
      const faces = [1, 2, 3, 4, 5, 6].map((face) => thrown.filter((d) => d.value === face).length)
      expect(rolls[seat]?.[color]).toEqual(faces)
    }
})

test('the boss fight is one encounter, and where it was lost is told', () => {
  const table = boss('dragons-cave', {
    hero: 'mage',
    damage: 4,
    rolls: Array.from({ length: 8 }, () => 1),
  })
  while (table.asked !== 'place') table.do('roll-dice')
  table.do('finish-placing')
  expect(table.asked).toBe('game-over')
  const { encounters, defeat } = counted(table)
  expect(encounters).toHaveLength(1)
  expect(encounters[0]?.obstacle).toBe('dragon')
  expect(encounters[0]?.damage).toEqual([table.happened('damaged')[0]?.amount])
  // A position of the third floor, entered without having descended to it.
  expect(defeat).toEqual({ floor: 1, obstacle: 'dragon', cause: 'boss' })
})

test('between encounters nothing is met: the stairs alone can end a game', () => {
  const table = position({
    asked: { type: 'start-of-turn', floorBegins: false },
    deckSize: 0,
    stairsTokens: 2,
    damage: 5,
  }).do('begin-turn')
  const { defeat, encounters, stairs } = counted(table)
  expect(encounters).toEqual([])
  expect(stairs).toEqual([1])
  expect(defeat).toEqual({ floor: 1, obstacle: null, cause: 'stairs' })
})

/** A whole game played by the bot, with the state it ended in. */
function played(options: Options, seed: number) {
  let { state, events } = game.setup(options, createRandom(seed), game.rulesVersion)
  const told: Event[] = [...events]
  for (;;) {
    const actions = game.legalActions(state, null)
    if (actions.length === 0) return { state, told }
    const applied = game.apply(state, null, chooseAction(game.view(state, null), actions))
    if (!applied.ok) throw new Error(applied.rejection.code)
    ;({ state, events } = applied)
    told.push(...events)
  }
}

const options = fc
  .record({
    size: fc.constantFrom(...PARTY_SIZES),
    heroes: fc.shuffledSubarray([...HEROES], { minLength: 4, maxLength: 4 }),
    dungeon: fc.constantFrom(...DUNGEONS),
  })
  .map(({ size, heroes, dungeon }): Options => ({
    heroes: heroes
      .slice(0, size)
      .map((hero) => ({ hero, player: null, focus: null, talents: [], basicSkill: null })),
    dungeon,
    tier: null,
    dice: 'app',
  }))

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

test('sums agree with the events and with how the game ended', () => {
  fc.assert(
    fc.property(options, fc.nat(1_000_000), (given, seed) => {
      const { state, told } = played(given, seed)
      const tally = tallyOf(given, told)
      expect(v.parse(game.schemas.tally, JSON.parse(JSON.stringify(tally)))).toEqual(tally)
      for (const [seat, { damage }] of state.heroes.entries()) {
        const taken =
          sum(tally.encounters.map((met) => met.damage[seat] ?? 0)) +
          (tally.stairs[seat] ?? 0) +
          (tally.feats[seat] ?? 0)
        expect(taken - (tally.healed[seat] ?? 0)).toBe(damage)
      }
      const of = (type: Event['type']) => told.filter((event) => event.type === type).length
      const thrown = told.flatMap((event) => (event.type === 'dice-rolled' ? event.dice : []))
      expect(sum(tally.rolls.flatMap((colors) => Object.values(colors).flat()))).toBe(thrown.length)
      expect(sum(Object.values(tally.time))).toBe(of('card-discarded') + of('stairs-token'))
      expect(tally.encounters).toHaveLength(of('encounter-began') + of('boss-began'))
      const outcome = game.outcome(state)
      expect(tally.turns).toBe(outcome?.turns)
      expect(tally.defeat?.cause ?? null).toBe(outcome?.cause ?? null)
    }),
    { numRuns: 5 },
  )
})
