/** Time, the stairs, and going down (R1–R3, R6). */
import { expect, test } from 'vitest'
import { facing, hand, position, rolls, type Position, type Table } from './table'

const turnBegins = { type: 'start-of-turn', floorBegins: false } as const
const empty = { deckSize: 0, asked: turnBegins } as const

/** The types of what happened, without the turn's own announcement. */
function story(table: Table): readonly string[] {
  return table.events.map(({ type }) => type).filter((type) => type !== 'turn-began')
}

// --- R1 ------------------------------------------------------------------------------------------

test('R1: time discards the top cards one by one, face up and in their order', () => {
  const table = position({ asked: turnBegins, deck: ['ogre-1', 'goblin-2', 'beetle-1'] }).do(
    'begin-turn',
  )
  expect(table.happened('card-discarded')).toEqual([
    { type: 'card-discarded', card: 'ogre-1', cause: 'turn' },
    { type: 'card-discarded', card: 'goblin-2', cause: 'turn' },
  ])
  expect(table.view.discard).toEqual(['ogre-1', 'goblin-2'])
  expect(table.view.deck).toBe(42)
  expect(table.state.deck[0]).toBe('beetle-1')
})

test('R1: a card that the deck lacks puts one token on the stairs', () => {
  const table = position({ asked: turnBegins, deckSize: 1 }).do('begin-turn')
  expect(story(table)).toEqual(['card-discarded', 'stairs-revealed', 'stairs-token'])
  expect(table.view.stairs).toEqual({ visible: true, tokens: 1, limit: 3 })
  expect(table.hero.damage).toBe(0)
})

test('R1: the third token strikes at once, the tokens leave, and the rest of the time is still spent', () => {
  const table = position({ ...empty, stairsTokens: 2 }).do('begin-turn')
  expect(story(table)).toEqual(['stairs-token', 'damaged', 'die-stored', 'stairs-token'])
  expect(table.happened('stairs-token').map(({ tokens }) => tokens)).toEqual([3, 1])
  expect(table.happened('damaged')).toEqual([
    { type: 'damaged', hero: 0, amount: 1, cause: 'stairs' },
  ])
  expect(table.view.stairs.tokens).toBe(1)
  expect(table.hero.damage).toBe(1)
})

test('R1: the stairs strike as often as three tokens come together, each time before more time is spent', () => {
  const table = facing('glooping-ooze-1', {
    hero: 'mage',
    deckSize: 0,
    rolls: hand({ strength: [1], agility: [1, 1], magic: [1, 1, 1, 1] }),
  }).do('roll-dice')
  const struck = table.events.flatMap((event): readonly (number | string)[] =>
    event.type === 'stairs-token' ? [event.tokens] : event.type === 'damaged' ? ['hurt'] : [],
  )
  expect(struck).toEqual([1, 2, 3, 'hurt', 1, 2, 3, 'hurt', 1])
  expect(table.hero.damage).toBe(2)
  expect(table.view.stairs.tokens).toBe(1)
  table.end()
})

test('R1: the stairs can end the game in the middle of a payment', () => {
  const table = position({ ...empty, stairsTokens: 2, damage: 5 }).do('begin-turn')
  expect(table.happened('stairs-token')).toHaveLength(1)
  expect(table.events.at(-1)).toEqual({ type: 'lost', cause: 'stairs' })
  expect(table.view.outcome).toMatchObject({ result: 'lost', cause: 'stairs' })
  expect(table.actions).toEqual([])
})

test('R1: saved from the stairs, the party pays the rest of the time', () => {
  const table = position({ ...empty, stairsTokens: 2, damage: 5, potions: 1 })
  // Healing at the start of the turn is offered before the time is spent, and declined here.
  table.do('begin-turn')
  expect(table.asked).toBe('save-hero')
  expect(table.timeFor('turn')).toBe(1)
  table.do('drink-healing')
  expect(table.timeFor('turn')).toBe(2)
  expect(table.hero.damage).toBe(4)
  expect(table.view.stairs.tokens).toBe(1)
})

test('R1: every kind of time counts on the stairs: the turn, an option, Eagle Eye', () => {
  const table = facing('arrow-wall-1', {
    hero: 'archer',
    deckSize: 0,
    rolls: rolls('feat.heroic', 5, 6),
  })
  table.do('choose-option', { option: 'magic-shield' })
  expect(table.view.stairs.tokens).toBe(1)
  table.do('use-feat', { dice: 2 })
  expect(table.happened('stairs-token').map(({ cause }) => cause)).toEqual([
    'option',
    'feat',
    'feat',
  ])
  expect(table.hero.damage).toBe(1)
  expect(table.view.stairs.tokens).toBe(0)
  table.end()
})

// --- R2 ------------------------------------------------------------------------------------------

test('R2: the stairs are hidden while one card is left', () => {
  const table = position({ asked: turnBegins, deckSize: 3 }).do('begin-turn')
  expect(table.view.deck).toBe(1)
  expect(table.view.stairs.visible).toBe(false)
  expect(table.happened('stairs-revealed')).toEqual([])
})

test('R2: the stairs are visible the moment the last card is discarded', () => {
  const table = position({ asked: turnBegins, deckSize: 2 }).do('begin-turn')
  expect(story(table)).toEqual(['card-discarded', 'card-discarded', 'stairs-revealed'])
  expect(table.view.stairs.visible).toBe(true)
  expect(table.happened('stairs-token')).toEqual([])
})

test('R2: the stairs are visible the moment the last card is dealt as a door', () => {
  const table = position({ deckSize: 4 }).do('explore')
  expect(story(table)).toEqual(['explored', 'stairs-revealed'])
  expect(table.view.doors).toHaveLength(4)
  expect(table.view.stairs.visible).toBe(true)
  expect(table.asked).toBe('descend-or-stay')
})

test('R2: the stairs are visible the moment Stealth takes the last card', () => {
  const table = position({ hero: 'rogue', closed: ['goblin-1'], deckSize: 1 })
    .do('enter-room')
    .do('flee')
    .do('add-door')
  expect(table.view.stairs.visible).toBe(true)
  expect(table.happened('stairs-revealed')).toHaveLength(1)
  expect(table.asked).toBe('descend-or-stay')
})

// --- R3 ------------------------------------------------------------------------------------------

test('R3: stairs damage of the consequences waits until all of them are paid', () => {
  // Arrow Wall, nothing covered: 2 damage and 3 time; two tokens lie there already.
  const table = facing('arrow-wall-1', {
    deckSize: 0,
    stairsTokens: 1,
    rolls: hand({ magic: [1] }),
  })
    .do('choose-option', { option: 'magic-shield' })
    .do('roll-dice')
    .do('finish-placing')
  const paid = table.events.flatMap((event) =>
    event.type === 'stairs-token'
      ? [`${event.cause} ${event.tokens}`]
      : event.type === 'damaged'
        ? [`${event.cause} damage ${event.amount}`]
        : [],
  )
  expect(paid).toEqual([
    'option 2',
    'consequences damage 2',
    'consequences 3',
    'consequences 1',
    'consequences 2',
    'stairs damage 1',
  ])
  expect(table.hero.damage).toBe(3)
  expect(table.view.stairs.tokens).toBe(2)
  table.end()
})

test('R3: two strikes within the consequences are both dealt after them', () => {
  // Locked Door, nothing covered: 1 damage and 4 time.
  const table = facing('locked-door-1', {
    deckSize: 0,
    stairsTokens: 1,
    rolls: hand({ agility: [1, 1] }),
  })
    .do('choose-option', { option: 'pick-the-lock' })
    .do('roll-dice')
    .do('finish-placing')
  expect(table.happened('stairs-token').map(({ tokens }) => tokens)).toEqual([2, 3, 1, 2, 3])
  expect(table.happened('damaged')).toEqual([
    { type: 'damaged', hero: 0, amount: 1, cause: 'consequences' },
    { type: 'damaged', hero: 0, amount: 1, cause: 'stairs' },
    { type: 'damaged', hero: 0, amount: 1, cause: 'stairs' },
  ])
  expect(table.view.stairs.tokens).toBe(0)
  table.end()
})

test('R3: Undying’s time is paid with the consequences; its stairs damage waits too', () => {
  // Skeleton, nothing covered: 3 damage with the Hall’s, 5 time, and 2 for Undying.
  const table = facing('skeleton-1', {
    deckSize: 0,
    stairsTokens: 2,
    rolls: hand({ strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] }),
  })
    .do('roll-dice')
    .do('finish-placing')
  const causes = table.events.flatMap((event) =>
    event.type === 'stairs-token' || event.type === 'damaged' ? [event.cause] : [],
  )
  expect(causes).toEqual([
    'consequences',
    ...Array.from({ length: 5 }, () => 'consequences'),
    'undying',
    'undying',
    ...Array.from({ length: 3 }, () => 'stairs'),
  ])
  expect(table.happened('damaged').map(({ amount }) => amount)).toEqual([3, 1, 1, 1])
  table.end()
})

test('R3: Kiting’s time is paid with the consequences too', () => {
  // The Hall’s box is left: 1 damage, kited, then Undying’s time.
  const table = facing('skeleton-1', {
    hero: 'archer',
    items: ['goblin-1'],
    deckSize: 0,
    stairsTokens: 2,
    rolls: hand({ strength: [3, 5, 6], agility: [5, 1, 1], magic: [2, 4] }),
  })
    .do('roll-dice')
    .place('magic 2', 0)
    .place('magic 4', 1)
    .place('strength 3', 2)
    .place('strength 5', 3)
    .place('agility 5', 4)
    .place('strength 6', 5)
    .do('finish-placing')
  const causes = table.events.flatMap((event) =>
    event.type === 'stairs-token' || event.type === 'damaged' ? [event.cause] : [],
  )
  expect(causes).toEqual(['kiting', 'undying', 'undying', 'stairs'])
  table.end()
})

test('R3: outside the consequences the stairs strike in the middle of the time spent', () => {
  const table = facing('ice-elemental-1', { deckSize: 0, stairsTokens: 1 })
  const struck = table.events.flatMap((event) =>
    event.type === 'stairs-token' || event.type === 'damaged' ? [event.cause] : [],
  )
  expect(struck).toEqual(['frost', 'frost', 'stairs', 'frost'])
})

test('R3: Kiting does not turn stairs damage into time', () => {
  // The Archer leaves one box of the Bandit, worth exactly 1 damage: Kiting’s time brings the third token.
  const table = facing('bandit-1', {
    hero: 'archer',
    level: 2,
    items: ['bandit-2', 'skeleton-1', 'goblin-1'],
    deckSize: 0,
    stairsTokens: 2,
    rolls: hand({ strength: [5, 5, 3], agility: [4, 4, 4, 1, 1], magic: [1, 1], heroic: [1] }),
  })
    .do('roll-dice')
    .do('begin-wide-box')
    .pick('agility 4', 'agility 4')
    .place('agility 4', 2)
    .place('strength 5', 3)
    .place('strength 5', 4)
    .place('strength 3', 5)
    .do('finish-placing')
  expect(table.timeFor('kiting')).toBe(1)
  expect(table.timeFor('consequences')).toBe(0)
  expect(table.happened('damaged')).toEqual([
    { type: 'damaged', hero: 0, amount: 1, cause: 'stairs' },
  ])
  expect(table.hero.damage).toBe(1)
  table.end()
})

test('R3: Armor does not count stairs damage with the consequences', () => {
  // Rune Puzzle, nothing covered: 1 damage (of which Armor takes nothing) and 3 time.
  const table = facing('rune-puzzle-1', {
    hero: 'paladin',
    deckSize: 0,
    rolls: hand({ magic: [1, 1, 1] }),
  })
    .do('choose-option', { option: 'decipher-it' })
    .do('roll-dice')
    .do('finish-placing')
  expect(table.happened('damaged').map(({ amount, cause }) => [amount, cause])).toEqual([
    [1, 'consequences'],
    [1, 'stairs'],
  ])
  expect(table.hero.damage).toBe(2)
  table.end()
})

/** A Mage in the Blade Storm covers all of a Beetle’s boxes that show damage; 4 time is left. */
function unhurtInTheStorm(given: Position, spare: readonly number[]): Table {
  const table = facing('beetle-1', {
    ...given,
    hero: 'mage',
    dungeon: 'lichs-tomb',
    floor: 3,
    level: 2,
    items: ['bandit-1', 'goblin-1', 'bandit-2'],
    deckSize: 0,
    rolls: hand({
      strength: [5, 6],
      agility: [3, 4, ...spare],
      magic: [3, 3, 3, 6, 4],
      heroic: [1],
    }),
  }).do('roll-dice')
  return table
    .place('agility 3', 0)
    .place('agility 4', 1)
    .place('strength 5', 2)
    .place('magic 3', 3)
    .place('magic 3', 6)
    .place('magic 3', 8)
    .place('strength 6', 5)
    .do('begin-wide-box', { box: 9 })
    .pick('magic 6', 'magic 4')
}

test('R3: stairs damage sets off no Blade Storm', () => {
  const table = unhurtInTheStorm({}, [1])
  expect(table.stopping).toEqual({ damage: 0, time: 4 })
  table.do('finish-placing')
  expect(table.happened('damaged')).toEqual([
    { type: 'damaged', hero: 0, amount: 1, cause: 'stairs' },
  ])
  expect(table.hero.damage).toBe(1)
  table.end()
})

test('R3: what Dodge prevented does not meet stairs damage', () => {
  const table = unhurtInTheStorm({ skills: ['goblin-2'] }, [1])
    .do('use-skill', { skill: 'dodge' })
    .pick('agility 1')
    .do('finish-placing')
  expect(table.happened('prevention-readied')).toHaveLength(1)
  expect(table.hero.damage).toBe(1)
  table.end()
})

// --- R6 ------------------------------------------------------------------------------------------

const carried: Position = {
  dungeon: 'hydras-reef',
  level: 2,
  damage: 1,
  potions: 1,
  items: ['goblin-1'],
  skills: ['goblin-2'],
  identified: ['skeleton-1'],
  xp: ['ogre-1', 'beetle-1'],
  removed: ['ogre-2', 'beetle-2'],
}

test('R6: descending shuffles the discard pile and every door into the new deck', () => {
  const table = position({
    ...carried,
    hero: 'rogue',
    closed: ['wraith-1', 'shadow-1'],
    open: ['bandit-1', 'phantom-2'],
    deckSize: 0,
    asked: { type: 'descend-or-stay' },
  })
  const before = [...table.state.discard, 'wraith-1', 'shadow-1', 'bandit-1', 'phantom-2']
  table.do('descend').do('begin-turn')
  // The new floor's first turn has taken its 3 time from the new deck.
  const after = [...table.state.deck, ...table.state.discard]
  expect(after).toHaveLength(before.length)
  expect([...after].sort()).toEqual([...before].sort())
  expect(after).not.toEqual(before)
  expect(table.view).toMatchObject({ floor: 2, doors: [], descents: 1, deck: before.length - 3 })
})

test('R6: cards in the box stay out; items, skills, potions and XP stay with the party', () => {
  const table = position({
    ...carried,
    hero: 'rogue',
    deckSize: 0,
    asked: { type: 'descend-or-stay' },
  })
    .do('descend')
    .do('begin-turn')
  expect(table.view.removed).toEqual(carried.removed)
  expect(table.view.xp.cards).toEqual(carried.xp)
  expect(table.view.identified).toEqual(carried.identified)
  expect(table.view.potions).toBe(1)
  expect(table.view.level.level).toBe(2)
  expect(table.hero.items).toEqual(carried.items)
  expect(table.hero.skills.flatMap(({ card }) => card ?? [])).toEqual(carried.skills)
  expect(table.hero.damage).toBe(1)
})

test('R6: the tokens on the stairs are gone and the stairs are hidden again', () => {
  const table = position({
    dungeon: 'hydras-reef',
    deckSize: 0,
    stairsTokens: 2,
    asked: { type: 'descend-or-stay' },
  }).do('descend')
  expect(table.view.stairs).toEqual({ visible: false, tokens: 0, limit: 3 })
  expect(table.hero.damage).toBe(0)
})

test('R6: dice stored for a feat go down with the hero', () => {
  const table = position({
    hero: 'mage',
    stored: 2,
    deckSize: 0,
    asked: { type: 'descend-or-stay' },
  }).do('descend')
  expect(table.hero.stored).toBe(2)
})
