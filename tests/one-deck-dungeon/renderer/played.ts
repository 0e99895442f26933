/** Games played at random by the real rules, for tests of what the screens make of them. */
import type { Action, Event, HeroId, Options, View } from '@shared/games/one-deck-dungeon'
import { DUNGEONS, HEROES, PARTY_SIZES, TALENTS } from '@shared/games/one-deck-dungeon'
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
  // Dice of one's own are asked for only once no scripted ones are left.
  const script = options.dice === 'app' ? { rolls: LUCKY } : {}
  const begun = oneDeckDungeon.setup(
    options,
    createRandom(seed, script),
    oneDeckDungeon.rulesVersion,
  )
  let { state, events } = begun
  for (;;) {
    const actions = oneDeckDungeon.legalActions(state, null)
    yield { view: oneDeckDungeon.view(state, null), actions, events }
    if (actions.length === 0) return
    // Giving dice away or up ends most games at once: those are done, but seldom.
    const eager = actions.filter(
      ({ type }) =>
        type !== 'discard-die' &&
        type !== 'finish-placing' &&
        type !== 'cancel' &&
        type !== 'take-back-die',
    )
    const list = eager.length > 0 && next(12) > 0 ? eager : actions
    const action = list[next(list.length)]
    const applied = action ? oneDeckDungeon.apply(state, null, action) : null
    if (applied?.ok !== true) throw new Error(`refused: ${JSON.stringify(action)}`)
    ;({ state, events } = applied)
  }
}

/** Who sits at the table, with every talent. */
function seated(heroes: readonly HeroId[]): Options['heroes'] {
  return heroes.map((hero, seat) => ({
    hero,
    player: heroes.length === 1 ? null : `Player ${seat}`,
    focus: 'tactics',
    basicSkill: 'spark',
    talents: [...TALENTS],
  }))
}

/** Moments of games of every hero, alone, in pairs and in fours, each in another dungeon, one in three with own dice. */
export function* playedGames(
  seeds: readonly number[],
  sizes: readonly (typeof PARTY_SIZES)[number][] = PARTY_SIZES,
): Generator<Moment> {
  for (const seed of seeds) {
    for (const [at] of HEROES.entries()) {
      const dungeon = DUNGEONS[(at + seed) % DUNGEONS.length] ?? 'dragons-cave'
      const circle = [...HEROES.slice(at), ...HEROES.slice(0, at)]
      for (const size of sizes) {
        const heroes = seated(circle.slice(0, size))
        const dice = (at + seed + size) % 3 === 0 ? 'own' : 'app'
        yield* playedGame({ heroes, dungeon, tier: 'novice', dice }, seed)
      }
    }
  }
}
