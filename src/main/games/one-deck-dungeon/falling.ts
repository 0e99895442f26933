/** Who would fall if the party stopped now, and what could still save them (R1, R3, R23, R24). */
import type { Consequences, Prevention, Rescue, Seat } from '@shared/games/one-deck-dungeon'
import { consequencesOf, leavingNow } from './consequences'
import { preventedBy } from './effect-reach'
import { skillIn, talentUse } from './content'
import { evenShare, healingOf, healthOf } from './health'
import { sets } from './party'
import { payment } from './time'
import { encounterOf, heroAt, seats } from './transition'
import type { State } from './state'

/** What each hero could still lose and stay up, by seat; below 0: it falls for certain. */
function sparesAfter(state: State, each: number): number[] {
  const { heroes } = encounterOf(state)
  return seats(state).map(
    (seat) =>
      healthOf(state, seat) - heroAt(state, seat).damage - 1 - (heroes.includes(seat) ? each : 0),
  )
}

/** Lets so many of these heroes take 1 damage each, those who can best bear it first. */
function takeOne(spares: number[], among: readonly Seat[], count: number): void {
  const strongest = among.toSorted((a, b) => (spares[b] ?? 0) - (spares[a] ?? 0)).slice(0, count)
  for (const seat of strongest) spares[seat] = (spares[seat] ?? 0) - 1
}

/** What each hero could lose on top of it all, if the party chose the best takers of what is odd and of what the stairs deal. */
function sparesOf(state: State, { damage, time }: Pick<Consequences, 'damage' | 'time'>): number[] {
  const { heroes } = encounterOf(state)
  const spares = sparesAfter(state, evenShare(damage, heroes))
  takeOne(spares, heroes, damage % heroes.length)
  const { strikes } = payment(state, time)
  for (let strike = 0; strike < strikes; strike++) takeOne(spares, seats(state), sets(state))
  return spares
}

/** Potions that would have to be drunk for everyone to stay up. */
function potionsNeeded(state: State, spares: readonly number[]): number {
  return seats(state).reduce((sum, seat) => {
    const missing = -Math.min(0, spares[seat] ?? 0)
    return sum + Math.ceil(missing / healingOf(state, seat, false))
  }, 0)
}

/** What would be left to suffer if all that can prevent something were used. */
function preventingAll(state: State, preventions: readonly Prevention[]): Consequences {
  const now = leavingNow(state)
  const prevented = preventions.reduce((sum, { hero, by }) => {
    const use = by.type === 'skill' ? skillIn(state, by.skill) : talentUse(state, by.talent)
    return (use?.effects ?? []).reduce((all, effect) => {
      if (effect.type !== 'prevent') return all
      const { damage, time } = preventedBy(state, hero, effect)
      return { damage: all.damage + damage, time: all.time + time }
    }, sum)
  }, now.prevented)
  return consequencesOf(state, { ...now, prevented })
}

/** Whether a prevention is of any use to somebody's life: by itself, or to all the others together. */
function isOfUse(state: State, one: Prevention, preventions: readonly Prevention[]): boolean {
  const helps = (without: readonly Prevention[], used: readonly Prevention[]): boolean => {
    const before = sparesOf(state, preventingAll(state, without))
    return sparesOf(state, preventingAll(state, used)).some(
      (left, seat) => left > (before[seat] ?? 0),
    )
  }
  return (
    helps([], [one]) ||
    helps(
      preventions.filter((other) => other !== one),
      preventions,
    )
  )
}

/** What stopping now would do to the heroes' lives. */
export interface Fate {
  /** Whether someone would fall, whoever takes what is odd. */
  readonly deadly: boolean
  /** Who would fall for certain. */
  readonly falling: readonly Seat[]
  /** What could still save them; empty where all of it together could not, or nobody is in danger. */
  readonly rescues: readonly Rescue[]
}

/**
 * @param stopping what stopping now costs
 * @param preventions what could still be used to take something off it
 */
export function fateOf(
  state: State,
  stopping: Consequences,
  preventions: readonly Prevention[],
): Fate {
  const spares = sparesOf(state, stopping)
  const deadly = spares.some((spare) => spare < 0)
  if (!deadly) return { deadly, falling: [], rescues: [] }
  const { heroes } = encounterOf(state)
  // Alone a hero takes what the stairs deal as well; in a party it is chosen who does.
  const certain =
    seats(state).length === 1 ? spares : sparesAfter(state, evenShare(stopping.damage, heroes))
  const falling = heroes.filter((seat) => (certain[seat] ?? 0) < 0)
  const left = sparesOf(state, preventingAll(state, preventions))
  if (potionsNeeded(state, left) > state.potions) return { deadly, falling, rescues: [] }
  return {
    deadly,
    falling,
    rescues: [
      ...preventions
        .filter((one) => isOfUse(state, one, preventions))
        .map(({ hero, by }) => ({ hero, by })),
      ...(state.potions > 0 ? [{ hero: null, by: { type: 'healing' } } as const] : []),
    ],
  }
}
