/** Taking the last step back, or saying why that is not possible. */
import { ref, type Ref } from 'vue'
import type { TableAnswer } from '@shared/api'

export interface Undo {
  /** Raised each time undo is asked for and refused: screen readers then announce why. */
  readonly refused: Readonly<Ref<number>>
  readonly takeBack: () => Promise<void>
}

/**
 * @param allowed whether the last step can be taken back
 * @param undo takes it back
 */
export function useUndo(allowed: () => TableAnswer['undo'], undo: () => Promise<boolean>): Undo {
  const refused = ref(0)

  async function takeBack(): Promise<void> {
    if (allowed() === 'free') await undo()
    else refused.value += 1
  }

  return { refused, takeBack }
}
