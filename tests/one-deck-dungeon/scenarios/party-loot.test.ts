/** Two heroes: loot to either, limits of each, potions for both, Invisibility, levels (R10, R26–R28). */
import type { CardId } from '@shared/games/one-deck-dungeon'
import { describe, expect, test } from 'vitest'
import { WARRIOR_ROGUE } from './parties'
import { hand, position, rolls, type Position, type Table } from './table'

/** A card won unseen: what follows is its loot. */
function winning(card: CardId, given: Position = {}): Table {
  const { identified = [], potions = 0 } = given
  return position({
    party: WARRIOR_ROGUE,
    ...given,
    open: [card],
    identified: ['skeleton-1', ...identified],
    potions: potions + 1,
  })
    .do('enter-room', { door: 1 })
    .do('drink-invisibility')
}

function claims(table: Table): readonly string[] {
  return table.actions
    .filter(({ type }) => type === 'claim-item' || type === 'claim-skill')
    .map((action) =>
      'replace' in action ? `${action.hero} ${action.type} ${String(action.replace)}` : '',
    )
}

describe('claiming loot', () => {
  test('Rulebook p. 33: either hero may have the card, as item or skill; the party as XP', () => {
    const table = winning('bandit-1')
    expect(claims(table)).toEqual([
      ...['0 claim-item null', '0 claim-skill null'],
      ...['1 claim-item null', '1 claim-skill null'],
    ])
    expect(table.can('claim-xp', { hero: null })).toBe(true)
    table.do('claim-item', { hero: 1 })
    expect(table.view.heroes.map(({ items }) => items)).toEqual([[], ['bandit-1']])
    expect(table.view.heroes.map(({ stats }) => stats.magic)).toEqual([0, 2])
  })

  test('An item’s health is its hero’s alone', () => {
    const table = winning('ogre-1').do('claim-item', { hero: 1 })
    expect(table.view.heroes.map(({ health }) => health)).toEqual([4, 4])
    expect(table.heroAt(1).stats).toEqual({ strength: 1, agility: 3, magic: 1 })
  })

  test('R26: limits hold for each hero; at the limit a card may be replaced and becomes XP', () => {
    const table = winning('bandit-1', {
      party: [{ hero: 'warrior', items: ['goblin-1'], skills: ['beetle-2'] }, { hero: 'rogue' }],
    })
    expect(claims(table)).toEqual([
      ...['0 claim-item goblin-1', '0 claim-skill beetle-2'],
      ...['1 claim-item null', '1 claim-skill null'],
    ])
    expect(table.refused({ type: 'claim-item', hero: 0, replace: null })).toBe('item-limit')
    expect(table.refused({ type: 'claim-skill', hero: 0, replace: null })).toBe('skill-limit')
    table.do('claim-skill', { hero: 0 })
    expect(table.view.xp).toEqual({ cards: ['beetle-2'], total: 2 })
    expect(table.heroAt(0).skills.map(({ skill }) => skill)).toEqual([
      ...['fearless-charge', 'backstab'],
    ])
    expect(table.happened('loot-replaced')).toEqual([
      { type: 'loot-replaced', hero: 0, card: 'beetle-2' },
    ])
  })

  test('R26: no hero has a skill twice, but both may have it', () => {
    const table = winning('cave-in-2', {
      level: 2,
      party: [{ hero: 'warrior', skills: ['beetle-2'] }, { hero: 'rogue' }],
    })
    expect(table.listed('claim-skill')).toEqual([{ type: 'claim-skill', hero: 1, replace: null }])
    expect(table.refused({ type: 'claim-skill', hero: 0, replace: null })).toBe('skill-known')
    table.do('claim-skill', { hero: 1 })
    expect(table.heroAt(1).skills.map(({ skill }) => skill)).toContain('crushing-blow')
  })

  test('R26: a potion is the party’s, with a token; a kind is identified once', () => {
    const table = winning('glooping-ooze-2')
    expect(table.can('claim-skill')).toBe(false)
    table.do('claim-potion', { hero: null })
    expect(table.view).toMatchObject({
      potions: 1,
      identified: ['skeleton-1', 'glooping-ooze-2'],
    })
    const again = winning('shadow-2', { identified: ['glooping-ooze-2'] })
    expect(again.refused({ type: 'claim-potion', hero: null })).toBe('potion-known')
  })

  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ] as const)(
    'Facts: level %i lets each hero of a party have %i items and skills',
    (level, limit) => {
      expect(position({ party: WARRIOR_ROGUE, level }).view.level).toMatchObject({
        level,
        items: limit,
        skills: limit,
        heroic: [0, 1, 1, 2][level - 1],
        need: [6, 8, 10, 5][level - 1],
      })
    },
  )

  test('Rulebook p. 33: basic skills and the hero’s own do not count', () => {
    const table = winning('bandit-1', {
      party: [
        { hero: 'warrior', talents: ['veteran'], basicSkill: 'spark' },
        { hero: 'rogue', talents: ['veteran'], basicSkill: 'steady-grip' },
      ],
    })
    expect(table.listed('claim-skill')).toEqual([
      { type: 'claim-skill', hero: 0, replace: null },
      { type: 'claim-skill', hero: 1, replace: null },
    ])
    expect(table.heroAt(1).skills.map(({ skill }) => skill)).toEqual([
      ...['dungeoneering', 'steady-grip'],
    ])
  })
})

describe('levels', () => {
  test('R27: the heroes level together: one level, one potion, wider limits for both', () => {
    const table = winning('bandit-1', {
      party: [
        { hero: 'warrior', items: ['goblin-1'] },
        { hero: 'rogue', items: ['bear-traps-2'] },
      ],
      xp: ['wraith-1'],
    }).do('claim-xp')
    expect(table.view.question).toEqual({ type: 'level-up', need: 6, buys: 'level', potions: 1 })
    table.do('begin-level-up').do('confirm')
    expect(table.view).toMatchObject({ potions: 1, levelsGained: 1 })
    expect(table.view.level).toMatchObject({ level: 2, items: 2, skills: 2 })
    expect(table.view.removed).toEqual(['wraith-1', 'bandit-1'])
    expect(table.happened('level-gained').map(({ potions }) => potions)).toEqual([1])
  })

  test('R28: its heroic die is rolled from the next encounter on', () => {
    const table = winning('bandit-1', { xp: ['wraith-1'], closed: ['ogre-1'] })
    table.do('claim-xp').do('begin-level-up').do('confirm')
    table.do('begin-turn').do('enter-room', { door: 2 }).do('face-encounter').do('roll-dice')
    expect(table.view.question).toEqual({ type: 'choose-bonus', dice: 1 })
  })

  test('R27: at level 4 the party buys a potion for 5 XP', () => {
    const table = winning('bandit-1', { level: 4, xp: ['beetle-1'] }).do('claim-xp')
    expect(table.view.question).toEqual({ type: 'level-up', need: 5, buys: 'potion', potions: 1 })
    table.do('begin-level-up').do('confirm')
    expect(table.view).toMatchObject({ potions: 1, levelsGained: 0 })
    expect(table.view.level.level).toBe(4)
  })
})

describe('Invisibility', () => {
  test('R10: both heroes skip the encounter, for one token and 2 time', () => {
    const table = position({
      party: [{ hero: 'mage' }, { hero: 'paladin' }],
      closed: ['fire-elemental-1'],
      identified: ['skeleton-1'],
      potions: 2,
    }).do('enter-room', { door: 1 })
    table.do('drink-invisibility')
    expect(table.timeFor('invisibility')).toBe(2)
    expect(table.view.potions).toBe(1)
    // No Flames, no feats, no dice; Valiant has stored on opening, and nobody fled (R36).
    expect(table.happened('damaged')).toEqual([])
    expect(table.view.question).toEqual({ type: 'claim-loot', card: 'fire-elemental-1' })
    expect(table.view.heroes.map(({ stored }) => stored)).toEqual([0, 1])
    expect(table.happened('fled')).toEqual([])
    table.do('claim-item', { hero: 0 })
    expect(table.heroAt(0)).toMatchObject({ health: 4, items: ['fire-elemental-1'] })
  })
})

describe('an encounter of two, from door to loot', () => {
  test('Rulebook p. 28–33: every box covered by one or the other costs nothing', () => {
    // Boxes: 0 agility 6 wide… of Bear Traps, disarmed for 3 time; 1 the Hall's 2 with armor.
    const table = position({
      party: WARRIOR_ROGUE,
      closed: ['bear-traps-1'],
      rolls: [
        ...rolls('feat.heroic', 4),
        ...hand({ agility: [2] }),
        ...hand({ agility: [1, 1, 4] }),
      ],
    }).do('enter-room', { door: 1 })
    table.do('face-encounter').do('choose-option', { option: 'disarm-them' })
    expect(table.timeFor('option')).toBe(3)
    table.do('use-feat', { hero: 1 }).do('roll-dice')
    table.place('0: agility 2', 1)
    table.do('begin-wide-box', { box: 0 }).pick('1: heroic 4', '1: agility 1', '1: agility 1')
    expect(table.stopping).toEqual({ damage: 0, time: 0 })
    table.do('finish-placing')
    expect(table.happened('encounter-began')).toEqual([
      { type: 'encounter-began', card: 'bear-traps-1', heroes: [0, 1] },
    ])
    expect(table.timeFor('consequences')).toBe(0)
    table.do('claim-item', { hero: 0 })
    expect(table.view.doors).toEqual([])
    // The next turn’s time: two time for the party, not for each hero.
    table.do('begin-turn')
    expect(table.timeFor('turn')).toBe(2)
    expect(table.asked).toBe('choose-turn')
    table.end()
  })
})
