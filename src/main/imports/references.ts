/** What the things of a file refer to must be in it or here, and belong together. */
import type { CampaignContent, Content, GauntletContent, SheetContent } from '@shared/content'
import type { HeroId } from '@shared/games/one-deck-dungeon'
import type { CampaignId, GauntletId, SheetId } from '@shared/ids'
import { damaged } from './refusals'

/** Finds a thing here; null where it is not. */
export interface Here {
  readonly campaign: (id: CampaignId) => CampaignContent | null
  readonly sheet: (id: SheetId) => SheetContent | null
  readonly gauntlet: (id: GauntletId) => GauntletContent | null
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
    find.gauntlet(gauntlet, campaign, where)
    for (const [seat, { sheet }] of seats.entries())
      find.sheet(sheet, campaign, outcome.heroes[seat] ?? null, `${where}.seats`)
    for (const { sheet } of marks) find.sheet(sheet, campaign, null, `${where}.marks`)
    for (const version of history)
      for (const { sheet } of version.seats) find.sheet(sheet, campaign, null, `${where}.history`)
  }
  for (const { id, campaign, gauntlet, seats } of content.tables) {
    const where = `tables.${id}`
    if (campaign !== null) find.campaign(campaign, where)
    find.gauntlet(gauntlet, campaign, where)
    for (const sheet of seats) find.sheet(sheet, campaign, null, `${where}.seats`)
  }
}

const finder = (content: Content, here: Here) => {
  const campaigns = new Map(content.campaigns.map((each) => [each.id, each]))
  const sheets = new Map(content.sheets.map((each) => [each.id, each]))
  const gauntlets = new Map(content.gauntlets.map((each) => [each.id, each]))
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
    gauntlet: (id: GauntletId | null, campaign: CampaignId | null, where: string): void => {
      if (id === null) return
      const gauntlet = gauntlets.get(id) ?? here.gauntlet(id)
      if (gauntlet === null) throw missing('a gauntlet', where)
      if (gauntlet.campaign !== campaign) throw damaged('a gauntlet is of another campaign', where)
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
