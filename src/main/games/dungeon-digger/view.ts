/** What a viewer may know of a game, and of what happens in it: coins and hidden Projects are their owner's alone. */
import type {
  DungeonMap,
  Event,
  MapTile,
  NeutralId,
  NeutralTile,
  PlayerView,
  Progress,
  Question,
  ScenarioView,
  StoredView,
  View,
} from '@shared/games/dungeon-digger'
import type { Actor, Seat } from '@shared/games/game'
import { once } from '@shared/once'
import { CLOCK, citadelCapacity } from './cards/numbers'
import { measure, outcome } from './ending'
import { forecast } from './forecast'
import { tileAt } from './map/tiles'
import { lifeOf, movementOf } from './pieces'
import { coinsOf } from './scenarios/creatures'
import type { Player, State, Task } from './state'
import { ingenuityOf, resourceLimit, resourcesInUse } from './values'

/** @param withForecast also what each listed action would come to */
export function view(state: State, viewer: Actor, withForecast = false): View {
  const { turn, agenda } = state
  const task = state.result === null ? agenda.at(-1) : undefined
  return {
    viewer,
    options: state.options,
    map: mapFor(state),
    minions: state.minions,
    taken: state.taken,
    silent: state.silent,
    players: state.players.map((player, seat) => playerView(state, player, seat, viewer)),
    stored: state.stored.map(({ at, coins }): StoredView => {
      const tile = tileAt(state.map, at)
      const isOwn = tile?.kind === 'owned' && tile.owner === viewer
      return { at, count: coins.length, coins: isOwn || isOver(state) ? coins : null }
    }),
    pieces: state.pieces.map((piece) => ({
      ...piece,
      life: lifeOf(state, piece),
      movement: movementOf(state, piece),
    })),
    coinBag: state.coinBag.length,
    discarded: state.discarded,
    collapses: state.collapses,
    firstPlayer: state.firstPlayer,
    active: state.active,
    round: state.round,
    points: turn.points,
    marks: turn.marks,
    idleRounds: state.idleRounds,
    eliminated: state.eliminated,
    scenario: scenarioView(state),
    question: task === undefined ? null : questionOf(state, task, viewer),
    result: state.result,
    outcome: outcome(state),
    measures: isOver(state) ? measuresOf(state) : null,
    forecast: withForecast ? forecast(state, viewer) : null,
  }
}
function measuresOf({ players, map }: State): View['measures'] {
  return [...players.keys()].map((seat) => ({
    tunneller: measure(map, seat, 'tunneller'),
    builder: measure(map, seat, 'builder'),
    conqueror: measure(map, seat, 'conqueror'),
  }))
}
function isOver({ result }: State): boolean {
  return result !== null
}
function playerView(state: State, player: Player, seat: Seat, viewer: Actor): PlayerView {
  const isOpen = seat === viewer || isOver(state)
  return {
    lord: player.lord,
    lordTurned: player.lordTurned,
    portal: player.portal,
    bag: player.bag.length,
    projectCount: player.projects.length,
    projects: isOpen || !state.options.hiddenProjects ? player.projects : null,
    reserve: player.reserve,
    coinCount: player.coins.length,
    coins: isOpen ? player.coins : null,
    ingenuity: ingenuityOf(state, seat),
    resources: { inUse: resourcesInUse(state, seat), limit: resourceLimit(state, seat) },
    gold: isGoldHidden(state) ? null : player.gold,
    skips: player.skips,
    isOut: state.eliminated.includes(seat),
  }
}
/** In Sands of Time it is told at the end (R41). */
function isGoldHidden(state: State): boolean {
  return state.scenario.type === 'sandsOfTime' && !isOver(state)
}

/** Tiles that lie face down show their backs to everybody; all lies open when the game is over. */
function mapFor(state: State): DungeonMap {
  return isOver(state) ? state.map : withBacks(state.map)
}
const withBacks = once((map: DungeonMap): DungeonMap =>
  map.tiles.some((tile) => isFaceDown(tile)) ? { ...map, tiles: map.tiles.map(backOf) } : map,
)
function isFaceDown(tile: MapTile | null): tile is NeutralTile {
  return tile?.kind === 'neutral' && !tile.faceUp
}
function backOf(tile: MapTile | null): MapTile | null {
  if (!isFaceDown(tile)) return tile
  const isLair = tile.tile.startsWith('lair-')
  const back: NeutralId = isLair ? 'lair-back' : 'hunt-back'
  return { ...tile, tile: back, anyEdgeFits: !isLair }
}

function scenarioView({ scenario, players }: State): ScenarioView {
  switch (scenario.type) {
    case 'monsterHunt':
      return { type: 'monsterHunt', left: scenario.stack.length }
    case 'sandsOfTime':
      return { ...scenario, last: CLOCK.each * players.length }
    case 'dwarvenCitadel':
      return { ...scenario, capacity: citadelCapacity(players.length) }
    case 'dragonsLair':
      return { ...scenario, hoard: scenario.hoard.length }
    case 'none':
    case 'adventurers':
    case 'creatures':
      return scenario
  }
}

function questionOf(state: State, task: Task, viewer: Actor): Question | null {
  if (!('seat' in task)) return null
  const isOwn = task.seat === viewer
  return {
    type: task.type,
    seat: task.seat,
    left: 'left' in task ? task.left : null,
    at: 'at' in task ? task.at : null,
    piece: 'piece' in task ? task.piece : null,
    aside: task.type === 'think' && (isOwn || !state.options.hiddenProjects) ? task.aside : null,
    grants: 'grants' in task ? task.grants : [],
    pending: task.type === 'bonus' ? task.pending : [],
    coins: isOwn ? coinsAsked(state, task) : null,
  }
}
function coinsAsked(state: State, task: Task): Question['coins'] {
  if (task.type === 'keep') return task.coins
  if (task.type === 'exchange') return [task.coin]
  return task.type === 'inherit' ? coinsOf(state, task.from) : null
}

/** A coin's value and hidden tiles are left out for whoever may not know them; gold that nobody is told of comes at the end. */
export function eventsFor(events: readonly Event[], viewer: Actor): readonly Event[] {
  return events.flatMap((event): readonly Event[] => {
    if (event.type === 'gold' && event.hidden) return []
    if (!('knownTo' in event) || event.knownTo === null) return [event]
    if (viewer !== null && event.knownTo.includes(viewer)) return [event]
    return ['tiles' in event ? { ...event, tiles: null } : { ...event, coin: null }]
  })
}
export function progress(state: State): Progress {
  const gold = isGoldHidden(state) ? null : state.players.map((player) => player.gold)
  return { round: state.round, gold }
}
