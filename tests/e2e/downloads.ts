/** Files that the app hands over, on whichever host it runs. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/** A file that the app handed over. */
export interface Download {
  readonly name: string
  readonly bytes: Buffer
}

/** Hosts that save files themselves, by the page: where Playwright would wait for a browser's download in vain. */
const savers = new WeakMap<Page, () => Promise<Download>>()

/** Has the files of a page come from `next`, which waits for the next one. */
export function saveWith(page: Page, next: () => Promise<Download>): void {
  void savers.set(page, next)
}

/** Waits for the next file that a page hands over: to be asked before the button is pressed. */
export function nextDownload(page: Page): Promise<Download> {
  return (savers.get(page) ?? (() => fromBrowser(page)))()
}

/** How long a file may take that is drawn on a busy machine: only what hangs takes longer. */
const AT_MOST = 120_000

async function fromBrowser(page: Page): Promise<Download> {
  const file = await page.waitForEvent('download', { timeout: AT_MOST })
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}
