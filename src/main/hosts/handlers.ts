/** One function for each call of the API: it hands the parsed input on and shapes the answer. */
import type { AppInfo, CallName, Campaign, Folder, Handler, OpenedFile } from '@shared/api'
import { BOT_LEVELS } from '@shared/games/game'
import type { GameHandlers } from '../campaigns'
import type { Campaigns, CampaignWithoutTables } from '../campaigns/campaigns'
import type { Damaged } from '../damaged/damaged'
import type { Exports } from '../exports'
import { requireGame } from '../games'
import type { Games } from '../games'
import type { ImportCalls } from '../exchange/calls'
import type { Recovery } from '../imports/recovery'
import type { Packs } from '../packs/packs'
import type { SettingsQueries } from '../store/settings-queries'
import type { Store } from '../store/store'
import type { Tables } from '../tables/tables'

/** A missing or mistyped handler does not compile. */
export type Handlers = {
  readonly [Name in CallName]: Handler<Name>
}

/** The parts of the app that calls reach. */
export interface Services {
  readonly info: () => AppInfo
  readonly openFolder: (folder: Folder) => Promise<void>
  readonly diagnostics: () => string
  readonly games: Games
  readonly campaigns: Campaigns
  readonly tables: Tables
  readonly plots: Handlers['statistics.plots']
  readonly damaged: Damaged
  readonly exports: Exports
  readonly imports: ImportCalls
  readonly recovery: Recovery
  readonly packs: Packs
  /** The handlers that games bring for calls of their own. */
  readonly ofGames: GameHandlers
  readonly openedFile: () => Promise<OpenedFile | null>
  readonly settings: SettingsQueries
  readonly backups: Pick<Store, 'listBackups' | 'restore' | 'acknowledge'>
}

export function createHandlers({
  info,
  openFolder,
  diagnostics,
  games,
  campaigns,
  tables,
  plots,
  damaged,
  exports,
  imports,
  recovery,
  packs,
  ofGames,
  openedFile,
  settings,
  backups,
}: Services): Handlers {
  const withTables = (campaign: CampaignWithoutTables): Campaign => ({
    ...campaign,
    tables: tables.list({ campaign: campaign.campaign, status: null, deleted: false }),
  })

  return {
    ...ofGames,
    'app.info': info,
    'app.openFolder': async ({ folder }) => {
      await openFolder(folder)
      return null
    },
    'app.acknowledge': async ({ notice }) => {
      await backups.acknowledge(notice)
      return null
    },
    'app.diagnostics': () => ({ text: diagnostics() }),
    'games.list': () =>
      Object.values(games).map(({ id: game, rulesVersion, bots }) => ({
        game,
        rulesVersion,
        bots: BOT_LEVELS.filter((level) => bots[level] !== undefined),
      })),
    'games.cards': ({ game }) => requireGame(games, game).catalogue,

    'campaigns.create': (input) => withTables(campaigns.create(input)),
    'library.get': ({ limit, finished }) => ({
      campaigns: campaigns.overviews(),
      underWay: tables.underWay({ campaign: null, limit }),
      finished: tables.finished({ campaign: null, limit: finished }),
      played: tables.everPlayed(),
      bin: {
        campaigns: campaigns.list(true),
        tables: tables.list({ campaign: null, status: null, deleted: true }),
      },
    }),
    'campaigns.list': ({ deleted }) => campaigns.list(deleted),
    'campaigns.get': ({ campaign, limit }) =>
      limit === undefined
        ? withTables(campaigns.get(campaign))
        : { ...campaigns.get(campaign, limit), tables: tables.underWay({ campaign }).tables },
    'campaigns.rename': ({ campaign, name }) => withTables(campaigns.rename(campaign, name)),
    'campaigns.note': ({ campaign, notes }) => withTables(campaigns.note(campaign, notes)),
    'campaigns.archive': ({ campaign, archived }) =>
      withTables(campaigns.archive(campaign, archived)),
    'campaigns.delete': ({ campaign }) => {
      campaigns.remove(campaign)
      return null
    },
    'campaigns.restore': ({ campaign }) => withTables(campaigns.restore(campaign)),

    'records.preview': campaigns.previewRecord,
    'records.add': campaigns.addRecord,
    'records.correct': campaigns.correctRecord,
    'records.note': campaigns.noteRecord,
    'records.get': ({ record }) => campaigns.record(record),
    'records.list': campaigns.listRecords,
    'records.delete': ({ record }) => {
      campaigns.removeRecord(record)
      return null
    },
    'records.restore': ({ record }) => campaigns.restoreRecord(record),

    'earlier.list': campaigns.earlierTexts,

    'statistics.get': campaigns.statistics,
    'statistics.records': campaigns.recordPage,
    'statistics.plots': plots,
    'statistics.unrecorded': (input) => {
      requireGame(games, input.game)
      if (input.scope.of === 'campaign') campaigns.summary(input.scope.campaign)
      return tables.unrecorded(input)
    },
    'statistics.achievements': (input) => campaigns.achievements(input, tables.tallies),
    'statistics.honours': (input) => campaigns.honours(input, tables.tallies),

    'tables.start': tables.start,
    'tables.open': tables.open,
    'tables.get': ({ table }) => tables.get(table),
    'tables.list': ({ status, deleted }) =>
      tables.list({ campaign: null, status: status ?? null, deleted }),
    'tables.log': tables.log,
    'tables.replay': tables.replay,
    'tables.act': tables.act,
    'tables.why': tables.why,
    'tables.undo': tables.undo,
    'tables.seat': tables.seat,
    'tables.abandon': ({ table }) => tables.abandon(table),
    'tables.delete': ({ table }) => {
      tables.remove(table)
      return null
    },
    'tables.restore': ({ table }) => tables.restore(table),
    'tables.inBackup': recovery.inBackup,
    'tables.recover': (input) => {
      recovery.recover(input)
      return null
    },

    'damaged.list': () => damaged.list(),
    'damaged.delete': (input) => {
      damaged.remove(input)
      return null
    },
    'damaged.restore': (input) => {
      damaged.restore(input)
      return null
    },

    'exports.sheet': exports.sheet,
    'exports.table': exports.table,
    'exports.ending': exports.ending,
    'exports.campaign': exports.campaign,
    'exports.everything': exports.everything,
    'imports.preview': imports.preview,
    'imports.apply': imports.apply,
    'jobs.cancel': imports.cancel,
    'imports.opened': openedFile,

    'packs.list': () => packs.list(),
    'packs.get': packs.get,
    'packs.delete': (input) => {
      packs.remove(input)
      return null
    },
    'exports.pack': packs.file,
    'exports.ownPack': packs.ownFile,

    'settings.get': () => settings.get(),
    'settings.set': settings.set,
    'backups.list': () => backups.listBackups(),
    'backups.restore': async ({ file }) => {
      await backups.restore(file)
      return null
    },
  }
}
