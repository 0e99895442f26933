/** The games in progress and those in the bin. The table being played has a store of its own. */
import { defineStore } from 'pinia'
import { house } from '@renderer/house'
import { mirror } from './mirror'

export const useTablesStore = defineStore('tables', () => {
  const playing = mirror(() => house.call('tables.list', { status: 'playing' }))
  const bin = mirror(() => house.call('tables.list', { deleted: true }))

  async function refresh(): Promise<void> {
    await Promise.all([playing.refresh(), bin.refresh()])
  }

  return { playing: playing.value, error: playing.error, bin: bin.value, refresh }
})
