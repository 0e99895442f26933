/** What the things of a file refer to must be in it or here, and belong together. */
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type {
  CampaignContent,
  Content,
  PlayerContent,
  RecordContent,
  SeatContent,
  SeriesContent,
  SheetContent,
  TableContent,
} from '@shared/content'
import type { CampaignId, PlayerId, RecordId, SeriesId, SheetId, TableId } from '@shared/ids'
import { findGameOfRules } from '../games'
import type { Games } from '../games'
import { findSeries } from '../games/series'
import type { Series } from '../games/series'
import type { Game } from '../games/game'
import type { GameTypes } from '@shared/games/game'
import type { GameOf } from './outcomes'
import { recordOfTable } from '../store/derived-ids'
import { damaged } from './refusals'

/** Finds a thing here; null where it is not. */
export interface Here {
  readonly player: (id: PlayerId) => PlayerContent | null
  readonly campaign: (id: CampaignId) => CampaignContent | null
  readonly sheet: (id: SheetId) => SheetContent | null
  readonly series: (id: SeriesId) => SeriesContent | null
  readonly record: (id: RecordId) => RecordContent | null
  readonly table: (id: TableId) => TableContent | null
}

/** @throws Refusal `damaged-file` with the place that refers to nothing */
export function checkReferences(content: Content, here: Here, known: Known): void {
  const check = referenceChecks(content, here, known)
  for (const player of content.players) check.player(player)
  for (const sheet of content.sheets) check.sheet(sheet)
  for (const series of content.series) check.series(series)
  for (const record of content.records) check.record(record)
  for (const table of content.tables) check.table(table)
}

interface Known {
  readonly games: Games
  readonly gameOf: GameOf
}

/** The checks of each thing of a content by itself. All throw Refusal `damaged-file`. */
export function referenceChecks(content: Content, here: Here, { games, gameOf }: Known) {
  const find = finder(content, here)
  const findPlayers = (seats: readonly SeatContent[]): void => {
    for (const { player } of seats) if (player !== null) find.player(player, 'players')
  }

  return {
    player: ({ id, joinedTo }: PlayerContent): void => {
      if (joinedTo !== null) find.player(joinedTo, `players.${id}`)
    },
    sheet: ({ id, campaign, player }: SheetContent): void => {
      find.player(player, 'players')
      find.campaign(campaign, `sheets.${id}`)
    },
    series: (series: SeriesContent): void => {
      const { id, campaign, seats } = series
      findPlayers(seats)
      find.campaign(campaign, `series.${id}`)
      // A sheet that has left the bin for good leaves its series in the record.
      for (const sheet of sheetsOf(series))
        if (sheet !== null) find.sheetIfKnown(sheet, campaign, null, `series.${id}.seats`)
    },
    record: (record: RecordContent): void => {
      const { id, campaign, outcome, marks, history } = record
      const where = `records.${id}`
      for (const { seats } of [record, ...history]) findPlayers(seats)
      find.campaign(campaign, where)
      checkSeriesGame(find.series(record.series, where), record, where)
      find.table(record, where)
      const game = gameOf(campaign)
      if (record.series !== null && game !== null)
        checkPlace(find.series(record.series, where), game, where, (rules, setup) =>
          rules.placesOf(setup, outcome),
        )
      const roles = game?.files.sheets?.rolesOf(outcome) ?? []
      for (const [seat, sheet] of sheetsOf(record).entries())
        find.sheet(sheet, campaign, roles[seat] ?? null, `${where}.seats`)
      for (const { sheet } of marks) find.sheet(sheet, campaign, null, `${where}.marks`)
      for (const version of history)
        for (const sheet of sheetsOf(version)) find.sheet(sheet, campaign, null, `${where}.history`)
    },
    table: (table: TableContent): void => {
      const { id, campaign, options, seats } = table
      const where = `tables.${id}`
      findPlayers(seats)
      if (campaign !== null) find.campaign(campaign, where)
      checkSeriesGame(find.series(table.series, where), table, where)
      find.recordOf(table, where)
      // What the rules of a newer release make of a game is not known here.
      const game = findGameOfRules(games, table)
      if (table.series !== null && game !== null)
        checkPlace(find.series(table.series, where), game, where, (rules, setup) =>
          Array.from({ length: rules.length }, (_, at) => at).filter((at) =>
            Object.entries(rules.optionsOf(setup, at)).every(([key, wanted]) =>
              isDeepStrictEqual(options[key], wanted),
            ),
          ),
        )
      const roles = game === null ? [] : rolesIn(table, game)
      for (const [seat, sheet] of sheetsOf(table).entries())
        find.sheet(sheet, campaign, roles[seat] ?? null, `${where}.seats`)
    },
  }
}

function sheetsOf({ seats }: Seated): readonly (SheetId | null)[] {
  return seats.map(({ sheet }) => sheet)
}

interface Seated {
  readonly seats: readonly { readonly sheet: SheetId | null }[]
}

/** Options that make no game are refused where the game is played again. */
function rolesIn({ options }: TableContent, { schemas, files }: Game): readonly (string | null)[] {
  const parsed = v.safeParse(schemas.options, options)
  return parsed.success ? (files.sheets?.rolesIn(parsed.output) ?? []) : []
}

/** A game of a series, as far as a series knows it. */
interface SeriesGame extends Seated {
  readonly campaign: CampaignId | null
}

/** A game of a series is played by those who began it, but for sheets that have left the bin for good. */
function checkSeriesGame(series: SeriesContent | null, game: SeriesGame, where: string): void {
  if (series === null) return
  if (series.campaign !== game.campaign) throw damaged('a series is of another campaign', where)
  const own = sheetsOf(series)
  const sat = sheetsOf(game)
  if (own.length !== sat.length || sat.some((sheet) => sheet !== null && !own.includes(sheet)))
    throw damaged('a game of a series is played by others', where)
}

/** @param placesOf at which of the places of a series the game could have been played */
function checkPlace(
  series: SeriesContent | null,
  game: Game,
  where: string,
  placesOf: (rules: Series<GameTypes>, setup: unknown) => readonly number[],
): void {
  if (series === null) return
  const rules = findSeries(game, series.kind)
  const setup = v.safeParse(rules?.setup ?? v.never(), series.setup)
  if (rules === null || !setup.success || placesOf(rules, setup.output).length === 0)
    throw damaged('a game is none of its series', where)
}

function finder(content: Content, here: Here) {
  const players = new Map(content.players.map((each) => [each.id, each]))
  const campaigns = new Map(content.campaigns.map((each) => [each.id, each]))
  const sheets = new Map(content.sheets.map((each) => [each.id, each]))
  const series = new Map(content.series.map((each) => [each.id, each]))
  const records = new Map(content.records.map((each) => [each.id, each]))
  const tables = new Map(content.tables.map((each) => [each.id, each]))
  const missing = (what: string, where: string) =>
    damaged(`${what} is neither in the file nor here`, where)

  const sheetIfKnown = (
    id: SheetId,
    campaign: CampaignId | null,
    role: string | null,
    where: string,
  ): boolean => {
    const sheet = sheets.get(id) ?? here.sheet(id)
    if (sheet === null) return false
    if (sheet.campaign !== campaign) throw damaged('a sheet is of another campaign', where)
    if (role !== null && sheet.role !== role) throw damaged('a sheet is of another role', where)
    return true
  }
  return {
    campaign: (id: CampaignId, where: string): void => {
      if (!campaigns.has(id) && here.campaign(id) === null) throw missing('a campaign', where)
    },
    player: (id: PlayerId, where: string): void => {
      if (!players.has(id) && here.player(id) === null) throw missing('a player', where)
    },
    /** Null where none is named. */
    series: (id: SeriesId | null, where: string): SeriesContent | null => {
      if (id === null) return null
      const found = series.get(id) ?? here.series(id)
      if (found === null) throw missing('a series', where)
      return found
    },
    /** The table of a record may be nowhere any more, but where it is, it is in the same campaign. */
    table: ({ table: id, campaign }: RecordContent, where: string): void => {
      if (id === null) return
      const table = tables.get(id) ?? here.table(id)
      if (table !== null && table.campaign !== campaign)
        throw damaged('a table is of another campaign', where)
    },
    recordOf: ({ id, campaign }: TableContent, where: string): void => {
      const name = recordOfTable(id)
      const record = records.get(name) ?? here.record(name)
      if (record !== null && record.campaign !== campaign)
        throw damaged('a record is of another campaign', where)
    },
    sheet: (
      id: SheetId | null,
      campaign: CampaignId | null,
      role: string | null,
      where: string,
    ): void => {
      if (id !== null && !sheetIfKnown(id, campaign, role, where)) throw missing('a sheet', where)
    },
    sheetIfKnown,
  }
}
