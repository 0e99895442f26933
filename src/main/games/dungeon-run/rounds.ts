/** Rounds and turns (rules page, 6): who comes next, what a turn begins and ends with, when somebody has won. */
import { STONE } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { actionOf, freeAttackOn } from './contest'
import {
  clockwise,
  finish,
  heroAt,
  isAlive,
  log,
  push,
  replaceTop,
  setHero,
  type Draft,
} from './draft'
import { trigger } from './effects'
import { detach } from './gains'
import { hasStone } from './kit'
import { isStanding, monsterAt } from './places'
import type { TaskOf } from './state'
import { offersSummon, wander } from './summon'
import { forbids } from './values'

const ACTIONS_PER_TURN = 2

export function runRound(g: Draft, task: TaskOf<'round'>): void {
  switch (task.stage) {
    case 'begin':
      beginRound(g)
      return
    case 'turns': {
      const [seat, ...left] = task.left
      if (seat === undefined) {
        replaceTop(g, { type: 'round', stage: 'end', left: [] })
        g.active = null
        push(g, { type: 'monsters', seat: g.firstPlayer, moved: [] })
        return
      }
      replaceTop(g, { ...task, left })
      if (isAlive(heroAt(g, seat))) push(g, { type: 'turn', seat, step: 0 })
      return
    }
    case 'end':
      replaceTop(g, { type: 'round', stage: 'begin', left: [] })
      wander(g)
      passToken(g)
  }
}
function beginRound(g: Draft): void {
  const { roundCap } = g.options
  if (roundCap > 0 && g.round >= roundCap) {
    finish(g, { type: 'lost', by: 'round-cap' })
    return
  }
  g.round += 1
  const holder = stoneHolder(g)
  // The holder takes the token at the start of each round of the endgame, and keeps it.
  if (g.endgame && holder !== null && holder !== g.firstPlayer) {
    g.firstPlayer = holder
    log(g, { type: 'token-passed', to: holder })
  }
  log(g, { type: 'round-begun', round: g.round, first: g.firstPlayer })
  forget(g, 'round')
  replaceTop(g, { type: 'round', stage: 'turns', left: clockwise(g, g.firstPlayer) })
}
export function stoneHolder(g: Pick<Draft, 'heroes'>): Seat | null {
  const seat = g.heroes.findIndex((hero) => isAlive(hero) && hasStone(hero))
  return seat < 0 ? null : seat
}
/** Unless the Stone's holder has it, the token goes to the left (A32: a Stone that lies on a tile holds nothing). */
function passToken(g: Draft): void {
  if (g.endgame && stoneHolder(g) === g.firstPlayer) return
  const [next] = clockwise(g, (g.firstPlayer + 1) % g.heroes.length)
  if (next === undefined || next === g.firstPlayer) return
  g.firstPlayer = next
  log(g, { type: 'token-passed', to: next })
}
/** Limits of a span that has ended hold no longer. */
function forget(g: Draft, span: 'turn' | 'round'): void {
  for (let seat = 0; seat < g.heroes.length; seat++) {
    const { used } = heroAt(g, seat)
    if (used.some((one) => one.startsWith(`${span}/`)))
      setHero(g, seat, { used: used.filter((one) => !one.startsWith(`${span}/`)) })
  }
}

/** The steps of a turn, as the rules number them. */
export function runTurn(g: Draft, task: TaskOf<'turn'>): void {
  const { seat, step } = task
  replaceTop(g, { ...task, step: step + 1 })
  const hero = heroAt(g, seat)
  switch (step) {
    case 0:
      beginTurn(g, task)
      return
    case 1:
      push(g, actionOf(seat, false))
      trigger(g, { when: 'turnStart', of: seat })
      return
    case 2:
      if (isStanding(g, seat) && offersSummon(g, seat))
        push(g, { type: 'summon', seat, left: 0, card: null }, actionOf(seat, false))
      return
    case 3:
      // It comes back here after each action, until the turn is ended or the hero no longer stands.
      if (!isStanding(g, seat)) return
      replaceTop(g, task)
      push(g, { type: 'menu', seat })
      return
    case 4:
      push(g, actionOf(seat, false))
      if (isStanding(g, seat)) trigger(g, { when: 'turnEnd', of: seat })
      return
    case 5: {
      const monster = monsterAt(g, hero.at)
      if (!isStanding(g, seat) || monster === null || monster !== hero.startedWith) return
      // A4: beside the same monster at start and end, and not attacked in any way.
      if (hero.fought.includes(monster) || forbids(g, null, seat, 'idleAttack')) return
      push(g, freeAttackOn(seat, monster), actionOf(seat, false))
      return
    }
    default:
      endTurn(g, seat)
  }
}
/** A fainted hero stands up, and that is all of its turn. */
function beginTurn(g: Draft, task: TaskOf<'turn'>): void {
  const { seat } = task
  const hero = heroAt(g, seat)
  const stands = hero.status === 'standing'
  g.active = seat
  forget(g, 'turn')
  log(g, { type: 'turn-begun', seat, stands })
  if (!stands) {
    setHero(g, seat, { status: 'standing', actions: 0, startedWith: null, fought: [], equips: 0 })
    replaceTop(g, { ...task, step: 6 })
    return
  }
  setHero(g, seat, {
    actions: ACTIONS_PER_TURN,
    equips: 0,
    startedWith: monsterAt(g, hero.at),
    fought: [],
  })
}
function endTurn(g: Draft, seat: Seat): void {
  g.agenda.pop()
  g.active = null
  const hero = heroAt(g, seat)
  if (!isAlive(hero)) return
  const { attached } = hero.kit
  if (attached.some(({ until }) => until === 'endNextTurn')) {
    const kit = {
      ...hero.kit,
      attached: attached.map((one) =>
        one.until === 'endNextTurn' ? { ...one, turns: one.turns - 1 } : one,
      ),
    }
    setHero(g, seat, { kit })
    detach(
      g,
      seat,
      (_, at) => kit.attached[at]?.until === 'endNextTurn' && kit.attached[at].turns <= 0,
    )
  }
  // A36: alive, at the end of its own turn, on the entrance.
  if (hero.status === 'standing' && hero.at === 0 && hero.kit.equipped.includes(STONE))
    finish(g, { type: 'won', seat, by: 'stone' })
}
