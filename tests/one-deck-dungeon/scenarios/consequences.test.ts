/** Suffering consequences (R22–R25), solo. */
import type { ConsequenceLine } from '@shared/games/one-deck-dungeon'
import { expect, test } from 'vitest'
import { facing, hand, type Position, type Table } from './table'

/** The account of the consequences: `[from, damage, time]`. */
function account(
  lines: readonly ConsequenceLine[] = [],
): readonly (readonly [string, number, number])[] {
  return lines.map(({ from, damage, time }) => [from, damage, time])
}

const low = { strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] } as const

// --- R22: the count ------------------------------------------------------------------------------

test('R22: damage and time of all uncovered active boxes are counted, the foe’s and the floors’', () => {
  const table = facing('ogre-1', { floor: 2, rolls: hand(low) }).do('roll-dice')
  expect(table.stopping).toEqual({ damage: 11, time: 3 })
  expect(account(table.view.encounter?.stopping?.lines)).toEqual([
    ['foe', 1, 0],
    ['foe', 0, 1],
    ['foe', 2, 0],
    ['foe', 1, 1],
    ['foe', 3, 0],
    ['foe', 1, 1],
    ['hall-of-statues', 1, 0],
    ['flame-aura', 2, 0],
  ])
  table.end()
})

test('R22: covered boxes cost nothing, and floors not yet visible neither', () => {
  const table = facing('goblin-1', {
    level: 2,
    items: ['goblin-2'],
    rolls: hand({ strength: [4, 3, 5, 3, 1], agility: [4, 4], magic: [1], heroic: [1] }),
  })
    .do('roll-dice')
    .do('begin-wide-box')
    .pick('strength 4')
    .place('strength 3', 1)
    .place('agility 4', 2)
    .place('agility 4', 3)
    .place('strength 5', 4)
    .place('strength 3', 5)
  expect(table.stopping).toEqual({ damage: 0, time: 0 })
  table.do('finish-placing')
  expect(table.hero.damage).toBe(0)
  expect(table.timeFor('consequences')).toBe(0)
  expect(table.asked).toBe('claim-loot')
  table.end()
})

test('R22: the option not chosen costs nothing', () => {
  const table = facing('cave-in-1', { rolls: hand({ agility: [1, 1] }) })
    .do('choose-option', { option: 'climb-over-it' })
    .do('roll-dice')
  expect(account(table.view.encounter?.stopping?.lines)).toEqual([['option', 2, 2]])
  table.end()
})

test('R22: what stopping costs is what is then paid', () => {
  const table = facing('cave-in-1', { rolls: hand({ agility: [1, 1] }) })
    .do('choose-option', { option: 'climb-over-it' })
    .do('roll-dice')
  const stopping = table.view.encounter?.stopping
  table.do('finish-placing')
  expect(table.happened('consequences').map(({ consequences }) => consequences)).toEqual([stopping])
  expect(table.hero.damage).toBe(2)
  expect(table.timeFor('consequences')).toBe(2)
  table.end()
})

// --- R22: floor rules ----------------------------------------------------------------------------

/** A Mage in the Yeti’s Cavern who has covered the Beetle’s armor; more covers follow. */
function inTheWinds(given: Position = {}): Table {
  return facing('beetle-1', {
    hero: 'mage',
    dungeon: 'yetis-cavern',
    level: 2,
    items: ['goblin-1', 'bandit-1', 'bandit-2'],
    rolls: hand({
      strength: [5, 6],
      agility: [3, 4, 4],
      magic: [3, 3, 4, 1, 1],
      heroic: [1],
    }),
    ...given,
  })
    .do('roll-dice')
    .place('agility 3', 0)
    .place('agility 4', 1)
    .place('strength 5', 2)
    .place('magic 3', 3)
    .place('strength 6', 5)
}

test('R22: Freezing Winds adds 1 damage at 3 time and more, not at 2', () => {
  const table = inTheWinds()
  // Left: agility 4 (2 time), and the floor’s magic 3 and magic 4 (1 time each).
  expect(table.stopping).toEqual({ damage: 1, time: 4 })
  table.place('magic 3', 6)
  expect(table.stopping).toEqual({ damage: 1, time: 3 })
  expect(account(table.view.encounter?.stopping?.lines).at(-1)).toEqual(['freezing-winds', 1, 0])
  table.place('magic 4', 7)
  expect(table.stopping).toEqual({ damage: 0, time: 2 })
  table.end()
})

test('R22: Freezing Winds counts time before what Poison prevents', () => {
  const table = inTheWinds({ skills: ['force-wall-2'] })
    .place('magic 3', 6)
    .do('use-skill', { skill: 'poison' })
    .pick('agility 4')
  expect(table.stopping).toEqual({ damage: 1, time: 1 })
  table.do('finish-placing')
  expect(table.hero.damage).toBe(1)
  expect(table.timeFor('consequences')).toBe(1)
  table.end()
})

test('R22: what Freezing Winds adds can be prevented', () => {
  const table = inTheWinds({ skills: ['goblin-2'] })
    .place('magic 3', 6)
    .do('use-skill', { skill: 'dodge' })
    .pick('agility 4')
  expect(table.stopping).toEqual({ damage: 0, time: 3 })
  table.end()
})

const inTheStorm = { dungeon: 'lichs-tomb', floor: 3 } as const

test('R22: Blade Storm adds 1 when the boxes show any damage, before prevention', () => {
  // Beetle: all but the Blade Storm’s own armor boxes; left are agility 4 (2 time) and strength 6 (1/1).
  const table = facing('beetle-1', {
    ...inTheStorm,
    hero: 'mage',
    level: 4,
    items: ['bandit-1', 'goblin-1', 'bandit-2'],
    skills: ['goblin-2'],
    rolls: hand({
      strength: [5, 5],
      agility: [3, 4, 1],
      magic: [3, 3, 3, 6, 4],
      heroic: [1, 6],
    }),
  })
    .do('roll-dice')
    .place('agility 3', 0)
    .place('agility 4', 1)
    .place('strength 5', 2)
    .place('magic 3', 3)
    .place('magic 3', 6)
    .place('magic 3', 8)
    .place('strength 5', 7)
    .do('begin-wide-box', { box: 9 })
    .pick('magic 6', 'magic 4')
  expect(table.stopping).toEqual({ damage: 2, time: 3 })
  expect(account(table.view.encounter?.stopping?.lines)).toEqual([
    ['foe', 0, 2],
    ['foe', 1, 1],
    ['blade-storm', 1, 0],
  ])
  table.do('use-skill', { skill: 'dodge' }).pick('agility 1')
  // The box’s damage is prevented, the storm’s is not.
  expect(table.stopping).toEqual({ damage: 1, time: 3 })
  table.place('heroic 6', 5)
  expect(table.stopping).toEqual({ damage: 0, time: 2 })
  table.end()
})

// --- R22: prevention -----------------------------------------------------------------------------

test('R22: prevention is used while dice are placed and waits for the consequences', () => {
  const table = facing('bandit-1', {
    hero: 'rogue',
    skills: ['goblin-2', 'force-wall-2'],
    rolls: hand({ strength: [1], agility: [3, 4, 2, 2], magic: [1, 1] }),
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'dodge' })
    .pick('agility 2')
    .do('use-skill', { skill: 'poison' })
    .pick('agility 2')
  expect(table.happened('prevention-readied')).toEqual([
    { type: 'prevention-readied', hero: 0, damage: 1, time: 0 },
    { type: 'prevention-readied', hero: 0, damage: 0, time: 2 },
  ])
  expect(table.hero.damage).toBe(0)
  // Nothing covered: 5 damage and 4 time.
  expect(table.stopping).toEqual({ damage: 4, time: 2 })
  table.place('agility 3', 1).place('agility 4', 2)
  expect(table.stopping).toEqual({ damage: 3, time: 1 })
  expect(account(table.view.encounter?.stopping?.lines).at(-1)).toEqual(['prevented', -1, -2])
  table.do('finish-placing')
  expect(table.hero.damage).toBe(3)
  expect(table.timeFor('consequences')).toBe(1)
  table.end()
})

test('R22: more prevented than suffered is lost, not gained', () => {
  const table = facing('cave-in-1', {
    talents: ['fortitude', 'speed'],
    rolls: hand({ strength: [6, 2, 1, 1] }),
  })
    .do('choose-option', { option: 'dismantle-it' })
    .do('roll-dice')
    .do('use-talent', { talent: 'fortitude' })
    .do('use-talent', { talent: 'speed' })
    .place('strength 2', 1)
    .do('begin-wide-box')
    .pick('strength 6')
  expect(table.stopping).toEqual({ damage: 0, time: 0 })
  expect(table.view.encounter?.stopping?.lines).toEqual([])
  table.end()
})

test('R22: preventions of several skills and talents add up', () => {
  const table = facing('cave-in-1', {
    hero: 'mage',
    talents: ['fortitude', 'speed'],
    rolls: hand({ agility: [1, 1] }),
  })
    .do('choose-option', { option: 'climb-over-it' })
    .do('roll-dice')
    .do('use-skill', { skill: 'shield-aura' })
    .do('use-talent', { talent: 'fortitude' })
    .do('use-talent', { talent: 'speed' })
    .do('finish-placing')
  expect(table.hero.damage).toBe(0)
  expect(table.timeFor('consequences')).toBe(1)
  table.end()
})

test('R22: prevention of one encounter is gone in the next', () => {
  const table = facing('bear-traps-1', {
    hero: 'mage',
    open: ['bear-traps-2'],
    rolls: [...hand({ agility: [1, 1] }), ...hand({ agility: [1, 1] })],
  })
    .do('choose-option', { option: 'disarm-them' })
    .do('roll-dice')
    .do('use-skill', { skill: 'shield-aura' })
    .do('finish-placing')
    .do('claim-xp')
    .do('begin-turn')
    .do('enter-room', { door: 2 })
    .do('choose-option', { option: 'disarm-them' })
    .do('roll-dice')
  expect(table.stopping).toEqual({ damage: 2, time: 1 })
  table.end()
})

// --- R22: Armor ----------------------------------------------------------------------------------

test('R22: of every 2 damage left, the Paladin’s Armor prevents 1', () => {
  const table = facing('goblin-1', {
    hero: 'paladin',
    level: 2,
    items: ['goblin-2', 'wraith-1'],
    rolls: hand({ strength: [4, 3, 3, 5, 1], agility: [4], magic: [1, 1, 1], heroic: [1] }),
  }).do('roll-dice')
  const left = [table.stopping?.damage]
  table.do('begin-wide-box').pick('strength 4').place('strength 3', 1)
  left.push(table.stopping?.damage)
  table.place('strength 3', 5)
  left.push(table.stopping?.damage)
  table.place('agility 4', 3)
  left.push(table.stopping?.damage)
  table.place('strength 5', 4)
  left.push(table.stopping?.damage)
  // 5, 4, 3, 2 and 0 damage without the Armor.
  expect(left).toEqual([3, 2, 2, 1, 0])
  table.end()
})

test('R22: the Armor prevents nothing of a single damage', () => {
  const table = facing('rune-puzzle-1', { hero: 'paladin', rolls: hand({ magic: [1, 1, 1] }) })
    .do('choose-option', { option: 'decipher-it' })
    .do('roll-dice')
  expect(account(table.view.encounter?.stopping?.lines)).toEqual([['option', 1, 3]])
  table.do('finish-placing')
  expect(table.hero.damage).toBe(1)
  table.end()
})

test('R22: the Armor comes after Blade Storm', () => {
  // 3 damage on the boxes, 1 of the storm: 2 of the 4 are prevented.
  const table = facing('locked-door-1', {
    ...inTheStorm,
    hero: 'paladin',
    rolls: hand({ agility: [1] }),
  })
    .do('choose-option', { option: 'pick-the-lock' })
    .do('roll-dice')
  expect(account(table.view.encounter?.stopping?.lines)).toEqual([
    ['option', 1, 4],
    ['weakness-curse', 1, 1],
    ['blade-storm', 1, 0],
    ['blade-storm', 1, 0],
    ['armor', -2, 0],
  ])
  table.do('finish-placing')
  expect(table.hero.damage).toBe(2)
  table.end()
})

test('R22: nothing else prevents the Paladin’s damage', () => {
  const combat = facing('ogre-1', {
    hero: 'paladin',
    skills: ['goblin-2'],
    talents: ['grit'],
    rolls: hand({ strength: [1, 1, 1], agility: [1], magic: [1, 1, 1] }),
  }).do('roll-dice')
  expect(combat.can('use-skill', { skill: 'dodge' })).toBe(false)
  expect(combat.can('use-talent', { talent: 'grit' })).toBe(false)
  combat.end()
  const peril = facing('cave-in-1', {
    hero: 'paladin',
    talents: ['fortitude'],
    rolls: hand({ agility: [1] }),
  })
    .do('choose-option', { option: 'climb-over-it' })
    .do('roll-dice')
  expect(peril.can('use-talent', { talent: 'fortitude' })).toBe(false)
  peril.end()
})

test('R22: the Paladin may still prevent time', () => {
  const table = facing('ogre-1', {
    hero: 'paladin',
    skills: ['force-wall-2'],
    rolls: hand({ strength: [1, 1, 1], agility: [1], magic: [1, 1, 1] }),
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'poison' })
    .pick('agility 1')
  // 9 damage, of which the Armor prevents 4; 3 time, of which Poison prevents 2.
  expect(table.stopping).toEqual({ damage: 5, time: 1 })
  table.end()
})

// --- R22: Kiting ---------------------------------------------------------------------------------

/** An Archer against the Bandit who leaves agility 3 (1 damage), and what is not covered afterwards. */
function kiting(given: Position = {}): Table {
  return facing('bandit-1', {
    hero: 'archer',
    level: 2,
    items: ['bandit-2', 'skeleton-1', 'goblin-1'],
    rolls: hand({ strength: [5, 5, 3], agility: [4, 4, 4, 1, 1], magic: [1, 1], heroic: [1] }),
    ...given,
  })
    .do('roll-dice')
    .do('begin-wide-box', { box: 0 })
    .pick('agility 4', 'agility 4')
    .place('agility 4', 2)
    .place('strength 5', 3)
    .place('strength 5', 4)
}

test('R22: exactly 1 damage left: the Archer spends 1 time instead', () => {
  const table = kiting().place('strength 3', 5)
  expect(table.stopping).toEqual({ damage: 0, time: 1 })
  expect(account(table.view.encounter?.stopping?.lines)).toEqual([
    ['foe', 1, 0],
    ['kiting', -1, 1],
  ])
  table.do('finish-placing')
  expect(table.hero.damage).toBe(0)
  expect(table.timeFor('kiting')).toBe(1)
  expect(table.timeFor('consequences')).toBe(0)
  table.end()
})

test('R22: with 2 damage left there is no Kiting', () => {
  const table = kiting()
  expect(table.stopping).toEqual({ damage: 2, time: 0 })
  table.end()
})

test('R22: Kiting looks at what is left after prevention', () => {
  const table = kiting({ talents: ['grit'] }).do('use-talent', { talent: 'grit' })
  expect(table.stopping).toEqual({ damage: 0, time: 1 })
  table.place('strength 3', 5)
  expect(table.stopping).toEqual({ damage: 0, time: 0 })
  table.end()
})

test('R22: Kiting works in combat only', () => {
  const table = facing('rune-puzzle-1', { hero: 'archer', rolls: hand({ magic: [1, 1] }) })
    .do('choose-option', { option: 'decipher-it' })
    .do('roll-dice')
  expect(table.stopping).toEqual({ damage: 1, time: 3 })
  table.end()
})

test('R22: Kiting’s time does not count for Freezing Winds', () => {
  // Left: agility 3 (1 damage), and the floor’s two boxes of 1 time each.
  const table = kiting({ dungeon: 'yetis-cavern' })
  expect(table.stopping).toEqual({ damage: 0, time: 3 })
  expect(account(table.view.encounter?.stopping?.lines)).toEqual([
    ['foe', 1, 0],
    ['freezing-winds', 0, 1],
    ['freezing-winds', 0, 1],
    ['kiting', -1, 1],
  ])
  table.do('finish-placing')
  expect(table.hero.damage).toBe(0)
  table.end()
})

test('R22: the damage that Freezing Winds adds can be kited', () => {
  const table = facing('bandit-1', {
    hero: 'archer',
    dungeon: 'yetis-cavern',
    level: 2,
    items: ['bandit-2', 'skeleton-1', 'goblin-1'],
    rolls: hand({ strength: [5, 1, 1], agility: [4, 4, 4, 3, 1], magic: [1, 1], heroic: [1] }),
  })
    .do('roll-dice')
    .do('begin-wide-box', { box: 0 })
    .pick('agility 4', 'agility 4')
    .place('agility 3', 1)
    .place('agility 4', 2)
    .place('strength 5', 4)
  // Left: strength 5 (2 time) and the floor’s two boxes: 4 time, so 1 damage, so 1 more time.
  expect(table.stopping).toEqual({ damage: 0, time: 5 })
  table.end()
})

test('R22: Kiting that brings exactly 1 after Poison pays its own time', () => {
  const table = kiting({ skills: ['force-wall-2'] })
    .place('strength 3', 5)
    .do('use-skill', { skill: 'poison' })
    .pick('agility 1')
  // Poison prevents time on boxes; there is none, and Kiting’s stays.
  expect(table.stopping).toEqual({ damage: 0, time: 1 })
  table.end()
})

// --- R22: Undying --------------------------------------------------------------------------------

/** A Mage against the Skeleton in the Yeti’s Cavern who leaves strength 3 (1 time). */
function skeleton(given: Position = {}): Table {
  return facing('skeleton-1', {
    hero: 'mage',
    dungeon: 'yetis-cavern',
    items: ['goblin-1'],
    rolls: hand({ strength: [5, 6], agility: [5, 1], magic: [2, 4, 3, 4] }),
    ...given,
  })
    .do('roll-dice')
    .place('magic 2', 0)
    .place('magic 4', 1)
    .place('strength 5', 3)
    .place('agility 5', 4)
    .place('strength 6', 5)
    .place('magic 3', 6)
    .place('magic 4', 7)
}

test('R22: Undying’s 2 time are spent with the rest but count for no floor rule', () => {
  const table = skeleton()
  expect(table.stopping).toEqual({ damage: 0, time: 3 })
  expect(account(table.view.encounter?.stopping?.lines)).toEqual([
    ['foe', 0, 1],
    ['undying', 0, 2],
  ])
  table.do('finish-placing')
  expect(table.hero.damage).toBe(0)
  expect(table.timeFor('consequences')).toBe(1)
  expect(table.timeFor('undying')).toBe(2)
  table.end()
})

test('R22: Poison prevents symbols on boxes, not Undying’s time', () => {
  const table = skeleton({ skills: ['force-wall-2'] })
    .do('use-skill', { skill: 'poison' })
    .pick('agility 1')
  expect(table.stopping).toEqual({ damage: 0, time: 2 })
  table.end()
})

test('R22: Undying is owed for any empty box, one of the floors too', () => {
  // The foe’s boxes are all covered, the Hall’s is not.
  const table = facing('skeleton-1', {
    hero: 'mage',
    level: 2,
    items: ['goblin-1', 'goblin-2'],
    rolls: hand({ strength: [3, 5, 6], agility: [5, 1], magic: [2, 4, 1, 1], heroic: [1] }),
  })
    .do('roll-dice')
    .place('magic 2', 0)
    .place('magic 4', 1)
    .place('strength 3', 2)
    .place('strength 5', 3)
    .place('agility 5', 4)
    .place('strength 6', 5)
  expect(table.stopping).toEqual({ damage: 1, time: 2 })
  table.end()
})

// --- R23 -----------------------------------------------------------------------------------------

test('R23: alone, the hero takes all the damage that is left', () => {
  const table = facing('bear-traps-1', {
    talents: ['fortitude'],
    rolls: hand({ agility: [1, 1] }),
  })
    .do('choose-option', { option: 'run-through' })
    .do('roll-dice')
    .do('use-talent', { talent: 'fortitude' })
    .do('finish-placing')
  expect(table.happened('damaged')).toEqual([
    { type: 'damaged', hero: 0, amount: 2, cause: 'consequences' },
  ])
  table.end()
})

// --- R24 -----------------------------------------------------------------------------------------

/** Bear Traps run through with nothing covered: 3 damage and 2 time. */
function trapped(given: Position): Table {
  return facing('bear-traps-1', { rolls: hand({ agility: [1, 1] }), ...given })
    .do('choose-option', { option: 'run-through' })
    .do('roll-dice')
    .do('finish-placing')
}

test('R24: damage is placed first, then time is spent', () => {
  const table = trapped({})
  const after = table.events.slice(table.events.findIndex(({ type }) => type === 'consequences'))
  expect(after.map(({ type }) => type)).toEqual([
    'consequences',
    'damaged',
    'die-stored',
    'die-stored',
    'card-discarded',
    'card-discarded',
    'encounter-survived',
  ])
  table.end()
})

test('R24: damage that reaches a hero’s health is not yet the end while a potion can save it', () => {
  const table = trapped({ damage: 3, potions: 1 })
  expect(table.hero).toMatchObject({ health: 6, damage: 6 })
  expect(table.asked).toBe('save-hero')
  expect(table.actions).toEqual([
    { type: 'drink-healing', hero: 0 },
    { type: 'accept-defeat', hero: null },
  ])
  expect(table.timeFor('consequences')).toBe(0)
  table.do('drink-healing')
  expect(table.happened('healed')).toEqual([
    { type: 'healed', hero: 0, amount: 2, cause: 'healing' },
  ])
  expect(table.hero.damage).toBe(4)
  expect(table.timeFor('consequences')).toBe(2)
  expect(table.asked).toBe('claim-loot')
  table.end()
})

test('R24: one damage short of the health is no danger', () => {
  const table = trapped({ damage: 2, potions: 1 })
  expect(table.hero.damage).toBe(5)
  expect(table.asked).toBe('claim-loot')
  table.end()
})

test('R24: without a potion the game is lost at once, and no time is spent', () => {
  const table = trapped({ damage: 3 })
  expect(table.events.at(-1)).toEqual({ type: 'lost', cause: 'consequences' })
  expect(table.timeFor('consequences')).toBe(0)
  expect(table.actions).toEqual([])
  table.end()
})

test('R24: a potion that cannot save the hero is not asked for', () => {
  // 8 damage on 6 health: one potion leaves 6.
  const table = trapped({ damage: 5, potions: 1 })
  expect(table.view.outcome).toMatchObject({ result: 'lost', cause: 'consequences' })
  expect(table.view.potions).toBe(1)
  table.end()
})

test('R24: several potions may be needed, and each is asked for', () => {
  const table = trapped({ damage: 5, potions: 2 })
  expect(table.asked).toBe('save-hero')
  table.do('drink-healing')
  expect(table.hero.damage).toBe(6)
  expect(table.asked).toBe('save-hero')
  table.do('drink-healing')
  expect(table.hero.damage).toBe(4)
  expect(table.asked).toBe('claim-loot')
  table.end()
})

test('R24: the party may give up instead', () => {
  const table = trapped({ damage: 3, potions: 1 }).do('accept-defeat')
  expect(table.view.outcome).toMatchObject({ result: 'lost', cause: 'consequences' })
  expect(table.view.potions).toBe(1)
  table.end()
})

test('R24: stairs damage after the consequences can be healed the same way', () => {
  const table = trapped({ damage: 2, potions: 1, deckSize: 0, stairsTokens: 1 })
  expect(table.asked).toBe('save-hero')
  expect(table.happened('damaged').map(({ cause }) => cause)).toEqual(['consequences', 'stairs'])
  table.do('drink-healing')
  expect(table.asked).toBe('claim-loot')
  table.end()
})

// --- R25 -----------------------------------------------------------------------------------------

test('R25: an encounter survived gives its card, however many boxes were empty', () => {
  const table = trapped({})
  expect(table.happened('encounter-survived')).toEqual([
    { type: 'encounter-survived', card: 'bear-traps-1' },
  ])
  expect(table.asked).toBe('claim-loot')
  table.do('claim-item')
  expect(table.hero.items).toEqual(['bear-traps-1'])
  table.end()
})

test('R25: a foe whose armor was never broken gives its card too', () => {
  const table = facing('skeleton-1', { rolls: hand(low) })
    .do('roll-dice')
    .do('finish-placing')
    .do('claim-potion')
  expect(table.view.identified).toEqual(['skeleton-1'])
  table.end()
})

test('R25: unless a Survivor gets away', () => {
  const table = facing('beetle-1', { rolls: hand(low) })
    .do('roll-dice')
    .do('finish-placing')
  expect(table.happened('loot-lost')).toEqual([{ type: 'loot-lost', card: 'beetle-1' }])
  expect(table.asked).toBe('start-of-turn')
  expect(table.view.discard).toContain('beetle-1')
  table.end()
})

test('R25: a hero who falls claims nothing', () => {
  const table = trapped({ damage: 3 })
  expect(table.happened('encounter-survived')).toEqual([])
  expect(table.happened('loot-claimed')).toEqual([])
  table.end()
})
