/** Heroic feats: storing dice for them and rolling them (rulebook, Heroic Feats; R35). */
import type { Action, DieId, FeatId, Seat } from '@shared/games/one-deck-dungeon'
import { discardDice, supply, thrownDice } from './dice'
import { heroCardOf } from './floors'
import { sideOf } from './party'
import {
  done,
  encounterOf,
  first,
  heroAt,
  isUsed,
  markUsed,
  record,
  seats,
  updateHero,
  type Transition,
} from './transition'
import type { State } from './state'
import type { TaskOf } from './tasks'

/** Stores dice on a hero; what the limit or the supply cannot take is lost (R35). The boss knows no feats. */
export function storeDie(transition: Transition, seat: Seat, count = 1): Transition {
  if (transition.state.boss !== null) return transition
  let next = transition
  for (let die = 0; die < count; die++) {
    const { stored } = heroAt(next.state, seat)
    if (stored >= heroCardOf(next.state, seat).stores || supply(next.state, 'heroic') === 0)
      return next
    next = record(updateHero(next, seat, { stored: stored + 1 }), {
      type: 'die-stored',
      hero: seat,
    })
  }
  return next
}

/** Stores a die for every hero with a feat that is set off so. */
export function storeForAll(transition: Transition, feat: FeatId): Transition {
  return seats(transition.state)
    .filter((seat) => heroCardOf(transition.state, seat).feat === feat)
    .reduce((next, seat) => storeDie(next, seat), transition)
}

function upTo(most: number): readonly number[] {
  const numbers: number[] = []
  for (let number = 1; number <= most; number++) numbers.push(number)
  return numbers
}

/** How many dice a feat may roll now; on the party side the Rogue and the Archer have no choice. */
function diceChoices(state: State, seat: Seat): readonly number[] {
  const { feat } = heroCardOf(state, seat)
  switch (feat) {
    case 'frenzy':
    case 'mana-charge':
    case 'valiant':
      return upTo(heroAt(state, seat).stored)
    case 'daring-gamble':
      return sideOf(state) === 'solo' ? [1, 2] : [1]
    case 'eagle-eye':
      return sideOf(state) === 'solo' ? [2, 3] : [2]
  }
}

export function featActions(state: State): readonly Action[] {
  const encounter = encounterOf(state)
  const actions: Action[] = [{ type: 'roll-dice', hero: null }]
  for (const hero of encounter.heroes) {
    if (isUsed(encounter, hero, heroCardOf(state, hero).feat)) continue
    for (const dice of diceChoices(state, hero)) actions.push({ type: 'use-feat', hero, dice })
  }
  return actions
}

/** Eagle Eye's time: 2 for two dice, 4 for three. */
export function eagleEyeTime(dice: number): number {
  return 2 * (dice - 1)
}

/** Uses a feat: once per encounter, either hero first. Eagle Eye's time is spent before its dice are rolled. */
export function useFeat(transition: Transition, seat: Seat, dice: number): Transition {
  const { feat } = heroCardOf(transition.state, seat)
  const used = record(markUsed(transition, seat, feat), {
    type: 'feat-used',
    hero: seat,
    feat,
    dice,
  })
  const roll = { type: 'roll-feat', hero: seat, feat, dice } as const
  switch (feat) {
    case 'frenzy':
    case 'mana-charge':
    case 'valiant':
      return first(updateHero(used, seat, { stored: heroAt(used.state, seat).stored - dice }), roll)
    case 'daring-gamble':
      return first(used, roll)
    case 'eagle-eye':
      return first(used, { type: 'spend-time', count: eagleEyeTime(dice), cause: 'feat' }, roll)
  }
}

/** Rolls a feat's dice; its own check comes before anything else that a roll sets off (R13). */
export function rollFeat(
  transition: Transition,
  { hero, feat, dice }: TaskOf<'roll-feat'>,
): Transition {
  return first(
    done(transition),
    { type: 'throw', hero, color: 'heroic', count: dice, roll: 'feat.heroic' },
    { type: 'check-feat', hero, feat },
    { type: 'after-roll' },
  )
}

export function checkFeat(
  transition: Transition,
  { hero, feat }: TaskOf<'check-feat'>,
): Transition {
  const rest = done(transition)
  switch (feat) {
    case 'frenzy':
    case 'mana-charge':
    case 'valiant':
      return rest
    case 'daring-gamble':
      return gamble(rest, hero)
    case 'eagle-eye':
      return thrownDice(rest.state).length === 0
        ? rest
        : first(rest, { type: 'discard-feat-die', hero })
  }
}

/** What a 1 costs: damage and time. */
export const GAMBLE = { damage: 1, time: 3 } as const

/** If any die shows 1, the Rogue pays for it. */
function gamble(transition: Transition, hero: Seat): Transition {
  return thrownDice(transition.state).some((die) => die.value === 1)
    ? first(
        transition,
        { type: 'deal-damage', among: [hero], amount: GAMBLE.damage, cause: 'feat' },
        { type: 'spend-time', count: GAMBLE.time, cause: 'feat' },
      )
    : transition
}

export function discardFeatDieActions(
  state: State,
  { hero }: TaskOf<'discard-feat-die'>,
): readonly Action[] {
  return thrownDice(state).map((die) => ({ type: 'pick-die', hero, die: die.id }))
}

/** Eagle Eye gives one of its dice back before any other effect looks at them. */
export function discardFeatDie(transition: Transition, die: DieId): Transition {
  return discardDice(done(transition), [die], 'feat')
}
