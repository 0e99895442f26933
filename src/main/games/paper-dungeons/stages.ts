/**
 * The course of a game (rules page, 6): setup, eight turns, a boss after the third, sixth and eighth. In each stage every
 * seat has a step of its own; when all are committed everything is revealed, settled, and the next stage begins.
 */
import { TURNS, type Event, type Sheet, type Step, type View } from '@shared/games/paper-dungeons'
import { settleIn } from './act'
import { boardOf, type Board } from './board'
import { aftermath, bossAfter, bossAt, fightOf, strongestOf } from './bosses'
import { contentOf } from './content'
import { DICE_PER_TURN } from './content/printed'
import type { Setting } from './draft'
import { announceGems, claimMissions, scatterGems } from './end-of-turn'
import { rollDice, skullsIn } from './roll'
import { countBoxes } from './scoring'
import { blankStep, clericBonus } from './sheets'
import type { State } from './state'

export function boardOfGame({ options, dungeon }: State): Board {
  return boardOf(contentOf(options), dungeon)
}
export function settingOf(state: State): Setting {
  return { board: boardOfGame(state), dice: state.dice, turn: state.turn }
}
/** The same for whoever has a view only: a bot, which looks ahead from its own step. */
export function settingOfView({ options, dungeon, dice, turn }: View): Setting {
  return { board: boardOf(contentOf(options), dungeon), dice, turn }
}
/** Alone: missions by turn, scattered gems, no rewards (rules page, 20). */
export function isAlone({ options }: State): boolean {
  return options.players === 1
}

/** A state on its way through what nobody decides, and what happens on it. */
interface Course {
  readonly state: State
  readonly events: Event[]
}

/** Goes on for as long as everybody has committed. */
export function goOn(state: State, events: Event[]): Course {
  let course: Course = { state, events }
  while (course.state.stage !== 'over' && course.state.steps.every(({ committed }) => committed))
    course = nextStage(reveal(course))
  return course
}

/** What all have done lies open. */
function reveal({ state, events }: Course): Course {
  const { stage, turn } = state
  for (const [seat, { log }] of state.steps.entries())
    if (log.length > 0) events.push({ type: 'revealed', seat, stage, turn, events: log })
  return { state, events }
}

function nextStage({ state, events }: Course): Course {
  const sheets = state.steps.map(({ sheet }) => sheet)
  switch (state.stage) {
    case 'setup':
      return beginTurn({ state: { ...state, sheets }, events })
    case 'turn': {
      const after = endTurn(state, sheets, events)
      const boss = bossAfter(state.turn)
      return boss < 0
        ? beginTurn({ state: after, events })
        : meetBoss({ state: after, events }, boss)
    }
    case 'boss': {
      const after = { ...state, sheets: scatter(state, sheets, events) }
      return state.turn === TURNS
        ? finish({ state: after, events })
        : beginTurn({ state: after, events })
    }
    case 'over':
      return { state, events }
  }
}

/** Gems first, then missions (Q33). */
function endTurn(state: State, now: readonly Sheet[], events: Event[]): State {
  const gems = announceGems(state.sheets, now)
  const claimed = claimMissions(boardOfGame(state), state.missions, state.turn, gems.sheets)
  events.push(...gems.events, ...claimed.events)
  return { ...state, sheets: claimed.sheets, missions: claimed.missions }
}

/** All six dice, then the damage of skulls on every sheet (Q2): the Seer takes one less of a roll (Q30), a Cleric none. */
function beginTurn({ state: before, events }: Course): Course {
  const turn = before.turn + 1
  const board = boardOfGame(before)
  const { dice, random, events: rolled } = rollDice(board, turn, before.random)
  events.push(...rolled)
  const state: State = { ...before, stage: 'turn', turn, dice, random, steps: [] }
  const skulls = skullsIn(dice)
  const steps = before.sheets.map((sheet): Step => {
    const step = blankStep(sheet, DICE_PER_TURN)
    const amount = skullDamage(sheet, skulls)
    return amount === 0 ? step : { ...step, tasks: [{ type: 'damage', amount, cause: 'skulls' }] }
  })
  return { state: openSteps(state, steps, events), events }
}

export function skullDamage(sheet: Sheet, skulls: number): number {
  if (clericBonus(sheet)) return 0
  return Math.max(0, skulls - (sheet.power === 'seer' ? 1 : 0))
}

/** Steps begin: what waits for no choice is done, and shown to its seat. */
function openSteps(state: State, steps: readonly Step[], events: Event[]): State {
  const setting = settingOf(state)
  const opened = steps.map((step) => (step.tasks.length === 0 ? step : settleIn(setting, step)))
  for (const [seat, { log }] of opened.entries())
    if (log.length > 0) events.push({ type: 'played', seat, events: log })
  return { ...state, steps: opened }
}

/**
 * All strengths are read first; then come glory, counterattack and reward (Q36). Nobody waits for somebody who has
 * nothing to decide.
 */
function meetBoss({ state, events }: Course, which: number): Course {
  const board = boardOfGame(state)
  const boss = bossAt(board, which)
  const fights = state.sheets.map((sheet, seat) => fightOf(board, sheet, which, seat))
  events.push({ type: 'boss-fought', boss: boss.id, fights })
  const strongest = isAlone(state) ? [] : strongestOf(fights)
  if (strongest.length > 0) events.push({ type: 'reward-decided', boss: boss.id, strongest })
  const sheets = state.sheets.map((sheet, seat): Sheet => {
    const glory = fights[seat]?.glory ?? 0
    return { ...sheet, entered: 0, bosses: [...sheet.bosses, { glory, wounds: 0 }] }
  })
  const steps = sheets.map((sheet, seat): Step => {
    const fight = fights[seat]
    const won = strongest.length === 1 && strongest[0] === seat
    const tasks = fight === undefined ? [] : aftermath(fight, won ? boss.reward : null)
    return { ...blankStep(sheet, 0), tasks: tasks.toReversed() }
  })
  const met = openSteps({ ...state, stage: 'boss', sheets }, steps, events)
  const quiet = met.steps.map((step) =>
    step.tasks.length === 0 ? { ...step, committed: true } : step,
  )
  return { state: { ...met, steps: quiet }, events }
}

/** After the reward of the first and the second boss, where the variant is played; alone it always is (Q39). */
function scatter(state: State, sheets: readonly Sheet[], events: Event[]): readonly Sheet[] {
  const { options, turn } = state
  if (turn === TURNS || !(options.scattered || isAlone(state))) return sheets
  const boss = bossAt(boardOfGame(state), bossAfter(turn))
  const scattered = scatterGems(sheets, boss.scattered)
  events.push(...scattered.events)
  return scattered.sheets
}

/** The game ends right after the third boss. */
function finish({ state, events }: Course): Course {
  const board = boardOfGame(state)
  events.push({ type: 'finished', boxes: state.sheets.map((sheet) => countBoxes(board, sheet)) })
  return { state: { ...state, stage: 'over', steps: [] }, events }
}
