/** What the questions leave to choose between, as the screens lay it out: cards, heroes, pairs, loot, XP. */
import type { Action, CardId, Catalogue, LootWay, Seat, View } from '@shared/games/one-deck-dungeon'
import type { Offer } from './offer'
import { lessonOf, printedCard } from '../cards/cards'

/** The cards on the table in the scene `card`: one, or the two of a room. */
export function cardsInScene({ question, encounter }: View): readonly CardId[] {
  if ('cards' in question) return question.cards
  const card = 'card' in question ? question.card : (encounter?.card ?? null)
  return card === null ? [] : [card]
}

/** The other card of the current room, which waits behind the door while this one is met (R39). */
export function cardToFollow({ encounter, doors }: View): CardId | null {
  const met = encounter?.card ?? null
  const room = doors.find(({ cards }) => met !== null && cards?.includes(met))
  return room?.cards?.find((card) => card !== met) ?? null
}

/** The heroes of whom one is to be chosen, where that is the question. */
export function heroChoices({ question, heroes, encounter }: View): readonly Seat[] {
  if (question.type === 'assign-damage') return question.among
  if (question.type !== 'choose-first' && question.type !== 'choose-bonus') return []
  return encounter?.heroes ?? heroes.map((_, seat) => seat)
}

/** The seats that the question calls upon; empty where it is for all. */
export function askedSeats(view: View): readonly Seat[] {
  const { question } = view
  if (!('hero' in question)) return heroChoices(view)
  return question.hero === null ? [] : [question.hero]
}

/** Two heroes to go together, and those who wait meanwhile. */
export interface Pair {
  readonly first: Seat
  readonly second: Seat
  readonly others: readonly Seat[]
}

/** The pairs that the listed actions let go together. */
export function pairsOf({ heroes }: View, actions: readonly Action[]): readonly Pair[] {
  return actions.flatMap((action): readonly Pair[] => {
    if (action.type !== 'choose-pair') return []
    const { first, second } = action
    const seats = heroes.map((_, seat) => seat)
    return [{ first, second, others: seats.filter((seat) => seat !== first && seat !== second) }]
  })
}

/** An XP card on the table while XP is spent. Two cards may be alike: then their number counts, not which. */
export interface XpCard {
  readonly card: CardId
  readonly picked: boolean
}

/** The XP cards, each with whether it is among those picked. */
export function xpCards({ xp, question }: View): readonly XpCard[] {
  const left = [...(question.type === 'pick-xp' ? question.picked : [])]
  return xp.cards.map((card) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return { card, picked: at >= 0 }
  })
}

/** What pressing an XP card does, if anything. */
export function xpAction({ card, picked }: XpCard, offer: Offer): Action | null {
  return (
    offer.at(`card ${card}`).find(({ type }) => type === (picked ? 'unpick-card' : 'pick-card')) ??
    null
  )
}

/** A way to take the card now won, and for whom: null where it is for the whole party. */
export interface LootSlot {
  readonly way: LootWay
  readonly hero: Seat | null
}

/** Every way for every hero, whether or not it is open now: so each keeps its number. */
export function lootSlots(view: View, catalogue: Catalogue): readonly LootSlot[] {
  return lootWays(view, catalogue).flatMap((way): readonly LootSlot[] =>
    way === 'item' || way === 'skill'
      ? view.heroes.map((_, hero) => ({ way, hero }))
      : [{ way, hero: null }],
  )
}

/** The claims of a slot that give nothing up for it, or those that do. */
export function claimsOf(
  { way, hero }: LootSlot,
  offer: Offer,
  kind: 'plain' | 'replacing',
): readonly Action[] {
  return offer.at(`loot ${way}`).filter((action) => {
    const replaces = 'replace' in action && action.replace !== null
    return action.hero === hero && replaces === (kind === 'replacing')
  })
}

/** The ways to take the card now won: a card teaches either a skill or a potion. */
export function lootWays({ question }: View, catalogue: Catalogue): readonly LootWay[] {
  if (question.type !== 'claim-loot') return []
  return ['item', lessonOf(printedCard(catalogue, question.card).printing).way, 'xp']
}

/** The ways through the peril now to be chosen between. */
export function openOptions({ question }: View, catalogue: Catalogue): readonly string[] {
  if (question.type !== 'choose-option') return []
  const { card } = printedCard(catalogue, question.card)
  return card.kind === 'peril' ? card.options.map(({ id }) => id) : []
}

/** The cards won in this room that wait to be claimed, without the one now asked for (R40). */
export function waitingSpoils({ spoils, question }: View): readonly CardId[] {
  const at = question.type === 'claim-loot' ? spoils.indexOf(question.card) : -1
  return spoils.filter((_, index) => index !== at)
}
