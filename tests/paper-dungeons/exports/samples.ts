/** Games to be printed, played by chance, and what is printed of them. */
import { paperDungeons as game } from '@main/games/paper-dungeons'
import type { SeatSource } from '@main/games/print-rules'
import type { DungeonId, PaperTypes, View } from '@shared/games/paper-dungeons'
import { begin, play } from '../properties/games'

/** Many moves, so that much is marked. */
function given(players: number, dungeon: DungeonId, seed: number) {
  const missions = players !== 2
  const options = { players, dungeon, missions, scattered: players === 1 }
  return { options, seed, choices: seed * 7919, bold: 5 } as const
}

/** What lies open when it has ended. */
export function ended(players: number, dungeon: DungeonId = 'A', seed = 5): View {
  return game.view(play(given(players, dungeon, seed)).state, null)
}
/** What lies open in the middle of turn 4. */
export function underWay(players: number, dungeon: DungeonId = 'A', seed = 5): View {
  const views: View[] = []
  play(given(players, dungeon, seed), ({ state }) => {
    if (state.turn === 4) views.push(game.view(state, null))
    return state
  })
  const [first] = views
  if (first === undefined) throw new Error('The game has no fourth turn.')
  return first
}
/** What lies open while cards are chosen. */
export function begun(players: number): View {
  return game.view(begin(given(players, 'A', 5)).state, null)
}

export function sourceOf(
  view: View,
  { seat = 0, player = 'Ada' }: { readonly seat?: number; readonly player?: string } = {},
): SeatSource<PaperTypes> {
  return {
    seat,
    player,
    view,
    tally: () => null,
    at: '2026-11-28T20:30:00.000Z',
    // Far in the east: the moment does not say it.
    day: '2026-11-29',
  }
}
