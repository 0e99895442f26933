/** The rules of an earlier release that a game goes on by, in words. */
import { EARLIER_RULES, earlierRules } from '@shared/games/one-deck-dungeon/keys'
import type { Translate } from './names'

/** @param version null: the game is played by the newest rules, of which nothing is to be said */
export function rulesText(version: number | null, t: Translate): string | null {
  const known = EARLIER_RULES.find((each) => each === version)
  return known === undefined ? null : t(earlierRules(known), {}, 1)
}
