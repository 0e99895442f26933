/** The short messages at the edge of the screen. */
import { ref } from 'vue'
import type { CallError } from '@shared/errors'
import { gameOfError } from '@shared/games'

/** A message that passes: a refused call, or that something was done. */
export type Toast = { readonly id: number } & (
  | { readonly kind: 'error'; readonly error: CallError }
  | { readonly kind: 'done'; readonly text: string }
)
/** How long a message that something was done is shown; an error stays until it is dismissed. */
const TOAST_TIME = 5_000

export function createToasts() {
  const toasts = ref<readonly Toast[]>([])
  let lastToast = 0

  function show(toast: Toast): void {
    toasts.value = [...toasts.value.slice(-2), toast]
  }

  /**
   * Tells a refused call; the same refusal met again takes the place of the first, and what a game refuses that of all it
   * has refused before: somebody trying things out is told of the last one.
   */
  function report(error: CallError): void {
    if (gameOfError(error) !== null) dismissRejections()
    toasts.value = toasts.value.filter(
      (toast) => toast.kind !== 'error' || toast.error.code !== error.code,
    )
    show({ id: ++lastToast, kind: 'error', error })
  }

  /** Tells that something was done, in words already translated. */
  function tell(text: string): void {
    const id = ++lastToast
    show({ id, kind: 'done', text })
    setTimeout(() => dismiss(id), TOAST_TIME)
  }

  function dismiss(id: number): void {
    toasts.value = toasts.value.filter((toast) => toast.id !== id)
  }

  /** Removes refusals of games: theirs has moved on. */
  function dismissRejections(): void {
    toasts.value = toasts.value.filter(
      (toast) => toast.kind !== 'error' || gameOfError(toast.error) === null,
    )
  }

  return { toasts, report, tell, dismiss, dismissRejections }
}
