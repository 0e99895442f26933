/** Two heroes: the skills on their own cards, for themselves and for the partner (R14, R21, R22). */
import { describe, expect, test } from 'vitest'
import { boss, facing, hand, rolls, type Seated } from './table'

const warrior = hand({ strength: [1, 1, 1], agility: [1] })

describe('Fearless Charge (Warrior)', () => {
  const party: readonly Seated[] = [{ hero: 'warrior' }, { hero: 'rogue' }]
  const rogue = hand({ agility: [1, 1, 1], magic: [1] })

  test('R22: ignores 1 time of combat, once', () => {
    const table = facing('bandit-1', { party, rolls: [...warrior, ...rogue] }).do('roll-dice')
    expect(table.stopping).toEqual({ damage: 5, time: 4 })
    table.do('use-skill', { hero: 0, skill: 'fearless-charge' })
    expect(table.stopping).toEqual({ damage: 5, time: 3 })
    expect(table.refused({ type: 'use-skill', hero: 0, skill: 'fearless-charge' })).toBe(
      'skill-used',
    )
    expect(table.refused({ type: 'use-skill', hero: 1, skill: 'fearless-charge' })).toBe(
      'skill-unknown',
    )
  })

  test('Facts: not in a peril, and of no use against the boss', () => {
    const peril = facing('cave-in-2', { party, rolls: hand({ strength: [1, 1, 1] }) })
    peril.do('choose-option', { option: 'dismantle-it' }).do('roll-dice')
    expect(peril.refused({ type: 'use-skill', hero: 0, skill: 'fearless-charge' })).toBe(
      'combat-only',
    )
    const fight = boss('dragons-cave', {
      party,
      rolls: [
        ...hand({ strength: [1, 1, 1], agility: [1] }, 'boss'),
        ...hand({ agility: [1, 1, 1], magic: [1] }, 'boss'),
      ],
    }).do('roll-dice')
    expect(fight.can('use-skill', { skill: 'fearless-charge' })).toBe(false)
  })
})

describe('Dungeoneering (Rogue)', () => {
  const party: readonly Seated[] = [{ hero: 'rogue' }, { hero: 'archer' }]

  test('R14: the partner rerolls any or all 1s in a peril, heroic ones too; her own stay', () => {
    const table = facing('cave-in-2', {
      party,
      level: 2,
      rolls: [
        ...hand({ agility: [1, 1, 4] }),
        ...hand({ agility: [1, 3] }),
        ...rolls('encounter.heroic', 1),
        ...rolls('reroll.agility', 5),
        ...rolls('reroll.heroic', 6),
      ],
    })
    table.do('choose-option', { option: 'climb-over-it' }).do('roll-dice')
    table.do('roll-bonus', { hero: 1 })
    table.do('use-skill', { hero: 0, skill: 'dungeoneering' })
    expect(table.listed('pick-die')).toEqual([
      { type: 'pick-die', hero: 1, die: table.die('1: agility 1') },
      { type: 'pick-die', hero: 1, die: table.die('1: heroic 1') },
    ])
    table.pick('1: agility 1', '1: heroic 1')
    expect(table.diceOf(0)).toEqual(['agility 1', 'agility 1', 'agility 4'])
    expect(table.diceOf(1)).toEqual(['agility 5', 'agility 3', 'heroic 6'])
    expect(table.refused({ type: 'use-skill', hero: 0, skill: 'dungeoneering' })).toBe('skill-used')
    table.end()
  })

  test('R14: one of two 1s may be left', () => {
    const table = facing('cave-in-2', {
      party,
      rolls: [
        ...hand({ agility: [4, 4, 4] }),
        ...hand({ agility: [1, 1] }),
        ...rolls('reroll.agility', 2),
      ],
    })
    table.do('choose-option', { option: 'climb-over-it' }).do('roll-dice')
    table.do('use-skill', { hero: 0, skill: 'dungeoneering' }).pick('1: agility 1')
    expect(table.diceOf(1)).toEqual(['agility 2', 'agility 1'])
    table.end()
  })

  test('R12, R13: a rerolled 2 falls to the Weakness Curse', () => {
    const table = facing('cave-in-2', {
      party,
      dungeon: 'lichs-tomb',
      floor: 2,
      rolls: [
        ...hand({ agility: [4, 4, 4] }),
        ...hand({ agility: [1, 5] }),
        ...rolls('reroll.agility', 2),
      ],
    })
    table.do('choose-option', { option: 'climb-over-it' }).do('roll-dice')
    table.do('use-skill', { hero: 0, skill: 'dungeoneering' }).pick('1: agility 1')
    expect(table.diceOf(1)).toEqual(['agility 5'])
  })

  test('Facts: not in combat', () => {
    const table = facing('ogre-1', {
      party,
      rolls: [
        ...hand({ agility: [1, 1, 4], magic: [1] }),
        ...hand({ strength: [1], agility: [1, 1], magic: [1] }),
      ],
    }).do('roll-dice')
    expect(table.refused({ type: 'use-skill', hero: 0, skill: 'dungeoneering' })).toBe('peril-only')
  })
})

describe('Power Transfer (Mage)', () => {
  const party: readonly Seated[] = [{ hero: 'mage' }, { hero: 'rogue' }]
  const dice = (from: 'encounter' | 'boss' = 'encounter') => [
    ...hand({ agility: [2], magic: [2, 2, 2] }, from),
    ...hand({ agility: [2, 2, 2], magic: [2] }, from),
  ]

  test.each([
    [0, 'strength 1'],
    [1, 'agility 1'],
  ] as const)('R14: effect %i gives the partner %s, once', (effect, gained) => {
    const table = facing('ogre-1', { party, rolls: dice() }).do('roll-dice')
    table.do('use-skill', { hero: 0, skill: 'power-transfer' }).do('choose-effect', { effect })
    expect(table.diceOf(0).length).toBe(4)
    expect(table.diceOf(1).at(-1)).toBe(gained)
    expect(table.happened('dice-gained').map(({ hero }) => hero)).toEqual([1])
    expect(table.refused({ type: 'use-skill', hero: 0, skill: 'power-transfer' })).toBe(
      'skill-used',
    )
    table.end()
  })

  test('R12: the die is gained, not rolled: no Ethereal, no Split', () => {
    const phantom = facing('phantom-1', { party, rolls: dice() }).do('roll-dice')
    phantom.do('use-skill', { hero: 0, skill: 'power-transfer' }).do('choose-effect', { effect: 0 })
    expect(phantom.diceOf(1).at(-1)).toBe('strength 1')

    const ooze = facing('glooping-ooze-1', { party, rolls: dice() }).do('roll-dice')
    ooze.do('use-skill', { hero: 0, skill: 'power-transfer' }).do('choose-effect', { effect: 0 })
    expect(ooze.timeFor('split')).toBe(0)
  })

  test('R21: works in every boss round anew, and not in a peril', () => {
    const table = boss('minotaurs-maze', {
      party: [
        { hero: 'mage', items: ['ice-elemental-1', 'phantom-1', 'ogre-1', 'force-wall-1'] },
        { hero: 'rogue', items: ['ice-elemental-2', 'ogre-2', 'phantom-2', 'boulder-1'] },
      ],
      level: 4,
      potions: 9,
      rolls: [
        ...hand({ strength: [1, 1, 1], agility: [2, 2], magic: [2, 2, 2] }, 'boss'),
        ...hand({ agility: [2, 2, 2, 2, 2], magic: [2, 2, 2] }, 'boss'),
        ...rolls('boss.heroic', 1, 1),
        ...hand({ strength: [1, 1, 1], agility: [2, 2], magic: [2, 2, 2] }, 'boss'),
        ...hand({ agility: [2, 2, 2, 2, 2], magic: [2, 2, 2] }, 'boss'),
        ...rolls('boss.heroic', 1, 1),
      ],
    }).do('roll-dice')
    table.do('roll-bonus', { hero: 0 })
    table.do('use-skill', { hero: 0, skill: 'power-transfer' }).do('choose-effect', { effect: 0 })
    expect(table.can('use-skill', { hero: 0, skill: 'power-transfer' })).toBe(false)
    // Everything uncovered costs 14: seven each, of seven. Healing saves both.
    table.do('finish-placing')
    for (const hero of [0, 1]) table.do('drink-healing', { hero })
    table.do('roll-dice').do('roll-bonus', { hero: 1 })
    expect(table.can('use-skill', { hero: 0, skill: 'power-transfer' })).toBe(true)
    table.end()

    const peril = facing('cave-in-2', {
      party,
      rolls: [...hand({ agility: [1] }), ...hand({ agility: [1, 1, 1] })],
    })
    peril.do('choose-option', { option: 'climb-over-it' }).do('roll-dice')
    expect(peril.refused({ type: 'use-skill', hero: 0, skill: 'power-transfer' })).toBe(
      'combat-only',
    )
  })
})

describe('Combined Shot (Archer)', () => {
  test('R14: one of the partner’s strength dice rises by 1, a heroic one if they like', () => {
    const table = facing('ogre-1', {
      party: [{ hero: 'archer' }, { hero: 'warrior', stored: 1 }],
      rolls: [
        ...rolls('feat.heroic', 3),
        ...hand({ strength: [2], agility: [2, 2], magic: [2] }),
        ...hand({ strength: [6, 4, 5], agility: [2] }),
      ],
    })
    table.do('use-feat', { hero: 1 }).do('roll-dice')
    table.do('use-skill', { hero: 0, skill: 'combined-shot' })
    // No agility, no 6, none of her own.
    expect(table.listed('pick-die').map((action) => ('die' in action ? action.die : 0))).toEqual([
      table.die('1: heroic 3'),
      table.die('1: strength 4'),
      table.die('1: strength 5'),
    ])
    table.pick('1: heroic 3')
    expect(table.diceOf(1)).toEqual([
      ...['heroic 4', 'strength 6', 'strength 4', 'strength 5', 'agility 2'],
    ])
    expect(table.refused({ type: 'use-skill', hero: 0, skill: 'combined-shot' })).toBe('skill-used')
    table.end()
  })

  test('R20: not offered where the partner has no strength die to raise', () => {
    const table = facing('ogre-1', {
      party: [{ hero: 'archer' }, { hero: 'rogue' }],
      rolls: [
        ...hand({ strength: [2], agility: [2, 2], magic: [2] }),
        ...hand({ agility: [1, 1, 1], magic: [1] }),
      ],
    }).do('roll-dice')
    expect(table.can('use-skill', { skill: 'combined-shot' })).toBe(false)
  })
})

describe('Support Aura (Paladin)', () => {
  const party: readonly Seated[] = [{ hero: 'paladin' }, { hero: 'rogue' }]

  test('R14: the partner rerolls any or all 1s in combat, once', () => {
    const table = facing('ogre-1', {
      party,
      rolls: [
        ...rolls('feat.heroic', 1),
        ...hand({ strength: [1, 1], magic: [1, 1] }),
        ...hand({ agility: [1, 1, 4], magic: [1] }),
        ...rolls('reroll.heroic', 6),
        ...rolls('reroll.agility', 1, 5),
      ],
    })
    table.do('use-feat', { hero: 1 }).do('roll-dice')
    table.do('use-skill', { hero: 0, skill: 'support-aura' })
    expect(table.listed('pick-die').length).toBe(4)
    table.pick('1: heroic 1', '1: agility 1', '1: agility 1')
    expect(table.diceOf(0)).toEqual(['strength 1', 'strength 1', 'magic 1', 'magic 1'])
    expect(table.diceOf(1)).toEqual(['heroic 6', 'agility 1', 'agility 5', 'agility 4', 'magic 1'])
    // A 1 that came again stays: the skill is used up.
    expect(table.refused({ type: 'use-skill', hero: 0, skill: 'support-aura' })).toBe('skill-used')
    table.end()
  })

  test('Fade: costs 1 time, for a skill of either hero', () => {
    const table = facing('shadow-1', {
      party: [{ hero: 'paladin' }, { hero: 'mage' }],
      rolls: [
        ...hand({ strength: [2, 2], magic: [2, 2] }),
        ...hand({ agility: [1], magic: [2, 2, 2] }),
        ...rolls('reroll.agility', 6),
      ],
    }).do('roll-dice')
    table.do('use-skill', { hero: 0, skill: 'support-aura' })
    expect(table.timeFor('fade')).toBe(1)
    table.pick('1: agility 1')
    table.do('use-skill', { hero: 1, skill: 'power-transfer' }).do('choose-effect', { effect: 0 })
    expect(table.timeFor('fade')).toBe(2)
    expect(table.diceOf(0).at(-1)).toBe('strength 1')
    table.end()
  })

  test('R12: a rerolled 1 sets off Split', () => {
    const table = facing('glooping-ooze-1', {
      party,
      rolls: [
        ...hand({ strength: [2, 2], magic: [2, 2] }),
        ...hand({ agility: [1, 2, 2], magic: [2] }),
        ...rolls('reroll.agility', 1),
      ],
    }).do('roll-dice')
    expect(table.timeFor('split')).toBe(1)
    table.do('use-skill', { hero: 0, skill: 'support-aura' }).pick('1: agility 1')
    expect(table.timeFor('split')).toBe(2)
    table.end()
  })
})
