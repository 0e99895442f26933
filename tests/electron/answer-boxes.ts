/** Presses the buttons of native boxes, where nobody sits in front of them. */
import type { ElectronApplication } from '@playwright/test'

interface BoxOptions {
  readonly message: string
  readonly detail: string
  readonly buttons: readonly string[]
  readonly cancelId: number
  readonly signal?: AbortSignal
}
interface Answer {
  readonly response: number
  readonly checkboxChecked: false
}
interface Electron {
  readonly dialog: object
}
export interface Presses {
  /** Gets a line of JSON for each box. */
  readonly file: string
  /** The buttons to press, in turn. A box beyond them stays open until the app takes it back. */
  readonly answers: readonly string[]
}

/** A script that Electron requires before the app, for boxes that come up at once. */
export function boxScript(presses: Presses): string {
  // `electron` is there once Node has started, and long before the app is ready.
  return `setImmediate(() => (${String(install)})(require('electron'), ${JSON.stringify(presses)}))`
}

/** The same for an app that runs. */
export function answerBoxes(app: ElectronApplication, presses: Presses): Promise<void> {
  return app.evaluate(install, presses)
}

/** Runs in Electron: it may use nothing from outside itself. */
function install(electron: Electron, { file, answers }: Presses): void {
  const { appendFileSync } = process.getBuiltinModule('node:fs')
  const left = [...answers]
  const showMessageBox = (...args: BoxOptions[]): Promise<Answer> => {
    const options = args.at(-1)
    if (options === undefined) throw new Error('A box without options')
    const { message, detail, buttons, cancelId, signal } = options
    appendFileSync(file, `${JSON.stringify({ message, detail, buttons })}\n`)
    const answer = left.shift()
    if (answer === undefined)
      return new Promise((resolve) => {
        const close = (): void => resolve({ response: cancelId, checkboxChecked: false })
        signal?.addEventListener('abort', close)
      })
    const response = buttons.indexOf(answer)
    if (response < 0) throw new Error(`No button ${answer} among ${buttons.join(', ')}`)
    return Promise.resolve({ response, checkboxChecked: false })
  }
  Object.assign(electron.dialog, { showMessageBox })
}
