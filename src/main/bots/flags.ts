/** The simulation's command line. */
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { BOT_LEVELS } from '@shared/games/game'
import type { BotLevel } from '@shared/games/game'
import { findGame } from '../games'
import type { Games } from '../games'
import type { Game } from '../games/game'
import type { SimulationRules } from '../games/simulation-rules'
import type { Series } from './series'

/** A flag that cannot be followed, with what would be right. */
export class BadFlag extends Error {
  override readonly name = 'BadFlag'
}

export interface Flags {
  readonly series: readonly Series[]
  /** Worker threads; null: as many as the machine likes. */
  readonly workers: number | null
  /** Nothing but the last line on standard output. */
  readonly json: boolean
}

/** What the command line takes: the flags of every game, then those of each game's own. */
export async function usageOf(games: Games): Promise<string> {
  const own = await Promise.all(
    Object.values(games).map(async (game) => {
      const { flags } = await game.simulation.load()
      return flags === null ? [] : [`of ${game.id}, in the place of --options:`, ...flags.usage]
    }),
  )
  const lines = [
    `--game NAME               ${Object.keys(games).join(', ')}`,
    '--options JSON            the options of the game',
    `--bots LEVEL[,LEVEL…]     who sits where: ${BOT_LEVELS.join(', ')}; the last one also at the seats left over`,
    '--random                  listed actions are drawn instead: how fast the rules alone are',
    '--rules N                 the version of the rules; the newest without it',
    '--games N                 games of each series',
    '--seed N                  a whole number from 0 to 4294967295',
    '--workers N               worker threads',
    '--json                    only the last line, which is JSON, on standard output',
    ...own.flat(),
  ]
  return ['npm run simulate -- [flags]', ...lines.map((line) => `  ${line}`)].join('\n')
}

function whole(name: string, least: number, most: number) {
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, `--${name} takes a whole number`),
    v.transform(Number),
    v.minValue(least, `--${name} takes ${least} or more`),
    v.maxValue(most, `--${name} takes ${most} at most`),
  )
}

const BAD_OPTIONS = '--options takes JSON'
const optionsFlag = v.pipe(v.string(), v.parseJson(undefined, BAD_OPTIONS))

const levels = v.pipe(
  v.string(),
  v.transform((names) => names.split(',')),
  v.array(v.picklist(BOT_LEVELS), `--bots takes: ${BOT_LEVELS.join(', ')}, joined by commas`),
)

function flagsSchema({ rulesVersion }: Game) {
  return v.object({
    options: v.optional(optionsFlag),
    bots: v.optional(levels),
    random: v.boolean(),
    rules: v.optional(whole('rules', 1, rulesVersion), String(rulesVersion)),
    games: whole('games', 1, 10_000_000),
    seed: whole('seed', 0, 0xffffffff),
    workers: v.optional(whole('workers', 1, 256)),
    json: v.boolean(),
  })
}

const FLAGS = {
  game: { type: 'string' },
  options: { type: 'string' },
  bots: { type: 'string' },
  random: { type: 'boolean', default: false },
  rules: { type: 'string' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

/** The game that is named; the app's first where none is. */
function gameIn(args: readonly string[], games: Games): Game {
  const { game: named } = parseArgs({
    args: [...args],
    options: { game: { type: 'string' } },
    strict: false,
  }).values
  const [first] = Object.values(games)
  const game = typeof named === 'string' ? findGame(games, named) : (first ?? null)
  if (game === null) throw new BadFlag(`--game takes one of: ${Object.keys(games).join(', ')}`)
  return game
}

function read(args: readonly string[], own: readonly string[]): Readonly<Record<string, unknown>> {
  const options = Object.fromEntries(own.map((name) => [name, { type: 'string' as const }]))
  try {
    return parseArgs({ args: [...args], options: { ...FLAGS, ...options } }).values
  } catch (error) {
    throw new BadFlag(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

/**
 * @param args what follows the program's name
 * @param games of which one is played
 * @throws BadFlag with a sentence for the person at the terminal
 */
export async function parseFlags(args: readonly string[], games: Games): Promise<Flags> {
  const game = gameIn(args, games)
  const simulation = await game.simulation.load()
  const given = read(args, Object.keys(simulation.flags?.defaults ?? {}))
  const parsed = v.safeParse(flagsSchema(game), given)
  if (!parsed.success) throw new BadFlag(parsed.issues[0].message)
  const { options: asJson, bots, random, rules, games: count, seed, workers, json } = parsed.output
  if (random && bots !== undefined) throw new BadFlag('--random stands in the place of --bots')
  const series = optionsOf(game, simulation, { asJson, given }).map((options): Series => ({
    game: game.id,
    options,
    bots: random ? 'random' : botsFor(game, simulation, { options, asked: bots ?? null }),
    rules,
    games: count,
    seed,
  }))
  return { series, workers: workers ?? null, json }
}

function optionsOf(
  { schemas }: Game,
  { flags }: SimulationRules,
  {
    asJson,
    given,
  }: { readonly asJson: unknown; readonly given: Readonly<Record<string, unknown>> },
): readonly unknown[] {
  const own = Object.entries(flags?.defaults ?? {}).map(([name, value]) => {
    const said = given[name]
    return { name, said: typeof said === 'string', value: typeof said === 'string' ? said : value }
  })
  if (asJson === undefined && flags !== null) {
    const options = flags.optionsOf(Object.fromEntries(own.map(({ name, value }) => [name, value])))
    if (typeof options === 'string') throw new BadFlag(options)
    return options
  }
  const besides = own.find(({ said }) => said)
  if (besides !== undefined)
    throw new BadFlag(`--options stands in the place of --${besides.name}: give one of them`)
  const parsed = v.safeParse(schemas.options, asJson ?? {})
  if (parsed.success) return [parsed.output]
  const field = v.getDotPath(parsed.issues[0]) ?? 'the whole'
  throw new BadFlag(`${BAD_OPTIONS} that makes a game: ${field} is wrong or missing`)
}

/** Who sits at games of these options. */
function botsFor(
  game: Game,
  { party }: SimulationRules,
  { options, asked }: { readonly options: unknown; readonly asked: readonly BotLevel[] | null },
): readonly BotLevel[] {
  if (party !== null) {
    if (asked !== null) throw new BadFlag('--bots is for games whose seats play for themselves')
    return []
  }
  const known = BOT_LEVELS.filter((level) => game.bots[level] !== undefined)
  const chosen = asked ?? known.slice(0, 1)
  const seats = game.seats(options)
  if (chosen.length > seats) throw new BadFlag(`--bots takes ${seats} at most`)
  const last = chosen.at(-1)
  if (last === undefined || chosen.some((level) => !known.includes(level)))
    throw new BadFlag(`--bots takes: ${known.join(', ')}`)
  return Array.from({ length: seats }, (_, seat) => chosen[seat] ?? last)
}
