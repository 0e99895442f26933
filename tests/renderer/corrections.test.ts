/** What a record said before each of its corrections. */
import { expect, test } from 'vitest'
import type { CampaignId, RecordId, TableId } from '@shared/ids'
import type { RecordDetails, RecordVersion } from '@shared/api'
import {
  canComeBack,
  changesBetween,
  correctionsOf,
  type Form,
} from '@renderer/components/records/corrections'

const ID = '0d4f1c53-37a5-4f0e-8c3d-000000000001'
const day = '2026-11-01'
const endedAt = `${day}T18:00:00.000Z`

function form(score: number, also: Partial<RecordVersion> = {}): RecordVersion {
  const correctedAt = `2026-11-02T18:00:0${score}.000Z`
  const seats = [{ sheet: null, player: 'Ann' }]
  return { correctedAt, endedAt, day, outcome: { score }, seats, note: '', ...also }
}
function recordOf(now: Form, ...history: readonly RecordVersion[]): RecordDetails {
  return {
    record: ID as RecordId,
    campaign: ID as CampaignId,
    game: 'dice-race',
    table: null,
    replayable: false,
    checkmarks: null,
    series: null,
    corrections: history.length,
    deletedAt: null,
    ...now,
    history,
  }
}
function factsOf({ outcome, note }: Form) {
  const { score } = outcome as { readonly score: number }
  return [
    { name: 'Score', value: String(score) },
    ...(note === '' ? [] : [{ name: 'Note', value: note }]),
  ]
}

test('each form is told by what the next one changed, the last correction first', () => {
  const record = recordOf(form(3), form(1), form(2, { note: 'Rain' }))
  expect(correctionsOf(record, factsOf).map(({ changes }) => changes)).toEqual([
    [
      { name: 'Score', before: '2', after: '3' },
      { name: 'Note', before: 'Rain', after: null },
    ],
    [
      { name: 'Score', before: '1', after: '2' },
      { name: 'Note', before: null, after: 'Rain' },
    ],
  ])
})

test('facts that stayed as they were are left out', () => {
  const facts = [
    { name: 'Score', value: '1' },
    { name: 'Tier', value: 'Novice' },
  ]
  expect(changesBetween(facts, facts)).toEqual([])
})

test('a form that counts again stands', () => {
  const record = recordOf(form(1, { note: 'Snow' }), form(1), form(2))
  expect(correctionsOf(record, factsOf).map(({ stands }) => stands)).toEqual([false, true])
})

test('how a game at a table here went is for the table to say', () => {
  const byHand = recordOf(form(2), form(1))
  const played = { ...byHand, table: ID as TableId }
  const named = form(2, { seats: [{ sheet: null, player: null }] })
  expect([form(1), named].map((one) => canComeBack(one, byHand))).toEqual([true, true])
  expect([form(1), named].map((one) => canComeBack(one, played))).toEqual([false, true])
})
