/** The worked cases of the rules page, section 26, by their numbers; 10.2 as the rulebook prints it. */
import { dungeonRun as game } from '@main/games/dungeon-run'
import { anyFits, lairSpots, turnsFor, exitsOf } from '@main/games/dungeon-run/atlas'
import { createRandom } from '@main/games/random'
import { DIRECTIONS, optionsSchema, soloTotal, STONE } from '@shared/games/dungeon-run'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { must } from '../../must'
import { Table, tableAt, type TileAt } from './table'

const HALL: TileAt = { tile: 's13', x: 1, y: 0, turn: 1 }
/** Something to come to, so that nothing is explored by itself. */
const VAULTS: TileAt = { tile: 's01', x: 0, y: -1 }
function fightSlime(hero: 'hadrun' | 'maelis', wounds = 0) {
  return tableAt({
    heroes: [{ id: hero, at: 1, wounds }, { id: 'pim' }],
    tiles: [{ ...VAULTS, monster: 'slime.1' }],
  })
}

test('case 1: setup of three', () => {
  const { state } = game.setup(v.parse(optionsSchema, { players: 3 }), createRandom(5), 1)
  const table = new Table(state)
  for (let step = 0; step < 3; step++) table.do(must(table.actions()[0]))
  const { tileDeck, encounterDeck, treasureDeck, artifacts, heroes, layout } = table.state
  expect(tileDeck).toHaveLength(22)
  expect(tileDeck.filter((tile) => tile.startsWith('x'))).toHaveLength(6)
  expect([encounterDeck.length, treasureDeck.length, artifacts.length]).toEqual([38, 22, 4])
  expect(layout).toEqual([{ tile: 'entrance', x: 0, y: 0, turn: 0, sealed: 0 }])
  for (const hero of heroes) {
    expect([hero.kit.skills.length, hero.skillDiscard.length, hero.skillDeck.length]).toEqual([
      1, 1, 8,
    ])
    expect(hero.at).toBe(0)
  }
})

describe('fights', () => {
  test('10.2 and case 2: the 3 blocks the 3, the two 5s hit', () => {
    const table = fightSlime('hadrun').dice(['attack', 1, 3], ['fight', 1, 3, 4, 5, 5])
    table.do({ type: 'fight', target: null }).do({ type: 'stat', stat: 'strength' })
    for (const die of [0, 2]) {
      expect(table.refusal({ type: 'assign', blocks: [], hits: [die] })).toBe('illegal-assignment')
      expect(table.refusal({ type: 'assign', blocks: [[die, 1]], hits: [] })).toBe(
        'illegal-assignment',
      )
    }
    table.do({ type: 'assign', blocks: [[1, 1]], hits: [3, 4] })
    expect(table.hero().wounds).toBe(0)
    expect(table.room(1).monster).toEqual({ card: 'slime.1', wounds: 2 })
    expect(table.types()).toContain('escape')
    expect(table.may({ type: 'fight', target: null })).toBe(true)
  })
  test('case 3: a 4 may only block, 5 and 6 do either', () => {
    const begin = () =>
      fightSlime('maelis')
        .dice(['attack', 4, 4], ['fight', 2, 4, 5, 6])
        .do({ type: 'fight', target: null })
        .do({ type: 'stat', stat: 'strength' })
    const all = begin().outcomes()
    expect(all).toContainEqual([2, 1])
    expect(all).toContainEqual([1, 2])
    expect(all).not.toContainEqual([2, 2])
    const table = begin().assign(1, 2)
    expect([table.hero().wounds, table.room(1).monster?.wounds]).toEqual([1, 2])
  })
  test('case 4 and A21: both fall, the killer has the card and no Heal', () => {
    const table = tableAt({
      heroes: [{ id: 'hadrun', at: 1, wounds: 5, equipped: ['iron-pot'] }, { id: 'pim' }],
      tiles: [{ ...VAULTS, monster: 'tunnel-cutthroat.1', wounds: 1 }],
      dice: [
        ['attack', 5, 6, 6],
        ['fight', 1, 2, 3, 3, 4],
        ['armor', 1],
      ],
    })
    table.do({ type: 'fight', target: null }).do({ type: 'stat', stat: 'strength' }).assign(0, 1)
    const hero = table.hero()
    expect(hero).toMatchObject({ status: 'fainted', wounds: 3, actions: 0 })
    expect(hero.loot).toEqual(['tunnel-cutthroat.1'])
    expect(table.room(1).items).toEqual([{ id: 'iron-pot', faceUp: true }])
    expect(table.happened('healed')).toEqual([])
    expect(table.state.active).toBe(1)
  })
  test('case 5: what helpers give, and each may Heal', () => {
    const table = tableAt({
      heroes: [
        { id: 'hadrun', at: 1 },
        { id: 'grothka', at: 1, wounds: 1, tokens: { strength: 1 }, skills: ['scarred-muscle'] },
        { id: 'pim', at: 1, wounds: 1 },
      ],
      tiles: [{ ...VAULTS, monster: 'slime.1' }],
      dice: [
        ['attack', 1, 1],
        ['fight', 1, 1, 1, 1, 1, 1, 1, 1, 1],
      ],
    })
    table.do({ type: 'fight', target: null })
    table.do({ type: 'assist', stat: 'strength' }).do({ type: 'assist', stat: 'magic' })
    table.do({ type: 'accept' }).do({ type: 'accept' })
    expect(table.happened('help').map(({ dice }) => dice)).toEqual([3, 1])
    table.do({ type: 'stat', stat: 'strength' })
    expect(table.rolled('fight')[0]).toHaveLength(9)
    table.do({ type: 'heal' }, 1).do({ type: 'heal' }, 2)
    expect([table.hero(1).wounds, table.hero(2).wounds]).toEqual([0, 0])
  })
  test('case 6 and A46: never fewer than one die; saboteurs of a success are wounded', () => {
    const here = { at: 1 } as const
    const table = tableAt({
      heroes: [
        { id: 'grothka', ...here },
        { id: 'pim', ...here },
        { id: 'hadrun', ...here },
        { id: 'maelis', ...here },
      ],
      tiles: [{ ...VAULTS, monster: 'orbweaver.1' }],
      lastTiles: true,
      dice: [['escape', 5]],
    })
    table
      .do({ type: 'escape' })
      .do({ type: 'sabotage' })
      .do({ type: 'sabotage' })
      .do({ type: 'sabotage' })
    expect(table.rolled('escape')).toEqual([[5]])
    expect(table.state.heroes.map(({ wounds }) => wounds)).toEqual([0, 1, 1, 1])
    expect(table.hero().at).toBe(0)
  })
  test('case 7: a failed Escape, armour, venom', () => {
    const table = tableAt({
      heroes: [{ id: 'maelis', at: 1, skills: ['shield-prayer'] }, { id: 'pim' }],
      tiles: [{ ...VAULTS, monster: 'orbweaver.1' }],
      dice: [
        ['escape', 3, 4],
        ['attack', 4, 5, 1, 6],
        ['armor', 5],
      ],
    })
    table.do({ type: 'escape' })
    expect(table.hero().wounds).toBe(1)
    expect(table.hero().kit.attached).toEqual([
      { card: 'orbweaver', until: 'endNextTurn', turns: 2 },
    ])
    table.dice(['attack', 1, 1, 1, 1], ['fight', 1, 1, 1])
    table.do({ type: 'fight', target: null }).do({ type: 'stat', stat: 'strength' })
    expect(table.rolled('fight')[0]).toHaveLength(3)
  })
})

describe('the map', () => {
  const layout = [
    { tile: 'entrance', x: 0, y: 0, turn: 0, sealed: 0 },
    { tile: 's13', x: 1, y: 0, turn: 1, sealed: 0 },
    { tile: 's03', x: 0, y: -1, turn: 0, sealed: 0 },
  ] as const
  test('case 8: legal rotations', () => {
    const exits = (tile: string) =>
      turnsFor(layout, tile, { x: 1, y: -1 }).map((turn) =>
        DIRECTIONS.filter((_, dir) => (exitsOf(tile, turn) & (1 << dir)) !== 0).join(''),
      )
    expect(exits('s08')).toEqual(['NW'])
    expect(exits('s04')).toEqual(['NEW'])
    expect(exits('s14')).toEqual(['EW'])
    expect(exits('s01')).toEqual([])
  })
  test('case 9 and A5: a cell that nothing fits is closed, the action lost', () => {
    const table = tableAt({
      heroes: [{ id: 'pim', at: 2 }, { id: 'maelis' }],
      tiles: [HALL, { tile: 's03', x: 0, y: -1 }],
      tileDeck: ['s01', 's02'],
      lastTiles: true,
    })
    table.do({ type: 'move', dir: 'E' })
    expect(table.happened('tile-set-aside').map(({ tile }) => tile)).toEqual(['s01', 's02'])
    expect(table.hero()).toMatchObject({ at: 2, actions: 1 })
    expect(table.state.exhausted).toEqual(['1,-1'])
    expect(table.state.tileDeck.toSorted()).toEqual(['s01', 's02'])
    expect(table.refusal({ type: 'move', dir: 'E' })).toBe('cell-exhausted')
  })
  test.each([
    [5, 1, 'slime.1'],
    [4, 0, 'slime.1'],
    [2, 0, null],
  ])('case 10: a content die of %i', (die, treasures, monster) => {
    const table = tableAt({
      heroes: [{ id: 'pim' }, { id: 'maelis', at: 1 }],
      tiles: [VAULTS],
      tileDeck: ['s14'],
      encounters: ['slime.1'],
      dice: [
        ['content', die],
        ['attack', 1, 1],
        ['fight', 1, 1, 1, 1],
      ],
    })
    table.do({ type: 'move', dir: 'E' })
    expect(table.room(2).items.map(({ faceUp }) => faceUp)).toEqual(
      Array.from({ length: treasures }, () => false),
    )
    expect(table.room(2).monster?.card ?? null).toBe(monster)
  })
  test('case 19: the Lair blocks no other exit', () => {
    // A straight way north, and beside its last tile one whose exit faces the same cell.
    const way = [
      { tile: 'entrance', x: 0, y: 0, turn: 0, sealed: 14 },
      { tile: 's13', x: 0, y: -1, turn: 0, sealed: 0 },
      { tile: 's08', x: 0, y: -2, turn: 1, sealed: 0 },
      { tile: 's03', x: 1, y: -2, turn: 1, sealed: 0 },
      { tile: 's09', x: 1, y: -1, turn: 0, sealed: 0 },
    ] as const
    const spots = lairSpots(way)
    for (const { x, y, seals } of spots) {
      expect(seals).toEqual([])
      expect([x, y]).not.toEqual([0, 0])
    }
    expect(anyFits(way, [], [])).toBe(false)
  })
})

describe('traps', () => {
  /** A hero who explores to the east and draws such a card. */
  function draws(card: string, position: Partial<Parameters<typeof tableAt>[0]>) {
    return tableAt({
      heroes: [{ id: 'ysaline' }, { id: 'maelis', at: 1 }],
      tiles: [VAULTS],
      tileDeck: ['s14'],
      encounters: [card],
      ...position,
    }).dice(['content', 4])
  }
  test('case 11: Leg Irons stay, and may go in place of a wound', () => {
    const table = draws('leg-irons.1', {})
    table.dice(['disarm', 4, 3]).do({ type: 'move', dir: 'E' })
    expect(table.hero().wounds).toBe(1)
    expect(table.hero().kit.attached[0]?.card).toBe('leg-irons.1')
    expect(table.state.encounterDiscard).toEqual([])
  })
  test('case 12 and ability of nixit: one success less', () => {
    const table = draws('dart-gallery.1', {
      heroes: [
        { id: 'nixit', wounds: 1 },
        { id: 'maelis', at: 1 },
      ],
    })
    table.dice(['disarm', 1, 2, 2, 4]).do({ type: 'move', dir: 'E' })
    while (table.types().includes('reroll')) table.do({ type: 'decline' })
    expect(table.hero().loot).toEqual(['dart-gallery.1'])
    table.do({ type: 'heal' })
    expect(table.hero().wounds).toBe(0)
  })
})

test('case 13: fainting ends the turn, the next is spent standing up', () => {
  const table = tableAt({
    heroes: [{ id: 'grothka', at: 1, wounds: 6 }, { id: 'pim' }],
    tiles: [{ ...VAULTS, monster: 'slime.1' }],
    dice: [
      ['attack', 3, 3],
      ['fight', 1, 1, 1, 1, 1, 1],
    ],
  })
  table.do({ type: 'fight', target: null }).do({ type: 'stat', stat: 'strength' })
  expect(table.hero()).toMatchObject({ status: 'fainted', wounds: 3 })
  expect(table.state.active).toBe(1)
  table.do({ type: 'end-turn' })
  while (table.types().includes('monster')) table.do(must(table.actions()[0]))
  expect(table.room(1).monster).toBeNull()
})

describe('hero against hero', () => {
  const duel = () =>
    tableAt({ heroes: [{ id: 'pim' }, { id: 'maelis' }, { id: 'grothka' }] }).do({
      type: 'fight',
      target: 1,
    })
  test('case 14: the defender has no choice', () => {
    for (const [blocks, hits, mine, hers] of [
      [2, 1, 0, 1],
      [0, 3, 2, 3],
    ] as const) {
      const table = duel().do({ type: 'pass' })
      table.dice(['fight', 4, 4, 2, 3], ['fight', 6, 5, 4, 1])
      table.do({ type: 'stat', stat: 'strength' }, 1).do({ type: 'stat', stat: 'strength' }, 0)
      table.assign(blocks, hits)
      expect([table.hero(0).wounds, table.hero(1).wounds]).toEqual([mine, hers])
    }
  })
  test('case 15 and A23, A27: sabotage of the attacker never backfires', () => {
    const table = duel().do({ type: 'sabotage' })
    table.dice(['fight', 1, 2, 3, 3], ['fight', 6, 5, 1])
    table.do({ type: 'stat', stat: 'strength' }, 1).do({ type: 'stat', stat: 'strength' }, 0)
    table.assign(0, 2)
    expect(table.hero(2).wounds).toBe(0)
  })
})

describe('the end', () => {
  test('case 20: the Stone lies on the Lair, wherever the Boss died', () => {
    const table = tableAt({
      heroes: [{ id: 'hadrun', at: 1, wounds: 2 }, { id: 'pim' }],
      tiles: [
        { ...VAULTS, monster: 'hollow-regent', wounds: 8 },
        { tile: 'lair', x: 1, y: 0, turn: 3 },
      ],
      boss: 'hollow-regent',
      dice: [
        ['attack', 1, 1, 1, 1, 1],
        ['fight', 5, 1, 1, 1, 1],
      ],
    })
    table
      .do({ type: 'fight', target: null })
      .do({ type: 'stat', stat: 'strength' })
      .assign(0, 1)
      .do({ type: 'heal' })
    expect(table.hero().loot).toEqual(['hollow-regent'])
    expect(table.room(2).items).toEqual([{ id: STONE, faceUp: true }])
    expect(table.state.endgame).toBe(false)
  })
  test('case 21 and A32: the token follows the Stone at the next round', () => {
    const table = tableAt({
      heroes: [{ id: 'hadrun' }, { id: 'pim', at: 1 }, { id: 'maelis' }, { id: 'ssorrek' }],
      tiles: [{ tile: 'lair', x: 0, y: -1, turn: 2, items: [STONE] }],
      bossDead: true,
      active: 1,
      firstPlayer: 0,
      after: [2, 3],
    })
    table.do({ type: 'search', dir: null })
    expect(table.state.endgame).toBe(true)
    expect(table.hero(1)).toMatchObject({ actions: 1, kit: { equipped: [STONE] } })
    for (const seat of [1, 2, 3]) table.do({ type: 'end-turn' }, seat)
    expect(table.state).toMatchObject({ firstPlayer: 1, active: 1 })
  })
  test('case 22 and A8: Escape from heroes needs a 4', () => {
    const at = { at: 1 } as const
    const position = {
      heroes: [
        { id: 'aelithra', ...at },
        { id: 'grothka', ...at },
      ],
      endgame: true,
      dice: [['escape', 1, 2, 3, 3]],
    } as const
    const table = tableAt({ ...position, tiles: [VAULTS] })
    expect(table.refusal({ type: 'move', dir: 'S' })).toBe('hero-here-in-endgame')
    table.do({ type: 'escape' }).do({ type: 'pass' })
    expect(table.hero()).toMatchObject({ at: 1, wounds: 0, actions: 1 })
    const other = tableAt({ ...position, tiles: [{ ...VAULTS, monster: 'slime.1' }] })
    other.do({ type: 'escape' }).do({ type: 'pass' })
    expect(other.types()).toEqual(['exit'])
  })
  test('case 23 and A33: spoils', () => {
    const table = tableAt({
      heroes: [
        { id: 'hadrun' },
        { id: 'pim', wounds: 4, equipped: [STONE, 'smoke-flask'], loot: ['slime.1', 'slime.2'] },
      ],
      dice: [
        ['fight', 1, 1, 1, 1],
        ['fight', 4, 1, 1, 1, 1],
      ],
    })
    table
      .do({ type: 'fight', target: 1 })
      .do({ type: 'stat', stat: 'strength' }, 1)
      .do({ type: 'stat', stat: 'strength' }, 0)
    table.assign(0, 1)
    table.do({ type: 'keep', item: STONE }).do({ type: 'leave', item: 'smoke-flask' })
    expect(table.hero().kit.equipped).toEqual([STONE])
    expect(table.room(0).items).toEqual([{ id: 'smoke-flask', faceUp: true }])
    expect(table.state.encounterDiscard.toSorted()).toEqual(['slime.1', 'slime.2'])
    expect(game.outcome(table.state)).toMatchObject({ winner: 0, by: 'last-hero', eliminated: [1] })
  })
  test('case 24: Summon, and nothing follows at once', () => {
    const table = tableAt({
      heroes: [
        { id: 'hadrun', equipped: [STONE] },
        { id: 'maelis', at: 1 },
      ],
      tiles: [VAULTS],
      encounters: ['trapdoor.1', 'lost-peddler.1', 'slime.1'],
    })
    table.do({ type: 'summon' }).do({ type: 'summon-on', to: 1 })
    expect(table.state.encounterDiscard).toEqual(['trapdoor.1', 'lost-peddler.1'])
    expect(table.room(1).monster).toEqual({ card: 'slime.1', wounds: 0 })
    expect(table.hero(1).wounds).toBe(0)
  })
  test.each([
    [6, 'eliminated'],
    [3, 'eliminated'],
  ])('case 25: the idle attack comes before the victory (3 and %i)', (second, status) => {
    const table = tableAt({
      heroes: [
        { id: 'hadrun', wounds: 5, equipped: [STONE] },
        { id: 'maelis', at: 1 },
      ],
      tiles: [VAULTS],
      entrance: { monster: 'slime.1' },
      dice: [['attack', 3, second]],
    })
    table.do({ type: 'decline' }).do({ type: 'end-turn' })
    expect(table.hero().status).toBe(status)
    expect(game.outcome(table.state)).toMatchObject({ winner: 1, by: 'last-hero' })
  })
  test('case 25 and A36: who survives it on the entrance has won', () => {
    const table = tableAt({
      heroes: [
        { id: 'hadrun', wounds: 5, equipped: [STONE] },
        { id: 'maelis', at: 1 },
      ],
      tiles: [VAULTS],
      entrance: { monster: 'slime.1' },
      dice: [['attack', 1, 6]],
    })
    table.do({ type: 'decline' }).do({ type: 'end-turn' })
    expect(game.outcome(table.state)).toMatchObject({ winner: 0, by: 'stone' })
  })
  test('case 26 and A38: the score of one alone', () => {
    expect(
      soloTotal({ treasures: 3, artifacts: 1, encounters: 2, boss: true, tokens: 4 }, true),
    ).toBe(2500)
  })
})

test('case 27 and A44: the Boss pays alone for an Advance', () => {
  const table = tableAt({
    heroes: [{ id: 'hadrun', loot: ['hollow-regent', 'trapdoor.1'] }, { id: 'pim' }],
    boss: 'hollow-regent',
    bossDead: true,
  })
  table.do({ type: 'advance', stat: 'magic', pay: 'boss' })
  expect(table.types()).toEqual(['learn'])
  table.do(must(table.actions()[0]))
  const hero = table.hero()
  expect([hero.training.magic, hero.kit.skills.length, hero.skillDiscard.length]).toEqual([1, 1, 1])
  expect(hero.loot).toEqual(['trapdoor.1'])
})

test('case 28 and A31: one reroll a hero and action', () => {
  const table = tableAt({
    heroes: [
      { id: 'ysaline', at: 1, equipped: ['circlet-of-calm'] },
      { id: 'ssorrek', at: 1, skills: ['spirit-whisper'] },
    ],
    tiles: [{ ...VAULTS, monster: 'slime.1' }],
    dice: [
      ['attack', 1, 1],
      ['fight', 1, 2, 3, 4, 5, 6],
      ['fight', 6, 6],
    ],
  })
  table
    .do({ type: 'fight', target: null })
    .do({ type: 'assist', stat: 'magic' })
    .do({ type: 'accept' })
  table.do({ type: 'stat', stat: 'magic' })
  table.do({ type: 'want' }).do({ type: 'want' }, 1).do({ type: 'first', seat: 0 })
  table.do({ type: 'reroll', card: 'item:circlet-of-calm', die: 0 }).do({ type: 'also', die: 1 })
  expect(table.seat).toBe(1)
  expect(table.types()).toEqual(['reroll', 'decline'])
  table.dice(['fight', 6]).do({ type: 'reroll', card: 'skill:spirit-whisper', die: 2 })
  expect(table.types()).toEqual(['assign'])
})

describe('special tiles', () => {
  test('case 29 and A7: the gates hold a Move, before anything is drawn', () => {
    const table = tableAt({
      heroes: [{ id: 'hadrun', at: 1 }, { id: 'pim' }],
      tiles: [{ tile: 'x6', x: 0, y: -1 }],
      tileDeck: ['s13'],
      dice: [['tile', 1, 2, 2, 3, 3]],
    })
    table.do({ type: 'move', dir: 'E' })
    expect(table.hero()).toMatchObject({ wounds: 1, at: 1, actions: 1 })
    expect(table.happened('tile-placed')).toEqual([])
    table.dice(['tile', 1, 1, 4, 2, 3], ['content', 1]).do({ type: 'move', dir: 'E' })
    expect(table.happened('tile-placed')).toHaveLength(1)
  })
  test.each(['anyOne', 'allOnes'] as const)('case 30 and A12: the bridge (%s)', (bridgeFall) => {
    const table = tableAt({
      heroes: [{ id: 'pim' }, { id: 'maelis' }],
      tiles: [{ tile: 'x1', x: 0, y: -1 }],
      options: { bridgeFall },
      dice: [['tile', 2, 3, 6, 1, 5]],
    })
    table.do({ type: 'move', dir: 'N' })
    expect(table.hero()).toMatchObject(
      bridgeFall === 'anyOne'
        ? { status: 'fainted', wounds: 2, at: 1 }
        : { status: 'standing', wounds: 0, at: 1 },
    )
  })
  test('case 31 and A17: the well', () => {
    const table = tableAt({
      heroes: [
        { id: 'hadrun', at: 1, loot: ['iron-pot', 'lampcap', 'smoke-flask'] },
        { id: 'pim' },
      ],
      tiles: [{ tile: 'x8', x: 0, y: -1 }],
      dice: [
        ['table', 2],
        ['table', 3],
      ],
    })
    const wish = { type: 'special', card: 'tile:x8' } as const
    table.do(wish).do({ type: 'discard', card: 'iron-pot' })
    expect(table.state.artifacts).toContain('well-spirit-sword')
    table
      .do(wish)
      .do({ type: 'discard', card: 'lampcap' })
      .do({ type: 'wear', item: 'well-spirit-sword' })
    expect(table.hero().kit.equipped).toEqual(['well-spirit-sword'])
    expect(table.may(wish)).toBe(false)
  })
  test('case 34 and A13: silence', () => {
    const table = tableAt({
      heroes: [{ id: 'grothka', at: 1, wounds: 5, equipped: ['riveted-buckler'] }, { id: 'pim' }],
      tiles: [{ tile: 'x2', x: 0, y: -1, monster: 'rattlebones.1' }],
      dice: [
        ['attack', 4, 4, 1],
        ['fight', 1, 1, 1, 1, 1],
        ['armor', 5],
      ],
    })
    table.do({ type: 'fight', target: null }).do({ type: 'stat', stat: 'strength' })
    expect(table.rolled('fight')[0]).toHaveLength(5)
    expect(table.hero().wounds).toBe(6)
  })
  test('case 35 and A15: without help a drawn monster attacks freely', () => {
    const table = tableAt({
      heroes: [{ id: 'hadrun' }, { id: 'pim', at: 1 }],
      tiles: [VAULTS],
      tileDeck: ['x4'],
      encounters: ['slime.1'],
      dice: [['attack', 3, 6]],
    })
    table.do({ type: 'move', dir: 'E' }).do(must(table.actions()[0]))
    expect(table.hero()).toMatchObject({ wounds: 1, at: 2 })
    expect(table.refusal({ type: 'fight', target: null })).toBe('needs-assistance')
  })
})

test('case 32 and A4: Equip and Advance beside a monster, then the idle attack', () => {
  const table = tableAt({
    heroes: [
      { id: 'ssorrek', at: 1, loot: ['gutter-rats.1', 'gutter-rats.2', 'iron-pot', 'lampcap'] },
      { id: 'pim' },
    ],
    tiles: [{ ...VAULTS, monster: 'slime.1' }],
    dice: [['attack', 3, 6]],
  })
  table.do({ type: 'equip' }).do({ type: 'wear', item: 'iron-pot' }).do({ type: 'done' })
  expect(table.refusal({ type: 'equip' })).toBe('equip-limit')
  table.do({ type: 'advance', stat: 'magic', pay: 'encounters' })
  while (table.types().includes('discard')) table.do(must(table.actions()[0]))
  table.do(must(table.actions()[0]))
  if (table.state.active === 0) table.do({ type: 'end-turn' })
  expect(table.hero().wounds).toBe(1)
})

test.each([
  [true, 'eliminated'],
  [false, 'fainted'],
])('case 33 and A39: begging, two votes, the second down: %s', (down, status) => {
  const table = tableAt({
    heroes: [{ id: 'pim' }, { id: 'maelis', at: 1 }, { id: 'hadrun', at: 1 }],
    tiles: [VAULTS, { tile: 'x1', x: 1, y: 0, turn: 1 }],
    options: { begForYourLife: true },
    dice: [['tile', 1, 1, 1, 1, 1]],
  })
  table.do({ type: 'move', dir: 'E' })
  expect(game.asked(table.state)).toEqual([1, 2])
  table.do({ type: 'vote', down: true }, 1)
  expect(table.happened('voted')).toEqual([])
  table.do({ type: 'vote', down }, 2)
  expect(table.hero().status).toBe(status)
})

describe('the monster phase', () => {
  test('case 16 and A28: what can move must, even onto a hero', () => {
    const table = tableAt({
      heroes: [{ id: 'pim' }, { id: 'maelis', at: 2 }],
      tiles: [
        { ...VAULTS, monster: 'rattlebones.1' },
        { tile: 's02', x: 0, y: -2, monster: 'foundry-colossus.1' },
      ],
    })
    table.do({ type: 'end-turn' }).do({ type: 'end-turn' })
    expect(table.room(0).monster?.card).toBe('rattlebones.1')
    expect(table.hero().wounds).toBe(0)
  })
  test('case 17 and A29: who carries what', () => {
    const down = [{ down: 'iron-pot' }] as const
    const table = tableAt({
      heroes: [{ id: 'pim' }, { id: 'maelis' }],
      tiles: [
        { tile: 's13', x: 0, y: -1 },
        { tile: 's14', x: 0, y: -2, monster: 'pit-jailer.1', items: down },
        { tile: 's15', x: 0, y: 1, turn: 0 },
        {
          tile: 's16',
          x: 0,
          y: 2,
          turn: 0,
          monster: 'gutter-rats.1',
          items: [{ down: 'lampcap' }],
        },
      ],
    })
    table.do({ type: 'end-turn' }).do({ type: 'end-turn' })
    table.do({ type: 'monster', card: 'pit-jailer.1', to: 1 })
    expect(table.room(1)).toMatchObject({
      monster: { card: 'pit-jailer.1' },
      items: [{ id: 'iron-pot', faceUp: false }],
    })
    expect(table.room(3)).toMatchObject({ monster: { card: 'gutter-rats.1' }, items: [] })
    expect(table.room(4).items).toEqual([{ id: 'lampcap', faceUp: false }])
  })
  test('case 18 and A30: the Boss goes anywhere else and carries, beast or not', () => {
    const table = tableAt({
      heroes: [{ id: 'pim' }, { id: 'maelis' }],
      tiles: [
        VAULTS,
        { tile: 'lair', x: 1, y: 0, turn: 3, monster: 'mother-tangle', items: ['iron-pot'] },
      ],
      boss: 'mother-tangle',
    })
    table.do({ type: 'end-turn' }).do({ type: 'end-turn' })
    expect(table.refusal({ type: 'monster', card: 'mother-tangle', to: 2 })).toBe(
      'monster-cannot-go',
    )
    table.do({ type: 'monster', card: 'mother-tangle', to: 1 })
    expect(table.room(1)).toMatchObject({
      monster: { card: 'mother-tangle' },
      items: [{ id: 'iron-pot' }],
    })
    expect(table.room(2).items).toEqual([])
  })
})
