/** The odds of an Escape, a Disarm or a roll that a tile asks for (rules page, 7.2, 8.4, 9.1), and of free attacks. */
import type { AttemptOdds, Foe, Stat } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { monsterCard, trapCard } from '../cards'
import { holdAll, type Board } from '../conditions'
import { freeAttackOn } from '../contest'
import { heroAt, isHero } from '../draft'
import { HERO_HIT_FACE } from '../fight'
import { effectsOn } from '../kit'
import { companyOf } from '../places'
import type { Contest } from '../state'
import { SUCCESS_FACE } from '../trials'
import { armorOf, attackDice, diceFor, escapeOf, forbids, needOf, statOf } from '../values'
import {
  blankNotes,
  lifeLeft,
  noteOthers,
  preventedOf,
  rerollsOf,
  survivalOf,
  type Notes,
} from './cards'
import { binomial, sum } from './dice'
import { exactly, woundsOf } from './wounds'

/** The chance of so many successes at least, failures rolled again once as far as allowed. */
function atLeast(need: number, dice: number, chance: number, rerolls: number): number {
  let total = 0
  binomial(dice, chance).forEach((p, n) => {
    if (n >= need) {
      total += p
      return
    }
    binomial(Math.min(rerolls, dice - n), chance).forEach((q, more) => {
      if (n + more >= need) total += p * q
    })
  })
  return total
}
function chanceFrom(face: number): number {
  return (7 - face) / 6
}

/** What a monster's free attack does (10.1): nothing is blocked. */
export function freeAttackOdds(g: Board, seat: Seat, foe: Foe, notes: Notes): readonly number[] {
  if (isHero(foe)) return [1]
  const c = freeAttackOn(seat, foe)
  const hits = binomial(attackDice(g, c, foe), monsterCard(foe).strength.length / 6)
  const side = {
    life: lifeLeft(g, seat),
    armor: forbids(g, c, foe, 'armor') ? [] : armorOf(g, c, seat),
    prevent: preventedOf(g, c, seat, 'freeAttack', notes).n,
    hits: 0,
    survives: 0,
  }
  const total = hits.map(() => 0)
  hits.forEach((chance, n) => {
    woundsOf(side, n, 0).forEach((p, wounds) => {
      total[wounds] = (total[wounds] ?? 0) + chance * p
    })
  })
  return total
}

export function escapeOdds(g: Board, given: Contest, stat: Stat): AttemptOdds {
  const contest: Contest = { ...given, stat }
  const { seat, foe, auto } = contest
  const notes = blankNotes()
  const face = foe !== null && !isHero(foe) ? escapeOf(g, contest, foe) : HERO_HIT_FACE
  const dice = auto === null ? diceFor(g, contest, seat, 'escape', stat) : 0
  const rerolls = auto === null ? rerollsOf(g, contest, 'escape', notes) : 0
  const success =
    auto === null ? atLeast(1, dice, chanceFrom(face), rerolls) : Number(auto === 'success')
  if (auto === null) noteAutomatic(g, contest, 'escape', notes)
  const caught = effectsOn(g, heroAt(g, seat), 'caught')
  const isSafe = caught.some(({ effect }) =>
    effect.do.some((one) => one.op === 'forbid' && one.what === 'escapeAttack'),
  )
  let failed: readonly number[] = foe === null || isSafe ? [1] : freeAttackOdds(g, seat, foe, notes)
  for (const other of companyOf(g, seat))
    for (const { effect, card } of effectsOn(g, heroAt(g, other), 'caught'))
      if (effect.by === 'othersHere' && holdAll(g, effect.if, { owner: other, contest, card }))
        failed = sum(failed, [0, 1])
  return attempt(g, { type: 'escape', contest, stat, dice, success, failed, notes })
}
/** Cards by which it would succeed without dice, for their price. */
function noteAutomatic(
  g: Board,
  contest: Contest,
  roll: 'escape' | 'disarm' | 'tile',
  notes: Notes,
): void {
  const { seat } = contest
  for (const { effect, card } of effectsOn(g, heroAt(g, seat), 'beforeRoll'))
    if (effect.may === true && holdAll(g, effect.if, { owner: seat, contest, roll, card }))
      notes.leftOut.add(card)
}

export function disarmOdds(g: Board, given: Contest, stat: Stat): AttemptOdds | null {
  const contest: Contest = { ...given, stat }
  const { seat, trap } = contest
  if (trap === null) return null
  const card = trapCard(trap)
  const notes = blankNotes()
  const dice = diceFor(g, contest, seat, 'disarm', stat)
  const rerolls = rerollsOf(g, contest, 'disarm', notes)
  const success = atLeast(needOf(g, contest, card.need), dice, chanceFrom(SUCCESS_FACE), rerolls)
  const wounds = Math.max(0, card.damage - preventedOf(g, contest, seat, 'trap', notes).n)
  return attempt(g, {
    type: 'disarm',
    contest,
    stat,
    dice,
    success,
    failed: exactly(wounds),
    notes,
  })
}
export function testOdds(g: Board, given: Contest, stat: Stat): AttemptOdds | null {
  const contest: Contest = { ...given, stat }
  const { seat, test } = contest
  if (test === null) return null
  const notes = blankNotes()
  const swims = effectsOn(g, heroAt(g, seat), 'beforeRoll').some(
    ({ effect, card }) =>
      effect.may !== true && holdAll(g, effect.if, { owner: seat, contest, roll: 'tile', card }),
  )
  const isSure = swims || contest.auto === 'success'
  const dice = isSure ? 0 : Math.max(1, statOf(g, heroAt(g, seat), stat))
  const rerolls = isSure ? 0 : rerollsOf(g, contest, 'tile', notes)
  const success = isSure ? 1 : passing(g, test.pass, dice, rerolls)
  let wounds = 0
  for (const operation of test.onFail) if (operation.op === 'wound') wounds += operation.n
  wounds = Math.max(0, wounds - preventedOf(g, contest, seat, 'tile', notes).n)
  return attempt(g, { type: 'test', contest, stat, dice, success, failed: exactly(wounds), notes })
}
function passing(
  g: Board,
  pass: NonNullable<Contest['test']>['pass'],
  dice: number,
  rerolls: number,
): number {
  if (pass.mode === 'successes') return atLeast(pass.need, dice, chanceFrom(pass.min), rerolls)
  // A12: every die must show another face, or by option one of them.
  if (g.options.bridgeFall === 'anyOne') return atLeast(dice, dice, 5 / 6, rerolls)
  return atLeast(1, dice, 5 / 6, rerolls)
}
interface Attempt {
  readonly type: AttemptOdds['type']
  readonly contest: Contest
  readonly stat: Stat
  readonly dice: number
  readonly success: number
  /** Wounds of a failure. */
  readonly failed: readonly number[]
  readonly notes: Notes
}
function attempt(
  g: Board,
  { type, contest, stat, dice, success, failed, notes }: Attempt,
): AttemptOdds {
  const { seat } = contest
  noteOthers(g, contest, notes)
  const own = failed.map((p, n) => p * (1 - success) + (n === 0 ? success : 0))
  const life = lifeLeft(g, seat)
  const deadly = own.reduce((total, p, n) => (n >= life ? total + p : total), 0)
  const fallen = deadly === 0 ? 0 : deadly * (1 - survivalOf(g, seat, notes))
  const { uses, leftOut } = notes
  return { type, stat, dice, success, own, fallen, uses: [...uses], leftOut: [...leftOut] }
}
