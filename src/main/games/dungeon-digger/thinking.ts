/** Tiles in and out of a seat's bag: Think, the end of the turn, Grand Design (R12, R29). */
import type { Action, TileId } from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { log, playerAt, push, setPlayer, shuffled, type Draft } from './draft'
import { mayThink } from './orders'
import type { TaskOf } from './state'
import { ingenuityOf } from './values'

/** From the bag into the Projects, as many as there are. */
export function drawTiles(g: Draft, seat: Seat, count: number): void {
  const { bag, projects } = playerAt(g, seat)
  const drawn = bag.slice(0, count)
  if (drawn.length === 0) return
  setPlayer(g, seat, { bag: bag.slice(drawn.length), projects: [...projects, ...drawn] })
  g.reveals = true
  log(g, { type: 'tiles-drawn', seat, ...shown(g, seat, drawn) })
}
export function returnTiles(g: Draft, seat: Seat, tiles: readonly TileId[]): void {
  const bag = shuffled(g, [...playerAt(g, seat).bag, ...tiles], `bag.${seat}`)
  setPlayer(g, seat, { bag })
  log(g, { type: 'tiles-returned', seat, ...shown(g, seat, tiles) })
}
function shown(g: Draft, seat: Seat, tiles: readonly TileId[]) {
  return { count: tiles.length, tiles, knownTo: g.options.hiddenProjects ? [seat] : null }
}

/** Tiles are put aside one by one, then as many drawn, and only then the first ones go back. */
export const think = {
  options(g: Draft, { seat, aside }: TaskOf<'think'>): readonly Action[] {
    const { projects, bag } = playerAt(g, seat)
    const more = aside.length < bag.length ? projects : []
    const draw: readonly Action[] = aside.length > 0 ? [{ type: 'draw' }] : []
    return [...more.map((tile): Action => ({ type: 'set-aside', tile })), ...draw]
  },
  answer(g: Draft, task: TaskOf<'think'>, action: Action): void {
    const { seat, aside } = task
    if (action.type === 'set-aside') {
      const projects = playerAt(g, seat).projects.filter((tile) => tile !== action.tile)
      setPlayer(g, seat, { projects })
      push(g, { ...task, aside: [...aside, action.tile] })
    } else {
      drawTiles(g, seat, aside.length)
      returnTiles(g, seat, aside)
    }
  },
}
/** Before the first turn, by option. */
export const freeThink = {
  options(g: Draft, { seat }: TaskOf<'free-think'>): readonly Action[] {
    return mayThink(g, seat) ? [{ type: 'think' }, { type: 'pass' }] : []
  },
  answer(g: Draft, { seat }: TaskOf<'free-think'>, action: Action): void {
    if (action.type === 'think') push(g, { type: 'think', seat, aside: [] })
  },
}
/** At the end of the turn Projects beyond Ingenuity go back, as their player likes. */
export const surplus = {
  options(g: Draft, { seat }: TaskOf<'surplus'>): readonly Action[] {
    const { projects } = playerAt(g, seat)
    if (projects.length <= ingenuityOf(g, seat)) return []
    return projects.map((tile): Action => ({ type: 'put-back', tile }))
  },
  answer(g: Draft, task: TaskOf<'surplus'>, action: Action): void {
    if (action.type !== 'put-back') return
    const { seat } = task
    const projects = playerAt(g, seat).projects.filter((tile) => tile !== action.tile)
    setPlayer(g, seat, { projects })
    returnTiles(g, seat, [action.tile])
    push(g, task)
  },
}
