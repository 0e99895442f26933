import { describe, expect, test } from 'vitest'
import { ref } from 'vue'
import { EVERY_GAME, useRecordTable } from '@renderer/games/one-deck-dungeon/records/record-table'
import type { RecordFilter } from '@renderer/games/one-deck-dungeon/records/record-table'
import { recordOf, sheetOf } from './records'

const ann = sheetOf(1, 'warrior', 'Ann')
const ben = sheetOf(2, 'mage', 'Ben')
const won = recordOf(3, [ann], { result: 'won', dungeon: 'lichs-tomb', tier: 'fearless' })
const together = recordOf(5, [ann, ben], { dungeon: 'hydras-reef', tier: 'veteran' })
const guest = recordOf(4, [{ hero: 'archer', player: null }], { tier: 'novice', descents: 3 })
const records = ref([won, together, guest])

function tableOf(part: Partial<RecordFilter> = {}) {
  const filter = ref<RecordFilter>({ ...EVERY_GAME, ...part })
  return { ...useRecordTable(records, filter), filter }
}

describe('sorting', () => {
  test('begins with the newest', () => {
    expect(tableOf().shown.value).toEqual([together, guest, won])
  })

  test('a column pressed again turns round', () => {
    const { sortBy, shown, column, direction } = tableOf()
    sortBy('tier')
    expect([column.value, direction.value]).toEqual(['tier', 'ascending'])
    expect(shown.value).toEqual([guest, together, won])
    sortBy('tier')
    expect(direction.value).toBe('descending')
    expect(shown.value).toEqual([won, together, guest])
    sortBy('date')
    expect(shown.value).toEqual([together, guest, won])
  })

  test('equal games stay newest first', () => {
    const { sortBy, shown } = tableOf()
    sortBy('levels')
    expect(shown.value).toEqual([together, guest, won])
  })

  test.each([
    ['hero', [guest, won, together]],
    ['dungeon', [guest, together, won]],
    ['result', [together, guest, won]],
    ['descents', [together, won, guest]],
    ['checkmarks', [together, guest, won]],
  ] as const)('by %s', (column, order) => {
    const { sortBy, shown } = tableOf()
    sortBy(column)
    expect(shown.value).toEqual(order)
  })
})

test('dates are sorted by the day of the calendar, those of one day by the moment', () => {
  const played = (number: number, day: string, endedAt: string) =>
    recordOf(number, [ann], {}, { day, endedAt })
  const auckland = played(1, '2026-11-20', '2026-11-19T11:00:00.000Z')
  const angeles = played(2, '2026-11-19', '2026-11-20T05:00:00.000Z')
  const later = played(3, '2026-11-19', '2026-11-20T06:00:00.000Z')
  const { shown, sortBy } = useRecordTable(
    ref([later, auckland, angeles]),
    ref<RecordFilter>(EVERY_GAME),
  )
  expect(shown.value).toEqual([auckland, later, angeles])
  sortBy('date')
  expect(shown.value).toEqual([angeles, later, auckland])
  sortBy('levels')
  expect(shown.value).toEqual([auckland, later, angeles])
})

describe('sifting', () => {
  test.each([
    [{ player: 'Ann' }, [together, won]],
    [{ player: 'Ben' }, [together]],
    [{ hero: 'archer' }, [guest]],
    [{ dungeon: 'lichs-tomb' }, [won]],
    [{ result: 'lost' }, [together, guest]],
    [{ result: 'won', player: 'Ben' }, []],
  ] as const)('%o', (part, left) => {
    expect(tableOf(part).shown.value).toEqual(left)
  })
})
