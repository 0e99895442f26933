/** The simulation's command line. */
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { GAMES } from '@shared/games'
import { DUNGEONS, HEROES, PARTY_SIZES, TIERS, optionsSchema } from '@shared/games/one-deck-dungeon'
import type { DungeonId, HeroId, TierId } from '@shared/games/one-deck-dungeon'
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

export const USAGE = `npm run simulate -- [flags]
  --game one-deck-dungeon   the game
  --heroes NAME[,NAME…]     a party of ${PARTY_SIZES.join(', ')}: ${HEROES.join(', ')}; or all, each alone
  --dungeon NAME            ${DUNGEONS.join(', ')}, or all in turn
  --tier NAME               ${TIERS.join(', ')}, or all in turn
  --games N                 games of each hero, dungeon and tier
  --seed N                  a whole number from 0 to 4294967295
  --workers N               worker threads
  --json                    only the last line, which is JSON, on standard output`

const whole = (name: string, least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `--${name} takes a whole number`),
    v.transform(Number),
    v.minValue(least, `--${name} takes ${least} or more`),
    v.maxValue(most, `--${name} takes ${most} at most`),
  )

const named = <const Name extends string>(flag: string, names: readonly Name[]) =>
  v.pipe(
    v.picklist([...names, 'all'], `--${flag} takes one of: ${names.join(', ')}, all`),
    v.transform((name): readonly Name[] => (name === 'all' ? names : [name])),
  )

/** One, two or four different heroes, who play together; or all, each alone. */
const partiesSchema = v.pipe(
  v.string(),
  v.transform((names) => names.split(',')),
  v.union(
    [
      v.pipe(
        v.strictTuple([v.literal('all')]),
        v.transform((): readonly (readonly HeroId[])[] => HEROES.map((hero) => [hero])),
      ),
      v.pipe(
        v.array(v.picklist(HEROES)),
        v.check((heroes) => PARTY_SIZES.some((size) => size === heroes.length)),
        v.check((heroes) => new Set(heroes).size === heroes.length),
        v.transform((heroes): readonly (readonly HeroId[])[] => [heroes]),
      ),
    ],
    `--heroes takes one of: ${HEROES.join(', ')}, all; or two or four of them, different and joined by commas`,
  ),
)

const flagsSchema = v.object({
  game: v.picklist(GAMES, `--game takes one of: ${GAMES.join(', ')}`),
  heroes: partiesSchema,
  dungeon: named<DungeonId>('dungeon', DUNGEONS),
  tier: named<TierId>('tier', TIERS),
  games: whole('games', 1, 10_000_000),
  seed: whole('seed', 0, 0xffffffff),
  workers: v.optional(whole('workers', 1, 256)),
  json: v.boolean(),
})

const read = (args: readonly string[]): unknown => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        game: { type: 'string', default: 'one-deck-dungeon' },
        heroes: { type: 'string', default: 'warrior' },
        dungeon: { type: 'string', default: 'dragons-cave' },
        tier: { type: 'string', default: 'standard' },
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        workers: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new BadFlag(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

/**
 * @param args what follows the program's name
 * @throws BadFlag with a sentence for the person at the terminal
 */
export function parseFlags(args: readonly string[]): Flags {
  const parsed = v.safeParse(flagsSchema, read(args))
  if (!parsed.success) throw new BadFlag(parsed.issues[0].message)
  const { game, heroes, dungeon, tier, games, seed, workers, json } = parsed.output
  const series = heroes.flatMap((party) =>
    dungeon.flatMap((place) =>
      tier.map((level): Series => {
        const options = v.parse(optionsSchema, {
          heroes: party.map((hero) => ({ hero })),
          dungeon: place,
          tier: level,
        })
        return { game, options, games, seed }
      }),
    ),
  )
  return { series, workers: workers ?? null, json }
}
