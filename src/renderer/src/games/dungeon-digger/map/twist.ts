/** Two fingers on the board turn the Project over it: a side of the hex for each sixth of a turn that they make. */

interface Finger {
  readonly clientX: number
  readonly clientY: number
}
type Fingers = ArrayLike<Finger>

/** In degrees. */
const SIDE = 60
/** So far they go before it turns: less than a side, and more than a hand shakes. */
const NOTCH = 40
const HALF = 180

function directionOf([one, other]: readonly Finger[]): number | null {
  if (one === undefined || other === undefined) return null
  const [down, right] = [other.clientY - one.clientY, other.clientX - one.clientX]
  return (Math.atan2(down, right) * HALF) / Math.PI
}
/** The shorter way round. */
function between(from: number, to: number): number {
  return ((((to - from + HALF) % (2 * HALF)) + 2 * HALF) % (2 * HALF)) - HALF
}

/** @returns what hears of the fingers, whenever they come, go or move */
export function createTwist(turn: (by: 1 | -1) => void): (fingers: Fingers) => void {
  let last: number | null = null
  let turned = 0
  return (fingers) => {
    const direction = fingers.length === 2 ? directionOf(Array.from(fingers)) : null
    if (direction === null || last === null) turned = 0
    else turned += between(last, direction)
    last = direction
    if (Math.abs(turned) < NOTCH) return
    const by = turned > 0 ? 1 : -1
    turned -= by * SIDE
    turn(by)
  }
}
