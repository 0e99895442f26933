/** What is stored and cannot be read: named, put into the bin and taken out of it, and left as it is. */
import type { DamagedThing, ParsedInput } from '@shared/api'
import { Refusal } from '@shared/errors'
import type { CampaignId, Instant } from '@shared/ids'
import { untilChanged } from '../store/kept'
import { findDamaged } from './find'
import type { DamagedParts } from './find'

interface Parts extends DamagedParts {
  readonly now: () => Date
  /** Told of each campaign whose lists have changed, once that is on disk. */
  readonly changed: (campaign: CampaignId) => void
}

type Named = ParsedInput<'damaged.delete'>

export function createDamaged(parts: Parts) {
  const { queries, now, changed } = parts
  const timestamp = (): Instant => now().toISOString()
  /** The version of the file in which nothing was damaged: what the app itself writes since then, it reads. */
  let wholeAt: number | null = null
  const kept = untilChanged<readonly DamagedThing[]>(queries.stateOfData)

  const list = (): readonly DamagedThing[] => {
    const version = queries.fileVersion()
    if (wholeAt === version) return []
    const found = kept('', () => findDamaged(parts))
    wholeAt = found.length === 0 ? version : null
    return found
  }
  /** @throws Refusal `not-found` */
  const find = ({ kind, key }: Named): DamagedThing => {
    const found = list().find((thing) => thing.kind === kind && thing.key === key)
    if (found !== undefined) return found
    throw new Refusal('not-found', 'There is no such thing that cannot be read.')
  }
  const announce = ({ campaign }: DamagedThing): void => {
    if (campaign !== null) changed(campaign)
  }

  return {
    list,
    /** What came from another computer may be of a newer release. */
    lookAgain: (): void => {
      wholeAt = null
    },
    /** @throws Refusal `not-found` */
    remove: (named: Named): void => {
      const found = find(named)
      if (found.deletedAt !== null) return
      queries.transaction(() => {
        const { kind, key, newer } = found
        // The release that can read it is to know.
        if (newer) queries.setDamagedDeleted(kind, key, timestamp(), true)
        else queries.putDamagedIntoBin(kind, key, timestamp())
      })
      announce(found)
    },
    /**
     * @throws Refusal `not-found`; `database-damaged` where it went into the bin while it could still be read, and its
     *   row cannot be written to any more
     */
    restore: (named: Named): void => {
      const found = find(named)
      if (found.deletedAt === null) return
      queries.transaction(() => {
        const { kind, key } = found
        if (queries.takeDamagedFromBin(kind, key)) return
        queries.setDamagedDeleted(kind, key, timestamp(), false)
      })
      announce(found)
    },
  }
}
export type Damaged = ReturnType<typeof createDamaged>
