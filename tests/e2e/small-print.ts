/**
 * Finds words that are too small to be read: as they are on the screen, with all that enlarges or reduces them. The
 * tests know no types of the page's world: what runs there is text.
 */
import type { Page } from '@playwright/test'
import type { Window } from './fitting.ts'
import { NEXT_FRAME } from './next-frame.ts'

/** In pixels on the screen, with text of the usual size. */
const LEAST = 12

const FIND_SMALL_PRINT = String.raw`(() => {
  const faults = new Set()
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const scaleOf = ({ a, b }) => Math.hypot(a, b)

  /** How many times as large as its style says an element is drawn. */
  const enlarged = (element) => {
    if (element instanceof SVGElement) return scaleOf(element.getScreenCTM())
    let times = element.currentCSSZoom
    for (let at = element; at !== null; at = at.parentElement) {
      const { transform, scale } = getComputedStyle(at)
      if (transform !== 'none') times *= scaleOf(new DOMMatrix(transform))
      if (scale !== 'none') times *= parseFloat(scale)
    }
    return times
  }

  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    if (node.data.trim() === '' || parent.closest('script, style, option, .visually-hidden')) continue
    // Sheets side by side are pictures of themselves: a press opens each at its size, which may then be enlarged.
    if (parent.closest('[inert]')) continue
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    range.selectNodeContents(node)
    const { width, height } = range.getBoundingClientRect()
    if (width < 1 || height < 1) continue
    const size = parseFloat(getComputedStyle(parent).fontSize) * enlarged(parent)
    if (size > ${LEAST} - 0.05)
      continue
    const name = parent.tagName.toLowerCase() + '.' + (parent.getAttribute('class') ?? '')
    faults.add(size.toFixed(1) + ' px: ' + name + ' “' + node.data.trim().slice(0, 40) + '”')
  }
  return [...faults]
})()`

/** Those in which words must be legible: a table is drawn smaller in some. */
const WINDOWS: readonly Window[] = [
  { width: 1280, height: 800 },
  { width: 1024, height: 700 },
  { width: 800, height: 1280 },
  { width: 1920, height: 1080 },
]

/** Words of a page that are smaller than anybody has to read, in any of the windows. */
export async function smallPrintOf(page: Page): Promise<readonly string[]> {
  const faults: string[] = []
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    await page.evaluate(NEXT_FRAME)
    for (const fault of await page.evaluate<readonly string[]>(FIND_SMALL_PRINT))
      faults.push(`${window.width} × ${window.height}: ${fault}`)
  }
  return faults
}
