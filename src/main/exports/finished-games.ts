/** Every finished game that is not in the bin: those of campaigns, by their records, and single ones, by their tables. */
import * as v from 'valibot'
import type { CampaignContent, Content as StoredContent, Named } from '@shared/content'
import { dayPlayed } from '@shared/days'
import type { Day } from '@shared/days'
import { compareText } from '@shared/file-parts'
import type { CampaignId, Instant, TableId } from '@shared/ids'
import type { Game } from '../games/game'

/** Content with its players by name. */
type Content = Named<StoredContent>
type RecordContent = Content['records'][number]

export interface FinishedGame {
  /** The record's; of a single game, which leaves none, the table's. */
  readonly id: string
  /** null: it was played with the real cards. */
  readonly startedAt: Instant | null
  readonly endedAt: Instant
  /** When it was last corrected. */
  readonly changedAt: Instant
  /** The calendar day on which it was played, where it was played. */
  readonly day: Day
  /** The day whose game it was. */
  readonly daily: Day | null
  /** The campaign's name. */
  readonly campaign: string | null
  readonly outcome: unknown
  readonly seats: Content['records'][number]['seats']
  readonly note: string
  /** null: a single game. */
  readonly record: Pick<RecordContent, 'id' | 'campaign' | 'series'> | null
  /** Where it was played; null: with the real cards. */
  readonly table: TableId | null
}

/** @returns the games of one kind, the oldest first */
export function finishedGames(content: Content, game: Game): readonly FinishedGame[] {
  return [...campaignGames(content, game), ...singleGames(content, game)].toSorted(
    (a, b) => compareText(a.endedAt, b.endedAt) || compareText(a.id, b.id),
  )
}

/** Records of one kind of game, in campaigns that are not in the bin, the oldest first. */
function gamesOf({ campaigns, records }: Content, { id }: Game): readonly RecordContent[] {
  const home = new Map<CampaignId, CampaignContent>(campaigns.map((each) => [each.id, each]))
  return records
    .filter(({ deletedAt, campaign }) => {
      const of = home.get(campaign)
      return deletedAt === null && of?.game === id && of.deletedAt === null
    })
    .toSorted((a, b) => compareText(a.endedAt, b.endedAt) || compareText(a.id, b.id))
}

function campaignGames(content: Content, game: Game): readonly FinishedGame[] {
  const names = new Map(content.campaigns.map(({ id, name }) => [id, name]))
  const tables = new Map(content.tables.map((table) => [table.id, table]))
  return gamesOf(content, game).map((record) => ({
    id: record.id,
    startedAt: record.table === null ? null : (tables.get(record.table)?.startedAt ?? null),
    endedAt: record.endedAt,
    changedAt: record.stamps.facts ?? record.endedAt,
    day: record.day,
    daily: null,
    campaign: names.get(record.campaign) ?? null,
    outcome: record.outcome,
    seats: record.seats,
    note: record.note,
    record,
    table: record.table,
  }))
}

/** One whose outcome cannot be read costs no other its place. */
function singleGames({ tables }: Content, { id, schemas }: Game): readonly FinishedGame[] {
  return tables
    .filter(({ game, campaign, deletedAt }) => game === id && campaign === null && !deletedAt)
    .flatMap((table): readonly FinishedGame[] => {
      const { startedAt, updatedAt: endedAt, daily, seats, status } = table
      const read = v.safeParse(schemas.outcome, table.outcome)
      if (status !== 'ended' || !read.success) return []
      return [
        {
          id: table.id,
          startedAt,
          endedAt,
          changedAt: endedAt,
          day: dayPlayed(table),
          daily,
          campaign: null,
          outcome: read.output,
          seats,
          note: '',
          record: null,
          table: table.id,
        },
      ]
    })
}
