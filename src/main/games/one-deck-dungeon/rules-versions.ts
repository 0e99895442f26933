/** The versions of these rules: a game goes on by the one that it began with, whatever was mended since. */
import type { State } from './state'

/** The newest. Raised with a mend after which the same actions could give another state, or be refused. */
export const RULES_VERSION = 2

/** From which version on a ruling holds as it is written now. Each is asked for in one place. */
const HOLDS_FROM = {
  /** In version 1 a heroic die was also made where the supply had none, and was lost. */
  R16: 2,
  /** In version 1 a turn began by itself; it waited only where Healing could be drunk. */
  R47: 2,
} as const

/** Whether a game was begun by rules in which a mended ruling holds already. */
export function holds(
  { rules = 1 }: Pick<State, 'rules'>,
  ruling: keyof typeof HOLDS_FROM,
): boolean {
  return rules >= HOLDS_FROM[ruling]
}
