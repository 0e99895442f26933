/**
 * Schema 4: games of any kind, and what years of play need. What a list says of a game is the game's own, actions
 * tell who took them, runs of games are series of any kind, players are people, and days are days of the calendar.
 */
import * as v from 'valibot'
import { localDay } from '@shared/days'
import { playerIdOf } from '@shared/players'
import { recordId } from '@shared/ids'
import { instant } from '@shared/file-parts'
import { CHECKSUM_WITHOUT_DAY, HASH_ALL_ACTIONS, setAllChecksums } from '../checksums'
import { versionId } from '../derived-ids'
import type { Migration } from './migration'

/** Whom a name names; a name that is none, of nobody. */
function playerOfName(name: unknown): string | null {
  return typeof name === 'string' && name.trim() !== '' ? playerIdOf(name) : null
}

/** Of a moment that cannot be read, none. */
function dayOfMoment(at: unknown): string {
  return v.is(instant, at) ? localDay(at) : ''
}

const namedSeats = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ sheet: v.nullable(v.string()), player: v.nullable(v.string()) })),
)
/** Seats of an earlier form of a record; what cannot be read stays as it is. */
function seatsOfPlayers(text: unknown): string {
  const seats = v.safeParse(namedSeats, text)
  if (!seats.success) return String(text)
  const players = seats.output.map(({ sheet, player }) => ({
    sheet,
    player: playerOfName(player),
    bot: null,
  }))
  return JSON.stringify(players)
}

/** How a game of One Deck Dungeon ended, as ids of versions are made of it. */
const outcome = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({}),
  v.transform((of): readonly unknown[] => {
    const { result, cause, dungeon, tier, heroes, descents, levels } = of
    const { bossDefeated, turns, bossRounds, healthLeft } = of
    const course = [result, cause, dungeon, tier, heroes, descents, levels, bossDefeated, turns]
    return [course, bossRounds, healthLeft]
  }),
)
const versionRow = v.object({
  id: v.string(),
  record: recordId,
  correctedAt: v.string(),
  endedAt: v.string(),
  outcome,
  seats: v.pipe(
    v.string(),
    v.parseJson(),
    v.array(
      v.object({
        sheet: v.nullable(v.string()),
        player: v.nullable(v.string()),
        bot: v.null(),
      }),
    ),
  ),
  note: v.string(),
})
/** The id of an earlier form follows from its players' ids now; one that cannot be read keeps its own. */
function idOfVersion(row: unknown): string {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), versionRow), row)
  if (read.success) return versionId(read.output.record, read.output, read.output.outcome)
  const known = v.safeParse(v.pipe(v.string(), v.parseJson(), v.object({ id: v.string() })), row)
  return known.success ? known.output.id : String(row)
}

export const schema4: Migration = {
  schema: 4,
  functions: {
    player_of_name: playerOfName,
    day_of_moment: dayOfMoment,
    seats_of_players: seatsOfPlayers,
    id_of_version: idOfVersion,
  },
  sql: `
    ALTER TABLE tables ADD COLUMN progress_json TEXT NOT NULL DEFAULT 'null';
    UPDATE tables SET progress_json = json_object('floor', floor, 'turn', turn);
    ALTER TABLE tables DROP COLUMN floor;
    ALTER TABLE tables DROP COLUMN turn;

    -- NULL: everyone at the table together; a person.
    ALTER TABLE table_actions ADD COLUMN seat INTEGER;
    ALTER TABLE table_actions ADD COLUMN bot TEXT;

    -- A person. The id follows from the name first given; who is the same person as another is joined to that one.
    CREATE TABLE players (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      joined_to TEXT REFERENCES players DEFERRABLE INITIALLY DEFERRED
    ) STRICT, WITHOUT ROWID;

    -- Who each player is: by the name of the one at the end of the joins. Two computers may have joined in a circle:
    -- of those in it the first counts for all.
    CREATE VIEW named_players AS
    SELECT id, CASE WHEN joined_to IS NULL THEN name ELSE (
      WITH RECURSIVE chain (id, name, joined_to, steps) AS (
        SELECT start.id, start.name, start.joined_to, 0 FROM players AS start WHERE start.id = players.id
        UNION ALL
        SELECT next.id, next.name, next.joined_to, steps + 1
        FROM chain JOIN players AS next ON next.id = chain.joined_to WHERE steps < 100
      )
      SELECT name FROM chain GROUP BY id
      ORDER BY joined_to IS NULL DESC, count(*) > 1 DESC, id LIMIT 1
    ) END AS name
    FROM players;

    ALTER TABLE table_seats ADD COLUMN player_id TEXT REFERENCES players;
    -- How strong the bot is that sits there; NULL: a person.
    ALTER TABLE table_seats ADD COLUMN bot TEXT;
    ALTER TABLE record_seats ADD COLUMN player_id TEXT REFERENCES players;
    ALTER TABLE record_seats ADD COLUMN bot TEXT;
    ALTER TABLE sheets ADD COLUMN player_id TEXT REFERENCES players;

    CREATE TEMP TABLE seated AS
    SELECT table_id, seat, CASE WHEN json_valid(options_json) -- A damaged row must not stop the others.
      THEN json_extract(options_json, '$.heroes[' || seat || '].player') END AS name
    FROM table_seats JOIN tables ON tables.id = table_id;

    INSERT INTO players (id, name)
    SELECT player_of_name(name), max(name) FROM (
      SELECT player AS name FROM sheets
      UNION SELECT player FROM record_seats
      UNION SELECT name FROM seated
      UNION SELECT json_extract(seat.value, '$.player')
        FROM record_versions, json_each(CASE WHEN json_valid(seats_json) THEN seats_json ELSE '[]' END) AS seat
        WHERE seat.type = 'object'
    )
    WHERE player_of_name(name) IS NOT NULL GROUP BY player_of_name(name);

    UPDATE sheets SET player_id = player_of_name(player);
    UPDATE record_seats SET player_id = player_of_name(player);
    UPDATE table_seats SET player_id = (SELECT player_of_name(name) FROM seated
      WHERE seated.table_id = table_seats.table_id AND seated.seat = table_seats.seat);
    DROP TABLE seated;
    ALTER TABLE sheets DROP COLUMN player;
    ALTER TABLE record_seats DROP COLUMN player;
    ALTER TABLE sheets RENAME COLUMN hero TO role;

    UPDATE record_versions SET seats_json = seats_of_players(seats_json);
    -- Two forms that differed in how a name was spelt are one.
    UPDATE OR REPLACE record_versions SET id = id_of_version(json_object('id', id, 'record', record_id,
      'correctedAt', corrected_at, 'endedAt', ended_at, 'outcome', outcome_json, 'seats', seats_json,
      'note', note));

    -- A day of the calendar, of no time zone.
    ALTER TABLE records ADD COLUMN day TEXT NOT NULL DEFAULT '';
    ALTER TABLE record_versions ADD COLUMN day TEXT NOT NULL DEFAULT '';
    UPDATE records SET day = day_of_moment(ended_at);
    UPDATE record_versions SET day = day_of_moment(ended_at);
    ALTER TABLE records ADD COLUMN game TEXT NOT NULL DEFAULT 'one-deck-dungeon';

    ALTER TABLE gauntlets RENAME TO series;
    ALTER TABLE series ADD COLUMN game TEXT NOT NULL DEFAULT 'one-deck-dungeon';
    ALTER TABLE series ADD COLUMN kind TEXT NOT NULL DEFAULT 'gauntlet';
    ALTER TABLE series ADD COLUMN setup_json TEXT NOT NULL DEFAULT '{}';
    UPDATE series SET setup_json = json_object('tier', tier);
    ALTER TABLE series DROP COLUMN tier;
    ALTER TABLE tables RENAME COLUMN gauntlet_id TO series_id;
    ALTER TABLE records RENAME COLUMN gauntlet_id TO series_id;

    -- Sheets without a foreign key: who was in it stays known when a sheet has left the bin for good.
    CREATE TABLE series_seats (
      series_id TEXT NOT NULL REFERENCES series ON DELETE CASCADE,
      seat INTEGER NOT NULL CHECK (seat >= 0),
      sheet_id TEXT,
      player_id TEXT REFERENCES players,
      bot TEXT,
      PRIMARY KEY (series_id, seat)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO series_seats (series_id, seat, sheet_id, player_id)
    SELECT gauntlet_id, seat, sheet_id, (SELECT player_id FROM sheets WHERE sheets.id = sheet_id)
    FROM gauntlet_sheets;
    DROP TABLE gauntlet_sheets;

    DROP INDEX gauntlets_by_campaign;
    DROP INDEX tables_by_gauntlet;
    DROP INDEX records_by_gauntlet;
    CREATE INDEX series_by_campaign ON series (campaign_id);
    CREATE INDEX series_seats_by_sheet ON series_seats (sheet_id);
    CREATE INDEX tables_by_series ON tables (series_id);
    CREATE INDEX records_by_series ON records (series_id);

    ALTER TABLE stamps RENAME TO earlier_stamps;
    CREATE TABLE stamps (
      entity TEXT NOT NULL
        CHECK (entity IN ('player', 'campaign', 'sheet', 'series', 'record', 'table')),
      id TEXT NOT NULL,
      field TEXT NOT NULL,
      at TEXT NOT NULL,
      -- The stamp of the value that the last change replaced; NULL: none is known.
      base TEXT,
      PRIMARY KEY (entity, id, field)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO stamps (entity, id, field, at)
    SELECT CASE entity WHEN 'gauntlet' THEN 'series' ELSE entity END, id, field, at
    FROM earlier_stamps;
    DROP TABLE earlier_stamps;

    -- What people did gets checksums (checksums.ts). A later step that computes them otherwise keeps these statements here.
    ALTER TABLE table_actions ADD COLUMN hash TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN checksum TEXT NOT NULL DEFAULT '';
    ALTER TABLE records ADD COLUMN checksum TEXT NOT NULL DEFAULT '';
    ALTER TABLE sheet_records ADD COLUMN checksum TEXT NOT NULL DEFAULT '';
    ${HASH_ALL_ACTIONS};
    UPDATE tables SET checksum = ${CHECKSUM_WITHOUT_DAY};
    ${setAllChecksums('records')};
    ${setAllChecksums('sheet_records')};
  `,
}
