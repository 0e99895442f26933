import { describe, expect, it } from 'vitest'
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { chooseAction } from '@main/games/one-deck-dungeon/bot'
import type { GameState } from '@main/games/one-deck-dungeon/state'
import { createRandom } from '@main/games/random'
import { isSameAction } from '@shared/games/game'
import {
  DUNGEONS,
  HEROES,
  TALENTS,
  optionsSchema,
  type Action,
  type ActionType,
  type DungeonId,
  type HeroId,
  type Options,
  type TierId,
} from '@shared/games/one-deck-dungeon'
import * as v from 'valibot'
import { isFull } from '../../amount'
import { boss, facing, hand, position, type Table } from '../scenarios/table'

function optionsOf(hero: HeroId, dungeon: DungeonId, tier: TierId | null): Options {
  return v.parse(optionsSchema, { heroes: [{ hero }], dungeon, tier })
}

/** More actions than a game ever takes: beyond them the bot goes round in circles. */
const ACTIONS_AT_MOST = 3000

/** Plays on from a state; `look` sees each choice before it is made. */
function playOn(from: GameState, look: (state: GameState, action: Action) => void): GameState {
  let state = from
  for (let step = 0; step < ACTIONS_AT_MOST; step++) {
    const actions = oneDeckDungeon.legalActions(state, null)
    if (actions.length === 0) return state
    const action = chooseAction(oneDeckDungeon.view(state, null), actions)
    look(state, action)
    const applied = oneDeckDungeon.apply(state, null, action)
    if (!applied.ok) throw new Error(`${action.type} refused: ${applied.rejection.code}`)
    state = applied.state
  }
  throw new Error('the game has no end')
}

function newGame(options: Options, seed: number): GameState {
  return oneDeckDungeon.setup(options, createRandom(seed), oneDeckDungeon.rulesVersion).state
}

/** The type of what the bot would do now. */
function choice(table: Table): ActionType {
  return chooseAction(table.view, table.actions).type
}

/** Lets the bot play until it is asked something else than what `while` lists. */
function letPlay(table: Table, ...during: readonly string[]): Table {
  while (during.includes(table.asked)) {
    const { type, ...data } = chooseAction(table.view, table.actions)
    table.do(type, data)
  }
  return table
}
const PLACING = ['feats', 'place', 'pick-dice', 'choose-value', 'choose-effect'] as const

describe('the bot', () => {
  // In the short form every second dungeon, another hero's others: each dungeon has its turn.
  it.each(HEROES)('plays the %s through the dungeons to an end', (hero) => {
    for (const [at, dungeon] of DUNGEONS.entries()) {
      if (!isFull && (at + HEROES.indexOf(hero)) % 2 === 0) continue
      const tiers = ['novice', 'fearless'] as const
      for (const tier of isFull ? tiers : [tiers[(at >> 1) % 2] ?? 'novice']) {
        const end = playOn(newGame(optionsOf(hero, dungeon, tier), 11), (state, action) => {
          const listed = oneDeckDungeon.legalActions(state, null)
          expect(listed.some((one) => isSameAction(one, action))).toBe(true)
        })
        expect(oneDeckDungeon.outcome(end)).not.toBe(null)
      }
    }
  })

  it('plays a hero with every talent, whose list is longest', () => {
    const used = new Set<ActionType>()
    for (const basicSkill of ['steady-grip', 'spark'] as const) {
      const heroes = [{ hero: 'mage', talents: [...TALENTS], basicSkill, focus: null }]
      const options = v.parse(optionsSchema, { heroes, dungeon: 'lichs-tomb', tier: 'veteran' })
      playOn(newGame(options, 3), (_, action) => used.add(action.type))
    }
    expect(used).toContain('use-talent')
  })

  it('answers the same view and actions alike, whatever it played before', () => {
    const seen: { readonly state: GameState; readonly action: Action }[] = []
    playOn(newGame(optionsOf('archer', 'hydras-reef', 'standard'), 5), (state, action) => {
      seen.push({ state, action })
    })
    playOn(newGame(optionsOf('rogue', 'yetis-cavern', 'standard'), 6), () => undefined)
    for (const { state, action } of seen) {
      const view = structuredClone(oneDeckDungeon.view(state, null))
      const actions = structuredClone(oneDeckDungeon.legalActions(state, null))
      expect(chooseAction(view, actions)).toEqual(action)
    }
  })

  it('cannot tell closed doors or the deck apart', () => {
    const given = { closed: ['ogre-1', 'goblin-1'], deck: ['phantom-1', 'boulder-1'] } as const
    const other = { closed: ['goblin-1', 'ogre-1'], deck: ['boulder-1', 'phantom-1'] } as const
    const [one, two] = [position(given), position(other)]
    expect(chooseAction(two.view, two.actions)).toEqual(chooseAction(one.view, one.actions))
  })
})

describe('choosing doors', () => {
  it('explores where there is no door', () => {
    expect(choice(position({}))).toBe('explore')
  })

  it('flees what would probably kill, and faces what would not', () => {
    const opened = (damage: number) =>
      position({ hero: 'mage', damage, closed: ['ogre-1'], floor: 3 }).do('enter-room')
    expect(choice(opened(4))).toBe('flee')
    const strong = [
      'ogre-2',
      'goblin-1',
      'boulder-2',
      'wraith-1',
      'phantom-1',
      'bandit-2',
      'shadow-1',
    ] as const
    const armed = position({ level: 4, items: strong, closed: ['ogre-1'] })
    expect(choice(armed.do('enter-room'))).toBe('face-encounter')
  })

  it('takes the way through a peril that suits the hero', () => {
    const options = (hero: HeroId) => {
      const table = facing('rune-puzzle-1', { hero })
      return chooseAction(table.view, table.actions)
    }
    expect(options('mage')).toMatchObject({ option: 'decipher-it' })
    expect(options('warrior')).toMatchObject({ option: 'destroy-it' })
  })

  it('goes down when the stairs are in view and no door is left', () => {
    const below = position({ deckSize: 0, asked: { type: 'descend-or-stay' } })
    expect(choice(below)).toBe('descend')
  })
})

describe('health', () => {
  it('drinks Healing at the start of a turn when badly hurt, not when hardly', () => {
    const hurt = (damage: number) =>
      position({ damage, potions: 1, asked: { type: 'start-of-turn', floorBegins: false } })
    expect(choice(hurt(4))).toBe('drink-healing')
    expect(choice(hurt(1))).toBe('begin-turn')
  })

  it('drinks when a hero falls', () => {
    const fallen = position({
      damage: 6,
      potions: 1,
      asked: { type: 'check-health', hero: 0, cause: 'consequences' },
    })
    expect(fallen.asked).toBe('save-hero')
    expect(choice(fallen)).toBe('drink-healing')
  })
})

describe('placing dice', () => {
  it('covers everything when it can', () => {
    const table = facing('goblin-1', {
      rolls: hand({ strength: [6, 5, 4, 3], agility: [5, 4], magic: [1] }),
    }).do('roll-dice')
    letPlay(table, ...PLACING)
    expect(table.happened('consequences')[0]?.consequences).toMatchObject({ damage: 0, time: 0 })
    table.end()
  })

  it('rather takes time than damage', () => {
    // One agility die for two boxes: one leaves a time, the other a damage and a time.
    const table = facing('goblin-1', {
      rolls: hand({ strength: [6, 5, 4, 3], agility: [4, 1], magic: [1] }),
    }).do('roll-dice')
    letPlay(table, ...PLACING)
    expect(table.happened('consequences')[0]?.consequences).toMatchObject({ damage: 0, time: 1 })
  })

  it('makes a heroic die of two that no box wants', () => {
    const table = facing('skeleton-1', {
      hero: 'rogue',
      rolls: hand({ strength: [6], agility: [6, 5, 4, 4], magic: [2, 1] }),
    }).do('roll-dice')
    letPlay(table, ...PLACING)
    expect(table.happened('heroic-die-made').length).toBeGreaterThan(0)
  })

  it('uses a skill that helps', () => {
    const table = facing('phantom-1', {
      skills: ['wraith-1'],
      rolls: hand({ strength: [6, 5, 4, 6], agility: [4, 2], magic: [1] }),
    }).do('roll-dice')
    letPlay(table, ...PLACING)
    expect(table.happened('skill-used')).toMatchObject([{ skill: 'dexterity' }])
  })

  it('spends no potion on what hardly hurts, but one to stay alive', () => {
    const roll = { strength: [3, 5, 4, 1], agility: [4, 1], magic: [1] }
    const facingOgre = (damage: number) => {
      const known = { identified: ['shadow-2'], potions: 1, damage } as const
      return facing('goblin-1', { ...known, rolls: hand(roll) }).do('roll-dice')
    }
    const well = letPlay(facingOgre(0), ...PLACING)
    expect(well.happened('potion-drunk')).toEqual([])
    const dying = letPlay(facingOgre(5), ...PLACING)
    expect(dying.happened('potion-drunk')).toMatchObject([{ potion: 'heroism' }])
  })

  it('keeps heroic dice off the Dragon’s skulls', () => {
    const dice = { strength: [6, 6, 6, 6], agility: [5, 5, 1, 1], magic: [1], heroic: [6, 6] }
    const table = boss('dragons-cave', {
      level: 4,
      items: ['phantom-2', 'ice-elemental-1'],
      rolls: hand(dice, 'boss'),
    }).do('roll-dice')
    letPlay(table, ...PLACING)
    expect(table.happened('boss-struck')).toMatchObject([{ amount: 1 }])
    expect(table.happened('damaged')).toMatchObject([{ amount: 6 }])
  })
})

describe('loot', () => {
  it('levels up as soon as it can', () => {
    const ready = position({
      xp: ['ogre-1', 'goblin-1'],
      asked: { type: 'offer-level-up' },
    })
    expect(choice(ready)).toBe('begin-level-up')
    expect(choice(ready.do('begin-level-up'))).toBe('confirm')
  })
})
