/** Games to be played by properties: any party, dungeon and tier, with choices that decide how. */
import { oneDeckDungeon as game } from '@main/games/one-deck-dungeon'
import { chooseAction } from '@main/games/one-deck-dungeon/bot'
import type { GameState } from '@main/games/one-deck-dungeon/state'
import { createRandom } from '@main/games/random'
import {
  BASIC_SKILLS,
  DICE_OWNERS,
  DUNGEONS,
  HEROES,
  PARTY_SIZES,
  TALENTS,
  TIERS,
  type Action,
  type Options,
} from '@shared/games/one-deck-dungeon'
import fc from 'fast-check'
import { contents } from './contents'

const seated = fc.record({
  player: fc.option(fc.string({ maxLength: 10 })),
  focus: fc.constant(null),
  talents: fc.subarray([...TALENTS]),
  basicSkill: fc.option(fc.constantFrom(...BASIC_SKILLS)),
})

/** One hero, two or four, all different. */
const heroes = fc
  .constantFrom(...PARTY_SIZES)
  .chain((size) =>
    fc
      .tuple(
        fc.shuffledSubarray([...HEROES], { minLength: size, maxLength: size }),
        fc.array(seated, { minLength: size, maxLength: size }),
      )
      .map(([party, seats]) =>
        seats.map((seat, at) => ({ ...seat, hero: party[at] ?? 'warrior' })),
      ),
  )

/** Half of the games are played with a pack. */
const options: fc.Arbitrary<Options> = fc.record(
  {
    heroes,
    dungeon: fc.constantFrom(...DUNGEONS),
    tier: fc.option(fc.constantFrom(...TIERS)),
    dice: fc.constantFrom(...DICE_OWNERS),
    pack: contents.map((content) => ({ name: 'Theirs', content })),
  },
  { requiredKeys: ['heroes', 'dungeon', 'tier', 'dice'] },
)

/**
 * A game to play: `luck` is how many of its dice are sixes before the generator takes over, so that some games
 * reach the deep floors and the boss; `choices` decides among the listed actions; `rules` is any version of the rules.
 */
export const games = fc.record({
  options,
  seed: fc.nat(0xffffffff),
  luck: fc.constantFrom(0, 0, 200, 1000),
  choices: fc.array(fc.nat(), { minLength: 40, maxLength: 600 }),
  rules: fc.integer({ min: 1, max: game.rulesVersion }),
})
export type Given = typeof games extends fc.Arbitrary<infer T> ? T : never

export function begin({ options: given, seed, luck, rules }: Given): GameState {
  return game.setup(
    given,
    createRandom(seed, { rolls: Array.from({ length: luck }, () => 6) }),
    rules,
  ).state
}

/** Undoing picks only prolongs a random game: most of the time the other actions are taken. */
function choose(actions: readonly Action[], choice: number): Action {
  const forward = actions.filter(
    ({ type }) =>
      type !== 'unpick-die' &&
      type !== 'cancel' &&
      type !== 'discard-die' &&
      type !== 'take-back-die',
  )
  const from = choice % 8 === 0 || forward.length === 0 ? actions : forward
  const action = from[choice % from.length]
  if (action === undefined) throw new Error('stuck: no action is listed and the game goes on')
  return action
}

/** Plays to the end of the choices or of the game, handing each state and the action that led to it on. */
export function play(
  given: Given,
  visit: (state: GameState, action: Action | null) => GameState,
): GameState {
  let state = visit(begin(given), null)
  for (const choice of given.choices) {
    if (game.outcome(state) !== null) break
    const action = choose(game.legalActions(state, null), choice)
    const applied = game.apply(state, null, action)
    if (!applied.ok) throw new Error(`listed but refused: ${JSON.stringify(action)}`)
    state = visit(applied.state, action)
  }
  return state
}

/** Actions that no game comes near. */
const LONGEST_GAME = 20_000

/** Plays as the bot does but for one action in twelve, so that games reach every floor and the boss. */
export function playWell(given: Given, visit: (state: GameState) => GameState): GameState {
  let state = visit(begin(given))
  for (let step = 0; game.outcome(state) === null; step++) {
    if (step > LONGEST_GAME) throw new Error('the bot goes round in circles')
    const actions = game.legalActions(state, null)
    const choice = given.choices[step % given.choices.length] ?? 0
    const action =
      choice % 12 === 0 ? choose(actions, choice) : chooseAction(game.view(state, null), actions)
    const applied = game.apply(state, null, action)
    if (!applied.ok) throw new Error(`listed but refused: ${JSON.stringify(action)}`)
    state = visit(applied.state)
  }
  return state
}
