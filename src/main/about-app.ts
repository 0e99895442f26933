/** What the app says of itself, and the folders that it shows. */
import type { AppInfo, Folder } from '@shared/api'
import { Refusal } from '@shared/errors'
import { languages } from './exports/words'
import type { AppOptions } from './hosts/host'
import { diagnosticsText } from './log/diagnostics'
import { countContent } from './store/content-counts'
import { settingsQueries } from './store/settings-queries'
import type { Store } from './store/store'

const APP_NAME = "Delver's Table"

/** What every screen may know of the app that runs. */
export function infoOf(store: Store, { host, version, scripted, dataDir }: AppOptions): AppInfo {
  return {
    name: APP_NAME,
    version,
    host,
    folder: dataDir,
    scripted,
    schema: store.schema,
    languages,
    notices: [...store.notices],
  }
}

/** The library's schema, and the version of SQLite that keeps it. */
export function factsOf({ db, schema }: Store): {
  readonly schema: number
  readonly sqlite: string
} {
  return {
    schema,
    sqlite: String(db.prepare('SELECT sqlite_version()').pluck().get()),
  }
}

/** What a person may send along with a question: versions, settings, counts and the end of the log. */
export function diagnosticsOf(store: Store, { version, host, log }: AppOptions): string {
  return diagnosticsText({
    version,
    host,
    ...factsOf(store),
    settings: settingsQueries(store.db).get(),
    counts: { ...countContent(store.db), backups: store.listBackups().length },
    notices: store.notices.map(({ code }) => code),
    log: log.tail(),
  })
}

/**
 * @returns what shows a folder where the host can; it refuses with `desktop-only`, or `folder-not-opened` where the
 * system did not
 */
export function folderOpener({ dataDir, log, openPath }: AppOptions) {
  return async (folder: Folder): Promise<void> => {
    if (openPath === undefined)
      throw new Refusal('desktop-only', 'Only the desktop app opens folders.')
    const problem = await openPath(folder === 'data' ? dataDir : log.folder)
    if (problem === '') return
    log.warn(`The ${folder} folder was not opened: ${problem}`)
    throw new Refusal('folder-not-opened', 'The system did not show the folder.')
  }
}
