/** What plots are drawn from: games as they ended, and the tallies of those played at a table. */
import type { Defeats, ParsedInput, Plots, PlotTier, Toll, WinRate } from '@shared/api'
import { PLOT_TIERS } from '@shared/api'
import type { TableStatus } from '@shared/api'
import type { GameId } from '@shared/games/game'
import { BOSSES, DIE_COLORS, DUNGEONS, FACES, HEROES } from '@shared/games/one-deck-dungeon'
import type {
  DungeonId,
  HeroId,
  OddTypes,
  Options,
  Seat,
  Tally,
  TierId,
} from '@shared/games/one-deck-dungeon'
import type { CampaignId, Instant, TableId } from '@shared/ids'
import { wilson } from '@shared/interval'
import { countedGames, isWon } from './counted-games'
import type { CountedGame } from './counted-games'
import { luckOf } from './dice-luck'
import type { CampaignLookups, CampaignParts } from './lookups'
import { ODD } from './odd-records'

type PlotsInput = ParsedInput<'statistics.plots'>

/** A table that is not in the bin, with what its game adds up to so far. */
export interface PlayedTable {
  readonly id: TableId
  readonly game: GameId
  readonly campaign: CampaignId | null
  readonly status: TableStatus
  readonly updatedAt: Instant
  readonly options: unknown
  readonly tally: unknown
}
/** One of One Deck Dungeon, whose options and tally that game has parsed. */
interface OddTable extends PlayedTable {
  readonly options: OddTypes['options']
  readonly tally: OddTypes['tally']
}
const isOdd = (table: PlayedTable): table is OddTable => table.game === ODD

/** A tally with the seats that count. */
interface CountedTally {
  readonly tally: Tally
  readonly seats: readonly Seat[]
  readonly dice: Options['dice']
}

/** @throws Refusal `not-found`, `deleted` where the scope is a campaign that is not there */
export const plotsOf =
  ({ queries, games: known }: CampaignParts, { liveCampaign }: CampaignLookups) =>
  async (input: PlotsInput, played: () => Promise<readonly PlayedTable[]>): Promise<Plots> => {
    const { scope } = input
    if (scope.of === 'campaign') liveCampaign(scope.campaign)
    const tables = (await played()).filter(isOdd)
    const { records, games } = countedGames({ queries, games: known }, scope)
    const recordOf = new Map(records.map((record) => [record.table, record]))
    const counted = games.filter((game) =>
      isAskedFor(input, { ...game.outcome, heroes: game.heroes, at: game.endedAt }),
    )

    /** Which seats of a table count: a game that ended counts as its record does. */
    const seatsOf = ({ id, campaign, status, options }: OddTable): readonly Seat[] => {
      const record = recordOf.get(id)
      if (campaign !== null && status === 'ended' && record === undefined) return []
      const players = options.heroes.map(({ player }, seat) =>
        (record?.seats[seat]?.player ?? player ?? '').trim(),
      )
      const all = [...options.heroes.keys()]
      switch (scope.of) {
        case 'everything':
          return all
        case 'campaign':
          return campaign === scope.campaign ? all : []
        case 'player':
          return campaign === null ? [] : all.filter((seat) => players[seat] === scope.player)
      }
    }
    const tallies = tables.flatMap((table): readonly CountedTally[] => {
      const { options, tally, updatedAt } = table
      const at = recordOf.get(table.id)?.endedAt ?? updatedAt
      const heroAt = (seat: Seat): HeroId | undefined => options.heroes[seat]?.hero
      const mine = seatsOf(table)
      const heroes = mine.flatMap((seat) => heroAt(seat) ?? [])
      const { dungeon, tier, dice } = options
      if (mine.length === 0 || !isAskedFor(input, { dungeon, tier, heroes, at })) return []
      const seats = input.hero === null ? mine : mine.filter((seat) => heroAt(seat) === input.hero)
      return [{ tally, seats, dice }]
    })

    return {
      ended: counted.map((game) => ({ endedAt: game.endedAt, won: isWon(game) })),
      ...winRates(counted),
      tallied: tallies.length,
      lost: tallies.filter(({ tally }) => tally.defeat !== null).length,
      tolls: tollsOf(tallies),
      defeats: defeatsOf(tallies),
      dice: { app: diceOf(tallies, 'app'), own: diceOf(tallies, 'own') },
    }
  }

const plotTier = (tier: TierId | null): PlotTier => tier ?? 'none'

interface Facts {
  readonly heroes: readonly HeroId[]
  readonly dungeon: DungeonId
  readonly tier: TierId | null
  readonly at: Instant
}

const isAskedFor = ({ hero, dungeon, tier, since }: PlotsInput, game: Facts): boolean =>
  (hero === null || game.heroes.includes(hero)) &&
  (dungeon === null || game.dungeon === dungeon) &&
  (tier === null || plotTier(game.tier) === tier) &&
  (since === null || game.at >= new Date(since).toISOString())

const rateOf = (games: readonly CountedGame[]): WinRate => {
  const wins = games.filter(isWon).length
  const interval = games.length === 0 ? null : wilson(wins, games.length)
  return { games: games.length, wins, interval }
}

const winRates = (
  games: readonly CountedGame[],
): Pick<Plots, 'all' | 'byHero' | 'byDungeon' | 'byTier'> => ({
  all: rateOf(games),
  byHero: HEROES.map((hero) => ({
    hero,
    ...rateOf(games.filter(({ heroes }) => heroes.includes(hero))),
  })),
  byDungeon: DUNGEONS.map((dungeon) => ({
    dungeon,
    ...rateOf(games.filter(({ outcome }) => outcome.dungeon === dungeon)),
  })),
  byTier: PLOT_TIERS.map((tier) => ({
    tier,
    ...rateOf(games.filter(({ outcome }) => plotTier(outcome.tier) === tier)),
  })),
})

const sumAt = (numbers: readonly number[], seats: readonly Seat[]): number =>
  seats.reduce((sum, seat) => sum + (numbers[seat] ?? 0), 0)

/** What was met by a hero that counts, and what struck one. */
const tollsOf = (tallies: readonly CountedTally[]): readonly Toll[] => {
  const tolls = new Map<Toll['source'], { damage: number; met: number | null }>()
  const charge = (source: Toll['source'], damage: number, met: number | null): void => {
    const before = tolls.get(source)
    const times = met === null ? null : (before?.met ?? 0) + met
    tolls.set(source, { damage: (before?.damage ?? 0) + damage, met: times })
  }
  for (const { tally, seats } of tallies) {
    for (const { obstacle, heroes, damage } of tally.encounters)
      if (seats.some((seat) => heroes.includes(seat))) charge(obstacle, sumAt(damage, seats), 1)
    charge('stairs', sumAt(tally.stairs, seats), null)
    charge('feat', sumAt(tally.feats, seats), null)
  }
  return [...tolls]
    .map(([source, toll]) => ({ source, ...toll }))
    .filter(({ damage, met }) => damage > 0 || met !== null)
    .toSorted((a, b) => b.damage - a.damage || (b.met ?? 0) - (a.met ?? 0))
}

const BOSS_NAMES: readonly string[] = BOSSES

const stageOf = ({ floor, obstacle }: NonNullable<Tally['defeat']>): Defeats['stage'] => {
  if (obstacle !== null && BOSS_NAMES.includes(obstacle)) return 'boss'
  return floor === 1 || floor === 2 ? floor : 3
}

const defeatsOf = (tallies: readonly CountedTally[]): readonly Defeats[] => {
  const found = new Map<string, Defeats>()
  for (const { tally } of tallies) {
    if (tally.defeat === null) continue
    const stage = stageOf(tally.defeat)
    const by = tally.defeat.obstacle ?? tally.defeat.cause
    const games = (found.get(`${stage} ${by}`)?.games ?? 0) + 1
    found.set(`${stage} ${by}`, { stage, by, games })
  }
  return [...found.values()].toSorted((a, b) => b.games - a.games)
}

const diceOf = (tallies: readonly CountedTally[], thrownBy: Options['dice']) =>
  DIE_COLORS.map((color) => {
    const faces = FACES.map(() => 0)
    for (const { tally, seats, dice } of tallies) {
      if (dice !== thrownBy) continue
      for (const seat of seats)
        tally.rolls[seat]?.[color].forEach((count, at) => {
          faces[at] = (faces[at] ?? 0) + count
        })
    }
    return luckOf(color, faces)
  })
