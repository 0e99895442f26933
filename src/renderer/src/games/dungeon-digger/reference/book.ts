/** The rules reference as its frame reads it: a topic for each section of the rules. */
import type { Component } from 'vue'
import { RULINGS, TOPICS, type TopicId } from '@shared/games/dungeon-digger'
import { topicGist, topicText, topicTitle } from '@shared/games/dungeon-digger/keys'
import { referenceOf, topicsBySection, type Placed } from '@renderer/reference/of-game'
import Laurels from '~icons/game-icons/laurels-trophy'
import Manacles from '~icons/game-icons/manacles'
import Portal from '~icons/game-icons/magic-portal'
import Throne from '~icons/game-icons/stone-throne'
import Pit from '~icons/game-icons/spiky-pit'
import Trap from '~icons/game-icons/wolf-trap'
import Monster from '~icons/game-icons/monster-grasp'
import Castle from '~icons/game-icons/castle'
import Helm from '~icons/game-icons/visored-helm'
import Troll from '~icons/game-icons/troll'
import Wizard from '~icons/game-icons/wizard-face'
import { COUNT_ICONS, ORDER_ICONS, TOKEN_ICONS } from '../signs/icons'

const SIGNS = {
  ...ORDER_ICONS,
  ...TOKEN_ICONS,
  ...COUNT_ICONS,
  laurels: Laurels,
  room: Manacles,
  portal: Portal,
  throne: Throne,
  pit: Pit,
  trap: Trap,
  monster: Monster,
  citadel: Castle,
  adventurer: Helm,
  creature: Troll,
  power: Wizard,
} as const satisfies Readonly<Record<string, Component>>
type Sign = keyof typeof SIGNS

const CHAPTERS = ['play', 'build', 'move', 'rooms', 'end', 'scenarios'] as const
type Chapter = (typeof CHAPTERS)[number]
const PLACED: Placed<TopicId, Chapter, Sign> = {
  setup: ['play', 'portal', ['turn', 'options', 'lords']],
  turn: ['play', 'tyranny', ['orders', 'projects', 'end']],
  orders: ['play', 'tyranny', ['moving', 'work', 'conquer', 'blocks']],
  projects: ['play', 'projects', ['turn', 'work', 'rooms']],
  options: ['play', 'think', ['setup', 'lords', 'sands']],
  lords: ['play', 'tyranny', ['orders', 'options']],
  work: ['build', 'work', ['fitting', 'gold', 'bonus']],
  fitting: ['build', 'projects', ['work', 'corridors', 'blocks']],
  corridors: ['build', 'move', ['gold', 'moving', 'traps']],
  gold: ['build', 'gold', ['corridors', 'throne', 'bonus', 'coins']],
  bonus: ['build', 'think', ['rooms', 'gold', 'orders']],
  moving: ['move', 'move', ['combat', 'corridors', 'traps']],
  combat: ['move', 'attack', ['moving', 'conquer']],
  traps: ['move', 'trap', ['moving', 'corridors']],
  blocks: ['move', 'demolish', ['fitting', 'orders']],
  rooms: ['rooms', 'room', ['bonus', 'conquer', 'treasure', 'throne']],
  conquer: ['rooms', 'conquer', ['rooms', 'coins', 'combat']],
  treasure: ['rooms', 'coins', ['coins', 'conquer']],
  throne: ['rooms', 'throne', ['gold', 'conquer', 'turn']],
  pit: ['rooms', 'pit', ['work', 'coins', 'moving']],
  coins: ['rooms', 'coin', ['treasure', 'conquer', 'end']],
  end: ['end', 'gold', ['awards', 'coins', 'gold']],
  awards: ['end', 'laurels', ['end', 'corridors', 'conquer']],
  hunt: ['scenarios', 'monster', ['conquer', 'blocks', 'moving']],
  adventurers: ['scenarios', 'adventurer', ['powers', 'moving', 'combat']],
  powers: ['scenarios', 'power', ['adventurers', 'traps']],
  sands: ['scenarios', 'clock', ['end', 'options']],
  citadel: ['scenarios', 'citadel', ['moving', 'end']],
  lair: ['scenarios', 'treasure', ['dragon', 'moving', 'end']],
  dragon: ['scenarios', 'dragon', ['lair', 'coins']],
  creatures: ['scenarios', 'creature', ['elimination', 'combat', 'traps']],
  elimination: ['scenarios', 'conquer', ['creatures', 'end']],
}
/** What of the codex a topic is about. */
const CARDS: Readonly<Partial<Record<TopicId, Readonly<Record<string, string>>>>> = {
  orders: { kind: 'order' },
  lords: { kind: 'lord' },
  rooms: { kind: 'tile' },
  corridors: { kind: 'tile' },
  coins: { kind: 'coin' },
  hunt: { kind: 'neutral' },
  lair: { kind: 'neutral' },
  adventurers: { kind: 'adventurer' },
  powers: { kind: 'adventurer' },
  creatures: { kind: 'creature' },
}

export const reference = referenceOf({
  chapters: CHAPTERS,
  topics: topicsBySection({
    ids: TOPICS,
    chapters: CHAPTERS,
    placed: PLACED,
    sources: RULINGS,
    letter: 'R',
  }),
  icons: SIGNS,
  words: { title: topicTitle, gist: topicGist, text: topicText },
  chapterName: (chapter) => `digger.reference.${chapter}`,
  name: (key) => `digger.${key}`,
  searchHint: 'digger.reference.searchHint',
  cards: (topic) => CARDS[topic] ?? null,
})
