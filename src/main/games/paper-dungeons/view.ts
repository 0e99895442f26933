/** What a viewer may know of a game, and of what happens in it. */
import type { Actor } from '@shared/games/game'
import type { Event, Outcome, Own, Progress, Sheet, Step, View } from '@shared/games/paper-dungeons'
import { questionOf } from './legal'
import { boxesOf } from './scoring'
import { boardOfGame, isAlone } from './stages'
import type { State } from './state'

/** A seat sees its own sheet as it stands, and the others' as they stood at the last reveal. */
export function view(state: State, viewer: Actor): View {
  const board = boardOfGame(state)
  const { stage, turn, dungeon, missions, dice, steps } = state
  const step = viewer === null ? undefined : steps[viewer]
  const sheets: readonly Sheet[] =
    viewer === null || step === undefined ? state.sheets : state.sheets.with(viewer, step.sheet)
  return {
    viewer,
    stage,
    turn,
    dungeon,
    bosses: board.dungeon.bosses,
    missions,
    alone: isAlone(state),
    scattered: state.options.scattered || isAlone(state),
    dice,
    sheets,
    boxes: sheets.map((sheet) => boxesOf(board, sheet)),
    committed: steps.map(({ committed }) => committed),
    own: step === undefined ? null : ownOf(step),
  }
}

function ownOf(step: Step): Own {
  return { ...step, question: questionOf(step) }
}

/** What others do stays hidden until all have committed: then it comes in `revealed`. */
export function eventsFor(events: readonly Event[], viewer: Actor): readonly Event[] {
  return events.flatMap((event): readonly Event[] => {
    switch (event.type) {
      case 'played':
        return event.seat === viewer ? [event] : []
      case 'dealt':
        return [event.seat === viewer ? event : { ...event, objectives: null, powers: null }]
      case 'begun':
      case 'rolled':
      case 'committed':
      case 'revealed':
      case 'gem-announced':
      case 'mission-done':
      case 'boss-fought':
      case 'reward-decided':
      case 'gems-scattered':
      case 'finished':
        return [event]
    }
  })
}

/** null while the game goes on. */
export function outcome(state: State): Outcome | null {
  if (state.stage !== 'over') return null
  const board = boardOfGame(state)
  return {
    dungeon: state.dungeon,
    missions: state.missions.map(({ id }) => id),
    scattered: state.options.scattered || isAlone(state),
    players: state.sheets.map((sheet) => ({
      boxes: [...boxesOf(board, sheet)],
      objective: sheet.objective,
      power: sheet.power,
    })),
  }
}

export function progress({ turn }: State): Progress {
  return { turn }
}
