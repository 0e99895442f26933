/** Beginning the first delve, from wherever it is offered. */
import { useFirstGame } from '@renderer/components/new-game/use-first-game'
import { FIRST_DELVE } from './first-delve'

/** `begin` starts it and opens its table, with all tips to come; a refusal is reported in a toast. */
export function useFirstDelve() {
  const { busy, begin } = useFirstGame()
  return { busy, begin: () => begin(FIRST_DELVE) }
}
