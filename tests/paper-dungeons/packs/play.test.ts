/** Games with a pack: played, scored, shown and told by its values alone. */
import { wordsIn } from '@main/exports/words'
import { paperDungeons as game } from '@main/games/paper-dungeons'
import { printRules } from '@main/games/paper-dungeons/files/print'
import { resolvePhrase } from '@shared/games/resolve-phrase'
import { aimOf } from '@shared/games/paper-dungeons/measures'
import { outcomeSchema, type PaperContent } from '@shared/games/paper-dungeons'
import { ENGLISH } from '@shared/locales'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { amount } from '../../amount'
import { must } from '../../must'
import { playBots } from '../bots/games'
import { gamesOf, play } from '../properties/games'
import { brokenInvariants } from '../rules/invariants'
import { contents, own, packs } from './contents'

const PLACE = { atTable: true, inCampaign: false } as const
function packOf(content: PaperContent) {
  return { name: 'Printed', content }
}

describe('a game with a pack', () => {
  test('of any values comes to its end, replays, and ends as it could have by them', () => {
    fc.assert(
      fc.property(contents, gamesOf(fc.integer({ min: 1, max: 3 })), (content, plain) => {
        const options = packs.take(plain.options, packOf(content))
        expect(v.parse(game.schemas.options, JSON.parse(JSON.stringify(options)))).toEqual(options)
        const given = { ...plain, options }
        const { state } = play(given)
        const saved = play(given, (played) => JSON.parse(JSON.stringify(played.state)) as never)
        expect(JSON.stringify(saved.state)).toBe(JSON.stringify(state))
        const outcome = v.parse(game.schemas.outcome, must(game.outcome(state)))
        expect(game.files.impossible(outcome, PLACE)).toBeNull()
        expect(outcome).toEqual(v.parse(outcomeSchema, JSON.parse(JSON.stringify(outcome))))
      }),
      { numRuns: amount(12, 300) },
    )
  })

  test('of our own values is the game that it is without', () => {
    fc.assert(
      fc.property(gamesOf(fc.integer({ min: 1, max: 3 })), (plain) => {
        const options = packs.take(plain.options, packOf(packs.own))
        const { state, events } = play({ ...plain, options })
        const without = play(plain)
        expect({ ...state, options: null }).toEqual({ ...without.state, options: null })
        expect(events).toEqual(without.events)
        expect(brokenInvariants(state, undefined)).toEqual([])
      }),
      { numRuns: amount(4, 60) },
    )
  })

  test('can be played by bots of every strength', () => {
    fc.assert(
      fc.property(contents, fc.nat(1000), (content, seed) => {
        const { scores } = playBots(['easy', 'normal', 'hard'], seed, {
          options: { pack: packOf(content) },
        })
        expect(scores.every(Number.isInteger)).toBe(true)
      }),
      { numRuns: amount(2, 30) },
    )
  })

  test('is scored by the bosses and tracks of the pack', () => {
    const bosses = own.bosses.map((boss) => ({ ...boss, flight: -77 }))
    const options = packs.take(
      { players: 2, dungeon: 'A', missions: false, scattered: false },
      packOf({ bosses }),
    )
    const { state } = play({ options, seed: 3, choices: 5, bold: 0 })
    const outcome = must(game.outcome(state))
    expect(outcome.players.flatMap(({ boxes }) => boxes.slice(0, 3))).toContain(-77)
    const { pack, ...without } = outcome
    expect(pack).toEqual(packOf({ bosses }))
    expect(game.files.impossible(outcome, PLACE)).toBeNull()
    expect(game.files.impossible(without, PLACE)).not.toBeNull()
    // Records of games without a pack keep the ids that they have had.
    expect(game.files.facts(without)).toHaveLength(4)
    expect(game.files.facts(outcome)).toHaveLength(5)
  })

  test('is printed with the names and numbers of the pack', () => {
    const missions = own.missions.map((card) => ({
      ...card,
      measure: { metric: 'rooms-explored' as const },
      atLeast: 23,
    }))
    const { say } = wordsIn(ENGLISH)
    expect(resolvePhrase(aimOf(must(missions[0])), say)).toBe('Explore 23 rooms.')
    const options = packs.take(
      { players: 1, dungeon: 'B', missions: true, scattered: true },
      packOf({ missions }),
    )
    const { state } = play({ options, seed: 1, choices: 1, bold: 0 })
    const printed = printRules.seat(
      {
        seat: 0,
        player: 'Ada',
        view: game.view(state, null),
        tally: () => null,
        at: '2026-01-01T12:00:00.000Z',
        day: '2026-01-01',
      },
      wordsIn(ENGLISH),
    )
    expect(printed.title).toContain('Ada')
  })

  test('of other numbers names what changed, from what and to what', () => {
    const [first, ...others] = own.bosses
    const boss = { ...must(first), flight: -9 }
    expect(packs.changes({ bosses: [boss, ...others] })).toEqual([
      {
        part: { key: 'paper.pack.parts.bosses' },
        changes: [
          {
            what: {
              key: 'paper.pack.fields.of',
              named: {
                name: { key: 'paper.bosses.rat-king' },
                field: { key: 'paper.pack.fields.flight' },
              },
            },
            from: -2,
            to: -9,
          },
        ],
      },
    ])
  })
})
