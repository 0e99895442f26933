/**
 * Finds what a glance would find wrong with a page's layout, from the inside: no pictures, a few milliseconds.
 * The tests know no types of the page's world, so what runs there is text.
 */
import type { Page } from '@playwright/test'

const FIND_FAULTS = String.raw`(() => {
  const faults = []
  const root = document.documentElement
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
  const within = dialog ?? document.body
  const styles = new Map()
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element))
    return styles.get(element)
  }
  const name = (element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim()
    return element.tagName.toLowerCase() + '.' + (element.classList?.[0] ?? '') + ' “' + words.slice(0, 40) + '”'
  }
  const round = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(' ')
  const cut = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const isEmpty = ({ left, top, right, bottom }) => right - left < 1 || bottom - top < 1
  const isHidden = (element) =>
    element.closest('.skip, .visually-hidden, [inert]') !== null ||
    /inset\(50%/.test(styleOf(element).clipPath) ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })

  /** What of a box can be seen, and what is cut off for good: scrolled away is not cut off. */
  function seen(element, box) {
    let shown = box
    let lost = null
    // The box of a line is higher than its letters.
    const slack = Math.max(3, (box.bottom - box.top) * 0.2)
    for (let at = element; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = styleOf(at)
      const clipsX = overflowX !== 'visible'
      const clipsY = overflowY !== 'visible'
      if (clipsX || clipsY) {
        const edge = at.getBoundingClientRect()
        const short = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
        const explained = short && (at.title !== '' || at.closest('[title]') !== null)
        const scrolls = /auto|scroll/
        if (clipsX && !scrolls.test(overflowX) && !explained && (shown.right > edge.right + 2 || shown.left < edge.left - 2)) lost ??= at
        if (clipsY && !scrolls.test(overflowY) && !explained && (shown.bottom > edge.bottom + slack || shown.top < edge.top - slack)) lost ??= at
        shown = cut(shown, {
          left: clipsX ? edge.left : -1e6,
          right: clipsX ? edge.right : 1e6,
          top: clipsY ? edge.top : -1e6,
          bottom: clipsY ? edge.bottom : 1e6,
        })
        if (isEmpty(shown)) return { shown, lost: scrolls.test(overflowX + overflowY) ? null : lost }
      }
      if (position === 'fixed') break
    }
    return { shown, lost }
  }

  /** What stays while the page scrolls lies over what scrolls, and is meant to. */
  const layer = (element) => {
    let at = element
    while (at !== null && !/sticky|fixed/.test(styleOf(at).position)) at = at.parentElement
    return at
  }

  const { clientWidth, clientHeight, scrollWidth } = root
  if (scrollWidth > clientWidth) faults.push('the page scrolls sideways by ' + (scrollWidth - clientWidth))

  if (dialog !== undefined) {
    const box = dialog.getBoundingClientRect()
    const scroller = /auto|scroll/.test(styleOf(dialog).overflowY) || /auto|scroll/.test(styleOf(dialog.parentElement).overflowY)
    if (box.left < -1 || box.right > clientWidth + 1) faults.push('wider than the window: ' + name(dialog))
    if ((box.top < -1 || box.bottom > clientHeight + 1) && !scroller) faults.push('higher than the window: ' + name(dialog))
  }

  // Words: over the edge, cut off, or lying on other words.
  const lines = []
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    if (node.data.trim() === '' || parent.closest('svg, script, style, option, textarea') || isHidden(parent)) continue
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue
      const { shown, lost } = seen(parent, box)
      if (lost !== null) faults.push('cut off by ' + name(lost) + ': ' + name(parent))
      if (isEmpty(shown)) continue
      if (shown.left < -1 || shown.right > clientWidth + 1) faults.push('over the edge: ' + name(parent))
      lines.push({ node, parent, box: shown })
    }
  }
  lines.sort((a, b) => a.box.top - b.box.top)
  for (const [at, a] of lines.entries())
    for (let next = at + 1; next < lines.length; next += 1) {
      const b = lines[next]
      if (b.box.top >= a.box.bottom) break
      if (a.node === b.node) continue
      const common = cut(a.box, b.box)
      const height = Math.min(a.box.bottom - a.box.top, b.box.bottom - b.box.top)
      if (common.right - common.left > 3 && common.bottom - common.top > Math.max(3, height * 0.45) && layer(a.parent) === layer(b.parent))
        faults.push('words on words: ' + name(a.parent) + ' and ' + name(b.parent) + ' at ' + round(common))
    }

  // What is written in a plot: whole, not on other words, and no day twice below it.
  for (const plot of within.querySelectorAll('svg.plot')) {
    const edge = plot.getBoundingClientRect()
    const texts = [...plot.querySelectorAll('text')].filter((text) => text.textContent.trim() !== '')
    const boxes = texts.map((text) => text.getBoundingClientRect())
    for (const [at, box] of boxes.entries()) {
      if (box.left < edge.left - 2 || box.right > edge.right + 2 || box.top < edge.top - 2 || box.bottom > edge.bottom + 2)
        faults.push('over the edge of its plot: ' + name(texts[at]))
      for (let next = at + 1; next < boxes.length; next += 1) {
        const common = cut(box, boxes[next])
        if (common.right - common.left > 1 && common.bottom - common.top > 4) faults.push('words on words in a plot: ' + name(texts[at]) + ' and ' + name(texts[next]))
      }
    }
    for (const axis of plot.querySelectorAll('[aria-label$="tick label"]')) {
      const labels = [...axis.querySelectorAll('text')].map((text) => text.textContent)
      if (new Set(labels).size < labels.length) faults.push('the same twice along an axis: ' + labels.join(', '))
    }
  }

  // What can be pressed: in the window's width, and nothing over it.
  for (const control of within.querySelectorAll('button, a[href], input, select, textarea, summary, [role=radio], [role=tab], [tabindex="0"]')) {
    if (isHidden(control)) continue
    const box = control.getBoundingClientRect()
    if (box.width <= 1 || box.height <= 1) continue
    const { shown, lost } = seen(control.parentElement, box)
    if (lost !== null) faults.push('cut off by ' + name(lost) + ': ' + name(control))
    // Nobody presses what is scrolled away but for an edge of it.
    if (isEmpty(shown) || shown.bottom - shown.top < 3) continue
    if (shown.left < -1 || shown.right > clientWidth + 1) faults.push('over the edge: ' + name(control))
    const x = (shown.left + shown.right) / 2
    const y = (shown.top + shown.bottom) / 2
    if (x < 0 || x >= clientWidth || y < 0 || y >= clientHeight - 1 || styleOf(control).pointerEvents === 'none') continue
    const top = document.elementFromPoint(x, y)
    const own = top !== null && (control.contains(top) || top.contains(control) || top.closest('label')?.contains(control))
    if (!own && (top === null || layer(top) === layer(control))) faults.push('covered by ' + (top === null ? 'nothing' : name(top)) + ': ' + name(control))
  }
  return [...new Set(faults)]
})()`

/** The faults of a page as it stands now, each in words. */
export function layoutFaultsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(FIND_FAULTS)
}
