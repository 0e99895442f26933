/** The rules reference as its frame reads it: one topic for each section of the rules. */
import { RULINGS, TOPICS, type TopicId } from '@shared/games/dungeon-run'
import { topicGist, topicText, topicTitle } from '@shared/games/dungeon-run/keys'
import { referenceOf, topicsBySection, type Placed } from '@renderer/reference/of-game'
import { STAT_ICONS, VALUE_ICONS } from '../signs/icons'

const SIGNS = { ...STAT_ICONS, ...VALUE_ICONS } as const
type Sign = keyof typeof SIGNS

const CHAPTERS = ['play', 'explore', 'fighting', 'heroes', 'end'] as const
type Chapter = (typeof CHAPTERS)[number]
const PLACED: Placed<TopicId, Chapter, Sign> = {
  setup: ['play', 'exits', ['heroes', 'options', 'begging']],
  rounds: ['play', 'exits', ['turn', 'monsters']],
  turn: ['play', 'skill', ['rounds', 'free-attacks']],
  cards: ['play', 'enchanted', ['rerolls', 'equip']],
  options: ['play', 'need', ['special-tiles', 'setup']],
  moving: ['explore', 'exits', ['tiles', 'escape']],
  escape: ['explore', 'escape', ['moving', 'free-attacks', 'help']],
  tiles: ['explore', 'exits', ['contents', 'lair']],
  contents: ['explore', 'treasure', ['tiles', 'fight', 'traps', 'strangers']],
  'special-tiles': ['explore', 'exits', ['contents', 'options']],
  strangers: ['explore', 'encounter', ['contents', 'monsters']],
  traps: ['explore', 'dexterity', ['help', 'healing', 'contents']],
  search: ['explore', 'treasure', ['equip', 'stone']],
  lair: ['explore', 'encounter', ['boss', 'tiles']],
  fight: ['fighting', 'attack', ['help', 'free-attacks', 'rerolls', 'healing']],
  'free-attacks': ['fighting', 'attack', ['fight', 'escape', 'turn']],
  rerolls: ['fighting', 'need', ['fight', 'cards']],
  healing: ['fighting', 'life', ['fainting', 'elimination']],
  fainting: ['fighting', 'wound', ['healing', 'begging', 'elimination']],
  monsters: ['fighting', 'encounter', ['boss', 'rounds', 'strangers']],
  heroes: ['heroes', 'strength', ['advance', 'equip', 'stone']],
  equip: ['heroes', 'treasure', ['search', 'heroes', 'cards']],
  advance: ['heroes', 'skill', ['heroes', 'alone']],
  help: ['heroes', 'attack', ['fight', 'escape', 'traps', 'healing']],
  duels: ['heroes', 'attack', ['fight', 'elimination', 'fainting']],
  boss: ['end', 'encounter', ['lair', 'stone', 'monsters']],
  endgame: ['end', 'enchanted', ['stone', 'elimination', 'winning']],
  elimination: ['end', 'wound', ['endgame', 'winning', 'fainting']],
  stone: ['end', 'enchanted', ['endgame', 'boss', 'winning']],
  winning: ['end', 'enchanted', ['endgame', 'elimination', 'alone']],
  alone: ['end', 'skill', ['winning', 'advance', 'boss']],
  begging: ['end', 'wound', ['fainting', 'elimination']],
}
/** What of the codex a topic is about. */
const CARDS: Readonly<Partial<Record<TopicId, Readonly<Record<string, string>>>>> = {
  heroes: { kind: 'hero' },
  advance: { kind: 'skill' },
  tiles: { kind: 'tile' },
  'special-tiles': { kind: 'tile' },
  strangers: { kind: 'stranger' },
  traps: { kind: 'trap' },
  fight: { kind: 'monster' },
  boss: { kind: 'boss' },
  equip: { kind: 'treasure' },
  search: { kind: 'treasure' },
  stone: { kind: 'artifact' },
}

export const reference = referenceOf({
  chapters: CHAPTERS,
  topics: topicsBySection({
    ids: TOPICS,
    chapters: CHAPTERS,
    placed: PLACED,
    sources: RULINGS,
    letter: 'A',
  }),
  icons: SIGNS,
  words: { title: topicTitle, gist: topicGist, text: topicText },
  chapterName: (chapter) => `run.reference.${chapter}`,
  name: (key) => `run.${key}`,
  searchHint: 'run.reference.searchHint',
  cards: (topic) => CARDS[topic] ?? null,
})
