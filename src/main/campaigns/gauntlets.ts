/** Gauntlets: the five dungeons in a row. Only their beginning and their being given up are stored. */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { Gauntlet, ParsedInput } from '@shared/api'
import { Refusal } from '@shared/errors'
import { DUNGEONS } from '@shared/games/one-deck-dungeon'
import type { DungeonId } from '@shared/games/one-deck-dungeon'
import { startOptions } from '@shared/games/one-deck-dungeon/calls'
import { gauntletId } from '@shared/ids'
import type { CampaignId, GauntletId, SheetId } from '@shared/ids'
import type { GauntletRow, GauntletTableRow } from '../store/gauntlet-queries'
import type { RecordRow } from '../store/record-queries'
import type { CampaignLookups, CampaignParts } from './lookups'
import { asOdd } from './odd-records'
import type { OddRow } from './odd-records'

/** The easiest first. */
const ORDER: readonly DungeonId[] = DUNGEONS

/** A game that is to be a gauntlet's next one. */
export interface NextGame {
  readonly sheets: readonly (SheetId | null)[]
  readonly dungeon: unknown
  readonly tier: unknown
}

export const createGauntlets = (
  { queries, changed }: CampaignParts,
  { liveCampaign, liveSheet, liveGauntlet, timestamp }: CampaignLookups,
) => {
  const view = (row: GauntletRow): Gauntlet =>
    deriveGauntlet(
      row,
      queries.recordsOfGauntlet(row.id).map(asOdd),
      queries.tablesOfGauntlet(row.id),
    )
  const gauntlet = (id: GauntletId): Gauntlet => view(liveGauntlet(id))
  const running = (id: GauntletId): Gauntlet => {
    const found = gauntlet(id)
    if (found.status === 'running') return found
    throw new Refusal('gauntlet-over', 'The gauntlet is over.', { status: found.status })
  }

  const checkSheets = (campaign: CampaignId, ids: readonly SheetId[]): void => {
    const sheets = ids.map((id) => liveSheet(id))
    if (sheets.some((sheet) => sheet.campaign !== campaign)) {
      throw badGauntlet('sheets', 'The sheets are not all of this campaign.')
    }
    if (new Set(sheets.map(({ hero }) => hero)).size < sheets.length) {
      throw badGauntlet('sheets', 'No hero is in a party twice.')
    }
    const busy = ids.find((id) =>
      queries.gauntletsOfSheet(id).some((row) => view(row).status === 'running'),
    )
    if (busy !== undefined) {
      throw badGauntlet('sheets', 'A sheet is in a gauntlet already.', { sheet: busy })
    }
  }

  const checkNextGame = (id: GauntletId, { sheets, dungeon, tier }: NextGame): void => {
    const { next, table, ...own } = running(id)
    const refuse = (field: string, message: string): never => {
      throw new Refusal('not-the-next-dungeon', message, { field, next: next ?? '' })
    }
    if (table !== null) refuse('table', 'A game of this gauntlet is being played.')
    if (!isDeepStrictEqual(sheets.toSorted(), own.sheets.toSorted())) {
      refuse('heroes', 'The gauntlet is run by its own heroes.')
    }
    if (dungeon !== next) refuse('dungeon', "This is not the gauntlet's next dungeon.")
    if (tier !== own.tier) refuse('tier', 'A gauntlet keeps its tier.')
  }

  return {
    gauntlet,
    gauntletsOf: (campaign: CampaignId): readonly Gauntlet[] =>
      queries.gauntlets(campaign).map(view),
    /** @throws Refusal `bad-gauntlet` */
    startGauntlet: ({ campaign, sheets, tier }: ParsedInput<'gauntlets.start'>): Gauntlet => {
      liveCampaign(campaign)
      checkSheets(campaign, sheets)
      const id = v.parse(gauntletId, randomUUID())
      queries.transaction(() => {
        queries.insertGauntlet({ id, campaign, sheets, tier, startedAt: timestamp() })
      })
      changed(campaign)
      return gauntlet(id)
    },
    /** @throws Refusal `gauntlet-over` */
    giveUpGauntlet: (id: GauntletId): Gauntlet => {
      const { campaign } = running(id)
      queries.transaction(() => {
        const at = queries.next('gauntlet', id, 'givenUpAt', timestamp())
        queries.setGauntletGivenUp(id, at, at)
      })
      changed(campaign)
      return gauntlet(id)
    },
    /** @throws Refusal `gauntlet-over`, `not-the-next-dungeon` */
    checkNextGame,
    /** The same of a game as it is asked for; one that is no game at all is refused where it is seated. */
    checkNextStart: (id: GauntletId, options: unknown): void => {
      const asked = v.safeParse(startOptions, options)
      if (!asked.success) return
      const { heroes, dungeon, tier } = asked.output
      checkNextGame(id, { sheets: heroes.map(({ sheet }) => sheet ?? null), dungeon, tier })
    },
  }
}
export type Gauntlets = ReturnType<typeof createGauntlets>

/**
 * How a gauntlet stands. A loss ends it, and so does a game left: abandoned, or put into the bin while it
 * was being played.
 * @param records its games that are not in the bin, the oldest first: the first in each dungeon counts
 */
const deriveGauntlet = (
  row: GauntletRow,
  records: readonly OddRow<RecordRow>[],
  tables: readonly GauntletTableRow[],
): Gauntlet => {
  const dungeons = ORDER.map((dungeon) => {
    const record = records.find(({ outcome }) => outcome.dungeon === dungeon)
    return { dungeon, record: record?.id ?? null, outcome: record?.outcome ?? null }
  })
  const status = statusOf(row, dungeons, tables)
  const next = dungeons.find(({ record }) => record === null)?.dungeon ?? null
  const playing = tables.findLast((table) => table.status === 'playing')?.id ?? null
  return {
    gauntlet: row.id,
    campaign: row.campaign,
    sheets: row.sheets,
    tier: row.tier,
    startedAt: row.startedAt,
    status,
    dungeons,
    next: status === 'running' ? next : null,
    table: status === 'running' ? playing : null,
  }
}

const statusOf = (
  { givenUpAt }: GauntletRow,
  dungeons: Gauntlet['dungeons'],
  tables: readonly GauntletTableRow[],
): Gauntlet['status'] => {
  if (dungeons.some(({ outcome }) => outcome?.result === 'lost')) return 'lost'
  if (dungeons.every(({ outcome }) => outcome?.result === 'won')) return 'won'
  const left = tables.some(
    ({ status, deletedAt }) =>
      status === 'abandoned' || (status === 'playing' && deletedAt !== null),
  )
  return left || givenUpAt !== null ? 'given-up' : 'running'
}

const badGauntlet = (
  field: string,
  message: string,
  details: Readonly<Record<string, string>> = {},
): Refusal => new Refusal('bad-gauntlet', message, { field, ...details })
