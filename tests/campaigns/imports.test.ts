import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { recordId, sheetId } from '@shared/ids'
import type { SheetId } from '@shared/ids'
import { makeSheetFile } from '@shared/sheet-file'
import type { SheetFile } from '@shared/sheet-file'
import { openCampaigns, refused, won } from './test-campaigns'
import type { TestCampaigns } from './test-campaigns'

const fileOf = ({ campaigns }: TestCampaigns, id: SheetId): SheetFile => {
  const sheet = campaigns.sheet(id)
  return makeSheetFile({ sheet, campaign: campaigns.summary(sheet.campaign) }, '0.1.0')
}

/** A sheet with a settled game, one in the placing, and marks in a certain order. */
const playedSheet = async (): Promise<TestCampaigns> => {
  const table = await openCampaigns()
  const first = table.play({ ...won, dungeon: 'lichs-tomb', tier: 'fearless' })
  table.marks(first, [
    { talent: 'grit', color: 'red' },
    { talent: 'guile', color: 'green' },
    { talent: 'grit', color: 'red' },
  ])
  table.campaigns.settle({ sheet: table.sheet, record: first, forfeit: true })
  table.marks(table.play({ descents: 2 }), [{ talent: 'guile', color: 'green' }])
  return table
}

test('a sheet comes over with nothing lost', async () => {
  const from = await playedSheet()
  const file = fileOf(from, from.sheet)
  const to = await openCampaigns()
  expect(to.campaigns.previewImport(file)).toEqual({
    kind: 'sheet',
    campaignName: 'Winter evenings',
    hero: 'mage',
    player: 'Ada',
    games: 2,
    status: 'new',
  })
  const before = to.changed.length
  expect(to.campaigns.importSheet(file)).toEqual({
    sheet: from.sheet,
    campaign: from.campaign,
    status: 'new',
  })
  expect(to.changed.slice(before)).toEqual([from.campaign])
  expect(to.campaigns.sheet(from.sheet)).toEqual(from.campaigns.sheet(from.sheet))
  expect(fileOf(to, from.sheet)).toEqual(file)
})

test('a sheet that is here already changes nothing, in whatever order its games are listed', async () => {
  const table = await playedSheet()
  const file = fileOf(table, table.sheet)
  const before = table.changed.length
  for (const same of [file, { ...file, records: file.records.toReversed() }]) {
    expect(table.campaigns.previewImport(same).status).toBe('same')
    expect(table.campaigns.importSheet(same)).toMatchObject({ status: 'same' })
  }
  expect(table.changed).toHaveLength(before)
  expect(fileOf(table, table.sheet)).toEqual(file)
})

test('another form of a sheet that is here is refused, and nothing is overwritten', async () => {
  const table = await playedSheet()
  const file = fileOf(table, table.sheet)
  const others: readonly SheetFile[] = [
    { ...file, sheet: { ...file.sheet, player: 'Bea' } },
    { ...file, records: file.records.slice(1) },
    { ...file, campaign: { ...file.campaign, name: 'Renamed' } },
  ]
  for (const other of others) {
    expect(table.campaigns.previewImport(other).status).toBe('conflict')
    expect(refused(() => table.campaigns.importSheet(other)).code).toBe('import-conflict')
  }
  expect(fileOf(table, table.sheet)).toEqual(file)
})

test('two sheets of one game share its record', async () => {
  const from = await openCampaigns()
  const rogue = from.addSheet('rogue')
  from.play({ descents: 2 }, from.sheet, rogue)
  const to = await openCampaigns()
  to.campaigns.importSheet(fileOf(from, from.sheet))
  to.campaigns.importSheet(fileOf(from, rogue))
  expect(to.campaigns.get(from.campaign)).toMatchObject({ sheets: 2, games: 1 })
})

test('a file whose game contradicts one that is here is a conflict', async () => {
  const table = await playedSheet()
  const file = fileOf(table, table.sheet)
  const [record] = file.records
  if (record === undefined) throw new Error('The sheet has games.')
  const stranger = { ...file.sheet, id: v.parse(sheetId, randomUUID()) }
  const { outcome } = record
  const contradictions = [
    { ...record, outcome: { ...outcome, turns: outcome.turns + 1 } },
    { ...record, id: v.parse(recordId, randomUUID()) },
  ]
  for (const changed of contradictions) {
    const other = { ...file, sheet: stranger, records: [changed] }
    expect(refused(() => table.campaigns.importSheet(other)).code).toBe('import-conflict')
    expect(refused(() => table.campaigns.sheet(stranger.id)).code).toBe('not-found')
  }
})

test('a sheet whose campaign is in the bin must wait for it to come back', async () => {
  const table = await playedSheet()
  const file = fileOf(table, table.sheet)
  table.campaigns.remove(table.campaign)
  expect(refused(() => table.campaigns.previewImport(file)).code).toBe('deleted')
  expect(refused(() => table.campaigns.importSheet(file)).code).toBe('deleted')
  const stranger = { ...file.sheet, id: v.parse(sheetId, randomUUID()) }
  const other = { ...file, sheet: stranger, records: [] }
  expect(refused(() => table.campaigns.importSheet(other)).code).toBe('deleted')
})
