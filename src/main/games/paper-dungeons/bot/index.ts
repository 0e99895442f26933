/** Bots of three strengths: each sees what its seat sees, and draws from random numbers of its own. */
import type { BotLevel } from '@shared/games/game'
import type { PaperTypes } from '@shared/games/paper-dungeons'
import type { Bot } from '../../game'
import type { Weights } from './estimate'
import type { Outlook } from './outlook'
import { easy } from './easy'
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

/** What a normal bot has an eye for: what lies near, and what stands on the sheet. */
const AT_HAND = [/^life/, /^next-lowest/, /^class/, /^started/, /^hearts/, /^boss/, /^room\.near/]

function nearSighted(weights: Weights): Weights {
  const seen = Object.entries(weights).filter(([name]) => AT_HAND.some((part) => part.test(name)))
  return Object.fromEntries(seen)
}
const NORMAL = { company: nearSighted(COMPANY), solo: nearSighted(SOLO) }

export const bots: Readonly<Partial<Record<BotLevel, Bot<PaperTypes>>>> = {
  easy,
  normal: planner({
    weights: ({ alone }) => (alone ? NORMAL.solo : NORMAL.company),
    search: () => ({ width: 1, everyAnswer: false }) }),
  hard: planner({ weights: weightsFor, search: searchStrongly }),
}
