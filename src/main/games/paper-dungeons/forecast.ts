/**
 * What a seat's actions would do, done on a copy by the rules themselves: for screens that show it before anything is
 * chosen. Bots, which look at many more positions, call `act` on their own.
 */
import type { Actor } from '@shared/games/game'
import {
  BOXES,
  SYMBOLS,
  roomId,
  type DieReach,
  type Forecast,
  type ForecastAction,
  type Step,
} from '@shared/games/paper-dungeons'
import { act } from './act'
import { has } from './bits'
import { strengthOf } from './bosses'
import type { Setting } from './draft'
import { actionsOn, questionOf } from './legal'
import { reachable } from './reach'
import { movesOf } from './rooms'
import { countBoxes } from './scoring'
import { settingOf } from './stages'
import type { State } from './state'

/** null: the viewer has no seat, has committed, or the game is over. */
export function forecast(state: State, viewer: Actor): Forecast | null {
  const step = viewer === null ? undefined : state.steps[viewer]
  if (step === undefined || step.committed) return null
  const setting = settingOf(state)
  return {
    actions: actionsOn(setting, step).map((action) => forecastOf(setting, step, action)),
    reach: reachOf(setting, step),
    strengths: setting.board.bosses.map((boss) => strengthOf(setting.board, step.sheet, boss)),
  }
}

/** What an action does until its player is asked again. */
export function forecastOf(
  setting: Setting,
  step: Step,
  action: ForecastAction['action'],
): ForecastAction {
  const { board } = setting
  const after = act(setting, step, action)
  const before = countBoxes(board, step.sheet)
  const now = countBoxes(board, after.sheet)
  return {
    action,
    events: after.log.slice(step.log.length),
    boxes: BOXES.map((_, at) => (now[at] ?? 0) - (before[at] ?? 0)),
    strengths: board.bosses.map(
      (boss) => strengthOf(board, after.sheet, boss) - strengthOf(board, step.sheet, boss),
    ),
    question: questionOf(after),
  }
}

/** For each die that can still be used, or for the die in hand: the rooms that its moves come to. */
function reachOf({ board, dice }: Setting, step: Step): readonly DieReach[] {
  const rooms = (moves: number) =>
    reachable(board, step.sheet, moves).map(({ room, damage, movesLeft, path }) => ({
      room: roomId(room),
      damage,
      movesLeft,
      path: path.map(roomId),
    }))
  const question = questionOf(step)
  if (question?.type === 'walk') return [{ die: null, rooms: rooms(question.moves) }]
  if (question?.type !== 'use-die') return []
  return dice.flatMap((symbol, die) =>
    SYMBOLS[symbol] === 'skull' || has(step.used, die)
      ? []
      : [{ die, rooms: rooms(movesOf(symbol)) }],
  )
}
