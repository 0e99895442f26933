/** Skills, abilities and Summoning powers that do more than add dice (dice.test.ts has those), by their ids. */
import { describe, expect, test } from 'vitest'
import { STONE, type Action } from '@shared/games/dungeon-run'
import { must } from '../../must'
import { tableAt, type HeroAt, type Position, type Roll, type Table, type TileAt } from './table'

const VAULTS: TileAt = { tile: 's01', x: 0, y: -1 }
const AWAY: HeroAt = { id: 'maelis', at: 1 }
const AWAY_TOO: HeroAt = { id: 'hadrun', at: 1 }
const FIGHT: Action = { type: 'fight', target: null }
const USE: Action = { type: 'use' }

function at(hero: HeroAt, more: Partial<Position> = {}, ...dice: readonly Roll[]) {
  const other = hero.id === 'maelis' ? AWAY_TOO : AWAY
  return tableAt({ heroes: [hero, other], tiles: [VAULTS], dice, ...more })
}
function beside(monster: string, hero: HeroAt, ...dice: readonly Roll[]) {
  return at(hero, { entrance: { monster } }, ...dice)
}
function strike(table: Table, stat: 'strength' | 'magic' | 'dexterity' = 'strength') {
  return table.do({ type: 'stat', stat })
}
const NONE: Roll = ['attack', 1, 1]

describe('Hadrun', () => {
  test('ability: the content die again', () => {
    const table = at({ id: 'hadrun' }, { tileDeck: ['s14'] }, ['content', 1], ['content', 2])
    table.do({ type: 'move', dir: 'E' }).do({ type: 'reroll', card: 'ability:hadrun', die: 0 })
    expect(table.happened('rerolled')).toHaveLength(1)
    expect(table.scriptLeft).toBe(0)
  })
  test('deep-pockets: without an action, once a turn', () => {
    const table = at({ id: 'hadrun', skills: ['deep-pockets'], loot: ['iron-pot'] })
    const free = { type: 'free', card: 'skill:deep-pockets' } as const
    table.do(free).do({ type: 'wear', item: 'iron-pot' })
    expect(table.hero()).toMatchObject({ actions: 2, kit: { equipped: ['iron-pot'] } })
    expect(table.refusal(free)).toBe('already-used')
  })
  test('hammerfall: a 6 that hits counts twice', () => {
    const table = beside('slime.1', { id: 'hadrun', skills: ['hammerfall'] }, NONE, [
      'fight',
      6,
      1,
      1,
      1,
      1,
    ])
    strike(table.do(FIGHT)).assign(0, 1)
    expect(table.room(0).monster?.wounds).toBe(2)
  })
  test('appraiser: a treasure found for a new card', () => {
    const table = at(
      { id: 'hadrun', skills: ['appraiser'] },
      { entrance: { items: ['lampcap'] }, treasures: ['stormrod'] },
    )
    table.do({ type: 'search', dir: null }).do({ type: 'keep', item: 'lampcap' }).do(USE)
    expect(table.hero().loot).toEqual(['stormrod'])
    expect(table.state.treasureDiscard).toEqual(['lampcap'])
  })
  test('stone-sense: two tiles to choose from, the other goes back', () => {
    const table = at(
      { id: 'hadrun', skills: ['stone-sense'] },
      { tileDeck: ['s13', 's14'], lastTiles: true },
      ['content', 4],
    )
    table.do({ type: 'move', dir: 'E' })
    expect(new Set(table.actions().map((one) => one.type === 'place' && one.tile))).toEqual(
      new Set(['s13', 's14']),
    )
    table.do({ type: 'place', tile: 's13', turn: 1 })
    expect(table.happened('tile-set-aside')).toEqual([{ type: 'tile-set-aside', tile: 's14' }])
  })
  test('round-of-ale and blessing: what helpers bring', () => {
    const here = { at: 0 } as const
    const table = tableAt({
      heroes: [
        { id: 'pim', wounds: 2, ...here },
        { id: 'hadrun', skills: ['round-of-ale'], ...here },
        { id: 'maelis', skills: ['blessing'], ...here },
      ],
      entrance: { monster: 'slime.1' },
      dice: [NONE],
    })
    table
      .do(FIGHT)
      .do({ type: 'assist', stat: 'strength' })
      .do({ type: 'assist', stat: 'strength' })
    strike(table.do({ type: 'accept' }).do({ type: 'accept' }))
    expect(must(table.rolled('fight')[0])).toHaveLength(4 + 2 + 3)
    if (table.types().includes('assign')) table.do(must(table.actions().at(-1)))
    expect(table.hero().wounds).toBe(1)
  })
  test('finders-keepers: the card that a fainting hero drops', () => {
    const table = tableAt({
      heroes: [
        { id: 'pim', wounds: 4, equipped: ['smoke-flask'] },
        { id: 'hadrun', skills: ['finders-keepers'] },
        AWAY,
      ],
      entrance: { monster: 'slime.1' },
      tiles: [VAULTS],
      dice: [
        ['attack', 3, 3],
        ['fight', 1, 1, 1, 1],
      ],
    })
    strike(table.do(FIGHT).do({ type: 'pass' })).do(USE)
    expect(table.hero(1).loot).toEqual(['smoke-flask'])
    expect(table.room(0).items).toEqual([])
  })
  test('iron-gut: one less from traps and tiles', () => {
    const table = at(
      { id: 'hadrun', skills: ['iron-gut'] },
      { tiles: [{ tile: 'x7', x: 0, y: -1 }] },
      ['tile', 1, 1, 1, 1, 1],
    )
    table.do({ type: 'move', dir: 'N' })
    if (table.types().includes('stat')) table.do({ type: 'stat', stat: 'strength' })
    expect(table.hero().wounds).toBe(0)
  })
})

describe('Ysaline', () => {
  test('emberguard: one wound of a Fight with Magic, once a turn', () => {
    const table = beside(
      'slime.1',
      { id: 'ysaline', skills: ['emberguard'] },
      ['attack', 3, 3],
      ['fight', 1, 1, 1, 1, 1],
    )
    table.do(FIGHT).do({ type: 'stat', stat: 'magic' }).do({ type: 'decline' }).do(USE)
    expect(table.hero().wounds).toBe(1)
  })
  test('cinderstep: a Move after a kill', () => {
    const table = at(
      { id: 'ysaline', skills: ['cinderstep'] },
      { entrance: { monster: 'slime.1', wounds: 2 } },
      NONE,
      ['fight', 5, 1],
    )
    strike(table.do(FIGHT)).assign(0, 1).do(USE).do({ type: 'exit', dir: 'N' })
    expect(table.hero()).toMatchObject({ at: 1, actions: 1 })
  })
  test('burn-the-wick: a wound for two dice, not the last one', () => {
    const table = beside('slime.1', { id: 'ysaline', skills: ['burn-the-wick'] }, NONE)
    strike(table.do(FIGHT).do(USE))
    expect(must(table.rolled('fight')[0])).toHaveLength(4)
    expect(table.hero().wounds).toBe(1)
    const weak = beside(
      'slime.1',
      { id: 'ysaline', wounds: 4, skills: ['burn-the-wick'] },
      NONE,
    ).do(FIGHT)
    expect(weak.types()).toEqual(['stat'])
  })
  test('backdraft: whoever sabotages takes a wound', () => {
    const table = tableAt({
      heroes: [{ id: 'ysaline', skills: ['backdraft'] }, { id: 'hadrun' }, AWAY],
      entrance: { monster: 'slime.1' },
      tiles: [VAULTS],
      dice: [NONE, ['fight', 1]],
    })
    strike(table.do(FIGHT).do({ type: 'sabotage' }))
    expect(table.hero(1).wounds).toBe(1)
  })
  test.each([
    ['top', 'slime.1'],
    ['bottom', 'trapdoor.1'],
  ] as const)('smoke-reading: the card goes to the %s, and only she has seen it', (to, next) => {
    const table = at(
      { id: 'ysaline', skills: ['smoke-reading'] },
      { encounters: ['slime.1', 'trapdoor.1'] },
    )
    table.do({ type: 'free', card: 'skill:smoke-reading' })
    expect(table.happened('peeked')[0]).toMatchObject({ cards: ['slime.1'], knownTo: [0] })
    table.do({ type: 'return', to })
    expect(table.state.encounterDeck[0]).toBe(next)
  })
  test('cautery: two wounds, not beside a monster, not unhurt', () => {
    const cautery = { type: 'special', card: 'skill:cautery' } as const
    const table = at({ id: 'ysaline', wounds: 3, skills: ['cautery'] }).do(cautery)
    expect(table.hero()).toMatchObject({ wounds: 1, actions: 1 })
    expect(at({ id: 'ysaline', skills: ['cautery'] }).may(cautery)).toBe(false)
    expect(beside('slime.1', { id: 'ysaline', wounds: 3, skills: ['cautery'] }).may(cautery)).toBe(
      false,
    )
  })
  test('leaping-flame: a wound next door, and a kill is hers', () => {
    const table = at(
      { id: 'ysaline', skills: ['leaping-flame'] },
      {
        heroes: [{ id: 'ysaline', skills: ['leaping-flame'] }, { id: 'maelis' }],
        tiles: [{ ...VAULTS, monster: 'slime.1', wounds: 2 }],
      },
    )
    table.do({ type: 'special', card: 'skill:leaping-flame' })
    expect(table.hero().loot).toEqual(['slime.1'])
  })
  test('summoning: a wound where she summons', () => {
    const table = at({ id: 'ysaline', equipped: [STONE] }, { encounters: ['slime.1'] })
    table
      .do({ type: 'summon' })
      .do({ type: 'summon-on', to: 1 })
      .do(USE)
      .do({ type: 'target', who: 'slime.1' })
    expect(table.room(1).monster).toEqual({ card: 'slime.1', wounds: 1 })
  })
})

describe('Pim', () => {
  test('ability: no free attack for a failed Escape', () => {
    const table = beside('slime.1', { id: 'pim' }, ['escape', 1, 1, 1, 1, 1]).do({ type: 'escape' })
    expect(table.rolled('attack')).toEqual([])
    expect(table.hero().actions).toBe(1)
  })
  test('tumble-away: an action after an Escape, once a turn', () => {
    const table = at(
      { id: 'pim', skills: ['tumble-away'] },
      { entrance: { monster: 'slime.1' }, lastTiles: true },
      ['escape', 6, 1, 1, 1, 1],
    )
    table.do({ type: 'escape' })
    if (table.types().includes('exit')) table.do(must(table.actions()[0]))
    expect(table.hero()).toMatchObject({ at: 1, actions: 2 })
  })
  test.each([
    [4, 0, ['slime.1']],
    [1, 1, []],
    [2, 0, []],
  ])('light-fingers: a %i', (die, wounds, loot) => {
    const table = tableAt({
      heroes: [
        { id: 'pim', skills: ['light-fingers'] },
        { id: 'maelis', loot: ['slime.1'] },
        AWAY_TOO,
      ],
      tiles: [VAULTS],
      dice: [['table', die], ...(die === 4 ? [['randomCard', 1] as const] : [])],
    })
    table.do({ type: 'special', card: 'skill:light-fingers' })
    expect(table.hero()).toMatchObject({ wounds, loot })
  })
  test('lucky-button: one die again, once a turn', () => {
    const table = beside(
      'slime.1',
      { id: 'pim', skills: ['lucky-button'] },
      NONE,
      ['fight', 1, 1, 1, 1],
      ['fight', 6],
    )
    strike(table.do(FIGHT)).do({ type: 'reroll', card: 'skill:lucky-button', die: 0 }).assign(0, 1)
    expect(table.room(0).monster?.wounds).toBe(1)
    expect(table.hero().used).toEqual(['turn/skill:lucky-button'])
  })
  test('duck-under: a 1 rolled takes a wound away', () => {
    const table = beside(
      'slime.1',
      { id: 'pim', skills: ['duck-under'] },
      ['attack', 3, 3],
      ['fight', 1, 2, 2, 2],
    )
    strike(table.do(FIGHT))
    expect(table.hero().wounds).toBe(1)
  })
  test('grab-and-go: a Search after a kill', () => {
    const table = at(
      { id: 'pim', skills: ['grab-and-go'] },
      { entrance: { monster: 'slime.1', wounds: 2, items: ['iron-pot'] } },
      NONE,
      ['fight', 5, 1, 1, 1, 1],
    )
    strike(table.do(FIGHT)).assign(0, 1).do(USE).do({ type: 'keep', item: 'iron-pot' })
    expect(table.hero().loot).toEqual(['slime.1', 'iron-pot'])
  })
  test('soft-soles: no idle attack', () => {
    const table = beside('slime.1', { id: 'pim', skills: ['soft-soles'] }).do({ type: 'end-turn' })
    expect(table.rolled('attack')).toEqual([])
  })
  test('knife-dance: Dexterity in a Fight', () => {
    const table = strike(
      beside('slime.1', { id: 'pim', skills: ['knife-dance'] }, NONE).do(FIGHT),
      'dexterity',
    )
    expect(must(table.rolled('fight')[0])).toHaveLength(5)
  })
  test('summoning: other heroes never hold him', () => {
    const table = tableAt({
      heroes: [{ id: 'pim', equipped: [STONE] }, { id: 'hadrun' }, AWAY],
      tiles: [VAULTS],
    })
    table.do({ type: 'decline' })
    expect(table.may({ type: 'move', dir: 'N' })).toBe(true)
  })
})

describe('Aelithra', () => {
  test.each([
    [4, 0],
    [5, 1],
  ])('ability: a %i before the Fight', (die, wounds) => {
    const table = beside('slime.1', { id: 'aelithra' }, ['table', die], NONE, ['fight', 1, 1, 1, 1])
    strike(table.do(FIGHT))
    expect(table.room(0).monster?.wounds).toBe(wounds)
  })
  test('steady-hand: one die higher, no reroll', () => {
    const table = beside(
      'slime.1',
      { id: 'aelithra', skills: ['steady-hand'] },
      ['table', 1],
      NONE,
      ['fight', 4, 1, 1, 1],
    )
    strike(table.do(FIGHT)).do({ type: 'adjust', card: 'skill:steady-hand', die: 0 }).assign(0, 1)
    expect(table.room(0).monster?.wounds).toBe(1)
  })
  test('fleet: on to an explored tile, once a turn', () => {
    const table = at(
      { id: 'aelithra', skills: ['fleet'] },
      { tiles: [VAULTS, { tile: 's13', x: 0, y: -2 }] },
    )
    table.do({ type: 'move', dir: 'N' }).do(USE).do({ type: 'exit', dir: 'N' })
    expect(table.hero()).toMatchObject({ at: 2, actions: 1 })
  })
  test('volley and summoning: free attacks next door', () => {
    const volley = tableAt({
      heroes: [{ id: 'aelithra', skills: ['volley'] }, { id: 'pim' }],
      tiles: [{ ...VAULTS, monster: 'slime.1' }],
      dice: [['fight', 5, 6, 1]],
    })
    volley.do({ type: 'special', card: 'skill:volley' })
    expect(volley.room(1).monster?.wounds).toBe(2)
    const rain = at({ id: 'aelithra', equipped: [STONE] }, {}, ['fight', 4, 6, 1, 1])
    strike(rain.do({ type: 'decline' }).do({ type: 'special', card: 'summoning:aelithra' }))
    expect(rain.hero(1).wounds).toBe(2)
  })
  test('cold-distance: heroes who attack her roll one less', () => {
    const table = tableAt({
      heroes: [{ id: 'hadrun' }, { id: 'aelithra', skills: ['cold-distance'] }],
    })
    strike(table.do({ type: 'fight', target: 1 }))
    strike(table)
    expect(table.rolled('fight').map((dice) => dice.length)).toEqual([4, 4])
  })
  test('covering-fire: assists from next door', () => {
    const table = tableAt({
      heroes: [{ id: 'hadrun' }, { id: 'aelithra', at: 1, skills: ['covering-fire'] }],
      entrance: { monster: 'slime.1' },
      tiles: [VAULTS],
      dice: [NONE],
    })
    table.do(FIGHT)
    expect(table.types()).toEqual(['assist', 'pass'])
    strike(table.do({ type: 'assist', stat: 'strength' }).do({ type: 'accept' }))
    expect(must(table.rolled('fight')[0])).toHaveLength(7)
  })
  test('second-arrow: two more against the same foe again', () => {
    const table = beside(
      'foundry-colossus.1',
      { id: 'aelithra', skills: ['second-arrow'] },
      ['table', 1],
      ['attack', 1, 1, 1, 1],
      ['fight', 1, 1, 1, 1],
      ['table', 1],
      ['attack', 1, 1, 1, 1],
    )
    strike(table.do(FIGHT))
    strike(table.do(FIGHT))
    expect(table.rolled('fight').map((dice) => dice.length)).toEqual([4, 6])
  })
  test('trail-sense: the top tile, to the bottom', () => {
    const table = at(
      { id: 'aelithra', skills: ['trail-sense'] },
      { tileDeck: ['s13', 's14'], lastTiles: true },
    )
    table.do({ type: 'free', card: 'skill:trail-sense' }).do({ type: 'return', to: 'bottom' })
    expect(table.state.tileDeck).toEqual(['s14', 's13'])
  })
})

describe('Grothka', () => {
  test('headbutt: an automatic hit that backfires on saboteurs (A27)', () => {
    const table = tableAt({
      heroes: [{ id: 'grothka', skills: ['headbutt'] }, { id: 'pim' }, AWAY],
      entrance: { monster: 'slime.1' },
      tiles: [VAULTS],
      dice: [NONE, ['fight', 1, 1, 1, 1]],
    })
    strike(table.do(FIGHT).do({ type: 'sabotage' }).do(USE))
    expect(table.room(0).monster?.wounds).toBe(1)
    expect([table.hero().wounds, table.hero(1).wounds]).toEqual([1, 1])
  })
  test('play-to-the-crowd: two more while assisted', () => {
    const table = tableAt({
      heroes: [{ id: 'grothka', skills: ['play-to-the-crowd'] }, { id: 'pim' }],
      entrance: { monster: 'slime.1' },
      dice: [NONE],
    })
    strike(table.do(FIGHT).do({ type: 'assist', stat: 'magic' }).do({ type: 'accept' }))
    expect(must(table.rolled('fight')[0])).toHaveLength(8)
  })
  test.each(['thick-hide', 'plated-back', 'shield-prayer'] as const)(
    '%s: an armour die',
    (skill) => {
      const id = skill === 'thick-hide' ? 'grothka' : skill === 'plated-back' ? 'ssorrek' : 'maelis'
      const table = beside(
        'rattlebones.1',
        { id, skills: [skill] },
        ['escape', 1, 1, ...(id === 'ssorrek' ? [1] : [])],
        ['attack', 4, 4, 1],
        ['armor', 5],
      )
      table.do({ type: 'escape' })
      expect(table.hero().wounds).toBe(1)
    },
  )
  test('second-wind: a wound less at the start, from four on', () => {
    expect(at({ id: 'grothka', wounds: 4, skills: ['second-wind'] }).hero().wounds).toBe(3)
    expect(at({ id: 'grothka', wounds: 3, skills: ['second-wind'] }).hero().wounds).toBe(3)
  })
  test('shoulder-charge: a monster that was hit goes next door', () => {
    const table = beside('slime.1', { id: 'grothka', skills: ['shoulder-charge'] }, NONE, [
      'fight',
      5,
      1,
      1,
      1,
      1,
    ])
    strike(table.do(FIGHT)).assign(0, 1).do(USE)
    expect(table.room(1).monster).toEqual({ card: 'slime.1', wounds: 1 })
  })
  test('duelists-pride: two more against heroes', () => {
    const table = tableAt({
      heroes: [{ id: 'grothka', skills: ['duelists-pride'] }, { id: 'pim' }],
    })
    strike(table.do({ type: 'fight', target: 1 }))
    strike(table)
    expect(table.rolled('fight').map((dice) => dice.length)).toEqual([4, 7])
  })
  test('berserk: two more, and no die blocks', () => {
    const table = beside(
      'slime.1',
      { id: 'grothka', skills: ['berserk'] },
      ['attack', 3, 3],
      ['fight', 3, 5, 1, 1, 1, 1, 1],
    )
    strike(table.do(FIGHT).do(USE))
    expect(table.outcomes()).toEqual([
      [0, 1],
      [0, 0],
    ])
  })
  test.each([
    [3, 'standing', 6],
    [2, 'fainted', 3],
  ])('too-angry-to-fall: a %i', (die, status, wounds) => {
    const table = beside(
      'slime.1',
      { id: 'grothka', wounds: 6, skills: ['too-angry-to-fall'] },
      ['attack', 3, 3],
      ['fight', 1, 1, 1, 1, 1, 1],
      ['table', die],
    )
    strike(table.do(FIGHT)).do(USE)
    expect(table.hero()).toMatchObject({ status, wounds })
  })
  test('summoning: an action after a kill', () => {
    const table = at(
      { id: 'grothka', equipped: [STONE] },
      { entrance: { monster: 'slime.1', wounds: 2 } },
      NONE,
      ['fight', 5, 1, 1, 1, 1],
    )
    strike(table.do({ type: 'decline' }).do(FIGHT)).assign(0, 1)
    expect(table.hero().actions).toBe(2)
  })
})

describe('Maelis', () => {
  test('ability: a Heal removes two', () => {
    const table = at(
      { id: 'maelis', wounds: 3 },
      { entrance: { monster: 'slime.1', wounds: 2 } },
      NONE,
      ['fight', 5, 1, 1, 1],
    )
    strike(table.do(FIGHT)).assign(0, 1).do({ type: 'heal' })
    expect(table.hero().wounds).toBe(1)
  })
  test('lay-on-hands: herself or a hero here', () => {
    const table = tableAt({
      heroes: [
        { id: 'maelis', wounds: 1, skills: ['lay-on-hands'] },
        { id: 'pim', wounds: 3 },
      ],
    })
    table.do({ type: 'special', card: 'skill:lay-on-hands' }).do({ type: 'target', who: 1 })
    expect(table.hero(1).wounds).toBe(1)
  })
  test('smite: with Magic alone', () => {
    for (const [stat, wounds] of [
      ['magic', 2],
      ['strength', 1],
    ] as const) {
      const table = beside('slime.1', { id: 'maelis', skills: ['smite'] }, NONE, [
        'fight',
        6,
        1,
        1,
        1,
      ])
      strike(table.do(FIGHT), stat).assign(0, 1)
      expect(table.room(0).monster?.wounds).toBe(wounds)
    }
  })
  test('stand-between: one of the wounds', () => {
    const table = tableAt({
      heroes: [{ id: 'hadrun' }, { id: 'maelis', skills: ['stand-between'] }],
      entrance: { monster: 'slime.1' },
      dice: [
        ['attack', 3, 4],
        ['fight', 1, 1, 1, 1, 1],
      ],
    })
    strike(table.do(FIGHT).do({ type: 'pass' })).do(USE)
    expect([table.hero().wounds, table.hero(1).wounds]).toEqual([1, 1])
  })
  test('clear-conscience and whisper-hood: nobody sabotages', () => {
    for (const hero of [
      { id: 'maelis', skills: ['clear-conscience'] },
      { id: 'pim', equipped: ['whisper-hood'] },
    ] as const) {
      const table = tableAt({
        heroes: [hero, { id: 'hadrun' }],
        entrance: { monster: 'slime.1' },
      }).do(FIGHT)
      expect(table.refusal({ type: 'sabotage' })).toBe('cannot-be-sabotaged')
    }
  })
  test('last-rites: an action after an undead', () => {
    const table = at(
      { id: 'maelis', skills: ['last-rites'] },
      { entrance: { monster: 'barrow-ghoul.1', wounds: 3 } },
      ['attack', 1, 1, 1, 1],
      ['fight', 5, 1, 1, 1],
    )
    strike(table.do(FIGHT)).assign(0, 1)
    expect(table.hero().actions).toBe(2)
  })
  test('vigil: alone at the end of the turn', () => {
    expect(
      at({ id: 'maelis', wounds: 2, skills: ['vigil'] })
        .do({ type: 'end-turn' })
        .hero().wounds,
    ).toBe(1)
    const company = tableAt({
      heroes: [{ id: 'maelis', wounds: 2, skills: ['vigil'] }, { id: 'pim' }],
    })
    expect(company.do({ type: 'end-turn' }).hero().wounds).toBe(2)
  })
  test('oath-of-peace: also who attacks Maelis herself', () => {
    const table = tableAt({
      heroes: [{ id: 'hadrun' }, { id: 'maelis', skills: ['oath-of-peace'] }],
    })
    table.do({ type: 'fight', target: 1 })
    expect(table.hero().wounds).toBe(1)
  })
})

describe('Nixit', () => {
  /** Draws a trap to the east. */
  const draws = (hero: HeroAt, trap: string, ...dice: readonly Roll[]) => {
    const table = at(hero, { tileDeck: ['s14'], encounters: [trap] }, ['content', 4], ...dice).do({
      type: 'move',
      dir: 'E',
    })
    while (table.types().includes('reroll')) table.do({ type: 'decline' })
    return table
  }
  test('salvage: a treasure for a trap', () => {
    const table = draws({ id: 'nixit', skills: ['salvage'] }, 'dart-gallery.1', [
      'disarm',
      4,
      1,
      1,
      1,
    ])
    expect(table.hero().loot).toHaveLength(2)
  })
  test('fail-safe: two wounds less', () => {
    const table = draws({ id: 'nixit', skills: ['fail-safe'] }, 'dart-gallery.1', [
      'disarm',
      1,
      1,
      1,
      1,
    ])
    expect(table.hero().wounds).toBe(0)
  })
  test('flash-powder: all attack dice again', () => {
    const table = beside(
      'slime.1',
      { id: 'nixit', skills: ['flash-powder'] },
      ['attack', 3, 3],
      ['attack', 1, 1],
    )
    table.do(FIGHT).do({ type: 'reroll-all', card: 'skill:flash-powder' })
    expect(table.happened('rerolled')[0]?.dice).toEqual([1, 1])
  })
  test('overcharge: three dice, and each 1 that stands wounds', () => {
    const table = beside(
      'slime.1',
      { id: 'nixit', skills: ['overcharge'] },
      NONE,
      ['fight', 1, 1, 2, 2, 2],
      ['fight', 2],
    )
    strike(table.do(FIGHT).do(USE)).do({ type: 'reroll', card: 'ability:nixit', die: 0 })
    expect(table.hero().wounds).toBe(1)
  })
  test('blast-charge: a trap for two wounds', () => {
    const table = beside('slime.1', { id: 'nixit', skills: ['blast-charge'], loot: ['trapdoor.1'] })
    table.do({ type: 'special', card: 'skill:blast-charge' })
    expect(table.room(0).monster?.wounds).toBe(2)
    expect(table.state.encounterDiscard).toEqual(['trapdoor.1'])
  })
  test('patch-kit: an Encounter card for two wounds', () => {
    const table = at({ id: 'nixit', wounds: 3, skills: ['patch-kit'], loot: ['slime.1'] })
    table.do({ type: 'free', card: 'skill:patch-kit' })
    expect(table.hero()).toMatchObject({ wounds: 1, loot: [], actions: 2 })
  })
  test('long-tongs: a Search next door', () => {
    const table = tableAt({
      heroes: [{ id: 'nixit', skills: ['long-tongs'] }, { id: 'pim' }],
      tiles: [{ ...VAULTS, items: ['iron-pot'] }],
    })
    table.do({ type: 'search', dir: 'N' }).do({ type: 'keep', item: 'iron-pot' })
    expect(table.hero()).toMatchObject({ at: 0, loot: ['iron-pot'] })
  })
  test('summoning: a second monster on another tile', () => {
    const table = at(
      { id: 'nixit', equipped: [STONE] },
      { encounters: ['slime.1', 'trapdoor.1', 'slime.2'] },
    )
    table.do({ type: 'summon' }).do({ type: 'summon-on', to: 1 })
    expect([table.room(0).monster?.card, table.room(1).monster?.card]).toEqual([
      'slime.2',
      'slime.1',
    ])
  })
})

describe('Ssorrek', () => {
  test.each([
    [4, 2],
    [5, 1],
  ])('ability: a %i at the start of the turn', (die, wounds) => {
    expect(at({ id: 'ssorrek', wounds: 2 }, {}, ['table', die]).hero().wounds).toBe(wounds)
  })
  test('tail-lash: a wound after the Fight', () => {
    const table = beside(
      'slime.1',
      { id: 'ssorrek', skills: ['tail-lash'] },
      NONE,
      ['fight', 1, 1, 1, 1],
      ['table', 6],
    )
    strike(table.do(FIGHT))
    expect(table.room(0).monster?.wounds).toBe(1)
  })
  test('ambush-instinct: two more against a monster just drawn', () => {
    const table = at(
      { id: 'ssorrek', skills: ['ambush-instinct'] },
      { tileDeck: ['s14'], encounters: ['slime.1'] },
      ['table', 1],
      ['content', 4],
    )
    strike(table.do({ type: 'move', dir: 'E' }))
    expect(must(table.rolled('fight')[0])).toHaveLength(6)
  })
  test('bitter-spit: Defense one lower in one Fight', () => {
    const table = beside('slime.1', { id: 'ssorrek', skills: ['bitter-spit'] }, NONE, [
      'fight',
      4,
      1,
      1,
      1,
    ])
    strike(table.do(FIGHT).do(USE)).assign(0, 1)
    expect(table.room(0).monster?.wounds).toBe(1)
  })
  test('born-swimmer: rolls of tiles succeed', () => {
    const table = at(
      { id: 'ssorrek', skills: ['born-swimmer'] },
      { tiles: [{ tile: 'x1', x: 0, y: -1 }] },
      ['table', 1],
    )
    table.do({ type: 'move', dir: 'N' })
    expect(table.hero()).toMatchObject({ at: 1, wounds: 0 })
    expect(table.rolled('tile')).toEqual([])
  })
  test('devour: a wound less after a beast', () => {
    const table = at(
      { id: 'ssorrek', wounds: 2, skills: ['devour'] },
      { entrance: { monster: 'gutter-rats.1', wounds: 3 } },
      ['attack', 1, 1],
      ['fight', 5, 1, 1, 1],
    )
    strike(table.do(FIGHT)).assign(0, 1)
    expect(table.hero().wounds).toBe(1)
  })
  test('undertow: a failed Escape costs a wound more', () => {
    const table = tableAt({
      heroes: [{ id: 'hadrun' }, { id: 'ssorrek', skills: ['undertow'] }],
      entrance: { monster: 'slime.1' },
      dice: [['escape', 1, 1, 1], NONE],
    })
    table.do({ type: 'escape' }).do({ type: 'pass' })
    expect(table.hero().wounds).toBe(1)
  })
  test('summoning: any monster moves, once a turn', () => {
    const table = at(
      { id: 'ssorrek', equipped: [STONE] },
      {
        tiles: [
          { ...VAULTS, monster: 'slime.1' },
          { tile: 's02', x: 1, y: 0 },
        ],
      },
      ['table', 1],
    )
    table.do({ type: 'decline' }).do({ type: 'free', card: 'summoning:ssorrek' })
    expect(table.happened('monster-moved')).toHaveLength(1)
    expect(table.may({ type: 'free', card: 'summoning:ssorrek' })).toBe(false)
  })
})
