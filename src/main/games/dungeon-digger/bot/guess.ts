/** A state as it could be behind what a seat sees: what is hidden is dealt anew, from what nobody has seen. */
import {
  HUNT_TILES,
  type Coin,
  type DungeonMap,
  type HuntTile,
  type LairTile,
  type NeutralId,
  type PlayerView,
  type View,
} from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { createRandom, drawFrom, shuffle, type Random } from '../../random'
import { COINS_EACH } from '../cards/numbers'
import type { Player, Scenario, State, Task, TurnMark } from '../state'
import { tilesLeft } from './prospects'
import { goldsOf } from './standing'

/**
 * @param view of whoever is asked now
 * @returns null where what is under way cannot be told from what is seen
 */
export function guess(view: View, seat: Seat, random: Random): State | null {
  const agenda = agendaOf(view, seat)
  if (agenda === null) return null
  const [number, drawn] = drawFrom(random, 'bot', 1_000_000_000)
  const deal = new Deal(view, drawn)
  const golds = goldsOf(view)
  const players = view.players.map((player, at) => deal.player(player, at, golds[at] ?? 0))
  const stored = view.stored.map(({ at, count, coins }) => ({
    at,
    coins: coins ?? deal.coins(count),
  }))
  const scenario = scenarioOf(view, deal)
  return {
    rules: 1,
    options: view.options,
    random: createRandom(number),
    map: deal.map(view.map),
    minions: view.minions,
    taken: view.taken,
    silent: view.silent,
    players,
    pieces: view.pieces.map(({ id, seat: owner, at, converted }) => ({
      id,
      seat: owner,
      at,
      converted,
    })),
    stored,
    coinBag: deal.coins(view.coinBag),
    discarded: view.discarded,
    collapses: view.collapses,
    firstPlayer: view.firstPlayer,
    active: view.active,
    turn: { points: view.points, marks: view.marks as readonly TurnMark[] },
    round: view.round,
    // Whether others have done anything in this round is not seen: where a round was idle, it is feared that not.
    busy: view.idleRounds === 0 || view.marks.includes('worked'),
    idleRounds: view.idleRounds,
    eliminated: view.eliminated,
    scenario,
    result: null,
    agenda,
  }
}

/** The turn and what is asked in it; what else waits below is not seen. */
function agendaOf({ question, active }: View, seat: Seat): readonly Task[] | null {
  if (question?.seat !== seat || active !== seat) return null
  const turn: Task = { type: 'turn', seat }
  switch (question.type) {
    case 'turn':
      return [turn]
    case 'steps':
      return [turn, { type: 'steps', seat, left: question.left ?? 1, only: null, rally: null }]
    case 'bonus': {
      const { grants, pending } = question
      return [turn, { type: 'bonus', seat, grants, pending }]
    }
    default:
      return null
  }
}
function scenarioOf({ scenario }: View, deal: Deal): Scenario {
  switch (scenario.type) {
    case 'monsterHunt':
      return { type: 'monsterHunt', stack: [] }
    case 'sandsOfTime':
      return { type: 'sandsOfTime', clock: scenario.clock }
    case 'dwarvenCitadel':
      return { type: 'dwarvenCitadel', inside: scenario.inside }
    case 'dragonsLair': {
      const { dragon, treasure, delivered, hoard } = scenario
      return { type: 'dragonsLair', dragon, treasure, delivered, hoard: deal.coins(hoard) }
    }
    case 'none':
    case 'adventurers':
    case 'creatures':
      return scenario
  }
}

const LAIR_COUNTS: Readonly<Record<LairTile, number>> = { cave: 3, eggs: 2, dragon: 1, treasure: 1 }

/** What nobody sees, in random order. */
class Deal {
  readonly #view: View
  readonly #coins: Coin[]
  #random: Random
  constructor(view: View, random: Random) {
    this.#view = view
    this.#random = random
    const seen = [
      ...view.players.flatMap(({ coins }) => coins ?? []),
      ...view.stored.flatMap(({ coins }) => coins ?? []),
      ...view.discarded,
    ]
    const left: Coin[] = view.players.flatMap(() => COINS_EACH)
    for (const coin of seen) {
      const at = left.indexOf(coin)
      if (at >= 0) left.splice(at, 1)
    }
    this.#coins = this.#shuffled(left.map(String)).map((coin) => Number(coin) as Coin)
  }
  #shuffled<Card extends string>(cards: readonly Card[]): Card[] {
    const [shuffled, left] = shuffle(cards, this.#random, 'bot')
    this.#random = left
    return [...shuffled]
  }
  coins(count: number): readonly Coin[] {
    return this.#coins.splice(0, count)
  }
  player(view: PlayerView, at: Seat, gold: number): Player {
    const { lord, lordTurned, portal, reserve, skips } = view
    const known = view.projects ?? []
    const unseen = this.#shuffled(tilesLeft(this.#view.map, at, known))
    const drawn = view.projects === null ? unseen.splice(0, view.projectCount) : known
    const coins = view.coins ?? this.coins(view.coinCount)
    return { lord, lordTurned, portal, bag: unseen, projects: drawn, reserve, coins, gold, skips }
  }
  /** Backs are turned into what may lie under them. */
  map(map: DungeonMap): DungeonMap {
    const backs = map.tiles.filter(
      (tile) =>
        tile?.kind === 'neutral' && (tile.tile === 'hunt-back' || tile.tile === 'lair-back'),
    )
    if (backs.length === 0) return map
    const kinds = this.#shuffled(this.#kindsLeft())
    return {
      ...map,
      tiles: map.tiles.map((tile) => {
        if (tile?.kind !== 'neutral' || !backs.includes(tile)) return tile
        const kind = kinds.pop()
        return kind === undefined ? tile : { ...tile, tile: kind }
      }),
    }
  }
  #kindsLeft(): readonly NeutralId[] {
    const { map, players, scenario } = this.#view
    const isLair = scenario.type === 'dragonsLair'
    const all: NeutralId[] = isLair
      ? (Object.keys(LAIR_COUNTS) as LairTile[]).flatMap((kind) =>
          Array.from({ length: LAIR_COUNTS[kind] }, () => `lair-${kind}` as const),
        )
      : players.flatMap((): readonly HuntTile[] => HUNT_TILES)
    for (const tile of map.tiles) {
      const at = tile?.kind === 'neutral' ? all.indexOf(tile.tile) : -1
      if (at >= 0) all.splice(at, 1)
    }
    return all
  }
}
