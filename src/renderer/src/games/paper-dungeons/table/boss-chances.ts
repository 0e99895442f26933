/** How likely the dice still bring each threshold of the next boss, asked for whenever the viewer's position changes. */
import { watch, type ShallowRef } from 'vue'
import type { TableAnswer } from '@shared/api'
import type { BossChances, PaperTypes } from '@shared/games/paper-dungeons'
import { api } from '@renderer/api-client'
import { mirror } from '@renderer/stores/mirror'

/**
 * @param answer the table as its viewer sees it; null: nothing is asked for, as in a game that is looked back at
 * @returns null where no boss is ahead, and until the chances are known
 */
export function useBossChances(
  answer: () => TableAnswer<PaperTypes> | null,
): ShallowRef<BossChances | null> {
  const { value, take } = mirror<BossChances | null>(() => Promise.resolve({ ok: null }))
  watch(
    answer,
    (now) => {
      const seat = now?.viewer ?? null
      if (now === null || seat === null || now.view.stage !== 'turn')
        void take(() => Promise.resolve({ ok: null }))
      else void take(() => api.call('bosses.chances', { table: now.table, seat }))
    },
    { immediate: true },
  )
  return value
}
