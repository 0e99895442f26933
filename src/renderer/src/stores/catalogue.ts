/** The card facts of the game, fetched once: they never change while the app runs. */
import { defineStore } from 'pinia'
import { house } from '@renderer/house'
import { mirror } from './mirror'

export const useCatalogueStore = defineStore('catalogue', () => {
  const cards = mirror(() => house.call('games.cards', { game: 'one-deck-dungeon' }))
  let fetching: Promise<void> | null = null

  /** Fetches the catalogue unless it is here already; safe to call from every screen. */
  async function load(): Promise<void> {
    if (cards.value.value !== null) return
    fetching ??= cards.refresh().finally(() => {
      fetching = null
    })
    await fetching
  }

  return { cards: cards.value, error: cards.error, load }
})
