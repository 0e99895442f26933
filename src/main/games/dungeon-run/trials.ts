/** Escapes, Disarms and rolls that tiles ask for (rules page, 7.2, 8.4, 9.1). */
import type { Action, Stat } from '@shared/games/dungeon-run'
import { trapCard } from './cards'
import { freeAttackOn, roll } from './contest'
import { contestOf, type Board } from './conditions'
import { healOnce } from './defeat'
import { heroAt, isHero, log, push, replaceTop, type Draft } from './draft'
import { trigger, triggerCard } from './effects'
import { gainLoot, toPile } from './gains'
import { askForHelp, settleHelp } from './help'
import { isTrainedIn } from './kit'
import { isStanding, roomOfFoe } from './places'
import type { Contest, TaskOf } from './state'
import { diceFor, escapeOf, forbids, needOf, statOf, statsFor } from './values'
import { hurtOf } from './wounds'

export const SUCCESS_FACE = 4

export function runEscape(g: Draft, c: Contest): void {
  const { seat, foe, step, auto } = c
  const next = { ...c, step: step + 1 }
  replaceTop(g, next)
  switch (step) {
    case 0:
      replaceTop(g, { ...next, room: heroAt(g, seat).at })
      askForHelp(g, c)
      return
    case 1:
      trigger(g, { when: 'beforeRoll', of: seat, roll: 'escape' })
      return
    case 2:
      if (auto === null) push(g, { type: 'stat', seat, roll: 'escape' })
      return
    case 3:
      if (auto === null)
        roll(g, 'escape', seat, diceFor(g, c, seat, 'escape', c.stat ?? 'dexterity'))
      return
    case 4: {
      const value = foe !== null && !isHero(foe) ? escapeOf(g, c, foe) : SUCCESS_FACE
      const won = auto === null ? c.dice.some((face) => face >= value) : auto === 'success'
      replaceTop(g, { ...next, won })
      if (won) push(g, { type: 'choose-move', seat, explored: false, escape: true })
      else
        trigger(g, { when: 'caught', of: seat, monster: foe !== null && !isHero(foe) ? foe : null })
      return
    }
    case 5:
      if (c.won) {
        const monster = foe !== null && !isHero(foe) && roomOfFoe(g, foe) !== null ? foe : null
        if (isStanding(g, seat) && heroAt(g, seat).at !== c.room)
          trigger(g, { when: 'escaped', of: seat, monster })
      } else if (foe !== null && isStanding(g, seat) && !forbids(g, c, seat, 'escapeAttack'))
        push(g, freeAttackOn(seat, foe))
      return
    case 6:
      settleHelp(g, c, c.won)
      return
    default:
      g.agenda.pop()
  }
}

export function runDisarm(g: Draft, c: Contest): void {
  const { seat, step, auto, trap } = c
  const next = { ...c, step: step + 1 }
  replaceTop(g, next)
  const card = trap === null ? null : trapCard(trap)
  switch (step) {
    case 0:
      askForHelp(g, c)
      return
    case 1:
      trigger(g, { when: 'beforeRoll', of: seat, roll: 'disarm' })
      return
    case 2:
      if (auto === null) push(g, { type: 'stat', seat, roll: 'disarm' })
      return
    case 3:
      if (auto === null)
        roll(g, 'disarm', seat, diceFor(g, c, seat, 'disarm', c.stat ?? 'dexterity'))
      return
    case 4: {
      if (card === null || trap === null) return
      const successes = c.dice.filter((face) => face >= SUCCESS_FACE).length
      const won = auto === null ? successes >= needOf(g, c, card.need) : auto === 'success'
      replaceTop(g, { ...next, won, trap: won ? null : trap })
      if (won) disarmed(g, c, trap)
      else {
        log(g, { type: 'sprung', seat, card: trap })
        push(g, hurtOf([{ who: seat, n: card.damage }], 'trap', null))
      }
      return
    }
    case 5:
      // Not on a hero that it has just defeated (9.1).
      if (!c.won && card !== null && isStanding(g, seat))
        triggerCard(g, `trap:${card.id}`, 'sprung', seat, heroAt(g, seat).at)
      return
    case 6:
      replaceTop(g, { ...next, trap: null })
      if (trap !== null && !heroAt(g, seat).kit.attached.some((one) => one.card === trap))
        toPile(g, trap)
      return
    case 7:
      settleHelp(g, c, c.won)
      return
    default:
      g.agenda.pop()
  }
}
function disarmed(g: Draft, { seat }: Contest, trap: string): void {
  log(g, { type: 'disarmed', seat, card: trap })
  gainLoot(g, seat, [trap], 'all')
  push(g, healOnce(seat))
  trigger(g, { when: 'disarmed', of: seat })
}

export function runTest(g: Draft, c: Contest): void {
  const { seat, step, auto, test, dice } = c
  replaceTop(g, { ...c, step: step + 1 })
  switch (step) {
    case 0:
      trigger(g, { when: 'beforeRoll', of: seat, roll: 'tile' })
      return
    case 1:
      if (auto === null) push(g, { type: 'stat', seat, roll: 'tile' })
      return
    case 2:
      if (auto === null)
        roll(g, 'tile', seat, Math.max(1, statOf(g, heroAt(g, seat), c.stat ?? 'strength')))
      return
    default:
      g.agenda.pop()
      if (test === null || !isStanding(g, seat)) return
      push(g, {
        type: 'do',
        owner: seat,
        card: test.card,
        operations: (auto === null ? passes(g, c, dice) : auto === 'success')
          ? test.onPass
          : test.onFail,
        at: 0,
        actor: seat,
        foe: null,
        room: null,
        rolled: null,
        chosen: null,
      })
  }
}
function passes(g: Draft, { test }: Contest, dice: readonly number[]): boolean {
  if (test === null) return true
  const { pass } = test
  if (pass.mode === 'successes') return dice.filter((face) => face >= pass.min).length >= pass.need
  const shows = (face: number) => face === pass.face
  // A12: literally any die; by option only dice that all show it.
  return g.options.bridgeFall === 'anyOne' ? !dice.some(shows) : !dice.every(shows)
}

/** Which characteristic to roll. */
export const stat = {
  options(g: Draft, { seat, roll: kind }: TaskOf<'stat'>): readonly Action[] {
    const contest = contestOf(g)
    if (contest === null) return []
    return statsOf(g, contest, seat, kind).map((one) => ({ type: 'stat', stat: one }))
  },
  answer(g: Draft, { seat }: TaskOf<'stat'>, action: Action): void {
    const c = g.agenda.at(-1)
    if (action.type !== 'stat' || c?.type !== 'contest') return
    replaceTop(g, seat === c.seat ? { ...c, stat: action.stat } : { ...c, foeStat: action.stat })
  },
}
/** @param seat one side of the contest */
export function statsOf(
  g: Board,
  c: Contest,
  seat: number,
  kind: TaskOf<'stat'>['roll'],
): readonly Stat[] {
  switch (kind) {
    case 'fight':
      return statsFor(g, c, seat, kind, ['strength', 'magic'])
    case 'escape':
      return statsFor(g, c, seat, kind, ['dexterity'])
    case 'disarm':
      return statsFor(g, c, seat, kind, c.trap === null ? ['dexterity'] : trapCard(c.trap).stats)
    case 'tile':
      return (c.test?.stats ?? []).flatMap(({ stat: one, ifTrained }) =>
        ifTrained !== true || isTrainedIn(g, heroAt(g, seat), one) ? [one] : [],
      )
  }
}
