/** What the app says, by the keys of its catalogues: tests find things by the words a person would look for. */
import { createI18n } from 'vue-i18n'
import { isFull } from '../amount.ts'
import { en, it } from '../locales/messages.ts'
import { PSEUDO, pseudo } from './pseudo.ts'

/** The words of a key, with named values and, where the message has several forms, a count. */
export type Say = (
  key: string,
  named?: Readonly<Record<string, string | number>>,
  count?: number,
) => string

const i18n = createI18n({
  legacy: false,
  locale: 'en',
  messages: { en, it, [PSEUDO]: pseudo },
  missing: (locale, key) => {
    throw new Error(`No words in ${locale} for ${key}`)
  },
})

/** Gives the phrases of one of the languages. */
export function sayIn(locale: 'en' | 'it' | typeof PSEUDO): Say {
  return (key, named = {}, count = 1) => i18n.global.t(key, named, { plural: count, locale })
}

export const english = sayIn('en')
export const italian = sayIn('it')

interface Language {
  /** As the settings offer it. */
  readonly language: string
  readonly locale: 'en' | 'it'
  readonly say: Say
}
export const LANGUAGES: readonly Language[] = [
  { language: 'English', locale: 'en', say: english },
  { language: 'Italiano', locale: 'it', say: italian },
]
/** The languages that a whole way through the app is gone in: `usual`, and with `FULL=1` the other one too. */
export function languages(usual: Language['locale']): readonly Language[] {
  return isFull ? LANGUAGES : LANGUAGES.filter(({ locale }) => locale === usual)
}
/** The made-up language of tests. */
export const pseudonym = sayIn(PSEUDO)
