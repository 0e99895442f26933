/** What a viewer may know of a game, and of what happens in it. */
import type { Actor } from '@shared/games/game'
import type { Event, Outcome, Progress, Sheet, View } from '@shared/games/paper-dungeons'
import { factsOf, forecast } from './forecast'
import { questionOf } from './legal'
import type { Board } from './board'
import { countBoxes } from './scoring'
import { boardOfGame, isAlone } from './stages'
import type { State } from './state'

/**
 * A seat sees its own sheet as it stands, and the others' as they stood at the last reveal.
 * @param withForecast also what its actions would do, and what the sheets come to
 */
export function view(state: State, viewer: Actor, withForecast = false): View {
  const board = boardOfGame(state)
  const { steps } = state
  const step = viewer === null ? undefined : steps[viewer]
  let { sheets } = state
  let boxes = openBoxes(board, sheets)
  // A sheet that nothing has been written on since the reveal is still the same.
  if (viewer !== null && step !== undefined && step.sheet !== sheets[viewer]) {
    const { sheet } = step
    const own = countBoxes(board, sheet)
    sheets = sheets.map((open, seat) => (seat === viewer ? sheet : open))
    boxes = boxes.map((open, seat) => (seat === viewer ? own : open))
  }
  const alone = isAlone(state)
  return {
    viewer,
    options: state.options,
    stage: state.stage,
    turn: state.turn,
    dungeon: state.dungeon,
    bosses: board.dungeon.bosses,
    missions: state.missions,
    alone,
    scattered: state.options.scattered || alone,
    dice: state.dice,
    sheets,
    boxes,
    committed: steps.map(({ committed }) => committed),
    own: step === undefined ? null : { step, question: questionOf(step) },
    forecast: withForecast ? forecast(state, viewer) : null,
    facts: withForecast ? sheets.map((sheet) => factsOf(board, state.missions, sheet)) : null,
  }
}

const counted = new WeakMap<readonly Sheet[], readonly (readonly number[])[]>()

/** The boxes of the sheets that lie open: they change at a reveal only, and are counted once. */
function openBoxes(board: Board, sheets: readonly Sheet[]): readonly (readonly number[])[] {
  let boxes = counted.get(sheets)
  if (boxes === undefined)
    counted.set(sheets, (boxes = sheets.map((sheet) => countBoxes(board, sheet))))
  return boxes
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
      boxes: [...countBoxes(board, sheet)],
      objective: sheet.objective,
      power: sheet.power,
    })),
    ...(state.options.pack !== undefined && { pack: state.options.pack }),
  }
}

export function progress({ turn }: State): Progress {
  return { turn }
}
