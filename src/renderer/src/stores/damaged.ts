/** What is stored and cannot be read, in the bin and out of it. */
import { defineStore } from 'pinia'
import { computed } from 'vue'
import type { CampaignId } from '@shared/ids'
import { api } from '@renderer/api-client'
import { mirror } from './mirror'

export const useDamagedStore = defineStore('damaged', () => {
  const all = mirror(() => api.call('damaged.list', {}))
  const here = computed(() => all.value.value?.filter(({ deletedAt }) => deletedAt === null) ?? [])
  const bin = computed(() => all.value.value?.filter(({ deletedAt }) => deletedAt !== null) ?? [])
  /** What of one campaign is out of the bin. */
  const inCampaign = (id: CampaignId) => here.value.filter(({ campaign }) => campaign === id)

  return { here, bin, inCampaign, error: all.error, refresh: all.refresh }
})
