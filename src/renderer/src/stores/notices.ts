/** Notices of the main process, such as damaged data. */
import { computed, ref } from 'vue'
import type { Notice } from '@shared/api'

export function createNotices() {
  const received = ref<readonly Notice[]>([])
  /** A restored backup answers the damage that was reported before it. */
  const notices = computed(() => {
    const restored = received.value.some(({ code }) => code === 'restored')
    return received.value.filter(({ code }) => code !== 'damaged-set-aside' || !restored)
  })

  function dismissNotice(notice: Notice): void {
    received.value = received.value.filter((one) => one !== notice)
  }

  return { received, notices, dismissNotice }
}
