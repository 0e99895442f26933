/** Notices of the main process, such as damaged data. */
import { computed, ref } from 'vue'
import { LASTING_NOTICES } from '@shared/api'
import type { LastingNotice, Notice } from '@shared/api'
import type { CallError } from '@shared/errors'
import { api } from '@renderer/api-client'

/** The code of a notice that stays until it is answered; undefined for others. */
function lastingCode({ code }: Notice): LastingNotice | undefined {
  return LASTING_NOTICES.find((lasting) => lasting === code)
}

export function isLasting(notice: Notice): boolean {
  return lastingCode(notice) !== undefined
}

/** `report` hears why an answer was not kept. */
export function createNotices(report: (error: CallError) => void) {
  const received = ref<readonly Notice[]>([])
  /** A restored backup answers the damage that was reported before it. */
  const notices = computed(() => {
    const restored = received.value.some(({ code }) => code === 'restored')
    return received.value.filter((notice) => !isLasting(notice) || !restored)
  })

  /** Takes away what was answered, here or on another page. */
  function forgetAnswered(answered: LastingNotice): void {
    received.value = received.value.filter(({ code }) => code !== answered)
  }

  /** Takes a notice away; one that lasts goes, with others of its code, once the main process has kept the answer. */
  async function dismissNotice(notice: Notice): Promise<void> {
    const lasting = lastingCode(notice)
    if (lasting === undefined) {
      received.value = received.value.filter((one) => one !== notice)
      return
    }
    const result = await api.call('app.acknowledge', { notice: lasting })
    if ('error' in result) report(result.error)
    else forgetAnswered(lasting)
  }

  return { received, notices, dismissNotice, forgetAnswered }
}
