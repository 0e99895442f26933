/** What the files that leave the app are written with: each value exactly as the app keeps it. */
import * as v from 'valibot'
import { asName, asNote, isVisible, NAME_LENGTH, NOTE_LENGTH, whole } from './api/call'
import { SPACE_COLORS, TALENTS } from './games/one-deck-dungeon/names'
import type { Instant } from './ids'

/** No game comes near it; it keeps sums of counts whole. */
const MANY = 1_000_000

export const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  // The next change is stamped as later, with a year that still has four digits.
  v.check((text) => text < '9999'),
  // The pattern lets the 30th of February pass.
  v.check((text) => {
    const time = Date.parse(text)
    return !Number.isNaN(time) && new Date(time).toISOString() === text
  }),
)

/** A name exactly as the app keeps it: one line that can be seen, in text that any encoding can carry. */
export const keptName = v.pipe(
  v.string(),
  v.maxLength(NAME_LENGTH),
  v.check((text) => text === asName(text) && isVisible(text)),
)
export const keptNote = v.pipe(
  v.string(),
  v.maxLength(NOTE_LENGTH),
  v.check((text) => text === asNote(text)),
)

/** The release that wrote a file. */
export const release = v.pipe(v.string(), v.regex(/^[\w.+-]{1,40}$/))

export const earnedSchema = v.strictObject({
  descents: whole(MANY),
  levels: whole(MANY),
  boss: whole(MANY),
  tier: whole(MANY),
  total: whole(MANY),
})

/** No sheet has as many spaces. */
const MOST_MARKS = 200
export const marksSchema = v.pipe(
  v.array(v.strictObject({ talent: v.picklist(TALENTS), color: v.picklist(SPACE_COLORS) })),
  v.maxLength(MOST_MARKS),
)

/** By code unit, the same on every machine. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The later of two moments; none at all is the earliest. */
export const later = (a: Instant | undefined, b: Instant | undefined): Instant | undefined =>
  (a ?? '') >= (b ?? '') ? a : b
