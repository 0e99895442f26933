/** What a refused call says. */
import type { CallError } from '@shared/errors'
import { gameOfError } from '@shared/games'
import { errorText } from '@renderer/locales/keys'
import type { Translate } from './say'
import { useGameWords } from './use-game-words'

/**
 * Fetches the words of games whose own refusals are shown, where no screen has needed them yet.
 * @param errors what is shown
 * @returns a function that gives a refusal's sentence; empty until the words of its game are here
 */
export function useErrorText(errors: () => readonly CallError[], t: Translate) {
  const worded = useGameWords(() => errors().flatMap((error) => gameOfError(error) ?? []))
  return (error: CallError): string => {
    if (gameOfError(error) !== null && !worded.value) return ''
    const { reason, ...named } = error.details ?? {}
    // A record that cannot be says why not, in the words of its game.
    return error.code === 'bad-record' && typeof reason === 'string'
      ? t(reason, named, 1)
      : t(errorText(error.code), error.details ?? {}, 1)
  }
}
