/** The numbers of the turns are those of the rules page's data. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BONUS_LEVEL } from '@shared/games/dungeon-digger'
import { LORD_CARDS } from '@main/games/dungeon-digger/cards/lords'
import * as numbers from '@main/games/dungeon-digger/cards/numbers'
import {
  ADVENTURER_CARDS,
  CREATURE_CARDS,
  ENCHANT,
  LEADER,
} from '@main/games/dungeon-digger/cards/pieces'
import {
  ADVENTURERS,
  AWARD_GOLD,
  BONUS_ORDERS,
  CREATURES,
  ESCAPE_LOSS,
  LORDS,
  ORDERS,
  SCENARIOS,
} from '@shared/games/dungeon-digger'
import { expect, test } from 'vitest'
import { must } from '../../must'

interface Named {
  readonly id: string
  readonly [key: string]: unknown
}
interface Facts {
  readonly startingStats: Readonly<Record<string, unknown>>
  readonly orders: readonly (Named & { readonly cost: number })[]
  readonly bonusLevels: readonly { readonly level: number; readonly anyOneOf: readonly string[] }[]
  readonly scoring: {
    readonly target: { readonly value: number }
    readonly awards: readonly Named[]
  }
  readonly coins: { readonly perPlayerSet: { readonly value: readonly number[] } }
  readonly exhaustion: Readonly<Record<'rounds' | 'maxRounds', { readonly value: number }>>
  readonly lords: {
    readonly cards: readonly (Named &
      Readonly<
        Record<'standard' | 'special', { readonly effect: Readonly<Record<string, unknown>> }>
      >)[]
  }
  readonly scenarios: readonly Named[]
}
const facts = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../facts.json'), 'utf8'),
) as Facts
function scenario(id: string): Named {
  return must(facts.scenarios.find((one) => one.id === id))
}

test('starting numbers, coins and the end', () => {
  expect(facts.startingStats).toMatchObject({
    ingenuity: numbers.INGENUITY,
    resources: numbers.RESOURCES,
    tyranny: numbers.TYRANNY,
  })
  expect(facts.coins.perPlayerSet.value).toEqual(numbers.COINS_EACH)
  expect(facts.exhaustion.rounds.value).toBe(numbers.IDLE_ROUNDS)
  expect(facts.exhaustion.maxRounds.value).toBe(numbers.MOST_ROUNDS)
  expect(facts.scoring.awards.map(({ gold }) => gold)).toEqual([AWARD_GOLD, AWARD_GOLD, AWARD_GOLD])
})
test('Orders and their points, bonus Orders and their levels', () => {
  expect(facts.orders.map(({ id }) => id)).toEqual(ORDERS)
  for (const { id, cost } of facts.orders)
    expect(numbers.ORDER_POINTS[must(ORDERS.find((order) => order === id))]).toBe(cost)
  for (const { level, anyOneOf } of facts.bonusLevels.filter((one) => one.level < 4))
    expect(BONUS_ORDERS.filter((order) => BONUS_LEVEL[order] === level).toSorted()).toEqual(
      anyOneOf.toSorted(),
    )
})
test('gold that ends a game', () => {
  expect(numbers.TARGETS.standard).toBe(facts.scoring.target.value)
  for (const id of SCENARIOS) expect(numbers.TARGETS[id]).toBe(scenario(id)['target'])
})
test('Lords as the cards say', () => {
  expect(facts.lords.cards.map(({ id }) => id)).toEqual(LORDS)
  const effects = Object.fromEntries(
    facts.lords.cards.map(({ id, standard, special }) => [id, [standard.effect, special.effect]]),
  )
  const { mordrake, quillia, ozzika, pelf, gurn, vexa } = LORD_CARDS
  expect(effects['mordrake']).toMatchObject([{ stepsTotal: 4 }, { tyrannyPoints: 2 }])
  expect(mordrake).toEqual({
    standard: { hook: 'paidMove', steps: 4 },
    special: { does: 'points', points: 2 },
  })
  expect(effects['quillia']).toMatchObject([{ order: 'think', cost: 0 }, { drawProjects: 3 }])
  expect(quillia.special).toEqual({ does: 'projects', draw: 3 })
  expect(effects['ozzika']).toMatchObject([{ resources: 1 }, { freeRises: 2 }])
  expect(ozzika).toEqual({
    standard: { hook: 'resources', more: 1 },
    special: { does: 'rises', most: 2 },
  })
  expect(effects['pelf']).toMatchObject([{ draw: 2, keep: 1 }, { opponentMinimumHand: 2 }])
  expect(pelf).toEqual({
    standard: { hook: 'coinFromBag', draw: 2 },
    special: { does: 'tax', fewest: 2 },
  })
  expect(effects['gurn']).toMatchObject([
    { minimumGroup: 2, strengthBonus: 1 },
    { conquerFromReserve: true },
  ])
  expect(gurn.standard).toEqual({ hook: 'attack', group: 2, more: 1 })
  expect(effects['vexa']).toMatchObject([{ order: 'demolish', cost: 1 }, {}])
  expect(vexa.standard).toEqual({ hook: 'demolish', cost: 1 })
})
test('adventurers and creatures', () => {
  const adventurers = scenario('adventurers')
  expect((adventurers['adventurers'] as readonly Named[]).map(({ id }) => id)).toEqual(ADVENTURERS)
  for (const { id, movement, life } of adventurers['adventurers'] as readonly Named[])
    expect(ADVENTURER_CARDS[must(ADVENTURERS.find((one) => one === id))]).toEqual({
      movement,
      life,
    })
  expect(must((adventurers['adventurers'] as readonly Named[])[3])).toMatchObject({
    movementBonus: LEADER.movement,
    movementRange: LEADER.movementRange,
    lifeBonus: LEADER.life,
    lifeRange: LEADER.lifeRange,
    lifeMinions: LEADER.lifeMinions,
  })
  expect(must((adventurers['adventurers'] as readonly Named[])[5])).toMatchObject({
    guardRange: ENCHANT.range,
    guardMinions: ENCHANT.minions,
  })
  expect(adventurers).toMatchObject({
    killGold: numbers.BOUNTY.gold,
    killCoins: numbers.BOUNTY.coins,
    escapePenalty: -ESCAPE_LOSS,
  })
  const creatures = scenario('creatures')
  expect((creatures['creatures'] as readonly Named[]).map(({ id }) => id)).toEqual(CREATURES)
  for (const { id, tyrannyCost, life, movement, resources, rooms } of creatures[
    'creatures'
  ] as readonly Named[])
    expect(CREATURE_CARDS[must(CREATURES.find((one) => one === id))]).toEqual({
      life,
      movement,
      resources,
      points: tyrannyCost,
      rooms,
    })
  expect(creatures['portalMarkersToEliminate']).toBe(numbers.MARKERS_TO_ELIMINATE)
})
test('what scenarios begin with', () => {
  expect(scenario('monsterHunt')).toMatchObject({
    minimumDistanceFromPortal: numbers.HUNT.distance,
    monster: { conquestGold: numbers.HUNT.gold },
  })
  expect(scenario('sandsOfTime')).toMatchObject({
    turnsPerPlayer: numbers.CLOCK.each,
    counterStart: numbers.CLOCK.start,
  })
  expect(scenario('dragonsLair')['hoardStart']).toBe(numbers.HOARD)
  for (const { players, capacity } of scenario('dwarvenCitadel')['capacityByPlayers'] as readonly {
    players: number
    capacity: number
  }[])
    expect(numbers.citadelCapacity(players)).toBe(capacity)
})
