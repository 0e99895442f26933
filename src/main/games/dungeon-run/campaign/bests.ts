/** What a game was the first to do, or did better than every game before it. */
import type { BestId, DungeonRunTypes } from '@shared/games/dungeon-run'
import { bestText, bossName, heroName } from '@shared/games/dungeon-run/keys'
import type { Phrase } from '@shared/games/game'
import type { GameWithTally } from '../../counted-games'
import { longerRun } from '../../streaks'
import { runsOf, scoreOf } from './statistics'

type RunGame = GameWithTally<DungeonRunTypes>

function best(id: BestId, named: NonNullable<Phrase['named']> = {}, count?: number): Phrase {
  return { key: bestText(id), named, ...(count !== undefined && { count }) }
}

/** The most telling first. Of the very first game nothing but its win is told: all of it is a first. */
export function bestsOf(game: RunGame, before: readonly RunGame[]): readonly Phrase[] {
  const won = before.filter((one) => one.won)
  if (game.won && won.length === 0) return [best('firstWin'), ...inFigures(game, before)]
  return [...(game.won ? firstsOf(game, won, before) : []), ...inFigures(game, before)]
}

function firstsOf(
  game: RunGame,
  won: readonly RunGame[],
  before: readonly RunGame[],
): readonly Phrase[] {
  const { boss, rounds } = game.outcome
  const known = won.flatMap(({ outcome }) => outcome.rounds ?? [])
  const isNewBoss = !won.some(({ outcome }) => outcome.boss === boss)
  const heroes = new Set(runsOf(won).flatMap((run) => (run.won ? [run.hero] : [])))
  const newHeroes = runsOf([game]).filter((run) => run.won && !heroes.has(run.hero))
  return [
    ...newHeroes.map(({ hero }) => best('firstWithHero', { hero: { key: heroName(hero) } })),
    ...(isNewBoss ? [best('firstAgainstBoss', { boss: { key: bossName(boss) } })] : []),
    ...(rounds !== null && known.length > 0 && rounds < Math.min(...known)
      ? [best('fewestRounds', {}, rounds)]
      : []),
    ...longestRun(before),
  ]
}

/** Numbers that a game that was not won may be the best in, too. */
function inFigures(game: RunGame, before: readonly RunGame[]): readonly Phrase[] {
  const score = scoreOf(game.outcome)
  const scores = before.flatMap(({ outcome }) => scoreOf(outcome) ?? [])
  const kills = killsIn(game)
  const known = before.flatMap((one) => killsIn(one) ?? [])
  return [
    ...(score !== null && scores.length > 0 && score > Math.max(...scores)
      ? [best('bestScore', { score })]
      : []),
    ...(kills !== null && known.length > 0 && kills > Math.max(...known)
      ? [best('mostKills', {}, kills)]
      : []),
  ]
}
/** Of the seat that counts and killed most; null: nobody knows. */
function killsIn({ tally, seats }: RunGame): number | null {
  if (tally === null || seats.length === 0) return null
  return Math.max(...seats.map((seat) => tally.seats[seat]?.kills ?? 0))
}

/** This win and those right before it, where no run was as long. */
function longestRun(before: readonly RunGame[]): readonly Phrase[] {
  const now = longerRun(before)
  return now === null ? [] : [best('longestRun', {}, now)]
}
