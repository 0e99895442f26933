/** Which games count in statistics, and which of their seats. */
import * as v from 'valibot'
import type { StatisticsScope } from '@shared/api'
import { dayPlayed } from '@shared/days'
import type { Seat, Standing } from '@shared/games/game'
import type { CampaignId, PlayerId } from '@shared/ids'
import { lookOf } from '@shared/players'
import { once } from '@shared/once'
import type { CountedGame, CountedTally, TalliedTable } from '../games/counted-games'
import type { Game } from '../games/game'
import { rowCache } from '../store/row-cache'
import type { StoredRecord } from '../store/stored-records'
import type { CampaignParts } from './lookups'
import { untilChanged } from '../store/kept'
import { readableEnd } from './record-view'

/** A game that ended, all its seats counted. */
interface Ended {
  readonly counted: CountedGame
  readonly standings: readonly Standing[]
}

/** A game outside campaigns that ended, with who sat where. */
interface EndedSingle extends Ended {
  readonly sat: readonly { readonly player: PlayerId | null }[]
}

/** A tally with the moment and the day of its game. */
type DatedTally = CountedTally & Pick<CountedGame, 'endedAt' | 'day'>

/** Which seats count; null: all of them, of games in this campaign or in any and in none. */
interface Scope {
  readonly campaign: CampaignId | null
  /** The ids of one person. */
  readonly players: ReadonlySet<PlayerId> | null
  readonly singles: boolean
}

/**
 * Counts the games of one kind. Games in the bin do not count. Games outside campaigns leave no record: how they
 * ended and who sat there, only their tables know. What is made of a game is kept until its row changes.
 */
export function gameCounter({ queries }: CampaignParts, game: Game) {
  const endedGame = (parts: Omit<CountedGame, 'seats' | 'won'>): Ended => {
    const standings = game.standings(parts.outcome)
    const seats = [...standings.keys()]
    return { counted: { ...parts, seats, won: hasWon(standings, seats) }, standings }
  }
  /** Null: it is damaged, and costs no other its place. */
  const ofRecord = once((record: StoredRecord): Ended | null => {
    const { endedAt, day } = record
    const read = readableEnd(record, game)
    if (read === null) return null
    return endedGame({ endedAt, day, outcome: read.outcome, record, table: record.table })
  })
  /** Null: it is damaged. */
  const ofSingle = rowCache((row): EndedSingle | null => {
    const table = queries.storedTable(row)
    const read = v.safeParse(game.schemas.outcome, table?.outcome)
    if (table === null || !read.success) return null
    const { id, updatedAt: endedAt, seats } = table
    const day = dayPlayed(table)
    const ended = endedGame({ endedAt, day, outcome: read.output, record: null, table: id })
    return { ...ended, sat: seats }
  })
  const singles = (): readonly EndedSingle[] =>
    queries.endedSingleVersions(game.id).flatMap((version) => ofSingle(version) ?? [])
  /** Single games of a scope; of a player's, the seats where that player sat. */
  const singlesIn = ({ singles: wanted, players }: Scope): readonly CountedGame[] => {
    if (!wanted) return []
    return singles().flatMap(({ counted, standings, sat }) =>
      players === null ? [counted] : countedFor({ counted, standings }, sat, players),
    )
  }

  const scopeOf = (scope: StatisticsScope): Scope => {
    switch (scope.of) {
      case 'everything':
        return { campaign: null, players: null, singles: true }
      case 'campaign':
        return { campaign: scope.campaign, players: null, singles: false }
      case 'player':
        return { campaign: null, players: idsOf(scope.player), singles: true }
    }
  }
  /** A person has several where names were joined. */
  const idsOf = (name: string): ReadonlySet<PlayerId> => {
    const wanted = lookOf(name)
    const names = [...queries.playerNames()]
    return new Set(names.filter(([, called]) => lookOf(called) === wanted).map(([id]) => id))
  }

  /** The seats of a game of so many; one list serves all games. */
  const seatLists = new Map<number, readonly Seat[]>()
  const everySeat = (count: number): readonly Seat[] => {
    const seats = seatLists.get(count) ?? Array.from({ length: count }, (_, seat) => seat)
    seatLists.set(count, seats)
    return seats
  }
  const gamesNow = (): string => queries.stateOf('records', 'endings', 'campaigns', 'players')
  const keptRecords = untilChanged<readonly StoredRecord[]>(() =>
    queries.stateOf('records', 'campaigns'),
  )
  const keptGames = untilChanged<readonly CountedGame[]>(gamesNow)
  const keptTallies = untilChanged<readonly DatedTally[]>(
    () => `${gamesNow()} ${queries.stateOf('tables', 'tallies')}`,
  )
  /** The game's readable records, of every campaign that is not in the bin, the oldest first. */
  const records = (): readonly StoredRecord[] =>
    keptRecords('', () =>
      queries.recordVersions(game.id).flatMap((version) => {
        const record = queries.storedRecord(version)
        return record === null || ofRecord(record) === null ? [] : [record]
      }),
    )
  /** The games that count, the oldest first. */
  const games = (of: StatisticsScope): readonly CountedGame[] =>
    keptGames(JSON.stringify(of), () => gamesIn(of))
  const gamesIn = (of: StatisticsScope): readonly CountedGame[] => {
    const scope = scopeOf(of)
    const counted = records().flatMap((record): readonly CountedGame[] => {
      if (scope.campaign !== null && record.campaign !== scope.campaign) return []
      const ended = ofRecord(record)
      if (ended === null) return []
      const { counted: whole } = ended
      if (scope.players !== null) return countedFor(ended, record.seats, scope.players)
      return whole.seats.length === 0 ? [] : [whole]
    })
    return [...counted, ...singlesIn(scope)].toSorted(byDate)
  }
  /** The tallies of tables on which a seat counts. */
  const talliesIn = (
    tables: readonly TalliedTable[],
    of: StatisticsScope,
  ): readonly DatedTally[] => {
    const scope = scopeOf(of)
    const gameOf = new Map(games(of).map((counted) => [counted.table, counted]))
    return tables.flatMap((table) => {
      if (table.game !== game.id) return []
      const { id, campaign, status, options, players, tally, updatedAt } = table
      const ended = gameOf.get(id) ?? null
      const record = ended?.record ?? null
      // A game that ended counts as its record does.
      if (campaign !== null && status === 'ended' && record === null) return []
      if (!scope.singles && campaign === null) return []
      if (scope.campaign !== null && campaign !== scope.campaign) return []
      const all = everySeat(game.seats(options))
      const seats =
        scope.players === null
          ? all
          : seatsOf(
              all.map((seat) => ({
                player: record?.seats[seat]?.player ?? players[seat] ?? null,
              })),
              all,
              scope.players,
            )
      if (seats.length === 0) return []
      const { endedAt, day } = ended ?? { endedAt: updatedAt, day: dayPlayed(table) }
      return [{ options, tally, seats, endedAt, day }]
    })
  }

  return {
    /** Reads every game there is, one at a time. */
    *prepare(): Generator<void, void> {
      for (const version of queries.recordVersions(game.id)) {
        const record = queries.storedRecord(version)
        if (record !== null) ofRecord(record)
        yield
      }
      games({ of: 'everything' })
    },
    records,
    /** Everyone who has played a game that counts. */
    players: (): ReadonlySet<PlayerId> => {
      const sat = [...records().map(({ seats }) => seats), ...singles().map((one) => one.sat)]
      return new Set(sat.flat().flatMap(({ player }) => player ?? []))
    },
    /** Those of a scope, the oldest first. */
    recordsIn: (of: StatisticsScope): readonly StoredRecord[] => {
      const { campaign, players } = scopeOf(of)
      return records().filter(
        (record) =>
          (campaign === null || record.campaign === campaign) &&
          (players === null ||
            record.seats.some(({ player }) => player !== null && players.has(player))),
      )
    },
    games,
    tallies: (tables: readonly TalliedTable[], of: StatisticsScope): readonly DatedTally[] =>
      keptTallies(JSON.stringify(of), () => talliesIn(tables, of)),
  }
}
export type GameCounter = ReturnType<typeof gameCounter>

/** A game as it counts for one person; nothing where that person did not sit at it. */
function countedFor(
  { counted, standings }: Ended,
  sat: readonly { readonly player: PlayerId | null }[],
  players: ReadonlySet<PlayerId>,
): readonly CountedGame[] {
  const seats = seatsOf(sat, counted.seats, players)
  return seats.length === 0 ? [] : [{ ...counted, seats, won: hasWon(standings, seats) }]
}

/** Of a player's games only the seats count where this player sat. */
function seatsOf(
  sat: readonly { readonly player: PlayerId | null }[],
  all: readonly Seat[],
  players: ReadonlySet<PlayerId>,
): readonly Seat[] {
  return all.filter((seat) => {
    const player = sat[seat]?.player ?? null
    return player !== null && players.has(player)
  })
}

function hasWon(standings: readonly Standing[], seats: readonly Seat[]): boolean {
  return seats.some((seat) => standings[seat]?.won === true)
}

function byDate(a: CountedGame, b: CountedGame): number {
  return a.endedAt < b.endedAt ? -1 : a.endedAt > b.endedAt ? 1 : 0
}
