/** What the main process says by itself, on printed pages and outside the screens, from their catalogues. */
import en from '@renderer/locales/en.json'
import it from '@renderer/locales/it.json'
import type { Locale } from '@shared/api'
import type { Instant } from '@shared/ids'

interface Messages {
  readonly [key: string]: string | Messages
}
const MESSAGES: Readonly<Record<Locale, Messages>> = { en, it }

/** Finds messages of one language, and writes dates its way. */
export interface Words {
  readonly locale: Locale
  /**
   * @param key of a message, with dots
   * @param values for the message's named parameters
   */
  readonly say: (key: string, values?: Readonly<Record<string, string | number>>) => string
  /** `long` names the month in full, `medium` shortens it. In the time zone of this computer. */
  readonly day: (at: Instant, style: 'long' | 'medium') => string
}

export const wordsIn = (locale: Locale): Words => ({
  locale,
  say: (key, values = {}) => {
    let message: string | Messages | undefined = MESSAGES[locale]
    for (const step of key.split('.'))
      message = typeof message === 'object' ? message[step] : undefined
    if (typeof message !== 'string') throw new Error(`No message ${key} in ${locale}`)
    return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  },
  day: (at, style) => new Intl.DateTimeFormat(locale, { dateStyle: style }).format(new Date(at)),
})
