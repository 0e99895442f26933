/** One finger on a touch screen, as Chromium itself hears of it: it scrolls where the page lets it. */
import type { Locator, Page } from '@playwright/test'

interface Point {
  readonly x: number
  readonly y: number
}

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox()
  if (box === null) throw new Error('What is to be touched is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** How long, in seconds, each part of a touch comes after the last: the finger rests before it lets go. */
const LASTS = { touchStart: 1, touchMove: 0.02, touchEnd: 0.2, touchCancel: 0.2 }
type Touch = keyof typeof LASTS

/** A finger over a page. */
export async function fingerOn(page: Page) {
  const chromium = await page.context().newCDPSession(page)
  let at: Point = { x: 0, y: 0 }
  // A clock of its own: Chromium takes no tap right after a fling, and two quick ones for a double tap.
  let now = Date.now() / 1000
  const touch = async (type: Touch): Promise<void> => {
    await chromium.send('Input.dispatchTouchEvent', {
      type,
      timestamp: (now += LASTS[type]),
      touchPoints: type === 'touchStart' || type === 'touchMove' ? [{ ...at }] : [],
    })
  }
  const down = async (target: Locator): Promise<void> => {
    at = await middleOf(target)
    await touch('touchStart')
  }
  /** Moves on in steps, as a finger does. */
  const to = async (end: Point): Promise<void> => {
    const start = at
    for (const part of [0.25, 0.5, 0.75, 1]) {
      at = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }
      await touch('touchMove')
    }
  }
  const over = async (target: Locator): Promise<void> => to(await middleOf(target))
  const up = (): Promise<void> => touch('touchEnd')
  return {
    down,
    over,
    up,
    by: (x: number, y: number) => to({ x: at.x + x, y: at.y + y }),
    cancel: () => touch('touchCancel'),
    async tap(target: Locator) {
      await down(target)
      await up()
    },
    async carry(from: Locator, target: Locator) {
      await down(from)
      await over(target)
      await up()
    },
  }
}
