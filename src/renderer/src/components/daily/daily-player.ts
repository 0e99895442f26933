/** Who plays the game of a day: whoever played the last one here, unless somebody else is named. */
import { ref, watch } from 'vue'
import type { Day } from '@shared/api'
import type { Instant } from '@shared/ids'

export interface DailyPlayed {
  readonly day: Day
  /** null: nobody has said. */
  readonly player: string | null
  readonly endedAt: Instant | null
}

/** Who played the last game that has a name on it; one that goes on comes after all that are over. */
export function lastPlayer(played: readonly DailyPlayed[]): string | null {
  const named = played.filter(({ player }) => player !== null)
  const newest = named.toSorted(
    (a, b) =>
      b.day.localeCompare(a.day) ||
      Number(b.endedAt === null) - Number(a.endedAt === null) ||
      (b.endedAt ?? '').localeCompare(a.endedAt ?? ''),
  )
  return newest[0]?.player ?? null
}

/** The name in the field, which follows who played last until it is written in. */
export function useDailyPlayer(played: () => readonly DailyPlayed[]) {
  const player = ref('')
  watch(
    () => lastPlayer(played()),
    (name, before) => {
      if (player.value === (before ?? '')) player.value = name ?? ''
    },
    { immediate: true },
  )
  return player
}
