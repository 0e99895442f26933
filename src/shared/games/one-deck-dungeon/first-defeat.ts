/** The first defeat of a boss as a sheet shows it (R45). */
import { localDay } from '../../days'
import type { Day } from '../../days'
import type { BossId, TierId } from './names'
import type { Sheet } from './sheets'

export interface FirstDefeat {
  readonly tier: TierId
  /** The day of the calendar where it was played; null: on paper, which tells none. */
  readonly day: Day | null
}

/** Undefined: not defeated yet. */
export function firstDefeatOf(
  { bosses, records }: Pick<Sheet, 'bosses' | 'records'>,
  boss: BossId,
): FirstDefeat | undefined {
  const first = bosses.find((each) => each.boss === boss)
  if (first === undefined) return undefined
  const { tier, at } = first
  if (at === null) return { tier, day: null }
  return { tier, day: records.find(({ endedAt }) => endedAt === at)?.day ?? localDay(at) }
}
