/** Who does not want to be asked for help: such offers are passed by themselves, as long as the app runs. */
import { ref, watch } from 'vue'
import type { TableAnswer } from '@shared/api'
import type { Action, DungeonRunTypes } from '@shared/games/dungeon-run'

const passing = new Set<string>()

/** @param act passes an offer */
export function usePassing(
  answer: () => TableAnswer<DungeonRunTypes>,
  act: (action: Action) => void,
) {
  const changes = ref(0)
  function keyOf({ table, viewer }: Pick<TableAnswer, 'table' | 'viewer'>): string {
    return `${table} ${viewer ?? ''}`
  }
  function passes(): boolean {
    return changes.value >= 0 && passing.has(keyOf(answer()))
  }
  function passOffer(): void {
    const { actions, view } = answer()
    const pass = actions.find(({ type }) => type === 'pass')
    if (pass !== undefined && view.question?.type === 'offer' && passes()) act(pass)
  }
  watch([answer, changes], passOffer, { immediate: true })
  return {
    passes,
    set(on: boolean): void {
      if (on) passing.add(keyOf(answer()))
      else passing.delete(keyOf(answer()))
      changes.value += 1
    },
  }
}
