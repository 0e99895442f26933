/** Skills, abilities and Summoning powers that do more than add dice (dice.test.ts has those), by their ids: the last four heroes. */
import { describe, expect, test } from 'vitest'
import { STONE } from '@shared/games/dungeon-run'
import { must } from '../../must'
import { at, AWAY, beside, FIGHT, NONE, strike, USE, VAULTS } from './fights'
import { tableAt, type HeroAt, type Roll } from './table'

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
  test('summoning of grothka: an action after a kill', () => {
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
  test('ability of maelis: a Heal removes two', () => {
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
  test('summoning of nixit: a second monster on another tile', () => {
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
  ])('ability of ssorrek: a %i at the start of the turn', (die, wounds) => {
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
  test('summoning of ssorrek: any monster moves, once a turn', () => {
    const table = at(
      { id: 'ssorrek', equipped: [STONE] },
      {
        tiles: [
          { ...VAULTS, monster: 'slime.1' },
          { tile: 's02', x: 1, y: 0 },
        ],
      },
    )
    table.do({ type: 'decline' }).do({ type: 'free', card: 'summoning:ssorrek' })
    expect(table.happened('monster-moved')).toHaveLength(1)
    expect(table.may({ type: 'free', card: 'summoning:ssorrek' })).toBe(false)
  })
})
