/** Games that cannot be opened here, by why that is. */
import type { DamagedTable } from '@shared/api'

export interface UnreadableGroup {
  /** The key of what is said above them. */
  readonly text: string
  /** Whether a backup may have them whole. */
  readonly backups: boolean
  readonly games: readonly DamagedTable[]
}

/** The damaged ones, then those of a newer release, which are whole; a group that is empty is left out. */
export function unreadableGroups(tables: readonly DamagedTable[]): readonly UnreadableGroup[] {
  const of = (wanted: boolean) => tables.filter(({ newer }) => newer === wanted)
  return [
    { text: 'library.damaged.text', backups: true, games: of(false) },
    { text: 'library.damaged.newerText', backups: false, games: of(true) },
  ].filter(({ games }) => games.length > 0)
}
