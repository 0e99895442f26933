/** Schema 3: settings that are no text: switches, sizes, the tips already seen. */
import type { Migration } from './migrations'

export const schema3: Migration = {
  schema: 3,
  sql: `
    ALTER TABLE settings RENAME COLUMN value TO value_json;
    UPDATE settings SET value_json = json_quote(value_json);
  `,
}
