/** What the user has set, by name. */
import * as v from 'valibot'
import { LOCALES, PAPERS } from '@shared/api'
import type { Settings } from '@shared/api'
import type { Connection } from './connection'
import { readRows } from './rows'

const settingRow = v.object({ name: v.string(), value: v.string() })

/** A value that this release does not know, of a newer one perhaps, counts as never set. */
const settingsSchema = v.object({
  locale: v.fallback(v.picklist(LOCALES), 'en'),
  paper: v.fallback(v.picklist(PAPERS), 'a4'),
})

export const settingsQueries = (db: Connection) => {
  const all = db.prepare('SELECT name, value FROM settings')
  const put = db.prepare('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)')

  const get = (): Settings => {
    const rows = readRows(settingRow, all.all(), 'settings')
    return v.parse(settingsSchema, Object.fromEntries(rows.map(({ name, value }) => [name, value])))
  }
  return {
    get,
    /** Changes what is given and leaves the rest. */
    set: (changes: { [Name in keyof Settings]?: Settings[Name] | undefined }): Settings => {
      db.transaction(() => {
        for (const [name, value] of Object.entries(changes)) {
          if (value !== undefined) put.run(name, value)
        }
      }).immediate()
      return get()
    },
  }
}
export type SettingsQueries = ReturnType<typeof settingsQueries>
