/** Saying what main and renderer hold without its language. */
import type { Phrase } from '@shared/games'
import { resolvePhrase } from '@shared/games/resolve-phrase'

/** vue-i18n's `t` in its full form: a key, the named parameters and the number that picks a plural. */
export type Translate = (
  key: string,
  named: Readonly<Record<string, unknown>>,
  plural: number,
) => string

/** A phrase in the language of `t`. */
export function say(phrase: Phrase, t: Translate): string {
  return resolvePhrase(phrase, (key, named, count = 1) => t(key, named, count))
}
