/** All that is printed: what the rulebook says, and what it leaves open. */
import type { Content, Options } from '@shared/games/paper-dungeons'
import { HOUSE } from './house'
import { PRINTED } from './printed'

export const HOUSE_CONTENT: Content = { ...PRINTED, ...HOUSE }

/** What a game is played with: the one place in which that is decided. */
export function contentOf(_options: Options): Content {
  return HOUSE_CONTENT
}
