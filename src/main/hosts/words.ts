/** The language of what the main process says by itself, and its longest sentence: why it cannot open. */
import { LOCALES } from '@shared/api'
import type { Locale } from '@shared/api'
import { Refusal } from '@shared/errors'
import { wordsIn } from '../exports/words'

/** The system's language where the app speaks it, else English; `tag` is a BCP 47 language tag. */
export function systemLocale(tag = Intl.DateTimeFormat().resolvedOptions().locale): Locale {
  const language = tag.toLowerCase().split('-')[0]
  return LOCALES.find((locale) => locale === language) ?? 'en'
}

/** Why the house could not be opened, in a sentence; what is no refusal is told as it is. */
export const bootFailure = (error: unknown, locale: Locale): string =>
  error instanceof Refusal
    ? wordsIn(locale).say(`errors.${error.code}`, error.details)
    : `${wordsIn(locale).say('errors.internal')}\n\n${String(error)}`
