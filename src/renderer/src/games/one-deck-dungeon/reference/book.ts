/** The rules reference as its frame reads it. */
import { STAT_ICONS } from '@renderer/games/one-deck-dungeon/signs/stat-icons'
import { referenceOf } from '@renderer/reference/of-game'
import type { Topic } from '@renderer/reference/reference'
import { inCodex } from './in-codex'
import { chapterName, topicGist, topicText, topicTitle } from './keys'
import { CHAPTERS, TOPIC_IDS, TOPICS } from './topics'
import type { Chapter, TopicId } from './topics'

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

const topics = Object.fromEntries(
  TOPIC_IDS.map((id): readonly [TopicId, Topic] => [id, { ...TOPICS[id], ours: OURS.has(id) }]),
) as Record<TopicId, Topic>

export const reference = referenceOf({
  chapters: CHAPTERS,
  topics,
  icons: STAT_ICONS,
  words: { title: topicTitle, gist: topicGist, text: topicText },
  // The others are silent: the word that says the same stands beside each.
  signLabel: (sign) => (sign === 'combat' || sign === 'peril' ? `odd.kinds.${sign}` : null),
  chapterName: (chapter) => chapterName(chapter as Chapter),
  name: (key) => `odd.${key}`,
  searchHint: 'odd.reference.searchHint',
  cards: inCodex,
})
