/** Opens the app: one store, the parts that stand on it, and an orderly end. */
import type { AppEvents, LastingNotice, Notice } from '@shared/api'
import { clock } from '@shared/clock'
import type { Result } from '@shared/errors'
import { factsOf, infoOf } from './about-app'
import { createBackground } from './background'
import { createWriteTurns } from './exchange/write-turns'
import type { WriteTurns } from './exchange/write-turns'
import { dispatch } from './hosts/dispatch'
import type { Report } from './hosts/dispatch'
import type { Handlers } from './hosts/handlers'
import type { App, AppOptions, Listener, OpenApp } from './hosts/host'
import { isReading } from './hosts/reading-calls'
import type { Log } from './log/log'
import { versionsLine } from './log/diagnostics'
import { createServices } from './services'
import type { Emit } from './services'
import { checkInWorker } from './store/check-in-worker'
import { onlyReads } from './store/connection'
import { openStore } from './store/store'
import type { Store } from './store/store'

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
  const { handlers, stop, keep } = replaceableServices(store, options, { emit, turns })
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

interface ReplaceableServices {
  readonly handlers: () => Handlers
  readonly stop: () => Promise<void>
  /** Leaves behind what makes the next start faster, once all is stopped. */
  readonly keep: () => Promise<void>
}

/** The parts on the store's connection, built again on the next one after a backup was restored. */
function replaceableServices(
  store: Store,
  options: AppOptions,
  { emit, turns }: { readonly emit: Emit; readonly turns: WriteTurns },
): ReplaceableServices {
  const logError = (error: unknown): void => options.log.error('store', error)
  const build = () => {
    const background = createBackground(turns.free, logError)
    const ground = { store, options, now: clock, emit, turns, background, backups }
    return { background, ...createServices(ground) }
  }
  const stop = async (): Promise<void> => {
    await Promise.all([built.background.stop(), built.tasks.stop()])
  }
  /** Replaces the database; every screen hears of what then stands in its place. */
  const replace = async (how: () => Promise<void>): Promise<void> => {
    await stop()
    try {
      await how()
    } finally {
      built = build()
    }
    const last = store.notices.at(-1)
    if (last !== undefined) emit('app.notice', last)
  }
  const backups = {
    restore: (file: string): Promise<void> => replace(() => store.restore(file)),
    acknowledge: async (notice: LastingNotice): Promise<void> => {
      if (notice === 'library-damaged') await replace(() => store.acknowledge(notice))
      else await store.acknowledge(notice)
      emit('app.acknowledged', { notice })
    },
  }
  let built = build()
  const keep = async (): Promise<void> => {
    try {
      if (!onlyReads(store.db)) await built.keptPlots.keep()
    } catch (error) {
      logError(error)
    }
  }
  return { handlers: () => built.handlers, stop, keep }
}
