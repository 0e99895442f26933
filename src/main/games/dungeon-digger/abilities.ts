/** What Lords do when they are asked to (section 15): between Orders, in own turns alone (R58). */
import type { Action, ActionOf } from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { LORD_CARDS, type Special } from './cards/lords'
import { stealCoin } from './coins'
import { clockwise, hasMark, log, mark, playerAt, push, setPlayer, type Draft } from './draft'
import { emptySpaces } from './map/placing'
import { collapse, demolish, mayThink, riseOptions } from './orders'
import type { State, TaskOf } from './state'
import { drawTiles } from './thinking'
import { raise } from './tokens'
import { standardOf } from './values'
import { tileAt } from './map/tiles'

function specialOf(g: State, seat: Seat): Special | null {
  const { lord, lordTurned } = playerAt(g, seat)
  return lord === null || lordTurned ? null : LORD_CARDS[lord].special
}
export function abilityOptions(g: State, seat: Seat): readonly ActionOf<'ability'>[] {
  const options: ActionOf<'ability'>[] = []
  const thoughts = standardOf(g, seat, 'freeThink')
  if (thoughts !== null && !hasMark(g, 'standard') && mayThink(g, seat))
    options.push({ type: 'ability', which: 'standard' })
  const special = specialOf(g, seat)
  if (special !== null && doesAnything(g, seat, special))
    options.push({ type: 'ability', which: 'special' })
  return options
}
/** A card is not turned for nothing. */
function doesAnything(g: State, seat: Seat, special: Special): boolean {
  switch (special.does) {
    case 'points':
    case 'conquers-from-reserve':
      return true
    case 'projects':
      return playerAt(g, seat).bag.length > 0
    case 'rises':
      return riseOptions(g, seat).length > 0
    case 'tax':
      return taxed(g, seat, special.fewest).length > 0
    case 'shake':
      return shakeable(g).length > 0
  }
}
/** Opponents who hold enough in hand, in turn order. */
function taxed(g: State, seat: Seat, fewest: number): readonly Seat[] {
  return clockwise(g, seat).filter(
    (other) => other !== seat && playerAt(g, other).coins.length >= fewest,
  )
}

export function useAbility(g: Draft, seat: Seat, { which }: ActionOf<'ability'>): void {
  const special = specialOf(g, seat)
  log(g, { type: 'ability-used', seat, which })
  if (which === 'standard') {
    mark(g, 'standard')
    push(g, { type: 'think', seat, aside: [] })
    return
  }
  if (special === null) return
  setPlayer(g, seat, { lordTurned: true })
  switch (special.does) {
    case 'points':
      g.turn = { ...g.turn, points: g.turn.points + special.points }
      log(g, { type: 'points-gained', seat, points: special.points })
      return
    case 'projects':
      drawTiles(g, seat, special.draw)
      return
    case 'rises':
      push(g, { type: 'hatching', seat, left: special.most })
      return
    case 'tax':
      for (const other of taxed(g, seat, special.fewest)) stealCoin(g, other, seat)
      return
    case 'conquers-from-reserve':
      mark(g, 'conquers-from-reserve')
      return
    case 'shake':
      push(g, { type: 'shake', seat })
  }
}
/** Great Hatching: minions one by one, within Resources. */
export const hatching = {
  options(g: Draft, { seat }: TaskOf<'hatching'>): readonly Action[] {
    const rises = riseOptions(g, seat)
    return rises.length === 0 ? [] : [...rises, { type: 'stop' }]
  },
  answer(g: Draft, task: TaskOf<'hatching'>, action: Action): void {
    if (action.type !== 'rise') return
    raise(g, task.seat, action.at)
    if (task.left > 1) push(g, { ...task, left: task.left - 1 })
  },
}
/** Shake the Mountain: any empty space, if there is a Collapse left, or any block. */
function shakeable(g: State): readonly Action[] {
  const blocks = g.map.tiles.flatMap((_, at) => (isBlock(g, at) ? [at] : []))
  const spaces = g.collapses > 0 ? [...emptySpaces(g), ...blocks] : blocks
  return spaces.map((at): Action => ({ type: 'shake', at }))
}
/** A Collapse or a Rock that lies face up. */
export function isBlock({ map }: Pick<State, 'map'>, at: number): boolean {
  const tile = tileAt(map, at)
  return (
    tile?.kind === 'neutral' && tile.faceUp && (tile.tile === 'collapse' || tile.tile === 'rock')
  )
}
export const shake = {
  options(g: Draft): readonly Action[] {
    return shakeable(g)
  },
  answer(g: Draft, { seat }: TaskOf<'shake'>, action: Action): void {
    if (action.type !== 'shake') return
    if (isBlock(g, action.at)) demolish(g, seat, action.at)
    else collapse(g, seat, action.at)
  },
}
