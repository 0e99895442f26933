/** The calls that only Dungeon Run has. */
import * as v from 'valibot'
import { call, nothing } from '../../api/call'
import { page } from '../../api/exchange'
import type { ExportedFile } from '../../api/exchange'
import { day } from '../../days'
import type { DailyRun, DailyRunScore } from './daily'

export const calls = {
  'dailyRuns.get': call<DailyRun>()(v.strictObject({ day })),
  /** Every daily run played here, the newest day first. */
  'dailyRuns.list': call<readonly DailyRunScore[]>()(nothing),
  /** A sheet on which a game with the real cards is written down. */
  'exports.blankRunRecord': call<ExportedFile>()(v.strictObject(page)),
} as const
