/** The checkmarks that a sheet's file brings, against the rules of One Deck Dungeon. */
import * as v from 'valibot'
import type { RecordContent } from '@shared/content'
import { outcomeSchema, SPACE_COLORS, TALENTS } from '@shared/games/one-deck-dungeon'
import { catalogue } from '../games/one-deck-dungeon/cards'
import { colorsOf, earnedCheckmarks, freeSpaces } from '../games/one-deck-dungeon/checkmarks'
import { damaged } from './refusals'

const placedMarks = v.array(
  v.object({ talent: v.picklist(TALENTS), color: v.picklist(SPACE_COLORS) }),
)

/**
 * The marks that count on one sheet, against R42 and R43. Of a bundle this is not asked: two computers may
 * have filled one space, and which mark counts follows from all of them (campaigns/).
 * @throws Refusal `damaged-file`
 */
export const checkPlaced = (records: readonly RecordContent[]): void => {
  const free = freeSpaces(catalogue)
  for (const [at, { outcome: ended, marks }] of records.entries()) {
    const outcome = v.parse(outcomeSchema, ended)
    const where = `records.${at}.marks`
    const placed = v.parse(
      placedMarks,
      marks.flatMap((each) => each.marks),
    )
    if (placed.length > earnedCheckmarks(outcome, catalogue).total)
      throw damaged('more checkmarks placed than earned', where)
    const allowed = colorsOf(outcome.dungeon, catalogue)
    for (const mark of placed) {
      if (!allowed.includes(mark.color)) throw damaged('the dungeon does not allow a colour', where)
      if (!free.take(mark)) throw damaged(`${mark.talent} is full`, where)
    }
  }
}
