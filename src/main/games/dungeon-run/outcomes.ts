/** How a game can have ended, whoever tells it. */
import type { Outcome, SoloScore } from '@shared/games/dungeon-run'
import type { Impossible, OutcomePlace } from '../file-rules'
import { CONTENT, ENCOUNTER_DECK } from './cards'

/** What no game could have had; null: it could. */
export function impossibleIn(outcome: Outcome, place: OutcomePlace): Impossible | null {
  return (
    impossibleSeats(outcome) ??
    (outcome.heroes.length === 1 ? impossibleAlone(outcome, place) : impossibleTogether(outcome))
  )
}

/** Who sat there, won and left. */
function impossibleSeats({ heroes, winner, eliminated, rounds }: Outcome): Impossible | null {
  const players = heroes.length
  const twice = heroes.findIndex((hero, at) => heroes.indexOf(hero) !== at)
  if (twice >= 0)
    return { field: `heroes.${twice}`, why: `${heroes[twice]} can be played only once` }
  if (winner !== null && winner >= players)
    return { field: 'winner', why: `only ${players} heroes played` }
  const wrong = eliminated.findIndex(
    (seat, at) => seat >= players || eliminated.indexOf(seat) !== at,
  )
  if (wrong >= 0)
    return {
      field: `eliminated.${wrong}`,
      why: 'each hero that played leaves the game once at most',
    }
  if (rounds === 0) return { field: 'rounds', why: 'a game has 1 round at least' }
  return null
}

/** Section 19: with the Stone on the entrance, or as the last hero alive. */
function impossibleTogether(outcome: Outcome): Impossible | null {
  const { heroes, winner, by, bossDead, eliminated, solo } = outcome
  const players = heroes.length
  const left = players - eliminated.length
  if (solo !== null) return { field: 'solo', why: 'points are counted by one hero alone' }
  if (by === 'boss') return { field: 'by', why: 'killing the Boss wins for one hero alone' }
  const isWon = by === 'stone' || by === 'last-hero'
  if (isWon !== (winner !== null))
    return { field: 'winner', why: isWon ? 'somebody has won so' : 'nobody has won so' }
  if (winner !== null && eliminated.includes(winner))
    return { field: 'winner', why: 'whoever has left the game has not won' }
  if (by === 'stone' && !bossDead)
    return { field: 'bossDead', why: 'the Stone lies on the Lair once the Boss is dead' }
  if (by === 'stone' && left < 2)
    return { field: 'eliminated', why: `with ${left} left the last hero alive has won` }
  if (by === 'last-hero' && left !== 1)
    return { field: 'eliminated', why: `the last hero alive is 1, not ${left}` }
  if (by === 'nobody-left' && left !== 0)
    return { field: 'eliminated', why: `nobody is left, not ${left}` }
  if (by === 'round-cap' && left < 2)
    return { field: 'eliminated', why: `with ${left} left the game has ended before` }
  return null
}

/** Section 20: killing the Boss wins, and its card lies in loot then (A37). */
function impossibleAlone(outcome: Outcome, place: OutcomePlace): Impossible | null {
  const { winner, by, bossDead, eliminated, solo } = outcome
  if (solo === null) return { field: 'solo', why: 'one hero alone counts points' }
  if (by === 'stone' || by === 'last-hero')
    return { field: 'by', why: 'one hero alone wins by killing the Boss' }
  if ((by === 'boss') !== (winner !== null))
    return { field: 'winner', why: by === 'boss' ? 'somebody has won so' : 'nobody has won so' }
  if (bossDead !== (by === 'boss'))
    return { field: 'bossDead', why: 'one hero alone wins when the Boss dies, and never without' }
  if (by === 'nobody-left' && eliminated.length !== 1)
    return { field: 'eliminated', why: 'nobody is left, not 1' }
  if (by === 'round-cap' && eliminated.length !== 0)
    return { field: 'eliminated', why: 'with 0 left the game has ended before' }
  if (solo.boss !== bossDead)
    return { field: 'solo.boss', why: 'the card of the Boss goes to whoever kills it' }
  return impossibleScore(solo, place)
}

const TREASURES = CONTENT.treasures.length
/** The Stone is not used alone. */
const ARTIFACTS = CONTENT.artifacts.length - 1
function isStranger(card: string): boolean {
  return CONTENT.strangers.some(({ id }) => card === id || card.startsWith(`${id}.`))
}
/** Monsters and traps: strangers never go to loot. */
const LOOT = ENCOUNTER_DECK.filter((card) => !isStranger(card)).length
/** Encounter cards that one training token costs (section 14). */
const PRICE = 2

function impossibleScore(solo: SoloScore, { atTable }: OutcomePlace): Impossible | null {
  const { treasures, artifacts, encounters, tokens } = solo
  if (treasures > TREASURES)
    return { field: 'solo.treasures', why: `there are ${TREASURES} Treasures` }
  if (artifacts > ARTIFACTS)
    return { field: 'solo.artifacts', why: `there are ${ARTIFACTS} Artifacts besides the Stone` }
  if (encounters > LOOT)
    return { field: 'solo.encounters', why: `there are ${LOOT} monsters and traps` }
  // At the app's own tables discarded cards may come again, by an option.
  if (!atTable && encounters + PRICE * tokens > LOOT)
    return {
      field: 'solo.tokens',
      why: `each of ${tokens} tokens costs ${PRICE} of ${LOOT} Encounter cards, and ${encounters} are left`,
    }
  return null
}
