/** Entering a game played with the cards (R46). */
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { nextTick, ref } from 'vue'
import { manualGameSchema } from '@shared/games/one-deck-dungeon'
import { followToday, useRecordForm } from '@renderer/games/one-deck-dungeon/records/record-form'
import type { Beginning } from '@renderer/games/one-deck-dungeon/records/record-form'
import { noonOf, today } from '@renderer/calendar'
import { recordOf, sheetNumber, sheetOf } from './records'

const ann = sheetOf(1, 'warrior', 'Ann')
const ben = sheetOf(2, 'mage', 'Ben')
const NEW: Beginning = {
  sheets: [ann, ben],
  party: [ann.sheet],
  dungeon: null,
  tier: 'standard',
  record: null,
}

test('a handful of choices make a game of today', () => {
  const form = useRecordForm(NEW)
  expect(form.day.value).toBe(today())
  form.dungeon.value = 'yetis-cavern'
  form.result.value = 'won'
  form.descents.value = '3'
  expect(form.game.value).toBeNull()
  form.levels.value = '2'
  expect(form.game.value).toMatchObject({
    heroes: [{ sheet: ann.sheet }],
    dungeon: 'yetis-cavern',
    tier: 'standard',
    won: true,
    cause: null,
    descents: 3,
    levels: 2,
    turns: null,
    bossRounds: null,
    healthLeft: null,
    note: '',
  })
  expect(v.is(v.object(manualGameSchema.entries), form.game.value)).toBe(true)
})

test('a game is recorded with the pack that it was played with, and keeps it when it is corrected', () => {
  const pack = { name: 'Theirs', content: { focusNames: { lore: 'Wisdom' } } }
  const form = useRecordForm({ ...NEW, record: recordOf(6, [ann], { pack }) })
  expect(form.game.value).toMatchObject({ pack })
  form.pack.value = null
  expect(form.game.value).not.toHaveProperty('pack')
})

test('today stays today after midnight, a day that was chosen stays as it is', async () => {
  const now = ref('2026-11-28')
  const [left, chosen] = [ref('2026-11-28'), ref('2026-11-27')]
  followToday(left, now)
  followToday(chosen, now)
  now.value = '2026-11-29'
  await nextTick()
  expect([left.value, chosen.value]).toEqual(['2026-11-29', '2026-11-27'])
})

test('details count only where they are entered: health of every hero, a cause of a defeat', () => {
  const form = useRecordForm({ ...NEW, dungeon: 'yetis-cavern', party: [ann.sheet, ben.sheet] })
  form.result.value = 'lost'
  form.descents.value = '1'
  form.levels.value = '0'
  form.cause.value = 'stairs'
  form.healthLeft.value = { warrior: 0 }
  expect(form.game.value).toMatchObject({ cause: 'stairs', healthLeft: null })
  form.healthLeft.value = { warrior: 0, mage: 2 }
  expect(form.game.value).toMatchObject({ healthLeft: [0, 2] })
  form.result.value = 'won'
  expect(form.game.value).toMatchObject({ cause: null })
})

test('guests sit behind the sheets, their names only where they are said', () => {
  const form = useRecordForm({ ...NEW, dungeon: 'yetis-cavern' })
  form.guests.value = [
    { hero: 'archer', player: ' Cleo ' },
    { hero: 'rogue', player: '' },
  ]
  form.result.value = 'lost'
  form.descents.value = '0'
  form.levels.value = '0'
  expect(form.game.value?.heroes).toEqual([
    { sheet: ann.sheet },
    { hero: 'archer', player: 'Cleo' },
    { hero: 'rogue', player: null },
  ])
  expect([...form.taken.value]).toEqual(['warrior', 'archer', 'rogue'])
})

describe('correcting', () => {
  const record = recordOf(
    7,
    [{ hero: 'archer', player: 'Cleo' }, ben],
    { turns: 12, healthLeft: [1, 3], cause: 'boss', descents: 3, levels: 3 },
    { note: 'Close.' },
  )
  const correcting = { ...NEW, party: [], tier: null, record }

  test('begins with everything that was entered', () => {
    expect(useRecordForm(correcting).game.value).toEqual({
      heroes: [{ sheet: ben.sheet }, { hero: 'archer', player: 'Cleo' }],
      dungeon: 'dragons-cave',
      tier: 'standard',
      won: false,
      cause: 'boss',
      descents: 3,
      levels: 3,
      turns: 12,
      bossRounds: null,
      // Sheets come first, and the health goes with its hero.
      healthLeft: [3, 1],
      playedAt: record.endedAt,
      note: 'Close.',
    })
  })

  test('a day that is not touched keeps its moment; another is its noon', () => {
    const form = useRecordForm(correcting)
    form.day.value = '2026-11-02'
    expect(form.game.value?.playedAt).toBe(noonOf('2026-11-02').toISOString())
  })

  test('a hero whose sheet is not here is a guest', () => {
    const away = recordOf(8, [sheetOf(9, 'rogue', 'Dora')])
    const form = useRecordForm({ ...correcting, record: away })
    expect(sheetNumber(9)).toBe(away.seats[0]?.sheet)
    expect(form.heroes.value).toEqual([{ hero: 'rogue', player: 'Dora', sheet: null }])
  })
})
