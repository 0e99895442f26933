/** The message keys of the rules reference, apart from those of every screen: they load with it. */
import { CHAPTERS, TOPIC_IDS, TOPICS, type TopicId } from './topics'
import { family } from '@shared/key-family'

/** A topic's title: the name it shares with something of the game, or one of its own. */
export const topicTitle = family(TOPIC_IDS, (id: TopicId) => {
  const { name } = TOPICS[id]
  return name === undefined ? `odd.reference.topics.${id}.title` : `odd.${name}`
})
/** What a topic says in one sentence. */
export const topicGist = family(TOPIC_IDS, (id) => `odd.reference.topics.${id}.gist`)
/** What a topic says in full, with the marks of reference/markup.ts. */
export const topicText = family(TOPIC_IDS, (id) => `odd.reference.topics.${id}.text`)
export const chapterName = family(CHAPTERS, (id) => `odd.reference.chapters.${id}`)
