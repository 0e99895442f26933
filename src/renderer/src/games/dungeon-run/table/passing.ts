/**
 * Who does not want to be asked for help: such offers are passed by themselves, as long as the app runs. Where several
 * people play, the computer is not handed to anybody for that.
 */
import { ref, watch } from 'vue'
import type { TableAnswer } from '@shared/api'
import type { Seat } from '@shared/games'
import type { Action, DungeonRunTypes } from '@shared/games/dungeon-run'

type Answer = Pick<TableAnswer<DungeonRunTypes>, 'table' | 'viewer' | 'asked' | 'actions' | 'view'>
const PASS: Action = { type: 'pass' }

const passing = new Set<string>()
function keyOf(table: string, seat: Seat | null): string {
  return `${table} ${seat ?? ''}`
}

/**
 * @param act does something for whoever is at the screen
 * @param actFor does it for another seat
 */
export function usePassing(
  answer: () => Answer,
  act: (action: Action) => void,
  actFor: (seat: Seat, action: Action) => void,
) {
  const changes = ref(0)
  function passes(seat = answer().viewer): boolean {
    return changes.value >= 0 && passing.has(keyOf(answer().table, seat))
  }
  function passOffer(): void {
    const { viewer, asked, actions, view } = answer()
    if (view.question?.type !== 'offer') return
    const seat = view.question.seats.find((one) => asked.includes(one) && passes(one))
    if (seat === undefined) return
    if (seat !== viewer) actFor(seat, PASS)
    else if (actions.some(({ type }) => type === 'pass')) act(PASS)
  }
  watch([answer, changes], passOffer, { immediate: true })
  return {
    passes: () => passes(),
    set(on: boolean): void {
      const { table, viewer } = answer()
      if (on) passing.add(keyOf(table, viewer))
      else passing.delete(keyOf(table, viewer))
      changes.value += 1
    },
  }
}
