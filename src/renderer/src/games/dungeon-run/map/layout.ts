/** The map as a grid of cells: tiles, ways not yet explored, and what may be done where. */
import type { Action, Direction, TileCard, View } from '@shared/games/dungeon-run'
import { askedSeat } from '../words/action-text'
import { exitsOf, stepFrom, type Spot } from './geometry'

type Mapped = Pick<
  View,
  'layout' | 'rooms' | 'heroes' | 'exhausted' | 'shown' | 'question' | 'viewer' | 'active'
>
export interface MapCell {
  /** `x,y`. */
  readonly key: string
  readonly x: number
  readonly y: number
  /** The number of the tile there; null: none lies there. */
  readonly room: number | null
  readonly kind: 'tile' | 'unexplored' | 'closed'
}
export interface MapGrid {
  readonly cells: readonly MapCell[]
  readonly columns: number
  readonly rows: number
  readonly left: number
  readonly top: number
}

function keyOf(x: number, y: number): string {
  return `${x},${y}`
}
function beyond(spot: Spot, dir: Direction): string {
  const { x, y } = stepFrom(spot, dir)
  return keyOf(x, y)
}
function spotOf(key: string): Spot {
  const [x = 0, y = 0] = key.split(',').map(Number)
  return { x, y }
}

/** @param wanted cells that something could be done on */
export function gridOf(view: Mapped, wanted: Iterable<string> = []): MapGrid {
  const cells = new Map<string, MapCell>()
  for (const [room, { x, y }] of view.layout.entries())
    cells.set(keyOf(x, y), { key: keyOf(x, y), x, y, room, kind: 'tile' })
  const add = (key: string, kind: MapCell['kind']): void => {
    if (!cells.has(key)) cells.set(key, { key, ...spotOf(key), room: null, kind })
  }
  for (const key of view.exhausted) add(key, 'closed')
  for (const key of view.shown?.unexplored ?? []) add(key, 'unexplored')
  for (const key of wanted) add(key, 'unexplored')
  const all = [...cells.values()].sort((a, b) => a.y - b.y || a.x - b.x)
  const left = Math.min(...all.map(({ x }) => x))
  const top = Math.min(...all.map(({ y }) => y))
  return {
    cells: all,
    left,
    top,
    columns: Math.max(...all.map(({ x }) => x)) - left + 1,
    rows: Math.max(...all.map(({ y }) => y)) - top + 1,
  }
}

/** The cell on which an action is done; null: it is not done on the map. */
export function cellOf(action: Action, view: Mapped): string | null {
  const here = view.layout[view.heroes[askedSeat(view)]?.at ?? 0]
  const roomKey = (room: number): string | null => {
    const tile = view.layout[room]
    return tile === undefined ? null : keyOf(tile.x, tile.y)
  }
  if (action.type === 'lair') return keyOf(action.x, action.y)
  if (action.type === 'monster' || action.type === 'summon-on') return roomKey(action.to)
  if (action.type === 'place') {
    const cell = view.shown?.cell ?? null
    return cell === null ? null : keyOf(cell.x, cell.y)
  }
  if (here === undefined) return null
  if (action.type === 'move' || action.type === 'exit') return beyond(here, action.dir)
  if (action.type !== 'search') return null
  return action.dir === null ? keyOf(here.x, here.y) : beyond(here, action.dir)
}
/** Everything that may be done on the map, by cell. */
export function actionsByCell(
  actions: readonly Action[],
  view: Mapped,
): ReadonlyMap<string, readonly Action[]> {
  const found = new Map<string, Action[]>()
  for (const action of actions) {
    const key = cellOf(action, view)
    if (key === null) continue
    const there = found.get(key)
    if (there === undefined) found.set(key, [action])
    else there.push(action)
  }
  return found
}

/** The shortest way from a tile to the entrance, through exits; cells in their order. */
export function wayHome(
  view: Mapped,
  from: number,
  tileOf: (id: View['layout'][number]['tile']) => Pick<TileCard, 'exits'>,
): readonly string[] {
  const distances = view.shown?.distances ?? []
  const way: string[] = []
  let room = from
  for (;;) {
    const tile = view.layout[room]
    const left = distances[room]
    if (tile === undefined || left === undefined || !Number.isFinite(left)) return way
    way.push(keyOf(tile.x, tile.y))
    if (left === 0) return way
    const next = exitsOf(tileOf(tile.tile), tile)
      .filter(({ walled }) => !walled)
      .map(({ dir }) => beyond(tile, dir))
      .map((key) => view.layout.findIndex(({ x, y }) => keyOf(x, y) === key))
      .find((there) => there >= 0 && distances[there] === left - 1)
    if (next === undefined) return way
    room = next
  }
}
