/** Dice: what counts as rolled, what a roll sets off, heroic dice, the supply, perils (R12–R17). */
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { expect, test } from 'vitest'
import { facing, hand, position, rolls, type Table, type Position } from './table'

/** What a roll set off, in order: `1 feat damage`, `split time`, the dice discarded or weakened. */
function setOff(table: Table): readonly string[] {
  return table.events.flatMap((event): readonly string[] => {
    if (event.type === 'damaged') return [`${event.cause} damage`]
    if (event.type === 'card-discarded') return [`${event.cause} time`]
    if (event.type === 'dice-discarded')
      return event.dice.map((die) => `${event.cause} ${die.color} ${die.value}`)
    if (event.type === 'dice-changed')
      return event.after.map((die) => `to ${die.color} ${die.value}`)
    return []
  })
}

const ones = hand({ strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] })

// --- R12 -----------------------------------------------------------------------------------------

test('R12: a rerolled die was rolled: its 1 splits the Ooze again', () => {
  const table = facing('glooping-ooze-1', {
    skills: ['ice-elemental-1'],
    rolls: [
      ...hand({ strength: [2, 2, 2, 2], agility: [2, 2], magic: [2] }),
      ...rolls('reroll.agility', 1),
    ],
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'lucky-familiar' })
    .do('choose-effect', { effect: 0 })
    .pick('agility 2')
  expect(table.timeFor('split')).toBe(1)
  expect(table.dice.filter((die) => die === 'agility 1')).toHaveLength(1)
  table.end()
})

test('R12: a rerolled die that shows a 3 is lost to the Phantom', () => {
  const table = facing('phantom-1', {
    talents: ['guile'],
    rolls: [
      ...hand({ strength: [2, 2, 2, 2], agility: [2, 2], magic: [2] }),
      ...rolls('reroll.magic', 3),
    ],
  })
    .do('roll-dice')
    .do('use-talent', { talent: 'guile' })
    .pick('magic 2')
  expect(table.pool).toHaveLength(6)
  expect(table.view.supply.magic).toBe(8)
  table.end()
})

test('R12: dice rolled by a skill were rolled', () => {
  const table = facing('glooping-ooze-1', {
    skills: ['boulder-1'],
    rolls: [
      ...hand({ strength: [2, 2, 2, 2], agility: [2, 2], magic: [2] }),
      ...rolls('effect.heroic', 1),
    ],
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'valor' })
  expect(table.timeFor('split')).toBe(1)
  table.end()
})

test('R12: a gained die was not rolled: a heroic 1 made from dice splits nothing', () => {
  const table = facing('glooping-ooze-1', { rolls: ones }).do('roll-dice')
  expect(table.timeFor('split')).toBe(7)
  table.do('begin-heroic-die').pick('strength 1', 'strength 1')
  expect(table.dice).toContain('heroic 1')
  expect(table.timeFor('split')).toBe(7)
  table.end()
})

test('R12: an increased die was not rolled: a 2 turned to 3 stays against the Phantom', () => {
  const table = facing('phantom-1', {
    talents: ['planning'],
    rolls: hand({ strength: [2, 2, 2, 2], agility: [2, 2], magic: [2] }),
  })
    .do('roll-dice')
    .do('use-talent', { talent: 'planning' })
    .pick('agility 2')
  expect(table.dice).toContain('agility 3')
  expect(table.pool).toHaveLength(7)
  table.end()
})

test('R12: a 1 increased to 2 stays under the Weakness Curse', () => {
  const table = facing('ogre-1', {
    dungeon: 'lichs-tomb',
    floor: 2,
    talents: ['planning'],
    rolls: ones,
  })
    .do('roll-dice')
    .do('use-talent', { talent: 'planning' })
    .pick('magic 1')
  expect(table.dice).toContain('magic 2')
  table.end()
})

test('R12: a changed die was not rolled', () => {
  // Critical Strikes turns agility dice into heroic ones: the Poison Aura leaves them as they are.
  const table = facing('ogre-1', {
    dungeon: 'hydras-reef',
    floor: 3,
    skills: ['boulder-2'],
    rolls: hand({ strength: [1, 1, 1, 1], agility: [2, 5], magic: [1] }),
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'critical-strikes' })
    .pick('agility 2', 'agility 5')
  expect(table.dice).toEqual(
    expect.arrayContaining(['heroic 2', 'heroic 5', 'strength 1', 'magic 1']),
  )
  table.end()
})

// --- R13 -----------------------------------------------------------------------------------------

test('R13: Daring Gamble’s own check comes before Split’s time', () => {
  const table = facing('glooping-ooze-1', {
    hero: 'rogue',
    rolls: rolls('feat.heroic', 1, 4),
  }).do('use-feat', { dice: 2 })
  expect(setOff(table)).toEqual([
    'feat damage',
    'feat time',
    'feat time',
    'feat time',
    'split time',
  ])
  expect(table.dice).toEqual(['heroic 1', 'heroic 4'])
  table.end()
})

test('R13: Daring Gamble’s 1s count although the Phantom then takes them', () => {
  const table = facing('phantom-1', {
    hero: 'rogue',
    rolls: rolls('feat.heroic', 1, 1),
  }).do('use-feat', { dice: 2 })
  // Two 1s cost no more than one.
  expect(setOff(table)).toEqual([
    'feat damage',
    'feat time',
    'feat time',
    'feat time',
    'ethereal heroic 1',
    'ethereal heroic 1',
  ])
  expect(table.pool).toEqual([])
  table.end()
})

test('R13: Poison Aura makes no 1 for Daring Gamble', () => {
  const table = facing('ogre-1', {
    hero: 'rogue',
    dungeon: 'hydras-reef',
    floor: 3,
    rolls: rolls('feat.heroic', 2, 6),
  }).do('use-feat', { dice: 2 })
  expect(setOff(table)).toEqual(['to heroic 1', 'to heroic 5'])
  expect(table.hero.damage).toBe(0)
  table.end()
})

test('R13: Eagle Eye’s discard comes before Split looks at the dice', () => {
  const table = facing('glooping-ooze-1', {
    hero: 'archer',
    rolls: rolls('feat.heroic', 1, 4),
  }).do('use-feat', { dice: 2 })
  expect(table.asked).toBe('discard-feat-die')
  expect(table.timeFor('split')).toBe(0)
  table.do('pick-die', { die: table.die('heroic 1') })
  expect(table.dice).toEqual(['heroic 4'])
  expect(table.timeFor('split')).toBe(0)
  expect(table.timeFor('feat')).toBe(2)
  table.end()
})

test('R13: Eagle Eye’s discard comes before the Phantom and the Weakness Curse take dice', () => {
  const phantom = facing('phantom-1', {
    hero: 'archer',
    rolls: rolls('feat.heroic', 3, 5, 1),
  }).do('use-feat', { dice: 3 })
  expect(phantom.listed('pick-die')).toHaveLength(3)
  phantom.do('pick-die', { die: phantom.die('heroic 5') })
  expect(setOff(phantom).slice(4)).toEqual([
    'feat heroic 5',
    'ethereal heroic 3',
    'ethereal heroic 1',
  ])
  expect(phantom.pool).toEqual([])
  phantom.end()
  const cursed = facing('ogre-1', {
    hero: 'archer',
    dungeon: 'lichs-tomb',
    floor: 2,
    rolls: rolls('feat.heroic', 2, 6),
  }).do('use-feat', { dice: 2 })
  cursed.do('pick-die', { die: cursed.die('heroic 2') })
  expect(cursed.dice).toEqual(['heroic 6'])
  cursed.end()
})

test('R13: Split’s time comes before the Weakness Curse’s discards', () => {
  const table = facing('glooping-ooze-1', {
    dungeon: 'lichs-tomb',
    floor: 2,
    rolls: hand({ strength: [1, 2, 3, 4], agility: [2, 1], magic: [5] }),
  }).do('roll-dice')
  expect(setOff(table)).toEqual([
    'split time',
    'split time',
    'weakness-curse strength 2',
    'weakness-curse agility 2',
  ])
  table.end()
})

test('R13: the stairs strike for Split’s time before dice are discarded', () => {
  const table = facing('glooping-ooze-1', {
    dungeon: 'lichs-tomb',
    floor: 2,
    deckSize: 0,
    stairsTokens: 2,
    rolls: hand({ strength: [1, 2, 3, 4], agility: [4, 4], magic: [5] }),
  }).do('roll-dice')
  expect(setOff(table)).toEqual(['stairs damage', 'weakness-curse strength 2'])
  table.end()
})

test('R13: discards come before Poison Aura weakens: a 4 turned to 3 stays, a 2 turned to 1 too', () => {
  const table = facing('phantom-1', {
    dungeon: 'hydras-reef',
    floor: 3,
    stored: 2,
    level: 4,
    rolls: [
      ...rolls('feat.heroic', 4, 2),
      ...hand({ strength: [2, 2, 2, 2], agility: [2, 2], magic: [2], heroic: [3, 6] }),
    ],
  })
    .do('use-feat', { dice: 2 })
    .do('roll-dice')
  expect(setOff(table)).toEqual(['to heroic 3', 'to heroic 1', 'ethereal heroic 3', 'to heroic 5'])
  expect(table.dice.filter((die) => die.startsWith('heroic'))).toEqual([
    'heroic 3',
    'heroic 1',
    'heroic 5',
  ])
  table.end()
})

test('R13: a heroic 2 that Poison Aura turns to 1 does not split; a rolled 1 does and stays 1', () => {
  const table = facing('glooping-ooze-1', {
    dungeon: 'hydras-reef',
    floor: 3,
    level: 4,
    rolls: hand({ strength: [3, 3, 3, 3], agility: [3, 3], magic: [3], heroic: [2, 1] }),
  }).do('roll-dice')
  expect(setOff(table)).toEqual(['split time', 'to heroic 1'])
  expect(table.dice.slice(-2)).toEqual(['heroic 1', 'heroic 1'])
  table.end()
})

// --- R14 -----------------------------------------------------------------------------------------

test('R14: heroic dice count as any colour for boxes and costs', () => {
  const table = facing('ogre-1', {
    level: 4,
    skills: ['bandit-1'],
    rolls: [
      ...hand({ strength: [1, 1, 1, 1], agility: [1, 1], magic: [1], heroic: [4, 6] }),
      ...rolls('effect.strength', 3, 3),
    ],
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'backstab' })
    .pick('heroic 4')
    .place('heroic 6', 5)
  expect(table.boxes[5]).toMatchObject({ color: 'agility', value: 6 })
  expect(table.boxes[5]?.dice.map(({ color }) => color)).toEqual(['heroic'])
  table.end()
})

test('R14: heroic dice pay for spells', () => {
  const table = facing('ogre-1', {
    level: 2,
    skills: ['wraith-2'],
    rolls: [
      ...hand({ strength: [1, 1, 1, 1], agility: [1, 1], magic: [1], heroic: [2] }),
      ...rolls('effect.agility', 5, 5),
    ],
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'haste' })
    .pick('magic 1', 'heroic 2')
  expect(table.dice.filter((die) => die === 'agility 5')).toHaveLength(2)
  table.end()
})

test('R14: an effect that says non-heroic leaves heroic dice alone', () => {
  const table = facing('ogre-1', {
    level: 4,
    potions: 1,
    identified: ['shadow-2'],
    rolls: hand({ strength: [1, 1, 1, 1], agility: [1, 1], magic: [1], heroic: [1, 1] }),
  })
    .do('roll-dice')
    .do('drink-potion', { potion: 'heroism' })
  const offered = table.listed('pick-die').flatMap((action) => {
    const die = table.pool.find(({ id }) => action.type === 'pick-die' && id === action.die)
    return die === undefined ? [] : [die.color]
  })
  expect(offered).toHaveLength(7)
  expect(offered).not.toContain('heroic')
  table.end()
})

test('R14: a cost of one colour is not paid with another', () => {
  const table = facing('ogre-1', {
    hero: 'mage',
    skills: ['bandit-1'],
    rolls: hand({ strength: [6], agility: [1, 1], magic: [6, 6, 6, 6] }),
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'backstab' })
  expect(table.listed('pick-die')).toHaveLength(2)
  expect(table.refused({ type: 'pick-die', hero: 0, die: table.die('magic 6') })).toBe(
    'not-among-choices',
  )
  table.end()
})

test('R14: every die of a solo game is in the one hero’s pool', () => {
  const table = facing('ogre-1', { rolls: ones }).do('roll-dice')
  expect(table.pool.every(({ hero }) => hero === 0)).toBe(true)
  expect(table.refused({ type: 'discard-die', hero: 1, die: table.die('magic 1') })).toBe(
    'other-heros-die',
  )
  table.end()
})

// --- R15 -----------------------------------------------------------------------------------------

test('R15: two dice are discarded for a heroic die of the lower value', () => {
  const table = facing('ogre-1', {
    rolls: hand({ strength: [2, 6, 1, 1], agility: [5, 1], magic: [1] }),
  })
    .do('roll-dice')
    .do('begin-heroic-die')
    .pick('agility 5', 'strength 6')
  expect(table.dice).toEqual([
    'strength 2',
    'strength 1',
    'strength 1',
    'agility 1',
    'magic 1',
    'heroic 5',
  ])
  expect(table.happened('dice-discarded')[0]?.dice).toHaveLength(2)
  expect(table.happened('heroic-die-made').map(({ die }) => die.value)).toEqual([5])
  expect(table.view.supply).toEqual({ strength: 5, agility: 7, magic: 7, heroic: 5 })
  table.end()
})

test('R15: exactly two dice, no fewer and no more', () => {
  const table = facing('ogre-1', { rolls: ones }).do('roll-dice').do('begin-heroic-die')
  table.do('pick-die', { die: table.die('strength 1', 0) })
  expect(table.can('confirm')).toBe(false)
  table.do('pick-die', { die: table.die('strength 1', 1) })
  expect(table.can('confirm')).toBe(true)
  expect(table.can('pick-die')).toBe(false)
  table.do('cancel')
  expect(table.pool).toHaveLength(7)
  table.end()
})

test('R15: a heroic die may be one of the two', () => {
  const table = facing('ogre-1', {
    level: 2,
    rolls: hand({ strength: [1, 1, 1, 1], agility: [1, 1], magic: [4], heroic: [3] }),
  })
    .do('roll-dice')
    .do('begin-heroic-die')
    .pick('heroic 3', 'magic 4')
  expect(table.dice.slice(-1)).toEqual(['heroic 3'])
  expect(table.dice.filter((die) => die.startsWith('heroic'))).toHaveLength(1)
  table.end()
})

test('R15: a made die was gained: Poison Aura does not weaken it', () => {
  const table = facing('ogre-1', {
    dungeon: 'hydras-reef',
    floor: 3,
    rolls: hand({ strength: [6, 6, 1, 1], agility: [1, 1], magic: [1] }),
  })
    .do('roll-dice')
    .do('begin-heroic-die')
    .pick('strength 6', 'strength 6')
  expect(table.dice).toContain('heroic 6')
  table.end()
})

test('R15: heroic dice are made as often as there are dice for them, in perils too', () => {
  const table = facing('cave-in-1', { rolls: hand({ strength: [6, 5, 4, 3] }) })
    .do('choose-option', { option: 'dismantle-it' })
    .do('roll-dice')
    .do('begin-heroic-die')
    .pick('strength 6', 'strength 5')
    .do('begin-heroic-die')
    .pick('strength 4', 'strength 3')
    .do('begin-heroic-die')
    .pick('heroic 5', 'heroic 3')
  expect(table.dice).toEqual(['heroic 3'])
  expect(table.can('begin-heroic-die')).toBe(false)
  table.end()
})

test('R15: against the Bandit it takes three dice, and the lowest counts', () => {
  const table = facing('bandit-1', {
    rolls: hand({ strength: [6, 6, 1, 1], agility: [1, 1], magic: [4] }),
  })
    .do('roll-dice')
    .do('begin-heroic-die')
  table.do('pick-die', { die: table.die('strength 6', 0) })
  table.do('pick-die', { die: table.die('strength 6', 1) })
  expect(table.can('confirm')).toBe(false)
  table.do('pick-die', { die: table.die('magic 4') }).do('confirm')
  expect(table.dice).toEqual(['strength 1', 'strength 1', 'agility 1', 'agility 1', 'heroic 4'])
  table.end()
})

// --- R16 -----------------------------------------------------------------------------------------

const strongItems = ['goblin-1', 'goblin-2', 'wraith-1', 'wraith-2', 'skeleton-2'] as const

test('R16: the supply holds 8 of each colour and 6 heroic', () => {
  expect(position({}).view.supply).toEqual({ strength: 8, agility: 8, magic: 8, heroic: 6 })
})

test('R16: a roll beyond the supply is lost', () => {
  const table = facing('ogre-1', {
    level: 4,
    items: strongItems,
    rolls: hand({
      strength: [1, 1, 1, 1, 1, 1, 1, 1],
      agility: [1, 1],
      magic: [1],
      heroic: [1, 1],
    }),
  }).do('roll-dice')
  expect(table.hero.stats.strength).toBe(9)
  expect(table.happened('dice-lost')).toEqual([
    { type: 'dice-lost', hero: 0, color: 'strength', count: 1 },
  ])
  expect(table.view.supply.strength).toBe(0)
  table.end()
})

test('R16: dice stored on a hero are out of the supply', () => {
  expect(position({ stored: 2 }).view.supply.heroic).toBe(4)
})

test('R16: dice on boxes are out of the supply: a gain that finds it empty is lost', () => {
  const table = facing('ogre-1', {
    level: 4,
    items: strongItems.slice(0, 4),
    skills: ['beetle-2'],
    rolls: hand({
      strength: [6, 1, 1, 1, 1, 1, 1, 1],
      agility: [1, 1],
      magic: [1],
      heroic: [2, 1],
    }),
  })
    .do('roll-dice')
    .do('begin-wide-box', { box: 0 })
    .pick('strength 6')
  expect(table.view.supply.strength).toBe(0)
  table.do('use-skill', { skill: 'crushing-blow' }).pick('heroic 2')
  expect(table.happened('dice-lost')).toEqual([
    { type: 'dice-lost', hero: 0, color: 'strength', count: 1 },
  ])
  expect(table.happened('dice-gained')).toEqual([])
  expect(table.pool).toHaveLength(11)
  table.end()
})

test('R16: dice spent on a cost are back in the supply before the effect', () => {
  const table = facing('ogre-1', {
    level: 4,
    items: strongItems.slice(0, 4),
    skills: ['beetle-2'],
    rolls: hand({
      strength: [5, 1, 1, 1, 1, 1, 1, 1],
      agility: [1, 1],
      magic: [1],
      heroic: [2, 1],
    }),
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'crushing-blow' })
    .pick('strength 5')
  expect(table.happened('dice-lost')).toEqual([])
  expect(table.dice).toContain('strength 6')
  table.end()
})

/** All six heroic dice are out: two stored, four rolled. */
function heroicOut(given: Position = {}) {
  return facing('ogre-1', {
    ...given,
    level: 4,
    stored: 2,
    skills: ['boulder-1', 'goblin-1'],
    rolls: [
      ...hand({ strength: [4, 4, 1, 1], agility: [1, 1], magic: [3], heroic: [1, 1] }),
      ...rolls('effect.heroic', 1, 1),
    ],
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'valor' })
    .do('use-skill', { skill: 'shimmerblast' })
    .pick('magic 3')
}

test('R16: with no heroic die in the supply none is made of dice that bring none back', () => {
  const table = heroicOut()
  expect(table.view.supply.heroic).toBe(0)
  table.do('begin-heroic-die').do('pick-die', { die: table.die('strength 4') })
  // The second must be a heroic one: two others would be lost for nothing.
  const second = table.listed('pick-die').flatMap((action) => ('die' in action ? action.die : []))
  expect(second.map((id) => table.pool.find((die) => die.id === id)?.color)).toEqual([
    ...Array.from({ length: 4 }, () => 'heroic'),
  ])
  const agility = { type: 'pick-die', hero: 0, die: table.die('agility 1') }
  expect(table.refused(agility)).toBe('no-heroic-die')
  expect(oneDeckDungeon.whyNot(table.state, null, agility)).toEqual({
    code: 'no-heroic-die',
    ruling: 'R16',
  })
  // With a heroic die among the two, its place in the supply is free again.
  table.do('pick-die', { die: table.die('heroic 1') }).do('confirm')
  expect(table.happened('heroic-die-made')).toHaveLength(1)
  expect(table.happened('dice-lost')).toEqual([])
  table.end()
})

test('R16: with all heroic dice on boxes and stored, making one is not offered', () => {
  const table = heroicOut().do('begin-wide-box', { box: 0 })
  table.pick('heroic 1', 'heroic 1', 'heroic 1', 'heroic 1', 'strength 4')
  expect(table.view.supply.heroic).toBe(0)
  expect(table.pool.length).toBeGreaterThan(2)
  expect(table.can('begin-heroic-die')).toBe(false)
  const making = { type: 'begin-heroic-die', hero: 0, crafty: false }
  expect(oneDeckDungeon.whyNot(table.state, null, making)).toEqual({
    code: 'no-heroic-die',
    ruling: 'R16',
  })
  table.end()
})

test('R16: in games of version 1 one is made all the same, and is lost', () => {
  const table = heroicOut({ rules: 1 })
  table.do('begin-heroic-die').pick('strength 4', 'agility 1')
  expect(table.happened('heroic-die-made')).toEqual([])
  expect(table.happened('dice-lost')).toHaveLength(1)
  table.do('begin-wide-box', { box: 0 })
  table.pick('heroic 1', 'heroic 1', 'heroic 1', 'heroic 1', 'strength 4')
  expect(table.can('begin-heroic-die')).toBe(true)
  table.end()
})

test('R16: a die may be discarded at any time while dice are placed', () => {
  const table = facing('ogre-1', { rolls: ones }).do('roll-dice')
  expect(table.view.supply.magic).toBe(7)
  table.do('discard-die', { die: table.die('magic 1') })
  expect(table.happened('dice-discarded').map(({ cause }) => cause)).toEqual(['discarded'])
  expect(table.pool).toHaveLength(6)
  expect(table.view.supply.magic).toBe(8)
  table.end()
})

// --- R17 -----------------------------------------------------------------------------------------

test('R17: in a peril only dice of the chosen option’s colour are rolled, with heroic ones', () => {
  const table = facing('arrow-wall-1', {
    level: 2,
    items: ['goblin-1', 'bandit-2'],
    stored: 1,
    rolls: [...rolls('feat.heroic', 2), ...hand({ agility: [1, 2, 3], heroic: [4] })],
  })
    .do('choose-option', { option: 'rush-through' })
    .do('use-feat', { dice: 1 })
    .do('roll-dice')
  expect(table.dice).toEqual(['heroic 2', 'agility 1', 'agility 2', 'agility 3', 'heroic 4'])
  table.end()
})

test('R17: a part of an effect that gives another colour is ignored', () => {
  // Persistence rolls one strength and one heroic die; in a magic peril only the heroic one.
  const table = facing('rune-puzzle-1', {
    level: 4,
    skills: ['plague-rat-1'],
    rolls: [...hand({ magic: [1], heroic: [2, 3] }), ...rolls('effect.heroic', 6)],
  })
    .do('choose-option', { option: 'decipher-it' })
    .do('roll-dice')
    .do('use-skill', { skill: 'persistence' })
    .pick('heroic 2', 'heroic 3')
  expect(table.dice).toEqual(['magic 1', 'heroic 6'])
  expect(table.happened('dice-lost')).toEqual([])
  table.end()
})

test('R17: in its own colour the same effect is whole', () => {
  const table = facing('rune-puzzle-1', {
    skills: ['plague-rat-1'],
    rolls: [
      ...hand({ strength: [1, 2, 3, 4] }),
      ...rolls('effect.strength', 5),
      ...rolls('effect.heroic', 6),
    ],
  })
    .do('choose-option', { option: 'destroy-it' })
    .do('roll-dice')
    .do('use-skill', { skill: 'persistence' })
    .pick('strength 1', 'strength 2')
  expect(table.dice).toEqual(['strength 3', 'strength 4', 'strength 5', 'heroic 6'])
  table.end()
})

test('R17: a potion that could only give another colour is not offered', () => {
  const given = { potions: 1, identified: ['bear-traps-1'] } as const
  const agility = facing('arrow-wall-1', { ...given, rolls: hand({ agility: [1, 1] }) })
    .do('choose-option', { option: 'rush-through' })
    .do('roll-dice')
  expect(agility.can('drink-potion')).toBe(false)
  agility.end()
  const magic = facing('arrow-wall-1', {
    ...given,
    rolls: [...hand({ magic: [1] }), ...rolls('effect.magic', 4, 5, 6)],
  })
    .do('choose-option', { option: 'magic-shield' })
    .do('roll-dice')
    .do('drink-potion', { potion: 'mana' })
  expect(magic.dice).toEqual(['magic 1', 'magic 4', 'magic 5', 'magic 6'])
  magic.end()
})
