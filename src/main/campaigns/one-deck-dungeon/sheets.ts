/** What can be done with a campaign's sheets: making and keeping them, and placing checkmarks (R42, R43). */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { ParsedInput } from '@shared/api'
import { Refusal } from '@shared/errors'
import { campaignErrorCode } from '@shared/games/one-deck-dungeon'
import type { OpenCheckmarks, Sheet, SheetRecord } from '@shared/games/one-deck-dungeon'
import { sheetId } from '@shared/ids'
import type { RecordId, SheetId } from '@shared/ids'
import { oneDeckDungeon as game } from '../../games/one-deck-dungeon'
import {
  faultInPlacing,
  openCheckmarks,
  placedBeside,
  replacedPlacings,
} from '../../games/one-deck-dungeon/campaign/placing'
import { sheetRules } from '../../games/one-deck-dungeon/campaign/sheets'
import type { Placement } from '../../store/placement-queries'
import { readRow } from '../../store/rows'
import { after } from '../../store/stamps'
import type { CampaignLookups, CampaignParts } from '../lookups'
import { sheetsReader } from '../sheets'
import { checkedPaper, createPaper, refuse } from './paper'

type Place = Pick<ParsedInput<'sheets.mark'>, 'sheet' | 'record'>
/** What a game has placed on a sheet once a call is done. */
type Placed = Pick<SheetRecord, 'marks' | 'settled'>

export function createSheets(parts: CampaignParts, lookups: CampaignLookups) {
  const { queries, changed } = parts
  const { catalogue } = game
  const { requireLiveCampaign, requireLiveSheet, requireSheet, timestamp } = lookups
  const { sheet: read } = sheetsReader(parts, game, sheetRules)
  const sheet = (id: SheetId): Sheet => read(requireLiveSheet(id))

  /** What a game has placed on a sheet. @throws Refusal `database-damaged`: what is damaged is not written over */
  const placed = (id: SheetId, record: RecordId): Placement | null => {
    const found = queries.placement(id, record)
    for (const mark of found?.marks ?? []) readRow(sheetRules.mark, mark, 'checkmarks')
    return found
  }
  /** Changes what one game has placed on a sheet. */
  const change = (
    { sheet: id, record }: Place,
    work: (game: SheetRecord, before: Sheet) => Placed,
  ): Sheet => {
    const changedSheet = queries.transaction(() => {
      const before = sheet(id)
      const { marks, settled } = work(gameOf(before, record), before)
      const earlier = placed(id, record)?.changedAt ?? null
      queries.changePlacement(id, record, {
        marks,
        settled,
        changedAt: after(earlier, timestamp()),
      })
      return sheet(id)
    })
    changed(changedSheet.campaign)
    return changedSheet
  }
  /** Changes what one unsettled game has placed on a sheet. */
  const place = (of: Place, work: (open: OpenCheckmarks, before: Sheet) => Placed): Sheet =>
    change(of, (of, before) => {
      if (of.settled) {
        const message = "The placing of this game's checkmarks has ended."
        throw new Refusal(campaignErrorCode('checkmarks-settled'), message)
      }
      return work(openCheckmarks(of, before.talents, catalogue), before)
    })
  const paper = createPaper(parts, lookups, sheet)

  return {
    ...paper,
    /** @throws Refusal `bad-input` where the campaign is one of a game without sheets, `paper-…` (`campaign/paper.ts`) */
    createSheet: ({ campaign, hero, player, paper: told }: ParsedInput<'sheets.create'>): Sheet => {
      if (requireLiveCampaign(campaign).game !== game.id) {
        throw new Refusal('bad-input', 'Its game has no sheets.', { field: 'campaign' })
      }
      const id = v.parse(sheetId, randomUUID())
      queries.transaction(() => {
        const own = { role: hero, player, paper: checkedPaper(told ?? null, []) }
        queries.insertSheet({ id, campaign, ...own, createdAt: timestamp() })
      })
      changed(campaign)
      return sheet(id)
    },
    sheet,
    /** Renames its player everywhere; gives the sheet to whoever else is called so already. */
    renameSheet: ({ sheet: id, player }: ParsedInput<'sheets.rename'>): Sheet => {
      const { campaign } = requireLiveSheet(id)
      const renamed = queries.transaction(() =>
        queries.setSheetPlayer(id, player, queries.next('sheet', id, 'player', timestamp())),
      )
      const named = renamed.flatMap((who) => queries.campaignsOfPlayer(who))
      for (const one of new Set([campaign, ...named])) changed(one)
      return sheet(id)
    },
    /** Puts a sheet into its campaign's bin; its games stay in the record. */
    removeSheet: (id: SheetId): void => {
      const { campaign } = requireLiveSheet(id)
      queries.transaction(() => {
        const at = queries.next('sheet', id, 'deletedAt', timestamp())
        queries.setSheetDeleted(id, at, at)
      })
      changed(campaign)
    },
    restoreSheet: (id: SheetId): Sheet => {
      const { campaign, deletedAt } = requireSheet(id)
      if (deletedAt === null) return sheet(id)
      queries.transaction(() => {
        queries.setSheetDeleted(id, null, queries.next('sheet', id, 'deletedAt', timestamp()))
      })
      changed(campaign)
      return sheet(id)
    },

    /** @throws Refusal `checkmarks-settled`, `no-checkmark-left`, `color-not-allowed`, `talent-complete` */
    mark: ({ talent, color, ...of }: ParsedInput<'sheets.mark'>): Sheet =>
      place(of, (open, before) => {
        const marks = [...open.marks, { talent, color }]
        const others = placedBeside(before, of.record)
        refuse(faultInPlacing(marks, { ...open, others }, catalogue))
        return { marks, settled: false }
      }),
    /** @throws Refusal `checkmarks-settled`, `mark-not-of-this-game` */
    unmark: ({ talent, color, ...of }: ParsedInput<'sheets.unmark'>): Sheet =>
      place(of, ({ marks }) => {
        const at = marks.findLastIndex((mark) => mark.talent === talent && mark.color === color)
        if (at >= 0) return { marks: marks.toSpliced(at, 1), settled: false }
        throw new Refusal(
          campaignErrorCode('mark-not-of-this-game'),
          'This game has no such checkmark to take back.',
        )
      }),
    /**
     * Places a game's checkmarks anew, all at once; what it had placed is kept, and whether that was settled.
     * @throws Refusal `no-checkmark-left`, `color-not-allowed`, `talent-complete`
     */
    moveMarks: ({ marks, ...of }: ParsedInput<'sheets.move'>): Sheet =>
      change(of, ({ checkmarks, colors, settled }, before) => {
        const others = placedBeside(before, of.record)
        refuse(faultInPlacing(marks, { earned: checkmarks.total, colors, others }, catalogue))
        return { marks, settled }
      }),
    /** Where a game's checkmarks were once their placing was over, the newest first. */
    earlierPlacings: ({ sheet: id, record }: ParsedInput<'sheets.earlierPlacings'>) => {
      const now = gameOf(sheet(id), record)
      const at = placed(id, record)?.changedAt
      if (at === undefined) return []
      const told = queries
        .earlierMarks(record)(id)
        .flatMap((dated) => {
          const marks = v.safeParse(v.array(sheetRules.mark), dated.value.marks)
          const { settled } = dated.value
          return marks.success ? [{ at: dated.at, value: { settled, marks: marks.output } }] : []
        })
      return replacedPlacings([...told, { at, value: now }])
    },
    /** @throws Refusal `checkmarks-settled`, `checkmarks-unplaced` */
    closePlacing: ({ forfeit, ...of }: ParsedInput<'sheets.settle'>): Sheet =>
      place(of, (open) => {
        if (open.placeable && !forfeit) {
          const unplaced = open.earned - open.placed
          const message = 'Checkmarks could still be placed; closing loses them.'
          throw new Refusal(campaignErrorCode('checkmarks-unplaced'), message, { unplaced })
        }
        return { marks: open.marks, settled: true }
      }),
  }
}

/** One game of a sheet. @throws Refusal `not-found` */
function gameOf(sheet: Sheet, record: RecordId): SheetRecord {
  const found = sheet.records.find((each) => each.record === record)
  if (found === undefined) throw new Refusal('not-found', 'The sheet has no such game.')
  return found
}
