/** Finding messages of one language, and writing dates its way. */
import type { Day } from './api'
import type { Locale } from './locales'

export interface Words {
  readonly locale: Locale
  /**
   * @param key of a message, with dots
   * @param values for the message's named parameters
   * @param count picks one of a message's plural forms, and is its `count`
   */
  readonly say: (
    key: string,
    values?: Readonly<Record<string, string | number>>,
    count?: number,
  ) => string
  /** `long` names the month in full, `medium` shortens it. */
  readonly day: (day: Day, style: 'long' | 'medium') => string
}
