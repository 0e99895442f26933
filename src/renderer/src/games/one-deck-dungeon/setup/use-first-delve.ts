/** Beginning the first delve, from wherever it is offered. */
import { useFirstGame } from '@renderer/components/new-game/use-first-game'
import { FIRST_DELVE } from './first-delve'

/** `begin` sits down at its table, with all tips to come; a refusal is told at the edge of the screen. */
export function useFirstDelve() {
  const { busy, begin } = useFirstGame()
  return { busy, begin: () => begin(FIRST_DELVE) }
}
