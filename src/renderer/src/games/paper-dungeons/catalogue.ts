/** What is printed in this game, by its own types. */
import { computed, type ComputedRef } from 'vue'
import { withPack, type Content, type PaperContent } from '@shared/games/paper-dungeons'
import type { Pack } from '@shared/games/packs'
import { useCatalogue } from '@renderer/stores/catalogue'

/**
 * All that is printed, fetched for the calling component.
 * @param pack what is played with; null: the app's own values
 * @returns null until it is here
 */
export function useContent(
  pack: () => Pack<PaperContent> | null = () => null,
): ComputedRef<Content | null> {
  const { cards } = useCatalogue(() => 'paper-dungeons')
  return computed(() => {
    // The store holds each game's catalogue as that game's main part gave it.
    const own = cards.value as Content | null
    const played = pack()
    return own === null || played === null ? own : withPack(own, played.content)
  })
}
