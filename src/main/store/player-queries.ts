/** Players, as rows: whom seats, sheets and records refer to by id, and people by name. */
import * as v from 'valibot'
import { playerId } from '@shared/ids'
import type { Instant, PlayerId } from '@shared/ids'
import { isSamePlayer, playerIdOf } from '@shared/players'
import type { Connection } from './connection'
import { readOne, readRow, readRows } from './rows'
import { stampQueries } from './stamps'

const playerRow = v.object({ id: playerId, name: v.string() })

/** How the statements on a database name players: to people by name, to files by id. */
export interface PlayerFormat {
  /** SQL for the name or id of the player in a column. */
  readonly columnFor: (column: string) => string
  readonly shownAs: (id: PlayerId | null) => string | null
  readonly idOf: (shown: string | null) => PlayerId | null
}

/** Players as files name them. */
export const byId: PlayerFormat = {
  columnFor: (column) => column,
  shownAs: (id) => id,
  idOf: (shown) => (shown === null ? null : readRow(playerId, shown, 'players')),
}

/** Players as people name them: a name that nobody has yet makes a row. */
export function byName(db: Connection): PlayerFormat {
  const named = db.prepare('SELECT id, name FROM named_players WHERE id = ?')
  const own = db.prepare('SELECT id, name FROM players WHERE id = ?')
  const known = db.prepare('SELECT id, name FROM players WHERE joined_to IS NULL ORDER BY id')
  const insert = db.prepare('INSERT INTO players (id, name) VALUES (?, ?)')

  return {
    columnFor: (column) => `(SELECT name FROM named_players WHERE id = ${column})`,
    shownAs: (id) =>
      id === null ? null : (readOne(playerRow, named.get(id), 'players')?.name ?? null),
    /** Who is called so now comes before who was at first, since a person may have been renamed. */
    idOf: (name) => {
      if (name === null) return null
      const id = playerIdOf(name)
      const first = readOne(playerRow, own.get(id), 'players')
      if (first !== null && isSamePlayer(first.name, name)) return id
      const now = readRows(playerRow, known.all(), 'players').find((player) =>
        isSamePlayer(player.name, name),
      )
      if (now !== undefined) return now.id
      if (first === null) insert.run(id, name)
      return id
    },
  }
}

/** The statements on players, prepared once for a connection. */
export function playerQueries(db: Connection) {
  const { stamp, next } = stampQueries(db)
  const named = db.prepare('SELECT id, name FROM named_players ORDER BY id')
  const setName = db.prepare('UPDATE players SET name = ? WHERE id = ?')

  return {
    /** What each player is called. */
    playerNames: (): ReadonlyMap<PlayerId, string> =>
      new Map(
        readRows(playerRow, named.all(), 'players').map(({ id, name }) => [id, name] as const),
      ),
    /** Stamped as the latest change of the name. */
    setPlayerName: (id: PlayerId, name: string, now: Instant): void => {
      setName.run(name, id)
      stamp('player', id, 'name', next('player', id, 'name', now))
    },
  }
}
