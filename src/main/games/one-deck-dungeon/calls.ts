/** The calls that only One Deck Dungeon has. */
import type { CallOutput, ParsedInput } from '@shared/api'
import type { GameCallParts } from '../game-calls'
import { bestFirst, daily, dailyResults } from './daily'

const GAME = 'one-deck-dungeon'

export const calls = ({ dailyGame, dailyTables, blankSheet }: GameCallParts) => ({
  /** The game of a day, and how the games of that day ended here. */
  'daily.get': ({ day }: ParsedInput<'daily.get'>): CallOutput<'daily.get'> => ({
    ...dailyGame(daily, day),
    results: bestFirst(dailyResults(dailyTables(GAME, day))),
  }),
  /** Every daily delve played here, the newest day first. */
  'daily.list': (): CallOutput<'daily.list'> => dailyResults(dailyTables(GAME, null)),
  'exports.blank': ({ hero, ...page }: ParsedInput<'exports.blank'>) =>
    blankSheet(GAME, hero, page),
})
