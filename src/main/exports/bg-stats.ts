/**
 * Games as plays for BG Stats (docs/bg-stats.md). References are numbers within the file; uuids follow from
 * what they name, so a play exported again is the same play there.
 */
import { v5 } from 'uuid'
import type { Content as StoredContent, Named } from '@shared/content'
import { localDay } from '@shared/days'
import type { Day } from '@shared/days'
import { compareText } from '@shared/file-parts'
import { GAMES } from '@shared/games'
import type { Phrase } from '@shared/games/game'
import type { Game } from '../games/game'
import { gamesOf } from './csv'
import { sayPhrase } from './phrase'
import type { Instant } from '@shared/ids'
import type { Words } from '@shared/words'

/** Content with its players by name. */
type Content = Named<StoredContent>
type CampaignContent = Content['campaigns'][number]
type RecordContent = Content['records'][number]
type TableContent = Content['tables'][number]

/** The namespace of the uuids of this file; never to be changed. */
const NAMESPACE = '6d0b0f0e-5a3f-4bd9-9a54-6f2f4a0d7c11'
const GAME_REF = 1
const LOCATION_REF = 1
const MOST_MINUTES = 24 * 60

export interface BgStatsFile {
  readonly about: string
  readonly games: readonly Readonly<Record<string, unknown>>[]
  readonly locations: readonly Readonly<Record<string, unknown>>[]
  readonly players: readonly BgStatsPlayer[]
  readonly plays: readonly BgStatsPlay[]
  readonly userInfo: { readonly meRefId: number }
}
interface BgStatsPlayer {
  readonly uuid: string
  readonly id: number
  readonly name: string
  readonly isAnonymous: boolean
  readonly modificationDate: string
}
export interface BgStatsPlay {
  readonly uuid: string
  readonly playDate: string
  readonly playDateYmd: number
  readonly playerScores: readonly Readonly<Record<string, unknown>>[]
  readonly [field: string]: unknown
}

/** A seat whose player nobody has named. */
const ANONYMOUS = ''

/**
 * @param game whose plays these are
 * @param words of the language that says where and how each game was played
 */
export function makeBgStats(content: Content, game: Game, words: Words): BgStatsFile {
  const campaigns = new Map(content.campaigns.map((campaign) => [campaign.id, campaign]))
  const tables = new Map(content.tables.map((table) => [table.id, table]))
  const records = gamesOf(content, game)
  const names = [
    ...new Set(records.flatMap(({ seats }) => seats.map(({ player }) => player ?? ANONYMOUS))),
  ].toSorted(compareText)
  const first = stamp(records[0]?.endedAt ?? new Date(0).toISOString())
  return {
    about: `${words.say('app.name')}: ${sayPhrase(words, game.phrases.name)}`,
    games: [gameOf(game, words, first)],
    locations: [
      {
        uuid: v5('location', NAMESPACE),
        id: LOCATION_REF,
        name: words.say('app.name'),
        modificationDate: first,
      },
    ],
    players: names.map((name, at) => ({
      uuid: v5(`player ${name}`, NAMESPACE),
      id: at + 1,
      name: name === ANONYMOUS ? words.say('record.anonymous') : name,
      isAnonymous: name === ANONYMOUS,
      modificationDate: first,
    })),
    plays: records.map((record) =>
      playOf(record, {
        game,
        words,
        names,
        campaign: campaigns.get(record.campaign),
        table: record.table === null ? undefined : tables.get(record.table),
      }),
    ),
    userInfo: { meRefId: names.findIndex((name) => name !== ANONYMOUS) + 1 },
  }
}

function gameOf({ id, phrases, files }: Game, words: Words, modificationDate: string) {
  return {
    uuid: v5(gameName(id), NAMESPACE),
    id: GAME_REF,
    name: sayPhrase(words, phrases.name),
    bggId: files.bgStats.bggId,
    bggName: files.bgStats.name,
    bggYear: files.bgStats.year,
    cooperative: files.bgStats.cooperative,
    highestWins: true,
    noPoints: !files.bgStats.scored,
    usesTeams: false,
    isBaseGame: 1,
    isExpansion: 0,
    minPlayerCount: files.bgStats.players[0],
    maxPlayerCount: files.bgStats.players[1],
    modificationDate,
  }
}

/** The first game has the plain name that it always had. */
function gameName(id: Game['id']): string {
  return id === FIRST ? 'game' : `game ${id}`
}
const FIRST = GAMES[0]

interface Circumstances {
  readonly game: Game
  readonly words: Words
  readonly names: readonly string[]
  readonly campaign: CampaignContent | undefined
  readonly table: TableContent | undefined
}

function playOf(record: RecordContent, circumstances: Circumstances): BgStatsPlay {
  const { outcome, seats, endedAt, day } = record
  const { game, words, names, campaign, table } = circumstances
  const { board, roles, beaten, rounds } = game.files.bgStats.play(outcome)
  const { scored } = game.files.bgStats
  const startedAt = table?.startedAt ?? endedAt
  const overcome = beaten === null ? '' : `${sayPhrase(words, beaten)} ✓`
  return {
    uuid: v5(`play ${record.id}`, NAMESPACE),
    modificationDate: stamp(record.stamps.facts ?? endedAt),
    entryDate: stamp(endedAt),
    playDate: playedOn(day, [startedAt, endedAt]),
    playDateYmd: Number(day.replaceAll('-', '')),
    durationMin: minutesBetween(startedAt, endedAt),
    gameRefId: GAME_REF,
    locationRefId: LOCATION_REF,
    board: board.map((part) => sayPhrase(words, part)).join('／'),
    comments: [campaign?.name, overcome, record.note]
      .filter((text) => text !== undefined && text !== '')
      .join('\n'),
    rounds,
    usesTeams: false,
    ignored: false,
    manualWinner: true,
    rating: 0,
    importPlayId: record.id,
    scoringSetting: 0,
    playerScores: game.standings(outcome).map(({ rank, score, won }, seat) => ({
      playerRefId: names.indexOf(seats[seat]?.player ?? ANONYMOUS) + 1,
      role: roleOf(roles[seat] ?? null, words),
      score: score === null ? '' : String(score),
      winner: won ?? false,
      newPlayer: false,
      startPlayer: seat === 0,
      rank: scored ? rank : 0,
      seatOrder: seat + 1,
    })),
  }
}

function roleOf(role: Phrase | null, words: Words): string {
  return role === null ? '' : sayPhrase(words, role)
}

/** As BG Stats writes moments: as the clock on the wall shows them. */
function stamp(at: Instant): string {
  const date = new Date(at)
  const parts = [date.getHours(), date.getMinutes(), date.getSeconds()]
  return `${localDay(at)} ${parts.map((part) => String(part).padStart(2, '0')).join(':')}`
}

/** The day of a game and the first of its moments that lies on it here; noon, where it was played elsewhere. */
function playedOn(day: Day, moments: readonly Instant[]): string {
  const at = moments.find((moment) => localDay(moment) === day)
  return at === undefined ? `${day} 12:00:00` : stamp(at)
}

/** A game left lying overnight says nothing about how long it took. */
function minutesBetween(from: string, to: string): number {
  const minutes = Math.round((Date.parse(to) - Date.parse(from)) / 60_000)
  return minutes > 0 && minutes <= MOST_MINUTES ? minutes : 0
}
