/** How a sheet game ended as a picture to share. */
import { expect, test } from 'vitest'
import { LOCALES } from '@shared/locales'
import { BOXES } from '@shared/games/paper-dungeons'
import { openTestApp } from '../../api/test-app'

test('a game that is entered has its picture, in each language its own and the same each time', async () => {
  const app = await openTestApp({ scripted: true })
  const { campaign } = await app.call('campaigns.create', { name: 'Ours', game: 'paper-dungeons' })
  const boxes = BOXES.map(
    (box) => ({ A: -2, B: -4, C: -6 } as Partial<Record<string, number>>)[box] ?? 0,
  )
  const players = ['Ada', 'Ben', '', 'Dan'].map((player) => ({ player: player || 'Cai', boxes }))
  const { record } = await app.call('records.add', {
    campaign,
    game: { dungeon: 'A', playedAt: '2026-01-01T18:00:00.000Z', players },
  })
  const picture = (locale: (typeof LOCALES)[number]) =>
    app.call('exports.ending', { ended: { of: 'record', record }, locale })
  const pictures = await Promise.all(LOCALES.map(picture))
  for (const { mime, missing, base64 } of pictures) {
    expect(mime).toBe('image/png')
    expect(missing).toEqual([])
    expect(Buffer.from(base64, 'base64').subarray(1, 4).toString('latin1')).toBe('PNG')
  }
  expect(new Set(pictures.map(({ base64 }) => base64)).size).toBe(LOCALES.length)
  expect(await Promise.all(LOCALES.map(picture))).toEqual(pictures)
})
