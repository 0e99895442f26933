/** How a game can have ended. What people tell of one, or a file says of it, is held to this (R46). */
import { PARTY_SIZES, type Outcome } from '@shared/games/one-deck-dungeon'
import { impossibleText } from '@shared/games/one-deck-dungeon/keys'
import type { ImpossibleId } from '@shared/games/one-deck-dungeon/keys'
import type { Impossible } from '../file-rules'
import { dungeonCard } from './cards'
import { startingLevel, TOP_LEVEL } from './cards/levels'

/** A part of an outcome that no game could have had. */
function cannot(
  field: keyof Outcome,
  why: string,
  reason: ImpossibleId,
  named: Impossible['named'] = {},
): Impossible {
  return { field, why, reason: impossibleText(reason), named }
}

/** The first thing about an outcome that could not have been; null where a game could have ended so. */
export function impossibleIn(outcome: Outcome): Impossible | null {
  return inParty(outcome) ?? inEnd(outcome) ?? inCourse(outcome) ?? inHealth(outcome)
}

function inParty({ heroes }: Outcome): Impossible | null {
  if (!PARTY_SIZES.some((size) => size === heroes.length))
    return cannot('heroes', 'a party has one, two or four heroes', 'party', {
      heroes: heroes.length,
    })
  if (new Set(heroes).size < heroes.length)
    return cannot('heroes', 'no hero is in a party twice', 'twice')
  return null
}

function inEnd({ result, bossDefeated, cause }: Outcome): Impossible | null {
  if ((result === 'won') !== bossDefeated)
    return cannot('bossDefeated', 'a game is won by killing the boss', 'boss')
  if (bossDefeated && cause !== null)
    return cannot('cause', 'a game that was won was not lost to anything', 'cause')
  return null
}

/** How far the party came: the boss waits below the last floor. */
function inCourse(outcome: Outcome): Impossible | null {
  const { dungeon, tier, descents, levels, bossDefeated, bossRounds, cause } = outcome
  const floors = dungeonCard(dungeon).floors.length
  const early = (field: keyof Outcome): Impossible =>
    cannot(field, 'the boss waits below the last floor', 'early', { descents, floors })
  if (descents < floors) {
    if (bossDefeated) return early('descents')
    if (cause === 'boss') return early('cause')
    if ((bossRounds ?? 0) > 0) return early('bossRounds')
  }
  if (bossDefeated && bossRounds === 0)
    return cannot('bossRounds', 'no boss falls without a round', 'rounds')
  const start = startingLevel(tier)
  const most = TOP_LEVEL - start
  if (levels > most)
    return cannot('levels', 'there are not so many levels to gain', 'levels', {
      start,
      most,
      levels,
    })
  return null
}

function inHealth({ heroes, healthLeft, bossDefeated }: Outcome): Impossible | null {
  if (healthLeft === null) return null
  if (healthLeft.length !== heroes.length)
    return cannot('healthLeft', 'each hero has its health left', 'health', {
      heroes: heroes.length,
      healths: healthLeft.length,
    })
  if (bossDefeated && healthLeft.includes(0))
    return cannot('healthLeft', 'a party with a fallen hero has lost (R34)', 'fallen')
  return null
}
