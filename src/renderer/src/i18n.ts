/** What the screens say: English, and over it the chosen language's catalogue, fetched when it is chosen. */
import { createI18n } from 'vue-i18n'
import type { Locale } from '@shared/locales'

/** What one file of a language holds: the app's messages, or those of a game. */
interface Messages {
  readonly [key: string]: string | Messages
}
const ENGLISH = 'en' as string
const ENGLISH_FILES = import.meta.glob<Messages>('../../locales/en/*.json', {
  eager: true,
  import: 'default',
})
/** The files of every language but English, which is here from the start. */
const OTHERS = import.meta.glob<Messages>(['../../locales/*/*.json', '!../../locales/en/*.json'], {
  import: 'default',
})
const localeOf = (file: string): string => file.split('/').at(-2) ?? ''
const LOCALES = [ENGLISH, ...new Set(Object.keys(OTHERS).map(localeOf))]

const dates = {
  day: { dateStyle: 'medium' },
  weekday: { dateStyle: 'full' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  short: { day: 'numeric', month: 'short', year: '2-digit' },
} as const

const numbers = {
  megabytes: { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 },
  percent: { style: 'percent', maximumFractionDigits: 0 },
  oneDigit: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  twoDigits: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
} as const

const inEach = <T>(value: (locale: string) => T): Record<string, T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, value(locale)]))

export const i18n = createI18n({
  legacy: false,
  locale: ENGLISH,
  fallbackLocale: ENGLISH,
  messages: { [ENGLISH]: {} },
  datetimeFormats: inEach(() => dates),
  numberFormats: inEach(() => numbers),
  pluralRules: inEach((locale) => (count: number, forms: number) => formOf(locale, count, forms)),
})

/** Adds what the files of a language say to one another: each section of each is kept. */
function learn(locale: string, files: readonly Messages[]): void {
  for (const messages of files) i18n.global.mergeLocaleMessage(locale, messages)
}
learn(ENGLISH, Object.values(ENGLISH_FILES))

/**
 * Which form of a message a count takes. A catalogue names its language's plural categories in the order in
 * which its messages give their forms; one form more than that stands first, for none at all.
 */
function formOf(locale: string, count: number, forms: number): number {
  const categories = i18n.global.t('language.plurals', {}, { locale }).split(' ')
  const forNone = forms > categories.length ? 1 : 0
  if (forNone === 1 && count === 0) return 0
  const at = categories.indexOf(new Intl.PluralRules(locale).select(count))
  return Math.min(forms - 1, forNone + (at === -1 ? categories.length - 1 : at))
}

async function isHere(locale: string): Promise<boolean> {
  if (i18n.global.availableLocales.includes(locale)) return true
  const fetching = Object.entries(OTHERS).filter(([file]) => localeOf(file) === locale)
  const files = await Promise.all(fetching.map(([, fetch]) => fetch())).catch(() => [])
  learn(locale, files)
  return files.length > 0
}

/** Fetches the words of all languages: who knows a card by another language's name finds it too. */
export async function everyLanguage(): Promise<void> {
  await Promise.all(LOCALES.map((locale) => isHere(locale)))
}

let wanted = ENGLISH

/** Switches the app's language, live, and tells the document; of two wishes the later counts. */
export async function speak(locale: Locale): Promise<void> {
  wanted = locale
  // Where it cannot be fetched now, the app goes on in the words it has; the next wish tries again.
  if (!(await isHere(locale)) || wanted !== locale) return
  i18n.global.locale.value = locale
  document.documentElement.lang = locale
}
