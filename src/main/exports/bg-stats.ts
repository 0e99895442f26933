/**
 * Games as plays for BG Stats (docs/bg-stats.md). References are numbers within the file; uuids follow from
 * what they name, so a play exported again is the same play there.
 */
import { v5 } from 'uuid'
import type { Content, Named } from '@shared/content'
import { localDay } from '@shared/days'
import type { Day } from '@shared/days'
import { GAMES } from '@shared/games'
import type { Phrase, Standing } from '@shared/games/game'
import { eachPlayer, lookOf } from '@shared/players'
import type { Game } from '../games/game'
import { finishedGames } from './finished-games'
import type { FinishedGame } from './finished-games'
import { localTime } from './local-time'
import { sayPhrase } from './phrase'
import type { Instant } from '@shared/ids'
import type { Words } from '@shared/words'

/** The namespace of the uuids of this file; never to be changed. */
const NAMESPACE = '6d0b0f0e-5a3f-4bd9-9a54-6f2f4a0d7c11'
const GAME_REF = 1
const LOCATION_REF = 1
const MOST_MINUTES = 24 * 60
/** Between several boards or roles in one field: by this sign BG Stats takes them apart. */
const SEPARATOR = '／'

type BgStatsScore = ReturnType<typeof scoreOf>

/** A seat whose player nobody has named. */
const ANONYMOUS = ''

/**
 * @param game whose plays these are
 * @param words of the language that says where and how each game was played
 */
export function makeBgStats(content: Named<Content>, game: Game, words: Words) {
  const finished = finishedGames(content, game)
  const players = playersOf(finished)
  const circumstances: Circumstances = { game, words, refOf: refsOf(players) }
  const first = localTime(finished[0]?.endedAt ?? new Date(0).toISOString())
  return {
    about: `${words.say('app.name')}: ${sayPhrase(words, game.phrases.name)}`,
    players: players.map((name, at) => ({
      uuid: v5(`player ${name}`, NAMESPACE),
      id: at + 1,
      name: name === ANONYMOUS ? words.say('record.anonymous') : name,
      isAnonymous: name === ANONYMOUS,
      modificationDate: first,
      bggUsername: '',
    })),
    locations: [
      {
        uuid: v5('location', NAMESPACE),
        id: LOCATION_REF,
        name: words.say('app.name'),
        modificationDate: first,
      },
    ],
    games: [gameOf(game, words, first)],
    plays: finished.map((each) => playOf(each, circumstances)),
    userInfo: { meRefId: players.findIndex((name) => name !== ANONYMOUS) + 1 },
  }
}

/** Everyone who sat at a seat, once each; of several spellings of a name the same one whatever the order of games. */
function playersOf(finished: readonly FinishedGame[]): readonly string[] {
  const sat = finished.flatMap(({ seats }) => seats.map(({ player }) => player))
  return [...(sat.includes(null) ? [ANONYMOUS] : []), ...eachPlayer(sat)]
}

function refsOf(players: readonly string[]): (player: string | null) => number {
  const refs = new Map(players.map((name, at) => [lookOf(name), at + 1]))
  return (player) => refs.get(lookOf(player ?? ANONYMOUS)) ?? 0
}

/** Fields that the app knows nothing of are there with nothing in them, as BG Stats writes them itself. */
function gameOf({ id, phrases, files: { bgStats } }: Game, words: Words, modificationDate: string) {
  const [minPlayerCount, maxPlayerCount] = bgStats.players
  return {
    uuid: v5(gameName(id), NAMESPACE),
    id: GAME_REF,
    name: sayPhrase(words, phrases.name),
    modificationDate,
    cooperative: bgStats.cooperative,
    highestWins: true,
    noPoints: !bgStats.scored,
    usesTeams: false,
    urlThumb: '',
    urlImage: '',
    bggName: bgStats.name,
    bggYear: bgStats.year,
    bggId: bgStats.bggId,
    designers: '',
    isBaseGame: 1,
    isExpansion: 0,
    rating: 0,
    minPlayerCount,
    maxPlayerCount,
    minPlayTime: 0,
    maxPlayTime: 0,
    minAge: 0,
    preferredImage: 0,
    previouslyPlayedAmount: 0,
    copies: [],
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
  /** The number of a player in this file. */
  readonly refOf: (player: string | null) => number
}

function playOf(finished: FinishedGame, circumstances: Circumstances) {
  const { id, outcome, startedAt, endedAt, changedAt, day } = finished
  const { game, words } = circumstances
  const { board, rounds } = game.files.bgStats.play(outcome)
  const began = startedAt ?? endedAt
  return {
    uuid: v5(`play ${id}`, NAMESPACE),
    modificationDate: localTime(changedAt),
    entryDate: localTime(endedAt),
    playDate: playedOn(day, [began, endedAt]),
    playDateYmd: Number(day.replaceAll('-', '')),
    usesTeams: false,
    durationMin: minutesBetween(began, endedAt),
    ignored: false,
    manualWinner: true,
    rounds,
    bggId: 0,
    importPlayId: 0,
    locationRefId: LOCATION_REF,
    gameRefId: GAME_REF,
    board: board.map((part) => sayPhrase(words, part)).join(SEPARATOR),
    comments: commentsOn(finished, circumstances),
    rating: 0,
    nemestatsId: 0,
    scoringSetting: 0,
    playerScores: scoresOf(finished, circumstances),
    expansionPlays: [],
    playImages: '[]',
  }
}

/** Where the game belongs, who was overcome, and the note. */
function commentsOn(
  { campaign, daily, outcome, note }: FinishedGame,
  { game, words }: Circumstances,
): string {
  const { beaten } = game.files.bgStats.play(outcome)
  const ofDay = daily === null ? null : game.daily?.title(words.day(daily, 'long'))
  return [
    campaign ?? '',
    ofDay ? sayPhrase(words, ofDay) : '',
    beaten === null ? '' : `${sayPhrase(words, beaten)} ✓`,
    note,
  ]
    .filter((text) => text !== '')
    .join('\n')
}

/** A seat and how it came out. */
interface PlayedSeat {
  readonly seat: number
  readonly role: Phrase | null
  readonly standing: Standing
}

/** A player has one score in a play, with all that they played; a seat that nobody has named is one by itself. */
function scoresOf(
  { outcome, seats }: FinishedGame,
  circumstances: Circumstances,
): readonly BgStatsScore[] {
  const { game } = circumstances
  const { roles } = game.files.bgStats.play(outcome)
  const byPlayer = new Map<string, { readonly player: string | null; played: PlayedSeat[] }>()
  for (const [seat, standing] of game.standings(outcome).entries()) {
    const player = seats[seat]?.player ?? null
    const key = player === null ? `seat ${seat}` : `player ${lookOf(player)}`
    const known = byPlayer.get(key) ?? { player, played: [] }
    known.played.push({ seat, role: roles[seat] ?? null, standing })
    byPlayer.set(key, known)
  }
  return [...byPlayer.values()].map(({ player, played }) => scoreOf(player, played, circumstances))
}

/** Of several seats the best counts. */
function scoreOf(
  player: string | null,
  played: readonly PlayedSeat[],
  { game, words, refOf }: Circumstances,
) {
  const rank = Math.min(...played.map(({ standing }) => standing.rank))
  const score = played.find(({ standing }) => standing.rank === rank)?.standing.score ?? null
  const first = Math.min(...played.map(({ seat }) => seat))
  return {
    score: score === null ? '' : String(score),
    winner: played.some(({ standing }) => standing.won === true),
    newPlayer: false,
    startPlayer: first === 0,
    playerRefId: refOf(player),
    role: played
      .flatMap(({ role }) => (role === null ? [] : [sayPhrase(words, role)]))
      .join(SEPARATOR),
    rank: game.files.bgStats.scored ? rank : 0,
    seatOrder: first + 1,
  }
}

/** The day of a game and the first of its moments that lies on it here; noon, where it was played elsewhere. */
function playedOn(day: Day, moments: readonly Instant[]): string {
  const at = moments.find((moment) => localDay(moment) === day)
  return at === undefined ? `${day} 12:00:00` : localTime(at)
}

/** A game left lying overnight says nothing about how long it took. */
function minutesBetween(from: string, to: string): number {
  const minutes = Math.round((Date.parse(to) - Date.parse(from)) / 60_000)
  return minutes > 0 && minutes <= MOST_MINUTES ? minutes : 0
}
