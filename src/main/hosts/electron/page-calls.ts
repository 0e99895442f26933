/** The page's calls on their way to the app, and the app's events on their way to the page. */
import { ipcMain } from 'electron'
import type { WebFrameMain } from 'electron'
import type { AppEvents } from '@shared/api'
import type { CallError, Result } from '@shared/errors'
import { CALL_CHANNEL } from '@shared/wire'
import type { App } from '../host'
import { sendToPages } from './page-events'
import { createProgress } from './progress'

/**
 * Carries calls of the app's own page, whose address begins with `origin`, and every event.
 * @param present called when settings have changed
 */
export function carryCalls(app: App, origin: string, present: () => Promise<void>): void {
  const isPage = (frame: WebFrameMain | null): boolean =>
    frame?.parent === null && frame.url.startsWith(`${origin}/`)
  const progress = createProgress()
  ipcMain.handle(
    CALL_CHANNEL,
    async (event, name: unknown, input: unknown): Promise<Result<unknown>> => {
      if (!isPage(event.senderFrame)) return { error: NOT_OWN_PAGE }
      const result = await app.call(name, input)
      progress.answered(name)
      if (name === 'settings.set' && 'ok' in result) await present()
      return result
    },
  )
  app.listen((event, data) => {
    sendToPages(event, data)
    if (event === 'job.progress') progress.report(data as AppEvents['job.progress'])
  })
}

const NOT_OWN_PAGE: CallError = {
  code: 'bad-request',
  message: 'Only the app’s own page may call.',
}
