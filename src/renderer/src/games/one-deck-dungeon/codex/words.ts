/** The codex's words: what an entry is called, and all that it may be found by. */
import { computed, ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Catalogue } from '@shared/games/one-deck-dungeon'
import { fold } from '@renderer/fold'
import { everyLanguage, i18n } from '@renderer/i18n'
import { namesOf } from '@renderer/games/one-deck-dungeon/words/names'
import type { Entry } from './entries'

/** Names entries in the language of the app, and searches them in all languages. */
export function useCodexWords(catalogue: () => Catalogue | null) {
  const { t } = useI18n()
  /** Raised when the other languages have come. */
  const heard = ref(0)
  void everyLanguage().then(() => {
    heard.value += 1
  })

  /** The name on the card, and what tells it from its like. */
  function title({ subject, words }: Entry): string {
    const name = t(`odd.${words[0] ?? 'name'}`)
    switch (subject.kind) {
      case 'hero':
        return t('odd.codex.sided', { name, side: t(`odd.codex.sides.${subject.side}`) })
      case 'level':
        return t('odd.codex.sided', {
          name: t('odd.levels.name', { level: subject.level }),
          side: t(`odd.codex.sides.${subject.side}`),
        })
      case 'combat':
      case 'peril':
      case 'boss':
      case 'dungeon':
      case 'potion':
      case 'skill':
      case 'talent':
      case 'tier':
        return name
    }
  }

  /** Title and, of an encounter, what its card teaches: no two entries sound alike. */
  function spoken(entry: Entry): string {
    const { subject } = entry
    const name = title(entry)
    const cards = catalogue()
    return cards !== null && (subject.kind === 'combat' || subject.kind === 'peril')
      ? t('odd.codex.teaching', {
          name,
          lesson: namesOf({ catalogue: cards, heroes: [], t }).lesson(subject.card),
        })
      : name
  }

  const searched = computed(() => {
    const known = new Map<string, string>()
    const locales = heard.value >= 0 ? i18n.global.availableLocales : []
    return (entry: Entry): string => {
      const before = known.get(entry.id)
      if (before !== undefined) return before
      const words = locales.flatMap((locale) =>
        entry.words.map((key) => t(`odd.${key}`, { level: '' }, { locale })),
      )
      const folded = fold(`${title(entry)} ${words.join(' ')}`)
      known.set(entry.id, folded)
      return folded
    }
  })

  return { title, spoken, searched }
}
