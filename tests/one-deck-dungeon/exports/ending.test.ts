/** How a game ended as a picture to share: of single games, of records, and of games with the real cards. */
import { expect, test } from 'vitest'
import { LOCALES } from '@shared/locales'
import { openTestApp, playToEnd, startCampaign } from '../../api/test-app'
import { picker } from '../../picker'

const SIZE = [1600, 901]

function sizeOf(base64: string): readonly number[] {
  const png = Buffer.from(base64, 'base64')
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test('a single game that is over is one picture, the same each time and in each language its own', async () => {
  const app = await openTestApp({ scripted: true })
  const begun = await app.call('tables.start', {
    game: 'one-deck-dungeon',
    options: {
      heroes: [
        { hero: 'warrior', player: 'Ada' },
        { hero: 'mage', player: 'Ben' },
      ],
      dungeon: 'dragons-cave',
    },
    seed: 3,
  })
  const { table } = await playToEnd(app, begun, picker(3))
  const pictures = await Promise.all(
    LOCALES.map((locale) => app.call('exports.ending', { ended: { of: 'table', table }, locale })),
  )
  for (const { mime, missing, base64 } of pictures) {
    expect(mime).toBe('image/png')
    expect(missing).toEqual([])
    for (const [at, length] of sizeOf(base64).entries())
      expect(Math.abs(length - (SIZE[at] ?? 0))).toBeLessThanOrEqual(2)
  }
  expect(new Set(pictures.map(({ base64 }) => base64)).size).toBe(LOCALES.length)
  const [one] = LOCALES
  expect(await app.call('exports.ending', { ended: { of: 'table', table }, locale: one })).toEqual(
    pictures[0],
  )
})

test('a game with the real cards has its picture by its record; what is not over has none', async () => {
  const app = await openTestApp({ scripted: true })
  const { campaign, sheet } = await startCampaign(app)
  const { record } = await app.call('records.add', {
    campaign,
    game: {
      heroes: [{ sheet }, { hero: 'rogue', player: '𓀀' }],
      dungeon: 'lichs-tomb',
      tier: 'fearless',
      won: false,
      descents: 2,
      levels: 1,
      cause: 'stairs',
      playedAt: '2026-01-02T10:00:00.000Z',
    },
  })
  const file = await app.call('exports.ending', { ended: { of: 'record', record } })
  expect(file.name).toContain('Lich’s Tomb')
  expect(file.missing).toEqual(['𓀀'])

  const { table } = await app.call('tables.start', {
    game: 'one-deck-dungeon',
    options: { heroes: [{ hero: 'mage' }], dungeon: 'dragons-cave' },
    seed: 1,
  })
  expect(await app.refusal('exports.ending', { ended: { of: 'table', table } })).toMatchObject({
    code: 'not-found',
  })
  await app.call('tables.abandon', { table })
  expect(await app.refusal('exports.ending', { ended: { of: 'table', table } })).toMatchObject({
    code: 'not-found',
  })
  await app.call('records.delete', { record })
  expect(await app.refusal('exports.ending', { ended: { of: 'record', record } })).toMatchObject({
    code: 'deleted',
  })
})
