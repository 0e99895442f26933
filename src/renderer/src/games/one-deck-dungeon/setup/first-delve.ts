/**
 * The first delve: a game like any other, whose deck was chosen so that its first rooms teach well. Behind each
 * of its first four doors waits something that the Warrior's first roll can do: a foe with an armored wide box
 * and a skill worth learning, a peril, and two more foes.
 */
import type { CallInput } from '@shared/api'
import type { TableSummary } from '@shared/games/one-deck-dungeon/answers'

export const FIRST_DELVE: CallInput<'tables.start'> = {
  game: 'one-deck-dungeon',
  options: { heroes: [{ hero: 'warrior' }], dungeon: 'dragons-cave', tier: 'novice' },
  seed: 143,
}

/** Whether a game that is over was the first delve: no other is dealt by its seed, but by rarest chance. */
export function wasFirstDelve({ campaign, seed }: TableSummary): boolean {
  return campaign === null && seed === FIRST_DELVE.seed
}
