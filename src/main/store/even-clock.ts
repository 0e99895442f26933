/**
 * For how long the computer's clock has gone on evenly from start to start. By a clock that has leapt, things would be
 * old that were made a moment ago; so what goes for its age goes only once the clock has gone on evenly for that long.
 * What it said last is in a file beside the database: it is the computer's clock, not the library's.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { writeDurably } from './durable-file'
import type { Place } from './place'
import { moment } from './rows'

const FILE = 'clock.json'
const DAY = 24 * 60 * 60 * 1000
/** More days than that from one start to the next are taken for a leap: so wrong a clock may be. */
const MOST_BETWEEN = 14 * DAY
/** A clock is put right by a little now and then. */
const MOST_BACK = DAY

const stored = v.strictObject({
  /** What the clock said at the last start. */
  at: moment,
  /** For how many milliseconds it had gone on evenly by then. */
  even: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

/** Takes note of what the clock says at a start. @returns for how many milliseconds it has gone on evenly */
export function noteClock({ file, now }: Pick<Place, 'file' | 'now'>): number {
  const folder = dirname(file)
  const last = readLast(folder)
  const at = now()
  const since = last === null ? Infinity : at.getTime() - Date.parse(last.at)
  const isEven = since >= -MOST_BACK && since <= MOST_BETWEEN
  const even = last !== null && isEven ? last.even + Math.max(0, since) : 0
  writeDurably(join(folder, FILE), `${JSON.stringify({ at: at.toISOString(), even })}\n`)
  return even
}

/** Null where nothing can be read: then nothing is known of the clock. */
function readLast(folder: string): v.InferOutput<typeof stored> | null {
  const file = join(folder, FILE)
  if (!existsSync(file)) return null
  try {
    return v.parse(stored, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof v.ValiError) return null
    throw error
  }
}
