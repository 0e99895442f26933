/** Bringing files into the app: one dialog for all screens (App.vue), and the files that wait for it. */
import { ref, shallowRef } from 'vue'
import type { OpenedFile } from '@shared/api'

/** A file that was chosen or dropped here, or one that the system handed to the app. */
export type IncomingFile = File | OpenedFile

const isOpen = ref(false)
const waiting = shallowRef<readonly IncomingFile[]>([])

export function useImport() {
  return {
    /** Whether the dialog is open. */
    isOpen,
    /** The files that were dropped and not yet looked into. */
    waiting,
    /** Opens the dialog, for a file to be chosen in it. */
    open(): void {
      isOpen.value = true
    },
    /** Lets files wait; the dialog opens with the first, and with each of the others once it is closed. */
    take(files: readonly IncomingFile[]): void {
      waiting.value = [...waiting.value, ...files]
    },
    /** The next file that waits, which then does so no longer. */
    next(): IncomingFile | null {
      const [first, ...others] = waiting.value
      if (first === undefined) return null
      waiting.value = others
      return first
    },
  }
}
