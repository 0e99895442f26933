/** What every part of the API table is written with. */
import * as v from 'valibot'

export interface Call<Input extends v.GenericSchema, Output> {
  readonly input: Input
  /** Carries the output's type; never set. */
  readonly output?: Output
}
export function call<Output>() {
  return <Input extends v.GenericSchema>(input: Input): Call<Input, Output> => ({ input })
}

export const nothing = v.strictObject({})

/** Line ends, controls and overrides of direction: they would garble the words around a name. */
const UNRULY = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu
/** The same, but for line ends and tabs. */
const UNRULY_BUT_LINES = /[^\P{Cc}\n\t]+|[\u202A-\u202E\u2066-\u2069]+/gu
/** A character that leaves a trace on the screen. */
const VISIBLE = /[^\p{Z}\p{Cf}\p{DI}]/u
/** Text as a name is kept: one line. */
export function asName(text: string): string {
  return text.toWellFormed().replace(UNRULY, ' ').trim()
}
/** Text as a note is kept: its lines end alike. */
export function asNote(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNRULY_BUT_LINES, ' ')
    .trim()
}
export function isVisible(text: string): boolean {
  return VISIBLE.test(text)
}

export const NAME_LENGTH = 80
/** A name as a person types it; what is kept of it is one line, and can be seen. */
export const name = v.pipe(
  v.string(),
  v.transform(asName),
  v.check(isVisible, 'empty-name'),
  v.maxLength(NAME_LENGTH, 'long-name'),
)

/** Words that a person writes about something: several lines of them, perhaps none. */
export const NOTE_LENGTH = 20_000
export const note = v.pipe(v.string(), v.transform(asNote), v.maxLength(NOTE_LENGTH, 'long-note'))

/** Data of a game, whatever is in it: an object, and no list, which to other schemas of objects is one. */
export const gameData = v.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'no-object',
)

export const revision = v.pipe(v.number(), v.integer(), v.minValue(0))
/** A whole number that no game comes near the end of. */
export function whole(most: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
}

/** Whether a date, or the date that a moment begins with, is on the calendar: the 30th of February is not. */
export function isOnCalendar(text: string): boolean {
  const [date = ''] = text.split(/[T ]/)
  const midnight = new Date(`${date}T00:00:00.000Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(date)
}

/** As much of a list as anybody asks for at once. */
export const MOST_ON_A_PAGE = 100_000
