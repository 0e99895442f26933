/** A sheet exported, imported elsewhere and exported again is the same, byte for byte. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CallInput, CallName, CallOutput } from '@shared/api'
import type { Result } from '@shared/errors'
import type { CampaignId, SheetId } from '@shared/ids'
import { makeSheetFile } from '@shared/sheet-file'
import { exportSheet, readSheetFile } from '@main/exports'
import type { House } from '@main/hosts/host'
import { openHouse } from '@main/house'
import { ANN, playedGames, sheetAfter, sheets } from './samples'

const APP = '0.1.0'
const OPTIONS = { format: 'json', paper: 'a4', locale: 'en' } as const

const textOf = ({ base64 }: { readonly base64: string }): string =>
  Buffer.from(base64, 'base64').toString()

/** Runs with a house of its own, its database gone afterwards. */
const inNewHouse = async (use: (house: House) => Promise<void>): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'delvers-table-'))
  const house = await openHouse({ host: 'stdio', version: APP, dataDir, scripted: false })
  try {
    await use(house)
  } finally {
    await house.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const call = async <Name extends CallName>(
  house: House,
  name: Name,
  input: CallInput<Name>,
): Promise<CallOutput<Name>> => {
  const answer = (await house.call(name, input)) as Result<CallOutput<Name>>
  if ('error' in answer) throw new Error(`${name}: ${answer.error.code} ${answer.error.message}`)
  return answer.ok
}

test('reading an exported file gives everything that the sheet is made of', async () => {
  await fc.assert(
    fc.asyncProperty(sheets, async (source) => {
      const text = textOf(await exportSheet(source, OPTIONS, APP))
      const file = readSheetFile(text)
      expect(file).toEqual(makeSheetFile(source, APP))
      expect(`${JSON.stringify(file, null, 2)}\n`).toBe(text)
    }),
  )
})

test('any sheet imported into an empty house comes out with the same bytes and looks the same', async () => {
  await fc.assert(
    fc.asyncProperty(sheets, (source) =>
      inNewHouse(async (house) => {
        const text = textOf(await exportSheet(source, OPTIONS, APP))
        const { sheet, status } = await call(house, 'imports.apply', { text })
        expect(status).toBe('new')
        expect(textOf(await call(house, 'exports.sheet', { sheet, format: 'json' }))).toBe(text)
        expect(await call(house, 'sheets.get', { sheet })).toEqual(source.sheet)
      }),
    ),
    { numRuns: 30 },
  )
})

test('a sheet made in one house goes to another and back', async () => {
  await inNewHouse(async (home) => {
    const { campaign } = await call(home, 'campaigns.create', { name: 'Winter, "evenings"; #1' })
    const { sheet } = await call(home, 'sheets.create', {
      campaign,
      hero: 'rogue',
      player: '=Ann 🐉 דוד',
    })
    const text = textOf(await call(home, 'exports.sheet', { sheet, format: 'json' }))
    await inNewHouse(async (away) => {
      const preview = await call(away, 'imports.preview', { text })
      expect(preview).toEqual({
        kind: 'sheet',
        campaignName: 'Winter, "evenings"; #1',
        hero: 'rogue',
        player: '=Ann 🐉 דוד',
        games: 0,
        status: 'new',
      })
      expect(await call(away, 'campaigns.list', {})).toEqual([])
      expect(await call(away, 'imports.apply', { text })).toEqual({
        sheet,
        campaign,
        status: 'new',
      })
      expect(textOf(await call(away, 'exports.sheet', { sheet, format: 'json' }))).toBe(text)
    })
    expect(await call(home, 'imports.apply', { text })).toEqual({ sheet, campaign, status: 'same' })
  })
})

test('a second import changes nothing, and another form of the sheet is refused', async () => {
  await inNewHouse(async (house) => {
    const text = textOf(await exportSheet(sheetAfter(ANN, playedGames(4)), OPTIONS, APP))
    const { sheet } = await call(house, 'imports.apply', { text })
    expect(await call(house, 'imports.apply', { text })).toMatchObject({ status: 'same' })

    const longer = textOf(await exportSheet(sheetAfter(ANN, playedGames(5)), OPTIONS, APP))
    expect(await call(house, 'imports.preview', { text: longer })).toMatchObject({
      status: 'conflict',
    })
    expect(await house.call('imports.apply', { text: longer })).toMatchObject({
      error: { code: 'import-conflict' },
    })
    expect(textOf(await call(house, 'exports.sheet', { sheet, format: 'json' }))).toBe(text)
  })
})

test('a file that is refused changes nothing', async () => {
  await inNewHouse(async (house) => {
    const text = textOf(await exportSheet(sheetAfter(ANN, playedGames(4)), OPTIONS, APP))
    for (const [bad, code] of [
      ['{}', 'foreign-file'],
      [text.replace('"version": 1', '"version": 2'), 'newer-file'],
      [text.slice(0, -40), 'damaged-file'],
    ] as const) {
      expect(await house.call('imports.preview', { text: bad })).toMatchObject({ error: { code } })
      expect(await house.call('imports.apply', { text: bad })).toMatchObject({ error: { code } })
    }
    expect(await call(house, 'campaigns.list', {})).toEqual([])
  })
})

test('checkmarks that were open stay open, and can be placed after the move', async () => {
  await inNewHouse(async (house) => {
    const games = playedGames(1)
    const text = textOf(await exportSheet(sheetAfter(ANN, games), OPTIONS, APP))
    const { sheet } = await call(house, 'imports.apply', { text })
    const { open } = await call(house, 'sheets.get', { sheet })
    if (!open) throw new Error('the last game is open')
    expect(open).toMatchObject({ earned: 6, placed: 2, colors: ['green'] })
    const marked = await call(house, 'sheets.mark', {
      sheet,
      record: open.record,
      talent: 'prepared',
      color: 'green',
    })
    expect(marked.open?.placed).toBe(3)
    expect(marked.records[0]?.marks.at(-1)).toEqual({ talent: 'prepared', color: 'green' })
  })
})

/** Plays a game of the sheet to its end, taking the first of the actions that a seeded order gives. */
const playGame = async (house: House, campaign: CampaignId, sheet: SheetId, seed: number) => {
  let at = await call(house, 'tables.start', {
    game: 'one-deck-dungeon',
    campaign,
    options: { heroes: [{ sheet, focus: 'lore' }], dungeon: 'yetis-cavern', tier: 'standard' },
    seed,
  })
  let draw = seed
  while (at.status === 'playing') {
    draw = (draw * 48_271) % 2_147_483_647
    const action = at.actions[draw % at.actions.length]
    if (!action) throw new Error('no action in a game that goes on')
    at = await call(house, 'tables.act', { table: at.table, revision: at.revision, action })
  }
  if (at.record === null) throw new Error('a campaign game ends in a record')
  return at.record
}

test('games really played, with their checkmarks placed or lost, go elsewhere whole', async () => {
  await inNewHouse(async (home) => {
    const { campaign } = await call(home, 'campaigns.create', { name: 'Yeti' })
    const { sheet } = await call(home, 'sheets.create', { campaign, hero: 'mage', player: 'Bea' })
    for (const seed of [11, 12]) {
      const record = await playGame(home, campaign, sheet, seed)
      const mark = { sheet, record, talent: 'guile', color: 'green' } as const
      await call(home, 'sheets.mark', mark)
      // The second game's checkmarks are still being placed when the sheet travels.
      if (seed === 11) await call(home, 'sheets.settle', { sheet, record, forfeit: true })
    }
    const here = await call(home, 'sheets.get', { sheet })
    expect(here.records.map(({ settled, marks }) => [settled, marks.length])).toEqual([
      [true, 1],
      [false, 1],
    ])
    const text = textOf(await call(home, 'exports.sheet', { sheet, format: 'json' }))
    await inNewHouse(async (away) => {
      await call(away, 'imports.apply', { text })
      expect(textOf(await call(away, 'exports.sheet', { sheet, format: 'json' }))).toBe(text)
      expect(await call(away, 'sheets.get', { sheet })).toEqual(here)
    })
  })
})

test('the example of docs/sheet-format.md is a file that the app reads', () => {
  const page = readFileSync('docs/sheet-format.md', 'utf8')
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? []
  const file = readSheetFile(example)
  expect(file.sheet.player).toBe('Zoë')
  expect(Object.keys(file)).toEqual(Object.keys(makeSheetFile(sheetAfter(ANN, []), APP)))
})
