/** Four heroes: loot after both encounters, levels, Invisibility, Survivor (rulebook p. 37; R40). */
import { describe, expect, test } from 'vitest'
import { FOUR } from './parties'
import { before, send, type Stack } from './stacks'
import { hand, position, rolls, type Position, type Table } from './table'

/** Both cards of a stack won unseen, the first by the Warrior and the Rogue: what follows is their loot. */
function winning(stack: Stack, given: Position = {}): Table {
  const { identified = [], potions = 0 } = given
  const table = before(stack, {
    ...given,
    identified: ['skeleton-1', ...identified],
    potions: potions + 2,
  })
  const [first] = stack
  if (table.asked === 'choose-card') table.do('choose-card', { card: first })
  return table
    .do('choose-pair', { first: 0, second: 1 })
    .do('drink-invisibility')
    .do('drink-invisibility')
}

describe('loot', () => {
  test('R40: nothing is claimed before both encounters are over', () => {
    const table = send(before(['cave-in-1', 'bandit-1']), 'cave-in-1', [0, 1])
    table.do('choose-option', { option: 'climb-over-it' }).do('roll-dice').do('finish-placing')
    expect(table.view.spoils).toEqual(['cave-in-1'])
    expect(table.view.encounter).toMatchObject({ card: 'bandit-1', heroes: [2, 3] })
    expect(table.asked).toBe('feats')
    // The card that was won no longer lies behind the door, the other does.
    expect(table.view.doors).toEqual([{ id: 1, cards: ['bandit-1'], count: 1 }])
  })

  test('R40: then both, one after the other, by any of the four', () => {
    const table = winning(['cave-in-1', 'bandit-1'])
    expect(table.view.question).toEqual({ type: 'claim-loot', card: 'cave-in-1' })
    expect(new Set(table.listed('claim-item').map(({ hero }) => hero))).toEqual(
      new Set([0, 1, 2, 3]),
    )
    table.do('claim-item', { hero: 3 })
    expect(table.view.question).toEqual({ type: 'claim-loot', card: 'bandit-1' })
    table.do('claim-skill', { hero: 0 })
    expect(table.heroAt(3).items).toEqual(['cave-in-1'])
    expect(table.heroAt(0).skills.map(({ skill }) => skill)).toEqual([
      ...['fearless-charge', 'backstab'],
    ])
    expect(table.view.doors).toEqual([])
  })

  test('p. 37: one hero can claim both cards', () => {
    const table = winning(['cave-in-1', 'bandit-1'], { level: 2 })
    table.do('claim-item', { hero: 2 }).do('claim-item', { hero: 2, replace: null })
    expect(table.heroAt(2).items).toEqual(['cave-in-1', 'bandit-1'])
  })

  test('R26: each hero’s limit holds: the second item replaces the first', () => {
    const table = winning(['cave-in-1', 'bandit-1']).do('claim-item', { hero: 2 })
    expect(table.refused({ type: 'claim-item', hero: 2, replace: null })).toBe('item-limit')
    table.do('claim-item', { hero: 2, replace: 'cave-in-1' })
    expect(table.heroAt(2).items).toEqual(['bandit-1'])
    expect(table.view.xp.cards).toEqual(['cave-in-1'])
  })

  test('R26: a potion of which both cards come is identified once', () => {
    const table = winning(['shadow-2', 'glooping-ooze-2']).do('claim-potion')
    expect(table.view.potions).toBe(1)
    expect(table.refused({ type: 'claim-potion', hero: null })).toBe('potion-known')
    table.do('claim-xp')
    expect(table.view.identified).toEqual(['skeleton-1', 'shadow-2'])
  })

  test('R26: of two cards of one id both may be items of one hero, and one replaced', () => {
    const table = winning(['bandit-1', 'bandit-1'], { level: 2 })
    table.do('claim-item', { hero: 0 }).do('claim-item', { hero: 0, replace: null })
    expect(table.heroAt(0).items).toEqual(['bandit-1', 'bandit-1'])
    expect(table.heroAt(0).stats.magic).toBe(2)
    const swapped = winning(['goblin-1', 'goblin-2'], {
      party: [{ hero: 'warrior', items: ['bandit-1', 'bandit-1'] }, ...FOUR.slice(1)],
      level: 2,
    }).do('claim-item', { hero: 0, replace: 'bandit-1' })
    expect(swapped.heroAt(0).items).toEqual(['bandit-1', 'goblin-1'])
    expect(swapped.view.xp.cards).toEqual(['bandit-1'])
    const twice = winning(['bandit-1', 'bandit-1'], { level: 2 }).do('claim-skill', { hero: 0 })
    expect(twice.can('claim-skill', { hero: 0 })).toBe(false)
    expect(twice.can('claim-skill', { hero: 1 })).toBe(true)
  })

  test('R25: Survivor keeps its own card, and the other is claimed', () => {
    // The Beetle’s armor is left, for 1 damage and 3 time.
    const table = send(
      before(['beetle-1', 'bandit-1'], {
        identified: ['skeleton-1'],
        potions: 1,
        rolls: [
          ...hand({ strength: [1, 1, 1], agility: [1] }),
          ...hand({ strength: [1, 1], magic: [1, 1] }),
        ],
      }),
      'beetle-1',
      [0, 3],
    )
    table.do('face-encounter').do('roll-dice').do('finish-placing').do('take-damage', { hero: 3 })
    expect(table.happened('loot-lost')).toEqual([{ type: 'loot-lost', card: 'beetle-1' }])
    expect(table.view.discard).toContain('beetle-1')
    table.do('drink-invisibility')
    expect(table.view.question).toEqual({ type: 'claim-loot', card: 'bandit-1' })
    table.do('claim-xp')
    expect(table.view.xp.cards).toEqual(['bandit-1'])
    expect(table.view.doors).toEqual([])
    expect(table.asked).toBe('start-of-turn')
    table.end()
  })
})

describe('Invisibility', () => {
  const closed: Position = { identified: ['skeleton-1'], potions: 1 }

  test('R40: it skips one pair’s encounter, for 2 time; the other pair’s goes on', () => {
    const table = position({
      party: FOUR,
      dungeon: 'lichs-tomb',
      ...closed,
      closed: [['fire-elemental-1', 'cave-in-1']],
    }).do('enter-room', { door: 1 })
    // Before the pairs are made, no pair can drink.
    expect(table.can('drink-invisibility')).toBe(false)
    table.do('face-encounter')
    send(table, 'fire-elemental-1', [0, 1])
    expect(table.view.question).toEqual({
      type: 'before-encounter',
      card: 'fire-elemental-1',
      heroes: [0, 1],
    })
    table.do('drink-invisibility')
    expect(table.timeFor('invisibility')).toBe(2)
    expect(table.view.potions).toBe(0)
    expect(table.happened('damaged')).toEqual([])
    expect(table.view.encounter).toMatchObject({ card: 'cave-in-1', heroes: [2, 3] })
    expect(table.happened('encounter-began').length).toBe(1)
    expect(table.view.spoils).toEqual(['fire-elemental-1'])
  })

  test('R40: the second pair may drink where the first has fought', () => {
    const table = send(before(['cave-in-1', 'fire-elemental-1'], closed), 'cave-in-1', [0, 1])
    table.do('face-encounter')
    table.do('choose-option', { option: 'climb-over-it' }).do('roll-dice').do('finish-placing')
    expect(table.view.question).toEqual({
      type: 'before-encounter',
      card: 'fire-elemental-1',
      heroes: [2, 3],
    })
    table.do('drink-invisibility')
    expect(table.asked).toBe('claim-loot')
    expect(table.view.spoils).toEqual(['cave-in-1', 'fire-elemental-1'])
  })

  test('R40: each pair needs a token of its own', () => {
    const table = send(
      before(['cave-in-1', 'ogre-1'], { ...closed, potions: 2 }),
      'cave-in-1',
      [0, 1],
    )
    table.do('drink-invisibility').do('drink-invisibility')
    expect(table.view.potions).toBe(0)
    expect(table.timeFor('invisibility')).toBe(4)
    expect(table.asked).toBe('claim-loot')

    const poor = send(before(['cave-in-1', 'ogre-1'], closed), 'cave-in-1', [0, 1])
    poor.do('drink-invisibility')
    expect(poor.asked).toBe('feats')
    expect(poor.refused({ type: 'drink-invisibility', hero: null })).toBe('no-potion')
  })
})

describe('levels', () => {
  test.each([
    [1, 12],
    [2, 16],
    [3, 20],
  ] as const)('R40: at level %i the party needs %i XP', (level, need) => {
    expect(position({ party: FOUR, level }).view.level.need).toBe(need)
  })

  test('R40: a level gives two potions, and comes after both cards are claimed', () => {
    const table = winning(['bandit-1', 'bandit-2'], { xp: ['ogre-1', 'beetle-1', 'beetle-2'] })
    expect(table.view.xp.total).toBe(8)
    table.do('claim-xp')
    // Eleven are one too few; the second card makes fourteen.
    expect(table.asked).toBe('claim-loot')
    table.do('claim-xp')
    expect(table.view.question).toEqual({ type: 'level-up', need: 12, buys: 'level', potions: 2 })
    table.do('begin-level-up').do('confirm')
    expect(table.view).toMatchObject({ potions: 2, levelsGained: 1 })
    expect(table.view.level).toMatchObject({ level: 2, items: 2, skills: 2, heroic: 1, need: 16 })
    // 4 + 3 + 3 + 2 are just enough, and the other 2 stay.
    expect(table.view.xp.total).toBe(2)
    expect(table.happened('level-gained').map(({ potions }) => potions)).toEqual([2])
  })

  test('R40: even with enough XP the second card is claimed before the level', () => {
    const table = winning(['bandit-1', 'bandit-2'], { xp: ['ogre-1', 'ogre-1', 'ogre-2'] })
    table.do('claim-xp')
    expect(table.view.xp.total).toBe(15)
    expect(table.view.question).toEqual({ type: 'claim-loot', card: 'bandit-2' })
    table.do('claim-item', { hero: 1 })
    expect(table.asked).toBe('level-up')
  })

  test('R27: two XP cards of one id are picked one by one', () => {
    const table = winning(['bandit-1', 'bandit-2'], { xp: ['ogre-1', 'ogre-1'] })
    table.do('claim-xp').do('claim-xp').do('begin-level-up')
    while (table.can('unpick-card')) {
      const [action] = table.listed('unpick-card')
      table.do('unpick-card', { card: action !== undefined && 'card' in action ? action.card : '' })
    }
    table.do('pick-card', { card: 'ogre-1' })
    expect(table.can('unpick-card', { card: 'ogre-1' })).toBe(true)
    table.do('pick-card', { card: 'ogre-1' })
    expect(table.can('pick-card', { card: 'ogre-1' })).toBe(false)
    expect(table.can('confirm')).toBe(false)
    table.do('pick-card', { card: 'bandit-1' }).do('pick-card', { card: 'bandit-2' }).do('confirm')
    expect(table.view.xp.cards).toEqual([])
    expect(table.view.removed.toSorted()).toEqual(['bandit-1', 'bandit-2', 'ogre-1', 'ogre-1'])
  })

  test('R40: at level 4 needs and potions are doubled as for a level', () => {
    const table = winning(['bandit-1', 'bandit-2'], { level: 4, xp: ['ogre-1'] })
    table.do('claim-xp').do('claim-xp')
    expect(table.view.question).toEqual({ type: 'level-up', need: 10, buys: 'potion', potions: 2 })
    table.do('begin-level-up').do('confirm')
    expect(table.view).toMatchObject({ potions: 2, levelsGained: 0 })
    expect(table.happened('potions-gained').map(({ potions }) => potions)).toEqual([2])
  })

  test('Knowledge of one of the four saves 1 XP', () => {
    const table = position({
      party: [{ hero: 'warrior', talents: ['knowledge'] }, ...FOUR.slice(1)],
    })
    expect(table.view.level.need).toBe(11)
  })
})

describe('an encounter of four, from door to loot', () => {
  test('p. 36–37: both cards of a stack, each by its pair', () => {
    // Lich’s Tomb, first floor: a peril has its 4 with armor; combat its magic 2 with armor and strength 5.
    const table = position({
      party: FOUR,
      dungeon: 'lichs-tomb',
      closed: [['cave-in-1', 'skeleton-1']],
      rolls: [
        ...hand({ strength: [5, 2, 4] }),
        ...hand({ strength: [1, 1] }),
        ...rolls('feat.heroic', 6),
        ...hand({ agility: [5, 1, 1], magic: [4] }),
        ...hand({ agility: [1], magic: [2, 2, 6] }),
      ],
    }).do('enter-room', { door: 1 })
    table.do('face-encounter')
    send(table, 'cave-in-1', [0, 3]).do('choose-option', { option: 'dismantle-it' }).do('roll-dice')
    table.place('0: strength 4', 1).do('begin-wide-box', { box: 0 })
    table.pick('0: strength 5', '3: strength 1').do('finish-placing')
    expect(table.happened('damaged')).toEqual([])

    expect(table.view.encounter).toMatchObject({ card: 'skeleton-1', heroes: [1, 2] })
    table.do('use-feat', { hero: 1 }).do('roll-dice')
    // 0 magic 2 armor, 1 magic 4 armor, 6 the Tomb’s magic 2 armor; then agility 5, strength 6.
    table.place('2: magic 2', 0).place('1: magic 4', 1).place('2: magic 2', 6)
    table.place('1: agility 5', 4).place('1: heroic 6', 5)
    // Left: strength 3 and 5 of the Skeleton, 5 of the Tomb; and Undying.
    expect(table.stopping).toEqual({ damage: 1, time: 1 + 1 + 2 + 2 })
    table.do('finish-placing')
    expect(table.view.question).toMatchObject({ type: 'assign-damage', among: [1, 2] })
    table.do('take-damage', { hero: 2 })
    expect(table.view.heroes.map(({ damage }) => damage)).toEqual([0, 0, 1, 0])
    table.do('claim-item', { hero: 0 }).do('claim-potion')
    expect(table.view.identified).toEqual(['skeleton-1'])
    table.do('begin-turn')
    expect(table.timeFor('turn')).toBe(4)
    table.end()
  })
})
