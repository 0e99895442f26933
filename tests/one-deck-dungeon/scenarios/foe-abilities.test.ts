/** The ten foe abilities, each at its own table. */
import type { CardId } from '@shared/games/one-deck-dungeon'
import { expect, test } from 'vitest'
import { facing, hand, position, rolls, type Table } from './table'

const low = hand({ strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] })
const even = hand({ strength: [4, 4, 4, 4], agility: [4, 4], magic: [4] })

// --- Swarm ---------------------------------------------------------------------------------------

test('Swarm: Goblin and Plague Rat ask 4 for each open door, in their own colour', () => {
  const goblin = facing('goblin-2', { open: ['ogre-1'] })
  expect(goblin.boxes[0]).toMatchObject({ color: 'strength', value: 8, wide: true, armor: true })
  expect(goblin.happened('ability-applied')).toEqual([
    { type: 'ability-applied', ability: 'swarm' },
  ])
  const rat = facing('plague-rat-2')
  expect(rat.boxes[0]).toMatchObject({ color: 'agility', value: 4, wide: true, armor: true })
})

test('Swarm: X is what the dice must reach', () => {
  const table = facing('goblin-1', {
    open: ['ogre-1'],
    rolls: hand({ strength: [4, 3, 3, 1], agility: [1, 1], magic: [1] }),
  })
    .do('roll-dice')
    .do('begin-wide-box')
  table.do('pick-die', { die: table.die('strength 4') })
  table.do('pick-die', { die: table.die('strength 3', 0) })
  expect(table.can('confirm')).toBe(false)
  table.do('pick-die', { die: table.die('strength 1') }).do('confirm')
  expect(table.boxes[0]?.dice).toHaveLength(3)
  table.place('strength 3', 1)
  table.end()
})

test('Swarm: a door opened for another encounter raises the next swarm', () => {
  const table = position({ closed: ['ogre-1', 'goblin-1'] })
    .do('enter-room', { door: 1 })
    .do('flee')
    .do('begin-turn')
    .do('enter-room', { door: 2 })
    .do('face-encounter')
  expect(table.boxes[0]?.value).toBe(8)
})

// --- Undying -------------------------------------------------------------------------------------

test('Undying: 2 more time when any box is empty at the end', () => {
  const table = facing('skeleton-2', { rolls: low }).do('roll-dice')
  // 2 damage and 5 time on the foe, 1 damage on the Hall’s box, 2 time for Undying.
  expect(table.stopping).toEqual({ damage: 3, time: 7 })
  table.do('finish-placing')
  expect(table.timeFor('consequences')).toBe(5)
  expect(table.timeFor('undying')).toBe(2)
  expect(table.hero.damage).toBe(3)
  table.end()
})

test('Undying: nothing when every box is covered', () => {
  const table = facing('skeleton-2', {
    hero: 'mage',
    level: 2,
    items: ['goblin-1', 'goblin-2', 'wraith-1'],
    rolls: hand({ strength: [3, 3, 5, 6], agility: [5, 1], magic: [2, 4, 1, 1], heroic: [1] }),
  })
    .do('roll-dice')
    .place('magic 2', 0)
    .place('magic 4', 1)
    .place('strength 3', 2)
    .place('strength 5', 3)
    .place('agility 5', 4)
    .place('strength 6', 5)
    .place('strength 3', 6)
  expect(table.stopping).toEqual({ damage: 0, time: 0 })
  table.do('finish-placing')
  expect(table.timeFor('undying')).toBe(0)
  table.end()
})

// --- Survivor ------------------------------------------------------------------------------------

/** A Rogue who covers three of the Beetle’s four armor boxes, or all. */
function beetle(card: CardId, covered: 3 | 4): Table {
  const table = facing(card, {
    hero: 'rogue',
    items: ['bandit-1'],
    rolls: hand({ strength: [5], agility: [3, 4, 1, 1], magic: [3, 1, 1] }),
  })
    .do('roll-dice')
    .place('agility 3', 0)
    .place('agility 4', 1)
    .place('strength 5', 2)
  return covered === 4 ? table.place('magic 3', 3) : table
}

test('Survivor: with one armor box empty the card is discarded and there is no loot', () => {
  const table = beetle('beetle-1', 3).do('finish-placing')
  expect(table.happened('ability-applied')).toEqual([
    { type: 'ability-applied', ability: 'survivor' },
  ])
  expect(table.happened('loot-lost')).toEqual([{ type: 'loot-lost', card: 'beetle-1' }])
  expect(table.view.discard).toContain('beetle-1')
  expect(table.view.doors).toEqual([])
  expect(table.view.xp.cards).toEqual([])
  expect(table.asked).toBe('start-of-turn')
  table.end()
})

test('Survivor: with all armor covered the card is loot, though other boxes are empty', () => {
  const table = beetle('beetle-2', 4).do('finish-placing')
  expect(table.happened('loot-lost')).toEqual([])
  expect(table.asked).toBe('claim-loot')
  table.do('claim-skill')
  expect(table.hero.skills.map(({ skill }) => skill)).toContain('crushing-blow')
  table.end()
})

test('Survivor: an armor box of the floor is an armor box too', () => {
  const table = facing('beetle-1', {
    hero: 'rogue',
    dungeon: 'lichs-tomb',
    items: ['beetle-2'],
    rolls: hand({ strength: [5], agility: [3, 4, 1, 1], magic: [3, 1, 1] }),
  })
    .do('roll-dice')
    .place('agility 3', 0)
    .place('agility 4', 1)
    .place('strength 5', 2)
    .place('magic 3', 3)
    .do('finish-placing')
  expect(table.happened('loot-lost')).toHaveLength(1)
  table.end()
})

test('Survivor: the consequences are suffered all the same, and levels may still be gained', () => {
  const table = facing('beetle-1', { rolls: low, xp: ['ogre-1', 'goblin-1'] })
    .do('roll-dice')
    .do('finish-placing')
  expect(table.hero.damage).toBe(2)
  expect(table.timeFor('consequences')).toBe(3)
  expect(table.asked).toBe('level-up')
  table.end()
})

// --- Drain ---------------------------------------------------------------------------------------

test('Drain: one item becomes XP before the encounter', () => {
  const table = facing('wraith-2', { items: ['ice-elemental-1'] })
  expect(table.happened('ability-applied')).toEqual([{ type: 'ability-applied', ability: 'drain' }])
  expect(table.hero).toMatchObject({ items: [], health: 6, stats: { agility: 2 } })
  expect(table.view.xp).toEqual({ cards: ['ice-elemental-1'], total: 4 })
  expect(table.asked).toBe('feats')
})

test('Drain: the party chooses among several, and only one is taken', () => {
  const table = facing('wraith-2', { level: 2, items: ['ice-elemental-1', 'goblin-1'] })
  expect(table.asked).toBe('drain-item')
  expect(table.listed('give-item')).toHaveLength(2)
  table.do('give-item', { card: 'goblin-1' })
  expect(table.hero).toMatchObject({ items: ['ice-elemental-1'], health: 7 })
})

test('Drain: skills and potions are no items', () => {
  const table = facing('wraith-2', { skills: ['goblin-2'], identified: ['skeleton-1'] })
  expect(table.asked).toBe('feats')
  expect(table.happened('item-drained')).toEqual([])
  expect(table.hero.skills).toHaveLength(2)
})

// --- Fade ----------------------------------------------------------------------------------------

test('Fade: each skill used costs 1 time', () => {
  const table = facing('shadow-1', {
    skills: ['beetle-2', 'boulder-1'],
    rolls: [...even, ...rolls('effect.heroic', 5)],
  }).do('roll-dice')
  expect(table.timeFor('fade')).toBe(0)
  table.do('use-skill', { skill: 'crushing-blow' }).pick('strength 4')
  expect(table.timeFor('fade')).toBe(1)
  table.do('use-skill', { skill: 'valor' })
  expect(table.timeFor('fade')).toBe(2)
  expect(table.happened('ability-applied')).toHaveLength(2)
  table.end()
})

test('Fade: a skill begun and cancelled costs none', () => {
  const table = facing('shadow-1', { skills: ['beetle-2'], rolls: even })
    .do('roll-dice')
    .do('use-skill', { skill: 'crushing-blow' })
    .do('cancel')
  expect(table.timeFor('fade')).toBe(0)
  table.end()
})

test('Fade: feats, potions and heroic dice are no skills; talents are used as skills', () => {
  const table = facing('shadow-1', {
    stored: 1,
    potions: 1,
    identified: ['bear-traps-1'],
    talents: ['planning'],
    rolls: [...rolls('feat.heroic', 2), ...even, ...rolls('effect.magic', 1, 2, 3)],
  })
    .do('use-feat', { dice: 1 })
    .do('roll-dice')
    .do('drink-potion', { potion: 'mana' })
    .do('begin-heroic-die')
    .pick('agility 4', 'agility 4')
  expect(table.timeFor('fade')).toBe(0)
  table.do('use-talent', { talent: 'planning' }).pick('magic 1')
  expect(table.timeFor('fade')).toBe(1)
  table.end()
})

test('Fade: its time can reveal the stairs and bring them down', () => {
  const table = facing('shadow-1', {
    hero: 'rogue',
    skills: ['boulder-1'],
    deckSize: 0,
    stairsTokens: 2,
    rolls: [
      ...hand({ strength: [4], agility: [4, 4, 4, 4], magic: [4, 4] }),
      ...rolls('effect.heroic', 5),
    ],
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'valor' })
  expect(table.hero.damage).toBe(1)
  expect(table.dice).toContain('heroic 5')
  table.end()
})

test('Fade: its time is no consequence and prevented by nothing', () => {
  const table = facing('shadow-1', {
    skills: ['force-wall-2'],
    talents: ['speed'],
    rolls: even,
  })
    .do('roll-dice')
    .do('use-talent', { talent: 'speed' })
  expect(table.timeFor('fade')).toBe(1)
  table.do('use-skill', { skill: 'poison' }).pick('agility 4')
  expect(table.timeFor('fade')).toBe(2)
  // 4 damage and 4 time on the foe, 1 damage on the Hall’s box; 3 time is prevented.
  expect(table.stopping).toEqual({ damage: 5, time: 1 })
  table.end()
})

// --- Dodging -------------------------------------------------------------------------------------

test('Dodging: a heroic die takes three dice and shows the lowest', () => {
  const table = facing('bandit-2', {
    rolls: hand({ strength: [5, 3, 1, 1], agility: [6, 1], magic: [1] }),
  })
    .do('roll-dice')
    .do('begin-heroic-die')
  table.do('pick-die', { die: table.die('strength 5') })
  table.do('pick-die', { die: table.die('agility 6') })
  expect(table.can('confirm')).toBe(false)
  table.do('pick-die', { die: table.die('strength 3') }).do('confirm')
  expect(table.happened('heroic-die-made').map(({ die }) => die.value)).toEqual([3])
  expect(table.pool).toHaveLength(5)
  table.end()
})

test('Dodging: with two dice left there is no heroic die to make', () => {
  const table = facing('bandit-2', {
    hero: 'mage',
    rolls: hand({ strength: [5], agility: [1, 1], magic: [2, 2, 2, 2] }),
  })
    .do('roll-dice')
    .do('begin-heroic-die')
    .pick('magic 2', 'magic 2', 'magic 2')
    .do('begin-heroic-die')
    .pick('magic 2', 'heroic 2', 'agility 1')
    .do('discard-die', { die: 1 })
  expect(table.dice).toEqual(['agility 1', 'heroic 1'])
  const third = { type: 'begin-heroic-die', hero: 0, crafty: false }
  expect(table.refused(third)).toBe('not-enough-dice')
  table.end()
})

// --- Split ---------------------------------------------------------------------------------------

test('Split: each 1 rolled costs 1 time before the dice are used', () => {
  const table = facing('glooping-ooze-2', {
    rolls: hand({ strength: [1, 4, 1, 4], agility: [4, 1], magic: [4] }),
  }).do('roll-dice')
  expect(table.timeFor('split')).toBe(3)
  expect(table.asked).toBe('place')
  // The 1s stay in the pool.
  expect(table.pool).toHaveLength(7)
  table.end()
})

test('Split: no 1, no time', () => {
  const table = facing('glooping-ooze-2', { rolls: even }).do('roll-dice')
  expect(table.timeFor('split')).toBe(0)
  expect(table.happened('ability-applied')).toEqual([])
  table.end()
})

test('Split: the feat’s dice and the level’s heroic dice count', () => {
  const table = facing('glooping-ooze-2', {
    level: 4,
    stored: 2,
    rolls: [
      ...rolls('feat.heroic', 1, 1),
      ...hand({ strength: [4, 4, 4, 4], agility: [4, 4], magic: [4], heroic: [1, 4] }),
    ],
  }).do('use-feat', { dice: 2 })
  expect(table.timeFor('split')).toBe(2)
  table.do('roll-dice')
  expect(table.timeFor('split')).toBe(3)
  table.end()
})

// --- Frost ---------------------------------------------------------------------------------------

test('Frost: 3 time before the encounter', () => {
  const table = facing('ice-elemental-2')
  expect(table.timeFor('frost')).toBe(3)
  expect(table.happened('ability-applied')).toEqual([{ type: 'ability-applied', ability: 'frost' }])
  expect(table.asked).toBe('feats')
})

test('Frost: it can bring the stairs down on the hero before the fight', () => {
  const table = facing('ice-elemental-2', { deckSize: 0, damage: 5 })
  expect(table.events.at(-1)).toEqual({ type: 'lost', cause: 'stairs' })
})

// --- Flames --------------------------------------------------------------------------------------

test('Flames: 1 damage before the encounter', () => {
  const table = facing('fire-elemental-2', { hero: 'mage' })
  expect(table.hero.damage).toBe(1)
  expect(table.happened('ability-applied')).toEqual([
    { type: 'ability-applied', ability: 'flames' },
  ])
  expect(table.asked).toBe('feats')
})

test('Flames: the Paladin’s Armor does not stop it', () => {
  expect(facing('fire-elemental-2', { hero: 'paladin' }).hero.damage).toBe(1)
})

// --- Ethereal ------------------------------------------------------------------------------------

test('Ethereal: rolled 1s and 3s are discarded at once', () => {
  const table = facing('phantom-2', {
    rolls: hand({ strength: [1, 2, 3, 4], agility: [5, 6], magic: [3] }),
  }).do('roll-dice')
  expect(table.dice).toEqual(['strength 2', 'strength 4', 'agility 5', 'agility 6'])
  expect(table.happened('dice-discarded').map(({ cause }) => cause)).toEqual(['ethereal'])
  expect(table.view.supply).toEqual({ strength: 6, agility: 6, magic: 8, heroic: 6 })
  table.end()
})

test('Ethereal: heroic dice and dice rolled by skills are hit too', () => {
  const table = facing('phantom-2', {
    level: 2,
    skills: ['bandit-1'],
    rolls: [
      ...hand({ strength: [2, 2, 2, 2], agility: [2, 2], magic: [2], heroic: [3] }),
      ...rolls('effect.strength', 1, 6),
    ],
  }).do('roll-dice')
  expect(table.dice).not.toContain('heroic 3')
  table.do('use-skill', { skill: 'backstab' }).pick('agility 2')
  expect(table.dice.slice(-1)).toEqual(['strength 6'])
  expect(table.pool).toHaveLength(7)
  table.end()
})

test('Ethereal: a made or increased 3 stays', () => {
  const table = facing('phantom-2', {
    talents: ['planning'],
    rolls: hand({ strength: [2, 2, 4, 4], agility: [2, 2], magic: [4] }),
  })
    .do('roll-dice')
    .do('use-talent', { talent: 'planning' })
    .pick('strength 2')
    .do('begin-heroic-die')
    .pick('strength 3', 'strength 4')
  expect(table.dice).toContain('heroic 3')
  table.end()
})

test('Ethereal: it ends with its foe', () => {
  const table = facing('phantom-2', {
    open: ['ogre-1'],
    items: ['shadow-2'],
    rolls: [
      ...hand({ strength: [4, 2, 6, 5, 2], agility: [4, 5], magic: [2] }),
      ...hand({ strength: [1, 3, 1, 3, 1], agility: [1, 3], magic: [1] }),
    ],
  })
    .do('roll-dice')
    .place('strength 4', 0)
    .place('agility 4', 1)
    .place('agility 5', 2)
    .place('strength 5', 4)
    .place('strength 6', 5)
    .do('finish-placing')
    .do('claim-xp')
    .do('begin-turn')
    .do('enter-room', { door: 2 })
    .do('roll-dice')
  expect(table.pool).toHaveLength(8)
  table.end()
})
