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
import type { GameOptions } from '@shared/games'
import type { HeroId, TierId } from '@shared/games/one-deck-dungeon'
import type { CampaignId, GauntletId, RecordId, SheetId, TableId } from '@shared/ids'
import { games } from '../games'
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
export const checkReferences = (content: Content, here: Here): void => {
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
    find.gauntlet(gauntlet, { campaign, tier: outcome.tier, seats: sheetsOf(record) }, where)
    find.table(record, where)
    for (const [seat, { sheet }] of seats.entries())
      find.sheet(sheet, campaign, outcome.heroes[seat] ?? null, `${where}.seats`)
    for (const { sheet } of marks) find.sheet(sheet, campaign, null, `${where}.marks`)
    for (const version of history)
      for (const { sheet } of version.seats) find.sheet(sheet, campaign, null, `${where}.history`)
  }
  for (const table of content.tables) {
    const { id, campaign, gauntlet, seats } = table
    const where = `tables.${id}`
    const { tier, heroes } = optionsOf(table)
    if (campaign !== null) find.campaign(campaign, where)
    find.gauntlet(gauntlet, { campaign, tier, seats }, where)
    find.recordOf(table, where)
    for (const [seat, sheet] of seats.entries())
      find.sheet(sheet, campaign, heroes[seat]?.hero ?? null, `${where}.seats`)
  }
}

const sheetsOf = ({ seats }: RecordContent): readonly (SheetId | null)[] =>
  seats.map(({ sheet }) => sheet)

/** Options that make no game are refused where the game is played again. */
const optionsOf = ({ game, options }: TableContent): Pick<GameOptions, 'tier' | 'heroes'> => {
  const parsed = v.safeParse(games[game].options, options)
  return parsed.success ? parsed.output : { tier: null, heroes: [] }
}

/** A game of a gauntlet, as far as a gauntlet keeps it. */
interface GauntletGame {
  readonly campaign: CampaignId | null
  readonly tier: TierId | null
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
    hero: HeroId | null,
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
      hero: HeroId | null,
      where: string,
    ): void => {
      if (id !== null && !sheetIfKnown(id, campaign, hero, where)) throw missing('a sheet', where)
    },
    sheetIfKnown,
  }
}
