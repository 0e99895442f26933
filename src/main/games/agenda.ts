/** What rules by an agenda have in common: a stack of tasks that are still to happen, the last one next. */

/** A task that waits for its seat's choice. */
export interface Choice<Draft, Task, Action> {
  /** Complete and concrete, from what its seat may know; one alone is taken without asking, of none nothing happens. */
  options(g: Draft, task: Task): readonly Action[]
  /** @param g without the task on its agenda */
  answer(g: Draft, task: Task, action: Action): void
}

interface Agenda<Draft, Task, Action> {
  /** null: the task goes on by itself, or is one that stops everything. */
  readonly choiceOf: (task: Task) => Choice<Draft, Task, Action> | null
  /** Goes on with a task that nobody chooses in. */
  readonly goOn: (g: Draft, task: Task) => void
  /** Whether all waits at it, however much there is to choose. */
  readonly stopsAt: (task: Task) => boolean
}

interface Running<Task> {
  readonly agenda: Task[]
  readonly result: unknown
}

/** More choices with one option than follow on each other in any game: a hero that no way leads to has no other. */
const MOST_ALONE = 500

/**
 * Goes on until somebody must choose between two things at least, or the game is over. Where it would go on for ever, the
 * one option is asked: the game can still be played on, and given up.
 *
 * @returns what is listed; null where all waits at a task, whose list is not worked out yet
 */
export function runAgenda<Draft extends Running<Task>, Task, Action>(
  g: Draft,
  { choiceOf, goOn, stopsAt }: Agenda<Draft, Task, Action>,
): readonly Action[] | null {
  let alone = 0
  while (g.result === null) {
    const task = g.agenda.at(-1)
    if (task === undefined) throw new Error('nothing is left to happen')
    if (stopsAt(task)) return null
    const choice = choiceOf(task)
    if (choice === null) {
      goOn(g, task)
      continue
    }
    const options = choice.options(g, task)
    if (options.length > 1) return options
    const [only] = options
    if (only !== undefined && ++alone > MOST_ALONE) return options
    g.agenda.pop()
    if (only !== undefined) choice.answer(g, task, only)
  }
  return []
}

/** Puts tasks on an agenda: the first of them is done first. */
export function putOn<Task>(agenda: Task[], tasks: readonly Task[]): void {
  for (let at = tasks.length - 1; at >= 0; at--) {
    const task = tasks[at]
    if (task !== undefined) agenda.push(task)
  }
}
