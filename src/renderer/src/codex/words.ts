/** The codex's words: what an entry is called, and all that it may be found by. */
import { computed, ref } from 'vue'
import type { Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { GameId } from '@shared/games'
import { fold } from '@renderer/fold'
import { say } from '@renderer/games/say'
import { i18n, loadEveryLanguage } from '@renderer/i18n'
import type { Codex, Entry } from './codex'

/** Searches a game's entries in all languages: gives, for an entry, everything that it is found by, folded. */
export function useSearchedWords(game: GameId, codex: Ref<Codex | null>) {
  const { t } = useI18n()
  /** Raised when the other languages have come. */
  const heard = ref(0)
  void loadEveryLanguage(game).then(() => {
    heard.value += 1
  })

  return computed(() => {
    const known = new Map<string, string>()
    const locales = heard.value >= 0 ? i18n.global.availableLocales : []
    return (entry: Entry): string => {
      const before = known.get(entry.id)
      if (before !== undefined) return before
      const words = locales.flatMap((locale) =>
        (codex.value?.wordsOf(entry) ?? []).map((phrase) =>
          say(phrase, (key, named) => t(key, named, { locale })),
        ),
      )
      const folded = fold(`${codex.value?.title(entry, t) ?? ''} ${words.join(' ')}`)
      known.set(entry.id, folded)
      return folded
    }
  })
}
