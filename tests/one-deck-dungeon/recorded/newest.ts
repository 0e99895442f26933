/** The newest rules, to be recorded. */
import { oneDeckDungeon as game } from '@main/games/one-deck-dungeon'
import { chooseAction } from '@main/games/one-deck-dungeon/bot'
import type { GameState } from '@main/games/one-deck-dungeon/state'
import { createRandom } from '@main/games/random'
import { playRecording, type RecordedGame, type Rules } from './recording'

const rules: Rules<GameState> = {
  begin: (options, seed, script) =>
    game.setup(options, createRandom(seed, script), game.rulesVersion).state,
  actions: (state) => game.legalActions(state, null),
  choose: (state, actions) => chooseAction(game.view(state, null), actions),
  apply: (state, action) => {
    const applied = game.apply(state, null, action)
    if (!applied.ok) throw new Error(`listed but refused: ${applied.rejection.code}`)
    return applied.state
  },
}

export const { rulesVersion } = game
export function playNewest(): Generator<RecordedGame> {
  return playRecording(rules)
}
