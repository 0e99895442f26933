/** The card facts of each game, fetched once: they never change while the app runs. */
import { defineStore } from 'pinia'
import { computed, shallowReactive, watch } from 'vue'
import type { CallError } from '@shared/errors'
import type { GameId } from '@shared/games'
import { api } from '@renderer/api-client'

type Catalogue = object

export const useCatalogueStore = defineStore('catalogue', () => {
  const cards = shallowReactive(new Map<GameId, Catalogue>())
  const errors = shallowReactive(new Map<GameId, CallError>())
  const fetching = new Map<GameId, Promise<void>>()

  async function fetch(game: GameId): Promise<void> {
    const result = await api.call('games.cards', { game })
    fetching.delete(game)
    if ('error' in result) {
      errors.set(game, result.error)
      return
    }
    errors.delete(game)
    cards.set(game, result.ok)
  }

  /** Fetches a game's catalogue unless it is here already; safe to call from every screen. */
  async function load(game: GameId): Promise<void> {
    if (cards.has(game)) return
    const underWay = fetching.get(game) ?? fetch(game)
    fetching.set(game, underWay)
    await underWay
  }

  return { cards, errors, load }
})

/** The catalogue of a game, fetched for the calling component; null until it is here. */
export function useCatalogue(game: () => GameId | null) {
  const store = useCatalogueStore()
  watch(game, (id) => id !== null && void store.load(id), { immediate: true })
  const cards = computed(() => store.cards.get(game() ?? '') ?? null)
  const error = computed(() => store.errors.get(game() ?? '') ?? null)
  return { cards, error }
}
