/** Who sat where in a game, in words that a list can show. */
import type { GameRecord, TableAnswer, TableSummary } from '@shared/games/one-deck-dungeon/answers'
import type { HeroId, View } from '@shared/games/one-deck-dungeon'
import type { SheetId } from '@shared/ids'

export interface ShownSeat {
  readonly hero: HeroId
  readonly player: string | null
  readonly sheet: SheetId | null
}

/** The heroes of a recorded game, each with its player. */
export function seatsOfRecord({ outcome, seats }: GameRecord): readonly ShownSeat[] {
  return outcome.heroes.map((hero, seat) => ({
    hero,
    player: seats[seat]?.player ?? null,
    sheet: seats[seat]?.sheet ?? null,
  }))
}

/** The heroes at a table, each with its player as they are called now: the options say it as the game began. */
export function seatsOfTable({ options, seats }: TableSummary): readonly ShownSeat[] {
  return options.heroes.map(({ hero }, seat) => ({
    hero,
    player: seats[seat]?.player ?? null,
    sheet: seats[seat]?.sheet ?? null,
  }))
}

/** A table's view, its heroes with their players as they are called now. */
export function seatedView({ view, seats }: Pick<TableAnswer, 'view' | 'seats'>): View {
  const heroes = view.heroes.map((hero, seat) => ({ ...hero, player: seats[seat]?.player ?? null }))
  return { ...view, heroes }
}
