/**
 * Games of every version of the rules, recorded when the version was the newest: they replay for ever, to the same
 * bytes. Whoever raises `rulesVersion` records games of the new version (`npm run record -- dungeon-digger`), and leaves
 * the other recordings as they are.
 */
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import { actionSchema, SCENARIOS, type DungeonDiggerTypes } from '@shared/games/dungeon-digger'
import { describe, expect, test } from 'vitest'
import { linesOf, replaySeats, type RecordedGame } from '../../recordings'

type Recorded = RecordedGame<DungeonDiggerTypes>

const VERSIONS = Array.from({ length: game.rulesVersion }, (_, at) => at + 1)

describe.each(VERSIONS)('recorded games of version %i', (version) => {
  const recorded = linesOf(import.meta.dirname, version) as readonly Recorded[]

  test('replay action by action to the same bytes', () => {
    for (const [at, each] of recorded.entries()) {
      const kept = new Map(each.digests)
      expect(new Map(replaySeats(game, each, version)), `game ${at + 1}`).toEqual(kept)
    }
  })

  test('are of two to six Lords, in every scenario, with every option on and off', () => {
    const seen = (of: (game: Recorded) => unknown): ReadonlySet<unknown> =>
      new Set(recorded.map(of))
    const pairs = seen(({ options }) => `${options.players} ${options.scenario}`)
    expect(pairs.size).toBe(5 * (SCENARIOS.length + 1))
    expect(seen(({ options }) => options.lords)).toEqual(new Set(['none', 'dealt']))
    for (const name of ['freeThink', 'hiddenProjects', 'monsterHuntFaceDown'] as const)
      expect(seen(({ options }) => options[name]).size, name).toBe(2)
  })

  test('hold every kind of action, but the Mage’s flame and a Barbarian that withdraws', () => {
    const actions = recorded.flatMap((each) => each.actions.map(([, action]) => action))
    const types = actionSchema.options
      .map(({ entries }) => entries.type.literal)
      .filter((type) => type !== 'flame' && type !== 'withdraw')
    expect(new Set(actions.map(({ type }) => type))).toEqual(new Set(types))
  })
})
