/** What the screens say: English, and over it the chosen language's catalogue, fetched when it is chosen. */
import { createI18n } from 'vue-i18n'
import type { Locale } from '@shared/locales'
import en from '@renderer/locales/en.json'

type Catalogue = typeof en
const ENGLISH = 'en' as string
/** Every catalogue but the English one, which is here from the start. */
const OTHERS = import.meta.glob<Catalogue>(['./locales/*.json', '!./locales/en.json'], {
  import: 'default',
})
const fileOf = (locale: string): string => `./locales/${locale}.json`
const LOCALES = [ENGLISH, ...Object.keys(OTHERS).map((file) => file.replace(/^.*\/|\.json$/g, ''))]

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

const messages: Readonly<Record<string, Catalogue>> = { [ENGLISH]: en }

export const i18n = createI18n({
  legacy: false,
  locale: ENGLISH,
  fallbackLocale: ENGLISH,
  messages,
  datetimeFormats: inEach(() => dates),
  numberFormats: inEach(() => numbers),
  pluralRules: inEach((locale) => (count: number, forms: number) => formOf(locale, count, forms)),
})

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
  const catalogue = await OTHERS[fileOf(locale)]?.().catch(() => undefined)
  if (catalogue !== undefined) i18n.global.setLocaleMessage(locale, catalogue)
  return catalogue !== undefined
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
