/** The dice on the table: in pools and on boxes. */
import type { Die, DieId, View } from '@shared/games/one-deck-dungeon'

export function diceInPlay({ encounter }: Pick<View, 'encounter'>): readonly Die[] {
  return encounter === null
    ? []
    : [...encounter.pool, ...encounter.boxes.flatMap(({ dice }) => dice)]
}

/** A die in play by its id; an unknown one is a broken contract, so it throws. */
export function dieInPlay(view: View, id: DieId): Die {
  const die = diceInPlay(view).find((one) => one.id === id)
  if (!die) throw new Error(`No such die in play: ${id}`)
  return die
}
