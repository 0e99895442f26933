/** Two heroes: too few dice in the supply, and who takes first (rulebook p. 28, FAQ; R16). */
import type { CardId } from '@shared/games/one-deck-dungeon'
import { describe, expect, test } from 'vitest'
import { boss, facing, hand, rolls, type Seated } from './table'

const SWORDS: readonly CardId[] = ['goblin-1', 'goblin-2', 'skeleton-2', 'wraith-1']
const AXES: readonly CardId[] = ['wraith-2', 'arrow-wall-1', 'flame-statues-1', 'locked-door-1']
/** Seven and six strength dice wanted, of eight. */
const STRONG: readonly Seated[] = [
  { hero: 'warrior', items: SWORDS },
  { hero: 'paladin', items: AXES },
]
function ones(count: number): readonly number[] {
  return Array.from({ length: count }, () => 1)
}

describe('too few dice', () => {
  test('R16: the players choose who takes first, and the other has what is left', () => {
    const table = facing('ogre-1', {
      party: STRONG,
      level: 4,
      rolls: [
        ...hand({ strength: ones(7), agility: [1] }),
        ...hand({ strength: [1], magic: [1, 1] }),
        ...rolls('encounter.heroic', 1, 1),
      ],
    }).do('roll-dice')
    expect(table.view.question).toEqual({ type: 'choose-first', color: 'strength', left: 8 })
    expect(table.pool).toEqual([])
    expect(table.actions).toEqual([
      { type: 'take-first', hero: 0 },
      { type: 'take-first', hero: 1 },
    ])
    table.do('take-first', { hero: 0 }).do('roll-bonus', { hero: 0 })
    expect(table.diceOf(0).filter((die) => die.startsWith('strength')).length).toBe(7)
    expect(table.diceOf(1)).toEqual(['strength 1', 'magic 1', 'magic 1'])
    expect(table.happened('dice-lost')).toEqual([
      { type: 'dice-lost', hero: 1, color: 'strength', count: 5 },
    ])
    table.end()
  })

  test('R16: the second hero may take first as well', () => {
    const table = facing('ogre-1', {
      party: STRONG,
      level: 4,
      rolls: [
        ...hand({ strength: [1, 1], agility: [1] }),
        ...hand({ strength: ones(6), magic: [1, 1] }),
        ...rolls('encounter.heroic', 1, 1),
      ],
    }).do('roll-dice')
    table.do('take-first', { hero: 1 }).do('roll-bonus', { hero: 1 })
    expect(table.diceOf(0)).toEqual(['strength 1', 'strength 1', 'agility 1'])
    expect(table.diceOf(1).length).toBe(10)
    expect(table.view.supply.strength).toBe(0)
    expect(table.happened('dice-lost')).toEqual([
      { type: 'dice-lost', hero: 0, color: 'strength', count: 5 },
    ])
    table.end()
  })

  test('R16: nobody is asked while there are dice enough', () => {
    // Five and three: exactly the eight of the supply.
    const table = facing('ogre-1', {
      party: [
        { hero: 'warrior', items: ['goblin-1', 'goblin-2'] },
        { hero: 'paladin', items: ['wraith-2'] },
      ],
      level: 2,
      rolls: [
        ...hand({ strength: ones(5), agility: [1] }),
        ...hand({ strength: ones(3), magic: [1, 1] }),
        ...rolls('encounter.heroic', 1),
      ],
    }).do('roll-dice')
    expect(table.asked).toBe('choose-bonus')
    table.do('roll-bonus', { hero: 0 })
    expect(table.view.supply.strength).toBe(0)
    expect(table.happened('dice-lost')).toEqual([])
    table.end()
  })

  test('R16: each colour has its own choice; in a boss round too', () => {
    // Agility: the Rogue wants 3 + 4, the Archer 2 + 2; of the other colours there are enough.
    const table = boss('dragons-cave', {
      level: 4,
      party: [
        {
          hero: 'rogue',
          items: ['plague-rat-1', 'plague-rat-2', 'skeleton-1', 'shadow-1'],
        },
        { hero: 'archer', items: ['bandit-2', 'bear-traps-2', 'beetle-1', 'beetle-2'] },
      ],
      rolls: [
        ...hand({ agility: ones(4), magic: [1] }, 'boss'),
        ...hand({ strength: [1], agility: ones(4), magic: ones(3) }, 'boss'),
        ...rolls('boss.heroic', 1, 1),
      ],
    }).do('roll-dice')
    expect(table.view.question).toEqual({ type: 'choose-first', color: 'agility', left: 8 })
    table.do('take-first', { hero: 1 })
    expect(table.asked).toBe('choose-bonus')
    table.do('roll-bonus', { hero: 1 })
    expect(table.diceOf(0).length).toBe(5)
    expect(table.happened('dice-lost')).toEqual([
      { type: 'dice-lost', hero: 0, color: 'agility', count: 3 },
    ])
    table.end()
  })

  test('R16, R17: in a peril only the chosen colour can run short', () => {
    const table = facing('cave-in-2', {
      party: STRONG,
      level: 4,
      rolls: [...hand({ agility: [1] }), ...rolls('encounter.heroic', 1, 1)],
    })
    table.do('choose-option', { option: 'climb-over-it' }).do('roll-dice')
    expect(table.asked).toBe('choose-bonus')
    table.do('roll-bonus', { hero: 0 })
    table.end()
  })

  test('R16: where one hero alone wants a colour, nobody is asked', () => {
    // Six strength dice for the Paladin, none for the Mage.
    const table = facing('ogre-1', {
      party: [{ hero: 'paladin', items: SWORDS }, { hero: 'mage' }],
      level: 4,
      rolls: [
        ...hand({ strength: ones(6), magic: [1, 1] }),
        ...hand({ agility: [1], magic: ones(3) }),
        ...rolls('encounter.heroic', 1, 1),
      ],
    }).do('roll-dice')
    expect(table.asked).toBe('choose-bonus')
    table.do('roll-bonus', { hero: 0 })
    table.end()
  })

  test('R16: a die gained from an empty supply is lost', () => {
    // The Warrior and the Mage have all eight strength dice.
    const table = facing('ogre-1', {
      party: [
        { hero: 'warrior', items: SWORDS },
        { hero: 'mage', items: ['wraith-2'] },
      ],
      level: 4,
      rolls: [
        ...hand({ strength: ones(7), agility: [1] }),
        ...hand({ strength: [1], agility: [1], magic: ones(3) }),
        ...rolls('encounter.heroic', 1, 1),
      ],
    }).do('roll-dice')
    table.do('roll-bonus', { hero: 0 })
    expect(table.view.supply.strength).toBe(0)
    table.do('use-skill', { hero: 1, skill: 'power-transfer' })
    table.do('choose-effect', { effect: 0 })
    expect(table.happened('dice-lost')).toEqual([
      { type: 'dice-lost', hero: 0, color: 'strength', count: 1 },
    ])
    expect(table.diceOf(0).length).toBe(10)
    table.end()
  })

  test('R16: stored dice and dice of feats are out of the supply of both heroes', () => {
    const table = facing('ogre-1', {
      party: [
        { hero: 'warrior', stored: 1 },
        { hero: 'mage', stored: 1 },
      ],
      rolls: rolls('feat.heroic', 3),
    })
    expect(table.view.supply.heroic).toBe(4)
    table.do('use-feat', { hero: 0 })
    expect(table.view.supply.heroic).toBe(4)
    expect(table.diceOf(0)).toEqual(['heroic 3'])
  })
})
