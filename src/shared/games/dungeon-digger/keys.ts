/** Message keys of Dungeon Digger that are put together from an id, for main and screens alike. */
import { family } from '../../key-family'
import { REJECTIONS } from './rejections'

/** Why the rules refuse an action. A refusal travels with its game's id before its code. */
export const rejectionText = family(REJECTIONS, (id) => `errors.dungeon-digger.${id}`)
