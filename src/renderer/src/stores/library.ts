/** The library as the main process keeps it: campaigns, games under way, and the bin. */
import { defineStore } from 'pinia'
import { ref } from 'vue'
import { MOST_ON_A_PAGE } from '@shared/api'
import { api } from '@renderer/api-client'
import { mirror } from './mirror'

export const useLibraryStore = defineStore('library', () => {
  /** Whether every game under way is shown, or as many as the app gives at first. */
  const all = ref(false)
  const { value, error, refresh } = mirror(() =>
    api.call('library.get', all.value ? { limit: MOST_ON_A_PAGE } : {}),
  )

  /** Fetches every game under way. */
  async function showAll(): Promise<void> {
    all.value = true
    await refresh()
  }

  return { library: value, error, all, refresh, showAll }
})
