/** One list of what may be done for each state: given out, picked from and accepted. */
import { oneDeckDungeon as game } from '@main/games/one-deck-dungeon'
import { createRandom } from '@main/games/random'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

const options = v.parse(game.schemas.options, {
  heroes: [{ hero: 'warrior' }, { hero: 'mage' }],
  dungeon: 'dragons-cave',
})

function begin() {
  return game.setup(options, createRandom(7), game.rulesVersion).state
}

describe('what may be done', () => {
  it('is listed once for a state, however often it is asked', () => {
    const state = begin()
    const listed = game.legalActions(state, null)
    expect(game.legalActions(state, null)).toBe(listed)
    game.apply(state, null, listed[0])
    expect(game.legalActions(state, null)).toBe(listed)
  })

  it('is another list for another state, also for an equal one', () => {
    const [state, equal] = [begin(), begin()]
    const listed = game.legalActions(state, null)
    expect(game.legalActions(equal, null)).not.toBe(listed)
    expect(game.legalActions(equal, null)).toEqual(listed)
  })

  it('is accepted as data too, whatever the order of its keys, and comes to the same', () => {
    const state = begin()
    const asListed = game.apply(state, null, { type: 'begin-turn', hero: null })
    expect(game.apply(state, null, { hero: null, type: 'begin-turn' })).toEqual(asListed)
    expect(asListed.ok).toBe(true)
  })

  it('is nothing that only looks like it', () => {
    const state = begin()
    for (const action of [{ type: 'begin-turn' }, { type: 'begin-turn', hero: null, door: 1 }])
      expect(game.apply(state, null, action)).toEqual({
        ok: false,
        rejection: { code: 'bad-action', ruling: 'rulebook p. 26–37' },
      })
  })
})

describe('dice that are thrown together', () => {
  it('show the values of the script first, then those of the generator, as if thrown one by one', () => {
    const thrown = (rolls: readonly number[]) => {
      let { state } = game.setup(options, createRandom(7, { rolls }), game.rulesVersion)
      for (let step = 0; step < 60; step++) {
        const listed = game.legalActions(state, null)
        const action =
          listed.find(({ type }) => type === 'roll-dice' || type === 'face-encounter') ?? listed[0]
        const applied = game.apply(state, null, action)
        if (!applied.ok) throw new Error(applied.rejection.code)
        const dice = applied.events.flatMap((event) =>
          event.type === 'dice-rolled' ? event.dice.map(({ value }) => value) : [],
        )
        if (dice.length > 1) return dice
        ;({ state } = applied)
      }
      throw new Error('no dice were thrown')
    }
    const drawn = thrown([])
    expect(thrown([6])).toEqual([6, ...drawn.slice(0, -1)])
    expect(thrown([6, 5])).toEqual([6, 5, ...drawn.slice(0, -2)])
  })
})
