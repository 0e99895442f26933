/** Taking the last step back, or telling why it stops here. */
import { ref, type Ref } from 'vue'
import type { TableAnswer } from '@shared/api'

export interface Undoing {
  /** Raised each time undo is asked for and refused: who cannot see it is told why. */
  readonly refused: Readonly<Ref<number>>
  readonly takeBack: () => Promise<void>
}

/**
 * @param allowed whether the last step can be taken back
 * @param undo takes it back
 */
export function useUndoing(
  allowed: () => TableAnswer['undo'],
  undo: () => Promise<boolean>,
): Undoing {
  const refused = ref(0)

  async function takeBack(): Promise<void> {
    if (allowed() === 'free') await undo()
    else refused.value += 1
  }

  return { refused, takeBack }
}
