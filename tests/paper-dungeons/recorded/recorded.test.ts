/**
 * Games of every version of the rules, recorded when the version was the newest: they replay for ever, to the same
 * bytes. Whoever raises `rulesVersion` records games of the new version (`npm run record -- paper-dungeons`), and
 * leaves the other recordings as they are.
 */
import { paperDungeons as game } from '@main/games/paper-dungeons'
import { actionSchema, DUNGEONS, POWERS, type PaperTypes } from '@shared/games/paper-dungeons'
import { describe, expect, test } from 'vitest'
import { linesOf, replaySeats, type RecordedGame } from '../../recordings'

type Recorded = RecordedGame<PaperTypes>

const VERSIONS = Array.from({ length: game.rulesVersion }, (_, at) => at + 1)

describe.each(VERSIONS)('recorded games of version %i', (version) => {
  const recorded = linesOf(import.meta.dirname, version) as readonly Recorded[]

  test('replay action by action to the same bytes', () => {
    for (const [at, each] of recorded.entries()) {
      const kept = new Map(each.digests)
      expect(new Map(replaySeats(game, each, version)), `game ${at + 1}`).toEqual(kept)
    }
  })

  test('are of one to eight players, in every dungeon and none chosen, with every variant', () => {
    const seen = <Value>(of: (game: Recorded) => Value): ReadonlySet<Value> =>
      new Set(recorded.map(of))
    expect(seen(({ options }) => options.players).size).toBe(8)
    expect(seen(({ options }) => options.dungeon)).toEqual(new Set([...DUNGEONS, null]))
    expect(seen(({ options }) => `${options.missions} ${options.scattered}`).size).toBe(4)
  })

  test('hold every kind of action, and every power', () => {
    const actions = recorded.flatMap((each) => each.actions.map(([, action]) => action))
    const types = actionSchema.options.map(({ entries }) => entries.type.literal)
    expect(new Set(actions.map(({ type }) => type))).toEqual(new Set(types))
    const powers = actions.flatMap((action) => (action.type === 'keep' ? [action.power] : []))
    expect(new Set(powers)).toEqual(new Set(POWERS))
  })
})
