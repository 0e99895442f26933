/** A phrase in a language. */
import type { Phrase } from './game'

/** Finds a message by its key; `count` picks among its plural forms where the phrase gives one. */
export type SayMessage = (
  key: string,
  named: Readonly<Record<string, string | number>>,
  count: number | undefined,
) => string

/** Says a phrase, and the phrases in it first. */
export function resolvePhrase({ key, named = {}, count }: Phrase, say: SayMessage): string {
  const said = Object.entries(named).map(([name, value]): [string, string | number] => [
    name,
    typeof value === 'object' ? resolvePhrase(value, say) : value,
  ])
  return say(key, Object.fromEntries(said), count)
}
