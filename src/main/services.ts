/** Builds the parts that stand on one connection in their order, and hands each what it needs, nothing more. */
import { join } from 'node:path'
import type { AppEventName, AppEvents } from '@shared/api'
import { dayPlayed } from '@shared/days'
import { diagnosticsOf, folderOpener, infoOf } from './about-app'
import { inSlices } from './background'
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
import type { WriteTurns } from './exchange/write-turns'
import { createExports } from './exports'
import { sayPhrase } from './exports/phrase'
import { wordsIn } from './exports/words'
import { games as ownGames } from './games'
import { outcomeRules } from './games/outcomes'
import { createHandlers } from './hosts/handlers'
import type { Handlers, Services as CallParts } from './hosts/handlers'
import type { AppOptions } from './hosts/host'
import { acceptable } from './imports/acceptable'
import { nameLeftOut } from './imports/left-out'
import { createRecovery } from './imports/recovery'
import { createPacks } from './packs/packs'
import { isExclusive, onlyReads } from './store/connection'
import { exchangeQueries } from './store/exchange-queries'
import { keptFile } from './store/kept-file'
import { openQueries } from './store/queries'
import { settingsQueries } from './store/settings-queries'
import { DATABASE_FILE } from './store/store'
import type { Store } from './store/store'
import { dailyGame, isDailyOf } from './tables/daily'
import { createTables } from './tables/tables'

const PLOTS_FILE = 'plots.json'

export type Emit = <Name extends AppEventName>(event: Name, data: AppEvents[Name]) => void

/** What the app has before there is any part of it. */
export interface Ground {
  readonly store: Store
  readonly options: AppOptions
  readonly now: () => Date
  readonly emit: Emit
  readonly turns: WriteTurns
  readonly background: Background
  /** What replaces the connection that the parts stand on. */
  readonly backups: Pick<Store, 'restore' | 'acknowledge'>
}

/** What the app needs of its parts: calls answered, and what must be stopped and kept at the end. */
export interface Services {
  readonly handlers: Handlers
  readonly tasks: Tasks
  readonly keptPlots: KeptPlots
}

/** Builds every part on the store's connection, and begins what is made ready in the background. */
export function createServices(ground: Ground): Services {
  const common = commonParts(ground)
  const playing = playingParts(ground, common)
  const files = fileParts(ground, common, playing)
  const handlers = createHandlers(callParts(ground, common, playing, files))
  return { handlers, tasks: files.tasks, keptPlots: playing.keptPlots }
}

/** Queries, settings and what other screens hear: what most parts are given. */
function commonParts({ store, options, now, emit }: Ground) {
  const games = options.games ?? ownGames
  const outcomes = outcomeRules(games)
  const queries = openQueries(store.db, outcomes)
  const settings = settingsQueries(store.db)
  const changed = (campaign: AppEvents['campaign.changed']['campaign']): void =>
    emit('campaign.changed', { campaign })
  return {
    games,
    outcomes,
    queries,
    exchange: exchangeQueries(store.db, outcomes),
    settings,
    changed,
    tableChanged: (table: AppEvents['table.changed']): void => emit('table.changed', table),
    progress: (job: AppEvents['job.progress']): void => emit('job.progress', job),
    isDaily: isDailyOf(games),
    damaged: createDamaged({ queries, settings, games, now, changed }),
  }
}
type Common = ReturnType<typeof commonParts>

/** Campaigns, tables, and what is counted over the games of both. */
function playingParts({ options, now, background }: Ground, common: Common) {
  const { games, queries, changed, tableChanged, progress } = common
  const campaignParts = { queries, games, now, changed }
  const campaigns = createCampaigns(campaignParts)
  const tables = createTables({
    queries,
    games,
    now,
    scripted: options.scripted,
    seat: campaigns.seat,
    recordGame: campaigns.recordGame,
    recordOfTable: campaigns.recordOfTable,
    changed: tableChanged,
    campaignChanged: changed,
    progress,
    background: background.run,
    logError: (error) => options.log.error('store', error),
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
  return { campaigns, tables, keptPlots, gameServices: createGameServices(campaignParts) }
}
type Playing = ReturnType<typeof playingParts>

/** What leaves as files, what comes in, and what comes back from backups. */
function fileParts(ground: Ground, common: Common, playing: Playing) {
  const { campaigns, tables } = playing
  const { store, options, now, emit, turns } = ground
  const { games, outcomes, queries, exchange, settings, isDaily, damaged, changed } = common
  const tasks = createTasks({
    work: createWork({ queries: exchange, games, app: options.version, now }),
    threads: threadsOf(ground, turns),
    isReadOnly: () => onlyReads(store.db),
    progress: common.progress,
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
    table: (id) => {
      const open = tables.openToAll(id)
      return { ...open, day: queries.dayOfTable(id) ?? dayPlayed(open) }
    },
    tallyOf: tables.tallyOf,
    ended: endedGames(playing),
    campaign: campaigns.summary,
    accept: (stored, faultOf) => acceptable(stored, { queries: exchange, games, isDaily, faultOf }),
    bundle: bundleTaker(tasks, damaged.list),
    nameLeftOut: namesOfLeftOut(common),
    packContent: packs.contentOf,
    packInUse: packs.inUse,
    app: options.version,
  })
  const tellsImport = {
    changed,
    tableChanged: (table: AppEvents['table.changed']): void => {
      damaged.lookAgain()
      common.tableChanged(table)
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
  return { tasks, packs, exports, imports, recovery }
}
type Files = ReturnType<typeof fileParts>

/** Looks up a finished game with its last moment and what it earned, for a picture of its end. */
function endedGames({ campaigns, tables }: Playing): Parameters<typeof createExports>[0]['ended'] {
  return async (which) => {
    const { table, honours, ...game } = await campaigns.finishedGame(which, tables.tallies)
    const view = table === null ? null : tables.lastView(table)
    const earned = honours.achievements.map(({ name }) => name)
    return { ...game, view, honours: [...earned, ...honours.bests] }
  }
}

/** Names what an export leaves out, with what is known of its damage. */
function namesOfLeftOut({
  games,
  exchange,
  damaged,
}: Common): Parameters<typeof createExports>[0]['nameLeftOut'] {
  return (left, content, say) =>
    nameLeftOut(left, {
      content,
      damaged: left.length === 0 ? [] : damaged.list(),
      playerNames: exchange.playerNames(),
      games,
      say,
    })
}

/** The parts that calls reach. */
function callParts(
  { store, options, backups }: Ground,
  { games, settings, damaged }: Common,
  { campaigns, tables, keptPlots, gameServices }: Playing,
  { packs, exports, imports, recovery }: Files,
): CallParts {
  return {
    info: () => infoOf(store, options),
    openFolder: folderOpener(options),
    diagnostics: () => diagnosticsOf(store, options),
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
    backups: { listBackups: store.listBackups, ...backups },
  }
}

/** Other threads play no games but the app's own, and open no database that is kept from them. */
function threadsOf(
  {
    store: { db },
    options: { exchangeWorker, dataDir, version, games },
  }: Pick<Ground, 'store' | 'options'>,
  turns: WriteTurns,
): ThreadParts | null {
  if (exchangeWorker === undefined || games !== undefined || isExclusive(db)) return null
  return { worker: exchangeWorker, database: join(dataDir, DATABASE_FILE), app: version, turns }
}
