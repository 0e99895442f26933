/** From a refusal to the rule behind it: what "Why?" leads to. */
import type { CallError } from '@shared/errors'
import type { RejectionCode, TopicId } from '@shared/games/dungeon-run'

const TOPICS: Readonly<Record<RejectionCode, TopicId>> = {
  'bad-action': 'turn',
  'not-now': 'turn',
  'not-among-choices': 'turn',
  'game-over': 'winning',
  'not-your-turn': 'rounds',
  'no-actions-left': 'turn',
  'monster-here': 'moving',
  'hero-here-in-endgame': 'endgame',
  'no-such-exit': 'moving',
  'cell-exhausted': 'moving',
  'stack-empty': 'lair',
  'no-monster': 'fight',
  'nobody-there': 'duels',
  'needs-assistance': 'special-tiles',
  'equip-limit': 'equip',
  'not-trained': 'equip',
  'not-yours': 'equip',
  'already-moved': 'equip',
  'nothing-to-search': 'search',
  'not-enough-encounters': 'advance',
  'already-used': 'cards',
  'reroll-used': 'rerolls',
  'illegal-assignment': 'fight',
  'does-not-fit': 'tiles',
  'cannot-pay': 'advance',
  'no-target': 'cards',
  'cannot-be-sabotaged': 'help',
  'cannot-be-assisted': 'help',
  'monster-cannot-go': 'monsters',
}

function isOfThisGame(code: string): code is RejectionCode {
  return Object.hasOwn(TOPICS, code)
}

/** The topic that says why a call was refused; null where no rule of the game does. */
export function whyOf({ code }: Pick<CallError, 'code'>): TopicId | null {
  const [, own = ''] = code.split('dungeon-run.')
  return isOfThisGame(own) ? TOPICS[own] : null
}
