/** What would be wrong with a page on paper, found in its computed styles; runs in the page. */
import type { Page } from '@playwright/test'

/**
 * Buttons that are words or drawings to read, too: they are printed, as what they are. So are those in tables, which
 * hold figures, and in chronicles.
 */
const READ = [
  'card-name',
  ...['rule', 'link', 'topic', 'other', 'result', 'way', 'sort', 'spot', 'line'],
  ...['face', 'card', 'choice', 'pair', 'box', 'die', 'option', 'prevention'],
  ...['missing', 'following', 'meter', 'skill', 'use', 'potion', 'item'],
]

const FIND_FAULTS = `(({ read }) => {
  const faults = []
  const width = document.documentElement.clientWidth
  const nameOf = (element) =>
    element.tagName.toLowerCase() + [...element.classList].map((name) => '.' + name).join('')
  const numbers = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number)
  const parse = (color) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = numbers(color)
    const part = color.startsWith('color(srgb') ? 255 : 1
    return { rgb: [red * part, green * part, blue * part], alpha }
  }
  const over = ({ rgb, alpha }, below) => rgb.map((channel, at) => channel * alpha + below[at] * (1 - alpha))
  /** What is reckoned for an element from its parent's, once for each. */
  const fromParent = (first, next) => {
    const known = new Map([[null, first]])
    const of = (element) => {
      if (!known.has(element)) known.set(element, next(getComputedStyle(element), of(element.parentElement)))
      return known.get(element)
    }
    return of
  }
  const opacityOf = fromParent(1, ({ opacity }, above) => above * Number(opacity))
  /** All colours that a text may stand on, whatever a gradient shows just there. */
  const groundsOf = fromParent([[255, 255, 255]], ({ backgroundColor, backgroundImage }, below) => {
    const grounds = below.map((ground) => over(parse(backgroundColor), ground))
    const stops = backgroundImage.match(/(?:rgba?|color)\\([^)]*\\)/g) ?? []
    const shown = grounds.flatMap((ground) => stops.map((stop) => over(parse(stop), ground)))
    return shown.length === 0 ? grounds : [...new Map(shown.map((ground) => [String(ground), ground])).values()]
  })
  /** What is clipped away is for screen readers only. */
  const isClipped = fromParent(false, ({ clipPath }, above) => above || clipPath === 'inset(50%)')
  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClipped(element)
  const luminance = (rgb) => {
    const [red, green, blue] = rgb.map((channel) => {
      const part = channel / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  /** Lines of text, without what letters leave free above and below. */
  const lines = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const element = text.parentElement
    const words = text.data.trim()
    if (words === '' || !isSeen(element) || element.tagName === 'OPTION') continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right } = range.getBoundingClientRect()
    if (left === right) continue
    const where = nameOf(element) + ' “' + words.slice(0, 30) + '”'
    if (left < -1 || right > width + 1) faults.push(where + ' is beyond the page: ' + right)
    // A number in a drawing may lie under the die that covers it.
    if (element.closest('svg') === null)
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const free = (bottom - top) / 4
        lines.push({ where, text, left, right, top: top + free, bottom: bottom - free })
      }
    const style = getComputedStyle(element)
    const ink = parse(element.closest('svg') === null ? style.color : style.fill)
    const opacity = opacityOf(element)
    for (const ground of groundsOf(element)) {
      const [dark, light] = [over({ ...ink, alpha: ink.alpha * opacity }, ground), ground].map(luminance)
      const contrast = (light + 0.05) / (dark + 0.05)
      if (contrast < 7) faults.push(where + ' is no dark on white: ' + contrast.toFixed(1))
    }
  }

  lines.sort((one, other) => one.top - other.top)
  for (const [at, one] of lines.entries())
    for (let next = at + 1; next < lines.length && lines[next].top < one.bottom; next += 1) {
      const other = lines[next]
      if (other.text === one.text || other.left > one.right - 2 || other.right < one.left + 2) continue
      faults.push(one.where + ' and ' + other.where + ' lie on each other')
    }

  for (const element of document.body.querySelectorAll('*')) {
    if (!isSeen(element)) continue
    const { position } = getComputedStyle(element)
    if (position === 'fixed' || position === 'sticky')
      faults.push(nameOf(element) + ' does not stay in its place: ' + position)
    if (element.matches('nav, .button, search, [role="slider"], .art, [class*="toast"]'))
      faults.push(nameOf(element) + ' is of no use on paper')
    if (element.matches('button:not(table *, .log *)') && ![...element.classList].some((name) => read.includes(name)))
      faults.push(nameOf(element) + ' “' + element.textContent.trim().slice(0, 30) + '” is to be pressed')
  }
  if (document.documentElement.scrollWidth > width) faults.push('the page is wider than the paper')
  const title = [...document.querySelectorAll('h1, [role="dialog"] h2')].find(isSeen)
  if (title === undefined) faults.push('there is no title')
  return [...new Set(faults)]
})(${JSON.stringify({ read: READ })})`

/** The faults of the page as it would be printed. */
export function printFaultsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(FIND_FAULTS)
}
