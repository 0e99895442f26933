/** How fast things move: as chosen in the settings, and not at all for whoever asks the system for less motion. */
import type { Speed } from '@shared/api'

/** What a length of time is multiplied with; zero: everything is there at once. */
export const PACES: Readonly<Record<Speed, number>> = {
  slow: 1.6,
  normal: 1,
  fast: 0.5,
  instant: 0,
}

/** The pace of movement; a hidden page moves nothing. */
export function paceOf(speed: Speed): number {
  const still = document.hidden || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return still ? 0 : PACES[speed]
}
