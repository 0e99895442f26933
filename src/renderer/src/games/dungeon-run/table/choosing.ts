/** Which of the legal actions are listed, and which one is thought of. */
import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import type { Action, Direction, View } from '@shared/games/dungeon-run'
import { cellOf } from '../map/layout'
import { wantedUses } from './dice-uses'

interface Table {
  readonly view: () => View
  readonly actions: () => readonly Action[]
  readonly revision: () => number
  readonly act: (action: Action) => void
}
export interface Choosing {
  /** An answer that is thought of. */
  readonly preview: Ref<Action | null>
  /** Those that are listed: all that anybody would want, or those of one cell. */
  readonly listed: Readonly<Ref<readonly Action[]>>
  readonly choose: (action: Action) => void
  /** Chooses the answer that stands there in the list, if there is one. */
  readonly chooseListed: (at: number) => void
  /** Leaves the tile in that direction, if that may be done. */
  readonly go: (dir: Direction) => void
  readonly listAll: () => void
  /** Lists what was listed first. */
  readonly drop: () => void
  readonly pressCell: (cell: string) => void
}

export function useChoosing({ view, actions, revision, act }: Table): Choosing {
  const preview = shallowRef<Action | null>(null)
  /** Of several things that may be done on a cell, one is to be chosen. */
  const cell = shallowRef<string | null>(null)
  /** Whether uses of dice are listed that another one is better than. */
  const all = ref(false)
  watch(revision, () => {
    cell.value = null
    all.value = false
    preview.value = null
  })
  const listed = computed(() => {
    if (cell.value === null) return all.value ? actions() : wantedUses(actions(), view())
    return actions().filter((action) => cellOf(action, view()) === cell.value)
  })
  function choose(action: Action): void {
    cell.value = null
    preview.value = null
    act(action)
  }
  function chooseAny(action: Action | undefined): void {
    if (action !== undefined) choose(action)
  }
  function drop(): void {
    cell.value = null
  }
  return {
    preview,
    listed,
    choose,
    chooseListed: (at) => chooseAny(listed.value[at]),
    go(dir) {
      chooseAny(
        actions().find((one) => (one.type === 'move' || one.type === 'exit') && one.dir === dir),
      )
    },
    drop,
    listAll() {
      drop()
      all.value = true
    },
    pressCell(pressed) {
      const [only, ...others] = actions().filter((action) => cellOf(action, view()) === pressed)
      if (only === undefined) return
      if (others.length === 0) choose(only)
      else cell.value = pressed
    },
  }
}
