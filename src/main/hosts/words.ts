/** The language of what the main process says by itself, and its longest sentence: why it cannot open. */
import { Refusal } from '@shared/errors'
import { ENGLISH, LOCALES } from '@shared/locales'
import type { Locale } from '@shared/locales'
import { wordsIn } from '../exports/words'

/** The system's language where the app speaks it, else English; `tag` is a BCP 47 language tag. */
export function systemLocale(tag = Intl.DateTimeFormat().resolvedOptions().locale): Locale {
  const [language] = tag.toLowerCase().split('-')
  const spoken = (wanted = ''): Locale | undefined =>
    LOCALES.find((locale) => locale.toLowerCase() === wanted)
  return spoken(tag.toLowerCase()) ?? spoken(language) ?? ENGLISH
}

/** Why the app could not be opened, in a sentence; what is no refusal is told as it is. */
export function bootFailure(error: unknown, locale: Locale): string {
  return error instanceof Refusal
    ? wordsIn(locale).say(`errors.${error.code}`, error.details)
    : `${wordsIn(locale).say('errors.internal')}\n\n${String(error)}`
}
