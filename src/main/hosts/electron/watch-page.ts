/** Watches over the window's page: writes down what befalls it, and brings it back. */
import { app } from 'electron'
import type { BrowserWindow } from 'electron'
import type { Words } from '@shared/words'
import type { Log } from '../../log/log'
import { ask } from './ask'
import type { Choice } from './ask'
import { WELL, decide } from './recovery'
import type { PageAnswer, PageEvent, PageStep } from './recovery'

export interface Help {
  readonly log: Log
  /** In the language that is spoken at the time. */
  readonly words: () => Promise<Words>
  readonly openLogs: () => Promise<void>
}

/** The code of a load that another one, or the guard, broke off: nothing is wrong with the page then. */
const ABORTED = -3

/** Reloads the page where the table stood if it crashes, and asks where that is not enough. */
export function watchPage(window: BrowserWindow, help: Help): void {
  const { log } = help
  const { webContents } = window
  let state = WELL
  let question = new AbortController()

  const happen = (event: PageEvent): void => {
    const decision = decide(state, event)
    state = decision.state
    if (decision.step === 'nothing') return
    question.abort()
    log.info(`page: ${decision.step}`)
    void carryOut(decision.step)
  }
  const carryOut = async (step: Exclude<PageStep, 'nothing'>): Promise<void> => {
    switch (step) {
      case 'reload':
        webContents.reload()
        return
      case 'end-process':
        webContents.forcefullyCrashRenderer()
        return
      case 'quit':
        // A page that hangs would be asked whether it lets itself be closed.
        window.destroy()
        app.quit()
        return
      case 'end-question':
        return
      case 'ask-gone':
      case 'ask-unresponsive': {
        question = new AbortController()
        const answer = await askAbout(step, window, help, question.signal)
        happen({ kind: 'answered', answer, at: Date.now() })
      }
    }
  }

  webContents.on('render-process-gone', (_, { reason, exitCode }) => {
    if (reason === 'clean-exit') return
    log.warn(`page: its process is gone, ${reason}, exit code ${exitCode}`)
    happen({ kind: 'gone', at: Date.now() })
  })
  webContents.on('did-fail-load', (_, code, description, _url, isMainFrame) => {
    if (!isMainFrame || code === ABORTED) return
    log.warn(`page: not loaded, ${code} ${description}`)
    happen({ kind: 'gone', at: Date.now() })
  })
  window.on('unresponsive', () => {
    log.warn('page: does not respond')
    happen({ kind: 'unresponsive' })
  })
  window.on('responsive', () => happen({ kind: 'responsive' }))
  webContents.on('preload-error', (_, _path, error) => log.error('preload', error))
  webContents.on('console-message', ({ level, message, sourceId, lineNumber }) => {
    if (level !== 'error') return
    const source = sourceId.split('/').at(-1) ?? ''
    log.warn(`page: ${source}:${lineNumber}: ${message}`)
  })
}

/** Writes down the end of Chromium's other processes; it starts them again by itself. */
export function logLostProcesses(log: Log): void {
  app.on('child-process-gone', (_, { type, reason, exitCode, name = '' }) => {
    if (reason !== 'clean-exit') log.warn(`process gone: ${type} ${name}, ${reason}, ${exitCode}`)
  })
}

async function askAbout(
  step: 'ask-gone' | 'ask-unresponsive',
  window: BrowserWindow,
  { words, openLogs }: Help,
  signal: AbortSignal,
): Promise<PageAnswer> {
  const { say } = await words()
  const reload = { id: 'reload', label: say('desktop.trouble.reload') } as const
  const wait = { id: 'wait', label: say('desktop.trouble.wait') } as const
  const others: readonly Choice<PageAnswer | 'logs'>[] = [
    { id: 'logs', label: say('desktop.trouble.openLogs') },
    { id: 'quit', label: say('desktop.trouble.quit') },
  ]
  const gone = step === 'ask-gone'
  for (;;) {
    if (signal.aborted) return 'wait'
    const answer = await ask<PageAnswer | 'logs'>({
      message: say(gone ? 'desktop.trouble.gone' : 'desktop.trouble.hangs'),
      detail: say('desktop.trouble.kept'),
      choices: gone ? [reload, ...others] : [wait, reload, ...others],
      cancel: gone ? 'reload' : 'wait',
      window,
      signal,
    })
    if (answer !== 'logs') return answer
    await openLogs()
  }
}
