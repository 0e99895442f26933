/** Gauntlets, the series of One Deck Dungeon, as its calls know them. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Gauntlet, ParsedInput } from '@shared/api'
import { Refusal } from '@shared/errors'
import { DUNGEONS, TIERS } from '@shared/games/one-deck-dungeon'
import { startOptions } from '@shared/games/one-deck-dungeon/calls'
import { seriesId, sheetId } from '@shared/ids'
import type { CampaignId, GauntletId, SheetId } from '@shared/ids'
import { readRow } from '../store/rows'
import type { CampaignLookups, CampaignParts } from './lookups'
import { ODD, oddOutcome } from './odd-records'
import { notTheNext, runningSeriesOf, seriesReader } from './series'
import type { NextGame, SeriesState } from './series'

const KIND = 'gauntlet'

export const createGauntlets = (
  { queries, games, changed }: CampaignParts,
  { liveCampaign, liveSheet, liveSeries, timestamp }: CampaignLookups,
) => {
  const read = seriesReader(games, queries)
  /** @throws Refusal `not-found` where it is a series of another kind */
  const state = (id: GauntletId): SeriesState => {
    const row = liveSeries(id)
    if (isGauntlet(row)) return read(row)
    throw new Refusal('not-found', 'There is no such gauntlet.')
  }
  const gauntlet = (id: GauntletId): Gauntlet => viewGauntlet(state(id))
  const running = (id: GauntletId): SeriesState => {
    const found = state(id)
    if (found.status === 'running') return found
    throw new Refusal('gauntlet-over', 'The gauntlet is over.', { status: found.status })
  }

  const checkSheets = (campaign: CampaignId, ids: readonly SheetId[]): void => {
    const sheets = ids.map((id) => liveSheet(id))
    if (sheets.some((sheet) => sheet.campaign !== campaign)) {
      throw badGauntlet('sheets', 'The sheets are not all of this campaign.')
    }
    if (new Set(sheets.map(({ role }) => role)).size < sheets.length) {
      throw badGauntlet('sheets', 'No hero is in a party twice.')
    }
    const busy = ids.find((id) => runningSeriesOf(queries, read, id) !== null)
    if (busy !== undefined) {
      throw badGauntlet('sheets', 'A sheet is in a gauntlet already.', { sheet: busy })
    }
  }

  const checkNextGame = (id: GauntletId, game: NextGame): void => {
    const found = running(id)
    const other = notTheNext(found, game)
    if (other === null) return
    const next = viewGauntlet(found).next ?? ''
    throw new Refusal('not-the-next-dungeon', other.message, { field: other.field, next })
  }

  return {
    gauntlet,
    gauntletsOf: (campaign: CampaignId): readonly Gauntlet[] =>
      queries
        .seriesOfCampaign(campaign)
        .filter(isGauntlet)
        .map((row) => viewGauntlet(read(row))),
    /** @throws Refusal `bad-gauntlet` */
    startGauntlet: ({ campaign, sheets, tier }: ParsedInput<'gauntlets.start'>): Gauntlet => {
      liveCampaign(campaign)
      checkSheets(campaign, sheets)
      const id = v.parse(seriesId, randomUUID())
      const seats = sheets.map((sheet) => ({ sheet, player: liveSheet(sheet).player, bot: null }))
      queries.transaction(() => {
        const own = { game: ODD, kind: KIND, setup: { tier } }
        queries.insertSeries({ id, campaign, ...own, seats, startedAt: timestamp() })
      })
      changed(campaign)
      return gauntlet(id)
    },
    /** @throws Refusal `gauntlet-over` */
    giveUpGauntlet: (id: GauntletId): Gauntlet => {
      const { campaign } = running(id).row
      queries.transaction(() => {
        const at = queries.next('series', id, 'givenUpAt', timestamp())
        queries.setSeriesGivenUp(id, at, at)
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
      const sheets = asked.output.heroes.map(({ sheet }) => sheet ?? null)
      checkNextGame(id, { sheets, options: asked.output })
    },
  }
}
export type Gauntlets = ReturnType<typeof createGauntlets>

const isGauntlet = ({ game, kind }: SeriesState['row']): boolean => game === ODD && kind === KIND

const gauntletRow = v.object({
  setup: v.object({ tier: v.picklist(TIERS) }),
  seats: v.array(v.object({ sheet: sheetId })),
})
const dungeonIn = v.object({ dungeon: v.picklist(DUNGEONS) })

/** @throws Refusal `database-damaged` */
const viewGauntlet = ({ row, status, games, next, table }: SeriesState): Gauntlet => {
  const { setup, seats } = readRow(gauntletRow, row, 'series')
  if (status === 'over') throw new Error('A gauntlet is won or lost when it is over.')
  return {
    gauntlet: row.id,
    campaign: row.campaign,
    sheets: seats.map(({ sheet }) => sheet),
    tier: setup.tier,
    startedAt: row.startedAt,
    status,
    dungeons: games.map(({ options, record }) => ({
      dungeon: readRow(dungeonIn, options, 'series').dungeon,
      record: record?.id ?? null,
      outcome: record === null ? null : oddOutcome(record.outcome),
    })),
    next: next === null ? null : readRow(dungeonIn, next, 'series').dungeon,
    table,
  }
}

const badGauntlet = (
  field: string,
  message: string,
  details: Readonly<Record<string, string>> = {},
): Refusal => new Refusal('bad-gauntlet', message, { field, ...details })
