/**
 * What a seat's actions would do, done on a copy by the rules themselves: for screens that show it before anything is
 * chosen. Bots, which look at many more positions, call `act` on their own.
 */
import type { Actor } from '@shared/games/game'
import {
  BOXES,
  GEMS,
  SYMBOLS,
  roomId,
  roomOf,
  type Change,
  type DieReach,
  type Forecast,
  type ForecastAction,
  type OpenMission,
  type Room,
  type Sheet,
  type SheetFacts,
  type Step,
} from '@shared/games/paper-dungeons'
import { act } from './act'
import { has } from '@shared/games/paper-dungeons/bits'
import type { Board } from './board'
import { strengthOf } from './bosses'
import type { Setting } from './draft'
import { actionsOn, questionOf } from './legal'
import { moveAction, stepAction } from './listed'
import { measure } from './metrics'
import { entryDamage, movesTo, reachable } from './reach'
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
  return { action, ...changeOf(setting, step, act(setting, step, action)) }
}

/** What lies between a step and one that has come of it. */
function changeOf({ board }: Setting, step: Step, after: Step): Change {
  const before = countBoxes(board, step.sheet)
  const now = countBoxes(board, after.sheet)
  return {
    events: after.log.slice(step.log.length),
    boxes: BOXES.map((_, at) => (now[at] ?? 0) - (before[at] ?? 0)),
    strengths: board.bosses.map(
      (boss) => strengthOf(board, after.sheet, boss) - strengthOf(board, step.sheet, boss),
    ),
    question: questionOf(after),
  }
}

/** For each die that can still be used, or for the die in hand: the rooms that its moves come to. */
function reachOf(setting: Setting, step: Step): readonly DieReach[] {
  const { board, dice } = setting
  const { sheet } = step
  const rooms = (die: number | null, moves: number) =>
    reachable(board, sheet, moves).map(({ room, damage, movesLeft, path }) => ({
      room: roomId(room),
      damage,
      movesLeft,
      path: path.map(roomId),
      prices: path.map((to, at) => entryDamage(board, sheet, to, path.slice(0, at).includes(to))),
      walked: changeOf(setting, step, walk(setting, step, die, path)),
    }))
  const question = questionOf(step)
  if (question?.type === 'walk') return [{ die: null, rooms: rooms(null, question.moves) }]
  if (question?.type !== 'use-die') return []
  return dice.flatMap((symbol, die) =>
    SYMBOLS[symbol] === 'skull' || has(step.used, die)
      ? []
      : [{ die, rooms: rooms(die, movesOf(symbol)) }],
  )
}

/** The step after a way, or after the part of it that something is asked on. */
function walk(setting: Setting, step: Step, die: number | null, path: readonly Room[]): Step {
  let after = step
  for (const [at, room] of path.entries()) {
    if (at > 0 && questionOf(after)?.type !== 'walk') return after
    const action = at === 0 && die !== null ? moveAction(die, room) : stepAction(room)
    if (!actionsOn(setting, after).includes(action)) return after
    after = act(setting, after, action)
  }
  return after
}

/** What a sheet comes to. */
export function factsOf(board: Board, missions: readonly OpenMission[], sheet: Sheet): SheetFacts {
  const { content, bosses, gemRooms, objectives, dungeon } = board
  const moves = movesTo(board, sheet)
  const objective = sheet.objective === null ? undefined : objectives.get(sheet.objective)
  return {
    strengths: bosses.map((boss) => strengthOf(board, sheet, boss)),
    missions: missions.map(({ id }) => {
      const card = content.missions.find((mission) => mission.id === id)
      return card === undefined ? 0 : measure(board, sheet, card.measure)
    }),
    objective: objective === undefined ? null : measure(board, sheet, objective.measure),
    toGems: GEMS.map((_, gem) => {
      const room = gemRooms[gem] ?? -1
      return has(sheet.gems | sheet.lostGems, gem) ? null : (moves[room] ?? null)
    }),
    toBosses: dungeon.bossRooms.map((room) => moves[roomOf(room)] ?? null),
  }
}
