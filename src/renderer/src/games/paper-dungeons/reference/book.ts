/** The rules reference as its frame reads it: one topic for each chapter of the rules. */
import { RULINGS, TOPICS, type TopicId } from '@shared/games/paper-dungeons'
import { topicGist, topicText, topicTitle } from '@shared/games/paper-dungeons/keys'
import type { Reference, Topic } from '@renderer/reference/reference'
import { REWARD_ICONS, SYMBOL_ICONS } from '../signs/icons'

const SIGNS = { ...SYMBOL_ICONS, ...REWARD_ICONS } as const
type Sign = keyof typeof SIGNS

const CHAPTERS = ['play', 'sheet', 'dungeon', 'end'] as const
type Chapter = (typeof CHAPTERS)[number]
const PLACED: Readonly<Record<TopicId, readonly [Chapter, Sign, readonly TopicId[]]>> = {
  setup: ['play', 'clover', ['objectives', 'powers']],
  turn: ['play', 'clover', ['dice', 'bosses']],
  dice: ['play', 'clover', ['turn', 'levels', 'items']],
  levels: ['sheet', 'level', ['dice', 'damage', 'bosses']],
  items: ['sheet', 'item', ['dice', 'scoring']],
  potions: ['sheet', 'potion', ['damage', 'levels']],
  damage: ['sheet', 'skull', ['potions', 'levels']],
  moving: ['dungeon', 'boots', ['rooms', 'items']],
  rooms: ['dungeon', 'boots', ['moving', 'damage', 'gems']],
  gems: ['dungeon', 'gem', ['rooms', 'alone']],
  bosses: ['dungeon', 'skull', ['levels', 'turn']],
  missions: ['end', 'clover', ['alone', 'scoring']],
  objectives: ['end', 'clover', ['scoring', 'setup']],
  powers: ['end', 'clover', ['scoring', 'setup']],
  scoring: ['end', 'clover', ['objectives', 'missions']],
  campaigns: ['end', 'clover', ['scoring']],
  alone: ['end', 'clover', ['missions', 'gems']],
}
/** What they tell of tracks, cards and signs a pack may have otherwise. */
const OURS: readonly TopicId[] = ['items', 'potions', 'damage', 'gems', 'objectives']
function topicOf(id: TopicId): Topic {
  const [chapter, icon, related] = PLACED[id]
  const rulings = RULINGS[id].filter((code) => code.startsWith('Q'))
  return { chapter, icon, related, rulings, ours: OURS.includes(id) }
}
const inOrder = CHAPTERS.flatMap((chapter) => TOPICS.filter((id) => PLACED[id][0] === chapter))

export const reference: Reference = {
  chapters: CHAPTERS,
  topics: Object.fromEntries(inOrder.map((id) => [id, topicOf(id)])),
  signs: Object.keys(SIGNS),
  signOf: (sign) => SIGNS[sign as Sign],
  signLabel: () => null,
  chapterName: (chapter) => `paper.reference.${chapter}`,
  title: (topic) => topicTitle(topic as TopicId),
  gist: (topic) => topicGist(topic as TopicId),
  text: (topic) => topicText(topic as TopicId),
  name: (key) => `paper.${key}`,
  searchHint: 'paper.reference.searchHint',
  cards: () => null,
}
