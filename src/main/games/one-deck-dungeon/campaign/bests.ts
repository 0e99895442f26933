/** What a game was the first to do, or did better than every game before it. */
import type { HeroId, OddTypes, Outcome } from '@shared/games/one-deck-dungeon'
import {
  bestText,
  bossName,
  dungeonName,
  heroName,
  tierName,
} from '@shared/games/one-deck-dungeon/keys'
import type { BestId } from '@shared/games/one-deck-dungeon/keys'
import type { Phrase } from '@shared/games/game'
import type { GameWithTally } from '../../counted-games'
import { longerRun } from '../../streaks'
import { catalogue } from '../cards'
import { dungeonOf } from '../checkmarks'
import { healthOf } from './statistics'

type OddGame = GameWithTally<OddTypes>

function best(id: BestId, named: NonNullable<Phrase['named']> = {}, count?: number): Phrase {
  return { key: bestText(id), named, ...(count !== undefined && { count }) }
}

/** The most telling first. */
export function bestsOf(game: OddGame, before: readonly OddGame[]): readonly Phrase[] {
  return game.won ? bestsOfWin(game.outcome, before) : bestsOfDefeat(game.outcome, before)
}

/** Of the very first win nothing else is told: all of it is a first. */
function bestsOfWin(outcome: Outcome, before: readonly OddGame[]): readonly Phrase[] {
  const won = before.filter((one) => one.won).map((one) => one.outcome)
  if (won.length === 0) return [best('firstWin')]
  const { dungeon, tier } = outcome
  const newHeroes = outcome.heroes.filter(
    (hero) => !won.some(({ heroes }) => heroes.includes(hero)),
  )
  return [
    ...(won.some((one) => one.dungeon === dungeon)
      ? []
      : [best('firstInDungeon', { dungeon: { key: dungeonName(dungeon) } })]),
    ...(tier === null || won.some((one) => one.tier === tier)
      ? []
      : [best('firstAtTier', { tier: { key: tierName(tier) } })]),
    ...newHeroes.map((hero) => firstWith(hero)),
    ...bestInNumbers(outcome, won),
    ...longestRun(before),
  ]
}

function firstWith(hero: HeroId): Phrase {
  return best('firstWithHero', { hero: { key: heroName(hero) } })
}

function bestInNumbers(outcome: Outcome, won: readonly Outcome[]): readonly Phrase[] {
  const { turns } = outcome
  const health = healthOf(outcome)
  const known = won.flatMap((one) => one.turns ?? [])
  // What so many heroes had left together says nothing of a party of another size.
  const alike = won.filter(({ heroes }) => heroes.length === outcome.heroes.length)
  const left = alike.flatMap((one) => healthOf(one) ?? [])
  return [
    ...(turns !== null && known.length > 0 && turns < Math.min(...known)
      ? [best('fewestTurns', {}, turns)]
      : []),
    ...(health !== null && left.length > 0 && health > Math.max(...left)
      ? [best('mostHealth', {}, health)]
      : []),
    ...(health !== null && left.length > 0 && health < Math.min(...left)
      ? [best('leastHealth', {}, health)]
      : []),
  ]
}

/** This win and those right before it, where no run was as long. */
function longestRun(before: readonly OddGame[]): readonly Phrase[] {
  const now = longerRun(before)
  return now === null ? [] : [best('longestRun', {}, now)]
}

/** How deep a game came that was lost; of the first game of all nothing is told. */
function bestsOfDefeat(outcome: Outcome, before: readonly OddGame[]): readonly Phrase[] {
  if (before.length === 0) return []
  const { dungeon, descents } = outcome
  const played = before.map((one) => one.outcome)
  if (hasMetBoss(outcome)) {
    const met = played.some((one) => one.dungeon === dungeon && hasMetBoss(one))
    const { boss } = dungeonOf(dungeon, catalogue)
    return met ? [] : [best('firstBossFight', { boss: { key: bossName(boss) } })]
  }
  const deepest = Math.max(...played.map((one) => one.descents))
  return descents > deepest ? [best('deepest', { floor: descents + 1 })] : []
}

function hasMetBoss({ bossRounds, bossDefeated, cause }: Outcome): boolean {
  return bossDefeated || cause === 'boss' || (bossRounds ?? 0) > 0
}
