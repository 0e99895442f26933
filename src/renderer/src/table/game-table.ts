/** What every game's table sets up around its game: its form in the window, whose seats they are, doing and undoing. */
import { ref, watch } from 'vue'
import type { TableAnswer } from '@shared/api'
import type { GameTypes, Seat } from '@shared/games/game'
import { useAppStore } from '@renderer/stores/app'
import { useActing } from './acting'
import { useArrangement } from './arrangement'
import { useSeatNames } from './seat-names'
import { useUndo } from './undo'

interface GameTable<T extends GameTypes> {
  readonly answer: () => TableAnswer<T>
  /** As a table's props of these names; the props may change, so they are asked anew for each press. */
  readonly act: (action: T['action']) => Promise<boolean>
  readonly undo: () => Promise<boolean>
  /** The question, which gets the keyboard once something is done. */
  readonly prompt: () => { readonly focus: () => void } | null
  /** The table is looked back at. */
  readonly reading: boolean
}

export function useGameTable<T extends GameTypes>({
  answer,
  act: perform,
  undo: stepBack,
  prompt,
  reading,
}: GameTable<T>) {
  const app = useAppStore()
  const seatName = useSeatNames()
  const acting = useActing<T['action']>({
    perform,
    stepBack,
    focusPrompt: () => prompt()?.focus(),
    reading,
  })
  /** Takes back as many actions as that, as far as they can be. */
  async function takeBackSteps(steps: number): Promise<void> {
    for (let left = steps; left > 0; left -= 1)
      if (answer().undo !== 'free' || !(await acting.undo())) return
  }
  const [keysOpen, seatsOpen] = [ref(false), ref(false)]
  // What lies over the table gives way to the end of the game: it ends under it where a bot takes the last person's seat.
  watch(
    () => answer().status,
    () => {
      keysOpen.value = false
      seatsOpen.value = false
    },
  )
  return {
    ...acting,
    ...useUndo(() => answer().undo, acting.undo),
    takeBackSteps,
    arrangement: useArrangement(() => app.settings?.textSize ?? 100),
    playerOf: (seat: Seat): string => seatName(answer().seats, seat),
    keysOpen,
    seatsOpen,
  }
}
