/** One game that is over, as callers name it. */
import * as v from 'valibot'
import { recordId, tableId } from '../ids'

/** A campaign's by its record, one outside campaigns by its table. */
export const endedGame = v.variant('of', [
  v.strictObject({ of: v.literal('record'), record: recordId }),
  v.strictObject({ of: v.literal('table'), table: tableId }),
])
export type EndedGame = v.InferOutput<typeof endedGame>
