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
  Outcome,
  TierId,
} from '@shared/games/one-deck-dungeon'
import type { SheetId } from '@shared/ids'
import type { StatisticsLookup } from '../../campaign-rules'
import type { CountedGame } from '../../counted-games'
import { streakOf } from '../../streaks'
import { dungeonOf } from '../checkmarks'

type OddGame = CountedGame<OddTypes>
type OddRecord = GameRecord<OddTypes>
type Lookup = StatisticsLookup<OddTypes>

export function statisticsOf(
  games: readonly OddGame[],
  lookup: Lookup,
  catalogue: Catalogue,
): OddStatistics {
  const won = games.filter((game) => game.won)
  return {
    grid: gridOf(games),
    records: {
      allBosses: allBosses(games, lookup, catalogue),
      streak: streakOf(games),
      fastestWin: least(won, lookup, ({ outcome }) => outcome.turns),
      closestWin: least(won, lookup, ({ outcome }) => healthOf(outcome)),
    },
  }
}

/** A cell of the grid while it is being counted. */
interface Cell extends Pick<GridCell, 'hero' | 'dungeon'> {
  games: number
  wins: number
  best: TierId | null
}

/** Each game counts once for each hero in it that counts. */
function gridOf(games: readonly OddGame[]): readonly GridCell[] {
  const cells = HEROES.flatMap((hero) =>
    DUNGEONS.map((dungeon): Cell => ({ hero, dungeon, games: 0, wins: 0, best: null })),
  )
  const cellOf = new Map(cells.map((cell) => [`${cell.hero} ${cell.dungeon}`, cell]))
  for (const { outcome, seats, won } of games) {
    const { dungeon, tier, heroes } = outcome
    const played = seats.map((seat) => heroes[seat])
    for (const [at, hero] of played.entries()) {
      const cell = cellOf.get(`${hero ?? ''} ${dungeon}`)
      if (cell === undefined || played.indexOf(hero) < at) continue
      cell.games += 1
      if (!won) continue
      cell.wins += 1
      cell.best = higherTier(cell.best, tier)
    }
  }
  return cells
}

function higherTier(one: TierId | null, other: TierId | null): TierId | null {
  return TIERS.findLast((tier) => tier === one || tier === other) ?? null
}

/** The record with the least of something; of equals the earliest; those that do not tell it are left out. */
function least(
  games: readonly OddGame[],
  lookup: Lookup,
  measure: (game: OddGame) => number | null,
): OddRecord | null {
  let best: { readonly id: OddRecord['record']; readonly value: number } | null = null
  for (const game of games) {
    if (game.record === null) continue
    const value = measure(game)
    if (value !== null && (best === null || value < best.value))
      best = { id: game.record.id, value }
  }
  return best === null ? null : lookup.recordOf(best.id)
}

/** The health that the heroes had left together; null: nobody has said. */
export function healthOf({ healthLeft }: Pick<Outcome, 'healthLeft'>): number | null {
  return healthLeft === null ? null : healthLeft.reduce((total, each) => total + each, 0)
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
  lookup: Lookup,
  catalogue: Catalogue,
): OddStatistics['records']['allBosses'] {
  const needed = gamesUntilAllBosses(games, catalogue)
  let best: OddStatistics['records']['allBosses'] = null
  for (const [id, hero] of sheetsIn(games)) {
    const count = needed.get(id)
    if (count === undefined || (best !== null && best.games <= count)) continue
    const player = lookup.playerOf(id)
    if (player !== null) best = { hero, player, games: count }
  }
  return best
}

/** How many games it took each sheet that has beaten every boss. */
function gamesUntilAllBosses(
  games: readonly OddGame[],
  catalogue: Catalogue,
): ReadonlyMap<SheetId, number> {
  const ways = new Map<SheetId, { games: number; readonly beaten: Set<BossId> }>()
  const needed = new Map<SheetId, number>()
  for (const { record, outcome } of games) {
    const sheets = record?.seats.map((seat) => seat.sheet) ?? []
    for (const [at, sheet] of sheets.entries()) {
      if (sheet === null || sheets.indexOf(sheet) < at) continue
      const way = ways.get(sheet) ?? { games: 0, beaten: new Set() }
      ways.set(sheet, way)
      way.games += 1
      if (outcome.bossDefeated) way.beaten.add(dungeonOf(outcome.dungeon, catalogue).boss)
      const isDone = way.beaten.size === catalogue.bosses.length
      if (isDone && !needed.has(sheet)) needed.set(sheet, way.games)
    }
  }
  return needed
}
