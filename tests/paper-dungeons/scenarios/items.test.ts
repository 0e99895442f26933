/** Every magic item (rules page, 9), class bonuses (8), tracks (13), and what happens to gains that find no place. */
import { describe, expect, test } from 'vitest'
import { must } from '../../must'
import { PLAIN, tableAt, tableFor, type Standing } from './table'

function strength(standing: Standing): number {
  const table = tableAt({ seats: [{ ...standing, entered: [1] }, {}], turn: 3, rolls: [PLAIN] })
  return must(must(table.finishAll().happened('boss-fought')[0]).fights[0]).strength
}

describe('magic items', () => {
  test('the first four ask for their hero, in either colour, or a clover (Q6, Q25)', () => {
    const dice = ['warrior', 'mage', 'clover', 'boots', 'cleric', 'thief'] as const
    const table = tableFor({}, { dice })
    const fitting = [
      'flaming-sword',
      'funereal-sceptre',
      'sea-amulet',
      'ethereal-cloak',
      'crown-of-the-just',
    ].map((item) =>
      table
        .actions()
        .flatMap((action) => (action.type === 'item' && action.item === item ? [action.die] : [])),
    )
    expect(fitting).toEqual([
      [0, 2],
      [1, 2],
      [2, 4],
      [2, 5],
      [0, 1, 2, 3, 4, 5],
    ])
  })

  test('a complete item takes no further mark', () => {
    const table = tableFor({ items: { 'crown-of-the-just': 2 } })
    expect(table.refusal({ type: 'item', die: 0, item: 'crown-of-the-just' })).toBe('item-complete')
  })

  test('Flaming Sword: +3 strength, from both marks on', () => {
    expect(strength({})).toBe(5)
    expect(strength({ items: { 'flaming-sword': 1 } })).toBe(5)
    expect(strength({ items: { 'flaming-sword': 2 } })).toBe(8)
  })

  test('Funereal Sceptre: two monsters of choice; of fewer, those that are left (Q24)', () => {
    const table = tableFor({ items: { 'funereal-sceptre': 1 } })
    table.do({ type: 'item', die: 1, item: 'funereal-sceptre' })
    expect(table.actions()).toHaveLength(16)
    const one = tableFor({ items: { 'funereal-sceptre': 1 }, defeated: 15 })
    one.do({ type: 'item', die: 1, item: 'funereal-sceptre' })
    expect(one.monsters()).toBe(16)
    expect(one.question()).toBe('use-die')
    const none = tableFor({ items: { 'funereal-sceptre': 1 }, defeated: 16 })
    none.do({ type: 'item', die: 1, item: 'funereal-sceptre' })
    expect(none.monsters()).toBe(16)
    expect(none.box('E')).toBe(1)
  })

  test('Sea Amulet: rivers open on the very step after it is complete', () => {
    const table = tableFor({ items: { 'sea-amulet': 1 }, at: 'D2' })
    expect(table.refusal({ type: 'move', die: 0, to: 'E2' })).toBe('river')
    table.do({ type: 'item', die: 2, item: 'sea-amulet' })
    expect(table.can({ type: 'move', die: 0, to: 'E2' })).toBe(true)
    expect(table.box('E')).toBe(3)
  })

  test('Ethereal Cloak: walls open on the way, between two moves of the same die', () => {
    const table = tableFor({ items: { 'ethereal-cloak': 1 }, at: 'C3', walked: [] })
    expect(table.refusal({ type: 'move', die: 0, to: 'D3' })).toBe('wall')
    const fresh = tableFor({ items: { 'ethereal-cloak': 1 }, at: 'C2', gems: ['A'] })
    fresh.do({ type: 'move', die: 0, to: 'C3' }).do({ type: 'mark', item: 'ethereal-cloak' })
    expect(fresh.can({ type: 'step', to: 'D3' })).toBe(true)
  })

  test('Crown of the Just: four glory and nothing else', () => {
    const table = tableFor({ items: { 'crown-of-the-just': 1 } })
    table.do({ type: 'item', die: 0, item: 'crown-of-the-just' })
    expect(table.chain()).toEqual(['die-used', 'item-marked'])
    expect(table.box('E')).toBe(6)
  })

  test('Alchemical Cauldron: three potions at once, rows and all', () => {
    const table = tableFor({ items: { 'alchemical-cauldron': 1 }, potions: 2 })
    table.do({ type: 'item', die: 0, item: 'alchemical-cauldron' })
    expect(table.question()).toBe('raise')
    table.do({ type: 'raise', hero: 'cleric' })
    expect(table.sheet()).toMatchObject({ potions: 5, levels: [1, 1, 2, 1], brews: 0 })
  })

  test('Armour of Heroes: one level higher in fights, not against bosses (Q38)', () => {
    const items = { 'armour-of-heroes': 2 }
    expect(tableFor({ items }).move(0, ['D1'], 0, { potions: false }).sheet().damage).toBe(1)
    expect(strength({ items })).toBe(5)
  })

  test('Tome of Wisdom: one level for a hero of choice', () => {
    const table = tableFor({ items: { 'tome-of-wisdom': 1 } })
    table.do({ type: 'item', die: 0, item: 'tome-of-wisdom' }).do({ type: 'raise', hero: 'thief' })
    expect(table.level('thief')).toBe(2)
    expect(table.box('E')).toBe(5)
  })

  test('the example of the rulebook: eight glory', () => {
    const items = {
      'flaming-sword': 2,
      'armour-of-heroes': 2,
      'ethereal-cloak': 1,
      'alchemical-cauldron': 1,
    }
    expect(tableFor({ items }).box('E')).toBe(8)
  })
})

describe('class bonuses begin at level 4 (rules page, 8)', () => {
  test('Warrior: +1 strength', () => {
    expect(strength({ levels: [3, 1, 1, 1] })).toBe(9)
    expect(strength({ levels: [4, 1, 1, 1] })).toBe(12)
  })

  test('Mage: a swap a turn, for the later dice of the turn in which level 4 is reached (Q8)', () => {
    const table = tableFor(
      { levels: [1, 3, 1, 1] },
      { dice: ['warrior', 'boots', 'boots', 'mage', 'boots', 'boots'] },
    )
    const swapped = { type: 'level', die: 0, hero: 'warrior', swap: 'mage' } as const
    expect(table.refusal(swapped)).toBe('no-swap')
    table.do({ type: 'level', die: 3, hero: 'mage', swap: null }).do(swapped)
    expect(table.level('warrior')).toBe(2)
  })

  test('a swap is not offered where the colour matches, nor for a clover (Q7, Q8)', () => {
    const table = tableFor(
      { levels: [1, 4, 1, 1] },
      { dice: ['clover', 'boots', 'boots', 'mage', 'boots', 'boots'] },
    )
    expect(table.refusal({ type: 'level', die: 3, hero: 'mage', swap: 'mage' })).toBe(
      'swap-needless',
    )
    expect(table.refusal({ type: 'level', die: 0, hero: 'mage', swap: 'mage' })).toBe(
      'swap-needless',
    )
  })

  test('Cleric: no damage from skulls, but from all else', () => {
    const table = tableAt({
      seats: [{ levels: [1, 1, 4, 1], at: 'F1' }],
      rolls: [['skull', 'skull', 'mage', 'mage', 'boots', 'thief']],
    })
    table.finishAll()
    expect(table.sheet().damage).toBe(0)
    expect(table.move(2, ['E1']).sheet().damage).toBe(1)
  })

  test('Thief: one mark on the gem track, once, and no gem leaves the map (Q31)', () => {
    const dice = ['thief', 'thief', 'boots', 'boots', 'boots', 'boots'] as const
    const table = tableFor(
      { levels: [1, 1, 1, 3], gemMarks: 4, gems: ['A', 'B', 'C', 'D'] },
      { dice },
    )
    table.do({ type: 'level', die: 0, hero: 'thief', swap: null })
    // The fifth space brings an item mark, wherever the gem comes from.
    expect(table.question()).toBe('mark')
    table.do({ type: 'mark', item: 'sea-amulet' })
    table.do({ type: 'level', die: 1, hero: 'thief', swap: null })
    expect(table.sheet()).toMatchObject({ gemMarks: 5, gems: 15 })
  })
})

describe('gains (Q9)', () => {
  test('with no place left are lost', () => {
    const full = Object.fromEntries(
      [
        'flaming-sword',
        'funereal-sceptre',
        'sea-amulet',
        'ethereal-cloak',
        'crown-of-the-just',
        'alchemical-cauldron',
        'armour-of-heroes',
        'tome-of-wisdom',
      ].map((item) => [item, 2]),
    )
    const table = tableFor({ levels: [6, 6, 6, 6], items: full, potions: 12, at: 'B1' })
    table.move(0, ['A1', 'B1']).move(1, ['C1'])
    expect(table.log().filter(({ type }) => type === 'gain-lost')).toEqual([
      { type: 'gain-lost', gain: 'level', by: 'room' },
      { type: 'gain-lost', gain: 'potion', by: 'room' },
    ])
    const marks = tableFor({ items: full, at: 'F1' }).move(0, ['E1'])
    expect(marks.log()).toContainEqual({ type: 'gain-lost', gain: 'item', by: 'room' })
  })

  test('with one place left take it without asking', () => {
    const table = tableFor({ levels: [6, 6, 6, 3], at: 'B1' }).move(0, ['A1'])
    expect(table.sheet().levels).toEqual([6, 6, 6, 4])
    expect(table.sheet().gemMarks).toBe(1)
  })

  test('of levels and marks leave the choice of the target (rules page, 8, 9)', () => {
    const table = tableFor({ levels: [2, 1, 1, 6], at: 'B1' }).do({
      type: 'move',
      die: 0,
      to: 'A1',
    })
    expect(table.question()).toBe('raise')
    expect(table.actions()).toHaveLength(3)
    expect(table.refusal({ type: 'raise', hero: 'thief' })).toBe('hero-at-top')
    expect(table.refusal({ type: 'stop' })).toBe('choice-open')
  })
})

describe('the gem track (rules page, 13, 21.4)', () => {
  test.each([
    [2, 'potion-gained'],
    [4, 'item-marked'],
    [7, 'hero-raised'],
  ] as const)('after %i gems the next one brings more', (before, what) => {
    const gems = (['A', 'B', 'D', 'E', 'F', 'G', 'H'] as const).slice(0, before)
    const table = tableFor({ gems, at: 'F2', levels: [6, 6, 6, 1], items: { 'sea-amulet': 1 } })
    table.move(0, ['F3'])
    expect(table.chain()).toEqual(expect.arrayContaining(['gem-taken', 'gem-marked', what]))
  })

  test.each([0, 1, 3, 5, 6, 8, 9])('after %i gems the next one brings nothing else', (before) => {
    const gems = (['A', 'B', 'D', 'E', 'F', 'G', 'H'] as const).slice(0, before)
    const table = tableFor({
      gems,
      gemMarks: before,
      at: 'F2',
      ...(before > 7 ? { levels: [1, 1, 1, 4], potions: 12 } : {}),
    })
    table.move(0, ['F3'])
    expect(table.chain()).toEqual(['die-used', 'room-entered', 'gem-taken', 'gem-marked'])
  })
})
