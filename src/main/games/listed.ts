/** Actions as they are listed: rules accept exactly those. */
import { isSameAction } from '@shared/games/game'
import type { Kept } from '@shared/once'
import * as v from 'valibot'

export type Found<Action> =
  | { readonly action: Action }
  /** @property wanted what is not listed; null: it is no action at all */
  | { readonly action: null; readonly wanted: Action | null }

/**
 * The listed action that is meant.
 * @param given anything
 * @param asListed what is written in another way than it is listed
 */
export function findListed<Action extends object>(
  listed: readonly Action[],
  given: unknown,
  schema: v.GenericSchema<unknown, Action>,
  asListed: (wanted: Action) => Action = (wanted) => wanted,
): Found<Action> {
  // One of the list itself needs no second look.
  for (const own of listed) if (own === given) return { action: own }
  const parsed = v.safeParse(schema, given)
  if (!parsed.success) return { action: null, wanted: null }
  const wanted = asListed(parsed.output)
  const action = listed.find((one) => isSameAction(one, wanted))
  return action === undefined ? { action: null, wanted } : { action }
}

/**
 * What states list: worked out with them, or when it is asked for and not known.
 * @param known where it is kept; without it, for as long as the state is
 */
export function createLists<State extends object, Action>(
  workOut: (state: State) => readonly Action[],
  known: Kept<State, readonly Action[]> = new WeakMap(),
) {
  return {
    of(state: State): readonly Action[] {
      let actions = known.get(state)
      if (actions === undefined) known.set(state, (actions = workOut(state)))
      return actions
    },
    /** @param actions null: they are not worked out yet */
    keep(state: State, actions: readonly Action[] | null): void {
      if (actions !== null) known.set(state, actions)
    },
  }
}
