/** What an import has found out is not found out again: no game is played twice, no action is read that is known to be the same. */
import { expect, test } from 'vitest'
import { instant } from '@shared/file-parts'
import { ENGLISH } from '@shared/locales'
import * as v from 'valibot'
import { games } from '@main/games'
import type { Games } from '@main/games'
import { openTestApp, playToEnd } from '../api/test-app'
import { recordedWork } from '../exports/recorded-work'
import { bundleOf } from './files'
import { picker } from '../picker'

/** A bundle with one game. */
async function bundleWith(seed: number): Promise<string> {
  const app = await openTestApp()
  const begun = await app.call('tables.start', {
    game: 'one-deck-dungeon',
    options: { heroes: [{ hero: 'mage' }], dungeon: 'dragons-cave' },
    seed,
  })
  await playToEnd(app, begun, picker(seed))
  return bundleOf(app)
}

/** The games, and how many actions they were asked to apply. */
function counting(): { readonly games: Games; readonly applied: () => number } {
  let applied = 0
  const game = games['one-deck-dungeon']
  const apply: typeof game.apply = (...parts) => {
    applied += 1
    return game.apply(...parts)
  }
  return { games: { ...games, 'one-deck-dungeon': { ...game, apply } }, applied: () => applied }
}

test('an import plays no game that its preview has played, and all of another file', async () => {
  const [first, second] = [await bundleWith(1), await bundleWith(2)]
  const { games: counted, applied } = counting()
  const app = await openTestApp({ games: counted })
  const playedBy = async (work: () => Promise<unknown>): Promise<number> => {
    const before = applied()
    await work()
    return applied() - before
  }
  const seen = await playedBy(() => app.call('imports.preview', { base64: first }))
  expect(seen).toBeGreaterThan(0)
  expect(await playedBy(() => app.call('imports.apply', { base64: first }))).toBe(0)

  await app.call('imports.preview', { base64: first })
  const other = await playedBy(() => app.call('imports.apply', { base64: second }))
  expect(other).toBeGreaterThan(0)
  // It is as if it had been played on import.
  const { base64 } = await app.call('exports.everything', { format: 'delve' })
  const away = await openTestApp()
  await away.call('imports.apply', { base64 })
  expect(await away.call('statistics.plots', { scope: { of: 'everything' } })).toEqual(
    await app.call('statistics.plots', { scope: { of: 'everything' } }),
  )
})

test('games that are here as they are in the file are compared without reading action by action', async () => {
  const { asked, work, hooks, close } = await recordedWork()
  const { file } = await work.bundle(
    { kind: 'bundle', scope: 'everything', locale: ENGLISH },
    hooks,
  )
  asked.length = 0
  const { preview } = await work.preview({ kind: 'preview', file, locale: ENGLISH }, hooks)
  close()
  expect(preview.changes).toBe(false)
  expect(asked.filter((statement) => statement.includes('taken_at AS takenAt'))).toEqual([])
})

test.each([
  ['2026-02-28T00:00:00.000Z', true],
  ['2024-02-29T23:59:59.999Z', true],
  ['2026-12-31T12:30:30.500Z', true],
  ['2026-02-29T00:00:00.000Z', false],
  ['2026-04-31T00:00:00.000Z', false],
  ['2026-04-00T00:00:00.000Z', false],
  ['2026-13-01T00:00:00.000Z', false],
  ['2026-00-01T00:00:00.000Z', false],
  ['2026-01-01T24:00:00.000Z', false],
  ['2026-01-01T00:60:00.000Z', false],
  ['2026-01-01T00:00:60.000Z', false],
  ['2026-01-32T00:00:00.000Z', false],
])('%s is a moment: %s', (text, is) => {
  expect(v.is(instant, text)).toBe(is)
})
