/** Dice: the supply, rolling, gaining, changing and discarding (R12–R17). */
import type {
  Die,
  DieColor,
  DieId,
  DiscardCause,
  RollName,
  Seat,
  Stat,
} from '@shared/games/one-deck-dungeon'
import { encounterCard } from './cards'
import { floorRule } from './floors'
import {
  cardInHand,
  done,
  encounterOf,
  first,
  record,
  throwDice,
  updateEncounter,
  type Play,
} from './play'
import type { Encounter, State, TaskOf } from './state'

/** Dice in the game, per colour. */
export const DICE: Readonly<Record<DieColor, number>> = {
  strength: 8,
  agility: 8,
  magic: 8,
  heroic: 6,
}

/** Dice of a colour left in the supply: those in pools, on boxes and stored on heroes are out (R16). */
export const supply = (state: State, color: DieColor): number => {
  const { encounter } = state
  const out =
    encounter === null ? [] : [...encounter.pool, ...encounter.boxes.flatMap((box) => box.dice)]
  const stored = state.heroes.reduce((sum, hero) => sum + hero.stored, 0)
  return (
    DICE[color] -
    out.filter((die) => die.color === color).length -
    (color === 'heroic' ? stored : 0)
  )
}

export const poolOf = (encounter: Encounter, seat: Seat): readonly Die[] =>
  encounter.pool.filter((die) => die.hero === seat)

/** In a peril only heroic dice and dice of the chosen option's colour exist (R17). */
export const colorExists = (encounter: Encounter, color: DieColor): boolean =>
  encounter.color === null || color === 'heroic' || color === encounter.color

/** Whether a die counts as of a stat's colour: heroic dice count as any (R14). */
export const countsAs = (die: Die, stat: Stat): boolean =>
  die.color === stat || die.color === 'heroic'

/** How many of `count` dice the supply and the encounter allow; what the supply lacks is lost (R16). */
const available = (
  play: Play,
  hero: Seat,
  color: DieColor,
  count: number,
): readonly [number, Play] => {
  if (!colorExists(encounterOf(play.state), color)) return [0, play]
  const given = Math.min(count, supply(play.state, color))
  const lost = count - given
  return [given, lost === 0 ? play : record(play, { type: 'dice-lost', hero, color, count: lost })]
}

const addToPool = (
  play: Play,
  hero: Seat,
  color: DieColor,
  values: readonly number[],
  only: Die['only'],
): readonly [readonly Die[], Play] => {
  const encounter = encounterOf(play.state)
  const dice = values.map((value, at) => ({ id: encounter.nextDie + at, color, value, hero, only }))
  return [
    dice,
    updateEncounter(play, {
      pool: [...encounter.pool, ...dice],
      nextDie: encounter.nextDie + dice.length,
    }),
  ]
}

/** Takes dice from the supply and rolls them into a pool. What rolling sets off is `after-roll`'s affair. */
export const rollIntoPool = (
  play: Play,
  hero: Seat,
  color: DieColor,
  count: number,
  roll: RollName,
): readonly [readonly DieId[], Play] => {
  const [given, taken] = available(play, hero, color, count)
  if (given === 0) return [[], taken]
  const [values, thrown] = throwDice(taken, roll, given)
  const [dice, added] = addToPool(thrown, hero, color, values, null)
  return [dice.map((die) => die.id), record(added, { type: 'dice-rolled', hero, roll, dice })]
}

/** Takes dice from the supply, showing a value: they were not rolled (R12). */
export const gainIntoPool = (
  play: Play,
  hero: Seat,
  color: DieColor,
  value: number,
  count: number,
  only: Die['only'],
): readonly [readonly Die[], Play] => {
  const [given, taken] = available(play, hero, color, count)
  if (given === 0) return [[], taken]
  const values = Array.from({ length: given }, () => value)
  const [dice, added] = addToPool(taken, hero, color, values, only)
  return [dice, record(added, { type: 'dice-gained', hero, dice })]
}

export const discardDice = (
  play: Play,
  hero: Seat,
  ids: readonly DieId[],
  cause: DiscardCause,
): Play => {
  const { pool } = encounterOf(play.state)
  const dice = pool.filter((die) => ids.includes(die.id))
  if (dice.length === 0) return play
  return record(updateEncounter(play, { pool: pool.filter((die) => !ids.includes(die.id)) }), {
    type: 'dice-discarded',
    hero,
    dice,
    cause,
  })
}

/** Turns dice in a pool into others in place; a changed die was not rolled (R12). */
export const changeDice = (
  play: Play,
  hero: Seat,
  ids: readonly DieId[],
  change: (die: Die) => Die,
): Play => {
  const { pool } = encounterOf(play.state)
  const before = pool.filter((die) => ids.includes(die.id))
  if (before.length === 0) return play
  const after = before.map(change)
  return record(
    updateEncounter(play, {
      pool: pool.map((die) => after.find(({ id }) => id === die.id) ?? die),
    }),
    { type: 'dice-changed', hero, before, after },
  )
}

/** Rerolls dice where they lie, colour by colour; a rerolled die was rolled (R12). */
export const rerollDice = (play: Play, hero: Seat, ids: readonly DieId[]): Play => {
  let next = play
  for (const id of ids) {
    const { pool } = encounterOf(next.state)
    const die = pool.find((candidate) => candidate.id === id)
    if (die === undefined) continue
    const roll: RollName = `reroll.${die.color}`
    const [values, thrown] = throwDice(next, roll, 1)
    const rolled = { ...die, value: values[0] ?? die.value }
    next = record(
      updateEncounter(thrown, {
        pool: pool.map((candidate) => (candidate.id === id ? rolled : candidate)),
      }),
      { type: 'dice-rolled', hero, roll, dice: [rolled] },
    )
  }
  return next
}

// --- what a roll sets off (R13) ------------------------------------------------------------------

const foeAbility = (state: State) => {
  const encounter = encounterOf(state)
  if (encounter.kind !== 'combat') return null
  const card = encounterCard(cardInHand(state))
  return card.kind === 'combat' ? card.ability : null
}

/** Whether the foe in hand has an ability; the boss and perils have none. */
export const foeHas = (state: State, ability: NonNullable<ReturnType<typeof foeAbility>>) =>
  foeAbility(state) === ability

const rolledNow = (state: State, ids: readonly DieId[]): readonly Die[] =>
  encounterOf(state).pool.filter((die) => ids.includes(die.id))

/** First Split's time, then the discards (R13). The feat's own check has come before. */
export const afterRoll = (play: Play, { hero, dice }: TaskOf<'after-roll'>): Play => {
  const then = first(done(play), { type: 'discard-rolled', hero, dice })
  const ones = rolledNow(play.state, dice).filter((die) => die.value === 1).length
  if (ones === 0 || !foeHas(play.state, 'split')) return then
  return first(record(then, { type: 'ability-applied', ability: 'split' }), {
    type: 'spend-time',
    count: ones,
    cause: 'split',
  })
}

/** Ethereal, Weakness Curse and the Yeti discard; then Poison Aura weakens heroic dice (R13). */
export const discardRolled = (play: Play, { hero, dice }: TaskOf<'discard-rolled'>): Play => {
  const { state } = play
  const rules: readonly (readonly [boolean, readonly number[], DiscardCause])[] = [
    [foeHas(state, 'ethereal'), [1, 3], 'ethereal'],
    [floorRule(state, 'weakness-curse'), [2], 'weakness-curse'],
    [state.boss?.boss === 'yeti', [1], 'yeti'],
  ]
  let next = done(play)
  for (const [applies, values, cause] of rules) {
    if (!applies) continue
    const hit = rolledNow(next.state, dice).filter((die) => values.includes(die.value))
    next = discardDice(
      next,
      hero,
      hit.map((die) => die.id),
      cause,
    )
  }
  return floorRule(state, 'poison-aura') ? weakenHeroic(next, hero, dice) : next
}

/** Rolled heroic dice lose 1, never below 1. */
const weakenHeroic = (play: Play, hero: Seat, dice: readonly DieId[]): Play => {
  const weak = rolledNow(play.state, dice).filter((die) => die.color === 'heroic' && die.value > 1)
  if (weak.length === 0) return play
  return changeDice(
    record(play, { type: 'floor-applied', floor: 'poison-aura' }),
    hero,
    weak.map((die) => die.id),
    (die) => ({ ...die, value: die.value - 1 }),
  )
}
