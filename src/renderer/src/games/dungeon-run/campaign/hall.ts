/** What each hero has come to in a campaign. */
import type { GameRecord } from '@shared/api'
import type { SeatInfo } from '@shared/games'
import {
  HEROES,
  soloTotal,
  type BossId,
  type DungeonRunTypes,
  type HeroId,
} from '@shared/games/dungeon-run'

export interface HeroInHall {
  readonly hero: HeroId
  readonly games: number
  readonly wins: number
  /** Bosses against whom it has won, each once. */
  readonly against: readonly BossId[]
  /** Who has won with it, each once; null: nobody has said. */
  readonly players: readonly (string | null)[]
  /** Its best score alone; null: it was never alone. */
  readonly best: number | null
}

type Played = Pick<GameRecord<DungeonRunTypes>, 'outcome'> & {
  readonly seats: readonly Pick<SeatInfo, 'player'>[]
}

function unique<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)]
}

/** Every hero, those with the most wins first, then those with the most games. */
export function hallOf(records: readonly Played[]): readonly HeroInHall[] {
  const heroes = HEROES.map((hero): HeroInHall => {
    const runs = records.flatMap(({ outcome, seats }) => {
      const seat = outcome.heroes.indexOf(hero)
      if (seat < 0) return []
      const won = outcome.winner === seat
      const { boss, solo } = outcome
      const player = seats[seat]?.player ?? null
      return [{ won, boss, player, points: solo === null ? null : soloTotal(solo, won) }]
    })
    const wins = runs.filter(({ won }) => won)
    const points = runs.flatMap((run) => (run.points === null ? [] : [run.points]))
    return {
      hero,
      games: runs.length,
      wins: wins.length,
      against: unique(wins.map(({ boss }) => boss)),
      players: unique(wins.map(({ player }) => player)),
      best: points.length === 0 ? null : Math.max(...points),
    }
  })
  return heroes.toSorted((a, b) => b.wins - a.wins || b.games - a.games)
}
