/**
 * What the screens say: English, and over it the chosen language's catalogue. A language has one file for the app
 * and one for each game; a game's come with the first of its screens.
 */
import { createI18n } from 'vue-i18n'
import type { GameId } from '@shared/games'
import type { Locale } from '@shared/locales'
import { pluralForm } from '@shared/plural-form'

/** What one file of a language holds: the app's messages, or those of a game. */
interface Messages {
  readonly [key: string]: string | Messages
}
const ENGLISH = 'en' as string
const ENGLISH_APP = import.meta.glob<Messages>('../../locales/en/app.json', {
  eager: true,
  import: 'default',
})
/** Every other file, fetched when it is needed. */
const OTHERS = import.meta.glob<Messages>(
  ['../../locales/*/*.json', '!../../locales/en/app.json'],
  {
    import: 'default',
  },
)
function localeOf(file: string): string {
  return file.split('/').at(-2) ?? ''
}
const LOCALES = [...new Set([ENGLISH, ...Object.keys(OTHERS).map(localeOf)])]

const dates = {
  /** The day of a moment, and the moment itself, where this computer is. */
  day: { dateStyle: 'medium' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  /** A day of the calendar, as `dateOf` gives it: the same in every time zone. */
  date: { dateStyle: 'medium', timeZone: 'UTC' },
  weekday: { dateStyle: 'full', timeZone: 'UTC' },
  short: { day: 'numeric', month: 'short', year: '2-digit', timeZone: 'UTC' },
} as const

const numbers = {
  megabytes: { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 },
  percent: { style: 'percent', maximumFractionDigits: 0 },
  oneDigit: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  twoDigits: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
} as const

function inEach<T>(value: (locale: string) => T): Record<string, T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, value(locale)]))
}

export const i18n = createI18n({
  legacy: false,
  locale: ENGLISH,
  fallbackLocale: ENGLISH,
  messages: { [ENGLISH]: {} },
  datetimeFormats: inEach(() => dates),
  numberFormats: inEach(() => numbers),
  pluralRules: inEach((locale) => (count: number, forms: number) => formOf(locale, count, forms)),
})
// Each file adds to what the others of its language say: every section of each is kept.
for (const messages of Object.values(ENGLISH_APP)) i18n.global.mergeLocaleMessage(ENGLISH, messages)

/** Which form of a message a count takes in a language. */
function formOf(locale: string, count: number, forms: number): number {
  const categories = i18n.global.t('language.plurals', {}, { locale }).split(' ')
  return pluralForm(locale, categories, count, forms)
}

/** Files that are here, or on their way. */
const fetched = new Map<string, Promise<boolean>>()

/** Adds a file's messages to its language's; whether they are here. A file that there is not adds nothing. */
function load(locale: string, name: string): Promise<boolean> {
  const path = `../../locales/${locale}/${name}.json`
  const fetch = OTHERS[path]
  if (fetch === undefined) return Promise.resolve(true)
  const known = fetched.get(path)
  if (known !== undefined) return known
  const fetching = fetch().then(
    (messages) => {
      i18n.global.mergeLocaleMessage(locale, messages)
      return true
    },
    () => {
      // It could not be fetched now; whoever asks next tries again.
      fetched.delete(path)
      return false
    },
  )
  fetched.set(path, fetching)
  return fetching
}

/** Games of which a screen has been shown: their words change with the language. */
const games = new Set<GameId>()
let wanted = ENGLISH

/**
 * Fetches a game's words in the language of the app, and the English ones that stand in for what it lacks.
 * @throws Error where the English ones cannot be fetched
 */
export async function loadGameWords(game: GameId): Promise<void> {
  games.add(game)
  const [english] = await Promise.all([load(ENGLISH, game), load(wanted, game)])
  if (!english) throw new Error(`The words of ${game} could not be fetched.`)
}

/** Fetches a game's words of all languages: who knows a card by another language's name finds it too. */
export async function loadEveryLanguage(game: GameId): Promise<void> {
  // Which plural forms a language has is said in its file for the app.
  await Promise.all(LOCALES.flatMap((locale) => [load(locale, 'app'), load(locale, game)]))
}

/** Switches the app's language, live, and tells the document; of two wishes the later counts. */
export async function setLocale(locale: Locale): Promise<void> {
  wanted = locale
  const files = ['app', ...games].map((name) => load(locale, name))
  // Where it cannot be fetched now, the app goes on in the words it has; the next wish tries again.
  const [app] = await Promise.all(files)
  if (app !== true || wanted !== locale) return
  i18n.global.locale.value = locale
  document.documentElement.lang = locale
}
