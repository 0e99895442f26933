/**
 * What the games of a file came to when they were played for a preview: whoever then imports the same bytes need not play them
 * once more. Packed, since it waits for as long as a person looks at the preview.
 */
import { hash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as v from 'valibot'
import { tableId } from '@shared/ids'
import type { TableId } from '@shared/ids'
import type { Played } from './replay'

export interface PlayedFile {
  /** Names the bytes of the file. */
  readonly file: string
  readonly packed: Uint8Array<ArrayBuffer>
}

const [REVEALS, SHOWS_NOTHING] = ['1', '0']
const games = v.array(
  v.strictObject({
    id: tableId,
    /** A character for each action. */
    reveals: v.string(),
    snapshot: v.nullable(
      v.strictObject({ step: v.number(), state: v.string(), options: v.unknown() }),
    ),
    tally: v.nullable(v.strictObject({ version: v.number(), text: v.string() })),
  }),
)

export function packPlayed(bytes: Buffer, played: ReadonlyMap<TableId, Played>): PlayedFile {
  const rows = [...played].map(([id, { reveals, ...rest }]) => ({
    id,
    reveals: reveals.map((shows) => (shows ? REVEALS : SHOWS_NOTHING)).join(''),
    ...rest,
  }))
  // As long as it is, in memory of its own.
  return { file: nameOf(bytes), packed: new Uint8Array(deflateRawSync(JSON.stringify(rows))) }
}

/** @returns what is known of the games of these bytes; nothing where others were played, or none */
export function unpackPlayed(
  bytes: Buffer,
  before: PlayedFile | null,
): ReadonlyMap<TableId, Played> {
  if (before?.file !== nameOf(bytes)) return new Map()
  const rows = v.parse(games, JSON.parse(inflateRawSync(before.packed).toString()))
  return new Map(
    rows.map(({ id, reveals, ...rest }) => [
      id,
      { reveals: Array.from(reveals, (shows) => shows === REVEALS), ...rest },
    ]),
  )
}

function nameOf(bytes: Buffer): string {
  return hash('sha256', bytes)
}
