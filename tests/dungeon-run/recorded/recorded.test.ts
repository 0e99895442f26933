/**
 * Games of every version of the rules, recorded when the version was the newest: they replay for ever, to the same
 * bytes. Whoever raises `rulesVersion` records games of the new version (`npm run record -- dungeon-run`), and leaves the
 * other recordings as they are.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { dungeonRun as game } from '@main/games/dungeon-run'
import { createRandom } from '@main/games/random'
import { isSameAction } from '@shared/games'
import { actionSchema } from '@shared/games/dungeon-run'
import { describe, expect, test } from 'vitest'
import { digestOf, type RecordedGame } from './recording'

const VERSIONS = Array.from({ length: game.rulesVersion }, (_, at) => at + 1)

function recordedOf(version: number): readonly RecordedGame[] {
  return gunzipSync(readFileSync(join(import.meta.dirname, `rules-${version}.jsonl.gz`)))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedGame)
}

/** The digests of a game played again, after as many actions as were recorded. */
function replay(
  { options, seed, actions, digests }: RecordedGame,
  version: number,
): RecordedGame['digests'] {
  const known = new Set(digests.map(([step]) => step))
  let { state } = game.setup(options, createRandom(seed), version)
  const found: [number, string][] = [[0, digestOf(state)]]
  for (const [at, [seat, action]] of actions.entries()) {
    const listed = game.legalActions(state, seat)
    if (!listed.some((one) => isSameAction(one, action)))
      throw new Error(`action ${at + 1} is not listed: ${JSON.stringify(action)}`)
    const applied = game.apply(state, seat, action)
    if (!applied.ok) throw new Error(`action ${at + 1} is refused: ${applied.rejection.code}`)
    ;({ state } = applied)
    if (known.has(at + 1)) found.push([at + 1, digestOf(state)])
  }
  return found
}

describe.each(VERSIONS)('recorded games of version %i', (version) => {
  const recorded = recordedOf(version)

  test('replay action by action to the same bytes', () => {
    for (const [at, each] of recorded.entries()) {
      const kept = new Map(each.digests)
      expect(new Map(replay(each, version)), `game ${at + 1}`).toEqual(kept)
    }
  })

  test('are of one to four heroes, with every option on and off', () => {
    const seen = (of: (game: RecordedGame) => unknown): number => new Set(recorded.map(of)).size
    expect(seen(({ options }) => options.players)).toBe(4)
    const names = Object.keys(recorded[0]?.options ?? {}) as (keyof RecordedGame['options'])[]
    for (const name of names)
      if (name !== 'roundCap' && name !== 'players')
        expect(
          seen(({ options }) => options[name]),
          name,
        ).toBe(2)
  })

  test('hold every kind of action, but who comes first of two that would reroll the same dice', () => {
    const actions = recorded.flatMap((each) => each.actions.map(([, action]) => action))
    const types = actionSchema.options
      .map(({ entries }) => entries.type.literal)
      .filter((type) => type !== 'want' && type !== 'first')
    expect(new Set(actions.map(({ type }) => type))).toEqual(new Set(types))
  })
})
