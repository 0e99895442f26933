/** Games that a script begins further on: what it names is there, everything else is a new game's. */
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { chooseAction } from '@main/games/one-deck-dungeon/bot'
import { createRandom } from '@main/games/random'
import { scriptFault } from '@main/games/script'
import { optionsSchema, type OptionsInput } from '@shared/games/one-deck-dungeon'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { brokenInvariants } from '../rules/invariants'

const FOUR = ['warrior', 'rogue', 'mage', 'archer'] as const
function options(given: Partial<OptionsInput> = {}) {
  return v.parse(optionsSchema, { heroes: [{ hero: 'mage' }], dungeon: 'lichs-tomb', ...given })
}

function begin(position: Record<string, unknown> | undefined, given: Partial<OptionsInput> = {}) {
  return oneDeckDungeon.setup(
    options(given),
    createRandom(7, position === undefined ? {} : { position }),
    oneDeckDungeon.rulesVersion,
  )
}

describe('a position', () => {
  test('begins the game on a floor, at a level', () => {
    const { state, events } = begin({ floor: 3, level: 4 }, { tier: 'veteran' })
    expect(oneDeckDungeon.view(state, null)).toMatchObject({
      floor: 3,
      level: { level: 4 },
      question: { type: 'start-of-turn' },
    })
    expect(events.filter(({ type }) => type === 'descended')).toEqual([
      { type: 'descended', floor: 2 },
      { type: 'descended', floor: 3 },
    ])
  })

  test('begins the game before the boss, for a party too', () => {
    const { state } = begin({ boss: true }, { heroes: FOUR.map((hero) => ({ hero })) })
    const view = oneDeckDungeon.view(state, null)
    expect(view).toMatchObject({ floor: 3, boss: { boss: 'lich', damage: 0 } })
    expect(view.question.type).toBe('choose-pair')
  })

  test('is no lower level than the tier begins with', () => {
    const { state } = begin({ floor: 2 }, { tier: 'novice' })
    expect(oneDeckDungeon.view(state, null).level.level).toBe(2)
    expect(state.levelsGained).toBe(0)
  })

  test('that is the beginning leaves the game as it would be without', () => {
    expect(JSON.stringify(begin({}).state)).toBe(JSON.stringify(begin(undefined).state))
  })

  test.each([{ floor: 1, level: 3 }, { floor: 3 }, { boss: true, level: 4 }])(
    '%j: the game is played to an end that could have been',
    (position) => {
      let { state } = begin(position, { tier: 'standard' })
      for (;;) {
        expect(brokenInvariants(state)).toEqual([])
        const outcome = oneDeckDungeon.outcome(state)
        if (outcome !== null) {
          const place = { atTable: true, inCampaign: true }
          expect(oneDeckDungeon.files.impossible(outcome, place)).toBeNull()
          return
        }
        const view = oneDeckDungeon.view(state, null)
        const action = chooseAction(view, oneDeckDungeon.legalActions(state, null))
        const applied = oneDeckDungeon.apply(state, null, action)
        if (!applied.ok) throw new Error(applied.rejection.code)
        state = applied.state
      }
    },
  )

  test.each([
    [{ floor: 4 }, 'floor'],
    [{ level: 0 }, 'level'],
    [{ boss: 'yes' }, 'boss'],
    [{ room: 2 }, 'room'],
  ])('%j is none', (position, named) => {
    expect(scriptFault(oneDeckDungeon.scripts(options()), { position })).toEqual({
      field: 'position',
      named,
    })
  })
})
