/** What moves on a page: how fast it does, and presses that come while it does. */
import type { Locator, Page } from '@playwright/test'

/**
 * A double press as the page gets it from a quick hand: both presses before any answer. A press that comes after it,
 * as a slow machine's would, ends what the first one began to move.
 */
export async function pressTwice(target: Locator): Promise<void> {
  // There, enabled, and with nothing over it.
  await target.click({ trial: true })
  const box = await target.boundingBox()
  if (box === null) throw new Error('What is to be pressed is not to be seen.')
  const { x, y, width, height } = box
  await target.page().evaluate(`(() => {
    const target = document.elementFromPoint(${x + width / 2}, ${y + height / 2})
    const pressed = { bubbles: true, cancelable: true, composed: true, isPrimary: true }
    for (const detail of [1, 2]) {
      target.dispatchEvent(new PointerEvent('pointerdown', { ...pressed, buttons: 1 }))
      target.dispatchEvent(new PointerEvent('pointerup', pressed))
      target.dispatchEvent(new PointerEvent('click', { ...pressed, detail }))
    }
  })()`)
}

/** Sets how fast all animations of a page run: at 0 they move for as long as one looks. */
export async function paceOf(page: Page): Promise<(rate: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  return async (playbackRate) => {
    await session.send('Animation.setPlaybackRate', { playbackRate })
  }
}
