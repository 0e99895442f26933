/** Whether a screen fits: into every window, and with words and letters larger than usual. */
import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { layoutFaultsOf } from './layout-faults.ts'
import { NEXT_FRAME } from './next-frame.ts'

export interface Window {
  readonly width: number
  readonly height: number
}

/** In the pixels of styles: a screen whose system enlarges everything twice has half of them. */
export const WINDOWS: readonly Window[] = [
  { width: 1280, height: 800 },
  { width: 1024, height: 700 },
  { width: 960, height: 540 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
  { width: 768, height: 1024 },
]
/** The window that a screen is opened in. */
export const USUAL: Window = { width: 1280, height: 800 }
/** Those that a screen is not opened in. */
export const OTHER_WINDOWS = WINDOWS.filter(({ width }) => width !== USUAL.width)
/** One window of each form: in these, longer words are short of room first. */
export const NARROW = WINDOWS.filter(({ width }) => [1280, 768].includes(width))

/** What is wrong with the layout in each of the windows; the page is left in the last of them. */
export async function layoutFaultsIn(
  page: Page,
  windows: readonly Window[],
): Promise<readonly string[]> {
  const faults: string[] = []
  for (const window of windows) {
    await page.setViewportSize(window)
    const found = await settledFaults(page)
    faults.push(...found.map((fault) => `${window.width} × ${window.height}: ${fault}`))
  }
  return faults
}

/** What is wrong once the screen has fitted its parts to the room that it found. */
async function settledFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(NEXT_FRAME)
  let faults: readonly string[] = []
  const count = async () => (faults = await layoutFaultsOf(page)).length
  await expect
    .poll(count, { timeout: 5_000 })
    .toBe(0)
    .catch(() => undefined)
  return faults
}
