/** A phrase as the main process says it. */
import type { Phrase } from '@shared/games/game'
import { resolvePhrase } from '@shared/games/resolve-phrase'
import type { Words } from '@shared/words'

export function sayPhrase({ say }: Words, phrase: Phrase): string {
  return resolvePhrase(phrase, say)
}
