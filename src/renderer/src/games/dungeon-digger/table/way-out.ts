/** The shortest way out of a turn whose time is up: what ends it, or else what ends the choice that is under way. */
import type { Action, ActionType } from '@shared/games/dungeon-digger'

const WAYS: readonly ActionType[] = [
  'end-turn',
  'stop',
  'pass',
  'decline',
  'forfeit',
  'draw',
  'pit-coin',
  'refuse',
]

/** @returns null: nothing is asked */
export function wayOut(actions: readonly Action[]): Action | null {
  for (const way of WAYS) {
    const action = actions.find(({ type }) => type === way)
    if (action !== undefined) return action
  }
  return actions[0] ?? null
}
