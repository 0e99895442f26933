/**
 * Games of every version of the rules, recorded when the version was the newest: they replay for ever, to the same
 * bytes. Whoever raises `rulesVersion` records games of the new version (`npm run record -- dungeon-run`), and leaves the
 * other recordings as they are.
 */
import { dungeonRun as game } from '@main/games/dungeon-run'
import { actionSchema, type DungeonRunTypes } from '@shared/games/dungeon-run'
import { describe, expect, test } from 'vitest'
import { linesOf, replaySeats, type RecordedGame } from '../../recordings'

type Recorded = RecordedGame<DungeonRunTypes>

const VERSIONS = Array.from({ length: game.rulesVersion }, (_, at) => at + 1)

describe.each(VERSIONS)('recorded games of version %i', (version) => {
  const recorded = linesOf(import.meta.dirname, version) as readonly Recorded[]

  test('replay action by action to the same bytes', () => {
    for (const [at, each] of recorded.entries()) {
      const kept = new Map(each.digests)
      expect(new Map(replaySeats(game, each, version)), `game ${at + 1}`).toEqual(kept)
    }
  })

  test('are of one to four heroes, with every option on and off', () => {
    const seen = (of: (game: Recorded) => unknown): number => new Set(recorded.map(of)).size
    expect(seen(({ options }) => options.players)).toBe(4)
    const names = Object.keys(recorded[0]?.options ?? {}) as (keyof Recorded['options'])[]
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
