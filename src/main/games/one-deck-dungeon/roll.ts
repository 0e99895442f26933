/** Rolling at the start of an encounter or boss round (rulebook, Roll Dice; R13, R16). */
import type { Action, DieColor, Level, Seat, Stat } from '@shared/games/one-deck-dungeon'
import { STATS } from '@shared/games/one-deck-dungeon'
import { printing } from './cards'
import { LEVELS } from './cards/levels'
import { colorExists, supply } from './dice'
import { heroCardOf } from './floors'
import { sideOf } from './party'
import {
  done,
  encounterOf,
  first,
  heroAt,
  instead,
  record,
  updateEncounter,
  type Transition,
} from './transition'
import type { State } from './state'
import type { TaskOf, Throw } from './tasks'

/** Dice of a stat that a hero rolls: its card and its items. */
export function statOf(state: State, seat: Seat, stat: Stat): number {
  return (
    heroCardOf(state, seat).stats[stat] +
    heroAt(state, seat).items.filter((item) => printing(item).item.stat === stat).length
  )
}

export function levelOf(state: State): Level {
  const level = LEVELS[sideOf(state)][state.level - 1]
  if (level === undefined) throw new Error(`no level ${state.level}`)
  return level
}

export function rollDice(transition: Transition): Transition {
  return first(
    done(transition),
    { type: 'gather-dice', first: {}, bonus: null },
    { type: 'after-roll' },
    { type: 'place' },
  )
}

interface Wish {
  readonly hero: Seat
  readonly count: number
}

/** Dice of a stat that each hero in the encounter wants; in a peril only the option's colour exists (R17). */
function wanted(state: State, stat: Stat): readonly Wish[] {
  const encounter = encounterOf(state)
  return colorExists(encounter, stat)
    ? encounter.heroes.map((hero) => ({ hero, count: statOf(state, hero, stat) }))
    : []
}

/** Whether the supply is too small for several heroes, but not empty: then they say who takes first. */
function isContested(state: State, stat: Stat): boolean {
  if (encounterOf(state).heroes.length === 1) return false
  const wishes = wanted(state, stat).filter(({ count }) => count > 0)
  const total = wishes.reduce((sum, { count }) => sum + count, 0)
  const left = supply(state, stat)
  return wishes.length > 1 && left > 0 && total > left
}

/** Heroic dice that the level gives now; more than the supply has are lost (R16). */
function bonusOf(state: State): number {
  return levelOf(state).heroic
}

/**
 * Asks what the party decides before anyone rolls, then rolls: each hero its own dice, then the level's. All of
 * it is one roll for what it sets off (R13).
 */
export function gatherDice(transition: Transition, gathering: TaskOf<'gather-dice'>): Transition {
  const rest = done(transition)
  const { state } = rest
  const { heroes } = encounterOf(state)
  const contested = STATS.find(
    (stat) => gathering.first[stat] === undefined && isContested(state, stat),
  )
  if (contested !== undefined)
    return first(rest, { type: 'choose-first', color: contested, gathering })
  const bonus = bonusOf(state)
  if (gathering.bonus === null && heroes.length > 1 && bonus > 0 && supply(state, 'heroic') > 0)
    return first(rest, { type: 'choose-bonus', gathering })
  const roller = gathering.bonus ?? heroes[0]
  const shared = shareDice(rest, gathering)
  // Hero by hero, each its colours in their order.
  const throws = shared.throws.toSorted((a, b) => heroes.indexOf(a.hero) - heroes.indexOf(b.hero))
  if (roller !== undefined && bonus > 0) throws.push(throwOf(state, roller, 'heroic', bonus))
  return first(shared.transition, ...throws, { type: 'end-roll' })
}

/** Only now can be said what stopping would cost: real dice come one roll after the other. */
export function endRoll(transition: Transition): Transition {
  return updateEncounter(done(transition), { rolled: true })
}

function throwOf(state: State, hero: Seat, color: DieColor, count: number): Throw {
  return {
    type: 'throw',
    hero,
    color,
    count,
    roll: `${encounterOf(state).kind === 'boss' ? 'boss' : 'encounter'}.${color}`,
  }
}

/** Who was chosen to take first comes before the others. */
function chosenFirst(wishes: readonly Wish[], chosen: Seat | undefined): readonly Wish[] {
  return chosen === undefined
    ? wishes
    : wishes.toSorted((a, b) => Number(b.hero === chosen) - Number(a.hero === chosen))
}

/** What each hero takes from the supply, those first who were chosen; what it lacks is lost (R16). */
function shareDice(
  transition: Transition,
  { first: order }: TaskOf<'gather-dice'>,
): { readonly transition: Transition; readonly throws: readonly Throw[] } {
  let next = transition
  const throws: Throw[] = []
  for (const stat of STATS) {
    let left = supply(transition.state, stat)
    const wishes = chosenFirst(wanted(transition.state, stat), order[stat])
    for (const { hero, count } of wishes) {
      const given = Math.min(count, left)
      left -= given
      if (given > 0) throws.push(throwOf(transition.state, hero, stat, given))
      if (given < count)
        next = record(next, { type: 'dice-lost', hero, color: stat, count: count - given })
    }
  }
  return { transition: next, throws }
}

export function chooseFirstActions(
  state: State,
  { color }: TaskOf<'choose-first'>,
): readonly Action[] {
  return wanted(state, color)
    .filter(({ count }) => count > 0)
    .map(({ hero }) => ({ type: 'take-first', hero }))
}

export function takeFirst(
  transition: Transition,
  { color, gathering }: TaskOf<'choose-first'>,
  hero: Seat,
): Transition {
  return instead(transition, { ...gathering, first: { ...gathering.first, [color]: hero } })
}

export function chooseBonusActions(state: State): readonly Action[] {
  return encounterOf(state).heroes.map((hero) => ({ type: 'roll-bonus', hero }))
}

export function rollBonus(
  transition: Transition,
  { gathering }: TaskOf<'choose-bonus'>,
  hero: Seat,
): Transition {
  return instead(transition, { ...gathering, bonus: hero })
}
