/** Why something cannot be done while dice are placed: the first thing that, were it otherwise, would allow it. */
import type { Action, Seat, Use } from '@shared/games/one-deck-dungeon'
import { boxRefusal, fittingDice, placingRefusal, sumOf } from './boxes'
import { isPotion, potionCard } from './cards'
import { skillIn, talentsWith, talentUse } from './content'
import { effectRefusal, type Reason } from './effect-refusal'
import { boxAt, craftyReady, freeDice, givers, heroicDieCost } from './placing'
import { knowsPotion } from './potions'
import { skillsOf, unpaid, worksHere } from './skills'
import { encounterOf, isUsed, optionsAt } from './transition'
import type { ActiveBox, Encounter, State, GameState } from './state'
import type { PickDice } from './tasks'

/** Questions that are part of something begun: it is gone through with, or cancelled, before anything else. */
const UNDER_WAY: readonly string[] = ['pick-dice', 'choose-value', 'choose-effect']

/** Why it is not the moment to place dice, or for this hero to do anything; null: it is. */
function momentRefusal(
  { agenda: [task], encounter, heroes }: GameState,
  hero?: Seat,
): Reason | null {
  if (encounter === null || task === undefined) return { code: 'not-now' }
  if (UNDER_WAY.includes(task.type)) return { code: 'choice-open' }
  if (task.type !== 'place') return { code: 'not-now' }
  const elsewhere =
    hero !== undefined && heroes[hero] !== undefined && !encounter.heroes.includes(hero)
  return elsewhere ? { code: 'hero-elsewhere' } : null
}

/** A wide box that all dice together do not fill; null: they would. */
function wideRefusal(state: State, encounter: Encounter, box: ActiveBox): Reason | null {
  const value = sumOf(fittingDice(state, encounter, box))
  return value < box.value ? { code: 'sum-too-low', named: { least: box.value, value } } : null
}

/** Why a die cannot be put on a box. */
export function placingReason(state: GameState, { die: dieId, box: boxId }: PlaceDie): Reason {
  const { encounter } = state
  const moment = momentRefusal(state)
  if (moment !== null || encounter === null) return moment ?? { code: 'not-now' }
  const die = encounter.pool.find((one) => one.id === dieId)
  if (die === undefined) return { code: 'no-such-die' }
  const box = boxAt(state, boxId)
  if (box === undefined) return { code: 'no-such-box' }
  const refusal = placingRefusal(state, encounter, box, die)
  if (box.wide && (refusal === null || refusal === 'die-too-low'))
    return wideRefusal(state, encounter, box) ?? { code: 'wide-box' }
  if (refusal === 'die-too-low')
    return { code: refusal, named: { least: box.value, value: die.value } }
  return { code: refusal ?? 'other-heros-die' }
}
type PlaceDie = Extract<Action, { type: 'place-die' }>

/** Why a box cannot be filled, the dice yet to be named. One that takes a single die wants it high enough. */
export function fillingReason(state: GameState, boxId: number): Reason {
  const { encounter } = state
  const moment = momentRefusal(state)
  if (moment !== null || encounter === null) return moment ?? { code: 'not-now' }
  const box = boxAt(state, boxId)
  if (box === undefined) return { code: 'no-such-box' }
  const refusal = boxRefusal(encounter, box)
  if (refusal !== null) return { code: refusal }
  const dice = fittingDice(state, encounter, box)
  if (dice.length === 0) return { code: 'no-die-fits' }
  if (box.wide) return wideRefusal(state, encounter, box) ?? { code: 'not-now' }
  const value = Math.max(...dice.map((die) => die.value))
  return value < box.value
    ? { code: 'dice-too-low', named: { least: box.value, value } }
    : { code: 'single-box' }
}

/** Why a heroic die cannot be made for a hero. */
export function heroicDieReason(
  state: GameState,
  { hero, crafty }: { hero: Seat; crafty: boolean },
): Reason {
  const moment = momentRefusal(state, hero)
  if (moment !== null) return moment
  if (crafty && talentsWith(state, hero, 'highest-heroic-die').length === 0)
    return { code: 'talent-unknown' }
  if (crafty && craftyReady(state, hero) === null) return { code: 'skill-used' }
  const free = freeDice(state)
  const least = heroicDieCost(state)
  if (free.length < least) return { code: 'not-enough-dice', named: { least, value: free.length } }
  return { code: givers(state).includes(hero) ? 'no-heroic-die' : 'no-own-die' }
}

/** Why a use does not work in this kind of encounter; null: it does. */
function placeRefusal(encounter: Encounter, { when, effects }: Pick<Use, 'when' | 'effects'>) {
  if (worksHere(encounter, { when })) return null
  if (when.includes('combat')) return { code: 'combat-only' } as const
  if (when.includes('peril')) return { code: 'peril-only' } as const
  if (effects.length > 0 || !when.includes('before-encounter'))
    return { code: 'works-by-itself' } as const
  return { code: 'before-encounter-only' } as const
}

/** Why a hero cannot use a skill. */
export function skillReason(
  state: GameState,
  { hero, skill }: Extract<Action, { type: 'use-skill' }>,
): Reason {
  const moment = momentRefusal(state, hero)
  if (moment !== null) return moment
  const owned =
    state.heroes[hero] !== undefined && skillsOf(state, hero).some((one) => one.skill === skill)
  if (!owned) return { code: 'skill-unknown' }
  const encounter = encounterOf(state)
  const use = skillIn(state, skill)
  // What acts by itself is never used, wherever it acts.
  if (use.effects.length === 0) return { code: 'works-by-itself' }
  const elsewhere = placeRefusal(encounter, use)
  if (elsewhere !== null) return elsewhere
  if (isUsed(encounter, hero, skill)) return { code: 'skill-used' }
  const effect = effectRefusal(state, hero, use)
  const lacking = unpaid(state, hero, use)
  // What would do nothing however much is paid says that first.
  if (effect?.code === 'armor-prevents' || effect?.code === 'no-time-here') return effect
  if (lacking !== null) {
    const { mana, least, value } = lacking
    return { code: mana ? 'mana-unpaid' : 'cost-unpaid', named: { least, value } }
  }
  return effect ?? { code: 'not-now' }
}

/** Why a hero cannot use a talent. */
export function talentReason(
  state: GameState,
  { hero, talent }: Extract<Action, { type: 'use-talent' }>,
): Reason {
  const moment = momentRefusal(state, hero)
  if (moment !== null) return moment
  const owned = state.heroes[hero] !== undefined && optionsAt(state, hero).talents.includes(talent)
  if (!owned) return { code: 'talent-unknown' }
  const encounter = encounterOf(state)
  const use = talentUse(state, talent)
  if (use === null) return { code: 'works-by-itself' }
  const elsewhere = placeRefusal(encounter, use)
  if (elsewhere !== null) return elsewhere
  if (isUsed(encounter, hero, talent)) return { code: 'skill-used' }
  return effectRefusal(state, hero, use) ?? { code: 'not-now' }
}

/** Why a hero cannot drink a potion from a card. */
export function potionReason(
  state: GameState,
  { hero, potion }: Extract<Action, { type: 'drink-potion' }>,
): Reason {
  const moment = momentRefusal(state, hero)
  if (moment !== null) return moment
  if (state.heroes[hero] === undefined || !isPotion(potion)) return { code: 'not-now' }
  const use = potionCard(potion)
  const elsewhere = placeRefusal(encounterOf(state), use)
  if (elsewhere !== null) return elsewhere
  if (!knowsPotion(state, potion)) return { code: 'potion-unknown' }
  if (state.potions === 0) return { code: 'no-potion' }
  return effectRefusal(state, hero, use) ?? { code: 'not-now' }
}

/** What picks lack to be confirmed. */
export function pickedReason(state: GameState, pick: PickDice): Reason {
  const dice = encounterOf(state).pool.filter(({ id }) => pick.picked.includes(id))
  if (pick.sum !== null)
    return { code: 'sum-too-low', named: { least: pick.sum, value: sumOf(dice) } }
  if (dice.length < pick.least)
    return { code: 'too-few-picked', named: { least: pick.least, value: dice.length } }
  return { code: 'no-own-die' }
}
