/** Errors that nobody caught, in the main process: written down, and shown with what can be done. */
import { BrowserWindow, app } from 'electron'
import { ask } from './ask'
import type { Choice } from './ask'
import type { Help } from './watch-page'

type Answer = 'carry-on' | 'logs' | 'quit'

/** Takes the place of Electron's own box, which shows a stack and nothing to do. */
export function showFailures({ log, words, openLogs }: Help): void {
  /** An error that comes again and again is shown once. */
  const shown = new Set<string>()
  let asking = false

  const showError = async (error: unknown): Promise<void> => {
    const key = error instanceof Error ? (error.stack ?? error.message) : String(error)
    if (asking || shown.has(key)) return
    shown.add(key)
    asking = true
    await app.whenReady()
    const { say } = await words()
    const carryOn = { id: 'carry-on', label: say('desktop.trouble.carryOn') } as const
    const logs = { id: 'logs', label: say('desktop.trouble.openLogs') } as const
    const quit = { id: 'quit', label: say('desktop.trouble.quit') } as const
    for (;;) {
      // Without a window there is nothing to carry on with.
      const [window] = BrowserWindow.getAllWindows()
      const choices: readonly [Choice<Answer>, ...Choice<Answer>[]] =
        window === undefined ? [quit, logs] : [carryOn, logs, quit]
      const answer = await ask<Answer>({
        message: say('desktop.trouble.inside'),
        detail: say('errors.internal'),
        choices,
        cancel: choices[0].id,
      })
      if (answer === 'logs') {
        await openLogs()
        continue
      }
      asking = false
      if (answer === 'quit') app.quit()
      return
    }
  }

  process.on('uncaughtException', (error) => {
    console.error(error)
    log.error('uncaught', error)
    void showError(error)
  })
  process.on('unhandledRejection', (reason) => {
    console.error(reason)
    log.error('unhandled rejection', reason)
  })
}
