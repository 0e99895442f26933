/** Content from a file against itself and the rules: what could never have been is refused. */
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type {
  Content,
  PlayerContent,
  RecordContent,
  SeriesContent,
  SheetContent,
  TableContent,
} from '@shared/content'
import type { TableId } from '@shared/ids'
import { playerIdOf } from '@shared/players'
import { findGameOfRules } from '../games'
import type { OutcomePlace } from '../games/file-rules'
import { findSeries } from '../games/series'
import type { Game } from '../games/game'
import { recordOfTable } from '../store/derived-ids'
import { gamesOfCampaigns } from './outcomes'
import type { KnownGames } from './outcomes'
import { checkPack } from './read-pack'
import { damaged } from './refusals'

/** @throws Refusal `damaged-file` */
export function checkContent(content: Content, known: KnownGames): void {
  const { players, campaigns, sheets, series, records, tables, packs } = content
  const kinds = { players, campaigns, sheets, series, records, tables, packs }
  for (const [kind, things] of Object.entries(kinds))
    if (hasTwice(things.map(({ id }) => id))) throw damaged('an id is there twice', kind)
  for (const player of players) checkPlayer(player, `players.${player.id}`)
  for (const pack of packs) checkPack(pack, known.games, `packs.${pack.id}`)

  const played = new Map(tables.map((table) => [table.id, table]))
  for (const table of tables) {
    // How games of a newer release may end is not known here.
    checkTable(table, findGameOfRules(known.games, table), `tables.${table.id}`)
  }
  const gameOf = gamesOfCampaigns(content, known)
  for (const sheet of sheets) checkSheet(sheet, gameOf(sheet.campaign), `sheets.${sheet.id}`)
  for (const run of series) checkSeries(run, gameOf(run.campaign), `series.${run.id}`)
  for (const [at, record] of records.entries())
    checkRecord(record, { played, game: gameOf(record.campaign) }, `records.${at}`)
}

function hasTwice(ids: readonly (string | null)[]): boolean {
  const named = ids.filter((id) => id !== null)
  return new Set(named).size < named.length
}

/** Who was never renamed has the name that the id follows from. @throws Refusal `damaged-file` */
export function checkPlayer({ id, name, joinedTo, stamps }: PlayerContent, where: string): void {
  if (stamps.name === undefined && playerIdOf(name) !== id)
    throw damaged("the id is not the name's", where)
  if (joinedTo === id) throw damaged('a player is joined to itself', where)
}

/** @param game null: of a campaign that is nowhere, which is refused later. @throws Refusal `damaged-file` */
export function checkSheet(sheet: SheetContent, game: Game | null, where: string): void {
  if (game === null) return
  const { sheets } = game.files
  if (sheets?.role(sheet.role) == null) throw damaged('the game has no such role', `${where}.role`)
  for (const [paper, at] of [
    [sheet.paper, `${where}.paper`] as const,
    ...sheet.earlier.paper.map(({ value }) => [value, `${where}.earlier`] as const),
  ]) {
    const bad = paper === null ? null : sheets.badPaper(paper)
    if (bad !== null) throw damaged(bad, at)
  }
}

/** A run of games against its game's rules. @throws Refusal `damaged-file` */
export function checkSeries(run: SeriesContent, game: Game | null, where: string): void {
  if (game === null) return
  const rules = findSeries(game, run.kind)
  if (run.game !== game.id || rules === null) throw damaged('the game has no such series', where)
  if (!v.is(rules.setup, run.setup)) throw damaged('the setup is none', `${where}.setup`)
  if (hasTwice(run.seats.map(({ sheet }) => sheet)))
    throw damaged('a sheet is twice in a series', `${where}.seats`)
}

/**
 * A table against itself; whether its actions are those of a game, only playing them shows.
 * @param game null: of rules that are not known here
 * @throws Refusal `damaged-file`
 */
export function checkTable(table: TableContent, game: Game | null, where: string): void {
  const { status, outcome, seats, updatedAt, startedAt, day } = table
  if ((status === 'ended') !== (outcome !== null))
    throw damaged('a game has ended exactly when it has an outcome', `${where}.outcome`)
  if (game !== null && outcome !== null)
    checkOutcome(outcome, game, { atTable: true, inCampaign: false }, `${where}.outcome`)
  if (hasTwice(seats.map(({ sheet }) => sheet)))
    throw damaged('a sheet has two seats', `${where}.seats`)
  if (status === 'playing' && day !== null)
    throw damaged('a game that goes on has come to its end on a day', `${where}.day`)
  if (updatedAt < startedAt) throw damaged('it changed before it began', `${where}.updatedAt`)
}

/** How a game ended, against its rulebook. */
function checkOutcome(
  outcome: RecordContent['outcome'],
  { files }: Game,
  place: OutcomePlace,
  where: string,
): void {
  const impossible = files.impossible(outcome, place)
  if (impossible !== null) throw damaged(impossible.why, where)
}

interface RecordCircumstances {
  readonly played: ReadonlyMap<TableId, TableContent>
  /** Null: of a campaign that is nowhere, which is refused later. */
  readonly game: Game | null
}

/** One game against the rulebook and its table. @throws Refusal `damaged-file` */
export function checkRecord(
  record: RecordContent,
  { game, played: tables }: RecordCircumstances,
  where: string,
): void {
  const { outcome, table, history, marks } = record
  if (game !== null) {
    if (record.game !== game.id) throw damaged("it is of another game than its campaign's", where)
    const { sheets } = game.files
    for (const placed of marks) {
      const bad = sheets === null ? 'its game has no sheets' : sheets.badMarks(placed.marks)
      if (bad !== null) throw damaged(bad, `${where}.marks`)
    }
    for (const [facts, at] of [
      [record, where] as const,
      ...history.map((version, index) => [version, `${where}.history.${index}`] as const),
    ])
      checkFacts(facts, game, table !== null, at)
  }
  if (hasTwice(marks.map(({ sheet }) => sheet)))
    throw damaged('a sheet has marks twice', `${where}.marks`)
  if (table === null) return
  if (record.id !== recordOfTable(table)) throw damaged("the id is not its table's", `${where}.id`)
  const played = tables.get(table)
  if (played?.status === 'ended' && !isDeepStrictEqual(played.outcome, outcome))
    throw damaged('the outcome is not what its table says', `${where}.outcome`)
}

function checkFacts(
  { outcome, seats }: Pick<RecordContent, 'outcome' | 'seats'>,
  game: Game,
  atTable: boolean,
  where: string,
): void {
  checkOutcome(outcome, game, { atTable, inCampaign: true }, `${where}.outcome`)
  if (seats.length !== game.standings(outcome).length)
    throw damaged('there are more or fewer seats than in the game', where)
  if (hasTwice(seats.map(({ sheet }) => sheet))) throw damaged('a sheet has two seats', where)
}
