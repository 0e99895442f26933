/** Finds what is stored and cannot be read, by the rules by which lists leave it out. */
import * as v from 'valibot'
import type { DamagedKind, DamagedThing } from '@shared/api'
import type { GameId } from '@shared/games/game'
import { campaignId } from '@shared/ids'
import { readableRecord } from '../campaigns/record-view'
import { findGame, isOfNewerRules } from '../games'
import type { Games } from '../games'
import type { Game } from '../games/game'
import { findSeries } from '../games/series'
import { readContent } from '../games/pack-content'
import { damagedName } from '../store/damaged-queries'
import type { Queries } from '../store/queries'
import { moment, storedName } from '../store/rows'
import type { CheckedRow } from '../store/rows'
import type { SettingsQueries } from '../store/settings-queries'
import { readGameColumns } from '../tables/lookups'

export interface DamagedParts {
  readonly queries: Queries
  readonly settings: Pick<SettingsQueries, 'checkedSettings'>
  readonly games: Games
}

/** Rows of a kind, and where their names and moments stand in them. */
interface RowsOf<Row> {
  readonly kind: DamagedKind
  readonly rows: readonly CheckedRow<Row>[]
  readonly name?: string
  readonly at?: string
  /** What of a row contradicts the rest, or cannot be read by its game; null: nothing. */
  readonly fault?: (row: Row) => string | null
  /** Rows that are not damaged, but of a newer release. */
  readonly isNewer?: (row: Row) => boolean
}

/** Everything that cannot be read, kind by kind. */
export function findDamaged({ queries, settings, games }: DamagedParts): readonly DamagedThing[] {
  const binned = queries.damagedInBin()
  const campaigns = queries.checkedCampaigns()
  const sheets = queries.checkedSheets()
  const records = queries.checkedRecords()
  const [hasCampaign, hasSheet, hasRecord] = [idsOf(campaigns), idsOf(sheets), idsOf(records)]
  const gameOf = finderOf(campaigns, games)
  const gameOfRecord = finderOf(records, games)

  return [
    damagedOf(binned, { kind: 'campaign', rows: campaigns, at: 'createdAt' }),
    damagedOf(binned, { kind: 'player', rows: queries.checkedPlayers() }),
    damagedOf(binned, {
      kind: 'sheet',
      rows: sheets,
      name: 'player',
      at: 'createdAt',
      fault: ({ campaign, role, paper }) => {
        if (!hasCampaign.has(campaign)) return 'campaign'
        const rules = gameOf(campaign)?.campaign.sheets ?? null
        if (rules === null) return null
        if (!v.is(rules.role, role)) return 'role'
        return v.is(v.nullable(rules.paper), paper) ? null : 'paper'
      },
    }),
    damagedOf(binned, {
      kind: 'series',
      rows: queries.checkedSeries(),
      at: 'startedAt',
      fault: ({ campaign, game, kind, setup }) => {
        if (!hasCampaign.has(campaign)) return 'campaign'
        const played = gameOf(campaign)
        if (played === null) return null
        const rules = findSeries(played, kind)
        if (played.id !== game || rules === null) return played.id === game ? 'kind' : 'game'
        return v.is(rules.setup, setup) ? null : 'setup'
      },
    }),
    damagedOf(binned, {
      kind: 'record',
      rows: records,
      at: 'endedAt',
      fault: (row) => {
        if (!hasCampaign.has(row.campaign)) return 'campaign'
        return readableRecord(row, games) === null ? 'outcome' : null
      },
    }),
    damagedOf(binned, {
      kind: 'correction',
      rows: queries.checkedVersions(),
      at: 'correctedAt',
      fault: (row) => {
        if (!hasRecord.has(row.record)) return 'record'
        const game = gameOfRecord(row.record)
        return game === null || v.is(game.schemas.outcome, row.outcome) ? null : 'outcome'
      },
    }),
    damagedOf(binned, {
      kind: 'marks',
      rows: queries.checkedPlacements(),
      at: 'changedAt',
      fault: ({ record, sheet, marks }) => {
        if (!hasRecord.has(record)) return 'record'
        if (!hasSheet.has(sheet)) return 'sheet'
        const rules = gameOfRecord(record)?.campaign.sheets ?? null
        return rules === null || v.is(v.array(rules.mark), marks) ? null : 'marks'
      },
    }),
    damagedOf(binned, { kind: 'earlier', rows: queries.checkedEarlierValues() }),
    damagedOf(binned, {
      kind: 'table',
      rows: queries.checkedTables(),
      at: 'updatedAt',
      fault: (row) => {
        if (readGameColumns(games, row) !== null) return null
        return findGame(games, row.game) === null ? 'game' : 'options'
      },
      isNewer: (row) => isOfNewerRules(games, row),
    }),
    damagedOf(binned, {
      kind: 'pack',
      rows: queries.checkedPacks(),
      fault: ({ game, content }) => {
        const rules = findGame(games, game)?.packs ?? null
        if (rules === null) return 'game'
        return readContent(rules, content).ok ? null : 'content'
      },
    }),
    damagedOf(binned, { kind: 'setting', rows: settings.checkedSettings() }),
  ].flat()
}

function idsOf(rows: readonly CheckedRow<unknown>[]): ReadonlySet<unknown> {
  return new Set(rows.map(({ stored }) => stored['id']))
}

/** @returns the game of a row by its id; null where neither is known */
function finderOf(
  rows: readonly CheckedRow<{ readonly id: string; readonly game: GameId }>[],
  games: Games,
): (id: string) => Game | null {
  const found = new Map(
    rows.flatMap(({ read }) => ('row' in read ? [[read.row.id, read.row.game] as const] : [])),
  )
  return (id) => {
    const game = found.get(id)
    return game === undefined ? null : findGame(games, game)
  }
}

const told = {
  campaign: v.fallback(v.nullable(campaignId), null),
  name: v.fallback(v.nullable(storedName), null),
  moment: v.fallback(v.nullable(moment), null),
}

function damagedOf<Row>(
  binned: ReadonlyMap<string, string>,
  { kind, rows, name = 'name', at = 'at', fault, isNewer }: RowsOf<Row>,
): readonly DamagedThing[] {
  return rows.flatMap(({ key, stored, read }) => {
    const column = 'column' in read ? read.column : (fault?.(read.row) ?? null)
    if (column === null) return []
    const ownBin = v.parse(told.moment, stored['deletedAt'] ?? null)
    return [
      {
        kind,
        key,
        campaign: v.parse(told.campaign, stored[kind === 'campaign' ? 'id' : 'campaign'] ?? null),
        name: v.parse(told.name, stored[name] ?? null),
        at: v.parse(told.moment, stored[at] ?? null),
        deletedAt: binned.get(damagedName(kind, key)) ?? ownBin,
        column,
        newer: 'row' in read && (isNewer?.(read.row) ?? false),
      },
    ]
  })
}
