/** A library as years of play leave it: campaigns with sheets and games, and games outside campaigns; always the same one. */
import { v5 } from 'uuid'
import * as v from 'valibot'
import { localDay } from '@shared/days'
import type {
  CampaignContent,
  PlayerContent,
  RecordContent,
  SheetContent,
  TableContent,
} from '@shared/content'
import { HEROES, TALENTS } from '@shared/games/one-deck-dungeon'
import { campaignId, recordId, sheetId, tableId } from '@shared/ids'
import type { CampaignId, PlayerId, SheetId, TableId } from '@shared/ids'
import { playerIdOf } from '@shared/players'
import { games } from '@main/games'
import { outcomeRules } from '@main/games/outcomes'
import { recordOfTable } from '@main/store/derived-ids'
import { exchangeQueries } from '@main/store/exchange-queries'
import type { ExchangeQueries } from '@main/store/exchange-queries'
import { openStore } from '@main/store/store'
import { playedGames, RULES, tallyVersion } from './library-games'
import type { PlayedGame } from './library-games'

const GAME = 'one-deck-dungeon'
/** What part of all games is of each campaign; the rest are single games. */
const CAMPAIGNS = [0.36, 0.18, 0.12, 0.08, 0.06, 0.04, 0.02, 0.02, 0.02] as const
const UNDER_WAY = 20
const PLAYERS = 24
/** Every so many games of a campaign one is played with the cards. */
const BY_HAND = 20
/** The first games of a sheet place a checkmark each. */
const MARKED = 12

const NAMESPACE = '0c8cf5a4-64f8-4c8c-8d52-3b1a5a1e2d11'
const START = Date.UTC(2018, 0, 1)
const HOUR = 3_600_000
const SECOND = 1_000

export interface Library {
  readonly campaigns: readonly CampaignId[]
  /** The campaign with the most games. */
  readonly largest: CampaignId
  readonly player: string
  readonly underWay: readonly TableId[]
}

interface Campaign {
  readonly id: CampaignId
  readonly number: number
  readonly games: number
  readonly sheets: readonly SheetContent[]
  /** How many games each sheet was in so far. */
  readonly played: Map<SheetId, number>
}

/** One game of the library: which one, and whose. */
interface Place {
  readonly number: number
  readonly game: PlayedGame
  readonly campaign: Campaign | null
}

/** Fills an empty data folder with so many finished games, and some under way. */
export async function fillLibrary(dataDir: string, count: number): Promise<Library> {
  const store = await openStore({ dataDir, version: '0.1.0', now: () => new Date() })
  try {
    const queries = exchangeQueries(store.db, outcomeRules(games))
    return queries.transaction(() => putLibrary(queries, count))
  } finally {
    store.close()
  }
}

function putLibrary(queries: ExchangeQueries, count: number): Library {
  const { ended, underWay } = playedGames(count, Math.min(UNDER_WAY, count))
  for (let number = 0; number < PLAYERS; number += 1) queries.putPlayer(player(number))
  const campaigns = CAMPAIGNS.map((share, number) => campaign(number, Math.round(share * count)))
  for (const { id, number, sheets } of campaigns) {
    queries.putCampaign(campaignContent(id, number))
    for (const sheet of sheets) queries.putSheet(sheet)
  }
  // Evenings change between campaigns: the games of each stand among those of the others.
  const turns = campaigns.flatMap((one) => Array.from({ length: one.games }, (): Campaign => one))
  for (let number = 0; number < count; number += 1) {
    const turn = (number * STRIDE) % count
    const home = turns[turn] ?? null
    const game = at(home === null ? ended : ended.filter(isForCampaigns), number)
    putEnded(queries, { number, game, campaign: home })
  }
  const going = underWay.map((game, number): TableContent => {
    const home = number % 2 === 0 && isForCampaigns(game) ? at(campaigns, number) : null
    return table({ number: count + number, game, campaign: home })
  })
  for (const [number, one] of going.entries()) putTable(queries, one, at(underWay, number))
  const [largest] = campaigns
  if (largest === undefined) throw new Error('A library has campaigns.')
  return {
    campaigns: campaigns.map(({ id }) => id),
    largest: largest.id,
    player: nameOf(0),
    underWay: going.map(({ id }) => id),
  }
}
/** Only games of a tier are played in campaigns. */
function isForCampaigns({ options }: PlayedGame): boolean {
  return options.tier !== null
}
/** A prime, so that it goes round any number of games. */
const STRIDE = 7_919

function putEnded(queries: ExchangeQueries, place: Place): void {
  const { number, game, campaign: home } = place
  const played = table(place)
  const isByHand = home !== null && number % BY_HAND === 0
  if (!isByHand) putTable(queries, played, game)
  if (home !== null) queries.putRecord(record(place, home, isByHand ? null : played))
}

/** With what the game adds up to, as an import does, but not with where it stands: as releases did that had no snapshots then. */
function putTable(queries: ExchangeQueries, one: TableContent, game: PlayedGame): void {
  const { reveals, tally } = game
  queries.putTable(one, { reveals, snapshot: null })
  const revision = queries.revision(one.id)
  queries.putTally({ table: one.id, rulesVersion: RULES, tallyVersion, revision, tally })
}

function at<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

function uuid(kind: string, number: number): string {
  return v5(`${kind} ${number}`, NAMESPACE)
}

function nameOf(number: number): string {
  return `Player ${number}`
}
function player(number: number): PlayerContent {
  const name = nameOf(number)
  return {
    id: playerIdOf(name),
    name,
    joinedTo: null,
    stamps: {},
    bases: {},
    earlier: { name: [] },
  }
}

function momentOf(number: number): string {
  return new Date(START + number * 14 * HOUR).toISOString()
}

function campaignContent(id: CampaignId, number: number): CampaignContent {
  const fixed = { id, game: GAME, createdAt: momentOf(number), name: `Campaign ${number}` }
  const earlier = { name: [], notes: [] }
  return { ...fixed, notes: '', archivedAt: null, deletedAt: null, stamps: {}, bases: {}, earlier }
}

function campaign(number: number, count: number): Campaign {
  const id = v.parse(campaignId, uuid('campaign', number))
  const sheets = HEROES.map((role, seat) => ({
    id: v.parse(sheetId, uuid(`sheet of ${role}`, number)),
    campaign: id,
    role,
    createdAt: momentOf(number),
    player: playerIdOf(nameOf((number * 3 + seat) % PLAYERS)),
    deletedAt: null,
    paper: null,
    stamps: {},
    bases: {},
    earlier: { paper: [] },
  }))
  return { id, number, games: count, sheets, played: new Map() }
}

/** Who sits where: in a campaign each hero's sheet, in a single game its players alone. */
function seatsOf({ number, game, campaign: home }: Place): readonly {
  readonly sheet: SheetId | null
  readonly player: PlayerId
  readonly bot: null
}[] {
  return game.options.heroes.map(({ hero }, seat) => {
    const own = home?.sheets.find(({ role }) => role === hero)
    const guest = playerIdOf(nameOf((number + seat) % PLAYERS))
    return { sheet: own?.id ?? null, player: own?.player ?? guest, bot: null }
  })
}

function table(place: Place): TableContent {
  const { number, game, campaign: home } = place
  const { options, seed, script, actions, outcome, progress } = game
  const end = Date.parse(momentOf(number))
  const updatedAt = new Date(end).toISOString()
  const startedAt = new Date(end - actions.length * SECOND).toISOString()
  return {
    id: v.parse(tableId, uuid('table', number)),
    game: GAME,
    rulesVersion: RULES,
    campaign: home?.id ?? null,
    series: null,
    daily: null,
    options: {
      ...options,
      heroes: options.heroes.map((one, seat) => ({
        ...one,
        player: nameOf((number + seat) % PLAYERS),
      })),
    },
    seed,
    script,
    seats: [...seatsOf(place)],
    startedAt,
    status: outcome === null ? 'playing' : 'ended',
    outcome,
    progress,
    updatedAt,
    day: outcome === null ? null : updatedAt.slice(0, 10),
    deletedAt: null,
    stamps: outcome === null ? {} : { status: updatedAt },
    bases: {},
    actions: actions.map((action, step) => ({
      action,
      takenAt: new Date(end - (actions.length - step) * SECOND).toISOString(),
      seat: null,
      bot: null,
    })),
  }
}

function record(place: Place, home: Campaign, played: TableContent | null): RecordContent {
  const { number, game } = place
  const endedAt = momentOf(number)
  const seats = [...seatsOf(place)]
  if (game.outcome === null) throw new Error('A record is of a game that ended.')
  return {
    id: played === null ? v.parse(recordId, uuid('record', number)) : recordOfTable(played.id),
    campaign: home.id,
    game: GAME,
    table: played?.id ?? null,
    series: null,
    endedAt,
    day: localDay(endedAt),
    outcome: game.outcome,
    seats,
    note: number % 10 === 0 ? `Evening ${number}` : '',
    deletedAt: null,
    stamps: { facts: endedAt },
    bases: {},
    earlier: { note: [] },
    marks: seats.flatMap(({ sheet }) => {
      if (sheet === null) return []
      const before = home.played.get(sheet) ?? 0
      home.played.set(sheet, before + 1)
      const marks = before < MARKED ? [{ talent: at(TALENTS, before), color: 'green' }] : []
      return [{ sheet, changedAt: endedAt, settled: true, marks, earlier: [] }]
    }),
    history: [],
  }
}
