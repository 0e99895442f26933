/**
 * Finds signs that tell nothing: an icon, a die or a box without words beside it must have a tooltip for whoever
 * points at it, and a name for whoever hears it. The tests know no types of the page's world: what runs there is text.
 */
import type { Page } from '@playwright/test'

/** In pixels: what is wider is a picture. */
const WIDEST = 80

const FIND_SIGNS = String.raw`(() => {
  const faults = []
  const hasWords = (text) => /\p{L}{2}/u.test(text)
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const name = (element) => element.tagName.toLowerCase() + '.' + (element.getAttribute('class') ?? '')
  const tell = (element, fault) =>
    faults.push(fault + ': ' + name(element) + ' in ' + name(element.parentElement) + ' in ' + name(element.parentElement.parentElement))
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
  const within = dialog ?? document.body
  const ENDS = /^(BUTTON|A|LI|TD|TH|LABEL|SUMMARY|P|OL|UL|DT|DD|SECTION|ARTICLE|MAIN|HEADER)$/

  /** Words that are seen, and not only heard. */
  const seenWords = (element) => {
    const heard = [...element.querySelectorAll('.visually-hidden, select')].map((one) => one.innerText)
    return heard.reduce((text, words) => text.replace(words, ''), element.innerText)
  }

  for (const svg of within.querySelectorAll('svg')) {
    // Plots have a table beside them; what moves over the table is no part of it.
    if (svg.closest('.plot, [inert], .motion-stage') || svg.parentElement.closest('svg') || !isSeen(svg)) continue
    const { width } = svg.getBoundingClientRect()
    if (width < 4 || width > ${WIDEST}) continue
    let hasTip = false
    // What is said as a whole elsewhere is silent as a whole.
    let isSpoken = svg.parentElement.closest('ol[aria-hidden], ul[aria-hidden], p[aria-hidden]') !== null
    for (let at = svg; at !== null; at = at.parentElement) {
      hasTip ||= at.hasAttribute('title') || at.getAttribute('data-state') !== null && at.matches('button[aria-label]')
      isSpoken ||= at.hasAttribute('aria-label') || at.hasAttribute('aria-labelledby')
      if (at !== svg) {
        isSpoken ||= hasWords(at.innerText)
        hasTip ||= hasWords(seenWords(at))
      }
      if (ENDS.test(at.tagName)) {
        if (at.parentElement.matches('ol[title], ul[title]')) hasTip = true
        break
      }
    }
    if (!hasTip) tell(svg, 'a sign without a tooltip')
    if (!isSpoken) tell(svg, 'a sign without a spoken name')
  }

  // What is read out as a picture and as small as a sign tells as much to whoever points at it.
  for (const sign of within.querySelectorAll('[role=img][aria-label]')) {
    if (sign.closest('.plot, svg, figure, [inert]') || !isSeen(sign) || hasWords(sign.innerText)) continue
    const { width, height } = sign.getBoundingClientRect()
    if (width >= 4 && height <= ${WIDEST} && sign.closest('[title]') === null) tell(sign, 'a sign without a tooltip')
  }
  return [...new Set(faults)]
})()`

/** The signs of a page, as it stands now, that tell nothing; each in words. */
export function emptySignsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(FIND_SIGNS)
}
