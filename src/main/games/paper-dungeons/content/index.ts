/** All that is printed: what the rulebook says, and what it leaves open, or the owner of the game has replaced. */
import { withPack, type Content, type PaperContent } from '@shared/games/paper-dungeons'
import type { Pack } from '@shared/games/packs'
import { once } from '@shared/once'
import { HOUSE } from './house'
import { PRINTED } from './printed'

export const HOUSE_CONTENT: Content = { ...PRINTED, ...HOUSE }

/** One content for each pack: boards are kept by it. */
const contentWith = once(({ content }: Pack<PaperContent>): Content =>
  withPack(HOUSE_CONTENT, content),
)

/** What a game is played with, by its options or outcome: the one place in which that is decided. */
export function contentOf({ pack }: { readonly pack?: Pack<PaperContent> }): Content {
  return pack === undefined ? HOUSE_CONTENT : contentWith(pack)
}
