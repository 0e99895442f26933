/**
 * The file in which BG Stats shares plays, as the app itself writes it (docs/bg-stats.md): which fields there are, and
 * of which kind. What it leaves out where there is nothing to say is optional.
 */
import * as v from 'valibot'

const uuid = v.pipe(v.string(), v.uuid())
const text = v.string()
const truth = v.boolean()
const number = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Some yes and no are told by numbers. */
const bit = v.picklist([0, 1])
/** A local time, as `2020-05-18 10:00:00`. */
const moment = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/))
const day = v.pipe(v.number(), v.integer(), v.minValue(1000_01_01), v.maxValue(9999_12_31))
/** Points are a text, which is added up as a sum. */
const points = v.pipe(text, v.regex(/^(-?\d+)?$/))
const ref = v.pipe(v.number(), v.integer(), v.minValue(1))

const player = v.strictObject({
  uuid,
  id: ref,
  name: text,
  isAnonymous: truth,
  modificationDate: moment,
  bggUsername: v.exactOptional(text),
  metaData: v.exactOptional(text),
})
const location = v.strictObject({ uuid, id: ref, name: text, modificationDate: moment })
const game = v.strictObject({
  uuid,
  id: ref,
  name: text,
  modificationDate: moment,
  cooperative: truth,
  highestWins: truth,
  noPoints: truth,
  usesTeams: truth,
  urlThumb: text,
  urlImage: text,
  bggName: text,
  bggYear: number,
  bggId: number,
  designers: text,
  isBaseGame: bit,
  isExpansion: bit,
  rating: number,
  minPlayerCount: number,
  maxPlayerCount: number,
  minPlayTime: number,
  maxPlayTime: number,
  minAge: number,
  preferredImage: number,
  previouslyPlayedAmount: number,
  copies: v.array(v.looseObject({ uuid })),
  metaData: v.exactOptional(text),
})
const score = v.strictObject({
  score: points,
  winner: truth,
  newPlayer: truth,
  startPlayer: truth,
  playerRefId: ref,
  role: v.exactOptional(text),
  rank: number,
  seatOrder: number,
  team: v.exactOptional(text),
  teamRole: v.exactOptional(text),
  startPosition: v.exactOptional(text),
  metaData: v.exactOptional(text),
})
const play = v.strictObject({
  uuid,
  modificationDate: moment,
  entryDate: moment,
  playDate: moment,
  playDateYmd: day,
  usesTeams: truth,
  durationMin: number,
  ignored: truth,
  manualWinner: truth,
  rounds: number,
  bggId: number,
  bggLastSync: v.exactOptional(moment),
  importPlayId: number,
  locationRefId: ref,
  gameRefId: ref,
  board: v.exactOptional(text),
  comments: v.exactOptional(text),
  rating: number,
  nemestatsId: number,
  scoringSetting: number,
  metaData: v.exactOptional(text),
  playerScores: v.array(score),
  expansionPlays: v.array(v.strictObject({ gameRefId: ref, bggId: number })),
  playImages: text,
})

const file = v.strictObject({
  about: text,
  players: v.array(player),
  locations: v.array(location),
  games: v.array(game),
  plays: v.array(play),
  userInfo: v.looseObject({ meRefId: number }),
})

function ids(parts: readonly { readonly id: number }[]): ReadonlySet<number> {
  return new Set(parts.map(({ id }) => id))
}
/** Whether each part has a number of its own, and what refers to one by its number finds it. */
function isWhole({ players, locations, games, plays, userInfo }: v.InferOutput<typeof file>) {
  const [people, places, kinds] = [ids(players), ids(locations), ids(games)]
  return (
    [people.size, places.size, kinds.size].join() ===
      [players.length, locations.length, games.length].join() &&
    (userInfo.meRefId === 0 || people.has(userInfo.meRefId)) &&
    plays.every(
      ({ gameRefId, locationRefId, playerScores }) =>
        kinds.has(gameRefId) &&
        places.has(locationRefId) &&
        playerScores.every(({ playerRefId }) => people.has(playerRefId)),
    )
  )
}

export const bgStatsShape = v.pipe(file, v.check(isWhole, 'A number refers to nothing.'))
