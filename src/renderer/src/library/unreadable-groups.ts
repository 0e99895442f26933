/** What cannot be opened here, by why that is. */
import type { DamagedThing } from '@shared/api'

export interface UnreadableGroup {
  /** The key of what is said above it. */
  readonly text: string
  /** Whether a backup may have it whole. */
  readonly backups: boolean
  readonly things: readonly DamagedThing[]
}

/** What is damaged, then what is of a newer release, which is whole; a group that is empty is left out. */
export function unreadableGroups(all: readonly DamagedThing[]): readonly UnreadableGroup[] {
  const of = (wanted: boolean) => all.filter(({ newer }) => newer === wanted)
  return [
    { text: 'library.damaged.text', backups: true, things: of(false) },
    { text: 'library.damaged.newerText', backups: false, things: of(true) },
  ].filter(({ things }) => things.length > 0)
}
