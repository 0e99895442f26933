/** Content packs as the main process keeps them: those of the library, and what is in the one in use. */
import { computed, shallowRef, watch } from 'vue'
import type { PackDetails } from '@shared/api'
import type { GameId } from '@shared/games'
import type { PackId } from '@shared/ids'
import { api } from '@renderer/api-client'
import { useAppStore } from './app'
import { follow } from './follow'
import { mirror } from './mirror'

/** The packs of a game, followed while the calling component lives. */
export function usePacks(game: () => GameId | null) {
  const { value, error, refresh } = mirror(() => api.call('packs.list', {}))
  follow(['packs.changed'], refresh)
  const packs = computed(() => value.value?.filter((one) => one.game === game()) ?? null)
  return { packs, error }
}

/** What is in a pack; null where it is not here, or no more. */
export async function fetchPack(pack: PackId): Promise<PackDetails | null> {
  const result = await api.call('packs.get', { pack })
  return 'ok' in result ? result.ok : null
}

/** The pack that a game is set up with, where one is in use. */
export function usePackInUse(game: () => GameId | null) {
  const app = useAppStore()
  const { packs, error } = usePacks(game)
  const chosen = computed(() => {
    const id = app.settings?.packs[game() ?? ''] ?? null
    return packs.value?.find(({ pack }) => pack === id)?.pack ?? null
  })
  const inUse = shallowRef<PackDetails | null>(null)
  const isFetched = shallowRef(false)
  watch(
    [packs, chosen, error],
    async ([list, id]) => {
      // Without the list nothing keeps anybody from the app's own values.
      if (list === null && error.value === null) return
      const found = id === null ? null : await fetchPack(id)
      if (chosen.value !== id) return
      inUse.value = found
      isFetched.value = true
    },
    { immediate: true },
  )
  /** Uses another one from now on; null: the app's own values. */
  async function use(pack: PackId | null): Promise<void> {
    const id = game()
    if (id === null) return
    const others = Object.entries(app.settings?.packs ?? {}).filter(([of]) => of !== id)
    const own = pack === null ? [] : [[id, pack] as const]
    await app.change({ packs: Object.fromEntries([...others, ...own]) })
  }
  return { packs, chosen, inUse, isFetched, use }
}
