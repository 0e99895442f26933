/** All that is printed: what the rulebook says, and what it leaves open, or the owner of the game has replaced. */
import { withPack, type Content, type PaperContent } from '@shared/games/paper-dungeons'
import type { Pack } from '@shared/games/packs'
import { HOUSE } from './house'
import { PRINTED } from './printed'

export const HOUSE_CONTENT: Content = { ...PRINTED, ...HOUSE }

/** One content for each pack: boards are kept by it. */
const contents = new WeakMap<Pack<PaperContent>, Content>()

/** What a game is played with, by its options or outcome: the one place in which that is decided. */
export function contentOf({ pack }: { readonly pack?: Pack<PaperContent> }): Content {
  if (pack === undefined) return HOUSE_CONTENT
  let content = contents.get(pack)
  if (content === undefined) contents.set(pack, (content = withPack(HOUSE_CONTENT, pack.content)))
  return content
}
