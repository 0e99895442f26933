/** The calls that only Dungeon Run has. */
import * as v from 'valibot'
import { call, nothing } from '../../api/call'
import { day } from '../../days'
import type { DailyRun, DailyRunScore } from './daily'

export const calls = {
  'dailyRuns.get': call<DailyRun>()(v.strictObject({ day })),
  /** Every daily run played here, the newest day first. */
  'dailyRuns.list': call<readonly DailyRunScore[]>()(nothing),
} as const
