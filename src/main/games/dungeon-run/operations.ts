/** Does the operations of an effect, one after the other (rules page, 24.3). */
import type { Foe, Operation, OperationOf } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { artifact, discardStranger, moveStranger, pay, peek, take } from './card-operations'
import { idOf, tileCard } from './cards'
import { contestOf } from './conditions'
import { blankContest, roll } from './contest'
import { heroAt, isHero, push, replaceTop, roomAt, setHero, type Draft } from './draft'
import { attach, drawEncounter, drawTreasure, heal } from './gains'
import { companyOf, roomOfMonster, waysOf } from './places'
import { moveMonster } from './monster-moves'
import type { Doing, TaskOf } from './state'
import { lessen, survive, wound } from './wound-operations'
import { freeTargets, isChosen, pushable, targetsOf } from './would-do'

export function runDo(g: Draft, task: Doing): void {
  const operation = task.operations[task.at]
  if (operation === undefined) {
    g.agenda.pop()
    return
  }
  const asks = askFirst(g, task, operation)
  if (asks === 'asked') return
  const next: Doing = { ...task, at: task.at + 1, rolled: null, chosen: null }
  if (next.at >= task.operations.length) g.agenda.pop()
  else replaceTop(g, next)
  if (asks === 'ready') operate(g, task, operation)
}

/** Rolls and choices come before the operation; without a target it does nothing. */
function askFirst(g: Draft, task: Doing, operation: Operation): 'asked' | 'ready' | 'nothing' {
  if (operation.op === 'dieTable' || operation.op === 'survive' || operation.op === 'contentRoll') {
    if (task.rolled !== null) return 'ready'
    roll(g, 'table', task.owner, 1)
    return 'asked'
  }
  const among = choices(g, task, operation)
  if (among === null || task.chosen !== null) return 'ready'
  const [only] = among
  if (only === undefined) return 'nothing'
  if (among.length === 1 || !isHero(task.owner)) replaceTop(g, { ...task, chosen: only })
  else push(g, { type: 'target', seat: task.owner, among })
  return 'asked'
}
function choices(g: Draft, task: Doing, operation: Operation): readonly Foe[] | null {
  if (operation.op === 'wound')
    return isChosen(operation.target) ? targetsOf(g, operation.target, task.owner, task) : null
  if (operation.op === 'heal') {
    if (!isChosen(operation.target)) return null
    const targets = targetsOf(g, operation.target, task.owner, task)
    return targets.filter((who) => !isHero(who) || heroAt(g, who).wounds > 0)
  }
  if (operation.op === 'freeAttack')
    return isHero(task.owner) ? freeTargets(g, task.owner, operation.on) : []
  if (operation.op === 'take') {
    if (operation.from !== 'heroHere' || !isHero(task.owner)) return null
    return companyOf(g, task.owner).filter((seat) => heroAt(g, seat).loot.length > 0)
  }
  return null
}

function operate(g: Draft, task: Doing, operation: Operation): void {
  const { owner, card } = task
  const seat = isHero(owner) ? owner : null
  switch (operation.op) {
    case 'addDice':
    case 'foeMod':
    case 'hit':
    case 'forbid':
    case 'useStat':
    case 'stat':
    case 'doubleHit':
    case 'armor':
      modify(g, owner, operation)
      return
    case 'wound':
      wound(g, task, operation)
      return
    case 'heal': {
      const targets =
        task.chosen === null ? targetsOf(g, operation.target, owner, task) : [task.chosen]
      for (const who of targets) heal(g, who, operation.n)
      return
    }
    case 'prevent':
    case 'redirect':
      lessen(g, owner, operation)
      return
    case 'survive':
      if ((task.rolled?.[0] ?? 0) >= operation.min) survive(g, owner, operation.leave)
      return
    case 'gainActions':
      if (seat !== null && seat === g.active)
        setHero(g, seat, { actions: heroAt(g, seat).actions + operation.n })
      return
    case 'loseActions':
      if (g.active !== null) setHero(g, g.active, { actions: 0 })
      return
    case 'doFree':
      if (seat !== null) doFree(g, seat, operation.what)
      return
    case 'freeAttack':
      if (seat !== null && task.chosen !== null)
        push(g, {
          ...blankContest(seat, 'free'),
          foe: task.chosen,
          given: operation.dice ?? null,
        })
      return
    case 'auto': {
      const at = g.agenda.findLastIndex(({ type }) => type === 'contest')
      const contest = g.agenda[at]
      if (contest?.type === 'contest') g.agenda[at] = { ...contest, auto: operation.result }
      return
    }
    case 'push':
      pushMonster(g, task, operation)
      return
    case 'goTo': {
      const who = operation.who === 'self' ? seat : task.actor
      if (who !== null && heroAt(g, who).at !== 0) push(g, arrival(who))
      return
    }
    case 'draw':
      if (seat !== null) for (let n = 0; n < operation.n; n++) drawTreasure(g, seat)
      return
    case 'encounter':
      for (let n = 0; n < operation.n; n++) drawEncounter(g)
      return
    case 'contentRoll':
      contentRoll(g, task)
      return
    case 'peek':
      if (seat !== null) peek(g, seat, operation)
      return
    case 'take':
      take(g, task, operation)
      return
    case 'discard':
      if (seat !== null) pay(g, seat, card, operation)
      return
    case 'artifact':
      artifact(g, task, operation)
      return
    case 'attach': {
      const to =
        operation.to === 'self'
          ? owner
          : operation.to === 'foe'
            ? targetsOf(g, 'foe', owner, task)[0]
            : task.actor
      if (isHero(to ?? null) && typeof to === 'number') attach(g, to, card, operation.until)
      return
    }
    case 'place':
      moveStranger(g, task)
      return
    case 'discardThis':
      if (seat !== null) discardStranger(g, seat, idOf(card.slice('stranger:'.length)))
      return
    case 'dieTable': {
      const face = task.rolled?.[0] ?? 0
      const row = operation.rows.find(({ faces }) => faces.includes(face))
      if (row !== undefined)
        push(g, { ...task, operations: row.do, at: 0, rolled: null, chosen: null })
      return
    }
    case 'test':
      if (seat !== null)
        push(g, {
          ...blankContest(seat, 'test'),
          test: {
            stats: operation.stats,
            pass: operation.pass,
            onPass: operation.onPass ?? [],
            onFail: operation.onFail ?? [],
            card,
          },
        })
      return
    case 'stay': {
      const at = g.agenda.findLastIndex(({ type }) => type === 'move')
      const move = g.agenda[at]
      if (move?.type === 'move') g.agenda[at] = { ...move, step: STAYED }
      return
    }
    case 'reroll':
    case 'adjust':
    case 'allow':
    case 'healBonus':
    case 'tileChoice':
    case 'summonExtra':
    case 'anchored':
    case 'fewerDicePerWound':
      // They hold while they are there, or change a roll in its own window.
      return
  }
}
/** The step of a move that has been cancelled. */
export const STAYED = 9

function modify(g: Draft, owner: Foe, operation: Operation): void {
  const at = g.agenda.findLastIndex(({ type }) => type === 'contest')
  const contest = g.agenda[at]
  if (contest?.type === 'contest')
    g.agenda[at] = { ...contest, mods: [...contest.mods, { owner, operation }] }
}

function doFree(g: Draft, seat: Seat, what: OperationOf<'doFree'>['what']): void {
  switch (what) {
    case 'move':
    case 'moveExplored':
      push(g, { type: 'choose-move', seat, explored: what === 'moveExplored', escape: false })
      return
    case 'search':
      push(g, { type: 'search-room', seat, room: heroAt(g, seat).at })
      return
    case 'equipSelf':
      push(g, { type: 'equip', seat, moved: [], trades: false })
      return
  }
}
export function arrival(seat: Seat, to = 0): TaskOf<'arrive'> {
  return { type: 'arrive', seat, to, step: 1, fresh: false, drawn: [], rolled: null }
}

function pushMonster(g: Draft, { owner }: Doing, { target, to }: OperationOf<'push'>): void {
  const monsters = pushable(g, target, owner)
  if (to === 'foeTile') {
    const [card] = monsters
    const hero = contestOf(g)?.seat
    if (card === undefined || hero === undefined) return
    const from = roomOfMonster(g, card)
    const goal = heroAt(g, hero).at
    // It follows to the next tile alone, as a monster moves (24.3).
    if (from !== null && roomAt(g, goal).monster === null && isNext(g, from, goal))
      moveMonster(g, card, goal)
    return
  }
  if (isHero(owner) && monsters.length > 0) push(g, { type: 'push', seat: owner, monsters, to })
}
function isNext(g: Draft, from: number, to: number): boolean {
  return waysOf(g, from).includes(to)
}

function contentRoll(g: Draft, { rolled, owner }: Doing): void {
  const at = isHero(owner) ? heroAt(g, owner).at : 0
  const tile = g.layout[at]?.tile ?? 'entrance'
  if (tileCard(tile).encounter.includes(rolled?.[0] ?? 0)) drawEncounter(g)
}
