/** The sentences that the main process shows by itself, from the renderer's catalogues. */
import { desktop as enDesktop, errors as enErrors } from '@renderer/locales/en.json'
import { desktop as itDesktop, errors as itErrors } from '@renderer/locales/it.json'
import type { Settings } from '@shared/api'
import { Refusal } from '@shared/errors'

export type Locale = Settings['locale']

interface Words {
  readonly desktop: typeof enDesktop
  readonly errors: Readonly<Record<string, unknown>>
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: { desktop: enDesktop, errors: enErrors },
  it: { desktop: itDesktop, errors: itErrors },
}

export const words = (locale: Locale): Words => WORDS[locale]

/** Italian where the system speaks it, else English; `tag` is a BCP 47 language tag. */
export const systemLocale = (tag = Intl.DateTimeFormat().resolvedOptions().locale): Locale =>
  tag.toLowerCase().split('-')[0] === 'it' ? 'it' : 'en'

/** Why the house could not be opened, in a sentence. */
export function bootFailure(error: unknown, locale: Locale): string {
  const { errors } = words(locale)
  const { code, message, details }: Pick<Refusal, 'code' | 'message' | 'details'> =
    error instanceof Refusal ? error : { code: 'internal', message: String(error), details: {} }
  const sentence = errors[code]
  if (typeof sentence !== 'string') return `${code}: ${message}`
  return sentence.replace(/\{(\w+)\}/g, (hole, name: string) => String(details[name] ?? hole))
}
