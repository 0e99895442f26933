/** What lights up, breaks, shakes and falls over the table. */
import { middleOf, type Place, type Stage } from './stage'

/**
 * A place lights up and goes dark again.
 *
 * @param kinds what more it is drawn as: `hurt`, `healing`; a `hexagon` in place of a box
 */
export function shine(stage: Stage, place: Place, at: number, ...kinds: readonly string[]): void {
  const ring = stage.ghost(place, [], 'shine', ...kinds)
  stage.play(
    ring,
    [
      { opacity: 0, transform: 'scale(0.97)' },
      { opacity: 1, transform: 'scale(1)', offset: 0.3 },
      { opacity: 0, transform: 'scale(1.03)' },
    ],
    { at, length: 640, easing: 'ease-out' },
  )
}

/**
 * A ray of light runs over a place.
 *
 * @param kinds what more it is drawn as: a `hexagon` in place of a box
 */
export function sweep(stage: Stage, place: Place, at: number, ...kinds: readonly string[]): void {
  const pane = stage.ghost(place, [], 'sweep', ...kinds)
  const ray = document.createElement('div')
  pane.append(ray)
  stage.play(ray, [{ transform: 'translateX(-110%)' }, { transform: 'translateX(110%)' }], {
    at,
    length: 700,
    easing: 'ease-in-out',
  })
  shine(stage, place, at, ...kinds)
}

const SHAKES = [0, -6, 5, -4, 3, -2, 1, 0]

/** Shakes something that nobody presses. */
export function shake(stage: Stage, element: Element, at: number, strength = 1): void {
  stage.touch(
    element,
    SHAKES.map((x, index) => ({
      transform: `translate(${x * strength}px, ${(index % 2) * strength}px)`,
    })),
    { at, length: 380 },
  )
}

/** A heart or a skull as it was before it broke. */
interface Whole {
  readonly copy: HTMLElement
  readonly color: string
}

/** A heart or a skull, whole until then, breaks in two. */
export function crack(stage: Stage, place: Place, whole: Whole, at: number): void {
  for (const [side, turn] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    const half = stage.ghost(place, [whole.copy.cloneNode(true)], 'half', side)
    half.style.color = whole.color
    stage.play(
      half,
      [
        { transform: 'none', opacity: 1 },
        { transform: 'scale(1.35)', opacity: 1, offset: 0.2 },
        {
          transform: `translate(${turn * 3}px, 0) rotate(${turn * 10}deg) scale(1.3)`,
          opacity: 1,
          offset: 0.4,
        },
        { transform: `translate(${turn * 12}px, 26px) rotate(${turn * 55}deg)`, opacity: 0 },
      ],
      { at, length: 620, easing: 'ease-out' },
    )
  }
}

/** A heart comes back. */
export function mend(stage: Stage, place: Place, whole: HTMLElement, at: number): void {
  const ghost = stage.ghost(place, [whole], 'mended')
  stage.play(
    ghost,
    [
      { transform: 'scale(0)', opacity: 0 },
      { transform: 'scale(1.6)', opacity: 1, offset: 0.5 },
      { transform: 'none', opacity: 1 },
    ],
    { at, length: 460, easing: 'ease-out' },
  )
}

/** Sparks of light rise from a place: green ones that heal, unless another light is given. */
export function motes(
  stage: Stage,
  place: Place,
  at: number,
  { count = 6, lights = [] }: { readonly count?: number; readonly lights?: readonly string[] } = {},
): void {
  const { x, y } = middleOf(place)
  for (let index = 0; index < count; index += 1) {
    const left = x + (Math.random() - 0.5) * place.width * 0.8
    const mote = stage.ghost({ left, top: y, width: 7, height: 7, zoom: 1 }, [], 'mote', ...lights)
    stage.play(
      mote,
      [
        { transform: 'none', opacity: 0 },
        { transform: 'translateY(-14px)', opacity: 1, offset: 0.35 },
        { transform: `translateY(-${34 + Math.random() * 20}px) scale(0.4)`, opacity: 0 },
      ],
      { at: at + (index * 360) / count, length: 640, easing: 'ease-out' },
    )
  }
}

/** Light wells up through a place, from its foot. */
export function well(stage: Stage, place: Place, at: number): void {
  const pane = stage.ghost(place, [], 'well')
  const light = document.createElement('div')
  pane.append(light)
  stage.play(light, [{ transform: 'translateY(70%)' }, { transform: 'translateY(-100%)' }], {
    at,
    length: 820,
    easing: 'ease-out',
  })
}

/** How far rays reach from the middle of what they stand behind. */
const RAYS = 75

/** What has grown comes forward, before rays of light, and lies down again. */
export function raise(stage: Stage, place: Place, copy: HTMLElement, at: number): void {
  const { x, y } = middleOf(place)
  const rays = stage.ghost(
    { left: x - RAYS, top: y - RAYS, width: 2 * RAYS, height: 2 * RAYS, zoom: 1 },
    [],
    'rays',
  )
  stage.play(
    rays,
    [
      { opacity: 0, transform: 'scale(0.2)' },
      { opacity: 1, transform: 'scale(1) rotate(25deg)', offset: 0.35 },
      { opacity: 1, transform: 'scale(1) rotate(45deg)', offset: 0.65 },
      { opacity: 0, transform: 'scale(1.2) rotate(65deg)' },
    ],
    { at, length: 1100, easing: 'ease-out' },
  )
  stage.play(
    stage.ghost(place, [copy], 'raised'),
    [
      { transform: 'none' },
      { transform: 'scale(1.9)', offset: 0.35 },
      { transform: 'scale(1.8)', offset: 0.65 },
      { transform: 'none' },
    ],
    { at, length: 1000, easing: 'ease-in-out' },
  )
}

/** A shadow falls over a place from above, and passes. */
export function wipe(stage: Stage, place: Place, at: number): void {
  const pane = stage.ghost(place, [], 'wipe')
  const shadow = document.createElement('div')
  pane.append(shadow)
  stage.play(
    shadow,
    [
      { transform: 'translateY(-60%)' },
      { transform: 'translateY(0)', offset: 0.35 },
      { transform: 'translateY(60%)' },
    ],
    { at, length: 900, easing: 'ease-in-out' },
  )
}

/** Light or dark falls over the whole table, and passes. */
export function fall(stage: Stage, kind: string, at: number): void {
  const { innerWidth: width, innerHeight: height } = window
  const pane = stage.ghost({ left: 0, top: 0, width, height, zoom: 1 }, [], 'fall', kind)
  const passing = [{ opacity: 0 }, { opacity: 1, offset: 0.55 }, { opacity: 0 }]
  stage.play(pane, passing, { at, length: 1300, easing: 'ease-in-out' })
}
