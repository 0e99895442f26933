/**
 * Finds words that are too small to be read: as they are on the screen, with all that enlarges or reduces them. The
 * tests know no types of the page's world: what runs there is text.
 */
import type { Page } from '@playwright/test'

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

/** Words of a page, as it stands now, that are smaller than anybody has to read. */
export function smallPrintOf(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(FIND_SMALL_PRINT)
}
