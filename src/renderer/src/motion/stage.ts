/**
 * The stage over the table. What is played here are ghosts: copies on a layer that no pointer touches, while
 * the true table lies underneath, complete and ready to be pressed. Ending everything at once is always
 * possible: animations are cancelled, ghosts removed, and what is true stands there.
 */
import './motion.css'

/** Where something is on the screen, and how much the page enlarges it there. */
export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly zoom: number
}

/** Where an element is; null where nothing of it is to be seen. */
export function placeOf(element: Element): Place | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0) return null
  return { left, top, width, height, zoom: element.currentCSSZoom }
}

/** The middle of a place. */
export function middleOf({ left, top, width, height }: Place) {
  return {
    x: left + width / 2,
    y: top + height / 2,
  }
}

/** When an animation begins and how long it takes, at normal speed. */
export interface When {
  readonly at: number
  readonly length: number
  readonly easing?: string
}

const UNIQUE_ATTRIBUTES = [
  'data-spot',
  'id',
  'tabindex',
  'aria-live',
  'role',
  'title',
  'data-result',
]
const WITH_UNIQUE_ATTRIBUTE = UNIQUE_ATTRIBUTES.map((name) => `[${name}]`).join()

/** A copy that only looks like the element: nothing finds, focuses or reads it. */
export function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement
  // Gradients are found by their id, and are the same in the copy.
  for (const one of [copy, ...copy.querySelectorAll(WITH_UNIQUE_ATTRIBUTE)])
    if (one.closest('defs') === null)
      for (const name of UNIQUE_ATTRIBUTES) one.removeAttribute(name)
  return copy
}

export class Stage {
  readonly #layer = document.createElement('div')
  readonly #pace: number
  readonly #animations: Animation[] = []
  /** What is to be animated once all has been measured: measuring in between would lay the page out anew. */
  readonly #planned: (() => Animation)[] = []
  /** Until when each ghost is to be seen. */
  readonly #ghosts = new Map<Element, number>()
  #ticks: ((time: number) => void)[] = []
  #frame = 0
  #end = 0
  #clock: Animation | null = null

  /** @param pace what lengths of time are multiplied with; above zero */
  constructor(pace: number) {
    this.#pace = pace
    this.#layer.className = 'motion-stage'
    this.#layer.setAttribute('aria-hidden', 'true')
    this.#layer.inert = true
  }

  /** Puts a ghost at a place. Its kinds are given by classes of the stage's own: what is copied has its styles too. */
  ghost(place: Place, content: readonly Node[], ...kinds: readonly string[]): HTMLElement {
    const ghost = document.createElement('div')
    ghost.classList.add(...['ghost', ...kinds].map((kind) => `stage-${kind}`))
    const { left, top, width, height, zoom } = place
    Object.assign(ghost.style, {
      left: `${left / zoom}px`,
      top: `${top / zoom}px`,
      width: `${width / zoom}px`,
      height: `${height / zoom}px`,
      zoom: String(zoom),
    })
    ghost.append(...content)
    this.#layer.append(ghost)
    return ghost
  }

  /** Animates a ghost, or part of one, which is to be seen until all of its animations have ended. */
  play(element: Element, frames: Keyframe[], { at, length, easing = 'linear' }: When): void {
    const ghost = element.closest('.stage-ghost') ?? element
    this.#ghosts.set(ghost, Math.max(this.#ghosts.get(ghost) ?? 0, at + length))
    this.#plan(element, frames, { at, length, easing, fill: 'both' })
  }

  /** Animates something true for a while; before and after it looks as it is. */
  touch(element: Element, frames: Keyframe[], { at, length, easing = 'linear' }: When): void {
    this.#plan(element, frames, { at, length, easing, fill: 'none' })
  }

  #plan(
    element: Element,
    frames: Keyframe[],
    { at, length, easing, fill }: Required<When> & { readonly fill: FillMode },
  ): void {
    const timing = { delay: at * this.#pace, duration: length * this.#pace, easing, fill }
    this.#planned.push(() => element.animate(frames, timing))
    this.#end = Math.max(this.#end, at + length)
  }

  /** Keeps what is true out of sight from the beginning until its ghost has arrived. */
  hide(element: Element, until: number): void {
    this.touch(element, [{ opacity: 0 }, { opacity: 0 }], { at: 0, length: until })
  }

  /** Calls `tick` before each frame with the time since the beginning, at normal speed. */
  onFrame(tick: (time: number) => void): void {
    this.#ticks.push(tick)
  }

  /** Begins all of it, and the clock that ends it; `ended` is called unless `clear` comes first. */
  run(ended: () => void): void {
    document.body.append(this.#layer)
    const seen = { visibility: 'visible' }
    for (const [ghost, until] of this.#ghosts)
      this.touch(ghost, [seen, seen], { at: 0, length: until })
    this.#animations.push(...this.#planned.map((begin) => begin()))
    this.#clock = this.#layer.animate([], { duration: this.#end * this.#pace })
    this.#clock.onfinish = () => {
      this.clear()
      ended()
    }
    if (this.#ticks.length > 0) this.#frame = requestAnimationFrame(this.#tick)
  }

  /** How much of it has been played, at normal speed. */
  get time(): number {
    const now = this.#clock?.currentTime
    return typeof now === 'number' ? now / this.#pace : 0
  }

  readonly #tick = (): void => {
    for (const tick of this.#ticks) tick(this.time)
    this.#frame = requestAnimationFrame(this.#tick)
  }

  /** Ends everything: only what is true is left. */
  clear(): void {
    cancelAnimationFrame(this.#frame)
    this.#ticks = []
    if (this.#clock !== null) this.#clock.onfinish = null
    this.#clock?.cancel()
    for (const animation of this.#animations) animation.cancel()
    this.#animations.length = 0
    this.#layer.remove()
  }
}
