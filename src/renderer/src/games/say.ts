/** Saying what main and renderer hold without its language. */
import type { Phrase } from '@shared/games'

/** vue-i18n's `t` in its full form: a key, the named parameters and the number that picks a plural. */
export type Translate = (
  key: string,
  named: Readonly<Record<string, unknown>>,
  plural: number,
) => string

/** A phrase in the language of `t`. */
export function say({ key, named = {}, count = 1 }: Phrase, t: Translate): string {
  const said = Object.entries(named).map(([name, value]) => [
    name,
    typeof value === 'object' ? say(value, t) : value,
  ])
  return t(key, Object.fromEntries(said) as Readonly<Record<string, unknown>>, count)
}
