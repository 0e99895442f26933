/** What the main process has told of itself, damage that was met for one. */
import { computed, ref } from 'vue'
import type { Notice } from '@shared/api'

export function createNotices() {
  const told = ref<readonly Notice[]>([])
  /** A restored backup answers the damage that was told before it. */
  const notices = computed(() => {
    const restored = told.value.some(({ code }) => code === 'restored')
    return told.value.filter(({ code }) => code !== 'damaged-set-aside' || !restored)
  })

  function dismissNotice(notice: Notice): void {
    told.value = told.value.filter((one) => one !== notice)
  }

  return { told, notices, dismissNotice }
}
