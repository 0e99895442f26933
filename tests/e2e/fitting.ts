/** Whether a screen fits: into every window, and with words and letters larger than usual. */
import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { layoutFaultsOf } from './layout-faults.ts'
import { NEXT_FRAME } from './next-frame.ts'
import { smallPrintOf } from './small-print.ts'

export interface Window {
  readonly width: number
  readonly height: number
}

/** Half of 1920 × 1080: its system enlarges everything twice, and small print with it. */
const ENLARGED: Window = { width: 960, height: 540 }
/** In the pixels of styles. */
export const WINDOWS: readonly Window[] = [
  { width: 1280, height: 800 },
  { width: 1024, height: 700 },
  ENLARGED,
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
export function layoutFaultsIn(page: Page, windows: readonly Window[]): Promise<readonly string[]> {
  return faultsIn(page, windows, () => settledFaults(page))
}

/** The same, and words that are too small there; with text of the usual size. */
export function faultsOfSizeIn(page: Page, windows: readonly Window[]): Promise<readonly string[]> {
  return faultsIn(page, windows, async (window) => [
    ...(await settledFaults(page)),
    ...(window === ENLARGED ? [] : await smallPrintOf(page)),
  ])
}

async function faultsIn(
  page: Page,
  windows: readonly Window[],
  look: (window: Window) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const faults: string[] = []
  for (const window of windows) {
    await page.setViewportSize(window)
    for (const fault of await look(window))
      faults.push(`${window.width} × ${window.height}: ${fault}`)
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
