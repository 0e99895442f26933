/** The bot in parties of two and four: who meets what, who takes what, and that it plays well. */
import { describe, expect, it } from 'vitest'
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { chooseAction } from '@main/games/one-deck-dungeon/bot'
import type { GameState } from '@main/games/one-deck-dungeon/state'
import { createRandom } from '@main/games/random'
import {
  DUNGEONS,
  HEROES,
  optionsSchema,
  type Action,
  type DungeonId,
  type HeroId,
  type TierId,
} from '@shared/games/one-deck-dungeon'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import * as v from 'valibot'
import { amount, isFull } from '../../amount'
import { facing, hand, position, rolls, type Table } from '../scenarios/table'

function newGame(
  heroes: readonly HeroId[],
  dungeon: DungeonId,
  tier: TierId,
  seed: number,
): GameState {
  const options = v.parse(optionsSchema, {
    heroes: heroes.map((hero) => ({ hero })),
    dungeon,
    tier,
  })
  return oneDeckDungeon.setup(options, createRandom(seed), oneDeckDungeon.rulesVersion).state
}

/** More actions than a game ever takes: beyond them the bot goes round in circles. */
const ACTIONS_AT_MOST = 5000

type Player = (state: GameState, actions: readonly Action[]) => Action
const bot: Player = (state, actions) => chooseAction(oneDeckDungeon.view(state, null), actions)

/** Plays a game to its end; a refusal fails the test. */
function playOut(from: GameState, player: Player): GameState {
  let state = from
  for (let step = 0; step < ACTIONS_AT_MOST; step++) {
    const actions = oneDeckDungeon.legalActions(state, null)
    if (actions.length === 0) return state
    const action = player(state, actions)
    const applied = oneDeckDungeon.apply(state, null, action)
    if (!applied.ok) throw new Error(`${action.type} refused: ${applied.rejection.code}`)
    state = applied.state
  }
  throw new Error('the game has no end')
}

function wins(seeds: number, heroes: readonly HeroId[], player: Player): number {
  return Array.from({ length: seeds }, (_, seed) =>
    playOut(newGame(heroes, 'dragons-cave', 'novice', seed), player),
  ).filter((end) => oneDeckDungeon.outcome(end)?.result === 'won').length
}

/** So many different heroes, from another one in each dungeon. */
function partyFor(dungeon: DungeonId, size: number): readonly HeroId[] {
  const from = DUNGEONS.indexOf(dungeon)
  return [...HEROES.slice(from), ...HEROES.slice(0, from)].slice(0, size)
}

/** What the bot would do now. */
function choice(table: Table): Action {
  return chooseAction(table.view, table.actions)
}

/** Lets the bot place dice until the consequences. */
function letPlace(table: Table): Table {
  while (['feats', 'place', 'pick-dice', 'choose-value', 'choose-effect'].includes(table.asked)) {
    const { type, ...data } = choice(table)
    table.do(type, data)
  }
  return table
}

describe('parties', () => {
  it.each(DUNGEONS)('of two and four play %s to an end', (dungeon) => {
    const parties = [
      [2, 'novice'],
      [2, 'fearless'],
      [4, 'fearless'],
    ] as const
    for (const [at, [size, tier]] of parties.entries()) {
      // In the short form one kind of party a dungeon, in turn.
      if (!isFull && at !== DUNGEONS.indexOf(dungeon) % parties.length) continue
      const end = playOut(newGame(partyFor(dungeon, size), dungeon, tier, 11), bot)
      expect(oneDeckDungeon.outcome(end)?.heroes).toHaveLength(size)
    }
  })

  it.each([2, 4])('of %i get the same answers to the same questions', (size) => {
    const seen: { readonly state: GameState; readonly action: Action }[] = []
    const heroes = partyFor('yetis-cavern', size)
    playOut(newGame(heroes, 'yetis-cavern', 'fearless', 5), (state, actions) => {
      const action = bot(state, actions)
      seen.push({ state, action })
      return action
    })
    for (const { state, action } of seen.toReversed()) {
      const view = structuredClone(oneDeckDungeon.view(state, null))
      const actions = structuredClone(oneDeckDungeon.legalActions(state, null))
      expect(chooseAction(view, actions)).toEqual(action)
    }
  })

  it('win most easy games, where chance alone wins none', () => {
    const generator = xoroshiro128plus(7)
    const chance: Player = (_, actions) => {
      const action = actions[uniformInt(generator, 0, actions.length - 1)]
      if (action === undefined) throw new Error('nothing to choose from')
      return action
    }
    const seeds = amount(7, 10)
    expect(wins(seeds, ['warrior', 'mage'], chance)).toBe(0)
    // Of ten it loses three at most.
    expect(wins(seeds, ['warrior', 'mage'], bot)).toBeGreaterThanOrEqual(seeds - 3)
  })
})

describe('who meets what', () => {
  it('sends the Mage where magic is asked for, and the Warrior where strength is', () => {
    const party = [
      { hero: 'warrior' },
      { hero: 'paladin' },
      { hero: 'mage' },
      { hero: 'rogue' },
    ] as const
    const table = position({ party, open: [['flame-statues-1', 'pit-of-spikes-1']] })
    table.do('enter-room').do('choose-card', { card: 'flame-statues-1' })
    const pair = choice(table)
    const first = pair.type === 'choose-pair' ? [pair.first, pair.second] : []
    expect(first).toContain(2)
    expect(first).not.toContain(0)
  })
})

describe('who takes what', () => {
  const party = (warrior: number, mage: number) =>
    [
      { hero: 'warrior', damage: warrior },
      { hero: 'mage', damage: mage },
    ] as const

  it('gives an odd damage to whom most health is left', () => {
    const owed = (warrior: number, mage: number) =>
      choice(
        position({
          party: party(warrior, mage),
          asked: { type: 'deal-damage', among: [0, 1], amount: 1, cause: 'consequences' },
        }),
      )
    expect(owed(1, 1)).toMatchObject({ type: 'take-damage', hero: 0 })
    expect(owed(2, 0)).toMatchObject({ type: 'take-damage', hero: 1 })
  })

  it('heals who is worse off', () => {
    const items = ['ogre-1', 'phantom-1'] as const
    const [warrior, mage] = party(3, 3)
    const hurt = position({
      party: [warrior, { ...mage, items }],
      potions: 1,
      level: 2,
      asked: { type: 'start-of-turn', floorBegins: false },
    })
    expect(choice(hurt)).toMatchObject({ type: 'drink-healing', hero: 0 })
  })

  it('teaches a skill to the hero who can pay for it', () => {
    const { type, hero } = choice(
      position({
        party: party(0, 0),
        level: 2,
        asked: { type: 'claim-loot', card: 'wraith-2' },
      }),
    )
    expect({ type, hero }).toEqual({ type: 'claim-skill', hero: 1 })
  })

  it('lets the hero with spells roll the level’s heroic dice', () => {
    const table = facing('goblin-1', {
      party: [{ hero: 'warrior' }, { hero: 'mage', skills: ['wraith-2'] }],
      level: 2,
    }).do('roll-dice')
    expect(table.asked).toBe('choose-bonus')
    expect(choice(table)).toMatchObject({ type: 'roll-bonus', hero: 1 })
  })
})

describe('playing together', () => {
  it('makes a heroic die of two heroes’ dice', () => {
    const table = facing('skeleton-1', {
      party: [{ hero: 'warrior' }, { hero: 'archer' }],
      rolls: [
        ...hand({ strength: [6, 6, 6], agility: [5] }),
        ...hand({ strength: [5], agility: [5, 4], magic: [3] }),
      ],
    }).do('roll-dice')
    letPlace(table)
    const made = table
      .happened('dice-discarded')
      .filter(({ cause }) => cause === 'heroic-die')
      .flatMap(({ hero }) => hero)
    expect(made).toEqual([0, 1])
  })

  it('pays with the user’s dice and leaves the partner’s alone', () => {
    const table = facing('phantom-1', {
      party: [{ hero: 'warrior' }, { hero: 'archer', skills: ['wraith-1'] }],
      rolls: [
        ...hand({ strength: [6, 5, 4], agility: [4] }),
        ...hand({ strength: [6], agility: [1, 2], magic: [1] }),
      ],
    }).do('roll-dice')
    letPlace(table)
    expect(table.happened('skill-used').map(({ skill }) => skill)).toContain('dexterity')
    const paid = table.happened('dice-discarded').filter(({ cause }) => cause === 'cost')
    expect(paid.flatMap(({ dice }) => dice.map((die) => die.hero))).toEqual([1])
  })

  it('rolls a partner’s ones again', () => {
    const table = facing('rune-puzzle-1', {
      party: [{ hero: 'warrior' }, { hero: 'rogue' }],
      dungeon: 'hydras-reef',
      rolls: [...hand({ strength: [1, 1, 6] }), ...rolls('reroll.strength', 5, 5)],
    })
      .do('choose-option', { option: 'destroy-it' })
      .do('roll-dice')
    letPlace(table)
    expect(table.happened('skill-used')).toMatchObject([{ hero: 1, skill: 'dungeoneering' }])
    expect(table.happened('consequences')[0]?.consequences).toMatchObject({ damage: 0 })
  })
})
