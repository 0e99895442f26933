/** Every power (rules page, 17), with the rulings on it. */
import { POWERS, type Action, type PowerId } from '@shared/games/paper-dungeons'
import { HOUSE_CONTENT } from '@main/games/paper-dungeons/content'
import { describe, expect, test } from 'vitest'
import { must } from '../../must'
import { newTable, PLAIN, tableAt, tableFor, type Table } from './table'

/** A game of two in which the first seat keeps this power. */
function withPower(power: PowerId): Table {
  const table = newTable({ powers: [power], rolls: [PLAIN] })
  const keep = table.actions().find((action) => action.type === 'keep' && action.power === power)
  return table.do(must(keep))
}

test.each(POWERS)('%s counts in box J', (power) => {
  const table = tableFor({ power })
  const glory = must(HOUSE_CONTENT.powers.find(({ id }) => id === power)).glory
  expect(table.box('J')).toBe(glory)
})

test.each(POWERS)('%s asks in setup only where it is a power of setup', (power) => {
  const asks: readonly PowerId[] = ['artisan', 'assassin', 'tomb-raider', 'veteran']
  expect(withPower(power).question() !== 'commit').toBe(asks.includes(power))
})

describe('the Alchemist', () => {
  test('gets three potions from a die, and no more from rooms (Q28)', () => {
    const table = tableFor({ power: 'alchemist', levels: [6, 6, 6, 6] })
    table.do({ type: 'brew', die: 0 })
    expect(table.sheet().potions).toBe(3)
    table.move(1, ['C1'])
    expect(table.sheet().potions).toBe(4)
    expect(table.sheet().brews).toBe(1)
  })
})

describe('the Artisan', () => {
  test('marks two different items before turn 1', () => {
    const table = withPower('artisan').do({ type: 'mark', item: 'sea-amulet' })
    expect(table.refusal({ type: 'mark', item: 'sea-amulet' })).toBe('same-item')
    expect(table.actions()).toHaveLength(7)
    table.do({ type: 'mark', item: 'flaming-sword' })
    expect(table.sheet().items).toEqual([1, 0, 1, 0, 0, 0, 0, 0])
    expect(table.question()).toBe('commit')
  })
})

describe('the Assassin', () => {
  test('defeats two monsters from afar, with their marks; the rooms are not explored (Q23)', () => {
    const table = withPower('assassin').do({ type: 'defeat', room: 'A6' })
    expect(table.refusal({ type: 'defeat', room: 'A6' })).toBe('monster-defeated')
    expect(table.refusal({ type: 'defeat', room: 'B1' })).toBe('no-monster')
    table.do({ type: 'defeat', room: 'D1' })
    expect(table.monsters()).toBe(2)
    expect(table.explored()).toBe('')
    expect(table.sheet().damage).toBe(0)
  })

  test('leaves the reward of the room, without the fight (Q23)', () => {
    const table = tableFor({ power: 'assassin', defeated: ['D1'] }).move(0, ['D1'])
    expect(table.sheet()).toMatchObject({ damage: 0, potions: 1 })
    expect(table.monsters()).toBe(1)
  })
})

describe('the Barbarian', () => {
  test('takes no damage from a boss, but from everything else', () => {
    const table = tableAt({
      seats: [{ power: 'barbarian', levels: [3, 3, 3, 3], entered: [1] }, {}],
      turn: 3,
      rolls: [PLAIN],
    })
    table.finishAll()
    const [fought] = table.happened('boss-fought')
    expect(fought?.fights[0]).toMatchObject({ strength: 15, glory: 5, damage: 0 })
    expect(table.sheet().damage).toBe(0)
    const trapped = tableFor({ power: 'barbarian', at: 'F1' }).move(0, ['E1'])
    expect(trapped.sheet().damage).toBe(1)
  })
})

describe('the Berserker', () => {
  test('has two more strength against bosses', () => {
    const strength = (power: PowerId): number => {
      const table = tableAt({ seats: [{ power, entered: [1] }, {}], turn: 3, rolls: [PLAIN] })
      return must(must(table.finishAll().happened('boss-fought')[0]).fights[0]).strength
    }
    expect(strength('berserker') - strength('seer')).toBe(2)
  })
})

describe('the Druid and the Scavenger', () => {
  test.each(['druid', 'scavenger'] as const)(
    'the %s profits from spaces 3, 6, 9 … (Q26)',
    (power) => {
      for (const [before, gains] of [
        [1, 0],
        [2, 1],
        [3, 0],
        [5, 1],
        [14, 1],
      ] as const) {
        const levels = [6, 6, 6, 6] as const
        // B2 and A6 are the last to be defeated: D1 is not among them.
        const all = [
          'A1',
          'D1',
          'A2',
          'E2',
          'F2',
          'A3',
          'D3',
          'A4',
          'C4',
          'E4',
          'B5',
          'D5',
          'D6',
          'F6',
        ] as const
        const table = tableFor({ power, levels, at: 'A5', defeated: all.slice(0, before) })
        table.move(0, ['A6'])
        const gained = power === 'druid' ? table.sheet().potions : sum(table.sheet().items)
        expect(gained).toBe(gains)
      }
    },
  )

  test('defeats of Sceptre and Assassin count (Q23)', () => {
    const table = tableFor({
      power: 'scavenger',
      defeated: ['D1', 'A1'],
      items: { 'funereal-sceptre': 1 },
    })
    table.do({ type: 'item', die: 1, item: 'funereal-sceptre' }).do({ type: 'defeat', room: 'A6' })
    // Depth first: the mark comes before the second monster (Q10).
    expect(table.question()).toBe('mark')
    table.do({ type: 'mark', item: 'sea-amulet' })
    expect(table.question()).toBe('defeat')
    table.do({ type: 'defeat', room: 'F6' })
    expect(table.monsters()).toBe(4)
  })
})

describe('the Explorer', () => {
  test('takes nothing from traps, and they still count as explored', () => {
    const table = tableFor({ power: 'explorer', at: 'F1', objective: 'trap-springer' }).move(0, [
      'E1',
    ])
    expect(table.sheet()).toMatchObject({ damage: 0, hearts: 0 })
    expect(table.log()).toContainEqual({ type: 'trap-sprung', room: 'E1', damage: 0 })
    expect(table.explored()).toContain('E1')
  })
})

describe('the Healer', () => {
  test('begins with two potions', () => {
    expect(withPower('healer').sheet().potions).toBe(2)
  })
})

describe('the Illusionist', () => {
  test('swaps the colour of one die a turn, for levels alone (Q8)', () => {
    const table = tableFor(
      { power: 'illusionist' },
      { dice: ['warrior', 'mage', 'boots', 'boots', 'boots', 'boots'] },
    )
    const swapped: Action = { type: 'level', die: 0, hero: 'warrior', swap: 'illusionist' }
    expect(table.refusal({ ...swapped, swap: null })).toBe('wrong-color')
    expect(table.refusal({ ...swapped, swap: 'mage' })).toBe('no-swap')
    table.do(swapped)
    expect(table.refusal({ type: 'level', die: 1, hero: 'mage', swap: 'illusionist' })).toBe(
      'no-swap',
    )
  })

  test('may do so again in the next turn', () => {
    const table = tableAt({
      seats: [{ power: 'illusionist' }],
      dice: ['warrior', 'mage', 'boots', 'boots', 'boots', 'boots'],
      rolls: [['warrior', 'boots', 'mage', 'mage', 'boots', 'mage'], PLAIN],
    })
    table.do({ type: 'level', die: 0, hero: 'warrior', swap: 'illusionist' }).finish()
    table.do({ type: 'level', die: 0, hero: 'warrior', swap: 'illusionist' })
    expect(table.level('warrior')).toBe(3)
  })
})

describe('the Merchant', () => {
  test('gets a potion with each gem of the map, after the bonus of its space (Q27)', () => {
    const table = tableFor({
      power: 'merchant',
      gemMarks: 2,
      gems: ['A', 'B'],
      at: 'F2',
      levels: [6, 6, 6, 6],
    })
    table.move(0, ['F3'])
    expect(table.log().slice(-4)).toMatchObject([
      { type: 'gem-taken', gem: 'C' },
      { type: 'gem-marked', marks: 3, by: 'room' },
      { type: 'potion-gained', by: 'gem-track' },
      { type: 'potion-gained', by: 'power' },
    ])
  })

  test('gets none for gems that are not of the map (Q27)', () => {
    const thief = tableFor(
      { power: 'merchant', levels: [1, 1, 1, 3] },
      { dice: ['thief', 'boots', 'boots', 'boots', 'boots', 'boots'] },
    )
    thief.do({ type: 'level', die: 0, hero: 'thief', swap: null })
    expect(thief.sheet()).toMatchObject({ gemMarks: 1, potions: 0 })
  })
})

describe('the Noble', () => {
  test('gets an item mark for each hero that reaches level 5, however it does (Q29)', () => {
    const table = tableFor({ power: 'noble', levels: [4, 4, 1, 1], potions: 3 })
    table.do({ type: 'level', die: 3, hero: 'warrior', swap: null })
    table.do({ type: 'mark', item: 'sea-amulet' })
    table.do({ type: 'brew', die: 0 }).do({ type: 'raise', hero: 'mage' })
    table.do({ type: 'mark', item: 'sea-amulet' })
    expect(table.marks('sea-amulet')).toBe(2)
    const higher = tableFor({ power: 'noble', levels: [5, 1, 1, 1] })
    higher.do({ type: 'level', die: 3, hero: 'warrior', swap: null })
    expect(sum(higher.sheet().items)).toBe(0)
  })
})

describe('the Ranger', () => {
  const ranger = { power: 'ranger', levels: [6, 6, 6, 6], items: { 'sea-amulet': 2 } } as const

  test('gets a move back at each river, and crosses none without the Amulet (Q22)', () => {
    expect(
      tableFor({ ...ranger, items: {}, at: 'B4' }).refusal({ type: 'move', die: 0, to: 'C4' }),
    ).toBe('river')
    const table = tableFor({ ...ranger, at: 'B3' })
    table.move(0, ['B4', 'C4', 'D4', 'E4', 'E5', 'F5'], 0, { potions: false })
    expect(table.at()).toBe('F5')
    expect(table.question()).toBe('use-die')
  })

  test('is not offered a step back to where this die has been with as many moves (Q22)', () => {
    const walked = {
      ...ranger,
      walked: ['A3', 'A4'] as const,
      defeated: ['A3', 'A4'] as const,
      gems: ['B'] as const,
    }
    const table = tableFor(walked).do({ type: 'move', die: 0, to: 'A3' })
    expect(table.refusal({ type: 'step', to: 'A4' })).toBe('been-there')
    expect(table.can({ type: 'step', to: 'A2' })).toBe(true)
  })

  test('may leave the room of a boss and enter it again for nothing (Q22, Q35)', () => {
    const table = tableFor({ ...ranger, walked: ['B3', 'B4'] }, { turn: 4 })
    expect(table.sheet().entered).toBe(0)
    table.move(0, ['B3'], 0, { potions: false }).do({ type: 'step', to: 'B4' })
    expect(table.sheet().entered).toBe(2)
    expect(table.question()).toBe('walk')
  })

  test('finds no endless way between two traps either (Q22)', () => {
    const table = tableFor({ ...ranger, walked: ['F4', 'F5'], gems: ['E'] })
    table.do({ type: 'move', die: 0, to: 'F4' })
    expect(table.refusal({ type: 'step', to: 'F5' })).toBe('been-there')
  })
})

describe('the Seer', () => {
  test.each([
    [1, 0],
    [2, 1],
  ])('takes one less from the skulls of a roll: %i skulls deal %i (Q30)', (skulls, damage) => {
    const roll = [
      'skull',
      skulls === 2 ? 'skull' : 'boots',
      'mage',
      'mage',
      'boots',
      'thief',
    ] as const
    const table = tableAt({ seats: [{ power: 'seer' }], rolls: [roll] }).finishAll()
    expect(table.sheet().damage).toBe(damage)
  })
})

describe('the Tomb Raider', () => {
  test('takes any gem of the map, with the bonus of its space; nobody loses it (Q32)', () => {
    const table = withPower('tomb-raider')
    expect(table.actions()).toHaveLength(8)
    table.do({ type: 'raid', gem: 'D' }).finishAll()
    table.finishAll()
    expect([table.gems(0), table.lost(1)]).toEqual(['D', ''])
    expect(table.happened('gem-announced')).toEqual([])
    // The gem is gone from this map, the monster is not.
    const later = tableFor({ gems: ['D'], at: 'D4', levels: [1, 1, 1, 4] }).move(0, ['C4'])
    expect(later.sheet().gemMarks).toBe(1)
    expect(later.monsters()).toBe(1)
  })
})

describe('the Veteran', () => {
  test('raises two different heroes; level 2 brings nothing else', () => {
    const table = withPower('veteran').do({ type: 'raise', hero: 'mage' })
    expect(table.actions().map((action) => ('hero' in action ? action.hero : null))).toEqual([
      'warrior',
      'cleric',
      'thief',
    ])
    table.do({ type: 'raise', hero: 'cleric' })
    expect(table.sheet().levels).toEqual([1, 2, 2, 1])
  })
})

function sum(list: readonly number[]): number {
  return list.reduce((all, one) => all + one, 0)
}
