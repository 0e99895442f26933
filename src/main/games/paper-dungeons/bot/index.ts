/** Bots of three strengths: each sees what its seat sees, and draws from random numbers of its own. */
import type { BotLevel } from '@shared/games/game'
import type { PaperTypes } from '@shared/games/paper-dungeons'
import type { Bot } from '../../game'
import type { Weights } from './estimate'
import type { Outlook } from './outlook'
import { easy } from './easy'
import { NORMAL } from './normal-weights'
import { planner } from './planner'
import type { Search } from './turn'
import { COMPANY, SOLO } from './weights'

/** As many positions as the strong bot goes on from after each die. */
const WIDTH = 3
/** In the last turn all of them, and every answer to a choice; the number only bounds the time that it takes. */
const LAST_TURN: Search = { width: 30, everyAnswer: true }

export function weightsFor({ alone }: Outlook): Weights {
  return alone ? SOLO : COMPANY
}

function searchStrongly({ turnsLeft }: Outlook): Search {
  return turnsLeft === 0 ? LAST_TURN : { width: WIDTH, everyAnswer: false }
}

export const bots: Readonly<Partial<Record<BotLevel, Bot<PaperTypes>>>> = {
  easy,
  normal: planner({
    weights: () => NORMAL,
    search: () => ({ width: 1, everyAnswer: false }),
  }),
  hard: planner({ weights: weightsFor, search: searchStrongly }),
}
