/** The handlers of the calls that only Dungeon Run has. Its campaigns can do nothing that others cannot. */
import type { Handler } from '@shared/api'
import type { calls } from '@shared/games/dungeon-run/calls'
import { dungeonRun as game } from '../../games/dungeon-run'
import { bestFirst, daily, dailyScores } from '../../games/dungeon-run/daily'
import type { GameCallParts } from '../game-call-parts'

type Handlers = { readonly [Name in keyof typeof calls]: Handler<Name> }

export function createHandlers({ dailyGame, dailyTables, blankSheet }: GameCallParts): Handlers {
  return {
    'dailyRuns.get': ({ day }) => ({
      ...dailyGame(daily, day),
      results: bestFirst(dailyScores(dailyTables(game.id, day))),
    }),
    'dailyRuns.list': () => dailyScores(dailyTables(game.id, null)),
    'exports.blankRunRecord': (page) => blankSheet(game.id, null, page),
  }
}
