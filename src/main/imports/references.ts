/** What the things of a file refer to must be in it or here, and belong together. */
import * as v from 'valibot'
import type {
  CampaignContent,
  Content,
  GauntletContent,
  RecordContent,
  SheetContent,
  TableContent,
} from '@shared/content'
import type { CampaignId, GauntletId, RecordId, SheetId, TableId } from '@shared/ids'
import { findGame } from '../games'
import type { Games } from '../games'
import type { GameOf } from './outcomes'
import { recordOfTable } from '../store/derived-ids'
import { damaged } from './refusals'

/** Finds a thing here; null where it is not. */
export interface Here {
  readonly campaign: (id: CampaignId) => CampaignContent | null
  readonly sheet: (id: SheetId) => SheetContent | null
  readonly gauntlet: (id: GauntletId) => GauntletContent | null
  readonly record: (id: RecordId) => RecordContent | null
  readonly table: (id: TableId) => TableContent | null
}

/** @throws Refusal `damaged-file` with the place that refers to nothing */
export const checkReferences = (
  content: Content,
  here: Here,
  { games, gameOf }: { readonly games: Games; readonly gameOf: GameOf },
): void => {
  const find = finder(content, here)
  for (const { id, campaign } of content.sheets) find.campaign(campaign, `sheets.${id}`)
  for (const { id, campaign, sheets } of content.gauntlets) {
    find.campaign(campaign, `gauntlets.${id}`)
    // A sheet that has left the bin for good leaves its gauntlet in the record.
    for (const sheet of sheets) find.sheetIfKnown(sheet, campaign, null, `gauntlets.${id}.sheets`)
  }
  for (const record of content.records) {
    const { id, campaign, gauntlet, outcome, seats, marks, history } = record
    const where = `records.${id}`
    find.campaign(campaign, where)
    find.gauntlet(gauntlet, { campaign, tier: tierIn(outcome), seats: sheetsOf(record) }, where)
    find.table(record, where)
    const roles = gameOf(campaign)?.files.rolesOf(outcome) ?? []
    for (const [seat, { sheet }] of seats.entries())
      find.sheet(sheet, campaign, roles[seat] ?? null, `${where}.seats`)
    for (const { sheet } of marks) find.sheet(sheet, campaign, null, `${where}.marks`)
    for (const version of history)
      for (const { sheet } of version.seats) find.sheet(sheet, campaign, null, `${where}.history`)
  }
  for (const table of content.tables) {
    const { id, campaign, gauntlet, options } = table
    const where = `tables.${id}`
    if (campaign !== null) find.campaign(campaign, where)
    find.gauntlet(gauntlet, { campaign, tier: tierIn(options), seats: sheetsOf(table) }, where)
    find.recordOf(table, where)
    const roles = rolesIn(table, games)
    for (const [seat, sheet] of sheetsOf(table).entries())
      find.sheet(sheet, campaign, roles[seat] ?? null, `${where}.seats`)
  }
}

const sheetsOf = ({ seats }: Seated): readonly (SheetId | null)[] => seats.map(({ sheet }) => sheet)

interface Seated {
  readonly seats: readonly { readonly sheet: SheetId | null }[]
}

/** Options that make no game are refused where the game is played again. */
const rolesIn = ({ game: id, options }: TableContent, games: Games): readonly (string | null)[] => {
  const game = findGame(games, id)
  if (game === null) return []
  const parsed = v.safeParse(game.schemas.options, options)
  return parsed.success ? game.files.rolesIn(parsed.output) : []
}

/** The tier that a gauntlet keeps; no other game has one. */
const tierIn = (of: Readonly<Record<string, unknown>>): unknown => of['tier'] ?? null

/** A game of a gauntlet, as far as a gauntlet keeps it. */
interface GauntletGame {
  readonly campaign: CampaignId | null
  readonly tier: unknown
  /** Null: a sheet that has left the bin for good. */
  readonly seats: readonly (SheetId | null)[]
}

const finder = (content: Content, here: Here) => {
  const campaigns = new Map(content.campaigns.map((each) => [each.id, each]))
  const sheets = new Map(content.sheets.map((each) => [each.id, each]))
  const gauntlets = new Map(content.gauntlets.map((each) => [each.id, each]))
  const records = new Map(content.records.map((each) => [each.id, each]))
  const tables = new Map(content.tables.map((each) => [each.id, each]))
  const missing = (what: string, where: string) =>
    damaged(`${what} is neither in the file nor here`, where)

  const sheetIfKnown = (
    id: SheetId,
    campaign: CampaignId | null,
    hero: string | null,
    where: string,
  ): boolean => {
    const sheet = sheets.get(id) ?? here.sheet(id)
    if (sheet === null) return false
    if (sheet.campaign !== campaign) throw damaged('a sheet is of another campaign', where)
    if (hero !== null && sheet.hero !== hero) throw damaged('a sheet is of another hero', where)
    return true
  }
  return {
    campaign: (id: CampaignId, where: string): void => {
      if (!campaigns.has(id) && here.campaign(id) === null) throw missing('a campaign', where)
    },
    gauntlet: (id: GauntletId | null, game: GauntletGame, where: string): void => {
      if (id === null) return
      const gauntlet = gauntlets.get(id) ?? here.gauntlet(id)
      if (gauntlet === null) throw missing('a gauntlet', where)
      if (gauntlet.campaign !== game.campaign)
        throw damaged('a gauntlet is of another campaign', where)
      const { sheets: own, tier } = gauntlet
      if (
        tier !== game.tier ||
        own.length !== game.seats.length ||
        game.seats.some((sheet) => sheet !== null && !own.includes(sheet))
      )
        throw damaged('a game of a gauntlet is played by others, or at another tier', where)
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
      hero: string | null,
      where: string,
    ): void => {
      if (id !== null && !sheetIfKnown(id, campaign, hero, where)) throw missing('a sheet', where)
    },
    sheetIfKnown,
  }
}
