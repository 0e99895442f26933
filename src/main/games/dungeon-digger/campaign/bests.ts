/** What a game was the first to do, or did better than every game before it. */
import type { BestId, DungeonDiggerTypes } from '@shared/games/dungeon-digger'
import { bestText, lordName, scenarioName } from '@shared/games/dungeon-digger/keys'
import type { Phrase } from '@shared/games/game'
import type { GameWithTally } from '../../counted-games'
import { longerRun } from '../../streaks'
import { runsOf } from './statistics'

type DiggerGame = GameWithTally<DungeonDiggerTypes>

function best(id: BestId, named: NonNullable<Phrase['named']> = {}, count?: number): Phrase {
  return { key: bestText(id), named, ...(count !== undefined && { count }) }
}

/** The most telling first. Of the very first game nothing but its win is told: all of it is a first. */
export function bestsOf(game: DiggerGame, before: readonly DiggerGame[]): readonly Phrase[] {
  const won = before.filter((one) => one.won)
  if (game.won && won.length === 0) return [best('firstWin'), ...inFigures(game, before)]
  return [...(game.won ? firstsOf(game, won, before) : []), ...inFigures(game, before)]
}

function firstsOf(
  game: DiggerGame,
  won: readonly DiggerGame[],
  before: readonly DiggerGame[],
): readonly Phrase[] {
  const { scenario } = game.outcome
  const known = new Set(winningLords(won))
  const newLords = winningLords([game]).filter((lord) => !known.has(lord))
  const isNew = scenario !== null && !won.some(({ outcome }) => outcome.scenario === scenario)
  const run = longerRun(before)
  return [
    ...newLords.map((lord) => best('firstWithLord', { lord: { key: lordName(lord) } })),
    ...(isNew ? [best('firstInScenario', { scenario: { key: scenarioName(scenario) } })] : []),
    ...(run === null ? [] : [best('longestRun', {}, run)]),
  ]
}
function winningLords(games: readonly DiggerGame[]) {
  return runsOf(games).flatMap(({ won, score }) => (won && score.lord !== null ? score.lord : []))
}

/** Numbers that a game that was not won may be the best in, too. */
function inFigures(game: DiggerGame, before: readonly DiggerGame[]): readonly Phrase[] {
  const total = highest(totalsIn(game))
  const totals = before.flatMap(totalsIn)
  const kills = highest(killsIn(game))
  const known = before.flatMap(killsIn)
  return [
    ...(total !== null && totals.length > 0 && total > Math.max(...totals)
      ? [best('bestTotal', { total })]
      : []),
    ...(kills !== null && known.length > 0 && kills > Math.max(...known)
      ? [best('mostKills', {}, kills)]
      : []),
  ]
}
function highest(values: readonly number[]): number | null {
  return values.length === 0 ? null : Math.max(...values)
}
function totalsIn(game: DiggerGame): readonly number[] {
  return runsOf([game]).flatMap(({ total }) => total ?? [])
}
/** By seat that counts; none where nobody knows. */
function killsIn({ tally, seats }: DiggerGame): readonly number[] {
  return seats.flatMap((seat) => tally?.seats[seat]?.kills ?? [])
}
