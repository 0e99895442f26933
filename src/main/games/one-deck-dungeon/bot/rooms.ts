/** Turns: which door to enter, whether to flee, when to descend, and Healing. */
import type { Action, CardId, View } from '@shared/games/one-deck-dungeon'
import { fightInHand, fightsOf, heroOf, kitOf } from './fight'
import { lootWorth } from './loot'
import { expectedPrice } from './odds'
import { standingOf, timePrice, damagePrice } from './price'
import { WEIGHTS } from './weights'

/** What facing a card now is worth: its loot less what it is expected to cost. */
export const faceWorth = (view: View, card: CardId): number => {
  const costs = fightsOf(view, card).map(({ option }) => optionPrice(view, card, option))
  return lootWorth(view, card) - Math.min(...costs)
}

const optionPrice = (view: View, card: CardId, option: string | null): number => {
  const chosen = fightsOf(view, card).find((one) => one.option === option)
  if (chosen === undefined) return Infinity
  const { fight } = chosen
  const standing = standingOf(view)
  const before =
    timePrice(fight.time + (fight.ability === 'frost' ? 3 : 0), standing) +
    (fight.ability === 'flames' ? damagePrice(1, standing) : 0)
  const stored = heroOf(view).stored
  return before + expectedPrice(kitOf(view), fight, standing, stored)
}

export const chooseOption = (view: View, actions: readonly Action[]): Action | null => {
  const { question } = view
  if (question.type !== 'choose-option') return null
  let best: Action | null = null
  let least = Infinity
  for (const action of actions) {
    if (action.type !== 'choose-option') continue
    const price = optionPrice(view, question.card, action.option)
    if (price < least) {
      best = action
      least = price
    }
  }
  return best
}

/** What facing all cards of a room is worth. */
const roomWorth = (view: View, cards: readonly CardId[]): number =>
  cards.reduce((sum, card) => sum + faceWorth(view, card), 0)

/** What entering a door is worth. */
const doorWorth = (view: View, door: number): number => {
  const cards = view.doors.find(({ id }) => id === door)?.cards ?? null
  return cards === null ? WEIGHTS.closedDoor : roomWorth(view, cards)
}

export const chooseTurn = (view: View, actions: readonly Action[]): Action | null => {
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

export const fleeOrFace = (view: View, actions: readonly Action[]): Action | null => {
  const { question } = view
  if (question.type !== 'flee-or-face' && question.type !== 'before-encounter') return null
  const cards = question.type === 'flee-or-face' ? question.cards : [question.card]
  const worth = roomWorth(view, cards)
  const slip = actions.find((action) => action.type === 'drink-invisibility')
  const loot = cards.reduce((sum, card) => sum + lootWorth(view, card), 0)
  const slipWorth = loot - WEIGHTS.potion - timePrice(2, standingOf(view))
  const flee = actions.find((action) => action.type === 'flee')
  if (slip !== undefined && slipWorth > worth && slipWorth > WEIGHTS.flee) return slip
  if (flee !== undefined && worth < WEIGHTS.flee) return flee
  return actions.find((action) => action.type === 'face-encounter') ?? null
}

/** What a feat's dice are expected to cost and save. */
const featPrice = (view: View, dice: number, price: (extra: number) => number): number => {
  const standing = standingOf(view)
  switch (heroOf(view).hero) {
    case 'archer':
      // One die goes back, the worst of them.
      return price(dice - 1) - 0.1 * (dice - 1) + timePrice(2 * (dice - 1), standing)
    case 'rogue': {
      const risk = 1 - (5 / 6) ** dice
      return price(dice) + risk * (damagePrice(1, standing) + timePrice(3, standing))
    }
    case 'warrior':
    case 'mage':
    case 'paladin':
      return price(dice) + WEIGHTS.stored * dice
  }
}

/** The feat, if its dice are expected to save more than they cost. */
export const useFeat = (view: View, actions: readonly Action[]): Action | null => {
  const fight = fightInHand(view)
  const roll: Action | null = actions.find((action) => action.type === 'roll-dice') ?? null
  if (fight === null) return roll
  const kit = kitOf(view)
  const price = (extra: number): number => expectedPrice(kit, fight, standingOf(view), extra)
  let best: Action | null = roll
  let least = price(0)
  for (const action of actions) {
    if (action.type !== 'use-feat') continue
    const cost = featPrice(view, action.dice, price)
    if (cost < least) {
      best = action
      least = cost
    }
  }
  return best
}

/** Healing at the start of a turn, when nothing of it is wasted and health runs low. */
export const startOfTurn = (view: View, actions: readonly Action[]): Action | null => {
  const hero = heroOf(view)
  const heals = hero.talents.some(({ talent }) => talent === 'first-aid') ? 4 : 3
  const left = hero.health - hero.damage
  const last = view.floor === 3 && view.deck <= 8
  const drink = actions.find((action) => action.type === 'drink-healing')
  const wanted = hero.damage >= heals && (left <= 3 || last)
  return (
    (wanted ? drink : undefined) ?? actions.find((action) => action.type === 'begin-turn') ?? null
  )
}

/** Down, unless a room is worth what the stairs take. */
export const descendOrStay = (view: View, actions: readonly Action[]): Action | null => {
  const standing = standingOf(view)
  const worth = Math.max(-Infinity, ...view.doors.map(({ id }) => doorWorth(view, id)))
  const goOn = worth - timePrice(2, standing) > WEIGHTS.stay
  return actions.find((action) => action.type === (goOn ? 'stay' : 'descend')) ?? null
}
