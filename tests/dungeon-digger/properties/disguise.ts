/** States as somebody could mistake them for each other: all that a viewer may not see is different. */
import type { Player, State, Task } from '@main/games/dungeon-digger/state'
import { createRandom } from '@main/games/random'
import type { Coin, MapTile } from '@shared/games/dungeon-digger'

/** @param turn how far lists of what is hidden are turned; coins get other values */
export function disguised(state: State, viewer: number | null, turn: number): State {
  const { scenario } = state
  const isOwnTile = (at: number) => {
    const tile = state.map.tiles[at] ?? null
    return tile?.kind === 'owned' && tile.owner === viewer
  }
  const faceDown = state.map.tiles.flatMap((tile) => (isFaceDown(tile) ? [tile.tile] : []))
  const turned = turnedBy(faceDown, turn)
  let next = 0
  return {
    ...state,
    random: createRandom(turn),
    players: state.players.map((player, seat) =>
      seat === viewer ? strangeBag(player, turn) : strange(player, turn, state),
    ),
    stored: state.stored.map(({ at, coins }) => ({
      at,
      coins: isOwnTile(at) ? coins : coins.map(other),
    })),
    coinBag: state.coinBag.map(other),
    map: {
      ...state.map,
      tiles: state.map.tiles.map((tile): MapTile | null =>
        isFaceDown(tile) ? { ...tile, tile: turned[next++] ?? tile.tile } : tile,
      ),
    },
    scenario:
      scenario.type === 'dragonsLair'
        ? { ...scenario, hoard: scenario.hoard.map(other) }
        : scenario.type === 'monsterHunt'
          ? { ...scenario, stack: turnedBy(scenario.stack, turn) }
          : scenario,
    agenda: state.agenda.map((task) => strangeTask(task, viewer, state)),
  }
}
function isFaceDown(tile: MapTile | null): tile is Extract<MapTile, { kind: 'neutral' }> {
  return tile?.kind === 'neutral' && !tile.faceUp
}
function turnedBy<Thing>(list: readonly Thing[], turn: number): readonly Thing[] {
  const at = list.length === 0 ? 0 : turn % list.length
  return [...list.slice(at), ...list.slice(0, at)]
}
function other(coin: Coin): Coin {
  return coin === 3 ? 1 : coin === 2 ? 3 : 2
}
/** Nobody knows in which order the own tiles will come either. */
function strangeBag(player: Player, turn: number): Player {
  return { ...player, bag: turnedBy(player.bag, turn) }
}
function strange(player: Player, turn: number, { options }: State): Player {
  const own = strangeBag({ ...player, coins: player.coins.map(other) }, turn)
  if (!options.hiddenProjects) return own
  const all = turnedBy([...own.projects, ...own.bag], turn)
  const count = own.projects.length
  return { ...own, projects: all.slice(0, count), bag: all.slice(count) }
}
function strangeTask(task: Task, viewer: number | null, { options }: State): Task {
  if (!('seat' in task) || task.seat === viewer) return task
  if (task.type === 'keep') return { ...task, coins: task.coins.map(other) }
  if (task.type === 'exchange') return { ...task, coin: other(task.coin) }
  if (task.type === 'think' && options.hiddenProjects)
    return { ...task, aside: task.aside.toReversed() }
  return task
}
