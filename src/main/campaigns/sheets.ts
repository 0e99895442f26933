/** Reading sheets: what follows from what is stored of them, their game says. */
import * as v from 'valibot'
import { Refusal } from '@shared/errors'
import type { GameTypes } from '@shared/games/game'
import type { SheetId } from '@shared/ids'
import type { Game } from '../games/game'
import type { SheetLookup } from '../games/campaign-rules'
import type { SheetRules } from '../games/sheet-rules'
import type { SheetRow } from '../store/campaign-queries'
import { readRow } from '../store/rows'
import type { CampaignLookups, CampaignParts } from './lookups'
import { readableRecordOf } from './record-view'

/**
 * Reads a game's sheets, those in the bin too. Games and marks on them that are damaged are left out.
 * @throws Refusal `database-damaged` where the sheet's own row is
 */
export function sheetReader<T extends GameTypes>(
  { queries }: CampaignParts,
  game: Game<T>,
  rules: SheetRules<T>,
) {
  return (row: SheetRow): NonNullable<T['sheet']> =>
    rules.derive({
      sheet: row.id,
      campaign: row.campaign,
      role: readRow(v.object({ role: rules.role }), row, 'sheets').role,
      player: row.player,
      createdAt: row.createdAt,
      deletedAt: row.deletedAt,
      games: queries.sheetRecords(row.id).flatMap((stored) => {
        const record = readableRecordOf(stored, game)
        return record === null ? [] : [{ record, settled: stored.settled }]
      }),
      marks: queries.marks(row.id).flatMap(({ record, ...mark }) => {
        const read = v.safeParse(rules.mark, mark)
        return read.success ? [{ record, ...read.output }] : []
      }),
    })
}

/** The sheets among these that can be read. */
export function readableSheets<T extends GameTypes>(
  parts: CampaignParts,
  game: Game<T>,
  { rows, rules }: { readonly rows: readonly SheetRow[]; readonly rules: SheetRules<T> },
): readonly NonNullable<T['sheet']>[] {
  const read = sheetReader(parts, game, rules)
  return rows.filter(({ role }) => v.is(rules.role, role)).map(read)
}

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
    return sheetReader(parts, game, rules)(row)
  }
}
