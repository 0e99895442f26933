import { describe, expect, test } from 'vitest'
import { createI18n } from 'vue-i18n'
import { ERROR_CODES } from '@shared/errors'
import { LOCALES } from '@shared/locales'
import {
  BOSSES,
  CAMPAIGN_REFUSALS,
  HEROES,
  REJECTIONS,
  SIDES,
} from '@shared/games/one-deck-dungeon'
import type { ConsequenceLine } from '@shared/games/one-deck-dungeon'
import { bossCard, heroCard } from '@main/games/one-deck-dungeon/cards'
import { LEVELS } from '@main/games/one-deck-dungeon/cards/levels'
import { messagesOf } from '../../locales/files'
import { FACETS } from '@renderer/games/one-deck-dungeon/codex/facets'
import { makeQuery, readFilters } from '@renderer/codex/filters'
import {
  chapterName,
  topicGist,
  topicText,
  topicTitle,
} from '@renderer/games/one-deck-dungeon/reference/keys'
import { blocksOf, plainText, type Piece } from '@renderer/reference/markup'
import { inCodex } from '@renderer/games/one-deck-dungeon/reference/in-codex'
import { indexOf, partsOf } from '@renderer/reference/search'
import {
  CHAPTERS,
  SIGNS,
  TOPIC_IDS,
  TOPICS,
  topicsOf,
} from '@renderer/games/one-deck-dungeon/reference/topics'
import type { TopicId } from '@renderer/games/one-deck-dungeon/reference/topics'
import { whyOf } from '@renderer/games/one-deck-dungeon/reference/why'
import { topicOfLine } from '@renderer/games/one-deck-dungeon/table/topics'

/** What the marks in the texts may name. */
const marks = { topics: TOPICS, signs: SIGNS }
const messages = Object.fromEntries(LOCALES.map((locale) => [locale, messagesOf(locale)]))
const i18n = createI18n({ legacy: false, locale: 'en', messages })

/** The reference's words in one language, as the screens get them. */
function wordsIn(locale: string) {
  const say = (key: string) =>
    i18n.global.te(key, locale) ? i18n.global.t(key, {}, { locale }) : ''
  return {
    title: (id: string) => say(topicTitle(id as TopicId)),
    gist: (id: string) => say(topicGist(id as TopicId)),
    text: (id: string) => say(topicText(id as TopicId)),
    name: (key: string) => say(`odd.${key}`),
    say,
  }
}
const inEach = LOCALES.map((locale) => [locale, wordsIn(locale)] as const)

function piecesOfText(text: string): readonly Piece[] {
  const deep = (pieces: readonly Piece[]): readonly Piece[] =>
    pieces.flatMap((piece) => (piece.type === 'strong' ? deep(piece.pieces) : [piece]))
  return blocksOf(text, marks).flatMap((block) =>
    deep(block.type === 'points' ? block.points.flat() : block.pieces),
  )
}

describe.each(inEach)('the reference in %s', (_, words) => {
  test('says of every topic what it is called, in one sentence, and in full', () => {
    const silent = TOPIC_IDS.filter(
      (id) =>
        words.title(id) === '' || !/[.!?]$/.test(words.gist(id)) || words.text(id).length < 40,
    )
    expect(silent).toEqual([])
    expect(CHAPTERS.filter((id) => words.say(chapterName(id)) === '')).toEqual([])
  })

  test('gives every topic a title of its own', () => {
    const titles = TOPIC_IDS.map(words.title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('writes no mark that leads nowhere', () => {
    const lost = TOPIC_IDS.flatMap((id) =>
      piecesOfText(words.text(id)).flatMap((piece) => {
        if (piece.type === 'words') return /[[\]*=]/.test(piece.words) ? [[id, piece.words]] : []
        if (piece.type === 'name') return words.name(piece.key) === '' ? [[id, piece.key]] : []
        return piece.type === 'link' && piece.topic === id ? [[id, 'itself']] : []
      }),
    )
    expect(lost).toEqual([])
    expect(TOPIC_IDS.filter((id) => /[[\]*]/.test(words.gist(id)))).toEqual([])
  })

  test('finds every topic by its title', () => {
    const find = indexOf(words, marks)
    const missed = TOPIC_IDS.filter(
      (id) =>
        !find(words.title(id))
          .slice(0, 3)
          .some(({ topic }) => topic === id),
    )
    expect(missed).toEqual([])
  })

  test('tells the numbers that the cards show', () => {
    for (const hero of HEROES)
      for (const side of SIDES) {
        const { stats, health } = heroCard(hero).sides[side]
        const text = plainText(words.text(hero), words, marks).split('\n')[0] ?? ''
        const [solo = '', party = ''] = text.split(/(?<=\.) /)
        const numbers = [...(side === 'solo' ? solo : party).matchAll(/\d/g)].map(([n]) =>
          Number(n),
        )
        expect(numbers).toEqual([...Object.values(stats).filter((dice) => dice > 0), health])
      }
    for (const boss of BOSSES)
      expect(words.gist(boss)).toContain(` ${String(bossCard(boss).health)}.`)
    const limits = (of: 'items' | 'skills') =>
      SIDES.flatMap((side) => LEVELS[side].map((level) => level[of]))
    const stated = (id: TopicId) =>
      [...words.text(id).matchAll(/\d/g)].map(([n]) => Number(n)).slice(0, 8)
    expect(stated('items')).toEqual(limits('items'))
    expect(stated('claim-skill')).toEqual(limits('skills'))
  })
})

describe('the topics', () => {
  test('fill every chapter, and read on at each other', () => {
    expect(CHAPTERS.flatMap(topicsOf)).toEqual(TOPIC_IDS)
    for (const id of TOPIC_IDS) {
      expect(TOPICS[id].related, id).not.toContain(id)
      expect(new Set(TOPICS[id].related).size, id).toBe(TOPICS[id].related.length)
    }
  })

  test('cover every ruling, each once', () => {
    const rulings = TOPIC_IDS.flatMap((id) => TOPICS[id].rulings ?? [])
    expect(rulings.toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)))).toEqual(
      Array.from({ length: 46 }, (_, at) => `R${at + 1}`),
    )
  })

  test('say why to every refusal of the game', () => {
    for (const code of [...REJECTIONS, ...CAMPAIGN_REFUSALS])
      expect(whyOf({ code: `one-deck-dungeon.${code}` }), code).not.toBeNull()
  })

  test('say nothing to a refusal that is no matter of rules', () => {
    const explained = ERROR_CODES.filter((code) => whyOf({ code }) !== null)
    expect(explained).toContain('undo-past-reveal')
    expect(explained).not.toContain('disk-full')
  })
})

describe('searching', () => {
  const english = indexOf(wordsIn('en'), marks)
  const italian = indexOf(wordsIn('it'), marks)
  const first = (found: ReturnType<typeof english>) => found[0]?.topic

  test('the beginning of a word is enough, and a slip is forgiven', () => {
    expect(first(english('invis'))).toBe('invisibility')
    expect(first(english('minotuar'))).toBe('minotaur')
  })

  test('accents and capitals do not matter', () => {
    expect(first(italian('INVISIBILITA'))).toBe('invisibility')
  })

  test('a ruling leads to its topic', () => {
    expect(first(english('R22'))).toBe('consequences')
  })

  test('what is found is shown in a line that has it', () => {
    const [found] = english('seed tokens stairs strike')
    const line = partsOf(found?.line ?? '', found?.terms ?? [])
    expect(line.map(({ words }) => words).join('')).toBe(found?.line)
    expect(line.some(({ hit }) => hit)).toBe(true)
  })

  test('nothing is found for what is not there', () => {
    expect(english('qqqq')).toEqual([])
  })
})

describe('cards in the codex', () => {
  test('a topic asks for them in words that the codex knows', () => {
    for (const topic of TOPIC_IDS) {
      const query = inCodex(topic)
      if (query !== null) expect(makeQuery(readFilters(query, FACETS)), topic).toEqual(query)
    }
    expect(inCodex('drain')).toEqual({ ability: 'drain' })
    expect(inCodex('levels')).toEqual({ kind: 'level' })
    expect(inCodex('time')).toBeNull()
  })
})

describe('what stopping costs', () => {
  const lead = (from: ConsequenceLine['from'], rule = true) =>
    topicOfLine({ from, rule, damage: 1, time: 0 }, 'yetis-cavern')

  test('leads to the rule that has its say', () => {
    expect(lead('freezing-winds')).toBe('yetis-cavern')
    expect(lead('undying')).toBe('undying')
    expect(lead('prevented')).toBe('preventing')
    expect(lead('kiting')).toBe('archer')
    // The Paladin's skill, not the boxes of that name.
    expect(lead('armor')).toBe('paladin')
  })

  test('leads nowhere from boxes', () => {
    expect(lead('foe', false)).toBeNull()
    expect(lead('freezing-winds', false)).toBeNull()
  })
})
