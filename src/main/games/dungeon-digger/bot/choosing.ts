/** Choosing among listed actions by what each is worth. */
import type { Action } from '@shared/games/dungeon-digger'
import { drawFrom, type Random } from '../../random'

const CHANCES = 1_000_000
/** One draw for all of them: each next chance follows from it. From 0 to 1. */
export function chancesFrom(random: Random): () => number {
  let [chance] = drawFrom(random, 'bot', CHANCES)
  return () => {
    chance = (chance * 16_807) % 2_147_483_647
    return chance / 2_147_483_647
  }
}
/** @param play how much chance may change what an action looks worth */
export function bestOf(
  actions: readonly Action[],
  worth: (action: Action) => number,
  random: Random,
  play: number,
): Action {
  const chance = chancesFrom(random)
  let [best] = actions
  let most = -Infinity
  for (const action of actions) {
    const value = worth(action) + play * chance()
    if (value <= most) continue
    most = value
    best = action
  }
  if (best === undefined) throw new Error('nothing is listed')
  return best
}
