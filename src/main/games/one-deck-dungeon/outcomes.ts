/** How a game can have ended. What people tell of one, or a file says of it, is held to this (R46). */
import { PARTY_SIZES, type Outcome } from '@shared/games/one-deck-dungeon'
import { dungeonCard } from './cards'
import { startingLevel, TOP_LEVEL } from './cards/levels'

/** A part of an outcome that no game could have had, and why. */
export interface Impossible {
  readonly field: keyof Outcome
  readonly why: string
}

/** The first thing about an outcome that could not have been; null where a game could have ended so. */
export function impossibleIn(outcome: Outcome): Impossible | null {
  return inParty(outcome) ?? inEnd(outcome) ?? inCourse(outcome) ?? inHealth(outcome)
}

function inParty({ heroes }: Outcome): Impossible | null {
  if (!PARTY_SIZES.some((size) => size === heroes.length))
    return { field: 'heroes', why: 'a party has one, two or four heroes' }
  if (new Set(heroes).size < heroes.length)
    return { field: 'heroes', why: 'no hero is in a party twice' }
  return null
}

function inEnd({ result, bossDefeated, cause }: Outcome): Impossible | null {
  if ((result === 'won') !== bossDefeated)
    return { field: 'bossDefeated', why: 'a game is won by killing the boss' }
  if (bossDefeated && cause !== null)
    return { field: 'cause', why: 'a game that was won was not lost to anything' }
  return null
}

/** How far the party came: the boss waits below the last floor. */
function inCourse(outcome: Outcome): Impossible | null {
  const { dungeon, tier, descents, levels, bossDefeated, bossRounds, cause } = outcome
  const early = descents < dungeonCard(dungeon).floors.length
  const why = 'the boss waits below the last floor'
  if (early && bossDefeated) return { field: 'descents', why }
  if (early && cause === 'boss') return { field: 'cause', why }
  if (early && (bossRounds ?? 0) > 0) return { field: 'bossRounds', why }
  if (bossDefeated && bossRounds === 0)
    return { field: 'bossRounds', why: 'no boss falls without a round' }
  if (levels > TOP_LEVEL - startingLevel(tier))
    return { field: 'levels', why: 'there are not so many levels to gain' }
  return null
}

function inHealth({ heroes, healthLeft, bossDefeated }: Outcome): Impossible | null {
  if (healthLeft === null) return null
  if (healthLeft.length !== heroes.length)
    return { field: 'healthLeft', why: 'each hero has its health left' }
  if (bossDefeated && healthLeft.includes(0))
    return { field: 'healthLeft', why: 'a party with a fallen hero has lost (R34)' }
  return null
}
