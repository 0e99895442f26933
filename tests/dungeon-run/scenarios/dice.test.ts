/** Cards that change how many dice are rolled, and abilities of the same kind: each by its id. */
import { describe, expect, test } from 'vitest'
import type { HeroId, ItemId, SkillId, Stat } from '@shared/games/dungeon-run'
import { STONE } from '@shared/games/dungeon-run'
import { must } from '../../must'
import { tableAt, type HeroAt, type Position } from './table'

/** Beside that monster, with somebody else far away. */
function beside(monster: string, hero: HeroAt, more: Partial<Position> = {}) {
  const other: HeroId = hero.id === 'pim' ? 'maelis' : 'pim'
  return tableAt({
    heroes: [hero, { id: other, at: 1 }],
    entrance: { monster },
    tiles: [{ tile: 's01', x: 0, y: -1 }],
    endgame: false,
    ...more,
  })
}
function fightDice(monster: string, hero: HeroAt, stat: Stat, more: Partial<Position> = {}) {
  const table = beside(monster, hero, more)
  table.do({ type: 'fight', target: null })
  while (table.types().includes('use')) table.do({ type: 'decline' })
  if (table.types().includes('stat')) table.do({ type: 'stat', stat })
  return must(table.rolled('fight')[0]).length
}

/** What a skill adds, against what its hero would roll without it. */
test.each<[SkillId, HeroId, string, Stat, number, Partial<HeroAt>?]>([
  ['kindling', 'ysaline', 'slime.1', 'magic', 1],
  ['kindling', 'ysaline', 'slime.1', 'strength', 0],
  ['scorched-fur', 'ysaline', 'gutter-rats.1', 'magic', 2],
  ['scorched-fur', 'ysaline', 'slime.1', 'magic', 0],
  ['manhunter', 'aelithra', 'pit-jailer.1', 'strength', 2],
  ['scarred-muscle', 'grothka', 'slime.1', 'strength', 1],
  ['scarred-muscle', 'grothka', 'slime.1', 'magic', 0],
  ['turn-undead', 'maelis', 'barrow-ghoul.1', 'strength', 2],
  ['spring-gauntlets', 'nixit', 'slime.1', 'magic', 1, { equipped: ['ashwood-wand'] }],
  ['spring-gauntlets', 'nixit', 'slime.1', 'magic', 0],
  ['ancestor-bones', 'ssorrek', 'slime.1', 'magic', 1],
  ['lone-hunter', 'ssorrek', 'slime.1', 'strength', 1],
  ['ambush-instinct', 'ssorrek', 'slime.1', 'strength', 0],
  ['second-arrow', 'aelithra', 'slime.1', 'strength', 0],
  ['play-to-the-crowd', 'grothka', 'slime.1', 'strength', 0],
])('%s of %s against %s with %s: %i more', (skill, id, monster, stat, more, hero = {}) => {
  const without = fightDice(monster, { id, ...hero }, stat)
  expect(fightDice(monster, { id, ...hero, skills: [skill] }, stat) - without).toBe(more)
})
test.each<[SkillId, HeroId, number]>([
  ['finish-the-job', 'hadrun', 1],
  ['backstab', 'pim', 2],
])('%s: more against a wounded foe', (skill, id, more) => {
  const wounded = { entrance: { monster: 'slime.1', wounds: 1 } }
  const without = fightDice('slime.1', { id }, 'strength', wounded)
  expect(fightDice('slime.1', { id, skills: [skill] }, 'strength', wounded) - without).toBe(more)
  expect(fightDice('slime.1', { id, skills: [skill] }, 'strength')).toBe(
    fightDice('slime.1', { id }, 'strength'),
  )
})
test('ability of pim: one more against a wounded foe', () => {
  const wounded = { entrance: { monster: 'slime.1', wounds: 1 } }
  expect(fightDice('slime.1', { id: 'pim' }, 'strength', wounded)).toBe(5)
})
test('ability of grothka: one more with four wounds', () => {
  expect(fightDice('slime.1', { id: 'grothka', wounds: 3 }, 'strength')).toBe(5)
  expect(fightDice('slime.1', { id: 'grothka', wounds: 4 }, 'strength')).toBe(6)
})
test('summoning of hadrun: one for each treasure in play, four at most, the Stone excluded', () => {
  const equipped: ItemId[] = [
    STONE,
    'lucky-knuckle',
    'smoke-flask',
    'heartroot-draught',
    'lockwrights-kit',
    'iron-pot',
  ]
  const position = { endgame: true } as const
  const table = beside('slime.1', { id: 'hadrun', equipped: equipped.slice(0, 3) }, position)
  table
    .do({ type: 'decline' })
    .do({ type: 'fight', target: null })
    .do({ type: 'stat', stat: 'strength' })
  expect(table.rolled('fight')[0]).toHaveLength(7)
  const rich = beside('slime.1', { id: 'hadrun', equipped }, position)
  rich
    .do({ type: 'decline' })
    .do({ type: 'fight', target: null })
    .do({ type: 'stat', stat: 'strength' })
  expect(rich.rolled('fight')[0]).toHaveLength(9)
})

test.each<[ItemId, HeroId, string, Stat, number]>([
  ['notched-falchion', 'hadrun', 'slime.1', 'strength', 1],
  ['notched-falchion', 'hadrun', 'slime.1', 'magic', 0],
  ['miners-maul', 'hadrun', 'slime.1', 'strength', 2],
  ['gravebane-mace', 'maelis', 'barrow-ghoul.1', 'strength', 2],
  ['gravebane-mace', 'maelis', 'slime.1', 'strength', 1],
  ['twin-slivers', 'pim', 'slime.1', 'strength', 1],
  ['ashwood-wand', 'ysaline', 'slime.1', 'magic', 1],
  ['stormrod', 'ysaline', 'slime.1', 'magic', 2],
  ['sigil-robe', 'ysaline', 'slime.1', 'magic', 1],
  ['well-spirit-sword', 'hadrun', 'slime.1', 'magic', 2],
  ['candle-crown', 'hadrun', 'slime.1', 'strength', 1],
])('%s with %s against %s with %s: %i more', (item, id, monster, stat, more) => {
  const without = fightDice(monster, { id }, stat)
  expect(fightDice(monster, { id, equipped: [item] }, stat) - without).toBe(more)
})
test('sellsword: one more, until the hero falls', () => {
  const attached = [{ card: 'sellsword.1', until: 'defeat', turns: 1 }] as const
  expect(fightDice('slime.1', { id: 'hadrun', attached }, 'strength')).toBe(6)
})
test.each<[string, HeroId, Stat, number]>([
  ['ember-zealot.1', 'ysaline', 'magic', 4],
  ['ember-zealot.1', 'ysaline', 'strength', 2],
  ['wailing-shade.1', 'hadrun', 'strength', 4],
])('%s: %s with %s rolls %i', (monster, id, stat, dice) => {
  expect(fightDice(monster, { id }, stat)).toBe(dice)
})
test('wailing-shade: an enchanted card in play keeps the die', () => {
  expect(
    fightDice('wailing-shade.1', { id: 'hadrun', equipped: ['lucky-knuckle'] }, 'strength'),
  ).toBe(5)
})
test('ithrel-noon, Counterspell: one die less with Magic', () => {
  const position = {
    boss: 'ithrel-noon',
    tiles: [
      { tile: 's01', x: 0, y: -1 },
      { tile: 'lair', x: 1, y: 0, turn: 3 },
    ],
  } as const
  expect(fightDice('ithrel-noon', { id: 'ysaline' }, 'magic', position)).toBe(4)
})

describe('the monster’s dice', () => {
  function attackDice(monster: string, hero: HeroAt, wounds = 0, uses = false) {
    const table = beside(monster, hero, { entrance: { monster, wounds } })
    table.do({ type: 'fight', target: null })
    if (uses) table.do({ type: 'use' })
    while (table.types().includes('use')) table.do({ type: 'decline' })
    return must(table.rolled('attack')[0]).length
  }
  test.each<[string, number, number]>([
    ['gutter-rats.1', 0, 5],
    ['gutter-rats.1', 2, 3],
    ['scree-boar.1', 0, 4],
    ['slime.1', 2, 2],
  ])('%s with %i wounds rolls %i', (monster, wounds, dice) => {
    expect(attackDice(monster, { id: 'hadrun' }, wounds)).toBe(dice)
  })
  test('candle-crown: undead roll one less', () => {
    expect(attackDice('barrow-ghoul.1', { id: 'hadrun', equipped: ['candle-crown'] })).toBe(3)
    expect(attackDice('slime.1', { id: 'hadrun', equipped: ['candle-crown'] })).toBe(2)
  })
  test('pinning-shot and war-cry: one less, once a turn', () => {
    expect(attackDice('slime.1', { id: 'grothka', skills: ['war-cry'] })).toBe(2)
    expect(attackDice('gutter-rats.1', { id: 'grothka', skills: ['war-cry'] }, 0, true)).toBe(4)
    const table = beside(
      'foundry-colossus.1',
      { id: 'aelithra', skills: ['pinning-shot'] },
      { dice: [['table', 1]] },
    )
    table.do({ type: 'fight', target: null }).do({ type: 'use' })
    expect(must(table.rolled('attack')[0])).toHaveLength(3)
  })
  test('rooted-stance: free attacks by monsters alone use one die less', () => {
    const table = beside(
      'slime.1',
      { id: 'hadrun', skills: ['rooted-stance'] },
      { dice: [['escape', 1, 1, 1]] },
    )
    table.do({ type: 'escape' })
    expect(must(table.rolled('attack')[0])).toHaveLength(1)
    expect(attackDice('slime.1', { id: 'hadrun', skills: ['rooted-stance'] })).toBe(2)
  })
})

describe('Escape dice', () => {
  function escapeDice(hero: HeroAt, monster = 'slime.1', other: HeroAt | null = null) {
    const table = beside(monster, hero, other === null ? {} : { heroes: [hero, other] })
    table.do({ type: 'escape' })
    while (table.types().some((type) => type === 'pass' || type === 'stat' || type === 'use'))
      table.do(
        must(
          table
            .actions()
            .find(({ type }) => type === 'pass' || type === 'stat' || type === 'decline'),
        ),
      )
    return must(table.rolled('escape')[0]).length
  }
  test.each<[string, HeroAt, number]>([
    ['slime.1', { id: 'hadrun' }, 3],
    ['pit-jailer.1', { id: 'hadrun' }, 2],
    ['slime.1', { id: 'aelithra', skills: ['lightfoot'] }, 5],
    ['slime.1', { id: 'pim', equipped: ['whisper-hood'] }, 6],
    ['slime.1', { id: 'hadrun', equipped: ['delvers-lantern'] }, 4],
    ['slime.1', { id: 'hadrun', equipped: ['miners-maul'] }, 3],
    ['slime.1', { id: 'grothka', equipped: ['miners-maul'] }, 1],
    [
      'slime.1',
      { id: 'ysaline', attached: [{ card: 'leg-irons.1', until: 'defeatOrHeal', turns: 1 }] },
      1,
    ],
    [
      'slime.1',
      { id: 'pim', attached: [{ card: 'withering-rune.1', until: 'defeatOrHeal', turns: 1 }] },
      5,
    ],
  ])('beside %s: %o rolls %i', (monster, hero, dice) => {
    expect(escapeDice(hero, monster)).toBe(dice)
  })
  test('mother-tangle, Webbed Floor: one less', () => {
    const table = beside(
      'mother-tangle',
      { id: 'hadrun' },
      {
        boss: 'mother-tangle',
        tiles: [
          { tile: 's01', x: 0, y: -1 },
          { tile: 'lair', x: 1, y: 0, turn: 3 },
        ],
      },
    )
    table.do({ type: 'escape' })
    expect(must(table.rolled('escape')[0])).toHaveLength(2)
  })
  test('oil-slick: other heroes here roll one less', () => {
    expect(escapeDice({ id: 'hadrun' }, 'slime.1', { id: 'nixit', skills: ['oil-slick'] })).toBe(2)
  })
  test('dirty-tricks: a saboteur takes two', () => {
    const table = beside(
      'slime.1',
      { id: 'aelithra' },
      { heroes: [{ id: 'aelithra' }, { id: 'pim', skills: ['dirty-tricks'] }] },
    )
    table.do({ type: 'escape' }).do({ type: 'sabotage' })
    expect(must(table.rolled('escape')[0])).toHaveLength(2)
  })
  test('veil-of-ash: Magic will do', () => {
    const table = beside('slime.1', { id: 'ysaline', skills: ['veil-of-ash'] })
    table.do({ type: 'escape' }).do({ type: 'stat', stat: 'magic' })
    expect(must(table.rolled('escape')[0])).toHaveLength(5)
  })
})

describe('Disarm dice', () => {
  function disarm(hero: HeroAt, trap: string) {
    const table = tableAt({
      heroes: [hero, { id: 'maelis', at: 1 }],
      tiles: [{ tile: 's01', x: 0, y: -1 }],
      tileDeck: ['s14'],
      encounters: [trap],
      dice: [['content', 4]],
    }).do({ type: 'move', dir: 'E' })
    if (table.types().includes('place'))
      table.do(must(table.actions().find((one) => one.type === 'place' && one.tile === 's14')))
    while (table.types().includes('reroll') && table.rolled('disarm').length === 0)
      table.do({ type: 'decline' })
    return table
  }
  test.each<[HeroAt, string, number]>([
    [{ id: 'pim', skills: ['wire-cutters'] }, 'dart-gallery.1', 7],
    [{ id: 'aelithra', equipped: ['lockwrights-kit'] }, 'dart-gallery.1', 6],
    [{ id: 'pim', equipped: ['delvers-lantern'] }, 'trapdoor.1', 6],
    [{ id: 'pim' }, 'leg-irons.1', 4],
  ])('%o against %s rolls %i', (hero, trap, dice) => {
    expect(must(disarm(hero, trap).rolled('disarm')[0])).toHaveLength(dice)
  })
  test('crowbar-logic: Strength will do', () => {
    const table = disarm({ id: 'hadrun', skills: ['crowbar-logic'] }, 'dart-gallery.1')
    expect(table.actions()).toEqual([
      { type: 'stat', stat: 'dexterity' },
      { type: 'stat', stat: 'strength' },
    ])
  })
  test.each(['withering-rune.1', 'rolling-boulder.1', 'choking-spores.1', 'mirror-sigil.1'])(
    '%s leaves the choice',
    (trap) => {
      expect(disarm({ id: 'pim' }, trap).types()).toEqual(['stat'])
    },
  )
})
