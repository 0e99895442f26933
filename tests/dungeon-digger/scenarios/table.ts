/**
 * A table for scenarios: tiles, minions, coins and Projects lie as given, draws to come are scripted. A scenario fails when
 * an action is not listed, or an invariant breaks.
 */
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import { run } from '@main/games/dungeon-digger/agenda'
import { closeDraft, openDraft } from '@main/games/dungeon-digger/draft'
import { startSpaces } from '@main/games/dungeon-digger/map/areas'
import { spaceAt } from '@shared/games/dungeon-digger/hexes'
import { placed, withTile } from '@main/games/dungeon-digger/map/tiles'
import type { Piece, Scenario, State, Task } from '@main/games/dungeon-digger/state'
import { refreshGround } from '@main/games/dungeon-digger/tokens'
import { createRandom } from '@main/games/random'
import {
  optionsSchema,
  TILES,
  type Action,
  type Coin,
  type Event,
  type EventType,
  type NeutralId,
  type NeutralTile,
  type OptionsInput,
  type PieceId,
  type RejectionCode,
  type Rotation,
  type Space,
  type TileId,
} from '@shared/games/dungeon-digger'
import * as v from 'valibot'
import { expect } from 'vitest'
import { must } from '../../must'
import { brokenInvariants } from '../rules/invariants'

/** A place of the rules page, `q,r`. */
export type Place = `${number},${number}`
export function at(place: Place): Space {
  const [q = 0, r = 0] = place.split(',').map(Number)
  return must(spaceAt({ q, r }))
}
/** `COR-1/0 -2,0` as the rules page writes it. */
export type TileAt = `${TileId}/${number} ${Place}`

export interface SeatAt {
  readonly portal?: Place
  readonly tiles?: readonly TileAt[]
  /** Where minions stand; absent: one on the Portal. */
  readonly minions?: readonly Place[]
  readonly projects?: readonly TileId[]
  /** The top of its bag. */
  readonly bag?: readonly TileId[]
  readonly coins?: readonly Coin[]
  readonly gold?: number
  readonly lordTurned?: boolean
  readonly skips?: boolean
  /** Conquest markers of this seat on tiles of others. */
  readonly markers?: readonly Place[]
}
export interface Position {
  readonly seats: readonly SeatAt[]
  readonly options?: Omit<OptionsInput, 'players'>
  readonly neutral?: readonly (readonly [tile: NeutralId, place: Place, faceDown?: 'down'])[]
  readonly stored?: readonly (readonly [Place, readonly Coin[]])[]
  /** The top of the coin bag; `coinsLeft`: no more than these are in it. */
  readonly coinBag?: readonly Coin[]
  readonly emptyCoinBag?: boolean
  readonly collapses?: number
  readonly points?: number
  readonly active?: number
  readonly pieces?: readonly (readonly [id: PieceId, seat: number, place: Place | null])[]
  readonly scenario?: Partial<Scenario>
  readonly round?: number
  /** Rounds before this one in which nothing happened. */
  readonly idleRounds?: number
  readonly rolls?: readonly number[]
  readonly agenda?: readonly Task[]
}

function neutralTile(tile: NeutralId, down: boolean, anyEdge: boolean): NeutralTile {
  const isBlock = tile === 'rock' || tile === 'collapse'
  return { kind: 'neutral', tile, faceUp: !down, anyEdgeFits: isBlock || anyEdge, markers: [] }
}

function stateAt(position: Position): State {
  const { seats, active = 0, points = 2 } = position
  const options = v.parse(optionsSchema, { ...position.options, players: seats.length })
  const rolls = (position.rolls ?? []).map((value) => ({ roll: 'coin', value }))
  const { state: fresh } = game.setup(options, createRandom(1), 1)
  const starts = startSpaces(seats.length, options.scenario)
  const portals = seats.map(({ portal }, seat) =>
    portal === undefined ? must(starts[seat]) : at(portal),
  )
  let { map } = fresh
  for (const [seat, portal] of portals.entries())
    map = placed(map, seat, { tile: 'POR-1', at: portal, rotation: 0 })
  for (const [tile, place, down] of position.neutral ?? [])
    map = withTile(map, at(place), neutralTile(tile, down === 'down', options.monsterHuntFaceDown))
  for (const [seat, { tiles = [] }] of seats.entries())
    for (const tile of tiles) map = placed(map, seat, placementOf(tile))
  for (const [seat, { markers = [] }] of seats.entries()) {
    for (const place of markers) {
      const there = must(map.tiles[at(place)])
      map = withTile(map, at(place), { ...there, markers: [...there.markers, seat] })
    }
  }
  const score = options.scenario === 'sandsOfTime' ? 0 : 2
  const minions = seats.map(({ minions: places }, seat) =>
    places === undefined ? [must(portals[seat])] : places.map(at),
  )
  const scenario = { ...fresh.scenario, ...position.scenario } as Scenario
  const stored = (position.stored ?? []).map(([place, coins]) => ({ at: at(place), coins }))
  const held: Coin[] = [
    ...seats.flatMap(({ coins = [] }) => coins),
    ...stored.flatMap(({ coins }) => coins),
    ...(scenario.type === 'dragonsLair' ? scenario.hoard : []),
  ]
  const all = seats.flatMap((): Coin[] => [1, 1, 1, 2, 2, 3])
  const top = position.coinBag ?? []
  const rest = without(all, [...held, ...top])
  const pieces =
    position.pieces === undefined
      ? fresh.pieces
      : [
          ...position.pieces.map(([id, seat, place]): Piece => ({
            id,
            seat,
            at: place === null ? null : at(place),
            converted: [],
          })),
          ...fresh.pieces.filter(
            ({ id, seat }) => seat === null && !position.pieces?.some(([one]) => one === id),
          ),
        ]
  const draft = openDraft({
    ...fresh,
    random: createRandom(1, { rolls }),
    map,
    minions,
    pieces,
    players: seats.map((given, seat) => {
      const { tiles = [], projects = [], bag = [], markers = [] } = given
      const own = ['POR-1', ...tiles.map((tile) => placementOf(tile).tile), ...projects, ...bag]
      const inside = scenario.type === 'dwarvenCitadel' ? (scenario.inside[seat] ?? 0) : 0
      return {
        ...must(fresh.players[seat]),
        portal: must(portals[seat]),
        projects,
        bag: [...bag, ...TILES.filter((tile) => !own.includes(tile))],
        coins: given.coins ?? [],
        gold: given.gold ?? 0,
        skips: given.skips ?? false,
        lordTurned: given.lordTurned ?? false,
        reserve: 15 - score - must(minions[seat]).length - markers.length - inside,
      }
    }),
    stored,
    coinBag: position.emptyCoinBag === true ? top : [...top, ...rest],
    discarded: position.emptyCoinBag === true ? rest : [],
    collapses: position.collapses ?? fresh.collapses,
    firstPlayer: 0,
    active,
    turn: { points, marks: [] },
    round: position.round ?? 1,
    idleRounds: position.idleRounds ?? 0,
    scenario,
    agenda: position.agenda ?? [{ type: 'turn', seat: active }],
  })
  refreshGround(draft)
  run(draft)
  return closeDraft(draft)
}
function without(all: readonly Coin[], taken: readonly Coin[]): readonly Coin[] {
  const left = [...all]
  for (const coin of taken) {
    const found = left.indexOf(coin)
    if (found < 0) throw new Error(`there is no coin ${coin} left`)
    left.splice(found, 1)
  }
  return left
}
export function placementOf(tile: TileAt) {
  const [what = '', place = ''] = tile.split(' ')
  const [id = '', rotation = '0'] = what.split('/')
  return { tile: id as TileId, at: at(place as Place), rotation: Number(rotation) as Rotation }
}

export class Table {
  state: State
  /** Of the last `play`. */
  events: readonly Event[] = []
  reveals = false
  constructor(position: Position) {
    this.state = stateAt(position)
    expect(brokenInvariants(this.state)).toEqual([])
  }
  get seat(): number {
    return must(game.asked(this.state)[0] ?? null)
  }
  /** By whoever is asked, one after the other. */
  play(...actions: readonly Action[]): this {
    const events: Event[] = []
    for (const action of actions) {
      const applied = game.apply(this.state, this.seat, action)
      if (!applied.ok)
        throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(applied.rejection)}`)
      this.state = applied.state
      this.reveals = applied.reveals
      events.push(...applied.events)
      expect(brokenInvariants(this.state)).toEqual([])
    }
    this.events = events
    return this
  }
  why(action: Action): RejectionCode | null {
    return (game.whyNot(this.state, this.seat, action)?.code as RejectionCode | undefined) ?? null
  }
  rejection(action: Action) {
    return game.whyNot(this.state, this.seat, action)
  }
  listed(type: Action['type']): readonly Action[] {
    return game.legalActions(this.state, this.seat).filter((action) => action.type === type)
  }
  get kinds(): readonly string[] {
    return [...new Set(game.legalActions(this.state, this.seat).map(({ type }) => type))]
  }
  happened<Type extends EventType>(type: Type): readonly Extract<Event, { type: Type }>[] {
    return this.events.filter(
      (event): event is Extract<Event, { type: Type }> => event.type === type,
    )
  }
  player(seat: number) {
    return must(this.state.players[seat])
  }
  count(seat: number, place: Place): number {
    return must(this.state.minions[seat]).filter((space) => space === at(place)).length
  }
  markers(place: Place): readonly number[] {
    return must(this.state.map.tiles[at(place)]).markers
  }
}
export function tableAt(position: Position): Table {
  return new Table(position)
}
export function work(tile: TileAt): Action {
  return { type: 'work', ...placementOf(tile) }
}
export function step(from: Place, size: number, to: Place, carrier?: boolean): Action {
  return {
    type: 'step',
    from: at(from),
    size,
    to: at(to),
    ...(carrier !== undefined && { carrier }),
  }
}
export const move: Action = { type: 'move' }
export const stop: Action = { type: 'stop' }
export const endTurn: Action = { type: 'end-turn' }
