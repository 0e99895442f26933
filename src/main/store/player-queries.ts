/** Players, as rows: whom seats, sheets and records refer to by id, and people by name. */
import * as v from 'valibot'
import { campaignId, playerId } from '@shared/ids'
import type { CampaignId, Instant, PlayerId } from '@shared/ids'
import { isSamePlayer, playerIdOf } from '@shared/players'
import type { Connection } from './connection'
import { FIRST_MOMENT } from '@shared/earlier'
import { earlierValueQueries } from './earlier-values'
import { checkedRows, readableOne, readableRows, readRow, storedName, withKeys } from './rows'
import type { CheckedRow } from './rows'
import { stampQueries } from './stamps'

const playerRow = v.object({ id: playerId, name: storedName })
const wholePlayerRow = v.object({ ...playerRow.entries, joinedTo: v.nullable(playerId) })
export type WholePlayerRow = Readonly<v.InferOutput<typeof wholePlayerRow>>
const campaignRow = v.object({ campaign: campaignId })

/** How the statements on a database name players: to people by name, to files by id. */
export interface PlayerFormat {
  /** SQL for the name or id of the player in a column. */
  readonly columnFor: (column: string) => string
  readonly shownAs: (id: PlayerId | null) => string | null
  readonly idOf: (shown: string | null) => PlayerId | null
}

/** Players as files name them. */
export const byId: PlayerFormat = {
  columnFor: (column) => `CAST(${column} AS TEXT)`,
  shownAs: (id) => id,
  idOf: (shown) => (shown === null ? null : readRow(playerId, shown, 'players')),
}

/** SQL for the name of a player; null where it is no text. */
const READABLE_NAME = "CASE typeof(name) WHEN 'text' THEN name END"

interface PlayersByName extends PlayerFormat {
  /** SQL for the name of the player in a column who is joined to nobody; NULL of anybody else. */
  readonly ownNameFor: (column: string) => string
  /**
   * What `columnFor` gives, of what stands in a column and what `ownNameFor` gives of it. Whoever asks for few rows is sooner
   * done so: SQLite takes a tenth of a millisecond to begin on a view that goes through joined players, also where nobody is joined.
   */
  readonly nameIn: (stored: unknown, own: unknown) => string | null
}

/** Players as people name them: a name that nobody has yet makes a row. */
export function byName(db: Connection): PlayersByName {
  const nameOfAny = db.prepare('SELECT name FROM named_players WHERE id = ?').pluck()
  const named = db.prepare('SELECT id, name FROM named_players WHERE id = ?')
  const own = db.prepare('SELECT id, name FROM players WHERE id = ?')
  const known = db.prepare('SELECT id, name FROM players WHERE joined_to IS NULL ORDER BY id')
  const insert = db.prepare('INSERT INTO players (id, name) VALUES (?, ?)')
  const mend = db.prepare('UPDATE players SET name = ? WHERE id = ?')
  const { stamp } = stampQueries(db)

  /**
   * A player whom nobody knows here yet. Whoever had the name and has another one now is somebody else; a name that
   * cannot be read is given back to its row.
   */
  function insertNew(name: string): PlayerId {
    for (let others = 0; ; others += 1) {
      const id = playerIdOf(name, others)
      const there = own.get(id)
      if (there === undefined) {
        insert.run(id, name)
        // A name that the id does not follow from needs a stamp; any renaming is later.
        if (others > 0) stamp('player', id, 'name', FIRST_MOMENT)
        return id
      }
      if (readableOne(playerRow, there) !== null) continue
      mend.run(name, id)
      return id
    }
  }

  return {
    columnFor: (column) => `(SELECT ${READABLE_NAME} FROM named_players WHERE id = ${column})`,
    ownNameFor: (column) =>
      `(SELECT name FROM players WHERE players.id = ${column} AND joined_to IS NULL)`,
    nameIn: (stored, ownName) => {
      if (stored === null) return null
      const name: unknown = ownName ?? nameOfAny.get(stored)
      return typeof name === 'string' ? name : null
    },
    shownAs: (id) => (id === null ? null : (readableOne(playerRow, named.get(id))?.name ?? null)),
    /** Who is called so now; who was at first may have been renamed. */
    idOf: (name) => {
      if (name === null) return null
      const id = playerIdOf(name)
      const first = readableOne(playerRow, own.get(id))
      if (first !== null && isSamePlayer(first.name, name)) return id
      const now = readableRows(playerRow, known.all()).find((player) =>
        isSamePlayer(player.name, name),
      )
      return now?.id ?? insertNew(name)
    },
  }
}

/** The statements on players, prepared once for a connection. */
export function playerQueries(db: Connection) {
  const { stamp, next } = stampQueries(db)
  const { keepText } = earlierValueQueries(db)
  const named = db.prepare('SELECT id, name FROM named_players ORDER BY id')
  const every = db.prepare(withKeys('SELECT id, name, joined_to AS joinedTo FROM players', 'id'))
  const nameOf = db.prepare('SELECT name FROM players WHERE id = ?').pluck()
  const setName = db.prepare('UPDATE players SET name = ? WHERE id = ?')
  const campaigns = db.prepare(`
    SELECT campaign_id AS campaign FROM sheets WHERE player_id = :player
    UNION SELECT campaign_id FROM records JOIN record_seats ON record_id = records.id
      WHERE player_id = :player
    UNION SELECT campaign_id FROM series JOIN series_seats ON series_id = series.id
      WHERE player_id = :player
    UNION SELECT campaign_id FROM tables JOIN table_seats ON table_id = tables.id
      WHERE player_id = :player AND campaign_id IS NOT NULL`)

  return {
    /** Everyone who is called so, in whatever spelling: two computers may each have come to know one person. */
    playersCalled: (name: string): readonly PlayerId[] =>
      readableRows(playerRow, named.all())
        .filter((player) => isSamePlayer(player.name, name))
        .map(({ id }) => id),
    /** The campaigns in which a player is named, as far as that can be read. */
    campaignsOfPlayer: (player: PlayerId): readonly CampaignId[] =>
      readableRows(campaignRow, campaigns.all({ player })).map(({ campaign }) => campaign),
    /** What each player is called whose name can be read. */
    playerNames: (): ReadonlyMap<PlayerId, string> =>
      new Map(readableRows(playerRow, named.all()).map(({ id, name }) => [id, name] as const)),
    checkedPlayers: (): readonly CheckedRow<WholePlayerRow>[] =>
      checkedRows(wholePlayerRow, every.all()),
    /** Stamped as the latest change of the name. */
    setPlayerName: (id: PlayerId, name: string, now: Instant): void => {
      keepText('player', id, 'name', nameOf.get(id))
      setName.run(name, id)
      stamp('player', id, 'name', next('player', id, 'name', now))
    },
  }
}
