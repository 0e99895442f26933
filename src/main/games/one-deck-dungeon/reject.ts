/** Why an action that is not listed cannot be done, with the ruling behind it. Legality itself is legal.ts. */
import type { Action, RejectionCode } from '@shared/games/one-deck-dungeon'
import type { Rejection } from '../game'
import { isPotion, printing } from './cards'
import type { Reason } from './effect-refusal'
import { doorLimit } from './floors'
import { worth, xpNeeded, xpTotal } from './levels'
import { fightsInPairs } from './party'
import {
  fillingReason,
  heroicDieReason,
  pickedReason,
  placingReason,
  potionReason,
  skillReason,
  talentReason,
} from './placing-refusal'
import { heroAt } from './transition'
import { knowsPotion } from './potions'
import { levelOf } from './roll'
import { skillsOf } from './skills'
import type { GameState } from './state'

/** Where each code comes from. */
const RULINGS: Readonly<Record<RejectionCode, string>> = {
  'bad-action': 'rulebook p. 26–37',
  'not-now': 'rulebook p. 26–37',
  'game-over': 'rulebook p. 24',
  'turn-not-begun': 'R47',
  'deck-empty': 'R5',
  'door-limit': 'rulebook p. 27',
  'no-such-door': 'rulebook p. 27',
  'cannot-flee-open-door': 'rulebook p. 27',
  'too-late-to-flee': 'rulebook p. 27',
  'boss-no-fleeing': 'rulebook p. 34',
  'no-potion': 'R21',
  'potion-unknown': 'R26',
  'not-wounded': 'R24',
  'choice-open': 'rulebook p. 28',
  'hero-elsewhere': 'R39',
  'no-such-die': 'R14',
  'other-heros-die': 'R14',
  'not-among-choices': 'R20',
  'picks-complete': 'R20',
  'too-few-picked': 'R20',
  'too-few-entered': 'R13',
  'no-such-box': 'R18',
  'box-covered': 'R18',
  'armor-first': 'R18',
  'wrong-color': 'R14',
  'die-too-low': 'R18',
  'dice-too-low': 'R18',
  'sum-too-low': 'R18',
  'no-die-fits': 'R18',
  'wide-box': 'R18',
  'single-box': 'R18',
  'die-restricted': 'R19',
  'heroic-on-skull': 'Dragon',
  'not-enough-dice': 'R15',
  'no-own-die': 'R15',
  'no-heroic-die': 'R16',
  'skill-unknown': 'R26',
  'talent-unknown': 'R44',
  'skill-used': 'R21',
  'combat-only': 'rulebook p. 32',
  'peril-only': 'rulebook p. 32',
  'before-encounter-only': 'R10',
  'works-by-itself': 'rulebook p. 32',
  'armor-prevents': 'R22',
  'no-time-here': 'R29',
  'no-such-color': 'R17',
  'no-die-left': 'R20',
  'no-die-of-color': 'R14',
  'no-die-shows': 'R20',
  'dice-at-most': 'R20',
  'only-heroic-dice': 'R14',
  'cost-unpaid': 'R14',
  'mana-unpaid': 'R19',
  'item-limit': 'R26',
  'skill-limit': 'R26',
  'skill-known': 'R26',
  'potion-known': 'R26',
  'wrong-loot': 'R26',
  'not-enough-xp': 'R27',
  'wasteful-xp': 'R27',
}

/** What a turn is for waits until it has begun (R47). */
function notYet({ agenda: [task] }: GameState): RejectionCode {
  return task?.type === 'start-of-turn' ? 'turn-not-begun' : 'not-now'
}

function exploring(state: GameState): Reason {
  if (state.agenda[0]?.type !== 'choose-turn') return { code: notYet(state) }
  if (state.deck.length === 0) return { code: 'deck-empty' }
  const limit = doorLimit(state)
  return state.doors.length >= limit
    ? { code: 'door-limit', named: { least: limit } }
    : { code: 'not-now' }
}

/** Fleeing is possible right after a closed door was opened, and at no other time. */
function fleeing(state: GameState): RejectionCode {
  const { agenda, boss, encounter, spoils } = state
  const [task] = agenda
  if (boss !== null) return 'boss-no-fleeing'
  // Who is alone or in a pair is asked here only before a door that stood open.
  if (task?.type === 'before-encounter' && !fightsInPairs(state)) return 'cannot-flee-open-door'
  const about = ['choose-card', 'choose-pair', 'before-encounter'].some(
    (type) => type === task?.type,
  )
  return about || encounter !== null || spoils.length > 0 ? 'too-late-to-flee' : 'not-now'
}

/** Giving back or discarding a die: there is such a die, but it is not wanted now. */
function handling({ encounter }: GameState, { hero, die: id }: HandleDie): RejectionCode {
  if (encounter === null) return 'not-now'
  const die = encounter.pool.find((one) => one.id === id)
  if (die === undefined) return 'no-such-die'
  return die.hero === hero ? 'not-now' : 'other-heros-die'
}
type HandleDie = Extract<Action, { type: 'pick-die' | 'unpick-die' | 'discard-die' }>

/** A die that is not picked: it is not among the choices, or enough is picked, or its like would leave none to gain (R16). */
function picking(state: GameState, action: HandleDie): Reason {
  const [task] = state.agenda
  const code = handling(state, action)
  if (task?.type !== 'pick-dice' || code !== 'not-now') return { code }
  if (!task.eligible.includes(action.die)) return { code: 'not-among-choices' }
  if (task.picked.includes(action.die)) return { code }
  return task.picked.length < task.most
    ? { code: 'no-heroic-die' }
    : { code: 'picks-complete', named: { least: task.most } }
}

function claiming(
  state: GameState,
  action: Extract<Action, { type: 'claim-item' | 'claim-skill' }>,
): Reason {
  const [task] = state.agenda
  if (task?.type !== 'claim-loot' || state.heroes[action.hero] === undefined)
    return { code: 'not-now' }
  const level = levelOf(state)
  const { items, skills } = heroAt(state, action.hero)
  const { loot } = printing(task.card)
  if (action.type === 'claim-item')
    return action.replace === null && items.length >= level.items
      ? { code: 'item-limit', named: { least: level.items, value: items.length } }
      : { code: 'wrong-loot' }
  if (isPotion(loot)) return { code: 'wrong-loot' }
  if (skillsOf(state, action.hero).some(({ skill }) => skill === loot))
    return { code: 'skill-known' }
  return action.replace === null && skills.length >= level.skills
    ? { code: 'skill-limit', named: { least: level.skills, value: skills.length } }
    : { code: 'wrong-loot' }
}

function claimingPotion(state: GameState): RejectionCode {
  const [task] = state.agenda
  if (task?.type !== 'claim-loot') return 'not-now'
  const { loot } = printing(task.card)
  return isPotion(loot) && knowsPotion(state, loot) ? 'potion-known' : 'wrong-loot'
}

/** XP that does not do: so much is needed, and so much is there. */
function xpReason(state: GameState, value: number): Reason {
  return { code: 'not-enough-xp', named: { least: xpNeeded(state), value } }
}

function confirming(state: GameState): Reason {
  const [task] = state.agenda
  if (task?.type === 'pick-dice') return pickedReason(state, task)
  if (task?.type === 'enter-dice')
    return {
      code: 'too-few-entered',
      named: { least: task.count, value: task.entered.length },
    }
  if (task?.type !== 'pick-xp') return { code: 'not-now' }
  const value = worth(task.picked)
  return value < xpNeeded(state) ? xpReason(state, value) : { code: 'wasteful-xp' }
}

/** Healing, where there is a potion and something to heal, is a matter of the moment. */
function healing(state: GameState, hero: number): RejectionCode {
  if (state.potions === 0) return 'no-potion'
  return state.heroes[hero]?.damage === 0 ? 'not-wounded' : 'not-now'
}

function invisibility(state: GameState): RejectionCode {
  if (!knowsPotion(state, 'invisibility')) return 'potion-unknown'
  return state.potions === 0 ? 'no-potion' : 'before-encounter-only'
}

/** The closest reason for an unlisted action. */
function reasonFor(state: GameState, action: Action): Reason {
  if (state.ending !== null) return { code: 'game-over' }
  switch (action.type) {
    case 'explore':
      return exploring(state)
    case 'enter-room':
      return { code: state.agenda[0]?.type === 'choose-turn' ? 'no-such-door' : notYet(state) }
    case 'flee':
      return { code: fleeing(state) }
    case 'drink-healing':
      return { code: healing(state, action.hero) }
    case 'drink-invisibility':
      return { code: invisibility(state) }
    case 'drink-potion':
      return potionReason(state, action)
    case 'place-die':
      return placingReason(state, action)
    case 'begin-wide-box':
      return fillingReason(state, action.box)
    case 'begin-heroic-die':
      return heroicDieReason(state, action)
    case 'use-skill':
      return skillReason(state, action)
    case 'use-talent':
      return talentReason(state, action)
    case 'claim-item':
    case 'claim-skill':
      return claiming(state, action)
    case 'claim-potion':
      return { code: claimingPotion(state) }
    case 'begin-level-up':
      return xpTotal(state) < xpNeeded(state)
        ? xpReason(state, xpTotal(state))
        : { code: 'not-now' }
    case 'confirm':
      return confirming(state)
    case 'pick-die':
      return picking(state, action)
    case 'unpick-die':
    case 'discard-die':
      return { code: handling(state, action) }
    case 'begin-turn':
    case 'choose-card':
    case 'choose-pair':
    case 'take-first':
    case 'roll-bonus':
    case 'enter-die':
    case 'take-back-die':
    case 'take-damage':
    case 'let-turn-pass':
    case 'face-encounter':
    case 'add-door':
    case 'decline-door':
    case 'accept-defeat':
    case 'give-item':
    case 'choose-option':
    case 'use-feat':
    case 'roll-dice':
    case 'choose-value':
    case 'choose-effect':
    case 'cancel':
    case 'finish-placing':
    case 'claim-xp':
    case 'decline-level-up':
    case 'pick-card':
    case 'unpick-card':
    case 'descend':
    case 'stay':
      return { code: 'not-now' }
  }
}

/** Why an action that is not listed cannot be done: the first thing that, were it otherwise, would allow it. */
export function reject(state: GameState, action: Action): Rejection<RejectionCode> {
  const { code, named } = reasonFor(state, action)
  return { code, ruling: RULINGS[code], ...(named !== undefined && { named }) }
}
