/** Builds the app's parts in order and hands each what it needs, nothing more. */
import { join } from 'node:path'
import type { AppEventName, AppEvents, AppInfo, Folder, LastingNotice, Notice } from '@shared/api'
import { clock } from '@shared/clock'
import { Refusal } from '@shared/errors'
import type { Result } from '@shared/errors'
import { createBackground, inSlices } from './background'
import type { Background } from './background'
import { createGameHandlers, createGameServices } from './campaigns'
import { createCampaigns } from './campaigns/campaigns'
import { createKeptPlots } from './campaigns/kept-plots'
import type { KeptPlots } from './campaigns/kept-plots'
import { createDamaged } from './damaged/damaged'
import { bundleTaker, createImportCalls } from './exchange/calls'
import { createTasks } from './exchange/tasks'
import type { Tasks } from './exchange/tasks'
import type { ThreadParts } from './exchange/threads'
import { createWork } from './exchange/work'
import { createWriteTurns } from './exchange/write-turns'
import type { WriteTurns } from './exchange/write-turns'
import { createExports } from './exports'
import { sayPhrase } from './exports/phrase'
import { languages, wordsIn } from './exports/words'
import { games as ownGames } from './games'
import { outcomeRules } from './games/outcomes'
import { dispatch } from './hosts/dispatch'
import type { Report } from './hosts/dispatch'
import { createHandlers } from './hosts/handlers'
import type { Handlers } from './hosts/handlers'
import type { App, AppOptions, Listener, OpenApp } from './hosts/host'
import { isReading } from './hosts/reading-calls'
import { acceptable } from './imports/acceptable'
import { nameLeftOut } from './imports/left-out'
import { createRecovery } from './imports/recovery'
import { createPacks } from './packs/packs'
import type { Log } from './log/log'
import { diagnosticsText, versionsLine } from './log/diagnostics'
import { checkInWorker } from './store/check-in-worker'
import { countContent } from './store/content-counts'
import { isExclusive } from './store/connection'
import { exchangeQueries } from './store/exchange-queries'
import { keptFile } from './store/kept-file'
import { openQueries } from './store/queries'
import { settingsQueries } from './store/settings-queries'
import { DATABASE_FILE, openStore } from './store/store'
import type { Store } from './store/store'
import { dailyGame, isDailyOf } from './tables/daily'
import { createTables } from './tables/tables'

type Emit = <Name extends AppEventName>(event: Name, data: AppEvents[Name]) => void

const APP_NAME = "Delver's Table"
const PLOTS_FILE = 'plots.json'

/** The parts of the app that stand on one connection. */
interface Services {
  readonly handlers: Handlers
  readonly tasks: Tasks
  readonly keptPlots: KeptPlots
}

export const openApp: OpenApp = async (options) => {
  const { log } = options
  const report: Report = (where, error) => {
    console.error(error)
    log.error(where, error)
  }
  const store = await openLogged(options, report)
  const listeners = new Set<Listener>()
  const emit: Emit = (event, data) => {
    for (const listener of listeners) {
      try {
        listener(event, data)
      } catch (error) {
        // A change that is on disk must not fail because someone who was told of it did.
        report(`listener of ${event}`, error)
      }
    }
  }
  const turns = createWriteTurns()
  const { handlers, stop, keep } = buildServices(store, options, { now: clock, emit, turns })
  listeners.add((event, data) => {
    if (event === 'app.notice') logNotice(log, data as AppEvents['app.notice'])
  })
  const underWay = new Set<Promise<unknown>>()
  let lookedAfter = false
  /** Begun with the first answer: by then a window is up. */
  const lookAfter = async (): Promise<void> => {
    if (lookedAfter) return
    lookedAfter = true
    for (const notice of await store.lookAfter()) emit('app.notice', notice)
  }
  let closing: Promise<void> | null = null
  const close = async (): Promise<void> => {
    await Promise.all([...underWay, stop(), store.stop()])
    await keep()
    store.close()
    log.info('end')
  }

  const app: App = {
    get info() {
      return infoOf(store, options)
    },
    call: (name, input) => {
      if (closing !== null) {
        const error = { code: 'internal', message: 'The app is closed.' } as const
        return Promise.resolve({ error })
      }
      const answerNow = (): Promise<Result<unknown>> =>
        dispatch(handlers(), name, input, report, store.refusalOf)
      const answer = turns.taken && !isReading(name) ? turns.free().then(answerNow) : answerNow()
      underWay.add(answer)
      return answer.finally(() => {
        underWay.delete(answer)
        if (closing === null) void lookAfter()
      })
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    // Whoever asks again waits for the same end.
    close: () => (closing ??= close()),
  }
  return app
}

/** Opens the store, and writes down how that went. */
async function openLogged(
  { dataDir, version, host, notices, log, checkWorker }: AppOptions,
  report: Report,
): Promise<Store> {
  try {
    const logError = (error: unknown): void => report('store', error)
    const store = await openStore({
      dataDir,
      version,
      now: clock,
      logError,
      notices: notices ?? [],
      ...(checkWorker === undefined ? {} : { check: checkInWorker(checkWorker) }),
    })
    log.info(`start ${versionsLine({ version, host, ...factsOf(store) })}`)
    for (const notice of store.notices) logNotice(log, notice)
    return store
  } catch (error) {
    log.info(`start of ${version}, ${host}, failed`)
    log.error('boot', error)
    throw error
  }
}

/** The details are numbers, reasons and names of our own files. */
function logNotice(log: Log, { code, details }: Notice): void {
  log.info(
    ['notice', code, ...Object.entries(details).map(([key, value]) => `${key}=${value}`)].join(' '),
  )
}

function factsOf({ db, schema }: Store): { readonly schema: number; readonly sqlite: string } {
  return {
    schema,
    sqlite: String(db.prepare('SELECT sqlite_version()').pluck().get()),
  }
}

/** Shows a folder, where the host can. */
function folderOpener({ dataDir, log, openPath }: AppOptions) {
  return async (folder: Folder): Promise<void> => {
    if (openPath === undefined)
      throw new Refusal('desktop-only', 'Only the desktop app opens folders.')
    const problem = await openPath(folder === 'data' ? dataDir : log.folder)
    if (problem === '') return
    log.warn(`The ${folder} folder was not opened: ${problem}`)
    throw new Refusal('folder-not-opened', 'The system did not show the folder.')
  }
}

function infoOf(store: Store, { host, version, scripted, dataDir }: AppOptions): AppInfo {
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

/** Builds the parts on the store's connection, and again on the next one after a backup was restored. */
function buildServices(
  store: Store,
  options: AppOptions,
  {
    now,
    emit,
    turns,
  }: { readonly now: () => Date; readonly emit: Emit; readonly turns: WriteTurns },
): {
  readonly handlers: () => Handlers
  readonly stop: () => Promise<void>
  /** Leaves behind what makes the next start faster, once all is stopped. */
  readonly keep: () => Promise<void>
} {
  const games = options.games ?? ownGames
  const outcomes = outcomeRules(games)
  const logError = (error: unknown): void => options.log.error('store', error)
  const isReadOnly = (): boolean => store.db.pragma('query_only', { simple: true }) === 1
  const build = (background: Background): Services => {
    const campaignChanged = (campaign: AppEvents['campaign.changed']['campaign']): void =>
      emit('campaign.changed', { campaign })
    const tableChanged = (table: AppEvents['table.changed']): void => emit('table.changed', table)
    const queries = openQueries(store.db, outcomes)
    const campaignParts = { queries, games, now, changed: campaignChanged }
    const campaigns = createCampaigns(campaignParts)
    const gameServices = createGameServices(campaignParts)
    const tables = createTables({
      queries,
      games,
      now,
      scripted: options.scripted,
      seat: campaigns.seat,
      recordGame: campaigns.recordGame,
      recordOfTable: campaigns.recordOfTable,
      changed: tableChanged,
      campaignChanged,
      progress: (job) => emit('job.progress', job),
      background: background.run,
      logError,
    })
    const keptPlots = createKeptPlots({
      games,
      make: (input) => campaigns.plots(input, () => tables.tallies(null)),
      stateOfGames: queries.stateOfGames,
      file: keptFile(join(options.dataDir, PLOTS_FILE)),
      app: options.version,
    })
    background.run(
      (function* () {
        yield* tables.prepareTallies()
        yield* campaigns.prepareStatistics()
        yield* keptPlots.read()
      })(),
    )
    const settings = settingsQueries(store.db)
    const damaged = createDamaged({ queries, settings, games, now, changed: campaignChanged })
    const isDaily = isDailyOf(games)
    const exchange = exchangeQueries(store.db, outcomes)
    const tasks = createTasks({
      work: createWork({ queries: exchange, games, app: options.version, now }),
      threads: threadsOf(store, options, turns),
      isReadOnly,
      progress: (job) => emit('job.progress', job),
    })
    const packsChanged = (): void => {
      damaged.lookAgain()
      emit('packs.changed', {})
    }
    const packs = createPacks({
      queries,
      games,
      chosen: (game) => settings.get().packs[game] ?? null,
      changed: packsChanged,
    })
    const exports = createExports({
      queries: exchange,
      games,
      sheet: campaigns.shownSheet,
      table: tables.openToAll,
      ended: async (which) => {
        const { table, honours, ...game } = await campaigns.finishedGame(which, tables.tallies)
        const view = table === null ? null : tables.lastView(table)
        const earned = honours.achievements.map(({ name }) => name)
        return { ...game, view, honours: [...earned, ...honours.bests] }
      },
      campaign: campaigns.summary,
      accept: (stored, faultOf) =>
        acceptable(stored, { queries: exchange, games, isDaily, faultOf }),
      bundle: bundleTaker(tasks, damaged.list),
      nameLeftOut: (left, content, say) =>
        nameLeftOut(left, {
          content,
          damaged: left.length === 0 ? [] : damaged.list(),
          playerNames: exchange.playerNames(),
          games,
          say,
        }),
      packContent: packs.contentOf,
      packInUse: packs.inUse,
      app: options.version,
    })
    const tellsImport = {
      changed: campaignChanged,
      tableChanged: (table: AppEvents['table.changed']): void => {
        damaged.lookAgain()
        tableChanged(table)
      },
    }
    const imports = createImportCalls({
      tasks,
      locale: () => settings.get().locale,
      packsChanged,
      ...tellsImport,
    })
    const recovery = createRecovery({
      queries: exchange,
      games,
      say: (phrase) => sayPhrase(wordsIn(settings.get().locale), phrase),
      isDaily,
      now,
      outcomes,
      searchBackups: store.searchBackups,
      ...tellsImport,
    })
    const handlers = createHandlers({
      info: () => infoOf(store, options),
      openFolder: folderOpener(options),
      diagnostics: () =>
        diagnosticsText({
          version: options.version,
          host: options.host,
          ...factsOf(store),
          settings: settings.get(),
          counts: { ...countContent(store.db), backups: store.listBackups().length },
          notices: store.notices.map(({ code }) => code),
          log: options.log.tail(),
        }),
      games,
      campaigns,
      tables,
      plots: keptPlots.plots,
      damaged,
      exports,
      imports,
      recovery,
      packs,
      ofGames: createGameHandlers(gameServices, {
        dailyGame,
        dailyTables: tables.dailyTables,
        viewOf: tables.viewOf,
        inSlices,
        blankSheet: exports.blank,
      }),
      openedFile: options.openedFile ?? (() => Promise.resolve(null)),
      settings,
      backups: { listBackups: store.listBackups, restore, acknowledge },
    })
    return { handlers, tasks, keptPlots }
  }
  /** Replaces the database; every screen hears of what then stands in its place. */
  const replace = async (how: () => Promise<void>): Promise<void> => {
    await stop()
    try {
      await how()
    } finally {
      background = createBackground(turns.free, logError)
      services = build(background)
    }
    const last = store.notices.at(-1)
    if (last !== undefined) emit('app.notice', last)
  }
  const restore = (file: string): Promise<void> => replace(() => store.restore(file))
  const acknowledge = async (notice: LastingNotice): Promise<void> => {
    if (notice === 'library-damaged') await replace(() => store.acknowledge(notice))
    else await store.acknowledge(notice)
    emit('app.acknowledged', { notice })
  }
  let background = createBackground(turns.free, logError)
  let services = build(background)
  const stop = async (): Promise<void> => {
    await Promise.all([background.stop(), services.tasks.stop()])
  }
  const keep = async (): Promise<void> => {
    try {
      if (!isReadOnly()) await services.keptPlots.keep()
    } catch (error) {
      logError(error)
    }
  }
  return { handlers: () => services.handlers, stop, keep }
}

/** Other threads play no games but the app's own, and open no database that is kept from them. */
function threadsOf(
  { db }: Store,
  { exchangeWorker, dataDir, version, games }: AppOptions,
  turns: WriteTurns,
): ThreadParts | null {
  if (exchangeWorker === undefined || games !== undefined || isExclusive(db)) return null
  return { worker: exchangeWorker, database: join(dataDir, DATABASE_FILE), app: version, turns }
}
