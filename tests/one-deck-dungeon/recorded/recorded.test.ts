/**
 * Games of every version of the rules, recorded when the version was the newest: they replay for ever, to the same
 * bytes. Whoever raises `RULES_VERSION` records games of the new version (`npm run record -- one-deck-dungeon`), and
 * leaves the other recordings as they are. Games of version 1 were recorded with the rules of that time.
 */
import { describe, expect, test } from 'vitest'
import { games } from '@main/games'
import { createRandom } from '@main/games/random'
import { EARLIER_RULES } from '@shared/games/one-deck-dungeon/keys'
import { replay, type Digests } from '../../recordings'
import { recordedOf, type RecordedGame } from './recording'

const game = games['one-deck-dungeon']
const VERSIONS = Array.from({ length: game.rulesVersion }, (_, at) => at + 1)

function replayed(recorded: RecordedGame, version: number): Digests {
  const { options, seed, script, actions, digests } = recorded
  const { state } = game.setup(options, createRandom(seed, script), version)
  const alone = actions.map((action) => [null, action] as const)
  return replay(game, state, { actions: alone, digests })
}

describe.each(VERSIONS)('recorded games of version %i', (version) => {
  const recorded = recordedOf(version)

  test('replay action by action to the same bytes', () => {
    for (const [at, each] of recorded.entries()) {
      const kept = new Map(each.digests)
      expect(new Map(replayed(each, version)), `game ${at + 1}`).toEqual(kept)
    }
  })

  test('are of every party and dungeon, with both kinds of dice, with talents, and come far', () => {
    const kinds = new Set(
      recorded.map(({ options }) => `${options.heroes.length} ${options.dungeon}`),
    )
    expect(kinds.size).toBe(15)
    expect(new Set(recorded.map(({ options }) => options.dice)).size).toBe(2)
    expect(new Set(recorded.map(({ options }) => options.tier)).size).toBe(5)
    const talents = recorded.flatMap(({ options }) =>
      options.heroes.flatMap((each) => each.talents),
    )
    expect(new Set(talents).size).toBe(15)
    const descents = recorded.flatMap(({ actions }) =>
      actions.filter(({ type }) => type === 'descend'),
    )
    expect(descents.length).toBeGreaterThan(recorded.length)
  })
})

test('a game of another version is not played by its actions', () => {
  const [first] = recordedOf(1)
  if (first === undefined) throw new Error('nothing is recorded')
  expect(() => replayed(first, 2)).toThrow()
})

test('every version but the newest is named on the screens', () => {
  expect(EARLIER_RULES).toEqual(VERSIONS.slice(0, -1))
})
