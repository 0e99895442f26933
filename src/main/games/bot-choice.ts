/** What bots by rules of thumb have in common: the best of what is listed, with some chance in it. */
import { drawFrom, type Random } from './random'

const CHANCES = 1_000_000
const MODULUS = 2_147_483_647

/**
 * The action that looks best.
 * @param random the bot's own: one number is drawn for all actions, each next chance follows from it
 * @param play how much chance may add to what an action looks worth
 * @throws Error where nothing is listed
 */
export function bestByChance<Action>(
  actions: readonly Action[],
  worth: (action: Action) => number,
  random: Random,
  play: number,
): Action {
  let [chance] = drawFrom(random, 'bot', CHANCES)
  let [best] = actions
  let most = -Infinity
  for (const action of actions) {
    chance = (chance * 16_807) % MODULUS
    const value = worth(action) + (chance / MODULUS) * play
    if (value <= most) continue
    most = value
    best = action
  }
  if (best === undefined) throw new Error('nothing is listed')
  return best
}
