/** Games played at random by the real rules, for tests of what the screens make of them. */
import type { Action, Event, Options, View } from '@shared/games/one-deck-dungeon'
import { DUNGEONS, HEROES, TALENTS } from '@shared/games/one-deck-dungeon'
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { createRandom } from '@main/games/random'

export interface Moment {
  readonly view: View
  readonly actions: readonly Action[]
  readonly events: readonly Event[]
}

/** Numbers below `bound`, the same for the same seed. */
export function numbers(seed: number): (bound: number) => number {
  let state = seed
  return (bound) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * bound)
  }
}

/** High rolls first, so that random play sees more than the first floor. */
const LUCKY = Array.from(
  { length: 400 },
  (_, at) => [6, 5, 6, 4, 6, 1, 5, 6, 3, 6, 2][at % 11] ?? 6,
)

/** Every moment of one game, from its start to its end. */
export function* playedGame(options: Options, seed: number): Generator<Moment> {
  const next = numbers(seed)
  const begun = oneDeckDungeon.setup(options, createRandom(seed, { rolls: LUCKY }))
  let { state, events } = begun
  for (;;) {
    const actions = oneDeckDungeon.legalActions(state)
    yield { view: oneDeckDungeon.view(state, null), actions, events }
    if (actions.length === 0) return
    // Giving dice away or up ends most games at once: those are done, but seldom.
    const eager = actions.filter(
      ({ type }) => type !== 'discard-die' && type !== 'finish-placing' && type !== 'cancel',
    )
    const list = eager.length > 0 && next(12) > 0 ? eager : actions
    const action = list[next(list.length)]
    const applied = action ? oneDeckDungeon.apply(state, action) : null
    if (applied?.ok !== true) throw new Error(`refused: ${JSON.stringify(action)}`)
    ;({ state, events } = applied)
  }
}

/** Moments of a game of every hero, each in another dungeon, with every talent. */
export function* playedGames(seeds: readonly number[]): Generator<Moment> {
  for (const seed of seeds) {
    for (const [at, hero] of HEROES.entries()) {
      const dungeon = DUNGEONS[(at + seed) % DUNGEONS.length] ?? 'dragons-cave'
      const seat = { hero, focus: 'tactics' as const, basicSkill: 'spark' as const }
      const heroes = [{ ...seat, talents: [...TALENTS] }]
      yield* playedGame({ heroes, dungeon, tier: 'novice' }, seed)
    }
  }
}
