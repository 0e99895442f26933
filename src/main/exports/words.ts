/// <reference types="vite/types/importMeta.d.ts" />
/** What the main process says by itself, on printed pages and outside the screens, from all the catalogues. */
import { ENGLISH, LOCALES } from '@shared/locales'
import type { Language, Locale } from '@shared/locales'
import { pluralForm } from '@shared/plural-form'
import type { Words } from '@shared/words'

interface Messages {
  readonly [key: string]: string | Messages
}
/** The files of every language: the app's messages, and those of each game. */
const FILES = Object.entries(
  import.meta.glob<Messages>('../../locales/*/*.json', { eager: true, import: 'default' }),
)
const BY_LOCALE = new Map(
  LOCALES.map((locale) => [
    locale,
    FILES.filter(([file]) => file.split('/').at(-2) === locale).map(([, messages]) => messages),
  ]),
)

/** Finds messages of a language, and writes dates its way. */
export function wordsIn(locale: Locale): Words {
  return {
    locale,
    say: (key, values = {}, count) => {
      const message = messageIn(locale, key) ?? messageIn(ENGLISH, key)
      if (message === null) throw new Error(`No message ${key} in ${locale}`)
      const form = count === undefined ? message : formOf(locale, message, count)
      const named = count === undefined ? values : { count, ...values }
      return form.replace(/\{(\w+)\}/g, (whole, name: string) => String(named[name] ?? whole))
    },
    day: (day, style) =>
      new Intl.DateTimeFormat(locale, { dateStyle: style, timeZone: 'UTC' }).format(new Date(day)),
  }
}

/** The form of a message that a count takes. */
function formOf(locale: Locale, message: string, count: number): string {
  const forms = message.split('|').map((form) => form.trim())
  const categories = (messageIn(locale, 'language.plurals') ?? '').split(' ')
  return forms[pluralForm(locale, categories, count, forms.length)] ?? message
}

function messageIn(locale: Locale, key: string): string | null {
  for (const messages of BY_LOCALE.get(locale) ?? []) {
    let message: string | Messages | undefined = messages
    for (const step of key.split('.'))
      message = typeof message === 'object' ? message[step] : undefined
    if (typeof message === 'string') return message
  }
  return null
}

/** All languages, each by the name that it gives itself. */
export const languages: readonly Language[] = LOCALES.map((locale) => ({
  locale,
  name: wordsIn(locale).say('language.name'),
}))
