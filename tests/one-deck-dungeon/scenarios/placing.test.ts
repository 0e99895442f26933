/** Placing dice and using skills: boxes, armor, mana, and how often (R18–R21). */
import { expect, test } from 'vitest'
import { boss, facing, hand, rolls, type Table } from './table'

function openBoxes(table: Table): readonly number[] {
  return table.boxes.filter((box) => box.open && box.dice.length === 0).map(({ id }) => id)
}
function armored(table: Table): readonly number[] {
  return table.boxes.filter(({ armor }) => armor).map(({ id }) => id)
}
function dicePickable(table: Table): readonly string[] {
  return table.listed('pick-die').flatMap((action) => {
    const die = table.pool.find(({ id }) => action.type === 'pick-die' && id === action.die)
    return die === undefined ? [] : [`${die.color} ${die.value}`]
  })
}

// --- R18 -----------------------------------------------------------------------------------------

test('R18: a normal box takes one die of its colour, at least as high as its number', () => {
  // The Ogre’s boxes 1, 3 and 5 ask for agility 4, 5 and 6.
  const table = facing('ogre-1', {
    hero: 'rogue',
    rolls: hand({ strength: [6], agility: [3, 4, 5, 6], magic: [6, 6] }),
  }).do('roll-dice')
  const boxesFor = (look: string): readonly number[] =>
    table
      .listed('place-die', { die: table.die(look) })
      .flatMap((action) => (action.type === 'place-die' ? [action.box] : []))
  expect(boxesFor('agility 3')).toEqual([])
  expect(boxesFor('agility 4')).toEqual([1])
  expect(boxesFor('agility 5')).toEqual([1, 3])
  expect(boxesFor('agility 6')).toEqual([1, 3, 5])
  expect(boxesFor('magic 6')).toEqual([])
  expect(boxesFor('strength 6')).toEqual([6])
  table.place('agility 5', 3)
  expect(table.boxes[3]?.dice.map(({ color, value }) => [color, value])).toEqual([['agility', 5]])
  expect(table.happened('dice-placed')).toHaveLength(1)
  table.end()
})

test('R18: a covered normal box takes no second die', () => {
  const table = facing('ogre-1', {
    hero: 'rogue',
    rolls: hand({ strength: [1], agility: [6, 6, 6, 6], magic: [1, 1] }),
  })
    .do('roll-dice')
    .place('agility 6', 1)
  const again = { type: 'place-die', hero: 0, die: table.die('agility 6'), box: 1 }
  expect(table.refused(again)).toBe('box-covered')
  table.end()
})

test('R18: a wide box takes any number of dice at once, whose sum reaches its number', () => {
  const table = facing('ogre-1', {
    rolls: hand({ strength: [4, 3, 2, 2], agility: [1, 1], magic: [6] }),
  })
    .do('roll-dice')
    .do('begin-wide-box', { box: 2 })
  expect(dicePickable(table)).toEqual(['strength 4', 'strength 3', 'strength 2', 'strength 2'])
  table.do('pick-die', { die: table.die('strength 4') })
  table.do('pick-die', { die: table.die('strength 3') })
  expect(table.can('confirm')).toBe(false)
  table.do('pick-die', { die: table.die('strength 2', 0) })
  expect(table.can('confirm')).toBe(true)
  table.do('confirm')
  expect(table.boxes[2]?.dice).toHaveLength(3)
  expect(table.dice).toEqual(['strength 2', 'agility 1', 'agility 1', 'magic 6'])
  table.end()
})

test('R18: one die can cover a wide box, and more than needed may go on it', () => {
  const table = facing('ogre-1', {
    rolls: hand({ strength: [6, 6, 5, 2], agility: [1, 1], magic: [1] }),
  })
    .do('roll-dice')
    .do('begin-wide-box', { box: 0 })
    .pick('strength 6')
    .do('begin-wide-box', { box: 2 })
    .pick('strength 6', 'strength 5', 'strength 2')
  expect(table.boxes[0]?.dice).toHaveLength(1)
  expect(table.boxes[2]?.dice).toHaveLength(3)
  table.end()
})

test('R18: a wide box is covered at once, not little by little', () => {
  const table = facing('ogre-1', {
    rolls: hand({ strength: [5, 3, 2, 1], agility: [1, 1], magic: [1] }),
  }).do('roll-dice')
  // 11 in all: enough for the boxes of 6 and 9, not for the one of 12.
  const wide = table.listed('begin-wide-box')
  expect(wide.flatMap((action) => (action.type === 'begin-wide-box' ? [action.box] : []))).toEqual([
    0, 2,
  ])
  expect(table.refused({ type: 'begin-wide-box', hero: null, box: 4 })).toBe('sum-too-low')
  expect(table.refused({ type: 'place-die', hero: 0, die: table.die('strength 5'), box: 4 })).toBe(
    'sum-too-low',
  )
  table.do('begin-wide-box', { box: 0 }).pick('strength 5', 'strength 1')
  expect(table.refused({ type: 'begin-wide-box', hero: null, box: 0 })).toBe('box-covered')
  table.end()
})

test('R18: picking for a wide box can be taken back', () => {
  const table = facing('ogre-1', {
    rolls: hand({ strength: [6, 3, 2, 1], agility: [1, 1], magic: [1] }),
  })
    .do('roll-dice')
    .do('begin-wide-box', { box: 0 })
  const six = table.die('strength 6')
  table.do('pick-die', { die: six }).do('unpick-die', { die: six })
  expect(table.can('confirm')).toBe(false)
  table.do('cancel')
  expect(table.asked).toBe('place')
  expect(table.pool).toHaveLength(7)
  expect(table.happened('dice-placed')).toEqual([])
  table.end()
})

test('R18: heroic dice go on wide boxes with dice of the box’s colour', () => {
  const table = facing('ogre-1', {
    level: 4,
    rolls: hand({ strength: [4, 1, 1, 1], agility: [1, 1], magic: [1], heroic: [6, 2] }),
  })
    .do('roll-dice')
    .do('begin-wide-box', { box: 4 })
    .pick('strength 4', 'heroic 6', 'heroic 2')
  expect(table.boxes[4]?.dice.map(({ color }) => color)).toEqual(['strength', 'heroic', 'heroic'])
  table.end()
})

test('R18: placed dice stay: no effect, cost or discard touches them', () => {
  const table = facing('ogre-1', {
    hero: 'rogue',
    skills: ['bandit-2'],
    rolls: hand({ strength: [1], agility: [4, 1, 1, 1], magic: [1, 1] }),
  })
    .do('roll-dice')
    .place('agility 4', 1)
  const placed = table.boxes[1]?.dice[0]?.id ?? 0
  expect(table.pool.map(({ id }) => id)).not.toContain(placed)
  expect(table.refused({ type: 'discard-die', hero: 0, die: placed })).toBe('no-such-die')
  expect(table.refused({ type: 'place-die', hero: 0, die: placed, box: 1 })).toBe('no-such-die')
  table.do('use-skill', { skill: 'cleave' }).pick('strength 1')
  expect(dicePickable(table)).toHaveLength(5)
  table.do('confirm')
  expect(table.boxes[1]?.dice.map(({ value }) => value)).toEqual([4])
  table.end()
})

test('R18: while any armor box is uncovered, the boxes without armor are closed', () => {
  const table = facing('skeleton-1', {
    hero: 'mage',
    rolls: hand({ strength: [6], agility: [6, 5], magic: [6, 4, 3, 2] }),
  }).do('roll-dice')
  expect(armored(table)).toEqual([0, 1])
  expect(openBoxes(table)).toEqual([0, 1])
  const early = { type: 'place-die', hero: 0, die: table.die('strength 6'), box: 5 }
  expect(table.refused(early)).toBe('armor-first')
  table.place('magic 4', 1)
  expect(openBoxes(table)).toEqual([0])
  expect(table.refused(early)).toBe('armor-first')
  table.place('magic 2', 0)
  expect(openBoxes(table)).toEqual([2, 3, 4, 5, 6])
  table.place('strength 6', 5)
  table.end()
})

test('R18: the dungeon’s armor closes a foe without armor, wide boxes too', () => {
  const table = facing('ogre-1', {
    floor: 3,
    rolls: hand({ strength: [6, 5, 6, 1], agility: [6, 6], magic: [5] }),
  }).do('roll-dice')
  // Dragonskin: strength 10, wide, with armor.
  expect(armored(table)).toEqual([8])
  expect(table.refused({ type: 'begin-wide-box', hero: null, box: 0 })).toBe('armor-first')
  expect(table.refused({ type: 'place-die', hero: 0, die: table.die('agility 6'), box: 1 })).toBe(
    'armor-first',
  )
  table.do('begin-wide-box', { box: 8 }).pick('strength 6', 'strength 5').place('agility 6', 1)
  expect(table.can('begin-wide-box', { box: 0 })).toBe(true)
  table.end()
})

test('R18: in a peril the grey boxes with armor come before the option’s box', () => {
  const table = facing('cave-in-1', { rolls: hand({ strength: [6, 2, 1, 1] }) })
    .do('choose-option', { option: 'dismantle-it' })
    .do('roll-dice')
  expect(table.boxes.map(({ color }) => color)).toEqual(['strength', 'strength'])
  expect(openBoxes(table)).toEqual([1])
  table.place('strength 2', 1).do('begin-wide-box', { box: 0 }).pick('strength 6')
  expect(table.stopping).toEqual({ damage: 0, time: 0 })
  table.end()
})

test('R18: grey boxes take the colour of the chosen option', () => {
  const magic = facing('rune-puzzle-1', { floor: 3 }).do('choose-option', {
    option: 'decipher-it',
  })
  expect(magic.boxes.map(({ source, color }) => [source, color])).toEqual([
    ['option', 'magic'],
    ['hall-of-statues', 'magic'],
    ['flame-aura', 'magic'],
    ['dragonskin', 'magic'],
  ])
  const strength = facing('rune-puzzle-1').do('choose-option', { option: 'destroy-it' })
  expect(strength.boxes.map(({ color }) => color)).toEqual(['strength', 'strength'])
})

const cold = { dungeon: 'yetis-cavern', floor: 3 } as const

test('R18: Biting Cold gives armor to every strength box, the foe’s and the dungeon’s', () => {
  const table = facing('ogre-1', cold)
  // Strength: the foe’s wide boxes 0, 2 and 4; Brutal Strength’s 8; Biting Cold’s own 9 and 10.
  expect(armored(table)).toEqual([0, 2, 4, 8, 9, 10])
  expect(table.boxes.filter(({ armor }) => armor).every(({ color }) => color === 'strength')).toBe(
    true,
  )
})

test('R18: Biting Cold in a strength peril arms the option’s box and all grey boxes', () => {
  const strength = facing('cave-in-1', cold).do('choose-option', { option: 'dismantle-it' })
  expect(strength.boxes.map(({ source, armor }) => [source, armor])).toEqual([
    ['option', true],
    ['freezing-winds', true],
    ['brutal-strength', true],
    ['biting-cold', true],
  ])
  const agility = facing('cave-in-1', cold).do('choose-option', { option: 'climb-over-it' })
  expect(agility.boxes.map(({ source, armor }) => [source, armor])).toEqual([
    ['option', false],
    ['freezing-winds', true],
    ['brutal-strength', false],
    ['biting-cold', true],
  ])
})

// --- R19 -----------------------------------------------------------------------------------------

test('R19: a spell is paid with any magic dice whose sum reaches its cost', () => {
  const table = facing('ogre-1', {
    hero: 'mage',
    skills: ['shadow-1'],
    rolls: hand({ strength: [1], agility: [1, 1], magic: [1, 2, 1, 6] }),
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'static-burst' })
  expect(dicePickable(table)).toEqual(['magic 1', 'magic 2', 'magic 1', 'magic 6'])
  table.do('pick-die', { die: table.die('magic 1', 0) })
  table.do('pick-die', { die: table.die('magic 2') })
  expect(table.can('confirm')).toBe(false)
  table.do('pick-die', { die: table.die('magic 1', 1) }).do('confirm')
  expect(table.happened('skill-used')).toHaveLength(1)
  table.pick('strength 4')
  expect(table.dice).toEqual([
    'strength 1',
    'agility 1',
    'agility 1',
    'magic 6',
    'strength 5',
    'agility 4',
  ])
  table.end()
})

test('R19: the excess is lost with the dice', () => {
  const table = facing('ogre-1', {
    hero: 'mage',
    skills: ['plague-rat-2'],
    rolls: hand({ strength: [1], agility: [1, 1], magic: [6, 1, 1, 1] }),
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'flameweave' })
    .pick('magic 6')
  expect(table.dice).toEqual([
    'strength 1',
    'agility 1',
    'agility 1',
    'magic 1',
    'magic 1',
    'magic 1',
    'magic 5',
  ])
  expect(table.view.supply.magic).toBe(4)
  table.end()
})

test('R19: one die pays for one spell only', () => {
  const table = facing('ogre-1', {
    hero: 'mage',
    skills: ['plague-rat-2', 'wraith-2'],
    rolls: [
      ...hand({ strength: [1], agility: [1, 1], magic: [6, 1, 1, 1] }),
      ...rolls('effect.agility', 2, 2),
    ],
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'haste' })
    .pick('magic 6')
  // Six mana were more than both costs; the rest pays Flameweave with two more dice.
  table.do('use-skill', { skill: 'flameweave' }).pick('magic 1', 'magic 1')
  expect(table.dice.filter((die) => die.startsWith('magic'))).toEqual(['magic 1', 'magic 5'])
  table.end()
})

test('R19: a spell whose cost the pool cannot reach is not offered', () => {
  const table = facing('ogre-1', {
    hero: 'mage',
    skills: ['force-wall-1'],
    rolls: hand({ strength: [6], agility: [6, 6], magic: [1, 1, 1, 2] }),
  }).do('roll-dice')
  expect(table.refused({ type: 'use-skill', hero: 0, skill: 'crushing-fist' })).toBe('mana-unpaid')
  table.end()
})

test('R19: a cost can be looked at and left', () => {
  const table = facing('ogre-1', {
    hero: 'mage',
    skills: ['plague-rat-2'],
    rolls: hand({ strength: [1], agility: [1, 1], magic: [6, 1, 1, 1] }),
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'flameweave' })
    .do('cancel')
  expect(table.pool).toHaveLength(7)
  expect(table.happened('skill-used')).toEqual([])
  expect(table.can('use-skill', { skill: 'flameweave' })).toBe(true)
  table.end()
})

test('R19: a die from Mana Fountain may only be spent as mana', () => {
  const table = facing('ogre-1', {
    hero: 'mage',
    level: 2,
    skills: ['fire-elemental-2', 'force-wall-1', 'ice-elemental-1'],
    rolls: [
      ...hand({ strength: [1], agility: [1, 1], magic: [5, 1, 1, 1], heroic: [1] }),
      ...rolls('reroll.agility', 4),
    ],
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'mana-fountain' })
  const fountain = table.pool.find(({ only }) => only === 'mana')
  expect(fountain).toMatchObject({ color: 'magic', value: 6 })
  const die = fountain?.id ?? 0
  expect(table.listed('place-die', { die })).toEqual([])
  table.do('begin-heroic-die')
  expect(table.can('pick-die', { die })).toBe(false)
  table.do('cancel').do('use-skill', { skill: 'lucky-familiar' })
  table.do('choose-effect', { effect: 0 })
  expect(table.can('pick-die', { die })).toBe(false)
  table.pick('agility 1').do('use-skill', { skill: 'crushing-fist' })
  table.do('pick-die', { die }).do('confirm')
  expect(table.dice.filter((look) => look === 'strength 6')).toHaveLength(2)
  expect(table.view.supply.magic).toBe(4)
  table.end()
})

test('R19: a die from Mana Fountain covers no magic box, and can be discarded', () => {
  // The Fire Elemental’s box 2 asks for magic 6.
  const table = facing('fire-elemental-1', {
    skills: ['fire-elemental-2'],
    rolls: hand({ strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] }),
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'mana-fountain' })
  const die = table.die('magic 6')
  expect(table.refused({ type: 'place-die', hero: 0, die, box: 2 })).toBe('die-restricted')
  expect(table.refused({ type: 'begin-wide-box', hero: null, box: 3 })).toBe('sum-too-low')
  table.do('discard-die', { die })
  expect(table.pool).toHaveLength(7)
  table.end()
})

test('R19: a die from Armor Crush may only cover an armor box', () => {
  const table = facing('phantom-1', {
    level: 2,
    skills: ['glooping-ooze-1', 'bandit-1', 'plague-rat-2'],
    rolls: hand({ strength: [4, 2, 2, 2], agility: [2, 2], magic: [2], heroic: [2] }),
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'armor-crush' })
    .pick('strength 2')
  const crush = table.pool.find(({ only }) => only === 'armor')
  expect(crush).toMatchObject({ color: 'heroic', value: 6 })
  const die = crush?.id ?? 0
  const boxes = table
    .listed('place-die', { die })
    .flatMap((action) => (action.type === 'place-die' ? [action.box] : []))
  expect(boxes).toEqual([0, 1])
  for (const skill of ['backstab', 'flameweave']) {
    table.do('use-skill', { skill })
    expect(table.can('pick-die', { die })).toBe(false)
    table.do('cancel')
  }
  table.do('begin-heroic-die')
  expect(table.can('pick-die', { die })).toBe(false)
  table.do('cancel').do('place-die', { die, box: 1 }).place('strength 4', 0)
  expect(openBoxes(table)).toEqual([2, 3, 4, 5, 6])
  table.end()
})

test('R19: a die from Armor Crush covers nothing once the armor is gone', () => {
  const table = facing('phantom-1', {
    skills: ['glooping-ooze-1'],
    rolls: hand({ strength: [4, 2, 2, 2], agility: [4, 2], magic: [2] }),
  })
    .do('roll-dice')
    .place('strength 4', 0)
    .place('agility 4', 1)
    .do('use-skill', { skill: 'armor-crush' })
    .pick('strength 2')
  const die = table.die('heroic 6')
  expect(table.listed('place-die', { die })).toEqual([])
  expect(table.refused({ type: 'place-die', hero: 0, die, box: 3 })).toBe('die-restricted')
  table.end()
})

test('R19: in a wide armor box a die from Armor Crush joins others', () => {
  const table = facing('ice-elemental-1', {
    skills: ['glooping-ooze-1'],
    rolls: hand({ strength: [5, 1, 1, 1], agility: [1, 1], magic: [1] }),
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'armor-crush' })
    .pick('strength 1')
    .do('begin-wide-box', { box: 0 })
    .pick('heroic 6', 'strength 5')
  expect(table.boxes[0]?.dice).toHaveLength(2)
  table.end()
})

// --- R20 -----------------------------------------------------------------------------------------

test('R20: up to four dice are four different dice', () => {
  const table = facing('ogre-1', {
    skills: ['bandit-2'],
    rolls: hand({ strength: [1, 2, 2, 2], agility: [3, 4], magic: [5] }),
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'cleave' })
    .pick('strength 1')
  const first = table.die('magic 5')
  table.do('pick-die', { die: first })
  expect(table.refused({ type: 'pick-die', hero: 0, die: first })).toBe('not-now')
  table.do('pick-die', { die: table.die('agility 4') })
  table.do('pick-die', { die: table.die('agility 3') })
  table.do('pick-die', { die: table.die('strength 2', 0) })
  expect(table.can('pick-die')).toBe(false)
  table.do('confirm')
  expect(table.dice).toEqual([
    'strength 3',
    'strength 2',
    'strength 2',
    'agility 4',
    'agility 5',
    'magic 6',
  ])
  table.end()
})

test('R20: "up to" includes fewer, and none', () => {
  const table = facing('ogre-1', {
    skills: ['bandit-2'],
    rolls: hand({ strength: [1, 2, 2, 2], agility: [3, 4], magic: [5] }),
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'cleave' })
    .pick('strength 1')
    .do('confirm')
  expect(table.happened('dice-changed')).toEqual([])
  expect(table.asked).toBe('place')
  table.end()
})

test('R20: an increase stops at 6', () => {
  const table = facing('ogre-1', {
    hero: 'mage',
    basicSkill: 'spark',
    skills: ['bandit-2'],
    rolls: hand({ strength: [1], agility: [5, 6], magic: [2, 6, 6, 6] }),
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'spark' })
    .pick('magic 2')
    .pick('agility 5')
  expect(table.dice).toEqual([
    'strength 1',
    'agility 6',
    'agility 6',
    'magic 6',
    'magic 6',
    'magic 6',
  ])
  // Cleave costs the only die that could still rise: it would do nothing, and takes nothing.
  table.do('use-skill', { skill: 'cleave' }).pick('strength 1')
  expect(table.asked).toBe('place')
  expect(table.dice).toHaveLength(5)
  table.end()
})

// --- R21 -----------------------------------------------------------------------------------------

test('R21: a skill is used once in an encounter', () => {
  const table = facing('ogre-1', {
    skills: ['beetle-2'],
    rolls: hand({ strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] }),
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'crushing-blow' })
    .pick('strength 1')
  expect(table.refused({ type: 'use-skill', hero: 0, skill: 'crushing-blow' })).toBe('skill-used')
  expect(table.hero.skills.find(({ skill }) => skill === 'crushing-blow')?.used).toBe(true)
  table.end()
})

test('R21: in the next encounter it is ready again', () => {
  const table = facing('bear-traps-1', {
    hero: 'rogue',
    skills: ['phantom-1'],
    open: ['bear-traps-2'],
    rolls: [
      ...hand({ agility: [2, 6, 6, 6] }),
      ...rolls('effect.heroic', 1),
      ...hand({ agility: [1, 1, 1, 1] }),
      ...rolls('effect.heroic', 2),
    ],
  })
    .do('choose-option', { option: 'run-through' })
    .do('roll-dice')
    .do('use-skill', { skill: 'steady-hands' })
    .do('finish-placing')
    .do('claim-xp')
    .do('begin-turn')
    .do('enter-room', { door: 2 })
    .do('choose-option', { option: 'run-through' })
    .do('roll-dice')
  expect(table.hero.skills.every(({ used }) => !used)).toBe(true)
  table.do('use-skill', { skill: 'steady-hands' })
  expect(table.dice).toContain('heroic 2')
  table.end()
})

test('R21: in the boss fight it is ready again each round', () => {
  const table = boss('yetis-cavern', {
    skills: ['boulder-1'],
    damage: 0,
    items: ['shadow-2'],
    level: 4,
    rolls: [
      ...hand({ strength: [6, 6, 6, 6, 6], agility: [5, 6], magic: [5], heroic: [6, 6] }, 'boss'),
      ...rolls('effect.heroic', 6),
      ...hand({ strength: [2, 2, 2, 2, 2], agility: [2, 2], magic: [2], heroic: [2, 2] }, 'boss'),
      ...rolls('effect.heroic', 3),
    ],
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'valor' })
  expect(table.refused({ type: 'use-skill', hero: 0, skill: 'valor' })).toBe('skill-used')
  table
    .do('begin-wide-box', { box: 0 })
    .pick('strength 6', 'strength 6', 'heroic 6', 'heroic 6')
    .place('magic 5', 3)
    .place('heroic 6', 4)
    .place('agility 5', 6)
    .place('agility 6', 7)
    .do('finish-placing')
    .do('roll-dice')
    .do('use-skill', { skill: 'valor' })
  expect(table.dice).toContain('heroic 3')
  table.end()
})

test('R21: a talent is used once in an encounter', () => {
  const table = facing('ogre-1', {
    talents: ['planning'],
    rolls: hand({ strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] }),
  })
    .do('roll-dice')
    .do('use-talent', { talent: 'planning' })
    .pick('magic 1')
  expect(table.refused({ type: 'use-talent', hero: 0, talent: 'planning' })).toBe('skill-used')
  table.end()
})

test('R21: a potion is drunk as often as there are tokens', () => {
  const table = facing('ogre-1', {
    potions: 2,
    identified: ['bear-traps-1'],
    rolls: [
      ...hand({ strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] }),
      ...rolls('effect.magic', 2, 2, 2, 3, 3, 3),
    ],
  })
    .do('roll-dice')
    .do('drink-potion', { potion: 'mana' })
    .do('drink-potion', { potion: 'mana' })
  expect(table.dice.filter((die) => die.startsWith('magic'))).toHaveLength(7)
  expect(table.view.potions).toBe(0)
  expect(table.refused({ type: 'drink-potion', hero: 0, potion: 'mana' })).toBe('no-potion')
  table.end()
})
