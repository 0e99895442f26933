/** Which form of each conflict of an import is to count. */
import type { CallInput, ImportConflict } from '@shared/api'

/** By the key of a conflict what a person chose; where nothing was, the later form counts. */
export type Taken = Readonly<Record<string, ImportConflict['wins']>>

/** All that was told, not only what was chosen against it: what has changed meanwhile is to be looked at again. */
export function choicesOf(
  conflicts: readonly ImportConflict[],
  taken: Taken,
): NonNullable<CallInput<'imports.apply'>['choices']> {
  return conflicts.map(({ key, wins }) => ({ key, take: taken[key] ?? wins }))
}
