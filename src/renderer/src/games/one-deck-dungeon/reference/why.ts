/** From a refusal to the rule behind it: what "Why?" leads to. */
import type { CallError, ErrorCode } from '@shared/errors'
import type { CampaignRefusalCode, RejectionCode } from '@shared/games/one-deck-dungeon'
import type { TopicId } from './topics'

/** The rule that each refusal of the game follows from. */
const REJECTION_TOPICS: Readonly<Record<RejectionCode, TopicId>> = {
  'bad-action': 'offers',
  'not-now': 'offers',
  'game-over': 'ending',
  'turn-not-begun': 'turn',
  'deck-empty': 'explore',
  'door-limit': 'doors',
  'no-such-door': 'doors',
  'cannot-flee-open-door': 'flee',
  'too-late-to-flee': 'flee',
  'boss-no-fleeing': 'boss-fight',
  'no-potion': 'potions',
  'potion-unknown': 'claim-potion',
  'not-wounded': 'healing',
  'choice-open': 'offers',
  'hero-elsewhere': 'rooms-of-two',
  'no-such-die': 'dice-pool',
  'other-heros-die': 'dice-pool',
  'not-among-choices': 'effects',
  'picks-complete': 'effects',
  'too-few-picked': 'effects',
  'too-few-entered': 'own-dice',
  'no-such-box': 'active-boxes',
  'box-covered': 'boxes',
  'armor-first': 'armor',
  'wrong-color': 'boxes',
  'die-too-low': 'boxes',
  'dice-too-low': 'boxes',
  'sum-too-low': 'wide-boxes',
  'no-die-fits': 'boxes',
  'wide-box': 'wide-boxes',
  'single-box': 'boxes',
  'die-restricted': 'costs',
  'heroic-on-skull': 'dragon',
  'not-enough-dice': 'making-heroic-dice',
  'no-own-die': 'making-heroic-dice',
  'no-heroic-die': 'supply',
  'skill-unknown': 'claim-skill',
  'talent-unknown': 'talents',
  'skill-used': 'skills',
  'combat-only': 'skills',
  'peril-only': 'skills',
  'before-encounter-only': 'before-encounter',
  'works-by-itself': 'skills',
  'armor-prevents': 'paladin',
  'no-time-here': 'boss-fight',
  'no-such-color': 'peril',
  'no-die-left': 'dice-pool',
  'no-die-of-color': 'effects',
  'no-die-shows': 'effects',
  'dice-at-most': 'effects',
  'only-heroic-dice': 'effects',
  'cost-unpaid': 'costs',
  'mana-unpaid': 'costs',
  'item-limit': 'items',
  'skill-limit': 'claim-skill',
  'skill-known': 'claim-skill',
  'potion-known': 'claim-potion',
  'wrong-loot': 'loot',
  'not-enough-xp': 'levels',
  'wasteful-xp': 'levels',
}

/** The rule behind what a campaign refuses. */
const CAMPAIGN_TOPICS: Readonly<Record<CampaignRefusalCode, TopicId>> = {
  'checkmarks-open': 'checkmarks',
  'no-checkmark-left': 'checkmarks',
  'color-not-allowed': 'checkmarks',
  'talent-complete': 'talents',
  'mark-not-of-this-game': 'checkmarks',
  'checkmarks-unplaced': 'checkmarks',
  'checkmarks-settled': 'checkmarks',
  'paper-spaces': 'talents',
  'paper-bosses': 'checkmarks',
  'paper-checkmarks': 'checkmarks',
  'focus-missing': 'focus',
  'basic-skill-not-earned': 'basic-skills',
  'basic-skill-missing': 'basic-skills',
  'bad-gauntlet': 'gauntlet',
  'gauntlet-over': 'gauntlet',
  'not-the-next-dungeon': 'gauntlet',
}
const GAME_TOPICS = { ...REJECTION_TOPICS, ...CAMPAIGN_TOPICS }

/** Refusals of the app that a rule explains; the rest are no matter of rules. */
const APP_TOPICS: Readonly<Partial<Record<ErrorCode, TopicId>>> = {
  'table-over': 'ending',
  'nothing-to-undo': 'undo',
  'undo-past-reveal': 'undo',
  'bad-record': 'records',
  'record-of-table': 'records',
}

function isOfThisGame(code: string): code is keyof typeof GAME_TOPICS {
  return Object.hasOwn(GAME_TOPICS, code)
}

/** The topic that says why a call was refused; null where no rule of the game does. */
export function whyOf({ code }: Pick<CallError, 'code'>): TopicId | null {
  const [, own = ''] = code.split('one-deck-dungeon.')
  return isOfThisGame(own) ? GAME_TOPICS[own] : (APP_TOPICS[code] ?? null)
}
