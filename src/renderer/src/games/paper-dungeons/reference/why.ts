/** From a refusal to the rule behind it: what "Why?" leads to. */
import type { CallError } from '@shared/errors'
import type {
  CampaignRefusalCode,
  RejectionCode,
  RewardId,
  SheetEvent,
  TopicId,
} from '@shared/games/paper-dungeons'

const TOPICS: Readonly<Record<RejectionCode | CampaignRefusalCode, TopicId>> = {
  'bad-action': 'turn',
  'not-now': 'turn',
  'game-over': 'scoring',
  'not-your-seat': 'turn',
  committed: 'turn',
  'not-dealt': 'setup',
  'choice-open': 'turn',
  'die-used': 'turn',
  'die-skull': 'dice',
  'dice-spent': 'turn',
  'die-in-hand': 'turn',
  'wrong-symbol': 'dice',
  'wrong-color': 'dice',
  'no-swap': 'dice',
  'swap-needless': 'dice',
  'hero-at-top': 'levels',
  'same-hero': 'powers',
  'item-complete': 'items',
  'same-item': 'powers',
  'group-there': 'moving',
  'too-far': 'moving',
  'not-adjacent': 'moving',
  'no-door': 'moving',
  wall: 'moving',
  river: 'moving',
  'been-there': 'moving',
  'no-monster': 'items',
  'monster-defeated': 'rooms',
  'gem-gone': 'gems',
  'not-so-many-hearts': 'potions',
  'not-so-much-damage': 'potions',
  'dice-left': 'turn',
  'mini-campaign-over': 'campaigns',
  'not-the-next-game': 'campaigns',
}

function isOfThisGame(code: string): code is keyof typeof TOPICS {
  return Object.hasOwn(TOPICS, code)
}

/** The topic that says why a call was refused; null where no rule of the game does. */
export function whyOf({ code }: Pick<CallError, 'code'>): TopicId | null {
  const [, own = ''] = code.split('paper-dungeons.')
  return isOfThisGame(own) ? TOPICS[own] : null
}

const GAINED: Readonly<Record<RewardId, TopicId>> = {
  potion: 'potions',
  item: 'items',
  level: 'levels',
  gem: 'gems',
}

/** The topic whose rule brought something about on a sheet. */
export function ruleOf(event: SheetEvent): TopicId {
  switch (event.type) {
    case 'kept':
      return 'setup'
    case 'die-used':
      return 'dice'
    case 'hero-raised':
      return 'levels'
    case 'item-marked':
      return 'items'
    case 'potion-gained':
    case 'row-filled':
      return 'potions'
    case 'gem-taken':
    case 'gem-marked':
      return 'gems'
    case 'gain-lost':
      return GAINED[event.gain]
    case 'room-entered':
      return 'moving'
    case 'monster-defeated':
    case 'trap-sprung':
      return 'rooms'
    case 'damaged':
    case 'resurrected':
      return 'damage'
  }
}
