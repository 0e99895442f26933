/** The player's sheet as a picture: the printed page, at twice the grain of a screen. */
import { expect, test } from 'vitest'
import { wordsIn } from '@main/exports/words'
import { printRules } from '@main/games/paper-dungeons/files/print'
import type { SeatSource } from '@main/games/print-rules'
import { print } from '@main/print'
import type { PaperTypes } from '@shared/games/paper-dungeons'
import { ENGLISH } from '@shared/locales'
import { openTestApp } from '../../api/test-app'
import { ended, sourceOf } from './samples'

async function picture(
  source: SeatSource<PaperTypes>,
  paper: 'a4' | 'letter' = 'a4',
): Promise<Buffer> {
  const words = wordsIn(ENGLISH)
  const page = printRules.seat(source, words)
  return Buffer.from((await print(page, { format: 'png', paper, words })).bytes)
}

test.each([
  ['a4', [1587, 2245]],
  ['letter', [1632, 2112]],
] as const)('%s is a PNG of twice its size on a screen', async (paper, size) => {
  const png = await picture(sourceOf(ended(2)), paper)
  expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  for (const [at, length] of [png.readUInt32BE(16), png.readUInt32BE(20)].entries())
    expect(Math.abs(length - (size[at] ?? 0))).toBeLessThanOrEqual(1)
})

test('it shows the sheet: another seat or name is another picture, the same sheet the same', async () => {
  const view = ended(2)
  const one = await picture(sourceOf(view))
  expect((await picture(sourceOf(view))).equals(one)).toBe(true)
  expect((await picture(sourceOf(view, { seat: 1 }))).equals(one)).toBe(false)
  expect((await picture(sourceOf(view, { player: 'דוד 🐉 <b>&"' }))).equals(one)).toBe(false)
})

test('an app exports it', async () => {
  const app = await openTestApp()
  const { table } = await app.call('tables.start', {
    game: 'paper-dungeons',
    options: { players: 1, dungeon: 'L' },
    seats: [{ player: 'Ada' }],
  })
  const file = await app.call('exports.table', { table, seat: 0, format: 'png', locale: 'it' })
  expect(file).toMatchObject({
    name: 'La dispensa del dragone - Ada - Scheda giocatore.png',
    mime: 'image/png',
  })
})
