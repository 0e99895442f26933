/** Games that a simulation plays: which ones, with which seeds, and what they add up to. */
import { BOT_LEVELS } from '@shared/games/game'
import type { BotLevel, GameId, Standing } from '@shared/games/game'
import { wilson, Z95 } from '@shared/interval'
import { checksumOfAll } from './checksum'

/** Games of the same options, each with a seed of its own. */
export interface Series {
  readonly game: GameId
  /** As the game's own schema has parsed them. */
  readonly options: unknown
  /** The bot of each seat; none, where one bot plays for everyone. Or nobody thinks: listed actions are drawn. */
  readonly bots: readonly BotLevel[] | 'random'
  /** The version of the rules that is played by. */
  readonly rules: number
  readonly games: number
  /** A 32-bit integer, from which each game's seed is drawn. */
  readonly seed: number
}

/** How a seat came out of a game, and what it is told apart by (`traitsOf` of the game). */
export interface SeatPlayed extends Pick<Standing, 'won' | 'score'> {
  readonly traits: Readonly<Record<string, string>>
}

/** What is kept of a game played to its end. */
export interface Played {
  /** By seat. */
  readonly standings: readonly SeatPlayed[]
  readonly actions: number
  readonly checksum: string
}

interface Wins {
  readonly wins: number
  readonly winRate: number
  /** The 95% interval of the win rate. */
  readonly interval: readonly [number, number]
}

/** The last line of a simulation. */
export interface Summary extends Wins {
  readonly games: number
  readonly actions: number
  readonly checksum: string
}

interface Scored extends Wins {
  /** On average; null where the game has no scores. */
  readonly score: number | null
  /** The 95% interval of that average; null where there are not two scores. */
  readonly scoreInterval: readonly [number, number] | null
  /** The lowest, the highest, and for each percent between them the score that so many do not exceed; null: no scores. */
  readonly percentiles: readonly number[] | null
}

/** How one seat did. */
export interface SeatSummary extends Scored {
  readonly bot: BotLevel
}

/** How seats of one bot did that had something in common. */
export interface TraitSummary extends Scored {
  readonly bot: BotLevel
  readonly kind: string
  readonly trait: string
  /** How many seats. */
  readonly seats: number
}

/** The seed of the `index`-th game: neighbours differ in every bit (the finalizer of MurmurHash 3). */
export function seedOf(seed: number, index: number): number {
  let mixed = (seed + Math.imul(index, 0x9e3779b9)) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

function rounded(rate: number): number {
  return Math.round(rate * 10_000) / 10_000
}

function winsOf(seats: readonly SeatPlayed[]): Wins {
  const wins = seats.filter(({ won }) => won === true).length
  const [low, high] = wilson(wins, seats.length)
  return {
    wins,
    winRate: rounded(wins / seats.length),
    interval: [rounded(low), rounded(high)],
  }
}

function scoresOf(seats: readonly SeatPlayed[]): Scored {
  const scores = seats.flatMap(({ score }) => score ?? [])
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const squares = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0)
  const half = Z95 * Math.sqrt(squares / (scores.length - 1) / scores.length)
  return {
    ...winsOf(seats),
    score: scores.length === 0 ? null : rounded(mean),
    scoreInterval: scores.length < 2 ? null : [rounded(mean - half), rounded(mean + half)],
    percentiles: percentilesOf(scores),
  }
}

function percentilesOf(scores: readonly number[]): readonly number[] | null {
  const sorted = scores.toSorted((a, b) => a - b)
  const last = sorted.length - 1
  if (last < 0) return null
  return Array.from(
    { length: 101 },
    (_, percent) => sorted[Math.round((percent * last) / 100)] ?? 0,
  )
}

/** What one seat came to in each game. */
function ofSeat(played: readonly Played[], seat: number): readonly SeatPlayed[] {
  return played.flatMap(({ standings }) => standings[seat] ?? [])
}

/**
 * Adds games up; they come in the order of their indexes. Wins are those of the first seat: where everybody wins
 * or loses together, everybody's.
 */
export function summarize(played: readonly Played[]): Summary {
  return {
    games: played.length,
    ...winsOf(ofSeat(played, 0)),
    actions: played.reduce((sum, { actions }) => sum + actions, 0),
    checksum: checksumOfAll(played.map(({ checksum }) => checksum)),
  }
}

/** How each bot did in games of one series. */
export function summarizeSeats(
  { bots }: Series,
  played: readonly Played[],
): readonly SeatSummary[] {
  if (bots === 'random') return []
  return bots.map((bot, seat) => ({ bot, ...scoresOf(ofSeat(played, seat)) }))
}

/** How seats did by bot and trait, in the order of their names. */
export function summarizeTraits(
  { bots }: Series,
  played: readonly Played[],
): readonly TraitSummary[] {
  if (bots === 'random') return []
  const groups = new Map<string, SeatPlayed[]>()
  for (const [seat, bot] of bots.entries())
    for (const one of ofSeat(played, seat))
      for (const [kind, trait] of Object.entries(one.traits)) {
        const name = `${kind} ${trait} ${bot}`
        const group = groups.get(name) ?? []
        groups.set(name, group)
        group.push(one)
      }
  const kinds = [...new Set(played.flatMap(({ standings }) => standings.flatMap(traitsOf)))]
  return kinds.toSorted().flatMap((name) => {
    const [kind = '', trait = ''] = name.split(' ')
    return BOT_LEVELS.flatMap((bot) => {
      const group = groups.get(`${name} ${bot}`)
      return group === undefined
        ? []
        : [{ bot, kind, trait, seats: group.length, ...scoresOf(group) }]
    })
  })
}

function traitsOf({ traits }: SeatPlayed): readonly string[] {
  return Object.entries(traits).map(([kind, trait]) => `${kind} ${trait}`)
}
