/** A thrown die on the stage: its way through the air, its shadow, the faces it passes. Of what it is made, its game says. */
import type { Place, Stage } from './stage'
import { faceAt, poseAt, type Throw } from './tumble'

/** A die as it flies: thin, with a face on either side. */
export interface ThrownToken {
  readonly element: HTMLElement
  /** Writes what its two sides show. */
  readonly show: (front: number, back: number) => void
}

/** Shares of a throw at which its poses are worked out; between two of them it moves evenly. */
const FLIGHT = Array.from({ length: 25 }, (_, index) => index / 24)
/** Turning goes evenly from landing to landing; only the rocking at the end needs more. */
const TURNING = [0, 0.2, 0.42, 0.56, 0.7, 0.78, 0.86, 0.895, 0.93, 0.965, 1]

/** The way of the die through the air, of its shadow over the table, and how it turns. */
function framesOf(thrown: Throw, size: number) {
  const flight = FLIGHT.map((offset) => {
    const { x, y, height, squash } = poseAt(thrown, offset)
    const wide = 1 + (height / size) * 0.22
    const scale = `scale(${wide + squash * 0.12}, ${wide - squash * 0.16})`
    return { offset, transform: `translate(${x}px, ${y - height * 0.55}px) ${scale}` }
  })
  const turning = TURNING.map((offset) => {
    const { turned, lean } = poseAt(thrown, offset)
    const transform = `perspective(${size * 7}px) rotateZ(${lean}deg) rotateX(${turned}deg)`
    return { offset, transform }
  })
  const shadow = FLIGHT.filter((_, index) => index % 2 === 0).map((offset) => {
    const { x, y, height } = poseAt(thrown, offset)
    const high = height / size
    const down = `translate(${x + high * size * 0.12}px, ${y + high * size * 0.2}px)`
    const transform = `${down} scale(${1 + high * 0.25})`
    return { offset, transform, opacity: 0.75 - Math.min(0.5, high * 0.4) }
  })
  return { flight, turning, shadow }
}

/**
 * Lets a die fly and tumble to its place.
 * @param faces what it shows on its way, the last one last
 * @returns when it lies still
 */
export function playThrow(
  stage: Stage,
  place: Place,
  token: ThrownToken,
  faces: readonly number[],
  thrown: Throw,
): number {
  const size = place.width / place.zoom
  const scaled = {
    ...thrown,
    from: { x: thrown.from.x / place.zoom, y: thrown.from.y / place.zoom },
    height: thrown.height / place.zoom,
  }
  const ghost = stage.ghost(place, [], 'thrown')
  const shadow = document.createElement('div')
  shadow.className = 'shadow'
  const flight = document.createElement('div')
  flight.className = 'flight'
  flight.append(token.element)
  ghost.append(shadow, flight)

  const frames = framesOf(scaled, size)
  const { at, length } = thrown
  stage.play(flight, frames.flight, { at, length })
  stage.play(token.element, frames.turning, { at, length })
  stage.play(shadow, frames.shadow, { at, length })
  // Unseen until it leaves the hand.
  if (thrown.hand) stage.play(ghost, [{ opacity: 0 }, { opacity: 1 }], { at, length: 60 })
  const last = faces.at(-1) ?? 1
  let shown = -1
  const turnTo = (face: number): void => {
    if (face === shown) return
    shown = face
    const up = faces[face] ?? last
    const next = faces[face + 1] ?? faces[face - 1] ?? last
    if (face % 2 === 0) token.show(up, next)
    else token.show(next, up)
  }
  turnTo(0)
  stage.onFrame((time) => turnTo(faceAt(scaled, Math.min(1, Math.max(0, (time - at) / length)))))
  return at + length
}
