/** Taking the last step back, or telling why it stops here. */
import { computed, ref, type ComputedRef, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { TableAnswer } from '@shared/games/one-deck-dungeon/answers'
import type { Event } from '@shared/games/one-deck-dungeon'
import type { Names } from './names'
import { undoReason } from './undoText'

export interface Undoing {
  /** What undo would do, or why it stops here. */
  readonly reason: ComputedRef<string>
  /** Raised each time undo is asked for and refused: who cannot see it is told why. */
  readonly refused: Readonly<Ref<number>>
  readonly takeBack: () => Promise<void>
}

interface Undoable {
  readonly answer: () => TableAnswer
  /** What happened with the last step. */
  readonly last: () => readonly Event[]
  readonly names: Readonly<Ref<Names>>
  readonly undo: () => Promise<boolean>
}

export function useUndoing({ answer, last, names, undo }: Undoable): Undoing {
  const { t } = useI18n()
  const refused = ref(0)
  const reason = computed(() => undoReason(answer().undo, last(), names.value, t))

  async function takeBack(): Promise<void> {
    if (answer().undo === 'free') await undo()
    else refused.value += 1
  }

  return { reason, refused, takeBack }
}
