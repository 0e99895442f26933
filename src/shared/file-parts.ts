/** What the files that leave the app are written with: each value exactly as the app keeps it. */
import * as v from 'valibot'
import { asName, asNote, isVisible, NAME_LENGTH, NOTE_LENGTH } from './api/call'
import { LAST_MOMENT } from './clock'
import type { Instant } from './ids'

/** Every month has these days. */
const LAST_DAY_OF_ANY_MONTH = '28'
const [DAY, DAY_END] = ['YYYY-MM-'.length, 'YYYY-MM-DD'.length]

/** The pattern lets the 30th of February pass; a file tells moments by the million, most of them on days like these. */
function isOnADay(text: string): boolean {
  const number = text.slice(DAY, DAY_END)
  if (number !== '00' && number <= LAST_DAY_OF_ANY_MONTH) return true
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text
}

export const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-(?:0[1-9]|1[0-2])-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/),
  v.check((text) => text <= LAST_MOMENT),
  v.check(isOnADay),
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

/** By code unit, the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The later of two moments; none at all is the earliest. */
export function later(a: Instant | undefined, b: Instant | undefined): Instant | undefined {
  return (a ?? '') >= (b ?? '') ? a : b
}
