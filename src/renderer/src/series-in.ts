import type { LocationQuery, LocationQueryValue } from 'vue-router'

/** The series that an address names, null for none; links of earlier releases call it a gauntlet. */
export function seriesIn({
  series,
  gauntlet,
}: LocationQuery): LocationQueryValue | LocationQueryValue[] {
  return series ?? gauntlet ?? null
}
