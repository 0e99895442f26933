/**
 * A step on its way to the next. It is copied once for each action and then written on, since bots look at hundreds of
 * thousands of them; lists within it are replaced, never written on, so that nothing that others hold changes.
 */
import type { Sheet, SheetEvent, Step, Task } from '@shared/games/paper-dungeons'
import type { Board } from './board'

/** What a step stands in: the same for every seat. */
export interface Setting {
  readonly board: Board
  /** Faces of the dice, by die, as places in `SYMBOLS`. */
  readonly dice: readonly number[]
  readonly turn: number
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

export interface Draft extends Setting {
  readonly sheet: Writable<Sheet>
  readonly tasks: Task[]
  diceLeft: number
  used: number
  moves: number
  swaps: number
  seen: readonly number[]
  committed: boolean
  /**
   * What has happened since the draft was opened; null: nobody wants to know, nor are the way and the turn tracker
   * written down, which nothing follows from.
   */
  readonly events: SheetEvent[] | null
}

/** @param silent nobody wants to know what happens: a bot looks ahead */
export function openDraft(setting: Setting, step: Step, silent = false): Draft {
  return {
    board: setting.board,
    dice: setting.dice,
    turn: setting.turn,
    sheet: { ...step.sheet },
    tasks: step.tasks.slice(),
    diceLeft: step.diceLeft,
    used: step.used,
    moves: step.moves,
    swaps: step.swaps,
    seen: step.seen,
    committed: step.committed,
    events: silent ? null : [],
  }
}

/** The step that has become of it. */
export function closeDraft(draft: Draft, before: Step): Step {
  const { events } = draft
  return {
    sheet: draft.sheet,
    diceLeft: draft.diceLeft,
    used: draft.used,
    moves: draft.moves,
    swaps: draft.swaps,
    seen: draft.seen,
    tasks: draft.tasks,
    committed: draft.committed,
    log: events === null || events.length === 0 ? before.log : [...before.log, ...events],
  }
}

/** Tasks to be done next, the first of them first, before all that waits (Q10: depth first). */
export function first(draft: Draft, ...tasks: readonly Task[]): void {
  for (let at = tasks.length - 1; at >= 0; at--) {
    const task = tasks[at]
    if (task !== undefined) draft.tasks.push(task)
  }
}
