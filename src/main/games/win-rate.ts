/** How many games were won of how many. */
import type { WinRate } from '@shared/win-rate'
import { wilson } from '@shared/interval'
import type { CountedGame } from './counted-games'

export function rateOf(games: readonly Pick<CountedGame, 'won'>[]): WinRate {
  const wins = games.filter(({ won }) => won).length
  const interval = games.length === 0 ? null : wilson(wins, games.length)
  return { games: games.length, wins, interval }
}
