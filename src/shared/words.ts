/** Finding messages of one language, and writing dates its way. */
import type { Day } from './api'
import type { Locale } from './locales'

export interface Words {
  readonly locale: Locale
  /**
   * @param key of a message, with dots
   * @param values for the message's named parameters
   */
  readonly say: (key: string, values?: Readonly<Record<string, string | number>>) => string
  /** `long` names the month in full, `medium` shortens it. */
  readonly day: (day: Day, style: 'long' | 'medium') => string
}
