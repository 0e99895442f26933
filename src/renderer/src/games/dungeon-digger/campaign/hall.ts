/** What each player has come to in a campaign. */
import type { GameRecord } from '@shared/api'
import {
  AWARDS,
  standings,
  type Award,
  type DungeonDiggerTypes,
  type LordId,
} from '@shared/games/dungeon-digger'

export interface PlayerInHall {
  /** As it was last written. */
  readonly player: string
  readonly games: number
  readonly wins: number
  /** null: it was eliminated in every game. */
  readonly best: number | null
  /** How often it had each award. */
  readonly awards: Readonly<Record<Award, number>>
  /** Lords that it has won with, each once. */
  readonly lords: readonly LordId[]
}

type Played = Pick<GameRecord<DungeonDiggerTypes>, 'outcome' | 'seats'>

/** Every person by name, whatever its case; those with the most wins first, then with the best total. */
export function hallOf(records: readonly Played[]): readonly PlayerInHall[] {
  const players = new Map<string, PlayerInHall>()
  for (const { outcome, seats } of records) {
    const places = standings(outcome)
    for (const [seat, { player, bot }] of seats.entries()) {
      const place = places[seat]
      const score = outcome.scores[seat]
      if (player === null || (bot ?? null) !== null || place === undefined || score === undefined)
        continue
      const key = player.toLocaleLowerCase()
      const known = players.get(key)
      const lord = place.won ? score.lord : null
      players.set(key, {
        player,
        games: (known?.games ?? 0) + 1,
        wins: (known?.wins ?? 0) + (place.won ? 1 : 0),
        best: highest(known?.best ?? null, place.score),
        awards: Object.fromEntries(
          AWARDS.map((award) => [
            award,
            (known?.awards[award] ?? 0) + (score.awards.includes(award) ? 1 : 0),
          ]),
        ) as Record<Award, number>,
        lords: [...new Set([...(known?.lords ?? []), ...(lord === null ? [] : [lord])])],
      })
    }
  }
  return [...players.values()].toSorted(
    (a, b) => b.wins - a.wins || (b.best ?? 0) - (a.best ?? 0) || b.games - a.games,
  )
}
function highest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.max(one, other)
}
