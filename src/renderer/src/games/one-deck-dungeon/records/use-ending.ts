/** The table of a game that is over, as it stood then. */
import { computed } from 'vue'
import type { Catalogue, View } from '@shared/games/one-deck-dungeon'
import type { TableId } from '@shared/ids'
import { catalogueOf } from '@renderer/games/played-with'
import { useCatalogue } from '@renderer/stores/catalogue'
import { follow } from '@renderer/stores/follow'
import { mirror } from '@renderer/stores/mirror'
import { api } from '../api-client'
import { seatedView } from '../library/seats'
import { packs } from '../packs'

/** What stood on the table at the end, and the cards that it was played with. */
export interface LastTable {
  readonly view: View
  readonly catalogue: Catalogue
}

/** Null until it is here, and where the game cannot be replayed any more. */
export function useEnding(table: TableId) {
  const { value: answer, refresh } = mirror(() => api.call('tables.open', { table }))
  const { cards } = useCatalogue(() => 'one-deck-dungeon')
  follow(['table.changed'], refresh)
  return computed((): LastTable | null => {
    if (answer.value === null || cards.value === null) return null
    const view = seatedView(answer.value)
    // The store holds each game's catalogue as that game's main part gave it.
    const catalogue = catalogueOf({ packs }, cards.value, view.options) as Catalogue
    return { view, catalogue }
  })
}
