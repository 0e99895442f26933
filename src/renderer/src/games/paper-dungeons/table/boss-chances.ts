/** How likely the dice still bring each threshold of the next boss, asked for whenever the viewer's position changes. */
import { watch, type ShallowRef } from 'vue'
import type { TableAnswer } from '@shared/api'
import type { Result } from '@shared/errors'
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
  const { value, refresh } = mirror(() => ask(answer()))
  watch(answer, refresh, { immediate: true })
  return value
}

function ask(answer: TableAnswer<PaperTypes> | null): Promise<Result<BossChances | null>> {
  const seat = answer?.viewer ?? null
  return answer === null || seat === null || answer.view.stage !== 'turn'
    ? Promise.resolve({ ok: null })
    : api.call('bosses.chances', { table: answer.table, seat })
}
