import { describe, expect, test } from 'vitest'
import { createI18n } from 'vue-i18n'
import type { LogEntry } from '@shared/games/one-deck-dungeon/answers'
import type { Event, HeroId } from '@shared/games/one-deck-dungeon'
import { en, it } from '../../locales/messages'
import { linesOf } from '@renderer/games/one-deck-dungeon/words/chronicle'
import type { Line } from '@renderer/table/chronicle'
import { namingContextOf, type NamingContext } from '@renderer/games/one-deck-dungeon/words/names'
import { catalogue } from './cards'
import { playedGames } from './played'

const LOCALES = ['en', 'it'] as const
function translatorOf(locale: (typeof LOCALES)[number]): NamingContext['t'] {
  return createI18n({ legacy: false, locale, messages: { en, it } }).global.t
}

/** A step of everyone together. */
function entryOf(revision: number, events: readonly Event[]): LogEntry {
  return {
    revision,
    actor: null,
    bot: null,
    stumbled: false,
    action: null,
    events,
  }
}

function textsOf(events: readonly Event[], heroes: readonly HeroId[] = ['warrior']) {
  return linesOf([entryOf(0, events)], { catalogue, heroes, t: translatorOf('en') }).map(
    ({ text }) => text,
  )
}
function hurt(hero: number, amount: number, cause: 'stairs' | 'boss' = 'stairs'): Event {
  return {
    type: 'damaged',
    hero,
    amount,
    cause,
  }
}

describe('what happens again at once gets one line', () => {
  test('stairs that strike twice', () => {
    expect(textsOf([hurt(0, 1), hurt(0, 1)])).toEqual([
      'Warrior takes 2 damage (time on the stairs).',
    ])
  })

  test('each hero, and each cause, for itself', () => {
    const lines = textsOf([hurt(0, 1), hurt(1, 1), hurt(1, 1, 'boss')], ['warrior', 'mage'])
    expect(lines).toHaveLength(3)
  })

  test('two dice stored for two wounds', () => {
    const stored: Event = { type: 'die-stored', hero: 0 }
    expect(textsOf([hurt(0, 2), stored, stored])).toEqual([
      'Warrior takes 2 damage (time on the stairs).',
      'Warrior stores 2 heroic dice.',
    ])
    expect(textsOf([stored])).toEqual(['Warrior stores a heroic die.'])
  })
})

test('lines written already are written anew in another language', () => {
  const i18n = createI18n({ legacy: false, locale: 'en', messages: { en, it } })
  const entries: readonly LogEntry[] = [entryOf(0, [hurt(0, 1)])]
  const words = () =>
    linesOf(entries, { catalogue, heroes: ['warrior'], t: i18n.global.t }).map(({ text }) => text)
  expect(words()).toEqual(['Warrior takes 1 damage (time on the stairs).'])
  ;(i18n.global.locale as { value: string }).value = 'it'
  expect(words()[0]).toMatch(/^Guerriera/)
})

/** The chronicles of whole games. */
function* chronicles(locale: (typeof LOCALES)[number], sizes: readonly (1 | 2 | 4)[]) {
  const t = translatorOf(locale)
  let entries: LogEntry[] = []
  for (const { view, actions, events } of playedGames([4, 11], sizes)) {
    entries.push(entryOf(entries.length, events))
    if (actions.length > 0) continue
    yield linesOf(entries, namingContextOf(view, catalogue, t))
    entries = []
  }
}

describe.each(LOCALES)('whole games (%s)', (locale) => {
  test('never say the same twice for one step', () => {
    for (const lines of chronicles(locale, [1, 2, 4])) {
      const again = lines.filter((line, at): boolean => {
        const before: Line | undefined = lines[at - 1]
        return before?.step === line.step && before.text === line.text
      })
      expect(again).toEqual([])
    }
  })

  test('mention no party and no partner to one who delves alone', () => {
    const together = { en: /\b(party|partners?|each of you)\b/i, it: /\b(gruppo|compagn[aoei])\b/i }
    for (const lines of chronicles(locale, [1]))
      expect(lines.filter(({ text }) => together[locale].test(text))).toEqual([])
  })
})
