/** The words of the reference, in the chosen language. */
import { computed } from 'vue'
import { useI18n } from 'vue-i18n'
import { useBook } from './book'
import { indexOf } from './search'

/** The reference's words by what they are about. */
export function useWording() {
  const { t } = useI18n()
  const { reference } = useBook()
  return {
    title: (topic: string) => t(reference.title(topic)),
    gist: (topic: string) => t(reference.gist(topic)),
    text: (topic: string) => t(reference.text(topic)),
    chapter: (chapter: string) => t(reference.chapterName(chapter)),
    name: (key: string) => t(reference.name(key)),
  }
}

/** The index over all topics, made anew when the language changes. */
export function useSearch() {
  const wording = useWording()
  const { reference } = useBook()
  return computed(() => indexOf(wording, reference))
}
