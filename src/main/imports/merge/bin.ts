/** What an import puts into the bin here can be taken out of it here, however long ago it was put there. */
import type { Instant } from '@shared/ids'

interface Binnable {
  readonly deletedAt: Instant | null
}

const WEEK = 7 * 24 * 60 * 60 * 1000

/**
 * A deletion that comes in long after it was made counts from now: else the bin would be emptied of a thing
 * that nobody here has seen in it. Its stamp stays; of two moments with one stamp the later counts, so that
 * every computer comes to this one.
 * @param merge merges the thing that is here with the file's
 */
export function intoBin<Thing extends Binnable>(
  merge: (here: Thing, file: Thing) => Thing,
  now: Date,
) {
  return (here: Thing, file: Thing): Thing => {
    const merged = merge(here, file)
    const { deletedAt } = merged
    if (here.deletedAt !== null || deletedAt === null) return merged
    const recent = new Date(now.getTime() - WEEK).toISOString()
    return deletedAt < recent ? { ...merged, deletedAt: now.toISOString() } : merged
  }
}
