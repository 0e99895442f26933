/** Content packs of the library, as rows: written once, read as they were written, and removed. */
import * as v from 'valibot'
import { packContent, type PackContent } from '@shared/content'
import type { PackId } from '@shared/ids'
import type { Connection } from './connection'
import { packIdOf } from './derived-ids'
import { checkedRows, json, readableRows, readOne, withKeys } from './rows'
import type { CheckedRow } from './rows'

/** A row that is not what its id says has changed since it was written. */
export const packRow = v.pipe(
  v.object({ ...packContent.entries, content: json(packContent.entries.content) }),
  v.forward(
    v.check((row) => packIdOf(row) === row.id),
    ['id'],
  ),
)

const COLUMNS = 'id, game, name, content_json AS content'

/** The statements on packs, prepared once for a connection. */
export function packQueries(db: Connection) {
  const all = db.prepare(`SELECT ${COLUMNS} FROM packs ORDER BY name, id`)
  const every = db.prepare(withKeys(`SELECT ${COLUMNS} FROM packs`, 'id'))
  const one = db.prepare(`SELECT ${COLUMNS} FROM packs WHERE id = ?`)
  const put = db.prepare(`
    INSERT INTO packs (id, game, name, content_json) VALUES (:id, :game, :name, :content)
    ON CONFLICT DO UPDATE SET game = excluded.game, name = excluded.name,
      content_json = excluded.content_json`)
  const remove = db.prepare('DELETE FROM packs WHERE id = ?')

  return {
    /** Those that can be read, by name. */
    packs: (): readonly PackContent[] => readableRows(packRow, all.all()),
    checkedPacks: (): readonly CheckedRow<PackContent>[] => checkedRows(packRow, every.all()),
    /** @throws Refusal `database-damaged` */
    pack: (id: PackId): PackContent | null => readOne(packRow, one.get(id), 'packs'),
    putPack: ({ content, ...row }: PackContent): void => {
      put.run({ ...row, content: JSON.stringify(content) })
    },
    /** @returns whether there was one */
    removePack: (id: PackId): boolean => remove.run(id).changes > 0,
  }
}
