/**
 * The seeded generator, as data. Every draw is named, and a script of draws may come before the
 * generator: tests and games with real dice supply their own values, and both replay alike.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** A die's value to come; with a name, it must be that roll's. */
export type ScriptedRoll = number | { readonly roll: string; readonly value: number }

/** Values to use before the generator takes over, in the order of drawing. */
export interface Script {
  /** The deck from its top, by printing id; cards left out follow, shuffled. */
  readonly deck?: readonly string[]
  readonly rolls?: readonly ScriptedRoll[]
}

/** The first card that a script names although the deck has none, or none left, of it; null where all are there. */
export const cardNotIn = (deck: readonly string[], named: readonly string[]): string | null => {
  const left = [...deck]
  for (const card of named) {
    const at = left.indexOf(card)
    if (at < 0) return card
    left.splice(at, 1)
  }
  return null
}

export interface Random {
  readonly generator: readonly number[]
  readonly script: { readonly deck: readonly string[]; readonly rolls: readonly ScriptedRoll[] }
}

/**
 * @param seed a 32-bit integer
 * @param script draws that come first
 */
export const createRandom = (seed: number, script: Script = {}): Random => ({
  generator: xoroshiro128plus(seed | 0).getState(),
  script: { deck: script.deck ?? [], rolls: script.rolls ?? [] },
})

/** A whole number from `from` to `to`, both included, from the generator alone. */
const draw = (random: Random, from: number, to: number): readonly [number, Random] => {
  const generator = xoroshiro128plusFromState(random.generator)
  const value = uniformInt(generator, from, to)
  return [value, { ...random, generator: generator.getState() }]
}

/** One six-sided die, by the name of its roll: the next scripted value, else the generator's. */
export const rollDie = (random: Random, roll: string): readonly [number, Random] => {
  const [next, ...rolls] = random.script.rolls
  if (next === undefined) return draw(random, 1, 6)
  const rest = { ...random, script: { ...random.script, rolls } }
  if (typeof next === 'number') return [next, rest]
  if (next.roll !== roll) throw new Error(`the script has ${next.roll}, the game rolls ${roll}`)
  return [next.value, rest]
}

/** The cards in random order (each next one drawn from those left), a scripted deck's cards first. */
export const shuffle = <Card extends string>(
  cards: readonly Card[],
  random: Random,
): readonly [readonly Card[], Random] => {
  const rest = [...cards]
  // A double deck has two cards of each name: a script may name a card as often as there are.
  const scripted = random.script.deck.flatMap((id) => {
    const at = rest.findIndex((card) => card === id)
    return at < 0 ? [] : rest.splice(at, 1)
  })
  let next: Random = { ...random, script: { ...random.script, deck: [] } }
  const order: Card[] = []
  while (rest.length > 0) {
    const [at, after] = draw(next, 0, rest.length - 1)
    next = after
    order.push(...rest.splice(at, 1))
  }
  return [[...scripted, ...order], next]
}
