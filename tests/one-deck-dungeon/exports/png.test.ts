/** The sheet as a picture: the printed page, at twice the grain of a screen. */
import { crc32, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ENGLISH } from '@shared/locales'
import { printRules } from '@main/games/one-deck-dungeon/files/print'
import type { OddTypes } from '@shared/games/one-deck-dungeon'
import type { SheetSource } from '@main/games/print-rules'
import { print } from '@main/print'
import { wordsIn } from '@main/exports/words'
import { openTestApp, startCampaign } from '../../api/test-app'
import { ANN, playedGames, sheetAfter } from './samples'

async function picture(
  source: SheetSource<OddTypes>,
  paper: 'a4' | 'letter' = 'a4',
): Promise<Buffer> {
  const words = wordsIn(ENGLISH)
  const page = printRules.sheet(source, words)
  return Buffer.from((await print(page, { format: 'png', paper, words })).bytes)
}

function sizeOf(png: Buffer) {
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

interface Chunk {
  readonly name: string
  readonly data: Buffer
}
function chunksOf(png: Buffer): readonly Chunk[] {
  const chunks: Chunk[] = []
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    const end = at + 8 + length
    const name = png.toString('latin1', at + 4, at + 8)
    expect(png.readUInt32BE(end), name).toBe(crc32(png.subarray(at + 4, end)))
    chunks.push({ name, data: png.subarray(at + 8, end) })
    at = end + 4
  }
  return chunks
}

/** The bytes of a picture's lines, each with a filter before it, as PNG packs them. */
function linesOf(png: Buffer): Buffer {
  const data = chunksOf(png).filter(({ name }) => name === 'IDAT')
  return inflateSync(Buffer.concat(data.map((chunk) => chunk.data)))
}

test.each([
  ['a4', [1587, 2245]],
  ['letter', [1632, 2112]],
] as const)('%s is a PNG of twice its size on a screen', async (paper, size) => {
  const png = await picture(sheetAfter(ANN, playedGames(3)), paper)
  expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  for (const [at, length] of sizeOf(png).entries())
    expect(Math.abs(length - (size[at] ?? 0))).toBeLessThanOrEqual(1)
})

test.each([
  ['a4', [210, 297]],
  ['letter', [215.9, 279.4]],
] as const)('%s says its resolution, so that it prints in its size', async (paper, millimetres) => {
  const png = await picture(sheetAfter(ANN, playedGames(3)), paper)
  const chunks = chunksOf(png)
  const at = chunks.findIndex(({ name }) => name === 'pHYs')
  expect(at).toBeGreaterThan(0)
  expect(at).toBeLessThan(chunks.findIndex(({ name }) => name === 'IDAT'))
  const data = chunks[at]?.data ?? Buffer.alloc(9)
  // Per metre, across and down.
  expect(data.readUInt8(8)).toBe(1)
  for (const [side, pixels] of sizeOf(png).entries())
    expect((pixels / data.readUInt32BE(4 * side)) * 1000).toBeCloseTo(millimetres[side] ?? 0, 0)
})

test('it shows the sheet: another game or name is another picture, the same sheet the same', async () => {
  const one = await picture(sheetAfter(ANN, playedGames(3)))
  expect((await picture(sheetAfter(ANN, playedGames(3)))).equals(one)).toBe(true)
  expect((await picture(sheetAfter(ANN, playedGames(4)))).equals(one)).toBe(false)
  const renamed = sheetAfter({ ...ANN, player: 'דוד 🐉 <b>&"' }, playedGames(3))
  expect((await picture(renamed)).equals(one)).toBe(false)
  // More is drawn than a white page.
  expect(new Set(linesOf(one)).size).toBeGreaterThan(100)
})

test('what no font has is named, once each', async () => {
  const words = wordsIn(ENGLISH)
  const missingOf = async (player: string) => {
    const page = printRules.sheet(sheetAfter({ ...ANN, player }, playedGames(1)), words)
    return (await print(page, { format: 'png', paper: 'a4', words })).missing
  }
  expect(await missingOf('Ann 𓀀 𒀀 𓀀𓀁 B')).toEqual(['𓀀', '𒀀', '𓀁'])
  expect(await missingOf('さくら 田中 张伟 陳大文 김민준 金敏')).toEqual([])
  expect(await missingOf('Žofie Nguyễn Иван דוד مريم สมชาย अमिता शक्ति 🐉 👨‍👩‍👧 ❤️ 👍🏽')).toEqual([])
})

test('an app exports it, and says which letters are missing', async () => {
  const app = await openTestApp()
  const { campaign, sheet } = await startCampaign(app)
  const other = await app.call('sheets.create', { campaign, hero: 'rogue', player: '𓀀𒀀' })
  expect((await app.call('exports.sheet', { sheet: other.sheet, format: 'png' })).missing).toEqual([
    '𓀀',
    '𒀀',
  ])
  const file = await app.call('exports.sheet', { sheet, format: 'png' })
  expect(file).toMatchObject({ name: 'Winter evenings - Ada - Mage.png', mime: 'image/png' })
  const blank = await app.call('exports.blank', { hero: 'mage', locale: 'it' })
  expect(blank).toMatchObject({
    name: 'One Deck Dungeon - Maga - Scheda Campagna.pdf',
    mime: 'application/pdf',
  })
})
