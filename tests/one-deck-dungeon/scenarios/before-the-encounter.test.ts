/** What comes before an encounter: foes that strike first, Invisibility, Swarm’s X (R8–R11). */
import type { CardId } from '@shared/games/one-deck-dungeon'
import { expect, test } from 'vitest'
import { facing, hand, position, rolls, type Table } from './table'

function types(table: Table): readonly string[] {
  return table.events.map(({ type }) => type)
}

/** Behind a closed door, just opened. */
function opened(card: CardId, given: Parameters<typeof position>[0] = {}): Table {
  return position({ ...given, closed: [card, ...(given.closed ?? [])] }).do('enter-room', {
    door: 1,
  })
}

// --- R8 ------------------------------------------------------------------------------------------

test('R8: Frost’s time is spent when the encounter is taken, before feats and dice', () => {
  const table = opened('ice-elemental-1', { stored: 1 })
  expect(table.timeFor('frost')).toBe(0)
  table.do('face-encounter')
  expect(types(table)).toEqual([
    'door-opened',
    'encounter-began',
    'ability-applied',
    'card-discarded',
    'card-discarded',
    'card-discarded',
  ])
  expect(table.timeFor('frost')).toBe(3)
  expect(table.asked).toBe('feats')
  expect(table.pool).toEqual([])
})

test('R8: Flames’ damage is placed when the encounter is taken, before feats and dice', () => {
  const table = opened('fire-elemental-1', { hero: 'rogue' })
  expect(table.hero.damage).toBe(0)
  table.do('face-encounter')
  expect(table.happened('damaged')).toEqual([
    { type: 'damaged', hero: 0, amount: 1, cause: 'flames' },
  ])
  expect(table.hero.damage).toBe(1)
  expect(table.asked).toBe('feats')
})

test('R8: they strike from behind an open door too', () => {
  expect(facing('ice-elemental-2').timeFor('frost')).toBe(3)
  expect(facing('fire-elemental-2').hero.damage).toBe(1)
  expect(facing('wraith-2', { items: ['goblin-1'] }).hero.items).toEqual([])
})

test('R8: fleeing avoids Frost, Flames and Drain', () => {
  for (const card of ['ice-elemental-1', 'fire-elemental-1', 'wraith-1'] as const) {
    const table = opened(card, { items: ['goblin-1'] }).do('flee')
    expect(table.happened('ability-applied')).toEqual([])
    expect(table.hero).toMatchObject({ damage: 0, stored: 0, items: ['goblin-1'] })
    expect(table.timeFor('frost')).toBe(0)
  }
})

test('R8: the Warrior stores a die for Flames and rolls it with Frenzy in the same encounter', () => {
  const table = facing('fire-elemental-1', {
    rolls: [
      ...rolls('feat.heroic', 6),
      ...hand({ strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] }),
    ],
  })
  expect(table.hero.stored).toBe(1)
  table.do('use-feat', { dice: 1 })
  expect(table.hero.stored).toBe(0)
  table.do('roll-dice')
  expect(table.dice[0]).toBe('heroic 6')
  table.end()
})

test('R8: Kiting does not turn Flames’ damage into time', () => {
  const table = facing('fire-elemental-1', { hero: 'archer' })
  expect(table.hero.damage).toBe(1)
  expect(table.timeFor('kiting')).toBe(0)
})

test('R8: what Poison prevents is no part of Frost’s time', () => {
  // Frost has taken 3 before Poison can be used; it prevents 2 of the 3 on the boxes.
  const table = facing('ice-elemental-1', {
    hero: 'rogue',
    level: 2,
    items: ['shadow-2', 'ogre-1'],
    skills: ['force-wall-2'],
    rolls: hand({ strength: [1, 1, 1], agility: [1, 1, 1, 1], magic: [1, 1], heroic: [1] }),
  })
    .do('roll-dice')
    .do('use-skill', { skill: 'poison' })
    .pick('agility 1')
  expect(table.stopping).toEqual({ damage: 5, time: 1 })
  table.do('finish-placing')
  expect(table.timeFor('frost')).toBe(3)
  expect(table.timeFor('consequences')).toBe(1)
  table.end()
})

test('R8: Frost’s time does not count for Freezing Winds', () => {
  // One box of the floor is left: 1 time among the consequences, 3 before them.
  const table = facing('ice-elemental-1', {
    hero: 'mage',
    dungeon: 'yetis-cavern',
    level: 2,
    items: ['goblin-1', 'goblin-2'],
    rolls: hand({ strength: [6, 5, 3], agility: [1, 1], magic: [4, 5, 6, 3], heroic: [1] }),
  })
    .do('roll-dice')
    .do('begin-wide-box')
    .pick('strength 6', 'strength 5')
    .place('strength 3', 1)
    .place('magic 4', 2)
    .place('magic 5', 3)
    .place('magic 6', 4)
    .place('magic 3', 5)
  expect(table.timeFor('frost')).toBe(3)
  expect(table.stopping).toEqual({ damage: 0, time: 1 })
  table.do('finish-placing')
  expect(table.hero.damage).toBe(0)
  table.end()
})

test('R8: Flames’ damage does not count for Blade Storm', () => {
  // All boxes with damage are covered; the Undying Legions’ box with 2 time is not.
  const table = facing('fire-elemental-2', {
    hero: 'mage',
    dungeon: 'lichs-tomb',
    floor: 3,
    level: 3,
    items: ['beetle-1', 'beetle-2', 'bandit-1', 'glooping-ooze-1'],
    rolls: hand({
      strength: [1],
      agility: [3, 6],
      magic: [3, 3, 6, 6, 5, 6, 4, 3],
      heroic: [1],
    }),
  })
    .do('roll-dice')
    .place('magic 3', 5)
    .place('magic 3', 7)
    .place('magic 3', 0)
    .place('agility 3', 1)
    .place('agility 6', 4)
    .place('magic 6', 2)
    .do('begin-wide-box', { box: 3 })
    .pick('magic 6', 'magic 5')
    .do('begin-wide-box', { box: 8 })
    .pick('magic 6', 'magic 4')
  expect(table.stopping).toEqual({ damage: 0, time: 2 })
  table.do('finish-placing')
  expect(table.hero.damage).toBe(1)
  expect(table.happened('damaged').map(({ cause }) => cause)).toEqual(['flames'])
  table.end()
})

test('R8: Flames can end the game; a potion can save the hero, who then fights', () => {
  const lost = facing('fire-elemental-1', { damage: 5 })
  expect(lost.events.at(-1)).toEqual({ type: 'lost', cause: 'flames' })
  const saved = facing('fire-elemental-1', { damage: 5, potions: 1 })
  expect(saved.asked).toBe('save-hero')
  saved.do('drink-healing')
  expect(saved.hero.damage).toBe(4)
  expect(saved.asked).toBe('feats')
})

// --- R9 ------------------------------------------------------------------------------------------

test('R9: Drain with no items does nothing', () => {
  const table = facing('wraith-1')
  expect(table.asked).toBe('feats')
  expect(types(table)).toEqual(['encounter-began'])
  expect(table.view.xp.cards).toEqual([])
})

test('R9: a drained item becomes XP at once, and its die is not rolled', () => {
  const table = facing('wraith-1', {
    items: ['goblin-1'],
    rolls: hand({ strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] }),
  })
  expect(table.happened('item-drained')).toEqual([
    { type: 'item-drained', hero: 0, card: 'goblin-1' },
  ])
  expect(table.view.xp).toEqual({ cards: ['goblin-1'], total: 2 })
  expect(table.hero).toMatchObject({ items: [], stats: { strength: 4 } })
  table.do('roll-dice')
  expect(table.pool).toHaveLength(7)
  table.end()
})

test('R9: of several items the party says which', () => {
  const table = facing('wraith-1', { level: 2, items: ['goblin-1', 'ogre-2', 'bandit-1'] })
  expect(table.actions).toEqual([
    { type: 'give-item', hero: 0, card: 'goblin-1' },
    { type: 'give-item', hero: 0, card: 'ogre-2' },
    { type: 'give-item', hero: 0, card: 'bandit-1' },
  ])
  table.do('give-item', { card: 'ogre-2' })
  expect(table.hero.items).toEqual(['goblin-1', 'bandit-1'])
  expect(table.view.xp).toEqual({ cards: ['ogre-2'], total: 4 })
  expect(table.asked).toBe('feats')
})

test('R9: levelling with a drained item waits for the end of the encounter', () => {
  const table = facing('wraith-1', {
    items: ['goblin-1'],
    xp: ['ogre-1'],
    rolls: hand({ strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] }),
  })
  expect(table.view.xp.total).toBe(6)
  expect(table.asked).toBe('feats')
  table.do('roll-dice').do('finish-placing')
  expect(table.asked).toBe('claim-loot')
  table.do('claim-skill')
  expect(table.asked).toBe('level-up')
  table.end()
})

test('R9: a hero past its health without the drained item is lost without Healing', () => {
  const table = facing('wraith-1', { items: ['shadow-2'], damage: 6 })
  expect(table.events.at(-1)).toEqual({ type: 'lost', cause: 'item-lost' })
  expect(table.view.outcome).toMatchObject({ result: 'lost', cause: 'item-lost' })
})

test('R9: with a potion that hero must drink Healing at once, or the game is lost', () => {
  const given = { items: ['shadow-2'], damage: 6, potions: 1 } as const
  const saved = facing('wraith-1', given)
  expect(saved.actions).toEqual([
    { type: 'drink-healing', hero: 0 },
    { type: 'accept-defeat', hero: null },
  ])
  saved.do('drink-healing')
  expect(saved.hero).toMatchObject({ health: 6, damage: 4 })
  expect(saved.asked).toBe('feats')
  const lost = facing('wraith-1', given).do('accept-defeat')
  expect(lost.view.outcome).toMatchObject({ result: 'lost', cause: 'item-lost' })
})

test('R9: a hero with health to spare only loses the item', () => {
  const table = facing('wraith-1', { items: ['shadow-2'], damage: 5 })
  expect(table.hero).toMatchObject({ health: 6, damage: 5 })
  expect(table.asked).toBe('feats')
})

// --- R10 -----------------------------------------------------------------------------------------

const unseen = { potions: 2, identified: ['skeleton-1'] } as const

test('R10: behind a door just opened: one token, 2 time, straight to the loot', () => {
  const table = opened('ice-elemental-1', unseen)
  expect(table.actions.map(({ type }) => type)).toEqual([
    'flee',
    'face-encounter',
    'drink-invisibility',
  ])
  table.do('drink-invisibility')
  expect(types(table)).toEqual(['door-opened', 'potion-drunk', 'card-discarded', 'card-discarded'])
  expect(table.view.potions).toBe(1)
  expect(table.timeFor('invisibility')).toBe(2)
  expect(table.asked).toBe('claim-loot')
  table.do('claim-item')
  expect(table.hero.items).toEqual(['ice-elemental-1'])
  expect(table.view.doors).toEqual([])
  expect(table.asked).toBe('start-of-turn')
})

test('R10: before an open door: offered with facing it, and no fleeing', () => {
  const table = position({ ...unseen, open: ['wraith-1'], items: ['goblin-1'] }).do('enter-room')
  expect(table.asked).toBe('before-encounter')
  expect(table.actions.map(({ type }) => type)).toEqual(['face-encounter', 'drink-invisibility'])
  expect(table.happened('encounter-began')).toEqual([])
  table.do('drink-invisibility')
  expect(table.hero.items).toEqual(['goblin-1'])
  expect(table.asked).toBe('claim-loot')
})

test('R10: Healing may be drunk first, before an open door too', () => {
  const table = position({ ...unseen, open: ['ogre-1'], damage: 3 })
    .do('enter-room')
    .do('drink-healing')
  expect(table.hero.damage).toBe(1)
  expect(table.asked).toBe('before-encounter')
  table.do('drink-invisibility')
  expect(table.view.potions).toBe(0)
  expect(table.asked).toBe('claim-loot')
})

test('R10: the last token spent on Healing, the open door is faced', () => {
  const table = position({ ...unseen, potions: 1, open: ['ogre-1'], damage: 3 })
    .do('enter-room')
    .do('drink-healing')
  expect(table.asked).toBe('feats')
})

test('R10: before anything else, so an option’s time and Flames are not paid', () => {
  const peril = opened('force-wall-1', unseen).do('drink-invisibility')
  expect(peril.timeFor('option')).toBe(0)
  expect(peril.asked).toBe('claim-loot')
  const flames = opened('fire-elemental-1', unseen).do('drink-invisibility')
  expect(flames.hero.damage).toBe(0)
})

test('R10: once the encounter has begun it is too late', () => {
  const table = opened('ogre-1', unseen).do('face-encounter')
  expect(table.asked).toBe('feats')
  expect(table.refused({ type: 'drink-invisibility', hero: null })).toBe('before-encounter-only')
})

test('R10: it takes a token, and the potion identified', () => {
  expect(opened('ogre-1', { ...unseen, potions: 0 }).can('drink-invisibility')).toBe(false)
  expect(opened('ogre-1', { potions: 1 }).can('drink-invisibility')).toBe(false)
  const open = position({ potions: 0, identified: ['skeleton-1'], open: ['ogre-1'] })
  expect(open.do('enter-room').asked).toBe('feats')
})

test('R10: it is not fleeing: the Mage stores no die, the Rogue adds no door', () => {
  const mage = opened('ogre-1', { ...unseen, hero: 'mage' }).do('drink-invisibility')
  expect(mage.hero.stored).toBe(0)
  expect(mage.happened('fled')).toEqual([])
  const rogue = opened('ogre-1', { ...unseen, hero: 'rogue' })
    .do('drink-invisibility')
    .do('claim-xp')
  expect(rogue.asked).toBe('start-of-turn')
  expect(rogue.view.doors).toEqual([])
})

test('R10: the loot can be a potion or XP that brings a level', () => {
  const table = opened('bear-traps-1', { ...unseen, xp: ['ogre-1'] }).do('drink-invisibility')
  expect(table.can('claim-potion')).toBe(true)
  table.do('claim-xp')
  expect(table.asked).toBe('level-up')
})

test('R10: its time can bring the stairs down on the hero', () => {
  const table = opened('ogre-1', { ...unseen, deckSize: 0, stairsTokens: 1 }).do(
    'drink-invisibility',
  )
  expect(table.happened('damaged')).toEqual([
    { type: 'damaged', hero: 0, amount: 1, cause: 'stairs' },
  ])
  expect(table.asked).toBe('claim-loot')
})

// --- R11 -----------------------------------------------------------------------------------------

test('R11: X is 4 for the card being fought alone', () => {
  const table = opened('goblin-1', { closed: ['ogre-1', 'ogre-2'] }).do('face-encounter')
  expect(table.boxes[0]).toMatchObject({ color: 'strength', value: 4, wide: true, armor: true })
})

test('R11: every open door in play counts, closed ones do not', () => {
  const table = facing('plague-rat-1', { open: ['ogre-1', 'ogre-2'], closed: ['goblin-1'] })
  expect(table.boxes[0]).toMatchObject({ color: 'agility', value: 12, wide: true, armor: true })
})

test('R11: the door just opened counts with those that were fled from', () => {
  const table = position({ open: ['ogre-1', 'ogre-2'], closed: ['goblin-1'] })
    .do('enter-room', { door: 3 })
    .do('face-encounter')
  expect(table.boxes[0]?.value).toBe(12)
})

test('R11: X is at most 16, with four open doors', () => {
  const table = facing('goblin-1', { open: ['ogre-1', 'ogre-2', 'goblin-2'] })
  expect(table.boxes[0]?.value).toBe(16)
})
