/** The 24 skills on encounter cards and the two basic skills: costs, effects and their edges. */
import { DECK, printing } from '@main/games/one-deck-dungeon/cards'
import type { ScriptedRoll } from '@main/games/random'
import type { CardId, DieColor, LootSkillId, SkillId } from '@shared/games/one-deck-dungeon'
import { describe, expect, test } from 'vitest'
import { lootFacts } from '../rules/facts'
import { boss, facing, hand, rolls, type Position, type Table } from './table'

/** A foe without ability and without armor. */
const OGRE: CardId = 'ogre-1'

interface Scene extends Omit<Position, 'rolls' | 'dice'> {
  readonly against?: CardId
  /** The encounter's own roll. */
  readonly dice: Partial<Readonly<Record<DieColor, readonly number[]>>>
  /** Rolls that come after it. */
  readonly then?: readonly ScriptedRoll[]
}

/** A combat whose dice are on the table. */
function combat({ against = OGRE, dice, then = [], ...given }: Scene): Table {
  return facing(against, { ...given, rolls: [...hand(dice), ...then] }).do('roll-dice')
}

/** A peril whose option is chosen and whose dice are on the table. */
function peril(option: string, { against = 'cave-in-2', dice, then = [], ...given }: Scene) {
  return facing(against, { ...given, rolls: [...hand(dice), ...then] })
    .do('choose-option', { option })
    .do('roll-dice')
}

/** Uses a skill that costs dice. */
function pay(table: Table, skill: SkillId, ...cost: readonly string[]): Table {
  return table.do('use-skill', { skill }).pick(...cost)
}

function ready(table: Table, skill: SkillId): boolean {
  return table.can('use-skill', { skill })
}
function refusal(table: Table, skill: SkillId): string {
  return table.refused({ type: 'use-skill', hero: 0, skill })
}
/** What the last action made happen, in short. */
function happened(table: Table): readonly string[] {
  return table.last.map((event) => event.type)
}

/** Items that give strength: as many as the warrior needs to empty the supply. */
const STRENGTH: readonly CardId[] = ['goblin-1', 'skeleton-2', 'wraith-1', 'wraith-2']
const AGILITY: readonly CardId[] = [
  'plague-rat-1',
  'shadow-1',
  'bandit-2',
  'ice-elemental-1',
  'ice-elemental-2',
  'bear-traps-2',
]

describe('every skill', () => {
  const skills = lootFacts.flatMap((loot) => (loot.type === 'skill' ? [loot] : []))
  const cardWith = (skill: LootSkillId): CardId => {
    const card = DECK.find((one) => printing(one).loot === skill && one !== OGRE)
    return card ?? OGRE
  }
  /** Dice that pay every cost, and on which every effect could work. */
  const rich = { strength: [5, 5, 5, 5], agility: [3, 3], magic: [2], heroic: [6, 6] }
  const warrior = { hero: 'warrior', level: 4 } as const

  test.each(skills)('$name: is offered where its icons say, and only there', ({ id, when }) => {
    const skilled = { ...warrior, skills: [cardWith(id)] }
    const against = id === 'chaotic-aura' ? 'bandit-1' : OGRE
    const fight = combat({ ...skilled, against, dice: rich })
    expect(ready(fight, id)).toBe(when.includes('combat'))
    if (!when.includes('combat')) expect(refusal(fight, id)).toBe('peril-only')
    fight.end()

    // Heroic dice help to pay; Flameweave and Brute Force need a peril of the colour that they give.
    const climb = {
      flameweave: () =>
        peril('magic-shield', {
          ...skilled,
          against: 'arrow-wall-2',
          dice: { magic: [2], heroic: [6, 6] },
        }),
      'brute-force': () =>
        peril('dismantle-it', { ...skilled, dice: { strength: [5, 3, 3, 1], heroic: [6, 6] } }),
      other: () =>
        peril('climb-over-it', {
          ...skilled,
          items: ['skeleton-1'],
          dice: { agility: [5, 3, 3], heroic: [6, 6] },
        }),
    }[id === 'flameweave' || id === 'brute-force' ? id : 'other']()
    expect(ready(climb, id)).toBe(when.includes('peril'))
    if (!when.includes('peril')) expect(refusal(climb, id)).toBe('combat-only')
    climb.end()

    // In a boss round time does not exist (R29), so Poison could do nothing there.
    const round = boss('minotaurs-maze', { ...skilled, rolls: hand(rich, 'boss') }).do('roll-dice')
    expect(ready(round, id)).toBe(when.includes('combat') && id !== 'poison')
    round.end()
  })

  /** Heroes with a die or two of the colour, or with one mana. */
  const poor = {
    strength: { hero: 'rogue', dice: { strength: [4], agility: [6, 6, 6, 5], magic: [6, 6] } },
    agility: { hero: 'warrior', dice: { strength: [6, 6, 6, 6], agility: [4, 4], magic: [6] } },
    mana: { hero: 'warrior', dice: { strength: [6, 6, 6, 6], agility: [6, 5], magic: [1] } },
  } as const

  test.each(skills.filter(({ cost }) => Object.keys(cost).length > 0))(
    '$name: needs dice for its cost',
    ({ id, cost }) => {
      const { strength, agility } = cost
      const stat = agility !== undefined ? 'agility' : strength !== undefined ? 'strength' : 'mana'
      const against: CardId = id === 'chaotic-aura' ? 'bandit-1' : OGRE
      const table = combat({ ...poor[stat], against, skills: [cardWith(id)] })
      const needed = strength ?? agility ?? Infinity
      while (table.pool.filter(({ color }) => color === stat).length >= needed) {
        expect(ready(table, id)).toBe(true)
        table.do('discard-die', { die: table.die(`${stat} 4`) })
      }
      expect(ready(table, id)).toBe(false)
      expect(refusal(table, id)).toBe(stat === 'mana' ? 'mana-unpaid' : 'cost-unpaid')
      table.end()
    },
  )

  test('R21: a skill is used once in an encounter, and again in the next', () => {
    const table = facing('plague-rat-1', {
      open: ['bandit-1'],
      skills: ['boulder-1'],
      rolls: [
        ...hand({ strength: [6, 6, 6, 6], agility: [6, 6], magic: [1] }),
        ...rolls('effect.heroic', 2),
        ...hand({ strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] }),
        ...rolls('effect.heroic', 3),
      ],
    }).do('roll-dice')
    table.do('use-skill', { skill: 'valor' })
    expect(table.hero.skills).toContainEqual({ skill: 'valor', card: 'boulder-1', used: true })
    expect(refusal(table, 'valor')).toBe('skill-used')

    table.do('begin-wide-box', { box: 0 }).pick('agility 6', 'heroic 2')
    table
      .do('finish-placing')
      .do('claim-xp')
      .do('begin-turn')
      .do('enter-room', { door: 2 })
      .do('roll-dice')
    table.do('use-skill', { skill: 'valor' })
    expect(table.dice).toContain('heroic 3')
    table.end()
  })

  test('R21: backing out of a cost uses nothing', () => {
    const table = combat({
      skills: ['beetle-2'],
      dice: { strength: [1, 2, 3, 4], agility: [1, 1], magic: [1] },
    })
    const before = table.dice
    table.do('use-skill', { skill: 'crushing-blow' })
    table.do('pick-die', { die: table.die('strength 1') }).do('cancel')
    expect(table.dice).toEqual(before)
    expect(table.happened('skill-used')).toEqual([])
    expect(ready(table, 'crushing-blow')).toBe(true)
    table.end()
  })

  test('R14: a cost takes heroic dice for any colour, and its exact number of dice', () => {
    const table = combat({
      level: 2,
      skills: ['ice-elemental-2'],
      dice: { strength: [1, 2, 3, 4], agility: [1, 1], magic: [1], heroic: [5] },
      then: [...rolls('effect.agility', 6, 2), ...rolls('effect.strength', 3)],
    })
    table.do('use-skill', { skill: 'flurry' })
    expect(table.listed('pick-die').length).toBe(5)
    table.do('pick-die', { die: table.die('heroic 5') })
    expect(table.refused({ type: 'confirm', hero: null })).toBe('too-few-picked')
    table.do('pick-die', { die: table.die('strength 1') })
    expect(table.can('pick-die')).toBe(false)
    table.do('unpick-die', { die: table.die('strength 1') }).pick('strength 2')
    expect(table.dice).toEqual([
      'strength 1',
      'strength 3',
      'strength 4',
      'agility 1',
      'agility 1',
      'magic 1',
      'agility 6',
      'agility 2',
      'strength 3',
    ])
    table.end()
  })

  test('R19: mana takes any magic and heroic dice whose sum reaches the cost; the excess is lost', () => {
    const table = combat({
      hero: 'mage',
      level: 2,
      skills: ['force-wall-1', 'spiked-log-2'],
      dice: { strength: [6], agility: [6, 6], magic: [5, 4, 2, 1], heroic: [3] },
    })
    table.do('use-skill', { skill: 'crushing-fist' })
    expect(table.listed('pick-die').length).toBe(5)
    table.do('pick-die', { die: table.die('magic 5') })
    expect(table.can('confirm')).toBe(false)
    table.pick('magic 4')
    expect(table.dice).toEqual([
      'strength 6',
      'agility 6',
      'agility 6',
      'magic 2',
      'magic 1',
      'heroic 3',
      'strength 6',
      'strength 6',
    ])
    // The 3 that were paid too much help no other spell: 2 + 1 + 3 pay the next one's 4.
    pay(table, 'static-burst', 'magic 2', 'magic 1', 'heroic 3').pick('strength 4')
    expect(table.dice).toEqual([
      'strength 6',
      'agility 6',
      'agility 6',
      'strength 6',
      'strength 6',
      'strength 5',
      'agility 4',
    ])
    table.end()
  })

  test('R16: dice of a cost are back in the supply before the effect', () => {
    const table = combat({
      level: 3,
      items: STRENGTH,
      skills: ['beetle-2'],
      dice: { strength: [1, 2, 3, 4, 5, 5, 5, 5], agility: [1, 1], magic: [1], heroic: [1] },
    })
    expect(table.view.supply.strength).toBe(0)
    pay(table, 'crushing-blow', 'strength 1')
    expect(table.view.supply.strength).toBe(0)
    expect(table.dice.filter((die) => die === 'strength 6').length).toBe(1)
    expect(table.happened('dice-lost')).toEqual([])
    table.end()
  })
})

describe('skills that gain dice', () => {
  test('Accuracy: three agility dice become a heroic 6', () => {
    const table = combat({
      hero: 'rogue',
      skills: ['beetle-1'],
      dice: { strength: [1], agility: [2, 3, 4, 5], magic: [1, 2] },
    })
    pay(table, 'accuracy', 'agility 2', 'agility 3', 'agility 4')
    expect(table.dice).toEqual(['strength 1', 'agility 5', 'magic 1', 'magic 2', 'heroic 6'])
    expect(happened(table)).toEqual(['dice-discarded', 'skill-used', 'dice-gained'])
    expect(table.happened('dice-discarded').map(({ cause }) => cause)).toEqual(['cost'])
    expect(table.revealed).toBe(false)
    table.end()
  })

  test('Accuracy: three heroic dice pay for it in a peril of strength', () => {
    const table = facing('cave-in-2', {
      hero: 'rogue',
      level: 2,
      skills: ['beetle-1'],
      rolls: [...rolls('feat.heroic', 2, 3), ...hand({ strength: [4], heroic: [5] })],
    })
    table.do('choose-option', { option: 'dismantle-it' }).do('use-feat', { dice: 2 })
    table.do('roll-dice')
    pay(table, 'accuracy', 'heroic 2', 'heroic 3', 'heroic 5')
    expect(table.dice).toEqual(['strength 4', 'heroic 6'])
    table.end()
  })

  test('Accuracy: with no heroic die in the supply the gain is lost', () => {
    const table = facing(OGRE, {
      hero: 'rogue',
      level: 4,
      items: AGILITY.slice(0, 1),
      skills: ['beetle-1'],
      rolls: [
        ...rolls('feat.heroic', 2, 2),
        ...hand({ strength: [1], agility: [4, 4, 4, 1, 1], magic: [1, 1], heroic: [2, 2] }),
      ],
    })
    table.do('use-feat', { dice: 2 }).do('roll-dice')
    table.do('begin-heroic-die').pick('magic 1', 'magic 1')
    table.do('begin-heroic-die').pick('agility 1', 'strength 1')
    expect(table.view.supply.heroic).toBe(0)
    pay(table, 'accuracy', 'agility 4', 'agility 4', 'agility 4')
    expect(table.last).toContainEqual({ type: 'dice-lost', hero: 0, color: 'heroic', count: 1 })
    expect(table.dice).not.toContain('heroic 6')
    expect(refusal(table, 'accuracy')).toBe('skill-used')
    table.end()
  })

  test('Armor Crush: its heroic 6 covers an armor box of any colour', () => {
    const table = combat({
      against: 'skeleton-1',
      skills: ['glooping-ooze-1'],
      dice: { strength: [1, 3, 3, 3], agility: [1, 1], magic: [2] },
    })
    pay(table, 'armor-crush', 'strength 1')
    expect(table.pool.find((die) => die.value === 6)).toMatchObject({
      color: 'heroic',
      only: 'armor',
    })
    table.place('heroic 6', 1).place('magic 2', 0)
    expect(table.view.encounter?.boxes[1]?.dice).toMatchObject([{ color: 'heroic', value: 6 }])
    // Armor is done: the strength box opens.
    table.place('strength 3', 2)
    table.end()
  })

  test('Armor Crush: R19: its die covers nothing but armor, pays nothing and is made into nothing', () => {
    const table = combat({
      against: 'skeleton-1',
      skills: ['glooping-ooze-1', 'spiked-log-1'],
      dice: { strength: [1, 1, 6, 6], agility: [1, 1], magic: [4] },
    })
    pay(table, 'armor-crush', 'strength 1').place('magic 4', 1)
    const die = table.die('heroic 6')
    table.do('use-skill', { skill: 'cleave' })
    expect(table.can('pick-die', { die })).toBe(false)
    table.do('cancel').do('begin-heroic-die')
    expect(table.can('pick-die', { die })).toBe(false)
    table.do('cancel')
    // Neither does it pass for a magic die elsewhere: the armor box that is left is its only place.
    expect(table.listed('place-die', { die })).toMatchObject([{ box: 0 }])
    table.do('place-die', { die, box: 0 })
    expect(table.view.encounter?.boxes[0]?.dice).toMatchObject([{ id: die }])
    table.end()
  })

  test('Armor Crush: R19: its die is refused by an open box without armor, and may be discarded', () => {
    const table = combat({
      skills: ['glooping-ooze-1'],
      dice: { strength: [1, 5, 5, 5], agility: [1, 1], magic: [1] },
    })
    pay(table, 'armor-crush', 'strength 1')
    const die = table.die('heroic 6')
    expect(table.can('place-die', { die })).toBe(false)
    expect(table.refused({ type: 'place-die', hero: 0, die, box: 1 })).toBe('die-restricted')
    // 5 + 5 + 5 fill the Ogre's widest box; 6 from Armor Crush is not among the dice for it.
    table.do('begin-wide-box', { box: 4 })
    expect(table.can('pick-die', { die })).toBe(false)
    table.pick('strength 5', 'strength 5', 'strength 5').do('discard-die', { die })
    expect(table.dice).toEqual(['agility 1', 'agility 1', 'magic 1'])
    table.end()
  })

  test('Armor Crush: R19: its die joins others on a wide armor box', () => {
    const table = combat({
      against: 'ice-elemental-1',
      skills: ['glooping-ooze-1'],
      dice: { strength: [1, 2, 2, 3], agility: [1, 1], magic: [1] },
    })
    pay(table, 'armor-crush', 'strength 1')
    table.do('begin-wide-box', { box: 0 })
    expect(table.view.question).toMatchObject({
      type: 'pick-dice',
      hero: null,
      purpose: { type: 'wide-box', box: 0 },
      picked: [],
      sum: 11,
    })
    table.pick('heroic 6', 'strength 2', 'strength 3')
    expect(table.view.encounter?.boxes[0]?.dice.map(({ value }) => value)).toEqual([2, 3, 6])
    table.end()
  })

  test('Crushing Blow: a strength die becomes a strength 6', () => {
    const table = combat({
      skills: ['cave-in-2'],
      dice: { strength: [1, 2, 2, 2], agility: [1, 1], magic: [1] },
    })
    pay(table, 'crushing-blow', 'strength 1')
    expect(table.dice).toEqual([
      'strength 2',
      'strength 2',
      'strength 2',
      'agility 1',
      'agility 1',
      'magic 1',
      'strength 6',
    ])
    table.end()
  })

  test('Crushing Fist: 6 mana give two strength 6, as far as the supply goes', () => {
    const table = combat({
      level: 3,
      items: STRENGTH.slice(0, 3),
      skills: ['force-wall-1'],
      dice: { strength: [1, 1, 1, 1, 1, 1, 1], agility: [1, 1], magic: [5], heroic: [1] },
    })
    pay(table, 'crushing-fist', 'magic 5', 'heroic 1')
    expect(table.dice.filter((die) => die === 'strength 6').length).toBe(1)
    expect(table.last).toContainEqual({ type: 'dice-lost', hero: 0, color: 'strength', count: 1 })
    table.end()
  })

  test('Dexterity: an agility die becomes an agility 6', () => {
    const table = combat({
      skills: ['wraith-1'],
      dice: { strength: [1, 1, 1, 1], agility: [1, 2], magic: [1] },
    })
    pay(table, 'dexterity', 'agility 1')
    expect(table.dice.slice(4)).toEqual(['agility 2', 'magic 1', 'agility 6'])
    table.place('agility 6', 5)
    table.end()
  })

  test('Flameweave: 2 mana give a magic 5', () => {
    const table = combat({
      hero: 'mage',
      skills: ['plague-rat-2'],
      dice: { strength: [1], agility: [1, 1], magic: [1, 1, 3, 6] },
    })
    pay(table, 'flameweave', 'magic 1', 'magic 1')
    expect(table.dice.slice(3)).toEqual(['magic 3', 'magic 6', 'magic 5'])
    table.end()
  })

  test('Flameweave: in a peril of another colour it could only waste dice, so it is not offered', () => {
    const table = peril('climb-over-it', {
      hero: 'mage',
      level: 2,
      skills: ['plague-rat-2'],
      dice: { agility: [1, 1], heroic: [6] },
    })
    expect(ready(table, 'flameweave')).toBe(false)
    table.end()
  })

  test('Mana Fountain: its magic 6 pays for spells and does nothing else', () => {
    const table = combat({
      hero: 'warrior',
      skills: ['fire-elemental-2', 'force-wall-1'],
      against: 'fire-elemental-1',
      dice: { strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] },
    })
    expect(ready(table, 'crushing-fist')).toBe(false)
    table.do('use-skill', { skill: 'mana-fountain' })
    const die = table.die('magic 6')
    expect(table.pool.at(-1)).toMatchObject({ color: 'magic', value: 6, only: 'mana' })
    expect(table.can('place-die', { die })).toBe(false)
    expect(table.refused({ type: 'place-die', hero: 0, die, box: 2 })).toBe('die-restricted')
    // Nor does it count towards a wide box, or towards a heroic die.
    expect(table.refused({ type: 'begin-wide-box', hero: null, box: 3 })).toBe('sum-too-low')
    table.do('begin-heroic-die')
    expect(table.can('pick-die', { die })).toBe(false)
    table.do('cancel')
    pay(table, 'crushing-fist', 'magic 6')
    expect(table.dice.slice(-3)).toEqual(['magic 1', 'strength 6', 'strength 6'])
    table.end()
  })

  test('Mana Fountain: R19: what one spell does not need of its 6 helps no other', () => {
    const table = combat({
      hero: 'rogue',
      skills: ['fire-elemental-2', 'wraith-2', 'goblin-1'],
      level: 2,
      dice: { strength: [1], agility: [1, 1, 1, 1], magic: [1, 1], heroic: [1] },
      then: rolls('effect.agility', 2, 2),
    })
    table.do('use-skill', { skill: 'mana-fountain' })
    pay(table, 'haste', 'magic 6')
    // Shimmerblast's 3 mana are the three 1s that are left.
    table.do('use-skill', { skill: 'shimmerblast' })
    expect(table.listed('pick-die').length).toBe(3)
    table.do('cancel').do('discard-die', { die: table.die('heroic 1') })
    expect(refusal(table, 'shimmerblast')).toBe('mana-unpaid')
    table.end()
  })

  test('Mana Fountain: no effect touches its die', () => {
    const table = combat({
      level: 2,
      skills: ['fire-elemental-2', 'fire-elemental-1', 'ice-elemental-1'],
      dice: { strength: [1, 1, 1, 1], agility: [1, 1], magic: [1], heroic: [1] },
    })
    table.do('use-skill', { skill: 'mana-fountain' })
    const die = table.die('magic 6')
    table.do('use-skill', { skill: 'consistency' }).pick('agility 1')
    expect(table.can('pick-die', { die })).toBe(false)
    table.do('confirm')
    table.do('use-skill', { skill: 'lucky-familiar' }).do('choose-effect', { effect: 0 })
    expect(table.can('pick-die', { die })).toBe(false)
    expect(table.listed('pick-die').length).toBe(7)
  })

  test('Static Burst: a strength 4 and an agility 4, then any one die goes up by 1', () => {
    const table = combat({
      hero: 'mage',
      skills: ['spiked-log-2'],
      dice: { strength: [5], agility: [6, 1], magic: [4, 1, 1, 6] },
    })
    pay(table, 'static-burst', 'magic 4')
    // The increase is not voluntary, and a 6 cannot take it (R20).
    expect(table.can('confirm')).toBe(false)
    expect(table.can('cancel')).toBe(false)
    expect(table.can('pick-die', { die: table.die('agility 6') })).toBe(false)
    expect(table.can('pick-die', { die: table.die('strength 4') })).toBe(true)
    table.pick('strength 5')
    expect(table.dice).toEqual([
      'strength 6',
      'agility 6',
      'agility 1',
      'magic 1',
      'magic 1',
      'magic 6',
      'strength 4',
      'agility 4',
    ])
    table.end()
  })

  test('Static Burst: what the supply cannot give is lost; the increase is still made', () => {
    const table = combat({
      level: 3,
      items: STRENGTH,
      skills: ['shadow-1'],
      dice: { strength: [1, 6, 6, 6, 6, 6, 6, 6], agility: [6, 6], magic: [3], heroic: [1] },
    })
    pay(table, 'static-burst', 'magic 3', 'heroic 1')
    expect(table.last).toContainEqual({ type: 'dice-lost', hero: 0, color: 'strength', count: 1 })
    table.pick('strength 1')
    expect(table.dice).toEqual([
      'strength 2',
      ...Array.from({ length: 7 }, () => 'strength 6'),
      'agility 6',
      'agility 6',
      'agility 4',
    ])
    table.end()
  })

  test('Triple Strike: one 5 of each colour, then one of these three is a 6', () => {
    const table = combat({
      skills: ['phantom-2'],
      dice: { strength: [1, 2, 3, 4], agility: [1, 1], magic: [5] },
    })
    pay(table, 'triple-strike', 'strength 1', 'strength 2', 'strength 3')
    expect(table.listed('pick-die').length).toBe(3)
    expect(table.can('pick-die', { die: table.die('magic 5') })).toBe(false)
    expect(table.can('confirm')).toBe(false)
    table.do('pick-die', { die: table.die('magic 5', 1) })
    expect(table.can('pick-die')).toBe(false)
    table.do('confirm')
    expect(table.dice).toEqual([
      'strength 4',
      'agility 1',
      'agility 1',
      'magic 5',
      'strength 5',
      'agility 5',
      'magic 6',
    ])
    table.end()
  })

  test('Triple Strike: only dice that the supply gave can be raised', () => {
    const table = combat({
      level: 4,
      items: AGILITY,
      skills: ['phantom-2'],
      dice: {
        strength: [1, 1, 1, 1],
        agility: [1, 1, 1, 1, 1, 1, 1, 1],
        magic: [1],
        heroic: [5, 5],
      },
    })
    pay(table, 'triple-strike', 'strength 1', 'strength 1', 'strength 1')
    expect(table.last).toContainEqual({ type: 'dice-lost', hero: 0, color: 'agility', count: 1 })
    expect(table.listed('pick-die').length).toBe(2)
    table.pick('strength 5')
    expect(table.dice.slice(-2)).toEqual(['strength 6', 'magic 5'])
    table.end()
  })
})

describe('skills that roll dice', () => {
  test('Backstab: an agility die pays for two strength dice', () => {
    const table = combat({
      hero: 'rogue',
      skills: ['bandit-1'],
      dice: { strength: [1], agility: [1, 2, 3, 4], magic: [1, 1] },
      then: rolls('effect.strength', 6, 5),
    })
    pay(table, 'backstab', 'agility 1')
    expect(table.dice.slice(-2)).toEqual(['strength 6', 'strength 5'])
    expect(happened(table)).toEqual(['dice-discarded', 'skill-used', 'dice-rolled'])
    expect(table.revealed).toBe(true)
    table.end()
  })

  test('Backstab: R12: its dice were rolled, so Split counts their 1s before they are used', () => {
    const table = combat({
      hero: 'rogue',
      against: 'glooping-ooze-1',
      skills: ['bandit-1'],
      dice: { strength: [2], agility: [2, 2, 3, 4], magic: [2, 2] },
      then: rolls('effect.strength', 1, 1),
    })
    const { deck } = table.view
    pay(table, 'backstab', 'agility 2')
    expect(table.timeFor('split')).toBe(2)
    expect(table.view.deck).toBe(deck - 2)
    table.end()
  })

  test('Backstab: R16: what the supply lacks is not rolled', () => {
    const table = combat({
      level: 3,
      items: STRENGTH.slice(0, 3),
      skills: ['bandit-1'],
      dice: { strength: [1, 1, 1, 1, 1, 1, 1], agility: [1, 1], magic: [1], heroic: [1] },
      then: rolls('effect.strength', 4),
    })
    pay(table, 'backstab', 'agility 1')
    expect(table.dice.at(-1)).toBe('strength 4')
    expect(table.last).toContainEqual({ type: 'dice-lost', hero: 0, color: 'strength', count: 1 })
    table.end()
  })

  test('Flurry: two strength dice pay for two agility and one strength', () => {
    const table = combat({
      skills: ['ice-elemental-2'],
      dice: { strength: [1, 2, 3, 4], agility: [1, 1], magic: [1] },
      then: [...rolls('effect.agility', 5, 6), ...rolls('effect.strength', 4)],
    })
    pay(table, 'flurry', 'strength 1', 'strength 2')
    expect(table.dice).toEqual([
      'strength 3',
      'strength 4',
      'agility 1',
      'agility 1',
      'magic 1',
      'agility 5',
      'agility 6',
      'strength 4',
    ])
    table.end()
  })

  test('Haste: 3 mana roll two agility dice', () => {
    const table = combat({
      hero: 'mage',
      skills: ['wraith-2'],
      dice: { strength: [1], agility: [1, 1], magic: [1, 2, 6, 6] },
      then: rolls('effect.agility', 3, 6),
    })
    pay(table, 'haste', 'magic 1', 'magic 2')
    expect(table.dice.slice(3)).toEqual(['magic 6', 'magic 6', 'agility 3', 'agility 6'])
    table.end()
  })

  test('Persistence: two strength dice pay for a strength and a heroic die', () => {
    const table = combat({
      skills: ['plague-rat-1'],
      dice: { strength: [1, 2, 3, 4], agility: [1, 1], magic: [1] },
      then: [...rolls('effect.strength', 6), ...rolls('effect.heroic', 5)],
    })
    pay(table, 'persistence', 'strength 1', 'strength 2')
    expect(table.dice.slice(-2)).toEqual(['strength 6', 'heroic 5'])
    table.end()
  })

  test('Persistence: R17: in a peril of another colour only its heroic die is rolled', () => {
    const table = peril('climb-over-it', {
      level: 4,
      skills: ['plague-rat-1'],
      dice: { agility: [3, 3], heroic: [1, 2] },
      then: rolls('effect.heroic', 6),
    })
    pay(table, 'persistence', 'heroic 1', 'heroic 2')
    expect(table.dice).toEqual(['agility 3', 'agility 3', 'heroic 6'])
    expect(table.happened('dice-lost')).toEqual([])
    table.end()
  })

  test('Persistence: in a peril of strength both its dice are rolled', () => {
    const table = peril('dismantle-it', {
      skills: ['plague-rat-1'],
      dice: { strength: [1, 1, 2, 2] },
      then: [...rolls('effect.strength', 6), ...rolls('effect.heroic', 5)],
    })
    pay(table, 'persistence', 'strength 1', 'strength 1')
    expect(table.dice).toEqual(['strength 2', 'strength 2', 'strength 6', 'heroic 5'])
    table.end()
  })

  test('Shimmerblast: 3 mana roll a heroic die', () => {
    const table = combat({
      hero: 'mage',
      skills: ['goblin-1'],
      dice: { strength: [1], agility: [1, 1], magic: [3, 3, 3, 3] },
      then: rolls('effect.heroic', 4),
    })
    pay(table, 'shimmerblast', 'magic 3')
    expect(table.dice.slice(3)).toEqual(['magic 3', 'magic 3', 'magic 3', 'heroic 4'])
    table.end()
  })

  test('Steady Hands: rolls a heroic die in a peril of any colour, for nothing', () => {
    const table = peril('climb-over-it', {
      skills: ['phantom-1'],
      dice: { agility: [3, 3] },
      then: rolls('effect.heroic', 5),
    })
    table.do('use-skill', { skill: 'steady-hands' })
    expect(table.dice).toEqual(['agility 3', 'agility 3', 'heroic 5'])
    expect(happened(table)).toEqual(['skill-used', 'dice-rolled'])
    table.end()
  })

  test('Valor: rolls a heroic die in combat, for nothing', () => {
    const table = combat({
      skills: ['boulder-1'],
      dice: { strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] },
      then: rolls('effect.heroic', 6),
    })
    table.do('use-skill', { skill: 'valor' })
    expect(table.dice.slice(-2)).toEqual(['magic 1', 'heroic 6'])
    table.end()
  })

  test('Valor: R13: Poison Aura takes 1 from its die; Ethereal takes a 3 away before that', () => {
    const poisoned = combat({
      hero: 'warrior',
      dungeon: 'hydras-reef',
      floor: 3,
      skills: ['boulder-1'],
      dice: { strength: [2, 2, 2, 2], agility: [2, 2], magic: [2] },
      then: rolls('effect.heroic', 6),
    })
    poisoned.do('use-skill', { skill: 'valor' })
    expect(poisoned.dice.at(-1)).toBe('heroic 5')
    poisoned.end()

    const fading = combat({
      hero: 'warrior',
      dungeon: 'hydras-reef',
      floor: 3,
      against: 'phantom-1',
      skills: ['boulder-1'],
      dice: { strength: [2, 2, 2, 2], agility: [2, 2], magic: [2] },
      then: rolls('effect.heroic', 3),
    })
    fading.do('use-skill', { skill: 'valor' })
    expect(happened(fading)).toEqual(['skill-used', 'dice-rolled', 'dice-discarded'])
    expect(fading.dice.at(-1)).toBe('magic 2')
    fading.end()
  })
})

describe('skills that change dice', () => {
  test('Brute Force: any number of 5s of any colour become strength 6s', () => {
    const table = combat({
      level: 2,
      skills: ['ogre-2'],
      dice: { strength: [5, 4, 5, 1], agility: [5, 1], magic: [5], heroic: [5] },
    })
    table.do('use-skill', { skill: 'brute-force' })
    expect(table.listed('pick-die').length).toBe(5)
    expect(table.can('confirm')).toBe(true)
    table.pick('agility 5', 'magic 5', 'heroic 5')
    expect(table.dice).toEqual([
      'strength 5',
      'strength 4',
      'strength 5',
      'strength 1',
      'agility 1',
      'strength 6',
      'strength 6',
      'strength 6',
    ])
    expect(table.happened('dice-discarded')).toMatchObject([{ cause: 'effect' }])
    expect(ready(table, 'brute-force')).toBe(false)
    table.end()
  })

  test('Brute Force: needs a die that shows 5', () => {
    const table = combat({
      skills: ['ogre-2'],
      dice: { strength: [6, 4, 6, 1], agility: [4, 1], magic: [6] },
    })
    expect(ready(table, 'brute-force')).toBe(false)
    expect(refusal(table, 'brute-force')).toBe('no-die-shows')
    table.end()
  })

  test('Brute Force: R17: in a peril of agility no strength die would come, so it is not offered', () => {
    const table = peril('climb-over-it', {
      skills: ['ogre-2'],
      dice: { agility: [5, 5] },
    })
    expect(ready(table, 'brute-force')).toBe(false)
    table.end()
  })

  test('Brute Force: in a peril of strength it serves, with heroic dice too', () => {
    const table = peril('dismantle-it', {
      level: 2,
      skills: ['ogre-2'],
      dice: { strength: [5, 1, 1, 1], heroic: [5] },
    })
    table.do('use-skill', { skill: 'brute-force' }).pick('strength 5', 'heroic 5')
    expect(table.dice).toEqual([
      'strength 1',
      'strength 1',
      'strength 1',
      'strength 6',
      'strength 6',
    ])
    table.end()
  })

  test('Brute Force: taking no die is a use all the same', () => {
    const table = combat({
      skills: ['ogre-2'],
      dice: { strength: [5, 1, 1, 1], agility: [1, 1], magic: [1] },
    })
    table.do('use-skill', { skill: 'brute-force' }).do('confirm')
    expect(table.dice).toContain('strength 5')
    expect(refusal(table, 'brute-force')).toBe('skill-used')
    table.end()
  })

  test('Brute Force: R16: 5s of other colours find no strength die in an empty supply', () => {
    const table = combat({
      level: 3,
      items: STRENGTH,
      skills: ['ogre-2'],
      dice: { strength: [5, 1, 1, 1, 1, 1, 1, 1], agility: [5, 5], magic: [1], heroic: [1] },
    })
    table.do('use-skill', { skill: 'brute-force' }).pick('strength 5', 'agility 5', 'agility 5')
    expect(table.last).toContainEqual({ type: 'dice-lost', hero: 0, color: 'strength', count: 2 })
    expect(table.dice).toEqual([
      ...Array.from({ length: 7 }, () => 'strength 1'),
      'magic 1',
      'heroic 1',
      'strength 6',
    ])
    table.end()
  })

  test('Chaotic Aura: one value is picked; up to five dice of it become 6s', () => {
    const table = combat({
      against: 'bandit-1',
      level: 2,
      skills: ['ogre-1'],
      dice: { strength: [2, 2, 2, 2], agility: [2, 2], magic: [5], heroic: [1] },
    })
    pay(table, 'chaotic-aura', 'magic 5', 'heroic 1')
    expect(table.listed('choose-value')).toMatchObject([{ value: 2 }])
    table.do('choose-value', { value: 2 })
    for (let die = 0; die < 5; die++)
      table.do('pick-die', { die: table.die('strength 2', 0) + die })
    expect(table.can('pick-die')).toBe(false)
    table.do('confirm')
    expect(table.dice).toEqual([
      'strength 6',
      'strength 6',
      'strength 6',
      'strength 6',
      'agility 6',
      'agility 2',
    ])
    table.end()
  })

  test('Chaotic Aura: fewer than five may be taken, of the picked value only, heroic dice too', () => {
    const table = combat({
      hero: 'mage',
      against: 'bandit-1',
      level: 2,
      skills: ['ogre-1'],
      dice: { strength: [3], agility: [3, 1], magic: [6, 3, 1, 6], heroic: [3] },
    })
    pay(table, 'chaotic-aura', 'magic 6')
    // A 6 is 6 already.
    expect(table.listed('choose-value')).toMatchObject([{ value: 1 }, { value: 3 }])
    table.do('choose-value', { value: 3 })
    expect(table.listed('pick-die').length).toBe(4)
    table.pick('heroic 3', 'strength 3')
    expect(table.dice).toEqual([
      'strength 6',
      'agility 3',
      'agility 1',
      'magic 3',
      'magic 1',
      'magic 6',
      'heroic 6',
    ])
    table.end()
  })

  test('Chaotic Aura: every value on the table but 6 can be picked', () => {
    const table = combat({
      hero: 'mage',
      against: 'bandit-1',
      level: 2,
      skills: ['ogre-1'],
      dice: { strength: [5], agility: [4, 3], magic: [6, 2, 1, 6], heroic: [4] },
    })
    pay(table, 'chaotic-aura', 'magic 6')
    expect(
      table.listed('choose-value').map((action) => ('value' in action ? action.value : null)),
    ).toEqual([1, 2, 3, 4, 5])
    table.do('choose-value', { value: 4 }).pick('agility 4', 'heroic 4')
    expect(table.dice.slice(0, 2)).toEqual(['strength 5', 'agility 6'])
    expect(table.dice.at(-1)).toBe('heroic 6')
    table.end()
  })

  test('Chaotic Aura: when its cost takes the last dice, nothing is left to change', () => {
    const table = combat({
      hero: 'mage',
      against: 'bandit-1',
      skills: ['ogre-1'],
      dice: { strength: [6], agility: [6, 6], magic: [3, 3, 6, 6] },
    })
    pay(table, 'chaotic-aura', 'magic 3', 'magic 3')
    expect(table.view.question.type).toBe('place')
    expect(table.dice).toEqual(['strength 6', 'agility 6', 'agility 6', 'magic 6', 'magic 6'])
    table.end()
  })

  test('Cleave: up to four different dice go up by 1, never past 6', () => {
    const table = combat({
      level: 2,
      skills: ['bandit-2'],
      dice: { strength: [1, 2, 6, 5], agility: [4, 4], magic: [3], heroic: [2] },
    })
    pay(table, 'cleave', 'strength 1')
    expect(table.can('pick-die', { die: table.die('strength 6') })).toBe(false)
    const [twice] = table.listed('pick-die', { die: table.die('strength 5') })
    table.do('pick-die', { die: table.die('strength 5') })
    expect(table.refused(twice)).toBe('not-now')
    for (const look of ['agility 4', 'magic 3', 'heroic 2'])
      table.do('pick-die', { die: table.die(look) })
    expect(table.can('pick-die')).toBe(false)
    table.do('confirm')
    expect(table.dice).toEqual([
      'strength 2',
      'strength 6',
      'strength 6',
      'agility 5',
      'agility 4',
      'magic 4',
      'heroic 3',
    ])
    expect(table.last).toMatchObject([{ type: 'dice-changed', hero: 0 }])
    table.end()
  })

  test('Consistency: any or all dice become 4s', () => {
    const table = combat({
      level: 2,
      skills: ['fire-elemental-1'],
      dice: { strength: [1, 4, 6, 5], agility: [3, 1], magic: [2], heroic: [1] },
    })
    pay(table, 'consistency', 'agility 1')
    expect(table.listed('pick-die').length).toBe(6)
    table.pick('strength 1', 'agility 3', 'magic 2', 'heroic 1')
    expect(table.dice).toEqual([
      'strength 4',
      'strength 4',
      'strength 6',
      'strength 5',
      'agility 4',
      'magic 4',
      'heroic 4',
    ])
    table.end()
  })

  test('Consistency: R12: changed dice were not rolled, so Ethereal and the floors leave them', () => {
    const table = combat({
      dungeon: 'hydras-reef',
      floor: 3,
      level: 2,
      against: 'phantom-1',
      skills: ['fire-elemental-1'],
      dice: { strength: [2, 2, 2, 2], agility: [2, 2], magic: [2], heroic: [6] },
    })
    pay(table, 'consistency', 'agility 2').pick('heroic 5')
    expect(table.dice.filter((die) => die.startsWith('heroic'))).toEqual(['heroic 4'])
    table.end()
  })

  test('Critical Strikes: one or two agility dice become heroic dice of the same values', () => {
    const table = combat({
      hero: 'rogue',
      dungeon: 'hydras-reef',
      floor: 3,
      skills: ['boulder-2'],
      dice: { strength: [1], agility: [1, 3, 5, 6], magic: [1, 1] },
    })
    table.do('use-skill', { skill: 'critical-strikes' })
    expect(table.can('confirm')).toBe(false)
    table.pick('agility 5', 'agility 6')
    // They were not rolled: Poison Aura takes nothing from them (R12).
    expect(table.dice).toEqual([
      'strength 1',
      'agility 1',
      'agility 3',
      'heroic 5',
      'heroic 6',
      'magic 1',
      'magic 1',
    ])
    expect(table.view.supply).toMatchObject({ agility: 6, heroic: 4 })
    table.end()
  })

  test('Critical Strikes: takes no more dice than the supply has heroic ones', () => {
    const table = facing(OGRE, {
      hero: 'rogue',
      level: 4,
      items: AGILITY.slice(0, 1),
      skills: ['boulder-2'],
      rolls: [
        ...rolls('feat.heroic', 2, 2),
        ...hand({ strength: [1], agility: [3, 4, 5, 6, 6], magic: [1, 1], heroic: [2, 2] }),
      ],
    })
    table.do('use-feat', { dice: 2 }).do('roll-dice')
    table.do('begin-heroic-die').pick('magic 1', 'magic 1')
    expect(table.view.supply.heroic).toBe(1)
    table
      .do('use-skill', { skill: 'critical-strikes' })
      .do('pick-die', { die: table.die('agility 6') })
    expect(table.can('pick-die')).toBe(false)
    table.do('confirm')
    expect(table.dice).toContain('heroic 6')
    expect(table.view.supply.heroic).toBe(0)
    table.end()
  })

  test('Critical Strikes: without a heroic die in the supply it is not offered', () => {
    const table = facing(OGRE, {
      hero: 'rogue',
      level: 4,
      skills: ['boulder-2'],
      rolls: [
        ...rolls('feat.heroic', 2, 2),
        ...hand({ strength: [1], agility: [1, 4, 5, 6], magic: [1, 1], heroic: [2, 2] }),
      ],
    })
    table.do('use-feat', { dice: 2 }).do('roll-dice')
    table.do('begin-heroic-die').pick('magic 1', 'magic 1')
    table.do('begin-heroic-die').pick('strength 1', 'agility 1')
    expect(ready(table, 'critical-strikes')).toBe(false)
    table.end()
  })

  test('Lucky Familiar: rerolls one die', () => {
    const table = combat({
      skills: ['ice-elemental-1'],
      dice: { strength: [1, 2, 3, 4], agility: [1, 1], magic: [1] },
      then: rolls('reroll.magic', 6),
    })
    table.do('use-skill', { skill: 'lucky-familiar' }).do('choose-effect', { effect: 0 })
    expect(table.can('confirm')).toBe(false)
    table.pick('magic 1')
    expect(table.dice.at(-1)).toBe('magic 6')
    expect(table.revealed).toBe(true)
    table.end()
  })

  test('Lucky Familiar: R12: a rerolled die was rolled, so Ethereal may take it', () => {
    const table = combat({
      against: 'phantom-2',
      skills: ['ice-elemental-1'],
      dice: { strength: [2, 2, 2, 4], agility: [2, 2], magic: [2] },
      then: rolls('reroll.strength', 3),
    })
    table.do('use-skill', { skill: 'lucky-familiar' }).do('choose-effect', { effect: 0 })
    table.pick('strength 4')
    expect(table.dice).toEqual([
      'strength 2',
      'strength 2',
      'strength 2',
      'agility 2',
      'agility 2',
      'magic 2',
    ])
    table.end()
  })

  test('Lucky Familiar: or increases one die by 1, and never both', () => {
    const table = peril('climb-over-it', {
      skills: ['ice-elemental-1'],
      dice: { agility: [5, 6] },
    })
    table.do('use-skill', { skill: 'lucky-familiar' }).do('choose-effect', { effect: 1 })
    expect(table.can('pick-die', { die: table.die('agility 6') })).toBe(false)
    table.pick('agility 5')
    expect(table.dice).toEqual(['agility 6', 'agility 6'])
    expect(ready(table, 'lucky-familiar')).toBe(false)
    table.end()
  })

  test('Lucky Familiar: with nothing but 6s only the reroll is left', () => {
    const table = peril('climb-over-it', {
      skills: ['ice-elemental-1'],
      dice: { agility: [6, 6] },
      then: rolls('reroll.agility', 2),
    })
    table.do('use-skill', { skill: 'lucky-familiar' })
    expect(table.listed('choose-effect')).toMatchObject([{ effect: 0 }])
    table.do('choose-effect').pick('agility 6')
    expect(table.dice).toEqual(['agility 2', 'agility 6'])
    table.end()
  })
})

describe('skills that prevent', () => {
  /** All of the Ogre's boxes but the first two are covered or not; uncovered they cost 8 damage, 3 time. */
  const hurt = (given: Omit<Scene, 'dice'> & { readonly hero: 'warrior' | 'paladin' }): Table =>
    combat({
      against: 'beetle-2',
      dice:
        given.hero === 'warrior'
          ? { strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] }
          : { strength: [1, 1, 1], agility: [1], magic: [1, 1, 1] },
      ...given,
    })

  test('Dodge: 1 damage of the consequences is ignored', () => {
    // The Beetle's 1 damage and the Hall of Statues' 1.
    const table = hurt({ hero: 'warrior', skills: ['goblin-2'] })
    expect(table.view.encounter?.stopping).toMatchObject({ damage: 2, time: 3 })
    pay(table, 'dodge', 'agility 1')
    expect(table.last).toContainEqual({
      type: 'prevention-readied',
      hero: 0,
      damage: 1,
      time: 0,
    })
    expect(table.view.encounter?.stopping).toMatchObject({ damage: 1, time: 3 })
    table.do('finish-placing')
    expect(table.hero.damage).toBe(1)
    table.end()
  })

  test('Dodge: prevents no more than there is', () => {
    const table = combat({
      against: 'beetle-2',
      hero: 'rogue',
      skills: ['goblin-2'],
      dice: { strength: [6], agility: [3, 4, 4, 1], magic: [3, 1] },
    })
    pay(table, 'dodge', 'agility 1')
    table.do('finish-placing')
    const [suffered] = table.happened('consequences')
    expect(suffered?.consequences).toMatchObject({ damage: 1, time: 3 })
    expect(table.hero.damage).toBe(1)
    table.end()
  })

  test('Dodge: R30: in a boss round it prevents 2, and is ready again in the next', () => {
    const dice = { strength: [1, 1, 1, 1], agility: [6, 1], magic: [6] }
    const table = boss('yetis-cavern', {
      skills: ['goblin-2'],
      items: ['boulder-2'],
      rolls: [...hand({ ...dice, strength: [2, 2, 2, 2, 2], agility: [6, 2] }, 'boss')],
    }).do('roll-dice')
    const due = table.view.encounter?.stopping?.damage ?? 0
    pay(table, 'dodge', 'agility 2')
    expect(table.view.encounter?.stopping?.damage).toBe(due - 2)
    table.end()
  })

  test('Dodge: R22: nothing but Armor prevents the solo Paladin’s damage, so it is not offered', () => {
    const table = hurt({ hero: 'paladin', skills: ['goblin-2'] })
    expect(ready(table, 'dodge')).toBe(false)
    table.end()
  })

  test('Poison: up to 2 time of the consequences is ignored', () => {
    const table = hurt({ hero: 'warrior', skills: ['force-wall-2'] })
    const { deck } = table.view
    pay(table, 'poison', 'agility 1')
    expect(table.view.encounter?.stopping).toMatchObject({ damage: 2, time: 1 })
    table.do('finish-placing')
    expect(table.timeFor('consequences')).toBe(1)
    // The Beetle keeps its card (Survivor), and the next turn has not begun.
    expect(table.view.deck).toBe(deck - 1)
    table.end()
  })

  test('Poison: R22: Undying’s time is no box’s, and is not prevented', () => {
    const table = combat({
      against: 'skeleton-1',
      skills: ['force-wall-2'],
      dice: { strength: [3, 5, 6, 3], agility: [1, 1], magic: [1] },
    })
    pay(table, 'poison', 'agility 1')
    // Boxes: 1 + 1 + 1 + 2 time, less 2 prevented, and Undying's 2.
    expect(table.view.encounter?.stopping?.time).toBe(5)
    table.do('finish-placing')
    expect(table.timeFor('consequences')).toBe(3)
    expect(table.timeFor('undying')).toBe(2)
    table.end()
  })

  test('Poison: a Paladin’s time is prevented as anyone’s', () => {
    const table = hurt({ hero: 'paladin', skills: ['force-wall-2'] })
    pay(table, 'poison', 'agility 1')
    expect(table.view.encounter?.stopping?.time).toBe(1)
    table.end()
  })
})

describe('Fade', () => {
  test('Fade: takes 1 time for each skill used, before its effect', () => {
    const table = combat({
      against: 'shadow-1',
      skills: ['beetle-2', 'boulder-1'],
      dice: { strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] },
      then: rolls('effect.heroic', 6),
    })
    pay(table, 'crushing-blow', 'strength 1')
    expect(happened(table)).toEqual([
      'dice-discarded',
      'skill-used',
      'ability-applied',
      'card-discarded',
      'dice-gained',
    ])
    table.do('use-skill', { skill: 'valor' })
    expect(table.timeFor('fade')).toBe(2)
    table.end()
  })

  test('Fade: a cost that is not paid after all costs no time', () => {
    const table = combat({
      against: 'shadow-1',
      skills: ['beetle-2'],
      dice: { strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] },
    })
    table.do('use-skill', { skill: 'crushing-blow' }).do('cancel')
    expect(table.timeFor('fade')).toBe(0)
    table.end()
  })

  test('Fade: counts basic skills, and neither potions nor Healing nor heroic dice', () => {
    const table = combat({
      against: 'shadow-1',
      damage: 1,
      potions: 2,
      basicSkill: 'steady-grip',
      identified: ['arrow-wall-2'],
      dice: { strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] },
      then: rolls('effect.magic', 2, 2, 2),
    })
    table.do('drink-potion', { potion: 'mana' }).do('drink-healing')
    table.do('begin-heroic-die').pick('agility 1', 'agility 1')
    expect(table.timeFor('fade')).toBe(0)
    pay(table, 'steady-grip', 'strength 1').do('confirm')
    expect(table.timeFor('fade')).toBe(1)
    table.end()
  })

  test('Fade: the stairs’ blow for that time falls at once, before the effect', () => {
    const table = combat({
      against: 'shadow-1',
      deckSize: 0,
      stairsTokens: 2,
      skills: ['boulder-1'],
      dice: { strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] },
      then: rolls('effect.heroic', 6),
    })
    table.do('use-skill', { skill: 'valor' })
    expect(happened(table)).toEqual([
      'skill-used',
      'ability-applied',
      'stairs-token',
      'damaged',
      'die-stored',
      'dice-rolled',
    ])
    expect(table.hero.damage).toBe(1)
    table.end()
  })
})

describe('basic skills', () => {
  test('Steady Grip: a strength die pays for rerolling up to two dice', () => {
    const table = combat({
      basicSkill: 'steady-grip',
      dice: { strength: [1, 2, 3, 4], agility: [1, 1], magic: [1] },
      then: [...rolls('reroll.agility', 6), ...rolls('reroll.magic', 5)],
    })
    pay(table, 'steady-grip', 'strength 1')
    expect(table.can('confirm')).toBe(true)
    table.do('pick-die', { die: table.die('agility 1') })
    table.do('pick-die', { die: table.die('magic 1') })
    expect(table.can('pick-die')).toBe(false)
    table.do('confirm')
    expect(table.dice).toEqual([
      'strength 2',
      'strength 3',
      'strength 4',
      'agility 6',
      'agility 1',
      'magic 5',
    ])
    expect(refusal(table, 'steady-grip')).toBe('skill-used')
    table.end()
  })

  test('Steady Grip: is for combat and boss rounds, not for perils', () => {
    const climb = peril('dismantle-it', {
      basicSkill: 'steady-grip',
      dice: { strength: [1, 2, 3, 4] },
    })
    expect(refusal(climb, 'steady-grip')).toBe('combat-only')
    const round = boss('dragons-cave', {
      basicSkill: 'steady-grip',
      rolls: [
        ...hand({ strength: [1, 2, 3, 4], agility: [1, 1], magic: [1] }, 'boss'),
        ...rolls('reroll.magic', 6),
      ],
    }).do('roll-dice')
    pay(round, 'steady-grip', 'strength 1').pick('magic 1')
    expect(round.dice.at(-1)).toBe('magic 6')
    round.end()
  })

  test('Spark: 2 mana increase one die by 2, to 6 at most', () => {
    const table = combat({
      hero: 'mage',
      basicSkill: 'spark',
      dice: { strength: [1], agility: [5, 1], magic: [2, 6, 6, 6] },
    })
    pay(table, 'spark', 'magic 2')
    expect(table.can('pick-die', { die: table.die('magic 6') })).toBe(false)
    table.pick('agility 5')
    expect(table.dice.slice(0, 3)).toEqual(['strength 1', 'agility 6', 'agility 1'])
    table.end()
  })

  test('Spark: works in perils, paid with heroic dice where there is no magic', () => {
    const table = peril('climb-over-it', {
      level: 2,
      basicSkill: 'spark',
      dice: { agility: [1, 4], heroic: [2] },
    })
    pay(table, 'spark', 'heroic 2').pick('agility 4')
    expect(table.dice).toEqual(['agility 1', 'agility 6'])
    table.end()
  })

  test('Veteran: the basic skill does not count against the skill limit', () => {
    const table = peril('dismantle-it', {
      level: 1,
      talents: ['veteran'],
      basicSkill: 'spark',
      against: 'cave-in-2',
      skills: ['boulder-1'],
      dice: { strength: [6, 1, 1, 1] },
    })
    table.do('finish-placing')
    // One learned skill of two: the Cave-in's may be added, and Spark is never replaced.
    expect(
      table.listed('claim-skill').map((action) => 'replace' in action && action.replace),
    ).toEqual([null, 'boulder-1'])
    table.do('claim-skill', { replace: null })
    expect(table.hero.skills.map(({ skill }) => skill)).toEqual([
      'second-wind',
      'spark',
      'valor',
      'crushing-blow',
    ])
    table.end()
  })
})
