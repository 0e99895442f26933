/** Rooms: which door to enter, whether to flee, who meets what, and when to descend. */
import type { Action, CardId, Seat, View } from '@shared/games/one-deck-dungeon'
import { INVISIBILITY_TIME } from '../cards/potions'
import { FLAMES_DAMAGE, FROST_TIME } from '../encounter'
import { fightsInPairs, sets } from '../party'
import { TURN_TIME } from '../turn'
import { bossFight, fightsOf } from './fight'
import { heroAt, kitOf, pairingsOf, partyOf, type Pairing } from './kit'
import { lootWorth } from './loot'
import { expectedPrice } from './odds'
import { fightersOf } from './placing'
import { damagePrice, standingOf, timePrice } from './price'
import { WEIGHTS } from './weights'

/** What a card's option, or its foe, is expected to cost those who meet it. */
function optionPrice(
  view: View,
  card: CardId,
  option: string | null,
  company: readonly Seat[],
): number {
  const chosen = fightsOf(view, card).find((one) => one.option === option)
  if (chosen === undefined) return Infinity
  const { fight } = chosen
  const standing = standingOf(view, company)
  const before =
    timePrice(fight.time + (fight.ability === 'frost' ? FROST_TIME : 0), standing) +
    (fight.ability === 'flames' ? damagePrice(FLAMES_DAMAGE, standing) : 0)
  const stored = company.reduce((sum, seat) => sum + heroAt(view, seat).stored, 0)
  return before + expectedPrice(kitOf(view, company), fight, standing, stored)
}

/** What meeting a card is expected to cost, its better option chosen. */
function meetingPrice(view: View, card: CardId, company: readonly Seat[]): number {
  return Math.min(
    ...fightsOf(view, card).map(({ option }) => optionPrice(view, card, option, company)),
  )
}

export function chooseOption(view: View, actions: readonly Action[]): Action | null {
  const { question } = view
  if (question.type !== 'choose-option') return null
  const company = fightersOf(view)
  let best: Action | null = null
  let least = Infinity
  for (const action of actions) {
    if (action.type !== 'choose-option') continue
    const price = optionPrice(view, question.card, action.option, company)
    if (price < least) {
      best = action
      least = price
    }
  }
  return best
}

// --- four heroes: two cards, two pairs (R39) -------------------------------------------------------

/** What it is expected to cost when the first pair meets one card and the second the other. */
function pairingPrice(view: View, { first, second }: Pairing, card: CardId, other: CardId): number {
  return meetingPrice(view, card, first) + meetingPrice(view, other, second)
}

/** The cheapest way of meeting two cards. */
function pairedPrice(view: View, card: CardId, other: CardId): number {
  return Math.min(...pairingsOf(view).map((pairing) => pairingPrice(view, pairing, card, other)))
}

/** What a card costs the pair that is best at it. */
function bestPairPrice(view: View, card: CardId): number {
  return Math.min(...pairingsOf(view).map(({ first }) => meetingPrice(view, card, first)))
}

/** The dearer card first, while potions last. */
export function chooseCard(view: View, actions: readonly Action[]): Action | null {
  let best: Action | null = null
  let most = -Infinity
  for (const action of actions) {
    if (action.type !== 'choose-card') continue
    const price = bestPairPrice(view, action.card)
    if (price > most) {
      best = action
      most = price
    }
  }
  return best
}

/** The card that the second pair will meet; null where it cannot be told. */
function otherCard(view: View, card: CardId): CardId | null {
  for (const { cards } of view.doors) {
    const at = cards?.indexOf(card) ?? -1
    if (cards === null || cards.length < 2 || at < 0) continue
    return cards.find((_, place) => place !== at) ?? null
  }
  return null
}

/** What a pairing is expected to cost, in a room or against the boss. */
function priceOf(view: View, pairing: Pairing, card: CardId | null): number {
  if (card !== null) {
    const other = otherCard(view, card)
    return other === null
      ? meetingPrice(view, card, pairing.first)
      : pairingPrice(view, pairing, card, other)
  }
  const fight = bossFight(view)
  const round = (pair: readonly Seat[]): number =>
    expectedPrice(kitOf(view, pair), fight, standingOf(view, pair))
  return round(pairing.first) + round(pairing.second)
}

/** Which two go first: the pairing that costs both pairs least. */
export function choosePair(view: View, actions: readonly Action[]): Action | null {
  const { question } = view
  if (question.type !== 'choose-pair') return null
  let best: Action | null = null
  let least = Infinity
  for (const action of actions) {
    if (action.type !== 'choose-pair') continue
    const first = [action.first, action.second]
    const second = partyOf(view).filter((seat) => !first.includes(seat))
    const price = priceOf(view, { first, second }, question.card)
    if (price < least) {
      best = action
      least = price
    }
  }
  return best
}

// --- doors ---------------------------------------------------------------------------------------

/** What the cards of a room are expected to cost the party. */
function roomPrice(view: View, cards: readonly CardId[]): number {
  const [card, other] = cards
  if (card === undefined) return 0
  if (!fightsInPairs(view)) return meetingPrice(view, card, partyOf(view))
  return other === undefined ? bestPairPrice(view, card) : pairedPrice(view, card, other)
}

function lootOf(view: View, cards: readonly CardId[]): number {
  return cards.reduce((sum, card) => sum + lootWorth(view, card), 0)
}

/** What facing all cards of a room is worth: their loot less what they are expected to cost. */
function roomWorth(view: View, cards: readonly CardId[]): number {
  return lootOf(view, cards) - roomPrice(view, cards)
}

/** What entering a door is worth. */
function doorWorth(view: View, id: number): number {
  const door = view.doors.find((one) => one.id === id)
  if (door === undefined) return -Infinity
  return door.cards === null ? WEIGHTS.closedDoor * door.count : roomWorth(view, door.cards)
}

export function chooseTurn(view: View, actions: readonly Action[]): Action | null {
  let best: Action | null = null
  let most = -Infinity
  for (const action of actions) {
    if (action.type !== 'enter-room') continue
    const worth = doorWorth(view, action.door)
    if (worth > most) {
      best = action
      most = worth
    }
  }
  const explore = actions.find((action) => action.type === 'explore')
  if (explore !== undefined && most < 0) return explore
  return best ?? explore ?? actions.find((action) => action.type === 'let-turn-pass') ?? null
}

/** Faces what is worth it; of four heroes a pair says so for its own card, having fled from neither. */
export function fleeOrFace(view: View, actions: readonly Action[]): Action | null {
  const { question } = view
  if (question.type !== 'flee-or-face' && question.type !== 'before-encounter') return null
  const cards = question.type === 'flee-or-face' ? question.cards : [question.card]
  const loot = lootOf(view, cards)
  const worth =
    question.type === 'flee-or-face'
      ? roomWorth(view, cards)
      : loot - meetingPrice(view, question.card, question.heroes)
  const slip = actions.find((action) => action.type === 'drink-invisibility')
  const slipWorth =
    loot - WEIGHTS.potion - timePrice(INVISIBILITY_TIME, standingOf(view, partyOf(view)))
  const flee = actions.find((action) => action.type === 'flee')
  if (slip !== undefined && slipWorth > worth && slipWorth > WEIGHTS.flee) return slip
  if (flee !== undefined && worth < WEIGHTS.flee * cards.length) return flee
  return actions.find((action) => action.type === 'face-encounter') ?? null
}

/** Down, unless a room is worth what the stairs take. */
export function descendOrStay(view: View, actions: readonly Action[]): Action | null {
  const standing = standingOf(view, partyOf(view))
  const worth = Math.max(-Infinity, ...view.doors.map(({ id }) => doorWorth(view, id)))
  const goOn = worth - timePrice(TURN_TIME * sets(view), standing) > WEIGHTS.stay
  return actions.find((action) => action.type === (goOn ? 'stay' : 'descend')) ?? null
}
