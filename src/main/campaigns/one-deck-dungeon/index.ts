/** What only One Deck Dungeon's campaigns can do, and the handlers of the calls that only it has. */
import type { Handler, ParsedInput, ExportedFile } from '@shared/api'
import type { Day } from '@shared/days'
import type { Daily, DailyResult } from '@shared/games/one-deck-dungeon'
import type { calls } from '@shared/games/one-deck-dungeon/calls'
import { campaignLookups } from '../lookups'
import type { CampaignParts } from '../lookups'
import { createGauntlets } from './gauntlets'
import { createSheets } from './sheets'

export const createServices = (parts: CampaignParts) => {
  const lookups = campaignLookups(parts)
  return { ...createSheets(parts, lookups), ...createGauntlets(parts, lookups) }
}

type Handlers = { readonly [Name in keyof typeof calls]: Handler<Name> }

/** What else its calls reach. */
interface Others {
  readonly tables: {
    readonly daily: (day: Day) => Daily
    readonly dailies: () => readonly DailyResult[]
  }
  readonly exports: {
    readonly blank: (input: ParsedInput<'exports.blank'>) => Promise<ExportedFile>
  }
}

export const createHandlers = (
  services: ReturnType<typeof createServices>,
  { tables, exports }: Others,
): Handlers => ({
  'sheets.create': services.createSheet,
  'sheets.get': ({ sheet }) => services.sheet(sheet),
  'sheets.rename': services.renameSheet,
  'sheets.delete': ({ sheet }) => {
    services.removeSheet(sheet)
    return null
  },
  'sheets.restore': ({ sheet }) => services.restoreSheet(sheet),
  'sheets.mark': services.mark,
  'sheets.unmark': services.unmark,
  'sheets.settle': services.settle,

  'gauntlets.start': services.startGauntlet,
  'gauntlets.get': ({ gauntlet }) => services.gauntlet(gauntlet),
  'gauntlets.giveUp': ({ gauntlet }) => services.giveUpGauntlet(gauntlet),

  'daily.get': ({ day }) => tables.daily(day),
  'daily.list': () => tables.dailies(),

  'exports.blank': exports.blank,
})
