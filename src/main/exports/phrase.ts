/** A phrase in a language. */
import type { Phrase } from '@shared/games/game'
import type { Words } from './words'

export const sayPhrase = (words: Words, { key, named = {}, count }: Phrase): string => {
  const values = Object.entries(named).map(([name, value]) => [
    name,
    typeof value === 'object' ? sayPhrase(words, value) : value,
  ])
  return words.say(key, {
    ...Object.fromEntries(values),
    ...(count === undefined ? {} : { count }),
  } as Record<string, string | number>)
}
