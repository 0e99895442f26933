/** Ways to use the dice of a Fight: what each leaves, and which of them anybody would want. */
import type { Action, View } from '@shared/games/dungeon-run'

type Assigned = NonNullable<View['shown']>['assigned'][number]

/** By the listed actions that use dice: the wounds that each leaves on both sides. */
export function leftByUses(
  actions: readonly Action[],
  { shown }: Pick<View, 'shown'>,
): ReadonlyMap<Action, Assigned> {
  const uses = actions.filter(({ type }) => type === 'assign')
  const left = new Map<Action, Assigned>()
  for (const [at, action] of uses.entries()) {
    const assigned = shown?.assigned[at]
    if (assigned !== undefined) left.set(action, assigned)
  }
  return left
}

/**
 * The actions without uses of dice that another one is better than: fewer wounds taken for as many dealt, or more dealt
 * for as many taken. Those that deal most come first. Where nothing of the kind is asked, the actions as they are.
 */
export function wantedUses(
  actions: readonly Action[],
  view: Pick<View, 'shown'>,
): readonly Action[] {
  const left = leftByUses(actions, view)
  const uses = [...left].filter(
    ([, one]) => ![...left.values()].some((other) => isBetter(other, one)),
  )
  const wanted = uses.toSorted(([, one], [, other]) => other.dealt - one.dealt)
  return [...wanted.map(([action]) => action), ...actions.filter((action) => !left.has(action))]
}

function isBetter(one: Assigned, other: Assigned): boolean {
  return (
    one.taken <= other.taken &&
    one.dealt >= other.dealt &&
    (one.taken < other.taken || one.dealt > other.dealt)
  )
}
