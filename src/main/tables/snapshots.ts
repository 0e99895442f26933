/**
 * Snapshots: a state stored now and then, so that opening a long game need not replay it all. A snapshot is
 * only ever a shortcut: its digest covers everything the state follows from, and one that does not fit is
 * passed over. It is of a position that undo cannot pass, so that taking back never needs an earlier one.
 */
import { Refusal } from '@shared/errors'
import type { TableId } from '@shared/ids'
import { SNAPSHOT_INTERVAL, snapshotDigest } from '../store/snapshot-digest'
import type { TableQueries, TableRow } from '../store/table-queries'
import { goOn, loadedAt } from './loaded-game'
import type { LoadedGame } from './loaded-game'
import { begin } from './replay'
import type { Beginning } from './replay'

type SnapshotQueries = Pick<
  TableQueries,
  'actions' | 'actionHash' | 'isTableSound' | 'peopleUpTo' | 'snapshot' | 'putSnapshot'
>

export function snapshots(queries: SnapshotQueries) {
  /** The game as its snapshot holds it; null where there is none that belongs to the game as it stands. */
  const fromSnapshot = (id: TableId, beginning: Beginning): LoadedGame | null => {
    const kept = queries.snapshot(id)
    const hash = kept === null ? null : queries.actionHash(id, kept.step)
    if (kept === null || hash === null) return null
    const { step, state } = kept
    if (digest(beginning, hash, state) !== kept.digest) return null
    const start = loadedAt(beginning, JSON.parse(state) as unknown)
    return { ...start, step, snapshot: step, earlier: queries.peopleUpTo(id, step) }
  }

  return {
    /**
     * Loads a game from what is stored.
     * @throws Refusal `table-unreadable`, and `table-doubtful` where a game would go on from what is not as it was written
     */
    load: ({ id, revision, status }: TableRow, beginning: Beginning): LoadedGame => {
      const from = fromSnapshot(id, beginning) ?? loadedAt(beginning, begin(beginning).state)
      const loaded = goOn(from, queries.actions(id, from.step))
      if (status === 'playing' && !queries.isTableSound(id, from.step))
        throw new Refusal('table-doubtful', 'The stored game is not as it was written.')
      return { ...loaded, revision, status }
    },
    /**
     * Keeps a snapshot of a game where one is due, once its actions are stored.
     * @returns the game, which knows of it
     */
    keep: (id: TableId, loaded: LoadedGame): LoadedGame => {
      const step = loaded.step - loaded.since.length
      if (step - loaded.snapshot < SNAPSHOT_INTERVAL) return loaded
      const hash = queries.actionHash(id, step)
      if (hash === null) throw new Error('A snapshot is of actions that are stored.')
      const state = JSON.stringify(loaded.states[0])
      queries.putSnapshot(id, { step, state, digest: digest(loaded.beginning, hash, state) })
      return { ...loaded, snapshot: step }
    },
  }
}

function digest({ game, ...origin }: Beginning, hash: string, state: string): string {
  return snapshotDigest({ ...origin, game: game.id }, hash, state)
}
