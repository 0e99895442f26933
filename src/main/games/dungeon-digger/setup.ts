/** Setup (section 4), with Lords (15) and what each scenario lays out (16). */
import {
  ADVENTURERS,
  COIN_VALUES,
  CREATURES,
  HUNT_TILES,
  LAIR_TILES,
  LORDS,
  PORTAL,
  TILES,
  type Action,
  type LordId,
  type NeutralId,
  type NeutralTile,
  type Options,
  type Space,
} from '@shared/games/dungeon-digger'
import { drawFrom, type Random } from '../random'
import {
  CLOCK,
  COINS_EACH,
  COLLAPSES_EACH,
  HOARD,
  INGENUITY,
  SCORE_TOKENS,
  TOKENS,
} from './cards/numbers'
import { bagOf, drawFromBag } from './coins'
import { log, openDraft, push, setPlayer, shuffled, type Draft } from './draft'
import { areaOf, CENTRE, startSpaces } from './map/areas'
import { EDGES, neighbour } from '@shared/games/dungeon-digger/hexes'
import { emptyMap, placed, withTile, tileAt } from './map/tiles'
import { pushHiding } from './scenarios/monster-hunt'
import type { Piece, Player, Scenario, State, Task, TaskOf } from './state'
import { drawTiles } from './thinking'
import { putMinions, refreshGround, toReserve } from './tokens'

/** Decks of scripts, by what they hold; each seat's bag of tiles is `bag.` and its number. */
export function decksOf({ players }: Options): Readonly<Record<string, readonly string[]>> {
  const bags = Array.from({ length: players }, (_, seat) => [
    `bag.${seat}`,
    TILES.filter((tile) => tile !== PORTAL),
  ])
  return {
    coins: Array.from({ length: players }, () => COINS_EACH.map(String)).flat(),
    lords: LORDS,
    adventurers: ADVENTURERS,
    hunt: huntTiles(players),
    lair: LAIR_SEVEN,
    ...(Object.fromEntries(bags) as Record<string, readonly string[]>),
  }
}
/** Rolls of scripts, with their sides. */
export function rollsOf({ players }: Options): Readonly<Record<string, number>> {
  return { firstPlayer: players, coin: COINS_EACH.length * players }
}
const LAIR_COUNTS: Readonly<Record<(typeof LAIR_TILES)[number], number>> = {
  cave: 3,
  eggs: 2,
  dragon: 1,
  treasure: 1,
}
const LAIR_SEVEN = LAIR_TILES.flatMap((tile) =>
  Array.from({ length: LAIR_COUNTS[tile] }, () => tile),
)
function huntTiles(players: number) {
  return HUNT_TILES.flatMap((tile) => Array.from({ length: players }, () => tile))
}

/** A game before its first choice. */
export function newGame(options: Options, random: Random, rules: number): Draft {
  const count = options.players
  const [first, left] = drawFrom(random, 'firstPlayer', count)
  const none = Array.from({ length: count }, () => [] as readonly Space[])
  const blank: State = {
    rules,
    options,
    random: left,
    map: emptyMap(areaOf(count, options.scenario)),
    minions: none,
    taken: [],
    silent: [],
    players: Array.from({ length: count }, () => blankPlayer(options)),
    pieces: [],
    stored: [],
    coinBag: [],
    discarded: [],
    collapses: COLLAPSES_EACH * count,
    firstPlayer: first - 1,
    active: null,
    turn: { points: 0, marks: [] },
    round: 0,
    busy: false,
    idleRounds: 0,
    eliminated: [],
    scenario: { type: 'none' },
    result: null,
    agenda: [],
  }
  const g = openDraft(blank)
  dealLords(g)
  g.coinBag = bagOf(
    g,
    g.players.flatMap(() => COINS_EACH),
  )
  layOut(g)
  pushSetup(g)
  log(g, { type: 'begun', first: g.firstPlayer, lords: g.players.map(({ lord }) => lord) })
  for (const { id, seat } of g.pieces) {
    const piece = ADVENTURERS.find((one) => one === id)
    if (piece !== undefined && seat !== null) log(g, { type: 'adventurer-dealt', seat, piece })
  }
  for (const seat of g.players.keys()) {
    const bag = shuffled(
      g,
      TILES.filter((tile) => tile !== PORTAL),
      `bag.${seat}`,
    )
    setPlayer(g, seat, { bag })
    drawTiles(g, seat, INGENUITY)
  }
  return g
}
/** In Sands of Time no minion shows gold (16.3). */
function blankPlayer({ scenario }: Options): Player {
  return {
    lord: null,
    lordTurned: false,
    portal: null,
    bag: [],
    projects: [],
    reserve: TOKENS - (scenario === 'sandsOfTime' ? 0 : SCORE_TOKENS),
    coins: [],
    gold: 0,
    skips: false,
  }
}
function dealLords(g: Draft): void {
  const { lords } = g.options
  if (lords === 'none') return
  const dealt: readonly LordId[] = lords === 'dealt' ? shuffled(g, LORDS, 'lords') : lords
  for (const seat of g.players.keys()) setPlayer(g, seat, { lord: dealt[seat] ?? null })
}

function neutral(tile: NeutralId, faceUp: boolean): NeutralTile {
  return { kind: 'neutral', tile, faceUp, anyEdgeFits: false, markers: [] }
}
/** What lies on the board before anybody chooses, and the scenario's own state. */
function layOut(g: Draft): void {
  g.scenario = scenarioAtStart(g)
  if (g.scenario.type === 'dwarvenCitadel')
    g.map = withTile(g.map, CENTRE, neutral('citadel', true))
  if (g.scenario.type === 'dragonsLair') layLair(g)
  if (g.scenario.type === 'adventurers') g.pieces = adventurers(g)
  if (g.scenario.type === 'creatures')
    g.pieces = CREATURES.map((id): Piece => ({ id, seat: null, at: null, converted: [] }))
  refreshGround(g)
}
function scenarioAtStart(g: Draft): Scenario {
  const seats = g.players.map(() => 0)
  switch (g.options.scenario) {
    case null:
      return { type: 'none' }
    case 'monsterHunt':
      return { type: 'monsterHunt', stack: shuffled(g, huntTiles(g.players.length), 'hunt') }
    case 'adventurers':
      return { type: 'adventurers', escapes: seats }
    case 'sandsOfTime':
      return { type: 'sandsOfTime', clock: CLOCK.start }
    case 'dwarvenCitadel':
      return { type: 'dwarvenCitadel', inside: seats }
    case 'dragonsLair': {
      const hoard = Array.from({ length: HOARD }, () => drawFromBag(g) ?? COIN_VALUES[0])
      return { type: 'dragonsLair', dragon: null, treasure: null, delivered: null, hoard }
    }
    case 'creatures':
      return { type: 'creatures' }
  }
}
/** Seven tiles face down, on the centre and around it. */
function layLair(g: Draft): void {
  const spaces = [CENTRE, ...EDGES.map((edge) => neighbour(g.map.area, CENTRE, edge) ?? CENTRE)]
  const kinds = shuffled(g, LAIR_SEVEN, 'lair')
  for (const [place, at] of spaces.entries())
    g.map = withTile(g.map, at, neutral(`lair-${kinds[place] ?? 'cave'}`, false))
}
/** One each, at random; all begin on the centre. */
function adventurers(g: Draft): readonly Piece[] {
  const dealt = shuffled(g, ADVENTURERS, 'adventurers')
  return dealt
    .slice(0, g.players.length)
    .map((id, seat): Piece => ({ id, seat, at: CENTRE, converted: [] }))
}

function pushSetup(g: Draft): void {
  const first = g.firstPlayer
  const seats = g.players.map((_, step) => (first + step) % g.players.length)
  push(g, { type: 'begin', seat: first })
  if (g.options.freeThink) push(g, ...seats.map((seat): Task => ({ type: 'free-think', seat })))
  if (g.scenario.type === 'monsterHunt') pushHiding(g, seats, HUNT_TILES.length)
  push(g, ...seats.map((seat): Task => ({ type: 'portal', seat })))
}
/** In turn order, among the start spaces of the number of players; all Portals are alike on all sides. */
export const portal = {
  options(g: Draft): readonly Action[] {
    return startSpaces(g.players.length, g.options.scenario)
      .filter((at) => tileAt(g.map, at) === null)
      .map((at): Action => ({ type: 'portal', at }))
  },
  answer(g: Draft, { seat }: TaskOf<'portal'>, action: Action): void {
    if (action.type !== 'portal') return
    const { at } = action
    g.map = placed(g.map, seat, { tile: PORTAL, at, rotation: 0 })
    setPlayer(g, seat, { portal: at })
    log(g, { type: 'portal-placed', seat, at })
    toReserve(g, seat, -1)
    putMinions(g, seat, at, 1)
  },
}
