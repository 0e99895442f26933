/** Games with any pack at all: the bot plays them to their end, and their actions lead there again. */
import { oneDeckDungeon as game } from '@main/games/one-deck-dungeon'
import { chooseAction } from '@main/games/one-deck-dungeon/bot'
import { createRandom } from '@main/games/random'
import {
  BASIC_SKILLS,
  DUNGEONS,
  HEROES,
  TALENTS,
  type Action,
  type Options,
} from '@shared/games/one-deck-dungeon'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount } from '../../amount'
import { brokenInvariants } from '../rules/invariants'
import { contents } from './contents'

/** As many actions as a file may hold of a game. */
const { actions: MOST } = game.limits

/** Heroes with every talent, so that all that a pack changes has its say. */
const options: fc.Arbitrary<Options> = fc
  .record({
    party: fc.shuffledSubarray([...HEROES], { minLength: 1, maxLength: 2 }),
    dungeon: fc.constantFrom(...DUNGEONS),
    basicSkill: fc.constantFrom(...BASIC_SKILLS),
    content: contents,
  })
  .map(({ party, dungeon, basicSkill, content }) => ({
    heroes: party.map((hero) => ({
      hero,
      player: null,
      focus: null,
      talents: [...TALENTS],
      basicSkill,
    })),
    dungeon,
    tier: null,
    dice: 'app',
    pack: { name: 'Theirs', content },
  }))

test('the bot plays any pack to an end that can be, and the same actions lead to it again', () => {
  fc.assert(
    fc.property(options, fc.nat(0xffffffff), (given, seed) => {
      const begin = () => game.setup(given, createRandom(seed), game.rulesVersion).state
      const actions: Action[] = []
      let state = begin()
      while (game.outcome(state) === null) {
        const listed = game.legalActions(state, null)
        const action = chooseAction(game.view(state, null), listed)
        expect(listed).toContainEqual(action)
        const applied = game.apply(state, null, action)
        if (!applied.ok) throw new Error(`listed but refused: ${JSON.stringify(action)}`)
        ;({ state } = applied)
        expect(brokenInvariants(state)).toEqual([])
        actions.push(action)
        expect(actions.length).toBeLessThan(MOST)
      }
      const outcome = game.outcome(state)
      if (outcome === null) throw new Error('the game has not ended')
      expect(game.files.impossible(outcome, { atTable: true, inCampaign: false })).toBeNull()

      let replayed = begin()
      for (const action of actions) {
        const applied = game.apply(replayed, null, JSON.parse(JSON.stringify(action)))
        if (!applied.ok) throw new Error('a recorded action is refused')
        replayed = applied.state
      }
      expect(JSON.stringify(replayed)).toBe(JSON.stringify(state))
    }),
    { numRuns: amount(3, 150) },
  )
})
