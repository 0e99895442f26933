/** Campaigns: what games add up to. Every change is one transaction. */
import { randomUUID } from 'node:crypto'
import type {
  Campaign,
  CampaignSummary,
  ImportPreview,
  Mark,
  OpenCheckmarks,
  ParsedInput,
  Sheet,
} from '@shared/api'
import { Refusal } from '@shared/errors'
import type { Catalogue, Outcome } from '@shared/games/one-deck-dungeon'
import { campaignId, recordId, sheetId } from '@shared/ids'
import type { CampaignId, Instant, RecordId, SheetId, TableId } from '@shared/ids'
import type { SheetFile } from '@shared/sheet-file'
import * as v from 'valibot'
import type { CampaignQueries, CampaignRow } from '../store/campaign-queries'
import { earnedCheckmarks, hasFreeSpace } from '../games/one-deck-dungeon/checkmarks'
import { importSheet, previewSheet } from './imports'
import type { ImportedSheet } from './imports'
import { seatHeroes } from './seats'
import type { SeatedGame, StartInput } from './seats'
import { deriveSheet, openCheckmarks, summarize } from './sheets'

export interface CampaignParts {
  readonly queries: CampaignQueries
  readonly catalogue: Catalogue
  readonly now: () => Date
  /** Told of each change once it is on disk. */
  readonly changed: (campaign: CampaignId) => void
}

/** A game that was played to its end. */
export interface EndedGame {
  readonly campaign: CampaignId
  readonly table: TableId
  readonly sheets: readonly (SheetId | null)[]
  readonly outcome: Outcome
  readonly endedAt: Instant
}

/** A campaign without the tables of its games, which tables/ owns. */
export type CampaignWithSheets = Omit<Campaign, 'tables'>

/** What can be done with campaigns. Unknown ids are refused with `not-found`, those in the bin with `deleted`. */
export const createCampaigns = ({ queries, catalogue, now, changed }: CampaignParts) => {
  const timestamp = (): Instant => now().toISOString()

  const known = (id: CampaignId): CampaignRow => {
    const row = queries.campaign(id)
    if (row === null) throw new Refusal('not-found', 'There is no such campaign.')
    return row
  }
  const live = (id: CampaignId): CampaignRow => {
    const row = known(id)
    if (row.deletedAt !== null) throw new Refusal('deleted', 'The campaign is in the bin.')
    return row
  }
  const summary = (id: CampaignId): CampaignSummary => summaryOf(live(id))

  const sheet = (id: SheetId): Sheet => {
    const row = queries.sheet(id)
    if (row === null) throw new Refusal('not-found', 'There is no such sheet.')
    live(row.campaign)
    return deriveSheet(
      { row, records: queries.sheetRecords(id), marks: queries.marks(id) },
      catalogue,
    )
  }
  const get = (id: CampaignId): CampaignWithSheets => ({
    ...summary(id),
    sheetList: queries.sheets(id).map((row) => summarize(sheet(row.id))),
  })

  /** Changes the marks of one unsettled game of a sheet. */
  const change = (
    { sheet: id, record }: { readonly sheet: SheetId; readonly record: RecordId },
    work: (before: Sheet, open: OpenCheckmarks) => void,
  ): Sheet => {
    const after = queries.transaction(() => {
      const before = sheet(id)
      work(before, unsettled(before, record, catalogue))
      return sheet(id)
    })
    changed(after.campaign)
    return after
  }

  return {
    create: ({ name, game }: ParsedInput<'campaigns.create'>): CampaignWithSheets => {
      const id = v.parse(campaignId, randomUUID())
      queries.insertCampaign({ id, name, game, createdAt: timestamp() })
      changed(id)
      return get(id)
    },
    /** @param inBin those in the bin instead of the others */
    list: (inBin: boolean): readonly CampaignSummary[] => queries.campaigns(inBin).map(summaryOf),
    get,
    summary,
    rename: (id: CampaignId, name: string): CampaignWithSheets => {
      live(id)
      queries.renameCampaign(id, name)
      changed(id)
      return get(id)
    },
    /** Puts a campaign with its sheets and games into the bin. */
    remove: (id: CampaignId): void => {
      live(id)
      queries.setCampaignDeleted(id, timestamp())
      changed(id)
    },
    restore: (id: CampaignId): CampaignWithSheets => {
      known(id)
      queries.setCampaignDeleted(id, null)
      changed(id)
      return get(id)
    },

    createSheet: ({ campaign, hero, player }: ParsedInput<'sheets.create'>): Sheet => {
      live(campaign)
      const id = v.parse(sheetId, randomUUID())
      queries.insertSheet({ id, campaign, hero, player, createdAt: timestamp() })
      changed(campaign)
      return sheet(id)
    },
    sheet,

    /** @throws Refusal `checkmarks-settled`, `no-checkmark-left`, `color-not-allowed`, `talent-complete` */
    mark: ({ sheet: id, record, talent, color }: ParsedInput<'sheets.mark'>): Sheet =>
      change({ sheet: id, record }, (before, open) => {
        if (open.placed >= open.earned) {
          throw new Refusal('no-checkmark-left', 'Every checkmark of this game is placed.')
        }
        checkSpace(before, open, { talent, color })
        queries.insertMark(id, record, { talent, color })
      }),
    /** @throws Refusal `checkmarks-settled`, `mark-not-of-this-game` */
    unmark: ({ sheet: id, record, talent, color }: ParsedInput<'sheets.unmark'>): Sheet =>
      change({ sheet: id, record }, () => {
        if (queries.removeMark(id, record, { talent, color })) return
        throw new Refusal('mark-not-of-this-game', 'This game has no such checkmark to take back.')
      }),
    /** @throws Refusal `checkmarks-settled`, `checkmarks-unplaced` */
    settle: ({ sheet: id, record, forfeit }: ParsedInput<'sheets.settle'>): Sheet =>
      change({ sheet: id, record }, (_before, open) => {
        if (open.placeable && !forfeit) {
          const unplaced = open.earned - open.placed
          const message = 'Checkmarks could still be placed; closing loses them.'
          throw new Refusal('checkmarks-unplaced', message, { unplaced })
        }
        queries.settle(id, record)
      }),

    /** Fills in the heroes of a game to start; see `seatHeroes` for what it refuses. */
    seat: (input: StartInput): SeatedGame => {
      if (input.campaign !== null) live(input.campaign)
      return seatHeroes(input, sheet, catalogue)
    },
    /** Enters a finished game on the sheet of every hero that was in it (R43). Part of the caller's transaction. */
    recordGame: ({ campaign, table, sheets, outcome, endedAt }: EndedGame): RecordId => {
      const id = v.parse(recordId, randomUUID())
      queries.insertRecord({ id, campaign, table, endedAt, outcome })
      // A game that earned nothing leaves nothing to place.
      const settled = earnedCheckmarks(outcome, catalogue).total === 0
      for (const of of sheets) if (of !== null) queries.insertSheetRecord(of, id, settled)
      return id
    },
    recordOfTable: (table: TableId): RecordId | null => queries.recordOfTable(table)?.id ?? null,

    /** @throws Refusal `deleted` */
    previewImport: (file: SheetFile): ImportPreview =>
      previewSheet(file, { queries, sheet, summary }),
    /** @throws Refusal `import-conflict`, `deleted` */
    importSheet: (file: SheetFile): ImportedSheet => {
      const imported = importSheet(file, { queries, sheet, summary })
      if (imported.status === 'new') changed(imported.campaign)
      return imported
    },
  }
}
export type Campaigns = ReturnType<typeof createCampaigns>

const summaryOf = (row: CampaignRow): CampaignSummary => ({
  campaign: row.id,
  name: row.name,
  game: row.game,
  createdAt: row.createdAt,
  deletedAt: row.deletedAt,
  sheets: row.sheets,
  games: row.games,
})

/** The checkmarks of one game of a sheet, as long as they are not settled. */
const unsettled = (sheet: Sheet, record: RecordId, catalogue: Catalogue): OpenCheckmarks => {
  const game = sheet.records.find((each) => each.record === record)
  if (game === undefined) throw new Refusal('not-found', 'The sheet has no such game.')
  if (game.settled) {
    throw new Refusal('checkmarks-settled', "The placing of this game's checkmarks has ended.")
  }
  return openCheckmarks(game, sheet.talents, catalogue)
}

const checkSpace = (sheet: Sheet, { colors }: OpenCheckmarks, { talent, color }: Mark): void => {
  const marks = sheet.talents.find((each) => each.talent === talent)
  if (!colors.includes(color) || !marks?.spaces[color]) {
    throw new Refusal('color-not-allowed', 'This checkmark cannot go on a space of that colour.', {
      talent,
      color,
    })
  }
  if (!hasFreeSpace(marks, color)) {
    throw new Refusal('talent-complete', 'Every such space of the talent is checked.', {
      talent,
      color,
    })
  }
}
