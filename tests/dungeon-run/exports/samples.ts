/** Games to be printed, played by chance, and what is printed of them. */
import { dungeonRun as game } from '@main/games/dungeon-run'
import type { EndingSource, SeatSource } from '@main/games/print-rules'
import type { DungeonRunTypes, Event, Outcome, Tally, View } from '@shared/games/dungeon-run'
import { must } from '../../must'
import { begin, play, type Given } from '../properties/games'

function given(players: number, seed: number): Given {
  return {
    options: {
      players,
      heroDeal: players === 2 ? 'choose' : 'random',
      begForYourLife: false,
      bridgeFall: 'anyOne',
      silentHall: 'heroAndSkill',
      glyphSolo: 'ignoreAssistance',
      trained: 'icon',
      roundReroll: false,
      wanderingMonsters: false,
      variedEncounters: false,
      roundCap: 60,
    },
    seed,
    choices: seed * 7919,
    wild: 1,
  }
}

export interface Sample {
  readonly view: View
  readonly tally: Tally
}
function sampleOf(players: number, view: View, events: readonly Event[]): Sample {
  return { view, tally: game.tally(given(players, 0).options, events) }
}
/** What lies open when it has ended. */
export function ended(players: number, seed = 5): Sample {
  const { state, events } = play(given(players, seed))
  return sampleOf(players, game.view(state, null), events)
}
/** What lies open in the middle of round 6. */
export function underWay(players: number, seed = 5): Sample {
  const views: View[] = []
  const { events } = play(given(players, seed), ({ state }) => {
    if (state.round === 6 && views.length === 0) views.push(game.view(state, null))
    return state
  })
  return sampleOf(players, must(views[0]), events)
}
/** What lies open before anybody has a hero. */
export function begun(): Sample {
  const { state, events } = begin(given(2, 5))
  return sampleOf(2, game.view(state, null), events)
}

export function sourceOf(
  { view, tally }: Sample,
  { seat = 0, player = 'Ada' }: { readonly seat?: number; readonly player?: string } = {},
): SeatSource<DungeonRunTypes> {
  return {
    seat,
    player,
    view,
    tally: () => tally,
    at: '2026-11-28T20:30:00.000Z',
    // Far in the east: the moment does not say it.
    day: '2026-11-29',
  }
}
export function endingOf(
  outcome: Outcome,
  view: View | null,
  honours: readonly string[] = [],
): EndingSource<DungeonRunTypes> {
  const players = ['Ada', 'Bob', null, 'Cleo'].slice(0, outcome.heroes.length)
  return { outcome, players, view, honours, at: '2026-11-28T20:30:00.000Z', day: '2026-11-28' }
}
