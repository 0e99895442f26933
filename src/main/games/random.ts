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
  /** The deck named `deck` from its top, by printing id; cards left out follow, shuffled. */
  readonly deck?: readonly string[]
  /** The same for every other deck, by its name. */
  readonly decks?: Decks
  readonly rolls?: readonly ScriptedRoll[]
  /** Where the game begins, as far as it is not at its beginning: in the game's own words. */
  readonly position?: Position
}
export type Position = Readonly<Record<string, unknown>>
type Decks = Readonly<Record<string, readonly string[]>>
/** The name of the only deck of a game that has one. */
export const ONLY_DECK = 'deck'

/** The first card that a script names although the deck has none, or none left, of it; null where all are there. */
export function cardNotIn(deck: readonly string[], named: readonly string[]): string | null {
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
  readonly script: {
    readonly deck: readonly string[]
    readonly rolls: readonly ScriptedRoll[]
    /** There only where other decks are scripted: a state is the same bytes as it always was. */
    readonly decks?: Decks
    /** There only until the game has been set up. */
    readonly position?: Position
  }
}

const UNSCRIPTED: Random['script'] = { deck: [], rolls: [] }

/**
 * @param seed a 32-bit integer
 * @param script draws that come first
 */
export function createRandom(seed: number, script?: Script): Random {
  const generator = xoroshiro128plus(seed | 0).getState()
  if (script === undefined) return { generator, script: UNSCRIPTED }
  const { [ONLY_DECK]: named = [], ...decks } = script.decks ?? {}
  return {
    generator,
    script: {
      deck: [...(script.deck ?? []), ...named],
      rolls: script.rolls ?? [],
      ...(Object.keys(decks).length === 0 ? {} : { decks }),
      ...(script.position === undefined ? {} : { position: script.position }),
    },
  }
}

/**
 * A whole number from 1 to `sides`, by the name of its roll: the next scripted value, else the generator's.
 * @throws Error where the script has another roll next, or a value that is on no side
 */
export function drawFrom(random: Random, roll: string, sides: number): readonly [number, Random] {
  const [[value], left] = drawSeveral(random, { roll, sides, count: 1 })
  if (value === undefined) throw new Error('nothing is drawn')
  return [value, left]
}

/** What is drawn together. */
interface Draws {
  readonly roll: string
  readonly sides: number
  readonly count: number
}

/** As many such numbers, drawn one after the other: the generator is taken up and laid down once for all of them. */
function drawSeveral(
  { generator, script }: Random,
  { roll, sides, count }: Draws,
): readonly [readonly number[], Random] {
  const values: number[] = []
  for (const next of script.rolls) {
    if (values.length === count) break
    values.push(scriptedValue(next, roll, sides))
  }
  const left =
    values.length === 0 ? script : { ...script, rolls: script.rolls.slice(values.length) }
  if (values.length === count) return [values, { generator, script: left }]
  const next = xoroshiro128plusFromState(generator)
  while (values.length < count) values.push(uniformInt(next, 1, sides))
  return [values, { generator: next.getState(), script: left }]
}

function scriptedValue(next: ScriptedRoll, roll: string, sides: number): number {
  if (typeof next !== 'number' && next.roll !== roll)
    throw new Error(`the script has ${next.roll}, the game rolls ${roll}`)
  const value = typeof next === 'number' ? next : next.value
  if (value > sides) throw new Error(`the script rolls ${value} on ${sides} sides`)
  return value
}

/** Six-sided dice that are thrown together. */
export function rollDice(
  random: Random,
  roll: string,
  count: number,
): readonly [readonly number[], Random] {
  return drawSeveral(random, { roll, sides: 6, count })
}

/**
 * The cards in random order (each next one drawn from those left), a scripted deck's cards first.
 * @param deck the deck's name in a script
 */
export function shuffle<Card extends string>(
  cards: readonly Card[],
  random: Random,
  deck: string,
): readonly [readonly Card[], Random] {
  const rest = [...cards]
  const { named, left } = takeScripted(random, deck)
  // A double deck has two cards of each name: a script may name a card as often as there are.
  const scripted = named.flatMap((id) => {
    const at = rest.findIndex((card) => card === id)
    return at < 0 ? [] : rest.splice(at, 1)
  })
  const generator = xoroshiro128plusFromState(left.generator)
  const order = [...scripted]
  while (rest.length > 0) order.push(...rest.splice(uniformInt(generator, 0, rest.length - 1), 1))
  return [order, { ...left, generator: generator.getState() }]
}

/** The position that a script asks for, and what is left of it; null: the game's own beginning. */
export function takePosition(random: Random): readonly [Position | null, Random] {
  const { position = null, ...script } = random.script
  return [position, position === null ? random : { ...random, script }]
}

function takeScripted(
  random: Random,
  deck: string,
): { readonly named: readonly string[]; readonly left: Random } {
  const { script } = random
  if (deck === ONLY_DECK)
    return { named: script.deck, left: { ...random, script: { ...script, deck: [] } } }
  const { [deck]: named = [], ...others } = script.decks ?? {}
  if (named.length === 0) return { named, left: random }
  return { named, left: { ...random, script: { ...script, decks: others } } }
}
