/** The rules reference as its frame reads it. */
import { STAT_ICONS } from '@renderer/games/one-deck-dungeon/signs/stat-icons'
import type { Reference } from '@renderer/reference/reference'
import { inCodex } from './in-codex'
import { chapterName, topicGist, topicText, topicTitle } from './keys'
import { CHAPTERS, isTopic, SIGNS, TOPICS } from './topics'
import type { Chapter, Sign, TopicId } from './topics'

/** What they tell of talents, focuses and basic skills a pack may have otherwise. */
const OURS: ReadonlySet<string> = new Set<TopicId>([
  'descend',
  'heroic-dice',
  'making-heroic-dice',
  'damage',
  'healing',
  'basic-skills',
  'talents',
  'focus',
  'basic-talents',
  'survival',
  'tactics',
  'lore',
])

/** The frame asks for what is listed here, and for nothing else. */
export const reference: Reference = {
  chapters: CHAPTERS,
  topics: Object.fromEntries(
    Object.entries(TOPICS).map(([id, topic]) => [id, { ...topic, ours: OURS.has(id) }]),
  ),
  signs: SIGNS,
  signOf: (sign) => STAT_ICONS[sign as Sign],
  // The others are silent: the word that says the same stands beside each.
  signLabel: (sign) => (sign === 'combat' || sign === 'peril' ? `odd.kinds.${sign}` : null),
  chapterName: (chapter) => chapterName(chapter as Chapter),
  title: (topic) => topicTitle(topic as TopicId),
  gist: (topic) => topicGist(topic as TopicId),
  text: (topic) => topicText(topic as TopicId),
  name: (key) => `odd.${key}`,
  searchHint: 'odd.reference.searchHint',
  cards: (topic) => (isTopic(topic) ? inCodex(topic) : null),
}
