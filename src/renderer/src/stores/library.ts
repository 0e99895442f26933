/** The library as the main process keeps it: campaigns, games under way and over, and the bin. */
import { defineStore } from 'pinia'
import { ref } from 'vue'
import { MOST_ON_A_PAGE } from '@shared/api'
import { api } from '@renderer/api-client'
import { mirror } from './mirror'

export const useLibraryStore = defineStore('library', () => {
  /** Whether every game under way is shown, or as many as the app gives at first. */
  const all = ref(false)
  /** The same of those that are over. */
  const allFinished = ref(false)
  const { value, error, refresh } = mirror(() =>
    api.call('library.get', {
      ...(all.value && { limit: MOST_ON_A_PAGE }),
      ...(allFinished.value && { finished: MOST_ON_A_PAGE }),
    }),
  )

  /** Fetches every game under way. */
  async function showAll(): Promise<void> {
    all.value = true
    await refresh()
  }
  /** Fetches every game that is over. */
  async function showAllFinished(): Promise<void> {
    allFinished.value = true
    await refresh()
  }

  return { library: value, error, all, allFinished, refresh, showAll, showAllFinished }
})
