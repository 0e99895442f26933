/** Choosing among the tips of a game. */
import type { Tips } from './use-tips'

/**
 * @param ids the names under which they are kept as seen, in their order: the first that fits and was not seen is shown
 */
export function tipsIn<Moment, Id extends string>(
  ids: readonly Id[],
  tips: Readonly<Record<Id, { readonly when: (moment: Moment) => boolean }>>,
): Tips<Moment, Id> {
  const fits = (id: Id, moment: Moment): boolean => tips[id].when(moment)
  return {
    fits,
    tipFor: (moment, seen) => ids.find((id) => !seen.has(id) && fits(id, moment)) ?? null,
  }
}
