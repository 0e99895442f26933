/**
 * Games as plays for BG Stats (docs/bg-stats.md). References are numbers within the file; uuids follow from
 * what they name, so a play exported again is the same play there.
 */
import { v5 } from 'uuid'
import { bossName, dungeonName, heroName, tierName } from '@shared/games/one-deck-dungeon/keys'
import type { CampaignContent, Content, RecordContent, TableContent } from '@shared/content'
import { compareText } from '@shared/file-parts'
import { dungeonOf } from '../games/one-deck-dungeon/checkmarks'
import { catalogue } from '../games/one-deck-dungeon/cards'
import { gamesOf } from './csv'
import type { Words } from './words'

/** The namespace of the uuids of this file; never to be changed. */
const NAMESPACE = '6d0b0f0e-5a3f-4bd9-9a54-6f2f4a0d7c11'
const BGG_ID = 179275
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

/** @param words of the language that says where and how each game was played */
export const makeBgStats = (content: Content, words: Words): BgStatsFile => {
  const campaigns = new Map(content.campaigns.map((campaign) => [campaign.id, campaign]))
  const tables = new Map(content.tables.map((table) => [table.id, table]))
  const records = gamesOf(content, campaigns)
  const names = [
    ...new Set(records.flatMap(({ seats }) => seats.map(({ player }) => player ?? ANONYMOUS))),
  ].toSorted(compareText)
  const first = stamp(records[0]?.endedAt ?? new Date(0).toISOString())
  return {
    about: `${words.say('app.name')}: ${words.say('odd.name')}`,
    games: [gameOf(words, first)],
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
      name: name === ANONYMOUS ? words.say('odd.print.anonymous') : name,
      isAnonymous: name === ANONYMOUS,
      modificationDate: first,
    })),
    plays: records.map((record) =>
      playOf(record, {
        words,
        names,
        campaign: campaigns.get(record.campaign),
        table: record.table === null ? undefined : tables.get(record.table),
      }),
    ),
    userInfo: { meRefId: names.findIndex((name) => name !== ANONYMOUS) + 1 },
  }
}

const gameOf = (words: Words, modificationDate: string) => ({
  uuid: v5('game', NAMESPACE),
  id: GAME_REF,
  name: words.say('odd.name'),
  bggId: BGG_ID,
  bggName: 'One Deck Dungeon',
  bggYear: 2016,
  cooperative: true,
  highestWins: true,
  noPoints: true,
  usesTeams: false,
  isBaseGame: 1,
  isExpansion: 0,
  minPlayerCount: 1,
  maxPlayerCount: 4,
  modificationDate,
})

interface Circumstances {
  readonly words: Words
  readonly names: readonly string[]
  readonly campaign: CampaignContent | undefined
  readonly table: TableContent | undefined
}

const playOf = (record: RecordContent, circumstances: Circumstances): BgStatsPlay => {
  const { outcome, seats, endedAt } = record
  const { words, names, campaign, table } = circumstances
  const { say } = words
  const won = outcome.result === 'won'
  const startedAt = table?.startedAt ?? endedAt
  const tier = outcome.tier === null ? [] : [say(tierName(outcome.tier))]
  return {
    uuid: v5(`play ${record.id}`, NAMESPACE),
    modificationDate: stamp(record.stamps.facts ?? endedAt),
    entryDate: stamp(endedAt),
    playDate: stamp(startedAt),
    playDateYmd: Number(startedAt.slice(0, 10).replaceAll('-', '')),
    durationMin: minutesBetween(startedAt, endedAt),
    gameRefId: GAME_REF,
    locationRefId: LOCATION_REF,
    board: [say(dungeonName(outcome.dungeon)), ...tier].join('／'),
    comments: [campaign?.name, bossOf(record, words), record.note]
      .filter((text) => text !== undefined && text !== '')
      .join('\n'),
    rounds: outcome.turns ?? 0,
    usesTeams: false,
    ignored: false,
    manualWinner: true,
    rating: 0,
    importPlayId: record.id,
    scoringSetting: 0,
    playerScores: outcome.heroes.map((hero, seat) => ({
      playerRefId: names.indexOf(seats[seat]?.player ?? ANONYMOUS) + 1,
      role: say(heroName(hero)),
      score: '',
      winner: won,
      newPlayer: false,
      startPlayer: seat === 0,
      rank: 0,
      seatOrder: seat + 1,
    })),
  }
}

const bossOf = ({ outcome }: RecordContent, { say }: Words): string =>
  outcome.bossDefeated ? `${say(bossName(dungeonOf(outcome.dungeon, catalogue).boss))} ✓` : ''

/** As BG Stats writes moments, in UTC as all our files have them. */
const stamp = (at: string): string => at.slice(0, 19).replace('T', ' ')

/** A game left lying overnight says nothing about how long it took. */
const minutesBetween = (from: string, to: string): number => {
  const minutes = Math.round((Date.parse(to) - Date.parse(from)) / 60_000)
  return minutes > 0 && minutes <= MOST_MINUTES ? minutes : 0
}
