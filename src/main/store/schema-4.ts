/** Schema 4: games of any kind. What a list says of a game is the game's own, and actions tell who took them. */
import type { Migration } from './migrations'

export const schema4: Migration = {
  schema: 4,
  sql: `
    ALTER TABLE tables ADD COLUMN progress_json TEXT NOT NULL DEFAULT 'null';
    UPDATE tables SET progress_json = json_object('floor', floor, 'turn', turn);
    ALTER TABLE tables DROP COLUMN floor;
    ALTER TABLE tables DROP COLUMN turn;

    ALTER TABLE table_seats ADD COLUMN player TEXT;
    -- How strong the bot is that sits there; NULL: a person.
    ALTER TABLE table_seats ADD COLUMN bot TEXT;
    -- A damaged row must not stop the others.
    UPDATE table_seats SET player = (SELECT CASE WHEN json_valid(options_json)
      THEN json_extract(options_json, '$.heroes[' || seat || '].player') END
      FROM tables WHERE tables.id = table_id);

    -- NULL: everyone at the table together; a person.
    ALTER TABLE table_actions ADD COLUMN seat INTEGER;
    ALTER TABLE table_actions ADD COLUMN bot TEXT;
  `,
}
