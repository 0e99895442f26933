/** Questions of the app itself, where the page cannot ask them: a box with a button for each way on. */
import { dialog } from 'electron'
import type { BrowserWindow, MessageBoxOptions } from 'electron'

export interface Choice<Id extends string> {
  readonly id: Id
  readonly label: string
}

export interface Question<Id extends string> {
  readonly message: string
  readonly detail: string
  /** In the order of the buttons; the first is the one that Enter takes. */
  readonly choices: readonly [Choice<Id>, ...Choice<Id>[]]
  /** What closing the box means. */
  readonly cancel: Id
  readonly window?: BrowserWindow
  /** Takes the question back; its answer is then `cancel`. */
  readonly signal?: AbortSignal
}

/** Asks, and gives the choice. */
export async function ask<Id extends string>(question: Question<Id>): Promise<Id> {
  const { message, detail, choices, cancel, window, signal } = question
  const options: MessageBoxOptions = {
    type: 'warning',
    message,
    detail,
    buttons: choices.map(({ label }) => label),
    defaultId: 0,
    cancelId: choices.findIndex(({ id }) => id === cancel),
    // Windows would otherwise make links of them.
    noLink: true,
    ...(signal === undefined ? {} : { signal }),
  }
  const { response } =
    window === undefined
      ? await dialog.showMessageBox(options)
      : await dialog.showMessageBox(window, options)
  return choices[response]?.id ?? cancel
}
