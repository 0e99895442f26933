/** What games add up to: who has beaten what, and the records. Pure functions of the games. */
import type { GameRecord, GridCell, Statistics, StatisticsScope } from '@shared/api'
import { DUNGEONS, HEROES, TIERS } from '@shared/games/one-deck-dungeon'
import type { BossId, Catalogue, HeroId, OddTypes, TierId } from '@shared/games/one-deck-dungeon'
import type { SheetId } from '@shared/ids'
import { dungeonOf } from '../games/one-deck-dungeon/checkmarks'
import { countedGames, isWon } from './counted-games'
import type { CountedGame } from './counted-games'
import type { CampaignLookups, CampaignParts } from './lookups'
import { heroOf } from './odd-records'

type OddRecord = GameRecord<OddTypes>

interface SheetOwner {
  readonly hero: HeroId
  readonly player: string
}

export const statisticsOf =
  ({ queries, games: known, catalogue }: CampaignParts, { liveCampaign }: CampaignLookups) =>
  /** Games in the bin do not count; games outside campaigns count only among everything. */
  (scope: StatisticsScope): Statistics => {
    if (scope.of === 'campaign') liveCampaign(scope.campaign)
    const { all, records, games } = countedGames({ queries, games: known }, scope)
    const sheetOf = (id: SheetId): SheetOwner | null => {
      const row = queries.sheet(id)
      return row?.deletedAt === null ? { hero: heroOf(row), player: row.player } : null
    }
    const won = records.filter(({ outcome }) => outcome.result === 'won')
    return {
      games: games.length,
      wins: games.filter(isWon).length,
      grid: gridOf(games),
      records: {
        allBosses: allBosses(records, sheetsInScope(records, scope), sheetOf, catalogue),
        streak: streakOf(games),
        fastestWin: least(won, ({ outcome }) => outcome.turns),
        closestWin: least(won, ({ outcome }) => sum(outcome.healthLeft)),
      },
      players: playersIn(all),
    }
  }

const gridOf = (games: readonly CountedGame[]): readonly GridCell[] =>
  HEROES.flatMap((hero) =>
    DUNGEONS.map((dungeon) => {
      const here = games.filter(
        ({ heroes, outcome }) => outcome.dungeon === dungeon && heroes.includes(hero),
      )
      const wins = here.filter(isWon)
      return { hero, dungeon, games: here.length, wins: wins.length, best: highestTier(wins) }
    }),
  )

const highestTier = (games: readonly CountedGame[]): TierId | null =>
  TIERS.findLast((tier) => games.some(({ outcome }) => outcome.tier === tier)) ?? null

/** The longest run of wins one after the other, and the one that goes on now. */
const streakOf = (games: readonly CountedGame[]): Statistics['records']['streak'] => {
  let [longest, current] = [0, 0]
  for (const game of games) {
    current = isWon(game) ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return { longest, current }
}

/** The record with the least of something; of equals the earliest; those that do not tell it are left out. */
const least = (
  records: readonly OddRecord[],
  measure: (record: OddRecord) => number | null,
): OddRecord | null => {
  let best: { readonly record: OddRecord; readonly value: number } | null = null
  for (const record of records) {
    const value = measure(record)
    if (value !== null && (best === null || value < best.value)) best = { record, value }
  }
  return best?.record ?? null
}

const sum = (numbers: readonly number[] | null): number | null =>
  numbers === null ? null : numbers.reduce((total, each) => total + each, 0)

const sheetsInScope = (
  records: readonly OddRecord[],
  scope: StatisticsScope,
): ReadonlySet<SheetId> =>
  new Set(
    records.flatMap(({ seats }) =>
      seats.flatMap(({ sheet, player }) =>
        sheet !== null && (scope.of !== 'player' || player?.trim() === scope.player) ? [sheet] : [],
      ),
    ),
  )

/** The fewest games in which one sheet has beaten all five bosses; of equals the first. */
const allBosses = (
  records: readonly OddRecord[],
  sheets: ReadonlySet<SheetId>,
  sheetOf: (sheet: SheetId) => SheetOwner | null,
  catalogue: Catalogue,
): Statistics['records']['allBosses'] => {
  let best: Statistics['records']['allBosses'] = null
  for (const id of sheets) {
    const owner = sheetOf(id)
    const games = gamesUntilAllBosses(
      records.filter(({ seats }) => seats.some(({ sheet }) => sheet === id)),
      catalogue,
    )
    if (owner === null || games === null || (best !== null && best.games <= games)) continue
    best = { hero: owner.hero, player: owner.player, games }
  }
  return best
}

/** @param records of one sheet, by date */
const gamesUntilAllBosses = (
  records: readonly OddRecord[],
  catalogue: Catalogue,
): number | null => {
  const beaten = new Set<BossId>()
  for (const [at, { outcome }] of records.entries()) {
    if (outcome.bossDefeated) beaten.add(dungeonOf(outcome.dungeon, catalogue).boss)
    if (beaten.size === catalogue.bosses.length) return at + 1
  }
  return null
}

/** The same order on every machine, whatever its language. */
const playersIn = (records: readonly OddRecord[]): readonly string[] =>
  [
    ...new Set(
      records.flatMap(({ seats }) =>
        seats.flatMap(({ player }) => (player === null ? [] : [player.trim()])),
      ),
    ),
  ].toSorted()
