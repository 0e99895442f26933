/** Doing things at the table one after the other, and where the keyboard is once they are done. */
import { nextTick } from 'vue'
import { usePresses, type Presses } from './presses'

export interface Acting<Action> extends Presses<Action> {
  /** What a click anywhere on the table means for the keyboard; for the capture phase. */
  readonly onClick: (event: MouseEvent) => void
}

interface Doing<Action> {
  /** Does an action, or takes the last one back; gives whether the main process accepted it. */
  readonly perform: (action: Action) => Promise<boolean>
  readonly stepBack: () => Promise<boolean>
  /** Puts the keyboard at the question. */
  readonly focusPrompt: () => void
  /** The table is looked back at. */
  readonly reading: boolean
}

/** What the mouse pressed lets go of the keyboard, so that Enter goes on and does not press it again. */
function release(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

export function useActing<Action>({
  perform,
  stepBack,
  focusPrompt,
  reading,
}: Doing<Action>): Acting<Action> {
  /** Keeps the keyboard on the table when the button that had it is gone: at the dice, else at the question. */
  async function keepFocus(place: Element | null | undefined): Promise<void> {
    await nextTick()
    if (document.activeElement !== document.body) return
    const next = place?.isConnected ? place.querySelector<HTMLElement>('button:enabled') : null
    if (next) next.focus()
    else focusPrompt()
  }

  const presses = usePresses<Action>(
    async (action) => {
      const focused = document.activeElement
      const atDice = focused?.closest('[data-dice]')
      const accepted = await perform(action)
      await nextTick()
      if (focused !== document.body) await keepFocus(atDice)
      return accepted
    },
    async () => {
      const undone = await stepBack()
      await nextTick()
      return undone
    },
  )

  function onClick(event: MouseEvent): void {
    // Who looks back presses on and on in one place, by mouse and keys in turn.
    if (reading) return
    // A dialog gives the keyboard back to what has opened it.
    const opens =
      event.target instanceof Element && event.target.closest('[aria-haspopup]') !== null
    if (event.detail > 0 && !opens) release()
    // The second press of a double click would fall on whatever has come to stand there; but dice can show the same.
    const again = event.target instanceof Element && event.target.closest('[data-again]') !== null
    if (event.detail > 1 && !again) event.stopPropagation()
  }

  return { ...presses, onClick }
}
