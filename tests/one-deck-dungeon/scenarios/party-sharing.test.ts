/** Two heroes: potions and skills of either on its own dice, and prevention for both (R14, R21–R23). */
import { describe, expect, test } from 'vitest'
import { WARRIOR_ROGUE } from './parties'
import { boss, facing, hand, rolls, type Table } from './table'

const TWOS = [
  ...hand({ strength: [2, 2, 2], agility: [2] }),
  ...hand({ agility: [2, 2, 2], magic: [2] }),
]
function damages(table: Table) {
  return table.happened('damaged').map(({ hero, amount }) => `${hero}: ${amount}`)
}

describe('potions', () => {
  test('R14: a potion is drunk by either hero, on its own dice: Heroism', () => {
    for (const drinker of [0, 1]) {
      const table = facing('ogre-1', {
        party: WARRIOR_ROGUE,
        potions: 1,
        identified: ['shadow-2'],
        rolls: TWOS,
      }).do('roll-dice')
      table.do('drink-potion', { hero: drinker, potion: 'heroism' })
      expect(new Set(table.listed('pick-die').map(({ hero }) => hero))).toEqual(new Set([drinker]))
      table.pick(`${drinker}: agility 2`, drinker === 0 ? '0: strength 2' : '1: magic 2')
      expect(table.diceOf(drinker).filter((die) => die.endsWith('6')).length).toBe(2)
      expect(table.diceOf(1 - drinker).every((die) => die.endsWith('2'))).toBe(true)
      expect(table.view.potions).toBe(0)
      expect(table.happened('potion-drunk')).toEqual([
        { type: 'potion-drunk', hero: drinker, potion: 'heroism' },
      ])
      expect(table.refused({ type: 'drink-potion', hero: 1 - drinker, potion: 'heroism' })).toBe(
        'no-potion',
      )
    }
  })

  test('R14: Clarity rerolls the drinker’s 1s and 2s alone, and adds its heroic die to that pool', () => {
    const table = facing('ogre-1', {
      party: WARRIOR_ROGUE,
      potions: 1,
      identified: ['skeleton-2'],
      rolls: [...TWOS, ...rolls('reroll.agility', 5, 5, 5), ...rolls('reroll.magic', 5)].concat(
        rolls('effect.heroic', 6),
      ),
    }).do('roll-dice')
    table.do('drink-potion', { hero: 1, potion: 'clarity' })
    expect(table.diceOf(0)).toEqual(['strength 2', 'strength 2', 'strength 2', 'agility 2'])
    expect(table.diceOf(1)).toEqual(['agility 5', 'agility 5', 'agility 5', 'magic 5', 'heroic 6'])
    table.end()
  })

  test('R21: both heroes may drink of the same kind while there are tokens: Mana', () => {
    const table = facing('ogre-1', {
      party: WARRIOR_ROGUE,
      potions: 2,
      identified: ['arrow-wall-2'],
      rolls: [...TWOS, ...rolls('effect.magic', 4, 4, 4, 3, 3, 3)],
    }).do('roll-dice')
    table.do('drink-potion', { hero: 0, potion: 'mana' })
    table.do('drink-potion', { hero: 1, potion: 'mana' })
    expect(table.diceOf(0).filter((die) => die === 'magic 4').length).toBe(3)
    expect(table.diceOf(1).filter((die) => die === 'magic 3').length).toBe(3)
    expect(table.view.potions).toBe(0)
    table.end()
  })
})

describe('skills', () => {
  test('R21: each hero uses its own copy of a skill once', () => {
    const table = facing('ogre-1', {
      party: [
        { hero: 'warrior', skills: ['beetle-2'] },
        { hero: 'paladin', skills: ['cave-in-2'] },
      ],
      rolls: [
        ...hand({ strength: [2, 2, 2], agility: [2] }),
        ...hand({ strength: [2, 2], magic: [2, 2] }),
      ],
    }).do('roll-dice')
    table.do('use-skill', { hero: 1, skill: 'crushing-blow' }).pick('1: strength 2')
    expect(table.heroAt(1).skills.find(({ skill }) => skill === 'crushing-blow')?.used).toBe(true)
    expect(table.heroAt(0).skills.find(({ skill }) => skill === 'crushing-blow')?.used).toBe(false)
    table.do('use-skill', { hero: 0, skill: 'crushing-blow' }).pick('0: strength 2')
    expect(table.diceOf(0)).toContain('strength 6')
    expect(table.diceOf(1)).toContain('strength 6')
    expect(table.can('use-skill', { skill: 'crushing-blow' })).toBe(false)
  })

  test('R14: a spell is paid with its user’s mana alone', () => {
    const table = facing('ogre-1', {
      party: [{ hero: 'rogue', skills: ['goblin-1'] }, { hero: 'mage' }],
      rolls: [
        ...hand({ agility: [2, 2, 2], magic: [2] }),
        ...hand({ agility: [2], magic: [6, 6, 6] }),
      ],
    }).do('roll-dice')
    // Shimmerblast costs 3 mana; the Rogue has 2, the Mage 18.
    expect(table.refused({ type: 'use-skill', hero: 0, skill: 'shimmerblast' })).toBe('mana-unpaid')
  })

  test('R14, R16: what a skill rolls joins its user’s pool', () => {
    const table = facing('ogre-1', {
      party: [{ hero: 'warrior' }, { hero: 'rogue', skills: ['bandit-1'] }],
      rolls: [...TWOS, ...rolls('effect.strength', 5, 6)],
    }).do('roll-dice')
    table.do('use-skill', { hero: 1, skill: 'backstab' }).pick('1: agility 2')
    expect(table.diceOf(1)).toEqual([
      ...['agility 2', 'agility 2', 'magic 2', 'strength 5', 'strength 6'],
    ])
    table.end()
  })
})

describe('dice held for one use', () => {
  const goblin = (given: Parameters<typeof facing>[1]) =>
    facing('goblin-1', {
      party: [{ hero: 'warrior', skills: ['glooping-ooze-1'] }, { hero: 'paladin' }],
      ...given,
    })

  test('R19: Armor Crush’s die covers wide armor together with the partner’s dice', () => {
    // Two open doors: the Goblin’s armor is 8.
    const table = goblin({
      open: ['ogre-2'],
      rolls: [
        ...hand({ strength: [1, 1, 1], agility: [1] }),
        ...hand({ strength: [2, 1], magic: [1, 1] }),
      ],
    }).do('roll-dice')
    table.do('use-skill', { hero: 0, skill: 'armor-crush' }).pick('0: strength 1')
    table.do('begin-wide-box', { box: 0 }).pick('0: heroic 6', '1: strength 2')
    expect(table.boxes[0]?.dice.map(({ hero, value }) => [hero, value])).toEqual([
      [1, 2],
      [0, 6],
    ])
  })

  test('R19: it goes into no heroic die, of either hero', () => {
    const table = goblin({
      rolls: [
        ...hand({ strength: [2, 1, 1], agility: [1] }),
        ...hand({ strength: [2, 1], magic: [1, 1] }),
      ],
    }).do('roll-dice')
    table.do('use-skill', { hero: 0, skill: 'armor-crush' }).pick('0: strength 1')
    const held = table.die('0: heroic 6')
    for (const hero of [0, 1]) {
      table.do('begin-heroic-die', { hero, crafty: false })
      expect(table.can('pick-die', { die: held })).toBe(false)
      table.do('cancel')
    }
  })

  test('R19: Mana Fountain’s die pays its own hero’s spell, and covers no box', () => {
    const table = facing('wraith-1', {
      party: [
        { hero: 'mage', skills: ['fire-elemental-2'] },
        { hero: 'paladin', skills: ['goblin-1'] },
      ],
      rolls: [
        ...hand({ agility: [1], magic: [1, 1, 1] }),
        ...hand({ strength: [1, 1], magic: [1, 1] }),
      ],
    }).do('roll-dice')
    table.do('use-skill', { hero: 0, skill: 'mana-fountain' })
    expect(table.diceOf(0).at(-1)).toBe('magic 6')
    // The Paladin’s two mana are no three, whatever the Mage holds; 5 in magic dice are no 9.
    expect(table.can('use-skill', { hero: 1, skill: 'shimmerblast' })).toBe(false)
    expect(table.refused({ type: 'begin-wide-box', hero: null, box: 0 })).toBe('sum-too-low')
  })
})

describe('prevention', () => {
  // The Bandit and the Hall of Statues uncovered: 5 damage, 4 time.
  test('R23: what one hero prevents lowers the party’s total, then it is split', () => {
    const table = facing('bandit-1', {
      party: [{ hero: 'warrior' }, { hero: 'rogue', skills: ['goblin-2'] }],
      rolls: TWOS,
    }).do('roll-dice')
    table.do('use-skill', { hero: 1, skill: 'dodge' }).pick('1: agility 2')
    expect(table.stopping).toEqual({ damage: 4, time: 4 })
    // Four are even: nobody is asked.
    table.do('finish-placing')
    expect(damages(table)).toEqual(['0: 2', '1: 2'])
    table.end()
  })

  test('R22: what both heroes prevent adds up', () => {
    const table = facing('bandit-1', {
      party: [
        { hero: 'warrior', talents: ['grit', 'speed'] },
        { hero: 'rogue', talents: ['grit', 'speed'] },
      ],
      rolls: TWOS,
    }).do('roll-dice')
    for (const hero of [0, 1])
      table.do('use-talent', { hero, talent: 'grit' }).do('use-talent', { hero, talent: 'speed' })
    table.do('use-skill', { hero: 0, skill: 'fearless-charge' })
    expect(table.stopping).toEqual({ damage: 3, time: 1 })
    expect(table.can('use-talent')).toBe(false)
    expect(table.refused({ type: 'use-talent', hero: 1, talent: 'grit' })).toBe('skill-used')
  })

  test('R22: Blade Storm counts before what is prevented', () => {
    // Cave-in and three floors uncovered: 3 damage, one of Blade Storm, one prevented.
    const table = facing('cave-in-2', {
      party: [{ hero: 'warrior', talents: ['fortitude'] }, { hero: 'rogue' }],
      dungeon: 'lichs-tomb',
      floor: 3,
      rolls: hand({ strength: [1, 1, 1] }),
    })
    table.do('choose-option', { option: 'dismantle-it' }).do('roll-dice')
    expect(table.stopping?.damage).toBe(4)
    table.do('use-talent', { hero: 0, talent: 'fortitude' })
    expect(table.stopping?.damage).toBe(3)
    table.do('finish-placing').do('take-damage', { hero: 0 })
    expect(damages(table)).toEqual(['0: 2', '1: 1'])
  })

  test('Facts: the Paladin of a party may prevent damage, and no Armor halves it', () => {
    const table = facing('bandit-1', {
      party: [{ hero: 'paladin', talents: ['grit'] }, { hero: 'rogue' }],
      rolls: [
        ...hand({ strength: [2, 2], magic: [2, 2] }),
        ...hand({ agility: [2, 2, 2], magic: [2] }),
      ],
    }).do('roll-dice')
    expect(table.stopping).toEqual({ damage: 5, time: 4 })
    table.do('use-talent', { hero: 0, talent: 'grit' })
    expect(table.stopping).toEqual({ damage: 4, time: 4 })
  })

  test('Facts: the Archer of a party has no Kiting: 1 damage stays damage', () => {
    const table = facing('cave-in-2', {
      party: [{ hero: 'archer' }, { hero: 'rogue' }],
      rolls: hand({ strength: [2] }),
    })
    table.do('choose-option', { option: 'dismantle-it' }).do('roll-dice')
    table.place('strength 2', 1)
    expect(table.stopping).toEqual({ damage: 1, time: 3 })
  })

  test('R30: in a boss round Dodge prevents 2 of the party’s damage', () => {
    const table = boss('lichs-tomb', {
      party: [
        { hero: 'warrior', items: ['ogre-1', 'phantom-1', 'boulder-2', 'force-wall-1'] },
        { hero: 'rogue', items: ['ogre-2', 'phantom-2'], skills: ['goblin-2'] },
      ],
      level: 4,
      rolls: [
        ...hand({ strength: [2, 2, 2, 2, 2, 2, 2], agility: [2] }, 'boss'),
        ...hand({ agility: [2, 2, 2, 2], magic: [2, 2] }, 'boss'),
        ...rolls('boss.heroic', 2, 2),
      ],
    }).do('roll-dice')
    table.do('roll-bonus', { hero: 0 })
    expect(table.stopping?.damage).toBe(15)
    table.do('use-skill', { hero: 1, skill: 'dodge' }).pick('1: agility 2')
    expect(table.stopping?.damage).toBe(13)
  })
})
