/** What a sheet brought from paper: told when it is made, corrected later, and kept as it was. */
import * as v from 'valibot'
import type { ParsedInput } from '@shared/api'
import { Refusal } from '@shared/errors'
import { campaignErrorCode, inPaperOrder, paperSchema } from '@shared/games/one-deck-dungeon'
import type { EarlierPaper, Mark, PaperSheet, Sheet } from '@shared/games/one-deck-dungeon'
import type { SheetId } from '@shared/ids'
import { oneDeckDungeon as game } from '../../games/one-deck-dungeon'
import { faultInPaper } from '../../games/one-deck-dungeon/campaign/paper'
import type { CampaignFault } from '../../games/one-deck-dungeon/campaign/paper'
import type { CampaignLookups, CampaignParts } from '../lookups'

/** @throws Refusal where there is a fault */
export function refuse(fault: CampaignFault | null): void {
  if (fault === null) return
  throw new Refusal(campaignErrorCode(fault.code), fault.message, fault.details)
}

/**
 * In the order in which it is kept.
 * @param placed what games have placed on the sheet since
 * @throws Refusal `paper-spaces`, `paper-bosses`, `paper-checkmarks`
 */
export function checkedPaper(paper: PaperSheet | null, placed: readonly Mark[]): PaperSheet | null {
  if (paper === null) return null
  refuse(faultInPaper(paper, placed, game.catalogue))
  return inPaperOrder(paper)
}

export function createPaper(
  { queries, changed }: CampaignParts,
  { requireLiveSheet, timestamp }: CampaignLookups,
  sheetOf: (id: SheetId) => Sheet,
) {
  return {
    /** @throws Refusal `paper-spaces`, `paper-bosses`, `paper-checkmarks` */
    correctPaper: ({ sheet: id, paper }: ParsedInput<'sheets.correctPaper'>): Sheet => {
      const corrected = queries.transaction(() => {
        const { paper: before, records } = sheetOf(id)
        const placed = records.flatMap(({ marks }) => marks)
        const now = checkedPaper(paper, placed)
        if (JSON.stringify(now) !== JSON.stringify(before)) {
          const at = queries.next('sheet', id, 'paper', timestamp())
          queries.setSheetPaper(id, { before, now }, at)
        }
        return sheetOf(id)
      })
      changed(corrected.campaign)
      return corrected
    },
    /** What it said before it was corrected, the newest first. */
    earlierPaper: (id: SheetId): readonly EarlierPaper[] => {
      requireLiveSheet(id)
      const at = queries.stamps('sheet', id).paper
      if (at === undefined) return []
      const told = queries.earlierPapers(id).flatMap(({ at, value }) => {
        const read = v.safeParse(v.nullable(paperSchema), value)
        return read.success ? [{ at, paper: read.output }] : []
      })
      const ends = [...told.slice(1).map((next) => next.at), at]
      return told.map(({ paper }, index) => ({ until: ends[index] ?? at, paper })).toReversed()
    },
  }
}
