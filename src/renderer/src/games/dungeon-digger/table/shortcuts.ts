/** What the keys of the table do, as the buttons and the map would. */
import type { Action, Order, View } from '@shared/games/dungeon-digger'
import { answersOf } from './answers'
import type { Choosing } from './choosing'
import { useTableKeys } from './keys'
import { pressOrder } from './order-press'

interface Table {
  readonly view: () => View
  readonly actions: () => readonly Action[]
  readonly choosing: Choosing
  readonly why: (action: Action) => void
  /** Lets go of what is chosen, or of the choice that is begun. */
  readonly cancel: () => void
  readonly passOn: () => void
  readonly undo: () => void
  readonly help: () => void
  readonly enlarge: () => void
  readonly reduce: () => void
  readonly reset: () => void
}

export function useShortcuts(table: Table): void {
  const { view, actions, choosing, why } = table
  const { project } = choosing
  function order(which: Order): void {
    if (actions().length > 0) pressOrder(which, { view: view(), actions: actions(), choosing, why })
  }
  /** Takes up the Project after the one in hand. */
  function nextProject(): void {
    const held = view().players[view().viewer ?? 0]?.projects ?? []
    const tried = held.filter((tile) =>
      view().forecast?.trials.some((trial) => trial.tile === tile),
    )
    const at = project.tile.value === null ? -1 : tried.indexOf(project.tile.value)
    const next = tried[(at + 1) % Math.max(1, tried.length)]
    if (next !== undefined && next !== project.tile.value) project.take(next)
  }
  useTableKeys({
    order,
    choose(at) {
      const option = answersOf(choosing)[at]
      if (option !== undefined) choosing.choose(option)
    },
    project: nextProject,
    turn: project.turn,
    build: project.build,
    end() {
      const end = choosing.buttons.value.find(
        ({ facet }) => facet.id === 'answer' && facet.value.type === 'end-turn',
      )
      if (end !== undefined) choosing.choose(end)
    },
    drop: table.cancel,
    enter: table.passOn,
    undo: table.undo,
    help: table.help,
    enlarge: table.enlarge,
    reduce: table.reduce,
    reset: table.reset,
  })
}
