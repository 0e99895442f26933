/** How a game can have ended, whoever tells it. */
import { AWARDS, type HowEnded, type Outcome, type ScenarioId } from '@shared/games/dungeon-digger'
import type { Impossible, OutcomePlace } from '../file-rules'
import { CLOCK, COINS_EACH, MOST_ROUNDS, TARGETS } from './cards/numbers'
import { valueOf } from './coins'

/** What ends a game in one scenario alone. */
const ENDS_OF: Readonly<Partial<Record<HowEnded, ScenarioId>>> = {
  clock: 'sandsOfTime',
  'citadel-full': 'dwarvenCitadel',
  treasure: 'dragonsLair',
  'last-lord': 'creatures',
}

/** What no game could have had; null: it could. */
export function impossibleIn(outcome: Outcome, place: OutcomePlace): Impossible | null {
  return (
    impossibleLords(outcome) ??
    impossibleAwards(outcome) ??
    impossibleScores(outcome) ??
    impossibleEliminations(outcome) ??
    impossibleEnd(outcome, place)
  )
}

function impossibleLords({ scores }: Outcome): Impossible | null {
  const lords = scores.map(({ lord }) => lord)
  const twice = lords.findIndex((lord, at) => lord !== null && lords.indexOf(lord) !== at)
  if (twice >= 0)
    return { field: `scores.${twice}.lord`, why: `${lords[twice]} can be played only once` }
  return null
}

/** Section 13: an award goes to one player, or to nobody. */
function impossibleAwards({ scores }: Outcome): Impossible | null {
  for (const award of AWARDS) {
    const holders = scores.flatMap(({ awards }, seat) =>
      awards.flatMap((one) => (one === award ? [seat] : [])),
    )
    const second = holders[1]
    if (second !== undefined)
      return { field: `scores.${second}.awards`, why: `${award} goes to one player at most` }
  }
  return null
}

function impossibleScores({ scores, scenario }: Outcome): Impossible | null {
  const escaped = scores.findIndex(({ escapes }) => escapes > 0)
  if (escaped >= 0 && scenario !== 'adventurers')
    return { field: `scores.${escaped}.escapes`, why: 'adventurers escape in their scenario alone' }
  const players = scores.length
  const escapes = scores.reduce((sum, score) => sum + score.escapes, 0)
  if (escapes > players)
    return {
      field: `scores.${escaped}.escapes`,
      why: `${players} players have ${players} adventurers, not ${escapes}`,
    }
  const inBag = valueOf(COINS_EACH) * players
  const inHand = scores.reduce((sum, { coins }) => sum + coins, 0)
  if (inHand > inBag)
    return {
      field: `scores.${scores.findIndex(({ coins }) => coins > 0)}.coins`,
      why: `the coins of ${players} players are worth ${inBag} in all, not ${inHand}`,
    }
  return null
}

/** Only Creatures has eliminations (16.6); a last player has won. */
function impossibleEliminations(outcome: Outcome): Impossible | null {
  const { scores, scenario, by, eliminated } = outcome
  const wrong = eliminated.findIndex(
    (seat, at) => seat >= scores.length || eliminated.indexOf(seat) !== at,
  )
  if (wrong >= 0)
    return { field: `eliminated.${wrong}`, why: 'each player is eliminated once at most' }
  if (eliminated.length > 0 && scenario !== 'creatures')
    return { field: 'eliminated', why: 'players are eliminated in Creatures alone' }
  const left = scores.length - eliminated.length
  if (by === 'last-lord' && left !== 1)
    return { field: 'eliminated', why: `the last player is 1, not ${left}` }
  if (by !== 'last-lord' && left < 2)
    return { field: 'eliminated', why: `with ${left} left the last player has won` }
  const awarded = eliminated.find((seat) => (scores[seat]?.awards.length ?? 0) > 0)
  if (awarded !== undefined)
    return { field: `scores.${awarded}.awards`, why: 'who was eliminated has no award (R50)' }
  return null
}

function impossibleEnd(outcome: Outcome, { atTable }: OutcomePlace): Impossible | null {
  const { scores, scenario, by, rounds, eliminated } = outcome
  const needed = ENDS_OF[by]
  if (needed !== undefined && scenario !== needed)
    return { field: 'by', why: `a game ends so in ${needed} alone` }
  if (rounds === 0) return { field: 'rounds', why: 'a game has 1 round at least' }
  const target = TARGETS[scenario ?? 'standard']
  if (by === 'gold') {
    if (target === null) return { field: 'by', why: 'no gold ends this scenario' }
    const best = scores.findIndex(({ gold }, seat) => gold >= target && !eliminated.includes(seat))
    if (best < 0) return { field: 'scores.0.gold', why: `somebody has ${target} gold at least` }
  }
  if (by === 'clock' && rounds !== null && rounds > CLOCK.each)
    return { field: 'rounds', why: `the clock runs out in ${CLOCK.each} rounds at most` }
  // The app ends its own games then (R28); friends with the real tiles may play on.
  if (atTable && rounds !== null && rounds > MOST_ROUNDS)
    return { field: 'rounds', why: `a game has ${MOST_ROUNDS} rounds at most` }
  return null
}
