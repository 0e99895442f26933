/** Reading sheets: what follows from what is stored of them, their game says. */
import * as v from 'valibot'
import { Refusal } from '@shared/errors'
import type { GameTypes } from '@shared/games/game'
import type { CampaignId, SheetId } from '@shared/ids'
import { once } from '@shared/once'
import type { Game } from '../games/game'
import type { SheetLookup } from '../games/campaign-rules'
import type { SheetRules, StoredSheet } from '../games/sheet-rules'
import type { SheetRow } from '../store/campaign-queries'
import { readRow } from '../store/rows'
import type { StoredRecord } from '../store/stored-records'
import type { CampaignLookups, CampaignParts } from './lookups'
import { readableEnd, storedViewer } from './record-view'

/** The records of a campaign, by the sheets that were in them, the oldest first. */
type GamesBySheet = ReadonlyMap<SheetId, readonly StoredRecord[]>

/** The parts of a sheet's row that its game reads itself. */
function partsOf<T extends GameTypes>({ role, paper }: SheetRules<T>) {
  return v.object({ role, paper: v.nullable(paper) })
}

/** Reads a game's sheets, those in the bin too. Games and marks on them that are damaged are left out. */
export function sheetsReader<T extends GameTypes>(
  { queries }: CampaignParts,
  game: Game<T>,
  rules: SheetRules<T>,
) {
  const endOf = once((record: StoredRecord) => readableEnd(record, game))
  const gamesOf = (campaign: CampaignId): GamesBySheet => {
    const games = new Map<SheetId, StoredRecord[]>()
    for (const version of queries.recordVersionsOfCampaign(campaign)) {
      const record = queries.storedRecord(version)
      for (const sheet of new Set(record?.seats.map((seat) => seat.sheet))) {
        if (record === null || sheet === null) continue
        const before = games.get(sheet)
        if (before === undefined) games.set(sheet, [record])
        else before.push(record)
      }
    }
    return games
  }
  const derive = (
    row: SheetRow,
    games: GamesBySheet,
    view = storedViewer(queries),
  ): NonNullable<T['sheet']> => {
    const settled = queries.settledOn(row.id)
    const { role, paper } = readRow(partsOf(rules), row, 'sheets')
    return rules.derive({
      sheet: row.id,
      campaign: row.campaign,
      role,
      player: row.player,
      createdAt: row.createdAt,
      deletedAt: row.deletedAt,
      paper,
      games: (games.get(row.id) ?? []).flatMap((stored): StoredSheet<T>['games'] => {
        const ended = endOf(stored)
        if (ended === null) return []
        return [{ record: { ...view(stored), ...ended }, settled: settled.has(stored.id) }]
      }),
      marks: queries.marks(row.id).flatMap(({ record, ...mark }) => {
        const read = v.safeParse(rules.mark, mark)
        return read.success ? [{ record, ...read.output }] : []
      }),
    })
  }
  return {
    /** @throws Refusal `database-damaged` where the sheet's own row is */
    sheet: (row: SheetRow): NonNullable<T['sheet']> => derive(row, gamesOf(row.campaign)),
    /** Those of a campaign that can be read. */
    ofCampaign: (campaign: CampaignId): readonly NonNullable<T['sheet']>[] => {
      const games = gamesOf(campaign)
      const view = storedViewer(queries)
      const readable = queries.sheets(campaign).filter((row) => v.is(partsOf(rules), row))
      return readable.map((row) => derive(row, games, view))
    },
  }
}
export type SheetsReader<T extends GameTypes = GameTypes> = ReturnType<typeof sheetsReader<T>>

/** The sheets of a game that are not in the bin; refuses those of another game with `not-found`. */
export function sheetLookup(
  parts: CampaignParts,
  { requireLiveSheet, requireLiveCampaign }: CampaignLookups,
  game: Game,
) {
  return (id: SheetId): ReturnType<SheetLookup<GameTypes>> => {
    const row = requireLiveSheet(id)
    const rules = game.campaign.sheets
    if (rules === null || requireLiveCampaign(row.campaign).game !== game.id) {
      throw new Refusal('not-found', 'The game has no such sheet.')
    }
    return sheetsReader(parts, game, rules).sheet(row)
  }
}
