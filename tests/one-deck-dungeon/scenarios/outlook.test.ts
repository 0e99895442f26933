/** What waits behind an open door, told before anyone goes in. */
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import type { Outlook } from '@shared/games/one-deck-dungeon'
import { describe, expect, test } from 'vitest'
import { position, type Table } from './table'

function outlooks(table: Table): readonly Outlook[] {
  return oneDeckDungeon.view(table.state, null, true).outlooks
}

describe('behind an open door', () => {
  test('R11: a swarm’s X is told with its number, which is the one it is met with', () => {
    const table = position({ closed: ['goblin-1'], open: ['ogre-1', 'beetle-1'] })
    table.do('enter-room', { door: 3 })
    const [goblin] = outlooks(table)
    expect(goblin).toMatchObject({ card: 'goblin-1', option: null, x: 12 })
    table.do('face-encounter')
    expect(table.boxes.some(({ value }) => value === goblin?.x)).toBe(true)
    expect(table.boxes.map(({ value, source }) => [value, source])).toEqual(
      goblin?.boxes.map(({ value, source }) => [value, source]),
    )
  })

  test('R22: the worst is what stopping at once would cost, with what the foe takes before', () => {
    const plain = position({ open: ['ogre-1'] })
    const [ogre] = outlooks(plain)
    plain.do('enter-room')
    const rolled = position({ open: ['ogre-1'] })
      .do('enter-room')
      .do('roll-dice')
    expect(rolled.stopping).toEqual(ogre?.worst)

    const [frost] = outlooks(position({ open: ['ice-elemental-1'] }))
    const icy = position({ open: ['ice-elemental-1'] })
      .do('enter-room')
      .do('roll-dice')
    expect(frost?.worst.time).toBe((icy.stopping?.time ?? 0) + 3)
  })

  test('the dice are those that are rolled', () => {
    const given = { open: ['ogre-1'], level: 2, items: ['goblin-1'] } as const
    const [ogre] = outlooks(position(given))
    const rolled = position(given).do('enter-room').do('roll-dice')
    const count = (color: string) => rolled.pool.filter((die) => die.color === color).length
    for (const [color, dice] of Object.entries(ogre?.dice ?? {})) expect(dice).toBe(count(color))
  })

  test('R17: each way through a peril has its dice and its chance', () => {
    const ways = outlooks(position({ open: ['cave-in-1'] }))
    expect(ways.map(({ option }) => option)).toEqual(['dismantle-it', 'climb-over-it'])
    for (const { dice, chance, option } of ways) {
      const table = position({ open: ['cave-in-1'] })
        .do('enter-room')
        .do('choose-option', { option })
        .do('roll-dice')
      expect(table.pool).toHaveLength(Object.values(dice ?? {}).reduce((a, b) => a + b, 0))
      expect(chance).toBeGreaterThan(0)
      expect(chance).toBeLessThanOrEqual(1)
    }
  })

  test('R39: of four heroes nothing is told of dice before it is said who goes', () => {
    const party = (['warrior', 'mage', 'archer', 'paladin'] as const).map((hero) => ({ hero }))
    const table = position({ party, open: [['ogre-1', 'cave-in-1']] })
    expect(outlooks(table).map(({ dice, chance }) => [dice, chance])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ])
    table
      .do('enter-room')
      .do('choose-card', { card: 'cave-in-1' })
      .do('choose-pair', { first: 0, second: 1 })
    const [way] = outlooks(table)
    expect(way?.chance).not.toBeNull()
  })

  test('nothing is told behind a closed door, nor where nobody looks ahead', () => {
    expect(outlooks(position({ closed: ['ogre-1'] }))).toEqual([])
    const table = position({ open: ['ogre-1'] })
    expect(oneDeckDungeon.view(table.state, null).outlooks).toEqual([])
  })
})
