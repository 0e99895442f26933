/** The composition: builds the parts of the house in order and hands each what it needs, nothing more. */
import type { AppEventName, AppEvents, AppInfo } from '@shared/api'
import { createCampaigns } from './campaigns/campaigns'
import { createExports } from './exports'
import { sayPhrase } from './exports/phrase'
import { languages, wordsIn } from './exports/words'
import { games as ownGames } from './games'
import { outcomeRules } from './games/outcomes'
import { dispatch } from './hosts/dispatch'
import { createHandlers } from './hosts/handlers'
import type { Handlers } from './hosts/handlers'
import type { House, HouseOptions, Listener, OpenHouse } from './hosts/host'
import { createImports } from './imports'
import { exchangeQueries } from './store/exchange-queries'
import { openQueries } from './store/queries'
import { settingsQueries } from './store/settings-queries'
import { openStore } from './store/store'
import type { Store } from './store/store'
import { isDaily } from './tables/daily'
import { createTables } from './tables/tables'

type Emit = <Name extends AppEventName>(event: Name, data: AppEvents[Name]) => void

const APP_NAME = "Delver's Table"

export const openHouse: OpenHouse = async (options) => {
  const now = (): Date => new Date()
  const store = await openStore({ dataDir: options.dataDir, version: options.version, now })
  const listeners = new Set<Listener>()
  const emit: Emit = (event, data) => {
    for (const listener of listeners) {
      try {
        listener(event, data)
      } catch (error) {
        // A change that is on disk must not fail because someone who was told of it did.
        console.error(error)
      }
    }
  }
  const handlers = furnish(store, options, now, emit)
  const underWay = new Set<Promise<unknown>>()
  let closed = false

  const house: House = {
    get info() {
      return infoOf(store, options)
    },
    call: (name, input) => {
      if (closed) {
        const error = { code: 'internal', message: 'The house is closed.' } as const
        return Promise.resolve({ error })
      }
      const answer = dispatch(handlers(), name, input)
      underWay.add(answer)
      return answer.finally(() => underWay.delete(answer))
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    close: async () => {
      if (closed) return
      closed = true
      await Promise.all(underWay)
      store.close()
    },
  }
  return house
}

const infoOf = (store: Store, { host, version, scripted, dataDir }: HouseOptions): AppInfo => ({
  name: APP_NAME,
  version,
  host,
  folder: dataDir,
  scripted,
  schema: store.schema,
  languages,
  notices: [...store.notices],
})

/** Builds the parts on the store's connection, and again on the next one after a backup was restored. */
const furnish = (
  store: Store,
  options: HouseOptions,
  now: () => Date,
  emit: Emit,
): (() => Handlers) => {
  const games = options.games ?? ownGames
  const outcomes = outcomeRules(games)
  const build = (): Handlers => {
    const campaignChanged = (campaign: AppEvents['campaign.changed']['campaign']): void =>
      emit('campaign.changed', { campaign })
    const tableChanged = (table: AppEvents['table.changed']): void => emit('table.changed', table)
    const queries = openQueries(store.db, outcomes)
    const campaigns = createCampaigns({
      queries,
      games,
      catalogue: ownGames['one-deck-dungeon'].catalogue,
      now,
      changed: campaignChanged,
    })
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
    })
    const settings = settingsQueries(store.db)
    const exchange = exchangeQueries(store.db, outcomes)
    const exports = createExports({
      queries: exchange,
      games,
      sheet: campaigns.sheet,
      campaign: campaigns.summary,
      app: options.version,
      now,
    })
    const imports = createImports({
      queries: exchange,
      games,
      say: (phrase) => sayPhrase(wordsIn(settings.get().locale), phrase),
      isDaily,
      now,
      changed: campaignChanged,
      tableChanged,
      progress: (job) => emit('job.progress', job),
    })
    return createHandlers({
      info: () => infoOf(store, options),
      games,
      campaigns,
      tables,
      exports,
      imports,
      settings,
      backups: { listBackups: store.listBackups, restore },
    })
  }
  const restore = (file: string): void => {
    try {
      store.restore(file)
    } finally {
      handlers = build()
    }
    const restored = store.notices.at(-1)
    if (restored !== undefined) emit('app.notice', restored)
  }
  let handlers = build()
  return () => handlers
}
