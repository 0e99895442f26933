/** What a hero may do on its turn, and how each action begins (rules page, 6.1). */
import { DIRECTIONS, STATS, type Action } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { atlasOf, dirOf } from './atlas'
import { effectsOf, idOf } from './cards'
import { holdAll } from './conditions'
import { actionOf, blankContest } from './contest'
import { heroAt, isSolo, log, push, replaceTop, roomAt, setHero, type Draft } from './draft'
import { canPay, isSpent, payable, perform, worth } from './effects'
import { needsHelp } from './fight'
import { canBeAssisted } from './help'
import { effectsOn } from './kit'
import { companyOf, monsterAt } from './places'
import { train } from './training'
import type { TaskOf } from './state'
import { allows } from './values'
import { exitsFrom, exitsToMove, hasItems } from './ways'
import { canEquip } from './wear'
import { wouldDo } from './would-do'

export const menu = {
  options(g: Draft, { seat }: TaskOf<'menu'>): readonly Action[] {
    const actions: Action[] = []
    if (heroAt(g, seat).actions > 0) {
      addWays(g, seat, actions)
      addFights(g, seat, actions)
      if (canEquipNow(g, seat)) actions.push({ type: 'equip' })
      addSearches(g, seat, actions)
      addAdvances(g, seat, actions)
      for (const { card } of usable(g, seat, 'action')) actions.push({ type: 'special', card })
    }
    for (const { card } of usable(g, seat, 'free')) actions.push({ type: 'free', card })
    actions.push({ type: 'end-turn' })
    return actions
  },
  answer(g: Draft, { seat }: TaskOf<'menu'>, action: Action): void {
    if (action.type === 'end-turn') {
      replaceTop(g, { type: 'turn', seat, step: 4 })
      return
    }
    if (action.type === 'free') {
      push(g, actionOf(seat, false))
      use(g, seat, 'free', action.card)
      return
    }
    setHero(g, seat, { actions: heroAt(g, seat).actions - 1 })
    log(g, { type: 'acted', seat, action: action.type })
    push(g, actionOf(seat, true))
    begin(g, seat, action)
  },
}

function addWays(g: Draft, seat: Seat, actions: Action[]): void {
  for (const dir of exitsToMove(g, seat, false))
    actions.push({ type: 'move', dir: DIRECTIONS[dir] ?? 'N' })
  const { at } = heroAt(g, seat)
  const held = monsterAt(g, at) !== null || (g.endgame && companyOf(g, seat).length > 0)
  if (held && exitsFrom(g, at, false).length > 0) actions.push({ type: 'escape' })
}
/** With a monster here it is fought, else another hero (11). */
function addFights(g: Draft, seat: Seat, actions: Action[]): void {
  const { at } = heroAt(g, seat)
  const monster = monsterAt(g, at)
  if (monster === null) {
    for (const other of companyOf(g, seat)) actions.push({ type: 'fight', target: other })
    return
  }
  const contest = { ...blankContest(seat, 'fight'), foe: monster }
  if (!needsHelp(g, at) || canBeAssisted(g, contest)) actions.push({ type: 'fight', target: null })
}
/** Beside a monster once a turn. */
export function canEquipNow(g: Draft, seat: Seat): boolean {
  const { at, equips } = heroAt(g, seat)
  return canEquip(g, seat) && (equips === 0 || monsterAt(g, at) === null)
}
function addSearches(g: Draft, seat: Seat, actions: Action[]): void {
  const { at } = heroAt(g, seat)
  if (hasItems(g, at)) actions.push({ type: 'search', dir: null })
  if (!allows(g, seat, 'searchAdjacent')) return
  for (const [dir, there] of (atlasOf(g.layout).neighbours[at] ?? []).entries())
    if (there >= 0 && hasItems(g, there))
      actions.push({ type: 'search', dir: DIRECTIONS[dir] ?? 'N' })
}
/** Two Encounter cards, or the Boss alone (14, A44). */
function addAdvances(g: Draft, seat: Seat, actions: Action[]): void {
  const { loot } = heroAt(g, seat)
  const boss = loot.some((card) => worth(card) === 2)
  const encounters = payable(g, seat, 'common').length >= 2
  for (const stat of STATS) {
    if (encounters) actions.push({ type: 'advance', stat, pay: 'encounters' })
    if (boss) actions.push({ type: 'advance', stat, pay: 'boss' })
  }
}

type Usable = TaskOf<'effect'>
/** Special actions and free effects of the hero's own cards, its tile and the strangers there, that would do something. */
export function usable(g: Draft, seat: Seat, when: 'action' | 'free'): readonly Usable[] {
  const hero = heroAt(g, seat)
  const found: Usable[] = []
  const add = (card: string, effect: Usable['effect']) => {
    if (isSpent(g, seat, card, effect) || !canPay(g, seat, card, effect.cost)) return
    if (!holdAll(g, effect.if, { owner: seat, contest: null, card })) return
    if (!effect.do.some((one) => wouldDo(g, seat, one, null))) return
    found.push({
      type: 'effect',
      owner: seat,
      card,
      effect,
      actor: seat,
      foe: null,
      room: null,
      cause: null,
      roll: null,
    })
  }
  for (const { card, effect } of effectsOn(g, hero, when)) add(card, effect)
  if (when === 'free') return found
  const tile = `tile:${g.layout[hero.at]?.tile ?? ''}`
  for (const effect of effectsOf(tile)) if (effect.when === when) add(tile, effect)
  for (const stranger of roomAt(g, hero.at).strangers) {
    const card = `stranger:${idOf(stranger)}`
    for (const effect of effectsOf(card)) if (effect.when === when) add(card, effect)
  }
  return found
}
function use(g: Draft, seat: Seat, when: 'action' | 'free', card: string): void {
  const effect = usable(g, seat, when).find((one) => one.card === card)
  if (effect !== undefined) perform(g, effect)
}

function begin(g: Draft, seat: Seat, action: Action): void {
  const { at, equips } = heroAt(g, seat)
  const monster = monsterAt(g, at)
  if (action.type === 'move') {
    push(g, { type: 'move', seat, dir: dirOf(action.dir), step: 0, gates: true })
    return
  }
  if (action.type === 'escape') {
    push(g, { ...blankContest(seat, 'escape'), foe: monster })
    return
  }
  if (action.type === 'fight') {
    push(g, { ...blankContest(seat, 'fight'), foe: action.target ?? monster })
    return
  }
  if (action.type === 'equip') {
    setHero(g, seat, { equips: equips + 1 })
    push(g, { type: 'equip', seat, moved: [], trades: !isSolo(g) })
    return
  }
  if (action.type === 'search') {
    const there =
      action.dir === null ? at : (atlasOf(g.layout).neighbours[at]?.[dirOf(action.dir)] ?? at)
    push(g, { type: 'search-room', seat, room: there })
    return
  }
  if (action.type === 'advance') {
    train(g, seat, action)
    return
  }
  if (action.type === 'special') {
    use(g, seat, 'action', action.card)
    return
  }
}
