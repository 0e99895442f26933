/** The marks of sheets in the form of a record by hand: kept with the record, and gone on from. */
import { expect, test } from 'vitest'
import type { RecordDetails } from '@shared/api'
import { blankMarks, BOXES, type PaperTypes, type SheetMarks } from '@shared/games/paper-dungeons'
import type { CampaignId, RecordId } from '@shared/ids'
import { useSheetMarks } from '@renderer/games/paper-dungeons/records/sheet-marks'

const ID = '0d4f1c53-37a5-4f0e-8c3d-000000000001'
const boxes = BOXES.map(() => 0)
const marks: SheetMarks = { ...blankMarks('A', false), path: ['C1'], written: boxes }
const record: RecordDetails<PaperTypes> = {
  record: ID as RecordId,
  campaign: ID as CampaignId,
  game: 'paper-dungeons',
  table: null,
  replayable: false,
  endedAt: '2026-11-01T18:00:00.000Z',
  day: '2026-11-01',
  outcome: {
    dungeon: 'A',
    missions: ['patrol'],
    scattered: false,
    players: [
      { boxes, objective: null, power: null, marks },
      { boxes, objective: null, power: null },
    ],
  },
  seats: [
    { sheet: null, player: 'Ann' },
    { sheet: null, player: null },
  ],
  note: '',
  checkmarks: null,
  series: null,
  corrections: 0,
  deletedAt: null,
  history: [],
}
const known = { dungeon: 'A', alone: false, objective: null, power: null, written: boxes } as const

test('a record that is opened again shows the marks that it keeps', () => {
  const { marks: shown, open, keptOf } = useSheetMarks(record)
  expect(keptOf(0)).toEqual(marks)
  expect(keptOf(1)).toBeNull()
  open(0, { ...known, power: 'seer' })
  expect(shown.value).toMatchObject({ path: ['C1'], power: 'seer' })
})

test('a sheet that was only looked at has no marks to be kept', () => {
  const { marks: shown, open, keptOf } = useSheetMarks(record)
  open(1, known)
  expect(shown.value?.missions).toEqual([{ id: 'patrol', turn: 0, others: false }])
  expect(keptOf(1)).toBeNull()
  if (shown.value !== null) shown.value = { ...shown.value, potions: 1 }
  expect(keptOf(1)).toMatchObject({ potions: 1 })
})

test('with a column go the marks of its sheet', () => {
  const { keptOf, keepFirst } = useSheetMarks(record)
  keepFirst(0)
  expect(keptOf(0)).toBeNull()
})
