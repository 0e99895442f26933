/** What only One Deck Dungeon's campaigns can do, and the handlers of the calls that only it has. */
import type { Handler } from '@shared/api'
import type { calls } from '@shared/games/one-deck-dungeon/calls'
import { oneDeckDungeon as game } from '../../games/one-deck-dungeon'
import { bestFirst, daily, dailyResults } from '../../games/one-deck-dungeon/daily'
import type { GameCallParts } from '../game-call-parts'
import { campaignLookups } from '../lookups'
import type { CampaignParts } from '../lookups'
import { createGauntlets } from './gauntlets'
import { createSheets } from './sheets'

export function createServices(parts: CampaignParts) {
  const lookups = campaignLookups(parts)
  return { ...createSheets(parts, lookups), ...createGauntlets(parts, lookups) }
}

type Handlers = { readonly [Name in keyof typeof calls]: Handler<Name> }

export function createHandlers(
  services: ReturnType<typeof createServices>,
  { dailyGame, dailyTables, blankSheet }: GameCallParts,
): Handlers {
  return {
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
    'sheets.settle': services.closePlacing,
    'sheets.move': services.moveMarks,
    'sheets.earlierPlacings': services.earlierPlacings,
    'sheets.correctPaper': services.correctPaper,
    'sheets.earlierPaper': ({ sheet }) => services.earlierPaper(sheet),

    'gauntlets.start': services.startGauntlet,
    'gauntlets.get': ({ gauntlet }) => services.gauntlet(gauntlet),
    'gauntlets.giveUp': ({ gauntlet }) => services.giveUpGauntlet(gauntlet),

    'daily.get': ({ day }) => ({
      ...dailyGame(daily, day),
      results: bestFirst(dailyResults(dailyTables(game.id, day))),
    }),
    'daily.list': () => dailyResults(dailyTables(game.id, null)),

    'exports.blank': ({ hero, ...page }) => blankSheet(game.id, hero, page),
  }
}
