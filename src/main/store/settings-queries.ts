/** What the user has set, by name. */
import * as v from 'valibot'
import { settings } from '@shared/api'
import type { Settings } from '@shared/api'
import { ENGLISH } from '@shared/locales'
import type { Connection } from './connection'
import { checkedRows, readableRows, withKeys } from './rows'
import type { CheckedRow } from './rows'

const settingRow = v.object({ name: v.string(), value_json: v.string() })
const readable = v.pipe(v.string(), v.parseJson())
const readableSettingRow = v.object({
  name: v.pipe(v.string(), v.regex(/^\w+$/)),
  value_json: readable,
})

/** A value that this release does not know, of a newer one perhaps, counts as never set. */
const settingsSchema = v.object({
  locale: v.fallback(settings.locale, ENGLISH),
  paper: v.fallback(settings.paper, 'a4'),
  separator: v.fallback(settings.separator, null),
  theme: v.fallback(settings.theme, 'lantern'),
  speed: v.fallback(settings.speed, 'normal'),
  textSize: v.fallback(settings.textSize, 100),
  sound: v.fallback(settings.sound, false),
  volume: v.fallback(settings.volume, 100),
  turnCheck: v.fallback(settings.turnCheck, 'never'),
  reveals: v.fallback(settings.reveals, true),
  forecasts: v.fallback(settings.forecasts, true),
  tips: v.fallback(settings.tips, true),
  tipsSeen: v.fallback(settings.tipsSeen, []),
  welcomed: v.fallback(settings.welcomed, false),
  packs: v.fallback(settings.packs, {}),
  layouts: v.fallback(settings.layouts, {}),
})

export function settingsQueries(db: Connection) {
  const all = db.prepare('SELECT name, value_json FROM settings')
  const every = db.prepare(withKeys('SELECT name, value_json FROM settings', 'name'))
  const put = db.prepare('INSERT OR REPLACE INTO settings (name, value_json) VALUES (?, ?)')

  const get = (): Settings => {
    const rows = readableRows(settingRow, all.all())
    const values = rows.map(({ name, value_json }) => {
      const value = v.safeParse(readable, value_json)
      return [name, value.success ? value.output : undefined] as const
    })
    return v.parse(settingsSchema, Object.fromEntries(values))
  }
  return {
    get,
    checkedSettings: (): readonly CheckedRow<v.InferOutput<typeof readableSettingRow>>[] =>
      checkedRows(readableSettingRow, every.all()),
    /** Changes what is given and leaves the rest. */
    set: (changes: { [Name in keyof Settings]?: Settings[Name] | undefined }): Settings => {
      db.transaction(() => {
        for (const [name, value] of Object.entries(changes)) {
          if (value !== undefined) put.run(name, JSON.stringify(value))
        }
      }).immediate()
      return get()
    },
  }
}
export type SettingsQueries = ReturnType<typeof settingsQueries>
