/** Using skills and placing dice: everything that may be done in any order (rulebook, p. 28–31). */
import type {
  Action,
  BoxId,
  Die,
  DieId,
  FoeAbility,
  Seat,
  TalentId,
} from '@shared/games/one-deck-dungeon'
import { coveringRefusal, fittingDice, openBoxes, recoils, sumOf } from './boxes'
import { discardDice, foeAbility, gainIntoPool, supply } from './dice'
import { talentsWith } from './content'
import { withHealing } from './health'
import {
  encounterOf,
  first,
  instead,
  isUsed,
  markUsed,
  record,
  updateEncounter,
  type Transition,
} from './transition'
import { addPotions } from './potions'
import { holds } from './rules-versions'
import { addSkills, addTalents } from './skills'
import type { ActiveBox, State } from './state'
import type { PickDice } from './tasks'

export function boxAt(state: State, id: BoxId): ActiveBox | undefined {
  return encounterOf(state).boxes.find((box) => box.id === id)
}

/** Dice that are discarded for a heroic die: two, or three against the Bandit (R15). */
export function diceForHeroicDie(ability: FoeAbility | null): 2 | 3 {
  return ability === 'dodging' ? 3 : 2
}
export function heroicDieCost(state: State): number {
  return diceForHeroicDie(foeAbility(state))
}

/** Dice that may become a heroic die: of any hero in the encounter, not held for one use (R15, R19). */
export function freeDice(state: State): readonly Die[] {
  return encounterOf(state).pool.filter((die) => die.only === null)
}

/** Who could give dice for a heroic one: who gains it has given at least one of them (R15). */
export function givers(state: State, dice = freeDice(state)): readonly Seat[] {
  return dice.length < heroicDieCost(state)
    ? []
    : encounterOf(state).heroes.filter((seat) => dice.some((die) => die.hero === seat))
}

/** Whether a heroic die would be left to gain: one in the supply, or one among the dice that go back to it (R16). */
export function heroicDieLeft(state: State, dice: readonly Die[]): boolean {
  return (
    !holds(state, 'R16') ||
    supply(state, 'heroic') > 0 ||
    dice.some((die) => die.color === 'heroic')
  )
}

/** Making a heroic die that the supply does not have would lose the dice for nothing: it is not offered (R16). */
function gainers(state: State): readonly Seat[] {
  const dice = freeDice(state)
  return heroicDieLeft(state, dice) ? givers(state, dice) : []
}

function addDice(state: State, open: readonly ActiveBox[], actions: Action[]): void {
  for (const die of encounterOf(state).pool) {
    for (const box of open)
      if (!box.wide && coveringRefusal(state, box, die) === null)
        actions.push({ type: 'place-die', hero: die.hero, die: die.id, box: box.id })
    actions.push({ type: 'discard-die', hero: die.hero, die: die.id })
  }
}

function addWideBoxes(state: State, open: readonly ActiveBox[], actions: Action[]): void {
  const encounter = encounterOf(state)
  for (const box of open)
    if (box.wide && sumOf(fittingDice(state, encounter, box)) >= box.value)
      actions.push({ type: 'begin-wide-box', hero: null, box: box.id })
}

/** The talent that lets a hero's next heroic die take the highest value instead, once per encounter or boss round (R21). */
export function craftyReady(state: State, seat: Seat): TalentId | null {
  const ready = talentsWith(state, seat, 'highest-heroic-die').find(
    (talent) => !isUsed(encounterOf(state), seat, talent),
  )
  return ready ?? null
}

function addHeroicDice(state: State, actions: Action[]): void {
  for (const hero of gainers(state)) {
    actions.push({ type: 'begin-heroic-die', hero, crafty: false })
    if (craftyReady(state, hero) !== null)
      actions.push({ type: 'begin-heroic-die', hero, crafty: true })
  }
}

/** The longest of all lists, made anew after each die: its parts add to it one after the other. */
export function placeActions(state: State): readonly Action[] {
  const open = openBoxes(encounterOf(state))
  const actions: Action[] = [{ type: 'finish-placing', hero: null }]
  addDice(state, open, actions)
  addWideBoxes(state, open, actions)
  addHeroicDice(state, actions)
  addSkills(state, actions)
  addTalents(state, actions)
  addPotions(state, actions)
  return withHealing(state, actions)
}

/** Covers a box. The first time that a skull box of the Lich is covered, its dice are lost (R31). */
function cover(transition: Transition, id: BoxId, dice: readonly Die[]): Transition {
  const encounter = encounterOf(transition.state)
  const placed = dice.map((die) => die.id)
  const broken = encounter.boxes.some((box) => box.id === id && recoils(transition.state, box))
  const covered = record(
    updateEncounter(transition, {
      pool: encounter.pool.filter((die) => !placed.includes(die.id)),
      boxes: encounter.boxes.map((box) =>
        box.id === id ? { ...box, dice: broken ? [] : dice, broken: box.broken || broken } : box,
      ),
    }),
    { type: 'dice-placed', box: id, dice },
  )
  const [die] = dice
  return broken && die !== undefined
    ? record(covered, { type: 'dice-discarded', hero: die.hero, dice, cause: 'lich' })
    : covered
}

export function placeDie(transition: Transition, id: DieId, box: BoxId): Transition {
  return cover(
    transition,
    box,
    encounterOf(transition.state).pool.filter((die) => die.id === id),
  )
}

export function beginWideBox(transition: Transition, id: BoxId): Transition {
  const box = boxAt(transition.state, id)
  if (box === undefined) throw new Error(`no box ${id}`)
  const eligible = fittingDice(transition.state, encounterOf(transition.state), box)
  return first(transition, {
    type: 'pick-dice',
    hero: null,
    purpose: { type: 'wide-box', box: id },
    eligible: eligible.map((die) => die.id),
    picked: [],
    least: 1,
    most: eligible.length,
    sum: box.value,
    run: null,
  })
}

export function coverWideBox(
  transition: Transition,
  box: BoxId,
  picked: readonly DieId[],
): Transition {
  return cover(
    transition,
    box,
    encounterOf(transition.state).pool.filter((die) => picked.includes(die.id)),
  )
}

export function beginHeroicDie(transition: Transition, hero: Seat, crafty: boolean): Transition {
  const count = heroicDieCost(transition.state)
  const pick: PickDice = {
    type: 'pick-dice',
    hero,
    purpose: { type: 'heroic-die', crafty },
    eligible: freeDice(transition.state).map((die) => die.id),
    picked: [],
    least: count,
    most: count,
    sum: null,
    run: null,
  }
  return first(transition, pick)
}

/** The dice go back to the supply, then a heroic die of their lowest value is gained (R15, R16). */
export function makeHeroicDie(
  transition: Transition,
  hero: Seat,
  picked: readonly DieId[],
  crafty: boolean,
): Transition {
  const { pool } = encounterOf(transition.state)
  const values = pool.filter((die) => picked.includes(die.id)).map((die) => die.value)
  const value = crafty ? Math.max(...values) : Math.min(...values)
  const spent = discardDice(transition, picked, 'heroic-die')
  const talent = crafty ? craftyReady(spent.state, hero) : null
  const counted = talent === null ? spent : markUsed(spent, hero, talent)
  const [dice, gained] = gainIntoPool(counted, hero, 'heroic', value, 1, null)
  const [die] = dice
  return die === undefined ? gained : record(gained, { type: 'heroic-die-made', hero, die })
}

export function discardOne(transition: Transition, die: DieId): Transition {
  return discardDice(transition, [die], 'discarded')
}

/** The party stops: what is uncovered now has its consequences. */
export function finishPlacing(transition: Transition): Transition {
  return instead(transition, { type: 'suffer-consequences' })
}
