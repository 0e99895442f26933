/** Heroic feats: storing dice for them and rolling them (rulebook, Heroic Feats; R35). */
import type { Action, DieId, FeatId, Seat } from '@shared/games/one-deck-dungeon'
import { discardDice, rollIntoPool, supply } from './dice'
import { heroCardOf } from './floors'
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
  type Play,
} from './play'
import type { State, TaskOf } from './state'

/** Heroic dice that a hero stores at most, solo side (R35). */
export const STORE_LIMIT = 2

/** Stores dice on a hero; what the limit or the supply cannot take is lost (R35). The boss knows no feats. */
export const storeDie = (play: Play, seat: Seat, count = 1): Play => {
  if (play.state.boss !== null) return play
  let next = play
  for (let die = 0; die < count; die++) {
    const { stored } = heroAt(next.state, seat)
    if (stored >= STORE_LIMIT || supply(next.state, 'heroic') === 0) return next
    next = record(updateHero(next, seat, { stored: stored + 1 }), {
      type: 'die-stored',
      hero: seat,
    })
  }
  return next
}

/** Stores a die for every hero with a feat that is set off so. */
export const storeForAll = (play: Play, feat: FeatId): Play =>
  seats(play.state)
    .filter((seat) => heroCardOf(play.state, seat).feat === feat)
    .reduce((next, seat) => storeDie(next, seat), play)

/** How many dice a feat may roll now. */
const diceChoices = (state: State, seat: Seat): readonly number[] => {
  const { feat } = heroCardOf(state, seat)
  switch (feat) {
    case 'frenzy':
    case 'mana-charge':
    case 'valiant':
      return Array.from({ length: heroAt(state, seat).stored }, (_, at) => at + 1)
    case 'daring-gamble':
      return [1, 2]
    case 'eagle-eye':
      return [2, 3]
  }
}

export const featActions = (state: State): readonly Action[] => [
  { type: 'roll-dice', hero: null },
  ...seats(state)
    .filter((seat) => !isUsed(encounterOf(state), seat, heroCardOf(state, seat).feat))
    .flatMap((seat) =>
      diceChoices(state, seat).map((dice): Action => ({ type: 'use-feat', hero: seat, dice })),
    ),
]

/** Eagle Eye's time: 2 for two dice, 4 for three. */
const EAGLE_EYE_TIME: Readonly<Record<number, number>> = { 2: 2, 3: 4 }

/** Uses a feat: once per encounter. Eagle Eye's time is spent before its dice are rolled. */
export const useFeat = (play: Play, seat: Seat, dice: number): Play => {
  const { feat } = heroCardOf(play.state, seat)
  const used = record(markUsed(play, seat, feat), { type: 'feat-used', hero: seat, feat, dice })
  const roll = { type: 'roll-feat', hero: seat, feat, dice } as const
  switch (feat) {
    case 'frenzy':
    case 'mana-charge':
    case 'valiant':
      return first(updateHero(used, seat, { stored: heroAt(used.state, seat).stored - dice }), roll)
    case 'daring-gamble':
      return first(used, roll)
    case 'eagle-eye':
      return first(
        used,
        { type: 'spend-time', count: EAGLE_EYE_TIME[dice] ?? 0, cause: 'feat' },
        roll,
      )
  }
}

/** Rolls a feat's dice; its own check comes before anything else that a roll sets off (R13). */
export const rollFeat = (play: Play, { hero, feat, dice }: TaskOf<'roll-feat'>): Play => {
  const [ids, rolled] = rollIntoPool(done(play), hero, 'heroic', dice, 'feat.heroic')
  const checked = first(rolled, { type: 'after-roll', hero, dice: ids })
  switch (feat) {
    case 'frenzy':
    case 'mana-charge':
    case 'valiant':
      return checked
    case 'daring-gamble':
      return gamble(checked, hero, ids)
    case 'eagle-eye':
      return ids.length === 0
        ? checked
        : first(checked, { type: 'discard-feat-die', hero, dice: ids })
  }
}

/** If any die shows 1: 1 damage and 3 time. */
const gamble = (play: Play, hero: Seat, ids: readonly DieId[]): Play =>
  encounterOf(play.state).pool.some((die) => ids.includes(die.id) && die.value === 1)
    ? first(
        play,
        { type: 'damage', hero, amount: 1, cause: 'feat' },
        { type: 'spend-time', count: 3, cause: 'feat' },
      )
    : play

export const discardFeatDieActions = ({
  hero,
  dice,
}: TaskOf<'discard-feat-die'>): readonly Action[] =>
  dice.map((die) => ({ type: 'pick-die', hero, die }))

/** Eagle Eye gives one of its dice back before any other effect looks at them. */
export const discardFeatDie = (play: Play, task: TaskOf<'discard-feat-die'>, die: DieId): Play =>
  discardDice(done(play), task.hero, [die], 'feat')
