/** The rules reference as its frame reads it: one topic for each chapter of the rules. */
import { RULINGS, TOPICS, type TopicId } from '@shared/games/paper-dungeons'
import { topicGist, topicText, topicTitle } from '@shared/games/paper-dungeons/keys'
import { referenceOf, topicsBySection, type Placed } from '@renderer/reference/of-game'
import { REWARD_ICONS, SYMBOL_ICONS } from '../signs/icons'

const SIGNS = { ...SYMBOL_ICONS, ...REWARD_ICONS } as const
type Sign = keyof typeof SIGNS

const CHAPTERS = ['play', 'sheet', 'dungeon', 'end'] as const
type Chapter = (typeof CHAPTERS)[number]
const PLACED: Placed<TopicId, Chapter, Sign> = {
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

export const reference = referenceOf({
  chapters: CHAPTERS,
  topics: topicsBySection({
    ids: TOPICS,
    chapters: CHAPTERS,
    placed: PLACED,
    sources: RULINGS,
    letter: 'Q',
    ours: OURS,
  }),
  icons: SIGNS,
  words: { title: topicTitle, gist: topicGist, text: topicText },
  chapterName: (chapter) => `paper.reference.${chapter}`,
  name: (key) => `paper.${key}`,
  searchHint: 'paper.reference.searchHint',
})
