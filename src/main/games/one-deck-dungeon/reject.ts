/** Why an action that is not listed cannot be done, with the ruling behind it. Legality itself is legal.ts. */
import type { Action, RejectionCode } from '@shared/games/one-deck-dungeon'
import type { Rejection } from '../game'
import { boxRefusal, placingRefusal, sumOf, fittingDice } from './boxes'
import { isPotion, potionCard, printing } from './cards'
import { skillIn, talentUse, talentsWith } from './content'
import { doorLimit } from './floors'
import { worth, xpNeeded, xpTotal } from './levels'
import { boxAt, craftyReady, givers } from './placing'
import { heroAt, isUsed } from './transition'
import { knowsPotion } from './potions'
import { levelOf } from './roll'
import { canPay, skillsOf, worksHere } from './skills'
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
  'no-potion': 'R21',
  'potion-unknown': 'R26',
  'not-wounded': 'R24',
  'no-such-die': 'R14',
  'no-such-box': 'R18',
  'box-covered': 'R18',
  'armor-first': 'R18',
  'wrong-color': 'R14',
  'die-too-low': 'R18',
  'die-restricted': 'R19',
  'heroic-on-skull': 'Dragon',
  'not-enough-dice': 'R15',
  'no-heroic-die': 'R16',
  'skill-unknown': 'R26',
  'skill-used': 'R21',
  'skill-not-here': 'rulebook p. 32',
  'cost-unpaid': 'R14',
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

function exploring(state: GameState): RejectionCode {
  if (state.agenda[0]?.type !== 'choose-turn') return notYet(state)
  if (state.deck.length === 0) return 'deck-empty'
  return state.doors.length >= doorLimit(state) ? 'door-limit' : 'not-now'
}

function placing(
  state: GameState,
  { die: dieId, box: boxId }: { die: number; box: number },
): RejectionCode {
  const { encounter } = state
  if (state.agenda[0]?.type !== 'place' || encounter === null) return 'not-now'
  const die = encounter.pool.find((one) => one.id === dieId)
  if (die === undefined) return 'no-such-die'
  const box = boxAt(state, boxId)
  if (box === undefined) return 'no-such-box'
  return placingRefusal(state, encounter, box, die) ?? 'not-now'
}

/** Filling a box, the dice yet to be named. One that takes a single die wants it high enough. */
function filling(state: GameState, boxId: number): RejectionCode {
  const { encounter } = state
  if (state.agenda[0]?.type !== 'place' || encounter === null) return 'not-now'
  const box = boxAt(state, boxId)
  if (box === undefined) return 'no-such-box'
  const refusal = boxRefusal(encounter, box)
  if (refusal !== null) return refusal
  const dice = fittingDice(state, encounter, box)
  if (box.wide) return sumOf(dice) < box.value ? 'not-enough-dice' : 'not-now'
  if (dice.length === 0) return 'not-enough-dice'
  return dice.every((die) => die.value < box.value) ? 'die-too-low' : 'not-now'
}

/** Whether a hero of the party is with the other pair, or waits for its bout (R39, R41). */
function isElsewhere({ heroes, encounter }: GameState, hero: number): boolean {
  return heroes[hero] !== undefined && encounter?.heroes.includes(hero) === false
}

function makingHeroicDie(
  state: GameState,
  { hero, crafty }: { hero: number; crafty: boolean },
): RejectionCode {
  if (state.agenda[0]?.type !== 'place' || isElsewhere(state, hero)) return 'not-now'
  if (crafty && talentsWith(state, hero, 'highest-heroic-die').length === 0) return 'skill-unknown'
  if (crafty && craftyReady(state, hero) === null) return 'skill-used'
  return givers(state).includes(hero) ? 'no-heroic-die' : 'not-enough-dice'
}

function usingSkill(
  state: GameState,
  { hero, skill }: Extract<Action, { type: 'use-skill' }>,
): RejectionCode {
  const { encounter } = state
  if (state.agenda[0]?.type !== 'place' || encounter === null) return 'not-now'
  if (isElsewhere(state, hero)) return 'not-now'
  if (state.heroes[hero] === undefined) return 'skill-unknown'
  if (!skillsOf(state, hero).some((owned) => owned.skill === skill)) return 'skill-unknown'
  if (!worksHere(encounter, skillIn(state, skill))) return 'skill-not-here'
  if (isUsed(encounter, hero, skill)) return 'skill-used'
  return canPay(state, hero, skillIn(state, skill)) ? 'not-enough-dice' : 'cost-unpaid'
}

function usingTalent(
  state: GameState,
  { hero, talent }: Extract<Action, { type: 'use-talent' }>,
): RejectionCode {
  const { encounter } = state
  if (state.agenda[0]?.type !== 'place' || encounter === null) return 'not-now'
  if (isElsewhere(state, hero)) return 'not-now'
  const use = talentUse(state, talent)
  if (!(state.options.heroes[hero]?.talents.includes(talent) ?? false)) return 'skill-unknown'
  if (use === null || !worksHere(encounter, use)) return 'skill-not-here'
  return isUsed(encounter, hero, talent) ? 'skill-used' : 'not-enough-dice'
}

function drinking(
  state: GameState,
  { hero, potion }: Extract<Action, { type: 'drink-potion' }>,
): RejectionCode {
  const { encounter } = state
  if (state.agenda[0]?.type !== 'place' || encounter === null) return 'not-now'
  if (isElsewhere(state, hero)) return 'not-now'
  if (state.potions === 0) return 'no-potion'
  if (!knowsPotion(state, potion)) return 'potion-unknown'
  return worksHere(encounter, potionCard(potion)) ? 'not-enough-dice' : 'skill-not-here'
}

/** Taking, giving back or discarding a die: there is such a die, but it is not wanted now. */
function handling(state: GameState, id: number): RejectionCode {
  return state.encounter === null || state.encounter.pool.some((die) => die.id === id)
    ? 'not-now'
    : 'no-such-die'
}

/** A die that is not taken for a heroic one because its like would leave none to gain (R16). */
function picking(state: GameState, id: number): RejectionCode {
  const [task] = state.agenda
  if (task?.type !== 'pick-dice' || !task.eligible.includes(id)) return handling(state, id)
  const wanted = !task.picked.includes(id) && task.picked.length < task.most
  return wanted ? 'no-heroic-die' : handling(state, id)
}

function claiming(
  state: GameState,
  action: Extract<Action, { type: 'claim-item' | 'claim-skill' }>,
): RejectionCode {
  const [task] = state.agenda
  if (task?.type !== 'claim-loot' || state.heroes[action.hero] === undefined) return 'not-now'
  const level = levelOf(state)
  const { items, skills } = heroAt(state, action.hero)
  const { loot } = printing(task.card)
  if (action.type === 'claim-item')
    return action.replace === null && items.length >= level.items ? 'item-limit' : 'wrong-loot'
  if (isPotion(loot)) return 'wrong-loot'
  if (skillsOf(state, action.hero).some(({ skill }) => skill === loot)) return 'skill-known'
  return action.replace === null && skills.length >= level.skills ? 'skill-limit' : 'wrong-loot'
}

function confirming(state: GameState): RejectionCode {
  const [task] = state.agenda
  if (task?.type === 'pick-dice' || task?.type === 'enter-dice') return 'not-enough-dice'
  if (task?.type !== 'pick-xp') return 'not-now'
  return worth(task.picked) < xpNeeded(state) ? 'not-enough-xp' : 'wasteful-xp'
}

/** Whether the party has gone in and can no longer flee; nobody flees the boss. */
function isInRoom({ agenda: [task], boss, encounter, spoils }: GameState): boolean {
  const about = ['choose-card', 'choose-pair', 'before-encounter'].some(
    (type) => type === task?.type,
  )
  return boss === null && (about || encounter !== null || spoils.length > 0)
}

/** The closest reason for an unlisted action. */
function reasonFor(state: GameState, action: Action): RejectionCode {
  if (state.ending !== null) return 'game-over'
  switch (action.type) {
    case 'explore':
      return exploring(state)
    case 'enter-room':
      return state.agenda[0]?.type === 'choose-turn' ? 'no-such-door' : notYet(state)
    case 'flee':
      return isInRoom(state) ? 'cannot-flee-open-door' : 'not-now'
    case 'drink-healing':
      if (state.potions === 0) return 'no-potion'
      return state.heroes[action.hero]?.damage === 0 ? 'not-wounded' : 'not-now'
    case 'drink-invisibility':
      if (state.potions === 0) return 'no-potion'
      return knowsPotion(state, 'invisibility') ? 'not-now' : 'potion-unknown'
    case 'drink-potion':
      return drinking(state, action)
    case 'place-die':
      return placing(state, action)
    case 'begin-wide-box':
      return filling(state, action.box)
    case 'begin-heroic-die':
      return makingHeroicDie(state, action)
    case 'use-skill':
      return usingSkill(state, action)
    case 'use-talent':
      return usingTalent(state, action)
    case 'claim-item':
    case 'claim-skill':
      return claiming(state, action)
    case 'claim-potion': {
      const [task] = state.agenda
      if (task?.type !== 'claim-loot') return 'not-now'
      const { loot } = printing(task.card)
      return isPotion(loot) && knowsPotion(state, loot) ? 'potion-known' : 'wrong-loot'
    }
    case 'begin-level-up':
      return xpTotal(state) < xpNeeded(state) ? 'not-enough-xp' : 'not-now'
    case 'confirm':
      return confirming(state)
    case 'pick-die':
      return picking(state, action.die)
    case 'unpick-die':
    case 'discard-die':
      return handling(state, action.die)
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
      return 'not-now'
  }
}

export function reject(state: GameState, action: Action): Rejection<RejectionCode> {
  const code = reasonFor(state, action)
  return { code, ruling: RULINGS[code] }
}
