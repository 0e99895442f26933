/** The rules of the dungeons’ floors, and when they are in force. */
import type { CardId, DungeonId } from '@shared/games/one-deck-dungeon'
import { expect, test } from 'vitest'
import { boss, facing, hand, position, rolls, type Position } from './table'

const turnBegins = { type: 'start-of-turn', floorBegins: false } as const
const low = { strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] } as const

const reef = { dungeon: 'hydras-reef', floor: 3 } as const
const cavern = { dungeon: 'yetis-cavern', floor: 3 } as const
const tomb = { dungeon: 'lichs-tomb', floor: 2 } as const
const maze = { dungeon: 'minotaurs-maze', floor: 2 } as const

// --- which floors are in force -------------------------------------------------------------------

test('Floors: each floor adds its boxes to those above it', () => {
  const sources = (dungeon: DungeonId, floor: 1 | 2 | 3): readonly string[] =>
    facing('ogre-1', { dungeon, floor })
      .boxes.slice(6)
      .map(({ source }) => source)
  expect(sources('yetis-cavern', 1)).toEqual(['freezing-winds', 'freezing-winds'])
  expect(sources('yetis-cavern', 2)).toEqual([
    'freezing-winds',
    'freezing-winds',
    'brutal-strength',
  ])
  expect(sources('yetis-cavern', 3)).toEqual([
    'freezing-winds',
    'freezing-winds',
    'brutal-strength',
    'biting-cold',
    'biting-cold',
  ])
})

test('Floors: combats have the boxes of the right side, perils those of the left', () => {
  const shown = (card: CardId, given: Position, option?: string) => {
    const table = facing(card, given)
    if (option !== undefined) table.do('choose-option', { option })
    return table.boxes
      .filter(({ source }) => source !== 'foe' && source !== 'option')
      .map(({ source, color, value, wide, armor, damage, time }) => [
        source,
        color,
        value,
        wide,
        armor,
        damage,
        time,
      ])
  }
  expect(shown('ogre-1', { floor: 3 })).toEqual([
    ['hall-of-statues', 'strength', 3, false, false, 1, 0],
    ['flame-aura', 'magic', 5, false, false, 2, 0],
    ['dragonskin', 'strength', 10, true, true, 0, 0],
  ])
  expect(shown('cave-in-1', { floor: 3 }, 'climb-over-it')).toEqual([
    ['hall-of-statues', 'agility', 2, false, true, 0, 0],
    ['flame-aura', 'agility', 6, false, false, 1, 0],
    ['dragonskin', 'agility', 5, false, true, 0, 0],
  ])
})

test('Floors: descending brings the next floor, and keeps the rules of those above', () => {
  const table = position({
    dungeon: 'hydras-reef',
    deckSize: 0,
    asked: { type: 'descend-or-stay' },
  })
    .do('descend')
    .do('begin-turn')
  expect(table.view.floors).toEqual(['sticky-surrounding', 'regeneration'])
  expect(table.timeFor('floor')).toBe(1)
})

test('Floors: no floor’s rule or box is in force against the boss', () => {
  const table = boss('hydras-reef', {
    level: 4,
    rolls: hand({ ...low, heroic: [6, 2] }, 'boss'),
  }).do('roll-dice')
  // No Poison Aura, no Sticky Surrounding, only the Hydra’s boxes.
  expect(table.dice.slice(-2)).toEqual(['heroic 6', 'heroic 2'])
  expect(table.timeFor('floor')).toBe(0)
  expect(table.boxes.every(({ source }) => source === 'boss')).toBe(true)
  expect(table.boxes).toHaveLength(6)
  table.end()
  const cursed = boss('lichs-tomb', {
    rolls: hand({ strength: [2, 2, 2, 2], agility: [2, 2], magic: [2] }, 'boss'),
  }).do('roll-dice')
  expect(cursed.pool).toHaveLength(7)
  // Fifteen damage on the Lich’s boxes and none of the Blade Storm’s.
  expect(cursed.stopping).toEqual({ damage: 15, time: 0 })
  cursed.end()
  const warm = boss('yetis-cavern')
  expect(warm.boxes.filter(({ armor }) => armor).map(({ id }) => id)).toEqual([0])
})

// --- Hall of Statues -----------------------------------------------------------------------------

test('Hall of Statues: 5 extra time before the first turn on each floor, and on no other turn', () => {
  const table = position({ deckSize: 0, asked: { type: 'descend-or-stay' } })
    .do('descend')
    .do('begin-turn')
  expect(table.timeFor('floor')).toBe(5)
  expect(table.timeFor('turn')).toBe(2)
  table.do('explore').do('begin-turn')
  expect(table.timeFor('floor')).toBe(5)
  expect(table.timeFor('turn')).toBe(4)
})

test('Hall of Statues: the 5 come before the turn’s 2, from the top of the deck', () => {
  const table = position({
    asked: { type: 'start-of-turn', floorBegins: true },
    deck: ['goblin-1', 'goblin-2', 'ogre-1', 'ogre-2', 'beetle-1', 'beetle-2', 'wraith-1'],
  }).do('begin-turn')
  expect(table.happened('card-discarded').map(({ card, cause }) => `${card} ${cause}`)).toEqual([
    'goblin-1 floor',
    'goblin-2 floor',
    'ogre-1 floor',
    'ogre-2 floor',
    'beetle-1 floor',
    'beetle-2 turn',
    'wraith-1 turn',
  ])
})

// --- Sticky Surrounding --------------------------------------------------------------------------

test('Sticky Surrounding: 1 extra time at the start of each turn, the first one too', () => {
  const table = position({ dungeon: 'hydras-reef', asked: turnBegins }).do('begin-turn')
  expect(table.timeFor('turn')).toBe(2)
  expect(table.timeFor('floor')).toBe(1)
  table.do('explore').do('begin-turn')
  expect(table.timeFor('turn')).toBe(4)
  expect(table.timeFor('floor')).toBe(2)
  const first = position({
    dungeon: 'hydras-reef',
    asked: { type: 'start-of-turn', floorBegins: true },
  }).do('begin-turn')
  expect(first.timeFor('floor')).toBe(1)
})

test('Sticky Surrounding: it still holds on the floors below', () => {
  expect(
    position({ ...reef, asked: turnBegins })
      .do('begin-turn')
      .timeFor('floor'),
  ).toBe(1)
})

test('Sticky Surrounding: its token on the stairs counts like any other', () => {
  const table = position({ dungeon: 'hydras-reef', asked: turnBegins, deckSize: 0 }).do(
    'begin-turn',
  )
  expect(table.happened('damaged')).toEqual([
    { type: 'damaged', hero: 0, amount: 1, cause: 'stairs' },
  ])
  expect(table.view.stairs.tokens).toBe(0)
})

// --- Poison Aura ---------------------------------------------------------------------------------

test('Poison Aura: rolled heroic dice lose 1, other dice do not', () => {
  const table = facing('ogre-1', {
    ...reef,
    level: 4,
    rolls: hand({ strength: [6, 5, 4, 3], agility: [2, 6], magic: [4], heroic: [6, 3] }),
  }).do('roll-dice')
  expect(table.dice).toEqual([
    'strength 6',
    'strength 5',
    'strength 4',
    'strength 3',
    'agility 2',
    'agility 6',
    'magic 4',
    'heroic 5',
    'heroic 2',
  ])
  expect(table.happened('floor-applied')).toEqual([{ type: 'floor-applied', floor: 'poison-aura' }])
  table.end()
})

test('Poison Aura: never below 1', () => {
  const table = facing('ogre-1', { ...reef, level: 2, rolls: hand({ ...low, heroic: [1] }) }).do(
    'roll-dice',
  )
  expect(table.dice).toContain('heroic 1')
  expect(table.happened('dice-changed')).toEqual([])
  table.end()
})

test('Poison Aura: feats, skills, perils and rerolls are under it', () => {
  const table = facing('cave-in-1', {
    ...reef,
    stored: 1,
    skills: ['phantom-1', 'ice-elemental-1'],
    rolls: [
      ...rolls('feat.heroic', 6),
      ...hand({ agility: [1, 1] }),
      ...rolls('effect.heroic', 4),
      ...rolls('reroll.heroic', 6),
    ],
  })
    .do('choose-option', { option: 'climb-over-it' })
    .do('use-feat', { dice: 1 })
  expect(table.dice).toEqual(['heroic 5'])
  table.do('roll-dice').do('use-skill', { skill: 'steady-hands' })
  expect(table.dice).toContain('heroic 3')
  table
    .do('use-skill', { skill: 'lucky-familiar' })
    .do('choose-effect', { effect: 0 })
    .pick('heroic 3')
  expect(table.dice.filter((die) => die === 'heroic 5')).toHaveLength(2)
  table.end()
})

test('Poison Aura: gained heroic dice keep their value', () => {
  const table = facing('ogre-1', {
    ...reef,
    hero: 'rogue',
    skills: ['beetle-1'],
    rolls: hand({ strength: [6], agility: [1, 1, 1, 6], magic: [1, 1] }),
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'accuracy' })
    .pick('agility 1', 'agility 1', 'agility 1')
    .do('begin-heroic-die')
    .pick('strength 6', 'agility 6')
  expect(table.dice.filter((die) => die === 'heroic 6')).toHaveLength(2)
  table.end()
})

test('Poison Aura: not before the third floor', () => {
  const table = facing('ogre-1', {
    ...reef,
    floor: 2,
    level: 2,
    rolls: hand({ ...low, heroic: [6] }),
  }).do('roll-dice')
  expect(table.dice).toContain('heroic 6')
  table.end()
})

// --- Freezing Winds ------------------------------------------------------------------------------

test('Freezing Winds: consequences with 3 or more time bring 1 more damage', () => {
  const table = facing('cave-in-1', { dungeon: 'yetis-cavern', rolls: hand({ agility: [1, 1] }) })
    .do('choose-option', { option: 'climb-over-it' })
    .do('roll-dice')
  // 2 time on the option’s box, 1 on the floor’s.
  expect(table.stopping).toEqual({ damage: 3, time: 3 })
  table.do('finish-placing')
  expect(table.hero.damage).toBe(3)
  table.end()
})

test('Freezing Winds: with 2 time there is none', () => {
  const table = facing('cave-in-1', { dungeon: 'yetis-cavern', rolls: hand({ agility: [4, 1] }) })
    .do('choose-option', { option: 'climb-over-it' })
    .do('roll-dice')
    .place('agility 4', 1)
  expect(table.stopping).toEqual({ damage: 2, time: 2 })
  table.end()
})

test('Freezing Winds: the option’s own time and Eagle Eye’s are no consequences', () => {
  const table = facing('pit-of-spikes-1', {
    hero: 'archer',
    dungeon: 'yetis-cavern',
    rolls: [...rolls('feat.heroic', 6, 4), ...hand({ strength: [1, 1] })],
  })
    .do('choose-option', { option: 'climb-around' })
    .do('use-feat', { dice: 2 })
  table.do('pick-die', { die: table.die('heroic 4') }).do('roll-dice')
  expect([table.timeFor('option'), table.timeFor('feat')]).toEqual([3, 2])
  table.place('heroic 6', 1)
  // The option’s box alone is left, with 2 damage and 2 time.
  expect(table.stopping).toEqual({ damage: 2, time: 2 })
  table.end()
})

test('Freezing Winds: it adds 1, however much the time', () => {
  const table = facing('skeleton-1', { dungeon: 'yetis-cavern', rolls: hand(low) }).do('roll-dice')
  // 2 damage and 5 time on the foe, 2 time on the floor, 2 for Undying.
  expect(table.stopping).toEqual({ damage: 3, time: 9 })
  table.end()
})

// --- Biting Cold ---------------------------------------------------------------------------------

test('Biting Cold: every strength box must be covered before any other', () => {
  const table = facing('skeleton-1', {
    ...cavern,
    rolls: hand({ strength: [6, 5, 5, 3], agility: [5, 5], magic: [4] }),
  }).do('roll-dice')
  // Printed armor 0 and 1; strength 2, 3, 5; Brutal Strength’s 8, Biting Cold’s 9 and 10.
  expect(table.boxes.filter(({ armor }) => armor).map(({ id }) => id)).toEqual([
    0, 1, 2, 3, 5, 8, 9, 10,
  ])
  expect(table.refused({ type: 'place-die', hero: 0, die: table.die('agility 5'), box: 4 })).toBe(
    'armor-first',
  )
  table.place('strength 6', 5).place('strength 5', 3).place('strength 5', 8).place('strength 3', 2)
  expect(table.boxes[4]?.open).toBe(false)
  table.end()
})

test('Biting Cold: magic and agility boxes gain none', () => {
  const table = facing('fire-elemental-1', cavern)
  expect(table.boxes.filter(({ color }) => color !== 'strength').every(({ armor }) => !armor)).toBe(
    true,
  )
})

test('Biting Cold: the boxes keep their damage and time', () => {
  const table = facing('skeleton-1', { ...cavern, rolls: hand(low) }).do('roll-dice')
  // Foe 2 and 5, winds 2 time, Brutal Strength 2, the cold 2, freezing 1, Undying 2 time.
  expect(table.stopping).toEqual({ damage: 7, time: 9 })
  table.end()
})

test('Biting Cold: Armor Crush may cover a strength box', () => {
  const table = facing('ogre-1', {
    ...cavern,
    skills: ['glooping-ooze-1'],
    rolls: hand(low),
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'armor-crush' })
    .pick('strength 1')
    .do('place-die', { box: 8 })
  expect(table.boxes[8]?.dice.map(({ only }) => only)).toEqual(['armor'])
  table.end()
})

test('Biting Cold: a Survivor’s strength boxes are armor, so one left empty costs the loot', () => {
  const table = facing('beetle-1', {
    ...cavern,
    rolls: hand({ strength: [5, 5, 3, 3], agility: [3, 4], magic: [3] }),
  })
    .do('roll-dice')
    .place('agility 3', 0)
    .place('agility 4', 1)
    .place('strength 5', 2)
    .place('magic 3', 3)
    .place('strength 5', 8)
    .place('strength 3', 9)
    .place('strength 3', 10)
    .do('finish-placing')
  expect(table.happened('loot-lost')).toHaveLength(1)
  table.end()
})

test('Biting Cold: not before the third floor', () => {
  const table = facing('ogre-1', { ...cavern, floor: 2 })
  expect(table.boxes.some(({ armor }) => armor)).toBe(false)
})

// --- Weakness Curse ------------------------------------------------------------------------------

test('Weakness Curse: rolled 2s of every colour are discarded at once', () => {
  const table = facing('ogre-1', {
    ...tomb,
    level: 2,
    rolls: hand({ strength: [2, 1, 3, 2], agility: [2, 6], magic: [2], heroic: [2] }),
  }).do('roll-dice')
  expect(table.dice).toEqual(['strength 1', 'strength 3', 'agility 6'])
  expect(table.happened('dice-discarded').map(({ cause }) => cause)).toEqual(['weakness-curse'])
  expect(table.view.supply).toEqual({ strength: 6, agility: 7, magic: 8, heroic: 6 })
  table.end()
})

test('Weakness Curse: feats, skills, rerolls and perils are under it', () => {
  const table = facing('cave-in-1', {
    ...tomb,
    stored: 2,
    skills: ['phantom-1', 'ice-elemental-1'],
    rolls: [
      ...rolls('feat.heroic', 2, 5),
      ...hand({ agility: [2, 1] }),
      ...rolls('effect.heroic', 2),
      ...rolls('reroll.agility', 2),
    ],
  })
    .do('choose-option', { option: 'climb-over-it' })
    .do('use-feat', { dice: 2 })
    .do('roll-dice')
    .do('use-skill', { skill: 'steady-hands' })
  expect(table.dice).toEqual(['heroic 5', 'agility 1'])
  table
    .do('use-skill', { skill: 'lucky-familiar' })
    .do('choose-effect', { effect: 0 })
    .pick('agility 1')
  expect(table.dice).toEqual(['heroic 5'])
  table.end()
})

test('Weakness Curse: a made 2 stays', () => {
  const table = facing('ogre-1', {
    ...tomb,
    talents: ['planning'],
    rolls: hand({ strength: [1, 3, 3, 3], agility: [1, 1], magic: [1] }),
  })
    .do('roll-dice')
    .do('use-talent', { talent: 'planning' })
    .pick('strength 1')
    .do('begin-heroic-die')
    .pick('strength 2', 'strength 3')
  expect(table.dice).toContain('heroic 2')
  table.end()
})

test('Weakness Curse: not on the first floor, still on the third', () => {
  const first = facing('ogre-1', {
    ...tomb,
    floor: 1,
    rolls: hand({ strength: [2, 2, 2, 2], agility: [2, 2], magic: [2] }),
  }).do('roll-dice')
  expect(first.pool).toHaveLength(7)
  first.end()
  const third = facing('ogre-1', {
    ...tomb,
    floor: 3,
    rolls: hand({ strength: [2, 2, 2, 2], agility: [2, 2], magic: [2] }),
  }).do('roll-dice')
  expect(third.pool).toEqual([])
  third.end()
})

// --- Blade Storm ---------------------------------------------------------------------------------

test('Blade Storm: consequences with damage bring 1 more', () => {
  const table = facing('locked-door-1', {
    ...tomb,
    floor: 3,
    rolls: hand({ agility: [4, 4] }),
  })
    .do('choose-option', { option: 'pick-the-lock' })
    .do('roll-dice')
    .place('agility 4', 1)
    .place('agility 4', 3)
  // The option’s box 1, the Weakness Curse’s 1, and the storm’s 1.
  expect(table.stopping).toEqual({ damage: 3, time: 5 })
  table.do('finish-placing')
  expect(table.happened('damaged')).toEqual([
    { type: 'damaged', hero: 0, amount: 3, cause: 'consequences' },
  ])
  table.end()
})

test('Blade Storm: it adds 1, and none once no box with damage is left', () => {
  const table = facing('locked-door-1', {
    ...tomb,
    floor: 3,
    hero: 'rogue',
    level: 2,
    items: ['bandit-2'],
    rolls: hand({ agility: [6, 4, 6, 4, 1], heroic: [4] }),
  })
    .do('choose-option', { option: 'pick-the-lock' })
    .do('roll-dice')
    .place('agility 4', 1)
    .place('agility 4', 3)
    .place('agility 6', 2)
  // Only the option’s box is empty: 1 damage and 4 time, and the storm.
  expect(table.stopping).toEqual({ damage: 2, time: 4 })
  table.do('begin-wide-box').pick('agility 6', 'heroic 4')
  expect(table.stopping).toEqual({ damage: 0, time: 0 })
  table.end()
})

test('Blade Storm: not before the third floor', () => {
  const table = facing('locked-door-1', { ...tomb, rolls: hand({ agility: [4, 4] }) })
    .do('choose-option', { option: 'pick-the-lock' })
    .do('roll-dice')
    .place('agility 4', 1)
  expect(table.stopping).toEqual({ damage: 2, time: 5 })
  table.end()
})

// --- Deadly Maze ---------------------------------------------------------------------------------

test('Deadly Maze: the door limit is 3', () => {
  const table = position({ dungeon: 'minotaurs-maze' })
  expect(table.view.doorLimit).toBe(3)
  table.do('explore')
  expect(table.view.doors).toHaveLength(3)
  expect(table.can('explore')).toBe(false)
  expect(position({}).view.doorLimit).toBe(4)
})

test('Deadly Maze: Stealth adds no fourth door', () => {
  const full = position({
    hero: 'rogue',
    dungeon: 'minotaurs-maze',
    closed: ['goblin-1'],
    open: ['ogre-1', 'ogre-2'],
    deckSize: 9,
  })
    .do('enter-room', { door: 3 })
    .do('flee')
  expect(full.asked).toBe('start-of-turn')
  expect(full.view.doors).toHaveLength(3)
  const room = position({
    hero: 'rogue',
    dungeon: 'minotaurs-maze',
    closed: ['goblin-1'],
    open: ['ogre-1'],
    deckSize: 9,
  })
    .do('enter-room', { door: 2 })
    .do('flee')
  expect(room.asked).toBe('add-door')
})

test('Deadly Maze: a swarm finds at most three open doors', () => {
  const table = facing('goblin-1', { dungeon: 'minotaurs-maze', open: ['ogre-1', 'ogre-2'] })
  expect(table.boxes[0]?.value).toBe(12)
})

test('Deadly Maze: the limit holds on every floor of the dungeon', () => {
  expect(position({ ...maze, floor: 3 }).view.doorLimit).toBe(3)
})

// --- Crumbling Walls -----------------------------------------------------------------------------

test('Crumbling Walls: exploring costs 1 time, spent before the doors are placed', () => {
  const table = position({ ...maze, deck: ['goblin-1', 'goblin-2', 'ogre-1', 'ogre-2'] }).do(
    'explore',
  )
  expect(table.happened('card-discarded')[0]).toEqual({
    type: 'card-discarded',
    card: 'goblin-1',
    cause: 'explore',
  })
  expect(table.timeFor('explore')).toBe(1)
  expect(table.state.doors.flatMap(({ cards }) => cards)).toEqual(['goblin-2', 'ogre-1', 'ogre-2'])
})

test('Crumbling Walls: a turn that enters a room does not pay it', () => {
  const table = position({ ...maze, closed: ['goblin-1'] })
    .do('enter-room')
    .do('flee')
  expect(table.timeFor('explore')).toBe(0)
})

test('Crumbling Walls: Stealth’s door is no exploring', () => {
  const table = position({ ...maze, hero: 'rogue', closed: ['goblin-1'] })
    .do('enter-room')
    .do('flee')
    .do('add-door')
  expect(table.timeFor('explore')).toBe(0)
})

test('Crumbling Walls: the last card goes to the walls, and no door is left to place', () => {
  const table = position({ ...maze, closed: ['goblin-1'], deckSize: 1 }).do('explore')
  expect(table.timeFor('explore')).toBe(1)
  expect(table.view.doors).toHaveLength(1)
  expect(table.happened('stairs-revealed')).toHaveLength(1)
  expect(table.asked).toBe('descend-or-stay')
})

test('Crumbling Walls: not on the first floor', () => {
  expect(
    position({ ...maze, floor: 1 })
      .do('explore')
      .timeFor('explore'),
  ).toBe(0)
})
