/** The rulings of the rules page, section 22, that no worked case is about, by their codes. */
import { dungeonRun as game } from '@main/games/dungeon-run'
import { lairSpots, turnsFor } from '@main/games/dungeon-run/atlas'
import { createRandom } from '@main/games/random'
import { optionsSchema, STONE } from '@shared/games/dungeon-run'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { must } from '../../must'
import { tableAt, type Position, type TileAt } from './table'

const VAULTS: TileAt = { tile: 's01', x: 0, y: -1 }
const IDLE = { id: 'maelis' } as const

/** A hero who goes east and draws that, with a content die that brings an Encounter alone. */
function draws(card: string, position: Partial<Position> = {}) {
  return tableAt({
    heroes: [{ id: 'hadrun' }, { id: 'maelis', at: 1 }],
    tiles: [VAULTS],
    tileDeck: ['s14'],
    encounters: [card],
    ...position,
  }).dice(['content', 4])
}

test('A1: tokens do not run out', () => {
  const loot = ['slime.1', 'slime.2', 'iron-pot'] as const
  const table = tableAt({ heroes: [{ id: 'hadrun', loot, tokens: { strength: 30 } }, IDLE] })
  table.do({ type: 'advance', stat: 'strength', pay: 'encounters' })
  expect(table.hero().training.strength).toBe(31)
})

test('A2: others see backs alone; what a Search reads out is told once', () => {
  const table = tableAt({
    heroes: [{ id: 'hadrun', loot: ['slime.1', 'iron-pot'] }, IDLE],
    entrance: { items: [{ down: 'lampcap' }] },
  })
  expect(game.view(table.state, 1).heroes[0]).toMatchObject({ encounters: 1, items: 1, loot: null })
  expect(game.view(table.state, 0).heroes[0]?.loot).toEqual(['slime.1', 'iron-pot'])
  expect(game.view(table.state, 0).rooms[0]).toMatchObject({ items: [], faceDown: 1 })
  table.do({ type: 'search', dir: null }).do({ type: 'keep', item: 'lampcap' })
  expect(game.eventsFor(table.events, 1).find(({ type }) => type === 'searched')).toMatchObject({
    items: ['lampcap'],
  })
  expect(game.view(table.state, 1).heroes[0]).toMatchObject({ items: 2, loot: null })
})

test('A3 and summoning of maelis: a hero rolls one die at least, a monster may roll none', () => {
  const table = tableAt({
    heroes: [
      { id: 'maelis', equipped: [STONE] },
      { id: 'pim', at: 1 },
    ],
    entrance: { monster: 'slime.1' },
    tiles: [VAULTS],
    dice: [['fight', 1, 1, 1, 1]],
  })
  // Dawn Legion takes both of the Slime's dice.
  table
    .do({ type: 'decline' })
    .do({ type: 'fight', target: null })
    .do({ type: 'stat', stat: 'strength' })
  expect(table.rolled('attack')).toEqual([])
  const weak = draws('leg-irons.1', { heroes: [{ id: 'ysaline' }, { id: 'maelis', at: 1 }] }).dice([
    'disarm',
    1,
    1,
  ])
  weak.do({ type: 'move', dir: 'E' })
  weak.dice(['content', 1])
  expect(weak.hero().kit.attached).toHaveLength(1)
})

test('A4: a turn lost by standing up is no turn beside a monster', () => {
  const table = tableAt({
    heroes: [
      { id: 'hadrun', status: 'fainted', wounds: 3 },
      { id: 'pim', at: 1 },
    ],
    entrance: { monster: 'slime.1' },
    tiles: [VAULTS],
  })
  expect(table.state.active).toBe(1)
  expect(table.hero()).toMatchObject({ status: 'standing', wounds: 3 })
})

test('A6: a teleport enters', () => {
  const table = tableAt({
    heroes: [
      { id: 'nixit', skills: ['tripwire'] },
      { id: 'maelis', at: 1, equipped: ['recall-scroll'] },
    ],
    tiles: [VAULTS],
    active: 1,
    dice: [['table', 5]],
  })
  table.do({ type: 'free', card: 'item:recall-scroll' }).do({ type: 'use' }, 0)
  while (table.types().includes('reroll')) table.do({ type: 'decline' })
  expect(table.hero(1)).toMatchObject({ at: 0, wounds: 1 })
})

describe('A9', () => {
  test('no tile closes the dungeon', () => {
    const layout = [{ tile: 'entrance', x: 0, y: 0, turn: 0, sealed: 14 }] as const
    expect(turnsFor(layout, 's13', { x: 0, y: -1 })).toHaveLength(1)
    expect(turnsFor(layout, 'lair', { x: 0, y: -1 })).toEqual([])
  })
  test('a Lair that fits nowhere seals the exits that face it', () => {
    const layout = [
      { tile: 'entrance', x: 0, y: 0, turn: 0, sealed: 12 },
      { tile: 's08', x: 1, y: 0, turn: 3, sealed: 0 },
      { tile: 's09', x: 0, y: -1, turn: 1, sealed: 0 },
    ] as const
    const [spot] = lairSpots(layout)
    expect(must(spot)).toMatchObject({
      x: 1,
      y: -1,
      seals: [[expect.any(Number), expect.any(Number)]],
    })
  })
  test('tiles that fit nowhere leave the game, and the Lair comes', () => {
    const table = tableAt({
      heroes: [{ id: 'pim', at: 1 }, IDLE],
      tiles: [{ tile: 's13', x: 0, y: -1 }],
      tileDeck: ['s14'],
      lastTiles: true,
      boss: 'mother-tangle',
      dice: [['content', 1]],
    })
    table.do({ type: 'move', dir: 'N' })
    expect(table.state.lair).not.toBeNull()
    expect(table.room(must(table.state.lair)).monster?.card).toBe('mother-tangle')
    expect(table.state.tileDeck).toEqual([])
  })
})

test('A10: contents, going in, rules of entering, reaction', () => {
  const table = tableAt({
    heroes: [
      { id: 'pim', wounds: 4 },
      { id: 'maelis', at: 1 },
    ],
    tiles: [VAULTS],
    tileDeck: ['x3'],
    encounters: ['dart-gallery.1'],
    dice: [
      ['table', 4],
      ['disarm', 1, 1, 1, 1, 1],
    ],
  })
  table.do({ type: 'move', dir: 'E' })
  const order = table.events
    .map(({ type }) => type)
    .filter((type) => ['moved', 'encounter-drawn', 'sprung'].includes(type))
  expect(order).toEqual(['moved', 'encounter-drawn', 'sprung'])
})

test('A11: an empty deck gives nothing', () => {
  const table = draws('slime.1')
  table.state = { ...table.state, encounterDeck: [], treasureDeck: [] }
  const applied = game.apply(table.state, 0, { type: 'move', dir: 'E' })
  expect(applied.ok && applied.events.some(({ type }) => type === 'encounter-drawn')).toBe(false)
  const holder = tableAt({
    heroes: [
      { id: 'hadrun', equipped: [STONE] },
      { id: 'pim', at: 1 },
    ],
    tiles: [VAULTS],
  })
  expect(holder.types()).toContain('summon')
})

test.each([
  [3, false],
  [4, true],
])('A14: a %i on the Restless Passage brings an Encounter: %s', (die, comes) => {
  const table = tableAt({
    heroes: [{ id: 'pim' }, IDLE],
    tiles: [{ tile: 'x3', x: 0, y: -1 }],
    encounters: ['lost-peddler.1'],
    dice: [['table', die]],
  })
  table.do({ type: 'move', dir: 'N' })
  expect(table.room(1).strangers).toEqual(comes ? ['lost-peddler.1'] : [])
})

test.each(['icon', 'iconOrToken'] as const)('A16: trained by %s', (trained) => {
  const table = tableAt({
    heroes: [{ id: 'maelis', tokens: { dexterity: 2 } }, { id: 'pim' }],
    tiles: [{ tile: 'x7', x: 0, y: -1 }],
    options: { trained },
  })
  if (trained === 'icon') table.dice(['tile', 4, 1, 1, 1])
  else table.dice(['tile', 4, 4, 1, 1])
  table.do({ type: 'move', dir: 'N' })
  if (trained === 'iconOrToken') table.do({ type: 'stat', stat: 'dexterity' })
  expect(table.hero().wounds).toBe(trained === 'icon' ? 1 : 0)
})

test('A18 and A45: strangers lie together, a monster discards them all', () => {
  const table = tableAt({
    heroes: [
      { id: 'pim', at: 1 },
      { id: 'maelis', at: 1 },
    ],
    entrance: { strangers: ['lost-peddler.1', 'bonesetter.1'] },
    tiles: [VAULTS, { tile: 's02', x: 1, y: 0, monster: 'slime.1' }],
  })
  table.do({ type: 'end-turn' }).do({ type: 'end-turn' })
  expect(table.room(0)).toMatchObject({ strangers: [], monster: { card: 'slime.1' } })
  expect(table.state.encounterDiscard).toEqual(['lost-peddler.1', 'bonesetter.1'])
})

test('A19, A20: dice may be left unused', () => {
  const table = tableAt({
    heroes: [{ id: 'hadrun' }, { id: 'pim', at: 1 }],
    entrance: { monster: 'slime.1' },
    tiles: [VAULTS],
    dice: [
      ['attack', 3, 1],
      ['fight', 3, 5, 1, 1, 1],
    ],
  })
  table.do({ type: 'fight', target: null }).do({ type: 'stat', stat: 'strength' })
  expect(table.outcomes().toSorted()).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ])
})

test('A22: armour works in Fights and free attacks, not against traps', () => {
  const table = draws('dart-gallery.1', {
    heroes: [
      { id: 'grothka', equipped: ['iron-pot'] },
      { id: 'maelis', at: 1 },
    ],
  })
  table.dice(['disarm', 1, 1]).do({ type: 'move', dir: 'E' })
  expect(table.hero().wounds).toBe(2)
  expect(table.rolled('armor')).toEqual([])
})

describe('A24: trades', () => {
  const begin = () =>
    tableAt({
      heroes: [
        { id: 'hadrun', loot: ['slime.1', 'lampcap'] },
        { id: 'pim', equipped: ['iron-pot'], loot: ['smoke-flask'] },
        { id: 'maelis' },
      ],
    })
      .do({ type: 'equip' })
      .do({ type: 'trade', with: 1 })
  test('both agree: what is received is put on at once, the partner’s goes to loot', () => {
    const table = begin()
    table
      .do({ type: 'give', card: 'slime.1' })
      .do({ type: 'ask', item: 'iron-pot' })
      .do({ type: 'propose' })
    expect(table.seat).toBe(1)
    table.do({ type: 'give', card: 'smoke-flask' }).do({ type: 'accept' }).do({ type: 'accept' }, 0)
    expect(table.hero(1)).toMatchObject({ loot: ['slime.1'], kit: { equipped: [] } })
    table.do({ type: 'wear', item: 'iron-pot' }).do({ type: 'done' })
    expect(table.hero().kit.equipped).toEqual(['iron-pot'])
    expect(table.hero().loot.toSorted()).toEqual(['lampcap', 'smoke-flask'])
  })
  test('a refusal changes nothing, and what was shown is the two’s alone', () => {
    const table = begin().do({ type: 'give', card: 'slime.1' }).do({ type: 'propose' })
    expect(game.view(table.state, 1).question?.cards).toEqual(['slime.1'])
    expect(game.view(table.state, 2).question?.cards).toBeNull()
    table.do({ type: 'refuse' })
    expect(table.hero().loot).toEqual(['slime.1', 'lampcap'])
    expect(table.refusal({ type: 'trade', with: 1 })).toBe('already-used')
  })
})

test('A25: a card found replaces that in its slot, which goes to loot', () => {
  const table = tableAt({
    heroes: [{ id: 'hadrun', equipped: ['iron-pot'] }, IDLE],
    entrance: { items: ['lampcap'] },
  })
  table.do({ type: 'search', dir: null }).do({ type: 'wear', item: 'lampcap' })
  expect(table.hero()).toMatchObject({ loot: ['iron-pot'], kit: { equipped: ['lampcap'] } })
})

test('A26: of a short skill deck what is there', () => {
  const loot = ['slime.1', 'slime.2', 'trapdoor.1', 'leg-irons.1', 'iron-pot'] as const
  const table = tableAt({ heroes: [{ id: 'hadrun', loot }, IDLE] })
  table.state = {
    ...table.state,
    heroes: table.state.heroes.with(0, { ...table.hero(), skillDeck: ['iron-gut'] }),
  }
  table.do({ type: 'advance', stat: 'magic', pay: 'encounters' })
  while (table.types().includes('discard')) table.do(must(table.actions()[0]))
  expect(table.hero().kit.skills).toEqual(['iron-gut'])
  expect(table.hero().training.magic).toBe(1)
})

describe('A34: who falls together', () => {
  const position = (others: Position['heroes']): Position => ({
    heroes: [
      { id: 'hadrun', wounds: 5, equipped: [STONE] },
      { id: 'pim', wounds: 4, equipped: ['iron-pot'] },
      ...others,
    ],
    entrance: {},
    dice: [
      ['fight', 4, 1, 1, 1, 1],
      ['fight', 4, 1, 1, 1, 1],
      ['armor', 1],
    ],
  })
  test('nobody takes spoils', () => {
    const table = tableAt({
      ...position([
        { id: 'maelis', at: 1 },
        { id: 'ssorrek', at: 1 },
      ]),
      tiles: [VAULTS],
    })
    table.do({ type: 'decline' }).do({ type: 'fight', target: 1 })
    table
      .do({ type: 'stat', stat: 'strength' }, 1)
      .do({ type: 'stat', stat: 'strength' }, 0)
      .assign(0, 1)
    expect(table.state.heroes.slice(0, 2).map(({ status }) => status)).toEqual([
      'eliminated',
      'eliminated',
    ])
    expect(
      table
        .room(0)
        .items.map(({ id }) => id)
        .toSorted(),
    ).toEqual(['iron-pot', STONE])
  })
  test('with nobody left the dungeon wins', () => {
    const table = tableAt(position([]))
    table.do({ type: 'decline' }).do({ type: 'fight', target: 1 })
    table
      .do({ type: 'stat', stat: 'strength' }, 1)
      .do({ type: 'stat', stat: 'strength' }, 0)
      .assign(0, 1)
    expect(game.outcome(table.state)).toMatchObject({ winner: null, by: 'nobody-left' })
  })
})

test('A35: the Stone is in play at once, cannot be stowed, and may be traded', () => {
  const table = tableAt({
    heroes: [{ id: 'hadrun', equipped: [STONE] }, { id: 'pim' }, { id: 'maelis', at: 1 }],
    tiles: [VAULTS],
  })
  table.do({ type: 'decline' }).do({ type: 'equip' })
  expect(table.may({ type: 'stow', item: STONE })).toBe(false)
  table
    .do({ type: 'trade', with: 1 })
    .do({ type: 'give', card: STONE })
    .do({ type: 'propose' })
    .do({ type: 'accept' })
  expect(table.hero(1)).toMatchObject({ loot: [], kit: { equipped: [STONE] } })
})

test('A37: killing the Boss wins alone, even in the last breath', () => {
  const table = tableAt({
    heroes: [{ id: 'hadrun', wounds: 5, at: 1 }],
    tiles: [{ tile: 'lair', x: 0, y: -1, turn: 2, monster: 'hollow-regent', wounds: 8 }],
    boss: 'hollow-regent',
    dice: [
      ['attack', 6, 6, 6, 6, 6],
      ['fight', 5, 1, 1, 1, 1],
    ],
  })
  table.do({ type: 'fight', target: null }).do({ type: 'stat', stat: 'strength' }).assign(0, 1)
  expect(game.outcome(table.state)).toMatchObject({
    winner: 0,
    by: 'boss',
    solo: { boss: true, encounters: 0 },
  })
})

test('A40: heroes are chosen from the first player on', () => {
  const options = v.parse(optionsSchema, { players: 2, heroDeal: 'choose' })
  const script = { rolls: [1, 6].map((value) => ({ roll: 'firstPlayer', value })) }
  const { state } = game.setup(options, createRandom(1, script), 1)
  expect(game.asked(state)).toEqual([1])
  expect(game.view(state, 0).heroes.map(({ id }) => id)).toEqual([null, null])
  const after = game.apply(state, 1, { type: 'hero', hero: 'pim' })
  expect(after.ok && game.legalActions(after.state, 0)).not.toContainEqual({
    type: 'hero',
    hero: 'pim',
  })
})

test('A41: the active hero’s effects first, then clockwise, the monster last', () => {
  const table = tableAt({
    heroes: [
      { id: 'ysaline', wounds: 1, skills: ['burn-the-wick'] },
      { id: 'maelis', skills: ['oath-of-peace'] },
      { id: 'pim' },
    ],
    dice: [
      ['fight', 1, 1, 1, 1],
      ['fight', 1, 1, 1, 1, 1, 1, 1],
    ],
  })
  table.do({ type: 'fight', target: 2 }).do({ type: 'pass' }).do({ type: 'use' })
  expect(table.happened('effect').map(({ card }) => card)).toEqual([
    'skill:burn-the-wick',
    'skill:oath-of-peace',
  ])
})

test('A42: whoever stands there deals with a stranger, on its own turn', () => {
  const table = tableAt({
    heroes: [
      { id: 'hadrun', loot: ['slime.1'] },
      { id: 'pim', loot: ['slime.2'] },
    ],
    entrance: { strangers: ['lost-peddler.1'] },
  })
  const deal = { type: 'special', card: 'stranger:lost-peddler' } as const
  expect(table.may(deal)).toBe(true)
  expect(table.refusal(deal, 1)).toBe('not-your-turn')
  table.do({ type: 'end-turn' })
  expect(table.may(deal, 1)).toBe(true)
})

test('A43: a Treasure drawn with a trap stays on the tile', () => {
  const table = tableAt({
    heroes: [{ id: 'pim' }, { id: 'maelis', at: 1 }],
    tiles: [VAULTS],
    tileDeck: ['s14'],
    encounters: ['dart-gallery.1'],
    dice: [
      ['content', 5],
      ['disarm', 6, 6, 1, 1, 1],
    ],
  })
  table.do({ type: 'move', dir: 'E' })
  expect(table.room(2).items).toHaveLength(1)
  expect(table.hero().loot).toEqual(['dart-gallery.1'])
})

test('A47: the token’s jump may bring two turns in a row', () => {
  const table = tableAt({
    heroes: [{ id: 'hadrun', at: 1 }, { id: 'pim' }, { id: 'maelis' }],
    tiles: [{ tile: 'lair', x: 0, y: -1, turn: 2, items: [STONE] }],
    bossDead: true,
    active: 0,
    firstPlayer: 1,
    after: [],
  })
  table.do({ type: 'search', dir: null }).do({ type: 'end-turn' })
  expect(table.state).toMatchObject({ active: 0, firstPlayer: 0 })
})

test('A48, A49: an eliminated first player passes the token on at once, and its turn ends', () => {
  const table = tableAt({
    heroes: [
      { id: 'hadrun', wounds: 5 },
      { id: 'pim', at: 1 },
      { id: 'maelis', at: 1 },
    ],
    entrance: { monster: 'slime.1' },
    tiles: [VAULTS],
    endgame: true,
    dice: [
      ['attack', 3, 3],
      ['fight', 1, 1, 1, 1, 1],
    ],
  })
  table.do({ type: 'fight', target: null }).do({ type: 'stat', stat: 'strength' })
  expect(table.state).toMatchObject({ firstPlayer: 1, active: 1, eliminated: [0] })
})

test('A50: other draws from the Encounter deck work as before in the endgame', () => {
  const table = tableAt({
    heroes: [{ id: 'pim' }, { id: 'maelis', equipped: [STONE], at: 2 }],
    tiles: [
      { tile: 'x3', x: 0, y: -1 },
      { tile: 's02', x: 1, y: 0 },
    ],
    encounters: ['bonesetter.1'],
    dice: [['table', 6]],
  })
  table.do({ type: 'move', dir: 'N' })
  expect(table.room(1).strangers).toEqual(['bonesetter.1'])
  expect(table.seat).toBe(0)
})

test.each(['heroAndSkill', 'all'] as const)('A13: what falls silent (%s)', (silentHall) => {
  const table = tableAt({
    heroes: [
      { id: 'hadrun', at: 1, equipped: ['notched-falchion'], skills: ['finish-the-job'] },
      IDLE,
    ],
    tiles: [{ tile: 'x2', x: 0, y: -1, monster: 'slime.1', wounds: 1 }],
    options: { silentHall },
  })
  table.do({ type: 'fight', target: null }).do({ type: 'stat', stat: 'strength' })
  expect(table.rolled('fight')[0]).toHaveLength(silentHall === 'all' ? 5 : 6)
})

test('A28: a monster that is blocked now may move once its way is free', () => {
  const table = tableAt({
    heroes: [{ id: 'hadrun' }, IDLE],
    tiles: [
      { tile: 's13', x: 0, y: -1, monster: 'slime.1' },
      { tile: 's14', x: 0, y: -2, monster: 'slime.2' },
    ],
  })
  table.do({ type: 'end-turn' }).do({ type: 'end-turn' })
  expect([0, 1, 2].map((room) => table.room(room).monster?.card)).toEqual([
    'slime.1',
    'slime.2',
    undefined,
  ])
})

test('section 3.3: the round cap ends a game that nobody has won', () => {
  const table = tableAt({ heroes: [{ id: 'hadrun' }, IDLE], options: { roundCap: 3 } })
  table.do({ type: 'end-turn' }).do({ type: 'end-turn' })
  expect(game.outcome(table.state)).toMatchObject({ winner: null, by: 'round-cap' })
  expect(game.standings(must(game.outcome(table.state))).map(({ won }) => won)).toEqual([
    false,
    false,
  ])
})

test('section 6: two actions, and what fails stays spent', () => {
  const table = tableAt({
    heroes: [{ id: 'hadrun' }, IDLE],
    entrance: { monster: 'slime.1' },
    dice: [
      ['escape', 1, 1, 1],
      ['attack', 1, 1],
      ['escape', 1, 1, 1],
      ['attack', 1, 1],
    ],
  })
  table.do({ type: 'escape' }).do({ type: 'pass' }).do({ type: 'escape' }).do({ type: 'pass' })
  expect(table.state.active).toBe(1)
})

test('section 15.1: help may be refused; a helper is not the one who is fought', () => {
  const table = tableAt({ heroes: [{ id: 'hadrun' }, { id: 'pim' }, { id: 'maelis' }] })
  table.do({ type: 'fight', target: 1 })
  expect(table.seat).toBe(2)
  table.do({ type: 'assist', stat: 'magic' }).do({ type: 'refuse' })
  table.do({ type: 'stat', stat: 'strength' }, 1).do({ type: 'stat', stat: 'strength' }, 0)
  expect(table.rolled('fight').map((dice) => dice.length)).toEqual([4, 5])
})

test('section 18: who has fainted before the endgame gets up as usual', () => {
  const table = tableAt({
    heroes: [
      { id: 'hadrun', equipped: [STONE], at: 1 },
      { id: 'pim', status: 'fainted', wounds: 2 },
      IDLE,
    ],
    tiles: [VAULTS],
  })
  table.do({ type: 'decline' }).do({ type: 'end-turn' })
  expect(table.hero(1).status).toBe('standing')
  expect(table.state.active).toBe(2)
})

test('section 19: the last hero alive wins, a fainted one counts as alive', () => {
  const table = tableAt({
    heroes: [
      { id: 'hadrun', equipped: [STONE], at: 1 },
      { id: 'pim', wounds: 4, at: 1 },
      { id: 'maelis', status: 'fainted', wounds: 3 },
    ],
    tiles: [VAULTS],
    dice: [
      ['fight', 1, 1, 1, 1],
      ['fight', 4, 1, 1, 1, 1],
    ],
  })
  table.do({ type: 'decline' }).do({ type: 'fight', target: 1 })
  table
    .do({ type: 'stat', stat: 'strength' }, 1)
    .do({ type: 'stat', stat: 'strength' }, 0)
    .assign(0, 1)
  expect(game.outcome(table.state)).toBeNull()
})
