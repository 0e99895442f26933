/** Two heroes: separate pools, and what dice of both may do together (R14–R16, R18). */
import { describe, expect, test } from 'vitest'
import { WARRIOR_ROGUE } from './parties'
import { facing, hand, rolls, type Seated } from './table'

const WARRIOR_MAGE: readonly Seated[] = [{ hero: 'warrior' }, { hero: 'mage' }]

describe('pools', () => {
  test('R14: each hero rolls the dice of its own card and items into its own pool', () => {
    const table = facing('ogre-1', {
      party: [{ hero: 'warrior', items: ['goblin-1'] }, { hero: 'mage' }],
      rolls: [
        ...hand({ strength: [1, 2, 3, 4], agility: [5] }),
        ...hand({ agility: [6], magic: [1, 2, 3] }),
      ],
    }).do('roll-dice')
    expect(table.diceOf(0)).toEqual([
      ...['strength 1', 'strength 2', 'strength 3', 'strength 4', 'agility 5'],
    ])
    expect(table.diceOf(1)).toEqual(['agility 6', 'magic 1', 'magic 2', 'magic 3'])
    expect(table.view.supply).toEqual({ strength: 4, agility: 6, magic: 5, heroic: 6 })
    table.end()
  })

  test('R17: in a peril each hero rolls only dice of the option’s colour', () => {
    const table = facing('cave-in-2', {
      party: WARRIOR_MAGE,
      rolls: [...hand({ agility: [5] }), ...hand({ agility: [2] })],
    })
    table.do('choose-option', { option: 'climb-over-it' }).do('roll-dice')
    expect(table.diceOf(0)).toEqual(['agility 5'])
    expect(table.diceOf(1)).toEqual(['agility 2'])
    table.end()
  })

  test('R14: a skill is paid from its user’s pool alone', () => {
    const party: readonly Seated[] = [
      { hero: 'warrior' },
      { hero: 'mage', skills: ['beetle-2'], stored: 1 },
    ]
    const dice = [
      ...hand({ strength: [1, 2, 3], agility: [1] }),
      ...hand({ agility: [1], magic: [1, 1, 1] }),
    ]
    const poor = facing('ogre-1', { party, rolls: dice }).do('roll-dice')
    expect(poor.can('use-skill', { hero: 1, skill: 'crushing-blow' })).toBe(false)
    expect(poor.refused({ type: 'use-skill', hero: 1, skill: 'crushing-blow' })).toBe('cost-unpaid')
    expect(poor.refused({ type: 'use-skill', hero: 0, skill: 'crushing-blow' })).toBe(
      'skill-unknown',
    )

    // Her own heroic die pays it, as if it were of strength.
    const rich = facing('ogre-1', { party, rolls: [...rolls('feat.heroic', 2), ...dice] })
    rich.do('use-feat', { hero: 1 }).do('roll-dice')
    rich.do('use-skill', { hero: 1, skill: 'crushing-blow' }).pick('1: heroic 2')
    expect(rich.diceOf(1)).toEqual(['agility 1', 'magic 1', 'magic 1', 'magic 1', 'strength 6'])
    expect(rich.diceOf(0).length).toBe(4)
    rich.end()
  })

  test('R14: an effect on “your dice” touches its user’s dice alone', () => {
    const table = facing('ogre-1', {
      party: [{ hero: 'warrior', skills: ['bandit-2'] }, { hero: 'rogue' }],
      rolls: [
        ...hand({ strength: [1, 2, 3], agility: [4] }),
        ...hand({ agility: [1, 1, 1], magic: [1] }),
      ],
    }).do('roll-dice')
    table.do('use-skill', { hero: 0, skill: 'cleave' })
    expect(table.listed('pick-die').map(({ hero }) => hero)).toEqual([0, 0, 0])
    table.pick('strength 1')
    // The cost is paid; now the effect's picks: three dice are left to the Warrior.
    expect(table.listed('pick-die').map(({ hero }) => hero)).toEqual([0, 0, 0])
    table.pick('0: strength 2', '0: strength 3', '0: agility 4')
    expect(table.diceOf(0)).toEqual(['strength 3', 'strength 4', 'agility 5'])
    expect(table.diceOf(1)).toEqual(['agility 1', 'agility 1', 'agility 1', 'magic 1'])
  })

  test('R18: a normal box takes a die of either hero, a wide one dice of both', () => {
    // Ogre: 0 strength 6 wide, 1 agility 4, 2 strength 9 wide; 6 is the dungeon's strength 3.
    const table = facing('ogre-1', {
      party: [{ hero: 'warrior' }, { hero: 'paladin' }],
      rolls: [
        ...hand({ strength: [4, 5, 1], agility: [4] }),
        ...hand({ strength: [2, 4], magic: [6, 6] }),
      ],
    }).do('roll-dice')
    table.place('0: agility 4', 1).place('1: strength 4', 6)
    table.do('begin-wide-box', { box: 0 })
    expect(table.refused({ type: 'confirm', hero: null })).toBe('sum-too-low')
    table.pick('0: strength 4', '1: strength 2')
    expect(table.boxes[0]?.dice.map(({ hero, value }) => [hero, value])).toEqual([
      [0, 4],
      [1, 2],
    ])
    expect(table.diceOf(0)).toEqual(['strength 5', 'strength 1'])
    expect(table.diceOf(1)).toEqual(['magic 6', 'magic 6'])
    // 5 and 1 are no 9: nobody has enough left.
    expect(table.refused({ type: 'begin-wide-box', hero: null, box: 2 })).toBe('sum-too-low')
  })

  test('R18: armor of one hero’s dice opens the boxes for the other’s', () => {
    // Phantom: 0 strength 4 armor, 1 agility 4 armor, 2 agility 5.
    const table = facing('phantom-1', {
      party: WARRIOR_ROGUE,
      rolls: [
        ...hand({ strength: [4, 2, 2], agility: [2] }),
        ...hand({ agility: [5, 4, 2], magic: [2] }),
      ],
    }).do('roll-dice')
    const early = { type: 'place-die', hero: 1, die: table.die('1: agility 5'), box: 2 }
    expect(table.refused(early)).toBe('armor-first')
    table.place('0: strength 4', 0)
    expect(table.refused(early)).toBe('armor-first')
    table.place('1: agility 4', 1).place('1: agility 5', 2)
    expect(table.boxes[2]?.dice.length).toBe(1)
  })
})

describe('heroic dice from both pools', () => {
  const both = [
    ...hand({ strength: [5, 4, 2], agility: [3] }),
    ...hand({ agility: [6, 2, 1], magic: [4] }),
  ]

  test('R15: of one die of each hero, either may gain the heroic die of the lower value', () => {
    for (const gainer of [0, 1]) {
      const table = facing('ogre-1', { party: WARRIOR_ROGUE, rolls: both }).do('roll-dice')
      table.do('begin-heroic-die', { hero: gainer, crafty: false })
      table.pick('0: strength 5', '1: magic 4')
      expect(table.diceOf(gainer)).toContain('heroic 4')
      expect(table.diceOf(1 - gainer)).not.toContain('heroic 4')
      expect(table.happened('heroic-die-made').map(({ hero }) => hero)).toEqual([gainer])
      expect(table.happened('dice-discarded').map(({ hero }) => hero)).toEqual([0, 1])
      table.end()
    }
  })

  test('R15: who gives none of the dice gains no heroic die', () => {
    const table = facing('ogre-1', { party: WARRIOR_ROGUE, rolls: both }).do('roll-dice')
    table.do('begin-heroic-die', { hero: 1, crafty: false })
    table.do('pick-die', { die: table.die('0: strength 5') })
    table.do('pick-die', { die: table.die('0: strength 4') })
    expect(table.can('confirm')).toBe(false)
    expect(table.refused({ type: 'confirm', hero: null })).toBe('no-own-die')
    table.do('unpick-die', { die: table.die('0: strength 4') }).pick('1: magic 4')
    expect(table.diceOf(1)).toContain('heroic 4')
  })

  test('R15: two dice of one hero make a heroic die of its own, as when alone', () => {
    const table = facing('ogre-1', { party: WARRIOR_ROGUE, rolls: both }).do('roll-dice')
    table.do('begin-heroic-die', { hero: 1, crafty: false }).pick('1: agility 2', '1: magic 4')
    expect(table.diceOf(1)).toEqual(['agility 6', 'agility 1', 'heroic 2'])
    expect(table.diceOf(0).length).toBe(4)
  })

  test('R15: a hero whose pool is empty cannot gain one', () => {
    const table = facing('ogre-1', { party: WARRIOR_ROGUE, rolls: both }).do('roll-dice')
    for (const look of ['agility 6', 'agility 2', 'agility 1', 'magic 4'])
      table.do('discard-die', { die: table.die(`1: ${look}`) })
    expect(table.listed('begin-heroic-die').map(({ hero }) => hero)).toEqual([0])
    expect(table.refused({ type: 'begin-heroic-die', hero: 1, crafty: false })).toBe('no-own-die')
  })

  test('R15: against the Bandit three dice of both heroes make one of the lowest value', () => {
    const table = facing('bandit-1', { party: WARRIOR_ROGUE, rolls: both }).do('roll-dice')
    table.do('begin-heroic-die', { hero: 1, crafty: false })
    table.do('pick-die', { die: table.die('0: strength 5') })
    table.do('pick-die', { die: table.die('1: agility 6') })
    expect(table.can('confirm')).toBe(false)
    table.do('pick-die', { die: table.die('0: agility 3') }).do('confirm')
    expect(table.diceOf(1)).toContain('heroic 3')
    expect(table.diceOf(0)).toEqual(['strength 4', 'strength 2'])
  })

  test('R15: Crafty lets its own hero’s heroic die take the highest value, once', () => {
    const table = facing('ogre-1', {
      party: [{ hero: 'warrior' }, { hero: 'rogue', talents: ['crafty'] }],
      rolls: both,
    }).do('roll-dice')
    expect(table.can('begin-heroic-die', { hero: 0, crafty: true })).toBe(false)
    expect(table.refused({ type: 'begin-heroic-die', hero: 0, crafty: true })).toBe(
      'talent-unknown',
    )
    table.do('begin-heroic-die', { hero: 1, crafty: true }).pick('0: strength 2', '1: agility 6')
    expect(table.diceOf(1)).toContain('heroic 6')
    expect(table.can('begin-heroic-die', { hero: 1, crafty: true })).toBe(false)
    expect(table.can('begin-heroic-die', { hero: 1, crafty: false })).toBe(true)
  })
})

describe('the level’s heroic dice', () => {
  const dice = [
    ...hand({ strength: [1, 1, 1], agility: [1] }),
    ...hand({ agility: [1, 1, 1], magic: [1] }),
  ]

  test('Rulebook p. 28: the party chooses who rolls them, before any die is rolled', () => {
    for (const roller of [0, 1]) {
      const table = facing('ogre-1', {
        party: WARRIOR_ROGUE,
        level: 2,
        rolls: [...dice, ...rolls('encounter.heroic', 5)],
      }).do('roll-dice')
      expect(table.view.question).toEqual({ type: 'choose-bonus', dice: 1 })
      expect(table.pool).toEqual([])
      expect(table.actions).toEqual([
        { type: 'roll-bonus', hero: 0 },
        { type: 'roll-bonus', hero: 1 },
      ])
      table.do('roll-bonus', { hero: roller })
      expect(table.diceOf(roller).at(-1)).toBe('heroic 5')
      expect(table.diceOf(1 - roller)).not.toContain('heroic 5')
      table.end()
    }
  })

  test('Rulebook p. 28: both dice of level 4 go to one hero; in a peril too, each time anew', () => {
    const table = facing('cave-in-2', {
      party: WARRIOR_ROGUE,
      level: 4,
      rolls: [...hand({ strength: [1, 1, 1] }), ...rolls('encounter.heroic', 5, 6)],
    })
    table.do('choose-option', { option: 'dismantle-it' }).do('roll-dice')
    expect(table.view.question).toEqual({ type: 'choose-bonus', dice: 2 })
    table.do('roll-bonus', { hero: 1 })
    expect(table.diceOf(1)).toEqual(['heroic 5', 'heroic 6'])
    table.end()
  })

  test('Rulebook p. 28: at level 1 there is nothing to choose', () => {
    const table = facing('ogre-1', { party: WARRIOR_ROGUE, rolls: dice }).do('roll-dice')
    expect(table.asked).toBe('place')
    table.end()
  })
})
