/** The calls that only Dungeon Digger has. */
import * as v from 'valibot'
import { call } from '../../api/call'
import { page } from '../../api/exchange'
import type { ExportedFile } from '../../api/exchange'

export const calls = {
  /** A sheet on which a game with the real tiles is written down. */
  'exports.blankDiggerRecord': call<ExportedFile>()(v.strictObject(page)),
} as const
