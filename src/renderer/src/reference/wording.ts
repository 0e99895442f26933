/** The words of the reference, in the language that is spoken. */
import { computed } from 'vue'
import { useI18n } from 'vue-i18n'
import {
  chapterName,
  topicGist,
  topicText,
  topicTitle,
} from '@renderer/games/one-deck-dungeon/reference/keys'
import { indexOf } from './search'
import type { Chapter, TopicId } from '@renderer/games/one-deck-dungeon/reference/topics'

/** The reference's words by what they are about. */
export function useWording() {
  const { t } = useI18n()
  return {
    title: (id: TopicId) => t(topicTitle(id)),
    gist: (id: TopicId) => t(topicGist(id)),
    text: (id: TopicId) => t(topicText(id)),
    chapter: (id: Chapter) => t(chapterName(id)),
    name: (key: string) => t(`odd.${key}`),
  }
}

/** The index over all topics, made anew when the language changes. */
export function useSearch() {
  const wording = useWording()
  return computed(() => indexOf(wording))
}
