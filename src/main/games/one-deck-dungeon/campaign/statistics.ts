/** What games add up to: who has beaten what, and the records. Pure functions of the games that count. */
import type { GameRecord } from '@shared/api'
import { DUNGEONS, HEROES, TIERS } from '@shared/games/one-deck-dungeon'
import type {
  BossId,
  Catalogue,
  GridCell,
  HeroId,
  OddStatistics,
  OddTypes,
  TierId,
} from '@shared/games/one-deck-dungeon'
import type { SheetId } from '@shared/ids'
import type { PlayerLookup } from '../../campaign-rules'
import type { CountedGame } from '../../counted-games'
import { dungeonOf } from '../checkmarks'
import { wasPlayed } from './plots'

type OddGame = CountedGame<OddTypes>
type OddRecord = GameRecord<OddTypes>

export function statisticsOf(
  games: readonly OddGame[],
  playerOf: PlayerLookup,
  catalogue: Catalogue,
): OddStatistics {
  const won = games.filter((game) => game.won).flatMap(({ record }) => record ?? [])
  return {
    grid: gridOf(games),
    records: {
      allBosses: allBosses(games, playerOf, catalogue),
      streak: streakOf(games),
      fastestWin: least(won, ({ outcome }) => outcome.turns),
      closestWin: least(won, ({ outcome }) => sum(outcome.healthLeft)),
    },
  }
}

function gridOf(games: readonly OddGame[]): readonly GridCell[] {
  return HEROES.flatMap((hero) =>
    DUNGEONS.map((dungeon) => {
      const here = games.filter((game) => game.outcome.dungeon === dungeon && wasPlayed(hero, game))
      const wins = here.filter(({ won }) => won)
      return { hero, dungeon, games: here.length, wins: wins.length, best: highestTier(wins) }
    }),
  )
}

function highestTier(games: readonly OddGame[]): TierId | null {
  return TIERS.findLast((tier) => games.some(({ outcome }) => outcome.tier === tier)) ?? null
}

/** The longest run of wins one after the other, and the one that goes on now. */
function streakOf(games: readonly OddGame[]): OddStatistics['records']['streak'] {
  let [longest, current] = [0, 0]
  for (const game of games) {
    current = game.won ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return { longest, current }
}

/** The record with the least of something; of equals the earliest; those that do not tell it are left out. */
function least(
  records: readonly OddRecord[],
  measure: (record: OddRecord) => number | null,
): OddRecord | null {
  let best: { readonly record: OddRecord; readonly value: number } | null = null
  for (const record of records) {
    const value = measure(record)
    if (value !== null && (best === null || value < best.value)) best = { record, value }
  }
  return best?.record ?? null
}

function sum(numbers: readonly number[] | null): number | null {
  return numbers === null ? null : numbers.reduce((total, each) => total + each, 0)
}

/** The sheets that count, each with its hero. */
function sheetsIn(games: readonly OddGame[]): ReadonlyMap<SheetId, HeroId> {
  const sheets = new Map<SheetId, HeroId>()
  for (const { record, outcome, seats } of games) {
    for (const seat of seats) {
      const [sheet, hero] = [record?.seats[seat]?.sheet ?? null, outcome.heroes[seat]]
      if (sheet !== null && hero !== undefined) sheets.set(sheet, hero)
    }
  }
  return sheets
}

/** The fewest games in which one sheet has beaten all five bosses; of equals the first. */
function allBosses(
  games: readonly OddGame[],
  playerOf: PlayerLookup,
  catalogue: Catalogue,
): OddStatistics['records']['allBosses'] {
  const records = games.flatMap(({ record }) => record ?? [])
  let best: OddStatistics['records']['allBosses'] = null
  for (const [id, hero] of sheetsIn(games)) {
    const player = playerOf(id)
    const needed = gamesUntilAllBosses(
      records.filter(({ seats }) => seats.some(({ sheet }) => sheet === id)),
      catalogue,
    )
    if (player === null || needed === null || (best !== null && best.games <= needed)) continue
    best = { hero, player, games: needed }
  }
  return best
}

/** @param records of one sheet, by date */
function gamesUntilAllBosses(records: readonly OddRecord[], catalogue: Catalogue): number | null {
  const beaten = new Set<BossId>()
  for (const [at, { outcome }] of records.entries()) {
    if (outcome.bossDefeated) beaten.add(dungeonOf(outcome.dungeon, catalogue).boss)
    if (beaten.size === catalogue.bosses.length) return at + 1
  }
  return null
}
