/** Skills, abilities and Summoning powers that do more than add dice (dice.test.ts has those), by their ids: the first four heroes. */
import { describe, expect, test } from 'vitest'
import { STONE } from '@shared/games/dungeon-run'
import { must } from '../../must'
import { at, AWAY, AWAY_TOO, beside, FIGHT, NONE, strike, USE, VAULTS } from './fights'
import { tableAt } from './table'

describe('Hadrun', () => {
  test('ability of hadrun: the content die again', () => {
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
  test.each(['magic', 'strength'] as const)('ability of ysaline: a die again with %s', (stat) => {
    const table = beside(
      'slime.1',
      { id: 'ysaline' },
      NONE,
      ['fight', 1, 1, ...(stat === 'magic' ? [1, 1, 1] : [])],
      ['fight', 6],
    )
    strike(table.do(FIGHT), stat)
    expect(table.types().includes('reroll')).toBe(stat === 'magic')
    if (stat === 'strength') return
    table.do({ type: 'reroll', card: 'ability:ysaline', die: 0 }).assign(0, 1)
    expect(table.room(0).monster?.wounds).toBe(1)
  })
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
  test('summoning of ysaline: a wound where she summons', () => {
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
  test('ability of pim: no free attack for a failed Escape', () => {
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
  test('summoning of pim: other heroes never hold him', () => {
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
  ])('ability of aelithra: a %i before the Fight', (die, wounds) => {
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
  test('volley and summoning of aelithra: free attacks next door', () => {
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
