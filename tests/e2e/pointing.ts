/** Where things lie on the screen, and fingers on it as Chromium itself hears of them. */
import type { Locator, Page } from '@playwright/test'

export interface Point {
  readonly x: number
  readonly y: number
}
export interface Box extends Point {
  readonly width: number
  readonly height: number
}

export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('It is not on the screen.')
  return box
}
export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

/** Fingers over a page. */
export async function fingersOn(page: Page) {
  const chromium = await page.context().newCDPSession(page)
  return async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) => {
    await chromium.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
}
