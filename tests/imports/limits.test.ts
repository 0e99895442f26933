/** What a file may bring of one game, game by game: room for the longest, and none for a flood. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { games } from '@main/games'
import { mostTableBytes } from '@main/imports/limits'
import { linesOf } from '../recordings'

const MEGABYTE = 1024 * 1024

/** Either an action alone, or with the seat that took it. */
const recorded = v.object({ actions: v.array(v.unknown()) })

function longestOf(id: string): { readonly actions: number; readonly length: number } {
  const folder = join(import.meta.dirname, '..', id, 'recorded')
  const versions = readdirSync(folder).flatMap((name) => {
    const version = /^rules-(\d+)\.jsonl\.gz$/.exec(name)?.[1]
    return version === undefined ? [] : [Number(version)]
  })
  const played = versions
    .flatMap((version) => linesOf(folder, version))
    .map((line) => (v.is(recorded, line) ? line.actions : []))
  const lengths = played.flat().map((one) => {
    const action: unknown = Array.isArray(one) ? one[1] : one
    return JSON.stringify(action).length
  })
  return {
    actions: Math.max(...played.map(({ length }) => length)),
    length: lengths.reduce((most, length) => Math.max(most, length), 0),
  }
}

test('no game lets a file bring more than some tens of megabytes of one table', () => {
  expect(mostTableBytes(games)).toBeLessThan(32 * MEGABYTE)
})

describe.each(Object.values(games).map(({ id, limits }) => ({ id, limits })))(
  'games of $id',
  ({ id, limits }) => {
    test('are far shorter than the limit, which is not far beyond what anybody would play', () => {
      const longest = longestOf(id)
      expect(limits.actions).toBeGreaterThan(3 * longest.actions)
      expect(limits.actions).toBeLessThan(30 * longest.actions)
      expect(limits.actionLength).toBeGreaterThan(2 * longest.length)
      expect(limits.actionLength).toBeLessThan(5 * longest.length)
    })
  },
)
