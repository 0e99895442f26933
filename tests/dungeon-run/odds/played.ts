/** Exchanges and attempts played out by the rules many times, answered as the odds say they are. */
import { dungeonRun as game } from '@main/games/dungeon-run'
import { monsterCard } from '@main/games/dungeon-run/cards'
import { contestOf } from '@main/games/dungeon-run/conditions'
import { HERO_HIT_FACE } from '@main/games/dungeon-run/fight'
import { assigning } from '@main/games/dungeon-run/odds/fight'
import type { Contest, State } from '@main/games/dungeon-run/state'
import { defenseOf } from '@main/games/dungeon-run/values'
import { createRandom } from '@main/games/random'
import type { Action, Odds, Stat } from '@shared/games/dungeon-run'
import { must } from '../../must'

export interface Counted {
  readonly own: number[]
  readonly foe: number[]
  success: number
}

/** The first contest that an action brings, until its wounds have been dealt. */
export function playOut(
  begun: State,
  seat: number,
  { action, odds, times }: { action: Action; odds: Odds; times: number },
): Counted {
  const counted: Counted = { own: [], foe: [], success: 0 }
  for (let time = 0; time < times; time++) {
    const played = playOnce({ ...begun, random: createRandom(time + 1) }, seat, action, odds)
    counted.own[played.own] = (counted.own[played.own] ?? 0) + 1
    counted.foe[played.foe] = (counted.foe[played.foe] ?? 0) + 1
    if (played.success) counted.success += 1
  }
  return counted
}
function playOnce(begun: State, seat: number, action: Action, odds: Odds) {
  const first = contestOf(begun)
  let state = begun
  let next: { seat: number; action: Action } | null = { seat, action }
  const played = { own: 0, foe: 0, success: false }
  const actor = first === null ? seat : first.seat
  while (next !== null) {
    const applied = game.apply(state, next.seat, next.action)
    if (!applied.ok) throw new Error(`${JSON.stringify(next)} is refused`)
    ;({ state } = applied)
    let dealt = false
    for (const event of applied.events) {
      // What a death brings comes after the exchange.
      if (event.type === 'wounded' && event.cause !== 'card') dealt = true
      else if (dealt && event.type === 'wounded') continue
      if (event.type === 'wounded' && event.who === actor) played.own += event.n
      if (event.type === 'wounded' && odds.type === 'fight' && event.who === odds.against)
        played.foe += event.n
      if (event.type === 'disarmed') played.success = true
    }
    if (state.agenda.at(-1)?.type === 'choose-move') played.success = true
    next = answer(state, odds, actor)
  }
  return played
}

/** null: the exchange is over. */
function answer(state: State, odds: Odds, actor: number): { seat: number; action: Action } | null {
  const task = must(state.agenda.at(-1))
  const contest = contestOf(state)
  if (contest === null || !('seat' in task)) return null
  const { seat } = task
  const actions = game.legalActions(state, seat)
  const first = (type: Action['type']) => actions.find((one) => one.type === type)
  if (task.type === 'offer') {
    return { seat, action: { type: 'pass' } }
  }
  if (task.type === 'stat') {
    const stat: Stat = seat === actor ? odds.stat : (contest.foeStat ?? 'strength')
    return { seat, action: { type: 'stat', stat } }
  }
  if (task.type === 'may') {
    return {
      seat,
      action: { type: odds.uses.includes(task.effect.card) ? 'use' : 'decline' },
    }
  }
  if (task.type === 'want') {
    return { seat, action: { type: 'want' } }
  }
  if (task.type === 'reroll') {
    const { roll } = must(game.view(state, seat).question)
    const dice = roll === null ? [] : roll.dice
    const wanted = uselessDice(state, contest, seat, dice)
    const rerolls = actions.filter(
      (one) =>
        one.type === 'reroll' &&
        odds.uses.includes(one.card) &&
        wanted.includes(must(dice[one.die])),
    )
    const own = roll?.by === seat && roll.kind === (odds.type === 'test' ? 'tile' : odds.type)
    return { seat, action: own ? (rerolls[0] ?? must(first('decline'))) : must(first('decline')) }
  }
  if (task.type === 'pick-dice') {
    const dice = game.view(state, seat).question?.roll?.dice ?? []
    const picked = task.picked.map((die) => must(dice[die]))
    const wanted = uselessDice(state, contest, seat, dice)
    for (const face of picked) wanted.splice(wanted.indexOf(face), 1)
    const also = actions.find((one) => one.type === 'also' && wanted.includes(must(dice[one.die])))
    return { seat, action: also ?? { type: 'roll' } }
  }
  if (task.type === 'assign') {
    const worth = assigning(state, contest)
    let best = must(actions[0])
    let most = -Infinity
    for (const one of actions) {
      if (one.type !== 'assign') continue
      const dealt = one.hits.reduce((sum, die) => sum + hitsOf(state, contest, die), 0)
      const value = worth(one.blocks.length, dealt)
      if (value > most + 1e-9) [best, most] = [one, value]
    }
    return { seat, action: best }
  }
  return null
}
function hitsOf(state: State, contest: Contest, die: number): number {
  const doubles = must(state.heroes[contest.seat]).kit.skills.some(
    (skill) => skill === 'hammerfall' || (skill === 'smite' && contest.stat === 'magic'),
  )
  return doubles && contest.dice[die] === 6 ? 2 : 1
}
/** Faces of dice that would do nothing, the lowest first. */
function uselessDice(state: State, c: Contest, seat: number, dice: readonly number[]): number[] {
  if (c.test?.pass.mode === 'noneShows') return dice.filter((face) => face === 1)
  if (c.kind === 'escape' || c.kind === 'disarm' || c.kind === 'test') {
    const least = c.kind === 'escape' && typeof c.foe === 'string' ? monsterCard(c.foe).escape : 4
    return dice.filter((face) => face < least).toSorted()
  }
  const { foe } = c
  if (typeof foe !== 'string' || seat !== c.seat) return dice.filter((face) => face < HERO_HIT_FACE)
  const defense = defenseOf(state, c, foe)
  const open = c.foeDice.filter((face) => monsterCard(foe).strength.includes(face))
  const matches = !['candlelit-king.1', 'hollow-regent'].includes(foe)
  return dice.toSorted().filter((face) => {
    if (face >= defense) return false
    const hit = matches ? open.indexOf(face) : -1
    if (hit >= 0) open.splice(hit, 1)
    return hit < 0
  })
}
