/** Scrolling what lies under a carried thing, while it is held near an upper or lower edge. */

/** How near to an edge, in pixels; how fast it scrolls there, in pixels a second; the longest frame that counts. */
const NEAR = 56
const SPEED = 600
const LONGEST = 0.1

export interface EdgeScroll {
  /** Where the pointer is now. */
  near(x: number, y: number): void
  stop(): void
}

function scrolls(element: Element): boolean {
  return (
    element === document.scrollingElement || /auto|scroll/.test(getComputedStyle(element).overflowY)
  )
}

/** What would scroll there, from the innermost on: up or down. */
function scrollerAt(x: number, y: number): { readonly box: Element; readonly way: 1 | -1 } | null {
  let box = document.elementFromPoint(x, y)
  for (; box !== null; box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight || !scrolls(box)) continue
    const page = box === document.scrollingElement
    const { top, bottom } = page
      ? { top: 0, bottom: window.innerHeight }
      : box.getBoundingClientRect()
    const up = y < top + NEAR && box.scrollTop > 0
    const down = y > bottom - NEAR && box.scrollTop + box.clientHeight < box.scrollHeight - 1
    if (up || down) return { box, way: up ? -1 : 1 }
  }
  return null
}

/** @param moved is called with the position of the pointer once other things lie there */
export function scrollAtEdges(moved: (x: number, y: number) => void): EdgeScroll {
  let frame = 0
  let last = 0
  let at = { x: 0, y: 0 }

  function scroll(now: number): void {
    const found = scrollerAt(at.x, at.y)
    frame = found === null ? 0 : requestAnimationFrame(scroll)
    if (found === null) return
    const seconds = Math.min((now - last) / 1000, LONGEST)
    last = now
    found.box.scrollBy({ top: found.way * seconds * SPEED, behavior: 'instant' })
    moved(at.x, at.y)
  }

  return {
    near(x, y) {
      at = { x, y }
      if (frame !== 0) return
      last = performance.now()
      frame = requestAnimationFrame(scroll)
    },
    stop() {
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}
