/** Bots of three strengths: each sees what its seat sees, and draws from random numbers of its own. */
import type { BotLevel } from '@shared/games/game'
import type { PaperTypes } from '@shared/games/paper-dungeons'
import type { Bot } from '../../game'
import type { Weights } from './estimate'
import type { TurnContext } from './turn-context'
import { easy } from './easy'
import { NORMAL } from './normal-weights'
import { planner } from './planner'
import type { Search } from './turn'
import { COMPANY, SOLO } from './weights'

/** As many positions as the strong bot goes on from after each die. */
const WIDTH = 2
/** In the last turn nothing is left to be guessed, and more of them can be looked at in the same time. */
const LAST_TURN: Search = { width: 12, movesLast: true }

export function weightsFor({ alone }: TurnContext): Weights {
  return alone ? SOLO : COMPANY
}

function searchStrongly({ turnsLeft }: TurnContext): Search {
  return turnsLeft === 0 ? LAST_TURN : { width: WIDTH, movesLast: false }
}

export const bots: Readonly<Partial<Record<BotLevel, Bot<PaperTypes>>>> = {
  easy,
  normal: planner({
    weights: () => NORMAL,
    search: () => ({ width: 1, movesLast: false }),
  }),
  hard: planner({ weights: weightsFor, search: searchStrongly }),
}
