/** Ids that follow from what they name, so that two computers that know the same thing call it the same. */
import { v5 } from 'uuid'
import * as v from 'valibot'
import { packId, recordId } from '@shared/ids'
import type { PackId, RecordId, TableId } from '@shared/ids'

/** The namespace of this app's derived ids (RFC 9562, version 5); never to be changed. */
const NAMESPACE = '80ba1f51-04bb-4ac8-ad9e-f48257411cea'

/** The id of the record that a table's game ends in. */
export function recordOfTable(table: TableId): RecordId {
  return v.parse(recordId, v5(`record of table ${table}`, NAMESPACE))
}

/** As much of an earlier form of a record as its id is made of. */
interface VersionFacts {
  readonly correctedAt: string
  readonly endedAt: string
  readonly seats: readonly {
    readonly sheet: string | null
    readonly player: string | null
    readonly bot?: string | null
  }[]
  readonly note: string
}

/**
 * The id of an earlier form of a record: the same form, replaced at the same moment, is one version.
 * @param version its players by their ids
 * @param facts its outcome as a list: whatever the order of its keys, the same version gives the same text
 */
export function versionId(
  record: RecordId,
  { correctedAt, endedAt, seats, note }: VersionFacts,
  facts: readonly unknown[],
): string {
  const sat = seats.map(({ sheet, player, bot = null }) => [
    sheet,
    player,
    ...(bot === null ? [] : [bot]),
  ])
  const text = JSON.stringify([correctedAt, endedAt, ...facts, sat, note])
  return v5(`version of record ${record} ${text}`, NAMESPACE)
}

/** The id of a content pack: the same values by the same name are one pack. @param content its keys in the order of its game */
export function packIdOf({
  game,
  name,
  content,
}: {
  readonly game: string
  readonly name: string
  readonly content: object
}): PackId {
  return v.parse(packId, v5(`pack ${JSON.stringify([game, name, content])}`, NAMESPACE))
}
