/** Who would fall by stopping, and what could still save them, told before anyone stops (R1, R3, R23, R24). */
import { describe, expect, test } from 'vitest'
import { facing, hand, type Position, type Table } from './table'

const low = { strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] } as const

/** A Warrior who has rolled nothing but ones against the Plague Rat, with so much health left. */
function facingRat(left: number, given: Position = {}): Table {
  return facing('plague-rat-1', { damage: 6 - left, rolls: hand(low), ...given }).do('roll-dice')
}
function fate(table: Table) {
  const { deadly, falling, rescues } = table.view.encounter ?? {}
  return { deadly, falling, rescues }
}
/** What stopping costs with no box covered. */
const { damage = 0 } = facingRat(6).stopping ?? {}

describe('stopping that kills', () => {
  test('R24: is told where the damage reaches the hero’s health, and not one short of it', () => {
    expect(damage).toBeGreaterThan(1)
    expect(damage).toBeLessThan(6)
    expect(fate(facingRat(damage))).toEqual({ deadly: true, falling: [0], rescues: [] })
    expect(fate(facingRat(damage + 1))).toEqual({ deadly: false, falling: [], rescues: [] })
    expect(facingRat(damage).do('finish-placing').view.outcome?.result).toBe('lost')
  })

  test('R24: Healing is named where the potions would do, and only there', () => {
    const healing = [{ hero: null, by: { type: 'healing' } }]
    expect(fate(facingRat(damage, { potions: 1 })).rescues).toEqual(healing)
    expect(facingRat(damage, { potions: 1 }).do('finish-placing').asked).toBe('save-hero')
    // One Healing heals 2: with more than that missing it saves nobody.
    expect(fate(facingRat(damage - 2, { potions: 1 })).rescues).toEqual([])
    expect(fate(facingRat(damage - 2, { potions: 2 })).rescues).toEqual(healing)
  })

  test('R22: what could prevent enough is named, and no longer once it is used', () => {
    const table = facingRat(damage, { skills: ['goblin-2'] })
    expect(fate(table)).toEqual({
      deadly: true,
      falling: [0],
      rescues: [{ hero: 0, by: { type: 'skill', skill: 'dodge' } }],
    })
    table.do('use-skill', { skill: 'dodge' }).pick('agility 1')
    expect(fate(table)).toEqual({ deadly: false, falling: [], rescues: [] })
  })

  test('R22: what prevents time alone is not named where no stairs threaten, and is where they do', () => {
    const time = { skills: ['force-wall-2'], potions: 1 } as const
    const names = (table: Table) => fate(table).rescues?.map(({ by }) => by.type)
    expect(facingRat(damage, time).view.encounter?.preventions).toHaveLength(1)
    expect(names(facingRat(damage, time))).toEqual(['healing'])
    const threatened = { deckSize: 0, stairsTokens: 1, ...time } as const
    expect(names(facingRat(damage + 1, threatened))).toContain('skill')
  })

  test('R3: a strike of the stairs that the time brings counts', () => {
    const waiting = { deckSize: 0, stairsTokens: 2 } as const
    expect(fate(facingRat(damage + 1, waiting)).deadly).toBe(true)
    expect(facingRat(damage + 1, waiting).do('finish-placing').view.outcome?.result).toBe('lost')
    expect(fate(facingRat(damage + 1)).deadly).toBe(false)
  })

  test('R23: of two heroes one falls whoever takes the odd damage', () => {
    const party = (left: number) =>
      facing('plague-rat-1', {
        party: [
          { hero: 'warrior', damage: 4 - left },
          { hero: 'rogue', damage: 3 - left },
        ],
      }).do('roll-dice')
    const { each = 0, odd = 0 } = party(3).view.encounter ?? {}
    if (odd === 0) throw new Error('the damage is even')
    expect(fate(party(each + 1))).toMatchObject({ deadly: true, falling: [] })
  })
})
