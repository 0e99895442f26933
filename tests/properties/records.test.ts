/**
 * Merging records is a join: in whatever order computers meet, they come to the same record, also where some learned of it
 * from a sheet's file, which does not tell which other sheets sat in its games.
 */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { recordContent } from '@shared/content'
import type { RecordContent, TableContent, VersionContent } from '@shared/content'
import type { Instant } from '@shared/ids'
import { fitToTable } from '@main/imports/merge/fit'
import { mergeRecord } from '@main/imports/merge/record'
import { amount } from '../amount'

const ID = 'df616e92-664f-58f7-849b-4e1d88dbf2a7'
const CAMPAIGN = 'aa25fb7c-0dbf-44dd-9a6b-d1b5d4c2cb25'
const TABLE = 'cab7c219-f71f-4a9c-a0d7-42d6537bb887'
const SHEETS = ['9032b6ba-d564-4ee7-bfe6-80ce1485e3a5', 'e8d3d376-435d-4ea8-b36a-4f5c7a42827d']
const PLAYERS = ['d9cb2956-7bdb-5e1d-a4f2-d7340fad73dd', 'b2df6ffa-69b2-5fb6-bbd8-e96cc7b849f5']

function minute(at: number): Instant {
  return new Date(Date.parse('2026-03-01T10:00:00.000Z') + at * 60_000).toISOString()
}
/** Which of its two seats' sheets a form knows: a player sat there with one sheet alone. */
type Knows = readonly [boolean, boolean]

interface Form {
  readonly turns: number
  readonly endedAt: number
  readonly knows: Knows
  /** As the calendar showed it where the form was read from its moment. */
  readonly day?: number
}
function factsOf({ turns, endedAt, knows, day = 0 }: Form) {
  return {
    endedAt: minute(endedAt),
    day: `2026-03-0${1 + day}`,
    outcome: { turns },
    seats: knows.map((isKnown, at) => ({
      sheet: isKnown ? SHEETS[at] : null,
      player: PLAYERS[at],
      bot: null,
    })),
  }
}
function versionOf(form: Form, correctedAt: number, note: string) {
  return { correctedAt: minute(correctedAt), ...factsOf(form), note }
}
function recordOf(
  form: Form,
  at: number,
  history: readonly ReturnType<typeof versionOf>[] = [],
): RecordContent {
  return v.parse(recordContent, {
    id: ID,
    campaign: CAMPAIGN,
    game: 'one-deck-dungeon',
    table: TABLE,
    series: null,
    ...factsOf(form),
    note: '',
    deletedAt: null,
    stamps: { facts: minute(at) },
    bases: {},
    marks: [],
    history,
  })
}
function facts({ turns }: RecordContent['outcome']): readonly unknown[] {
  return [turns]
}
function merge(a: RecordContent, b: RecordContent): RecordContent {
  return mergeRecord(a, b, facts)
}

const form = fc.record({
  turns: fc.nat(2),
  endedAt: fc.nat(2),
  knows: fc.tuple(fc.boolean(), fc.boolean()),
  day: fc.nat(1),
})
const version = fc
  .tuple(form, fc.nat(4), fc.constantFrom('', '', 'a note'))
  .map((parts) => versionOf(...parts))
/** As a computer has it: nothing was corrected after what counts now, and merged with itself it is as it was. */
const record = fc
  .tuple(form, fc.nat(3), fc.array(version, { maxLength: 4 }))
  .map(([now, later, history]) => {
    const times = history.map(({ correctedAt }) => correctedAt)
    const last = times.reduce((one, other) => (one < other ? other : one), minute(0))
    return { ...recordOf(now, 0, history), stamps: { facts: after(last, minute(later)) } }
  })
  .map((one) => merge(one, one))
function after(last: Instant, at: Instant): Instant {
  return last < at ? at : last
}

test('merging records is a join', () => {
  fc.assert(
    fc.property(record, record, record, (a, b, c) => {
      const ab = merge(a, b)
      expect(merge(a, a)).toEqual(a)
      expect(merge(b, a)).toEqual(ab)
      expect(merge(ab, b)).toEqual(ab)
      expect(merge(ab, c)).toEqual(merge(a, merge(b, c)))
    }),
    { numRuns: amount(500, 20_000) },
  )
})

test('what its table tells takes no sheet from any form', () => {
  const played = { turns: 6, endedAt: 7 }
  const other = { turns: 5, endedAt: 8 }
  const table = { outcome: { turns: 6 }, updatedAt: minute(7) } as unknown as TableContent
  // From a sheet's file: the facts of the other end, of a seat without its sheet.
  const fromSheet = recordOf({ ...other, knows: [false, true] }, 9)
  const whole = recordOf({ ...played, knows: [true, true] }, 8, [
    versionOf({ ...other, knows: [true, true] }, 8, ''),
  ])
  const bring = (here: RecordContent) => fitToTable(merge(here, whole), table, facts)
  const once = bring(fromSheet)
  expect(bring(once)).toEqual(once)
  const knownIn = ({ seats }: Pick<VersionContent, 'seats'>) => seats.map(({ sheet }) => sheet)
  expect(knownIn(once)).toEqual(SHEETS)
  for (const earlier of once.history) expect(knownIn(earlier)).toEqual(SHEETS)
})
