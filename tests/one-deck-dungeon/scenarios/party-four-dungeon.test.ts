/** Four heroes: setup, time, doors of two cards, the stairs (rulebook p. 36–37; R1, R39, R40). */
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { createRandom } from '@main/games/random'
import {
  TIERS,
  type DungeonId,
  type OptionsInput,
  type TierId,
} from '@shared/games/one-deck-dungeon'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { FOUR } from './parties'
import { position, rolls, type Position, type Table } from './table'

function begun(tier: TierId | null, dungeon: DungeonId, prepared = 0) {
  const options: OptionsInput = {
    heroes: FOUR.map(({ hero }, seat) => ({
      hero,
      talents: seat < prepared ? ['prepared'] : [],
    })),
    dungeon,
    tier,
  }
  const { state } = oneDeckDungeon.setup(
    v.parse(oneDeckDungeon.schemas.options, options),
    createRandom(3),
    oneDeckDungeon.rulesVersion,
  )
  return oneDeckDungeon.view(state, null)
}

function four(given: Position): Table {
  return position({ party: FOUR, dungeon: 'lichs-tomb', ...given })
}
function counts(table: Table): readonly number[] {
  return table.view.doors.map(({ count }) => count)
}

describe('setup', () => {
  test('p. 36: two potions, four for novices, none for the fearless', () => {
    const potions = (tier: TierId | null) => begun(tier, 'lichs-tomb').potions
    expect([null, ...TIERS].map(potions)).toEqual([2, 4, 2, 2, 0])
  })

  test('Prepared adds one potion for each hero who has it, as ever', () => {
    expect(begun(null, 'lichs-tomb', 1).potions).toBe(3)
    expect(begun('fearless', 'lichs-tomb', 4).potions).toBe(4)
  })

  test('p. 36: both decks make one of 88; the supply is doubled (R39)', () => {
    const view = begun(null, 'lichs-tomb')
    expect(view.deck).toBe(88)
    expect(view.supply).toEqual({ strength: 16, agility: 16, magic: 16, heroic: 12 })
    const first = four({ asked: { type: 'start-of-turn', floorBegins: true } }).do('begin-turn')
    const each = new Map<string, number>()
    for (const card of [...first.state.deck, ...first.state.discard])
      each.set(card, (each.get(card) ?? 0) + 1)
    expect(Math.max(...each.values())).toBe(2)
  })

  test('p. 36: the party sides, and the stairs of four', () => {
    const view = begun(null, 'lichs-tomb')
    expect(view.side).toBe('party')
    expect(view.heroes.map(({ health }) => health)).toEqual([4, 3, 3, 3])
    expect(view.stairs.limit).toBe(6)
    expect(view.level).toMatchObject({ level: 1, items: 1, skills: 1, need: 12 })
  })

  test('Challenge Tiers: novices begin at level 2, standard parties with one card as XP', () => {
    expect(begun('novice', 'lichs-tomb')).toMatchObject({ levelsGained: 0, level: { level: 2 } })
    expect(begun('standard', 'lichs-tomb').xp.cards.length).toBe(1)
  })
})

describe('time', () => {
  test('p. 36: a turn takes four time', () => {
    expect(begun(null, 'lichs-tomb').question).toMatchObject({ discards: 4, tokens: 0 })
    const table = four({ closed: [['ogre-1', 'bandit-1']] })
    table.do('enter-room').do('flee').do('begin-turn')
    expect(table.timeFor('turn')).toBe(4)
  })

  test('R4: stairs that appear while it is paid may be taken, once all four are', () => {
    const table = four({ deckSize: 2, asked: { type: 'start-of-turn', floorBegins: false } }).do(
      'begin-turn',
    )
    expect(table.timeFor('turn')).toBe(4)
    expect(table.view.stairs).toMatchObject({ visible: true, tokens: 2 })
    expect(table.asked).toBe('descend-or-stay')
  })

  test('p. 37: the Hall of Statues takes ten', () => {
    expect(begun(null, 'dragons-cave').question).toMatchObject({ discards: 10 + 4, tokens: 0 })
    const table = four({
      dungeon: 'dragons-cave',
      asked: { type: 'start-of-turn', floorBegins: true },
    }).do('begin-turn')
    expect(table.timeFor('floor')).toBe(10)
    expect(table.timeFor('turn')).toBe(4)
  })

  test('p. 37: Sticky Surrounding takes two', () => {
    const table = four({
      dungeon: 'hydras-reef',
      asked: { type: 'start-of-turn', floorBegins: false },
    }).do('begin-turn')
    expect(table.timeFor('turn')).toBe(4)
    expect(table.timeFor('floor')).toBe(2)
  })

  test('p. 37: Crumbling Walls takes two', () => {
    const table = four({ dungeon: 'minotaurs-maze', floor: 2 }).do('explore')
    expect(table.timeFor('explore')).toBe(2)
  })

  test('p. 36–37: Frost, Eagle Eye, the Gamble and an option’s time are not doubled', () => {
    const table = four({
      party: [{ hero: 'warrior' }, { hero: 'rogue' }, { hero: 'mage' }, { hero: 'archer' }],
      open: [['ice-elemental-1', 'boulder-1']],
      rolls: rolls('feat.heroic', 1, 4, 5),
    }).do('enter-room', { door: 1 })
    table.do('choose-card', { card: 'ice-elemental-1' }).do('choose-pair', { first: 1, second: 3 })
    expect(table.timeFor('frost')).toBe(3)
    table.do('use-feat', { hero: 1 })
    expect(table.timeFor('feat')).toBe(3)
    expect(table.view.heroes.map(({ damage }) => damage)).toEqual([0, 1, 0, 0])
    table.do('use-feat', { hero: 3 })
    expect(table.timeFor('feat')).toBe(3 + 2)
    table.end()

    const peril = four({ open: [['boulder-1', 'cave-in-1']] }).do('enter-room', { door: 1 })
    peril.do('choose-card', { card: 'boulder-1' }).do('choose-pair', { first: 0, second: 1 })
    peril.do('choose-option', { option: 'slow-time' })
    expect(peril.timeFor('option')).toBe(3)
  })
})

describe('doors', () => {
  test('p. 36: exploring adds stacks of two, up to four doors', () => {
    const table = four({}).do('explore').do('begin-turn')
    expect(counts(table)).toEqual([2, 2, 2, 2])
    expect(table.view.doors.every(({ cards }) => cards === null)).toBe(true)
    expect(table.happened('explored')).toEqual([{ type: 'explored', doors: [1, 2, 3, 4] }])
    expect(table.refused({ type: 'explore', hero: null })).toBe('door-limit')
  })

  test('R39: a stack is one door for the limit', () => {
    const table = four({ open: [['ogre-1', 'bandit-1']], closed: [['cave-in-1', 'cave-in-2']] })
    table.do('explore')
    expect(counts(table)).toEqual([2, 2, 2, 2])
  })

  test('Deadly Maze: three stacks', () => {
    expect(counts(four({ dungeon: 'minotaurs-maze' }).do('explore'))).toEqual([2, 2, 2])
  })

  test('p. 37: a last card too few for a door is discarded, and the stairs are there', () => {
    const table = four({ deck: ['ogre-1', 'ogre-2', 'boulder-1'], deckSize: 3 }).do('explore')
    expect(counts(table)).toEqual([2])
    expect(table.happened('lone-card-discarded')).toEqual([
      { type: 'lone-card-discarded', card: 'boulder-1' },
    ])
    expect(table.view.discard).toContain('boulder-1')
    expect(table.view.deck).toBe(0)
    expect(table.happened('stairs-revealed').length).toBe(1)
    expect(table.asked).toBe('descend-or-stay')
    // The card has been seen: undo must not step back over it.
    expect(table.revealed).toBe(true)
  })

  test('p. 37: with one card in the deck exploring discards it, and no door comes', () => {
    const table = four({ deck: ['boulder-1'], deckSize: 1 }).do('explore')
    expect(table.view.doors).toEqual([])
    expect(table.view.stairs.visible).toBe(true)
    // It was exploring all the same: Mana Charge stores (R35).
    expect(table.heroAt(2).stored).toBe(1)
  })

  test('p. 36: opening turns both cards up; the party flees from both', () => {
    const table = four({ closed: [['boulder-1', 'goblin-1']] }).do('enter-room', { door: 1 })
    expect(table.view.doors).toEqual([{ id: 1, cards: ['boulder-1', 'goblin-1'], count: 2 }])
    expect(table.happened('door-opened')).toEqual([
      { type: 'door-opened', door: 1, cards: ['boulder-1', 'goblin-1'] },
    ])
    expect(table.view.question).toEqual({
      type: 'flee-or-face',
      door: 1,
      cards: ['boulder-1', 'goblin-1'],
    })
    // Valiant: one of the two is worth 4 XP (R36).
    expect(table.heroAt(3).stored).toBe(1)
    table.do('flee')
    expect(table.happened('fled')).toEqual([{ type: 'fled', cards: ['boulder-1', 'goblin-1'] }])
    expect(table.view.doors).toEqual([{ id: 1, cards: ['boulder-1', 'goblin-1'], count: 2 }])
    expect(table.heroAt(2).stored).toBe(1)
  })

  test('R36: a stack without a card of 4 XP stores nothing; one of two stores one die', () => {
    const none = four({ closed: [['bandit-1', 'goblin-1']] }).do('enter-room', { door: 1 })
    expect(none.heroAt(3).stored).toBe(0)
    const two = four({ closed: [['ogre-1', 'ogre-2']] }).do('enter-room', { door: 1 })
    expect(two.heroAt(3).stored).toBe(1)
  })

  test('p. 27: an open stack cannot be fled', () => {
    const table = four({ open: [['ogre-1', 'bandit-1']] }).do('enter-room', { door: 1 })
    expect(table.asked).toBe('choose-card')
    expect(table.refused({ type: 'flee', hero: null })).toBe('too-late-to-flee')
  })

  test('R6: descending shuffles both cards of every stack into the deck', () => {
    const table = four({
      open: [['ogre-1', 'bandit-1']],
      closed: [['cave-in-1', 'cave-in-2']],
      removed: ['goblin-1', 'goblin-1'],
      deckSize: 0,
      asked: { type: 'descend-or-stay' },
    })
      .do('descend')
      .do('begin-turn')
    expect(table.view.doors).toEqual([])
    // 88 less the two in the box, and four are spent when the turn begins.
    expect(table.view.deck).toBe(86 - 4)
  })
})

describe('the stairs', () => {
  test('R1: six tokens, then two different heroes of the four take 1 damage each', () => {
    const table = four({ deckSize: 0, stairsTokens: 5, closed: [['cave-in-1', 'cave-in-2']] })
    table.do('enter-room').do('flee').do('stay').do('begin-turn')
    expect(table.view.question).toMatchObject({
      type: 'assign-damage',
      among: [0, 1, 2, 3],
      cause: 'stairs',
    })
    table.do('take-damage', { hero: 1 })
    expect(table.view.question).toMatchObject({
      type: 'assign-damage',
      among: [0, 2, 3],
      cause: 'stairs',
    })
    expect(table.refused({ type: 'take-damage', hero: 1 })).toBe('not-now')
    table.do('take-damage', { hero: 3 })
    expect(table.view.heroes.map(({ damage }) => damage)).toEqual([0, 1, 0, 1])
    // Four time for the turn: the sixth token, then three more.
    expect(table.view.stairs.tokens).toBe(3)
    expect(table.asked).toBe('choose-turn')
  })

  test('R1: fewer than six tokens hurt nobody', () => {
    const table = four({ deckSize: 0, stairsTokens: 1, closed: [['cave-in-1', 'cave-in-2']] })
    table.do('enter-room').do('flee').do('stay').do('begin-turn')
    expect(table.view.stairs.tokens).toBe(5)
    expect(table.happened('damaged')).toEqual([])
  })

  test('R24: either of the two may have to be saved', () => {
    const table = four({
      party: [{ hero: 'warrior', damage: 3 }, ...FOUR.slice(1)],
      deckSize: 0,
      stairsTokens: 5,
      potions: 1,
      closed: [['cave-in-1', 'cave-in-2']],
    })
    table.do('enter-room').do('flee').do('stay').do('begin-turn')
    table.do('take-damage', { hero: 0 }).do('take-damage', { hero: 1 })
    expect(table.view.question).toEqual({ type: 'save-hero', hero: 0 })
    expect(table.heroAt(1).damage).toBe(1)
    table.do('drink-healing', { hero: 0 })
    expect(table.heroAt(0).damage).toBe(2)
  })
})
