/** Starts a packed app as its users do, and hands its window to the test over Chromium's debugging port. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

export interface PackedProcess {
  readonly page: Page
  /** Everything written to standard output and standard error so far. */
  readonly output: () => string
  /** Ends the process from one moment to the next, as a power cut would. */
  kill(): Promise<void>
  /** Closes the window, and gives the code that the app ends with. */
  close(): Promise<number | null>
}

/** The fuses forbid `--inspect`; a port for the page alone is no way into the main process. */
export async function startPacked(program: string, data: string): Promise<PackedProcess> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const child = spawn(program, [...sandbox, '--remote-debugging-port=0', '--data', data], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close').then(([code]: unknown[]) => code as number | null)
  let output = ''
  const port = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const address = /DevTools listening on (ws:\S+)/.exec(output)?.[1]
      if (address !== undefined) port.resolve(address)
    })
  const lost = ended.then((code): never => {
    throw new Error(`The app ended with ${code} before it showed a window.\n${output}`)
  })
  // Only the start minds.
  lost.catch(() => undefined)
  child.on('error', port.reject)

  let browser: Browser
  try {
    browser = await chromium.connectOverCDP(await Promise.race([port.promise, lost]))
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
  const [context] = browser.contexts()
  if (context === undefined) throw new Error('The app shows nothing.')
  const page = context.pages()[0] ?? (await Promise.race([context.waitForEvent('page'), lost]))
  // A machine that draws without a graphics card may take its time.
  page.setDefaultTimeout(120_000)
  await page.locator('#app > *').first().waitFor()
  return {
    page,
    output: () => output,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async close() {
      await page.close()
      // An app of macOS stays when its last window is gone.
      if (process.platform === 'darwin') child.kill('SIGTERM')
      return ended
    },
  }
}
