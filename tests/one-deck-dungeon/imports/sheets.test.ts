/** A sheet exported, imported elsewhere and exported again is the same, byte for byte. */
import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import type { CallInput } from '@shared/api'
import { playerIdOf } from '@shared/players'
import type { CampaignId, RecordId, SheetId } from '@shared/ids'
import { readFile } from '@main/imports/read-file'
import { recordOfTable } from '@main/store/derived-ids'
import { openTestApp, playToEnd, startCampaign } from '../../api/test-app'
import type { TestApp } from '../../api/test-app'
import { ANN, fileOf, playedGames, sheetAfter, sheets } from '../exports/samples'
import { KNOWN, base64Of, bring, refusedFile, sheetText, statusesOf } from '../../imports/files'
import { picker } from '../../picker'

afterEach(() => {
  vi.useRealTimers()
})

test('any sheet imported into an empty app comes out with the same bytes and looks the same', async () => {
  await fc.assert(
    fc.asyncProperty(sheets, async (source) => {
      const app = await openTestApp()
      const text = fileOf(source)
      expect(await bring(app, base64Of(text))).toMatchObject({ kind: 'sheet', changes: true })
      const { sheet } = source.sheet
      expect(await sheetText(app, sheet)).toBe(text)
      expect(await app.call('sheets.get', { sheet })).toEqual(source.sheet)
      await app.app.close()
    }),
    { numRuns: 20 },
  )
})

test('a sheet made in one app goes to another and back', async () => {
  const home = await openTestApp()
  const { call } = home
  const { campaign } = await call('campaigns.create', { name: 'Winter, "evenings"; #1' })
  const player = '=Ann 🐉 דוד'
  const { sheet } = await call('sheets.create', { campaign, hero: 'rogue', player })
  const text = await sheetText(home, sheet)
  const away = await openTestApp()
  expect(await bring(away, base64Of(text))).toEqual({
    kind: 'sheet',
    writtenAt: null,
    app: '0.1.0',
    changes: true,
    conflicts: [],
    items: [
      {
        kind: 'campaign',
        series: null,
        id: campaign,
        name: 'Winter, "evenings"; #1',
        at: null,
        campaign,
        status: 'new',
        wins: null,
      },
      {
        kind: 'sheet',
        series: null,
        id: sheet,
        name: `Rogue · ${player}`,
        at: null,
        campaign,
        status: 'new',
        wins: null,
      },
    ],
  })
  expect(await sheetText(away, sheet)).toBe(text)
  const back = await bring(home, base64Of(text))
  expect(back.changes).toBe(false)
  expect(back.items.map(({ status }) => status)).toEqual(['same', 'same'])
})

test('a second import changes nothing, and a longer file adds what is new', async () => {
  const app = await openTestApp()
  const text = fileOf(sheetAfter(ANN, playedGames(4)))
  await bring(app, base64Of(text))
  expect(await bring(app, base64Of(text))).toMatchObject({ changes: false })

  const longer = fileOf(sheetAfter(ANN, playedGames(5)))
  const added = await bring(app, base64Of(longer))
  expect(statusesOf(added, 'record').filter((status) => status === 'new')).toHaveLength(1)
  const { sheet } = sheetAfter(ANN, []).sheet
  expect((await app.call('sheets.get', { sheet })).games).toBe(5)
  // The shorter one now says nothing new.
  expect(await bring(app, base64Of(text))).toMatchObject({ changes: false })
})

test('checkmarks that were open stay open, and can be placed after the move', async () => {
  const app = await openTestApp()
  await bring(app, base64Of(fileOf(sheetAfter(ANN, playedGames(1)))))
  const { sheet } = sheetAfter(ANN, []).sheet
  const { open } = await app.call('sheets.get', { sheet })
  if (!open) throw new Error('the last game is open')
  expect(open).toMatchObject({ earned: 6, placed: 2, colors: ['green'] })
  const mark = { talent: 'prepared', color: 'green' } as const
  const marked = await app.call('sheets.mark', { sheet, record: open.record, ...mark })
  expect(marked.records[0]?.marks.at(-1)).toEqual(mark)
})

/** Plays a game of the sheets to its end. */
async function playGame(
  app: TestApp,
  campaign: CampaignId,
  party: readonly SheetId[],
  seed: number,
): Promise<RecordId> {
  const started = await app.call('tables.start', {
    game: 'one-deck-dungeon',
    campaign,
    options: {
      heroes: party.map((sheet) => ({ sheet, focus: 'lore' as const })),
      dungeon: 'yetis-cavern',
      tier: 'standard',
    },
    seed,
  })
  const { record } = await playToEnd(app, started, picker(seed))
  if (record === null) throw new Error('a campaign game ends in a record')
  return record
}

test('games really played, with their checkmarks placed or lost, go elsewhere whole', async () => {
  const home = await openTestApp()
  const { campaign, sheet } = await startCampaign(home)
  for (const seed of [11, 12]) {
    const record = await playGame(home, campaign, [sheet], seed)
    const mark = { sheet, record, talent: 'guile', color: 'green' } as const
    await home.call('sheets.mark', mark)
    // The second game's checkmarks are still being placed when the sheet travels.
    if (seed === 11) await home.call('sheets.settle', { sheet, record, forfeit: true })
  }
  const here = await home.call('sheets.get', { sheet })
  expect(here.records.map(({ settled, marks }) => [settled, marks.length])).toEqual([
    [true, 1],
    [false, 1],
  ])
  const text = await sheetText(home, sheet)
  const away = await openTestApp()
  await bring(away, base64Of(text))
  expect(await sheetText(away, sheet)).toBe(text)
  const there = await away.call('sheets.get', { sheet })
  // Its tables stayed at home.
  const records = here.records.map((record) => ({ ...record, replayable: false }))
  expect(there).toEqual({ ...here, records })
})

test('two sheets that were in one game share its record, whichever comes first', async () => {
  const home = await openTestApp()
  const { campaign, sheet: mage } = await startCampaign(home)
  const { sheet: rogue } = await home.call('sheets.create', {
    campaign,
    hero: 'rogue',
    player: 'Bea',
  })
  const record = await playGame(home, campaign, [mage, rogue], 3)
  await home.call('records.note', { record, note: 'Together' })
  const texts = [await sheetText(home, mage), await sheetText(home, rogue)]
  for (const order of [texts, texts.toReversed()]) {
    const away = await openTestApp()
    for (const text of order) await bring(away, base64Of(text))
    const [told] = await away.call('records.list', {})
    expect(told).toMatchObject({
      record,
      note: 'Together',
      seats: [
        { sheet: mage, player: 'Ada' },
        { sheet: rogue, player: 'Bea' },
      ],
    })
    for (const text of texts)
      expect(await bring(away, base64Of(text))).toMatchObject({ changes: false })
    expect([await sheetText(away, mage), await sheetText(away, rogue)]).toEqual(texts)
  }
})

test('corrections on both sides: the later facts count, and the others are in the history', async () => {
  vi.useFakeTimers({ now: new Date('2026-02-01T10:00:00.000Z'), toFake: ['Date'] })
  const home = await openTestApp()
  const { campaign, sheet } = await startCampaign(home)
  const game = {
    heroes: [{ sheet, player: 'Ada' }],
    dungeon: 'dragons-cave' as const,
    tier: 'novice' as const,
    won: false,
    descents: 1,
    levels: 1,
    playedAt: '2026-01-02T10:00:00.000Z',
  } satisfies CallInput<'records.add'>['game']
  const { record } = await home.call('records.add', { campaign, game })
  const away = await openTestApp()
  await bring(away, base64Of(await sheetText(home, sheet)))
  await home.call('records.correct', { record, game: { ...game, levels: 2 } })
  vi.setSystemTime('2026-02-02T10:00:00.000Z')
  await away.call('records.correct', { record, game: { ...game, descents: 2 } })
  const [here, there] = [await sheetText(home, sheet), await sheetText(away, sheet)]
  const merged = await bring(home, base64Of(there))
  expect(merged.items.find(({ kind }) => kind === 'record')).toMatchObject({
    status: 'conflict',
    wins: 'file',
  })
  await bring(away, base64Of(here))
  const details = await home.call('records.get', { record })
  expect(details.outcome).toMatchObject({ descents: 2, levels: 1 })
  // What both have corrected is kept once.
  const told = details.history.map(({ outcome }) => `${outcome.descents} and ${outcome.levels}`)
  expect(told.toSorted()).toEqual(['1 and 1', '1 and 2'])
  expect(await away.call('records.get', { record })).toEqual(details)
})

test('a file contradicting what never changes is refused, and so is one for the bin', async () => {
  const app = await openTestApp()
  const text = fileOf(sheetAfter(ANN, []))
  await bring(app, base64Of(text))
  const { campaign } = sheetAfter(ANN, []).sheet
  expect(await refusedFile(app, text.replace('"warrior"', '"rogue"'))).toBe('import-conflict')
  const older = text.replace(/("createdAt": ")2024/, '$12023')
  expect(await refusedFile(app, older)).toBe('import-conflict')
  await app.call('campaigns.delete', { campaign })
  expect(await refusedFile(app, text)).toBe('deleted')
})

test('a sheet’s file says nothing of notes and bin: they stay as they are', async () => {
  const app = await openTestApp()
  const text = fileOf(sheetAfter(ANN, playedGames(2)))
  await bring(app, base64Of(text))
  const { campaign, sheet, records } = sheetAfter(ANN, playedGames(2)).sheet
  const [first] = records
  if (!first) throw new Error('two games')
  await app.call('campaigns.note', { campaign, notes: 'Ours' })
  await app.call('campaigns.archive', { campaign, archived: true })
  await app.call('sheets.delete', { sheet })
  await app.call('records.delete', { record: first.record })
  const again = await bring(app, base64Of(text))
  expect(again).toMatchObject({ changes: false })
  expect(new Set(again.items.map(({ status }) => status))).toEqual(new Set(['same']))
})

test('the first version of the file is read: its names give way, its records find their tables', async () => {
  const first = readFileSync('tests/one-deck-dungeon/imports/first-sheet.json', 'utf8')
  const { records } = readFile(Buffer.from(first), KNOWN).content
  const [record] = records
  if (!record?.table) throw new Error('a game at a table')
  expect(record.id).toBe(recordOfTable(record.table))
  const app = await openTestApp()
  expect(await bring(app, base64Of(first))).toMatchObject({ changes: true })
  expect(await bring(app, base64Of(first))).toMatchObject({ changes: false })
  const [campaign] = await app.call('campaigns.list', {})
  if (!campaign) throw new Error('a campaign')
  await app.call('campaigns.rename', { campaign: campaign.campaign, name: 'Renamed' })
  expect(await bring(app, base64Of(first))).toMatchObject({ changes: false })
  expect(await app.call('campaigns.list', {})).toMatchObject([{ name: 'Renamed', games: 2 }])
})

test('the example of docs/sheet-format.md is a file that the app reads', () => {
  const page = readFileSync('docs/sheet-format.md', 'utf8')
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? []
  const { content } = readFile(Buffer.from(example), KNOWN)
  expect(content.players.map(({ name }) => name)).toContain('Zoë')
  expect(content.sheets).toMatchObject([{ player: playerIdOf('Zoë') }])
  const made: unknown = JSON.parse(fileOf(sheetAfter(ANN, playedGames(1))))
  expect(Object.keys(JSON.parse(example) as object)).toEqual(Object.keys(made as object))
})
