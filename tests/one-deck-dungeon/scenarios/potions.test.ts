/** The four potions on encounter cards, and Healing: when they are drunk, what they do, what they need. */
import { healthOf } from '@main/games/one-deck-dungeon/health'
import type { CardId, LootPotionId } from '@shared/games/one-deck-dungeon'
import { describe, expect, test } from 'vitest'
import { lootFacts } from '../rules/facts'
import { boss, facing, hand, position, rolls, type Position, type Table } from './table'

/** A card for each potion. */
const CARD: Readonly<Record<LootPotionId, CardId>> = {
  clarity: 'skeleton-2',
  heroism: 'shadow-2',
  invisibility: 'skeleton-1',
  mana: 'arrow-wall-2',
}

function drink(table: Table, potion: LootPotionId): Table {
  return table.do('drink-potion', { potion })
}
function ready(table: Table, potion: LootPotionId): boolean {
  return table.can('drink-potion', { potion })
}
function refusal(table: Table, potion: LootPotionId): string {
  return table.refused({ type: 'drink-potion', hero: 0, potion })
}

/** The warrior against the Ogre, the potion known and tokens at hand. */
function armed(potion: LootPotionId, given: Position = {}): Table {
  return facing('ogre-1', { potions: 1, identified: [CARD[potion]], ...given }).do('roll-dice')
}

const PLAIN = hand({ strength: [1, 2, 3, 4], agility: [1, 2], magic: [3] })

describe('every potion', () => {
  const potions = lootFacts.flatMap((loot) =>
    loot.type === 'potion' && loot.id !== 'invisibility' ? [loot] : [],
  )

  test.each(potions)('$name: is drunk where its icons say, for one token', ({ id, when, cost }) => {
    expect(when).toEqual(['combat', 'peril'])
    const fight = armed(id, { potions: 3, rolls: PLAIN })
    expect(ready(fight, id)).toBe(true)
    drink(fight, id)
    expect(fight.view.potions).toBe(3 - (cost.potion ?? 0))
    expect(fight.last[0]).toEqual({ type: 'potion-drunk', hero: 0, potion: id })

    const peril = facing('arrow-wall-1', {
      potions: 1,
      identified: [CARD[id]],
      rolls: hand({ magic: [1] }),
    })
    peril.do('choose-option', { option: 'magic-shield' }).do('roll-dice')
    expect(ready(peril, id)).toBe(true)

    const round = boss('minotaurs-maze', {
      potions: 1,
      identified: [CARD[id]],
      rolls: hand({ strength: [1, 2, 3, 4], agility: [1, 2], magic: [3] }, 'boss'),
    }).do('roll-dice')
    expect(ready(round, id)).toBe(true)
  })

  test.each(potions)('$name: needs a token, and to be identified', ({ id }) => {
    const dry = armed(id, { potions: 0, rolls: PLAIN })
    expect(ready(dry, id)).toBe(false)
    expect(refusal(dry, id)).toBe('no-potion')
    const unknown = armed(id, { potions: 1, identified: [], rolls: PLAIN })
    expect(ready(unknown, id)).toBe(false)
    expect(refusal(unknown, id)).toBe('potion-unknown')
  })
})

describe('Clarity', () => {
  test('Clarity: rerolls all 1s and 2s of any colour, then rolls a heroic die', () => {
    const table = armed('clarity', {
      level: 2,
      rolls: [
        ...hand({ strength: [1, 2, 3, 4], agility: [1, 6], magic: [2], heroic: [2] }),
        ...rolls('reroll.strength', 6, 1),
        ...rolls('reroll.agility', 5),
        ...rolls('reroll.magic', 4),
        ...rolls('reroll.heroic', 3),
        ...rolls('effect.heroic', 2),
      ],
    })
    drink(table, 'clarity')
    // Each is rerolled once: a 1 that comes again stays, and so does the new die's 2.
    expect(table.dice).toEqual([
      'strength 6',
      'strength 1',
      'strength 3',
      'strength 4',
      'agility 5',
      'agility 6',
      'magic 4',
      'heroic 3',
      'heroic 2',
    ])
    expect(table.view.question.type).toBe('place')
    table.end()
  })

  test('Clarity: without 1s and 2s it still rolls its die', () => {
    const table = armed('clarity', {
      rolls: [
        ...hand({ strength: [3, 3, 3, 4], agility: [6, 6], magic: [5] }),
        ...rolls('effect.heroic', 6),
      ],
    })
    drink(table, 'clarity')
    expect(table.dice.at(-1)).toBe('heroic 6')
    table.end()
  })

  test('Clarity: R21: as often as there are tokens', () => {
    const table = armed('clarity', {
      potions: 2,
      rolls: [
        ...hand({ strength: [3, 3, 3, 4], agility: [6, 6], magic: [1] }),
        ...rolls('reroll.magic', 2),
        ...rolls('effect.heroic', 6),
        ...rolls('reroll.magic', 5),
        ...rolls('effect.heroic', 3),
      ],
    })
    drink(drink(table, 'clarity'), 'clarity')
    expect(table.dice.slice(-3)).toEqual(['magic 5', 'heroic 6', 'heroic 3'])
    expect(table.view.potions).toBe(0)
    expect(refusal(table, 'clarity')).toBe('no-potion')
    table.end()
  })

  test('Clarity: R13: Ethereal takes rerolled 1s and 3s, and the new die’s', () => {
    const table = facing('phantom-1', {
      potions: 1,
      identified: [CARD.clarity],
      rolls: [
        ...hand({ strength: [2, 2, 4, 4], agility: [2, 2], magic: [5] }),
        ...rolls('reroll.strength', 1, 3),
        ...rolls('reroll.agility', 6, 2),
        ...rolls('effect.heroic', 3),
      ],
    }).do('roll-dice')
    drink(table, 'clarity')
    expect(table.dice).toEqual(['strength 4', 'strength 4', 'agility 6', 'agility 2', 'magic 5'])
    table.end()
  })

  test('Clarity: R12: Split takes time for every 1 that it rolls', () => {
    const table = facing('glooping-ooze-1', {
      potions: 1,
      identified: [CARD.clarity],
      rolls: [
        ...hand({ strength: [2, 2, 4, 4], agility: [2, 4], magic: [5] }),
        ...rolls('reroll.strength', 1, 1),
        ...rolls('reroll.agility', 1),
        ...rolls('effect.heroic', 1),
      ],
    }).do('roll-dice')
    drink(table, 'clarity')
    expect(table.timeFor('split')).toBe(4)
    table.end()
  })

  test('Clarity: R16: no heroic die in the supply, no die to roll', () => {
    const table = facing('ogre-1', {
      hero: 'rogue',
      level: 4,
      potions: 1,
      identified: [CARD.clarity],
      rolls: [
        ...rolls('feat.heroic', 3, 3),
        ...hand({ strength: [4], agility: [4, 4, 4, 4], magic: [4, 4], heroic: [3, 3] }),
      ],
    })
    table.do('use-feat', { dice: 2 }).do('roll-dice')
    table.do('begin-heroic-die').pick('magic 4', 'magic 4')
    table.do('begin-heroic-die').pick('agility 4', 'agility 4')
    drink(table, 'clarity')
    expect(table.last).toContainEqual({ type: 'dice-lost', hero: 0, color: 'heroic', count: 1 })
    table.end()
  })
})

describe('Heroism', () => {
  test('Heroism: two dice that are not heroic become 6s', () => {
    const table = armed('heroism', {
      level: 2,
      rolls: hand({ strength: [1, 6, 3, 4], agility: [1, 2], magic: [3], heroic: [1] }),
    })
    drink(table, 'heroism')
    expect(table.can('pick-die', { die: table.die('heroic 1') })).toBe(false)
    expect(table.can('pick-die', { die: table.die('strength 6') })).toBe(false)
    table.do('pick-die', { die: table.die('strength 1') })
    expect(table.can('confirm')).toBe(false)
    expect(table.can('cancel')).toBe(false)
    table.do('pick-die', { die: table.die('magic 3') })
    expect(table.can('pick-die')).toBe(false)
    table.do('confirm')
    expect(table.dice).toEqual([
      'strength 6',
      'strength 6',
      'strength 3',
      'strength 4',
      'agility 1',
      'agility 2',
      'magic 6',
      'heroic 1',
    ])
    table.end()
  })

  test('Heroism: with one die that it could change, it changes that one', () => {
    const table = armed('heroism', {
      level: 2,
      rolls: hand({ strength: [6, 6, 6, 6], agility: [6, 6], magic: [3], heroic: [1] }),
    })
    drink(table, 'heroism').pick('magic 3')
    expect(table.dice.slice(-2)).toEqual(['magic 6', 'heroic 1'])
    table.end()
  })

  test('Heroism: with none it is not offered, and no token is wasted', () => {
    const table = armed('heroism', {
      level: 2,
      rolls: hand({ strength: [6, 6, 6, 6], agility: [6, 6], magic: [6], heroic: [1] }),
    })
    expect(ready(table, 'heroism')).toBe(false)
    table.end()
  })
})

describe('Mana', () => {
  test('Mana: rolls three magic dice', () => {
    const table = armed('mana', { rolls: [...PLAIN, ...rolls('effect.magic', 1, 5, 6)] })
    drink(table, 'mana')
    expect(table.dice.slice(-4)).toEqual(['magic 3', 'magic 1', 'magic 5', 'magic 6'])
    expect(table.revealed).toBe(true)
    table.end()
  })

  test('Mana: R16: as many as the supply has', () => {
    const table = armed('mana', {
      hero: 'mage',
      level: 2,
      items: ['beetle-1', 'bandit-1'],
      rolls: [
        ...hand({ strength: [1], agility: [1, 1], magic: [1, 1, 1, 1, 1, 1], heroic: [1] }),
        ...rolls('effect.magic', 4, 5),
      ],
    })
    drink(table, 'mana')
    expect(table.last).toContainEqual({ type: 'dice-lost', hero: 0, color: 'magic', count: 1 })
    expect(table.dice.slice(-2)).toEqual(['magic 4', 'magic 5'])
    table.end()
  })

  test('Mana: R17: serves in a peril of magic, and is not offered in another', () => {
    const magic = facing('arrow-wall-1', {
      potions: 1,
      identified: [CARD.mana],
      rolls: [...hand({ magic: [1] }), ...rolls('effect.magic', 2, 2, 2)],
    })
    magic.do('choose-option', { option: 'magic-shield' }).do('roll-dice')
    drink(magic, 'mana')
    expect(magic.dice).toEqual(['magic 1', 'magic 2', 'magic 2', 'magic 2'])
    magic.end()

    const agility = facing('arrow-wall-1', {
      potions: 1,
      identified: [CARD.mana],
      rolls: hand({ agility: [1, 1] }),
    })
    agility.do('choose-option', { option: 'rush-through' }).do('roll-dice')
    expect(ready(agility, 'mana')).toBe(false)
    agility.end()
  })
})

describe('Invisibility', () => {
  const unseen = { potions: 1, identified: [CARD.invisibility] } as const

  test('Invisibility: R10: behind a closed door: a token and 2 time, then straight to the loot', () => {
    const table = position({ ...unseen, closed: ['ice-elemental-1'] }).do('enter-room')
    const { deck } = table.view
    expect(table.view.question.type).toBe('flee-or-face')
    table.do('drink-invisibility')
    expect(table.last.map(({ type }) => type)).toEqual([
      'potion-drunk',
      'card-discarded',
      'card-discarded',
    ])
    expect(table.timeFor('invisibility')).toBe(2)
    expect(table.timeFor('frost')).toBe(0)
    expect(table.view).toMatchObject({
      potions: 0,
      deck: deck - 2,
      question: { type: 'claim-loot', card: 'ice-elemental-1' },
    })
    table.do('claim-item', { replace: null })
    expect(table.hero).toMatchObject({ items: ['ice-elemental-1'], health: 7, damage: 0 })
    expect(table.happened('fled')).toEqual([])
    table.end()
  })

  test('Invisibility: R10: an open door too, before Flames and Drain', () => {
    const flames = position({ ...unseen, open: ['fire-elemental-1'] }).do('enter-room')
    expect(flames.view.question).toEqual({
      type: 'before-encounter',
      card: 'fire-elemental-1',
      heroes: [0],
    })
    expect(flames.can('flee')).toBe(false)
    flames.do('drink-invisibility').do('claim-skill', { replace: null })
    expect(flames.hero.damage).toBe(0)

    const drain = position({ ...unseen, open: ['wraith-1'], items: ['goblin-1'] }).do('enter-room')
    drain.do('drink-invisibility').do('claim-xp')
    expect(drain.hero.items).toEqual(['goblin-1'])
    expect(drain.view.xp.cards).toEqual(['wraith-1'])
  })

  test('Invisibility: an open door may be faced all the same', () => {
    const table = position({ ...unseen, open: ['fire-elemental-1'] }).do('enter-room')
    table.do('face-encounter')
    expect(table.hero.damage).toBe(1)
    expect(table.view).toMatchObject({ potions: 1, question: { type: 'feats' } })
  })

  test('Invisibility: skips a peril before its option is chosen', () => {
    const table = position({ ...unseen, closed: ['boulder-1'] })
    table.do('enter-room').do('drink-invisibility')
    expect(table.timeFor('option')).toBe(0)
    table.do('claim-skill', { replace: null })
    expect(table.hero.skills).toContainEqual({ skill: 'valor', card: 'boulder-1', used: false })
  })

  test('Invisibility: is not fleeing: no die for Mana Charge, no door for Stealth; the turn ends', () => {
    const mage = position({ ...unseen, hero: 'mage', closed: ['boulder-1'] })
    mage.do('enter-room').do('drink-invisibility').do('claim-xp')
    expect(mage.hero.stored).toBe(0)
    expect(mage.view.turn).toBe(2)

    const rogue = position({ ...unseen, hero: 'rogue', closed: ['boulder-1'] })
    rogue.do('enter-room').do('drink-invisibility').do('claim-xp')
    expect(rogue.view.question.type).toBe('start-of-turn')
    expect(rogue.view.doors).toEqual([])
  })

  test('Invisibility: R36: the Paladin has stored her die on opening the door', () => {
    const table = position({ ...unseen, hero: 'paladin', closed: ['boulder-1'] })
    table.do('enter-room').do('drink-invisibility').do('claim-xp')
    expect(table.hero.stored).toBe(1)
  })

  test('Invisibility: R1: its time on the stairs hurts at once, before the loot', () => {
    const table = position({ ...unseen, closed: ['boulder-1'], deckSize: 0, stairsTokens: 1 })
    table.do('enter-room').do('drink-invisibility')
    expect(table.hero.damage).toBe(1)
    expect(table.view.stairs.tokens).toBe(0)
    expect(table.view.question.type).toBe('claim-loot')
  })

  test('Invisibility: levelling up is offered after its loot', () => {
    const table = position({
      ...unseen,
      closed: ['boulder-1'],
      xp: ['goblin-1'],
    })
    table.do('enter-room').do('drink-invisibility').do('claim-xp')
    expect(table.view.question).toEqual({ type: 'level-up', need: 6, buys: 'level', potions: 1 })
  })

  test('Invisibility: unknown or without a token it is not offered, and an open door is faced at once', () => {
    const unknown = position({ potions: 1, closed: ['boulder-1'] }).do('enter-room')
    expect(unknown.can('drink-invisibility')).toBe(false)
    expect(unknown.refused({ type: 'drink-invisibility', hero: null })).toBe('potion-unknown')

    const dry = position({ ...unseen, potions: 0, open: ['boulder-1'] }).do('enter-room')
    expect(dry.view.question.type).toBe('choose-option')
  })

  test('Invisibility: neither in an encounter nor against the boss', () => {
    const table = facing('ogre-1', { ...unseen, rolls: PLAIN })
    table.do('face-encounter').do('roll-dice')
    expect(table.refused({ type: 'drink-potion', hero: 0, potion: 'invisibility' })).toBe(
      'before-encounter-only',
    )
    expect(table.refused({ type: 'drink-invisibility', hero: null })).toBe('before-encounter-only')
    const fight = boss('dragons-cave', unseen)
    expect(fight.can('drink-invisibility')).toBe(false)
    fight.do('roll-dice')
    expect(fight.can('drink-potion')).toBe(false)
  })
})

describe('Healing', () => {
  const hurt = { damage: 4, potions: 2 } as const

  test('Healing: 3 damage at the start of a turn, before its time', () => {
    const table = position({ ...hurt, asked: { type: 'start-of-turn', floorBegins: false } })
    expect(table.view.question.type).toBe('start-of-turn')
    const { deck } = table.view
    table.do('drink-healing')
    expect(table.last).toEqual([
      { type: 'potion-drunk', hero: 0, potion: 'healing' },
      { type: 'healed', hero: 0, amount: 3, cause: 'healing' },
    ])
    expect(table.view).toMatchObject({ potions: 1, deck, question: { type: 'start-of-turn' } })
    table.do('begin-turn')
    expect(table.view.deck).toBe(deck - 2)
    // The turn's time has passed: it is the start of the turn no more.
    expect(table.can('drink-healing')).toBe(true)
    table.end()
  })

  test('Healing: several in a row at the start of a turn', () => {
    const table = position({
      damage: 5,
      potions: 2,
      asked: { type: 'start-of-turn', floorBegins: false },
    })
    // The last wound is healed, and with nothing more to heal the turn goes on by itself.
    table.do('drink-healing').do('drink-healing')
    expect(table.hero.damage).toBe(0)
    expect(table.happened('healed').map(({ amount }) => amount)).toEqual([3, 2])
    expect(table.view.question.type).toBe('start-of-turn')
  })

  test('Healing: 2 damage at any other time', () => {
    const places: readonly Table[] = [
      position(hurt),
      position({ ...hurt, closed: ['ogre-1'] }).do('enter-room'),
      facing('boulder-1', hurt),
      facing('ogre-1', hurt),
      facing('ogre-1', { ...hurt, rolls: PLAIN }).do('roll-dice'),
      position({ ...hurt, deckSize: 0, asked: { type: 'descend-or-stay' } }),
      boss('minotaurs-maze', { ...hurt, hero: 'archer' }),
      boss('minotaurs-maze', {
        ...hurt,
        hero: 'archer',
        rolls: hand({ strength: [1, 1], agility: [1, 1, 1], magic: [1, 1] }, 'boss'),
      }).do('roll-dice'),
    ]
    for (const table of places) {
      const asked = table.view.question.type
      table.do('drink-healing')
      expect([asked, table.hero.damage]).toEqual([asked, 2])
      expect(table.view.question.type).toBe(asked)
    }
  })

  test('Healing: 2 damage while loot is claimed and while a level is offered', () => {
    const table = facing('cave-in-2', {
      ...hurt,
      hero: 'warrior',
      xp: ['boulder-1'],
      rolls: hand({ strength: [6, 6, 6, 6] }),
    })
    table.do('choose-option', { option: 'dismantle-it' }).do('roll-dice')
    table.place('strength 6', 1).do('begin-wide-box', { box: 0 }).pick('strength 6')
    table.do('finish-placing')
    expect(table.view.question.type).toBe('claim-loot')
    table.do('drink-healing')
    expect(table.hero.damage).toBe(2)
    table.do('claim-xp')
    expect(table.view.question.type).toBe('level-up')
    table.do('drink-healing')
    expect(table.hero.damage).toBe(0)
    expect(table.view.question.type).toBe('level-up')
    table.end()
  })

  test('Healing: never more than there is, and not for the unhurt', () => {
    const table = position({ damage: 1, potions: 2 }).do('drink-healing')
    expect(table.hero.damage).toBe(0)
    expect(table.happened('healed')).toMatchObject([{ amount: 1 }])
    expect(table.can('drink-healing')).toBe(false)
    expect(table.refused({ type: 'drink-healing', hero: 0 })).toBe('not-wounded')
    expect(table.view.potions).toBe(1)
  })

  test('Healing: needs a token', () => {
    const table = position({ damage: 1, potions: 0 })
    expect(table.can('drink-healing')).toBe(false)
    expect(table.refused({ type: 'drink-healing', hero: 0 })).toBe('no-potion')
  })

  test('Healing: R24: a hero at its health is asked, and drinks 2 to live', () => {
    const table = facing('fire-elemental-1', { damage: 5, potions: 1 })
    expect(table.hero.damage).toBe(healthOf(table.state, 0))
    expect(table.view.question).toEqual({ type: 'save-hero', hero: 0 })
    table.do('drink-healing')
    expect(table.hero.damage).toBe(4)
    expect(table.view).toMatchObject({ potions: 0, outcome: null, question: { type: 'feats' } })
  })

  test('Healing: R24: who will not drink is lost', () => {
    const table = facing('fire-elemental-1', { damage: 5, potions: 1 }).do('accept-defeat')
    expect(table.view.outcome).toMatchObject({ result: 'lost', cause: 'flames' })
    expect(table.actions).toEqual([])
    expect(table.view.potions).toBe(1)
  })

  test('Healing: no die is rolled and no card seen', () => {
    const table = position({ damage: 3, potions: 1 }).do('drink-healing')
    expect(table.revealed).toBe(false)
  })
})
