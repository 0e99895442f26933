/** What a game's codex is made of: its cards, what they are sifted by, and how each is drawn and named. */
import type { Component } from 'vue'
import type { GameTypes, Phrase } from '@shared/games'
import type { Translate } from '@renderer/games/say'

export interface Entry {
  /** Its name in addresses. */
  readonly id: string
}

/** One thing to sift by. */
export interface Facet<Card extends Entry = Entry, Value extends string = string> {
  /** Its name in addresses; `text` is taken. */
  readonly id: string
  /** The key of its name. */
  readonly label: string
  /** The key of the choice that asks for nothing. */
  readonly any: string
  readonly values: readonly Value[]
  /** The key of a value's name, with what is put into it. */
  readonly nameOf: (value: Value) => Phrase
  /** What an entry has of it. */
  readonly of: (entry: Card) => readonly string[]
}

/** A facet in the game's own terms: the frame hands back the values and the entries that it was given. */
export function facetOf<Card extends Entry, Value extends string>(
  facet: Facet<Card, Value>,
): Facet {
  return {
    ...facet,
    nameOf: (value) => facet.nameOf(value as Value),
    of: (entry) => facet.of(entry as Card),
  }
}

/** @template Card what the game itself holds of an entry: it gets back what `entriesOf` gave */
export interface Codex<T extends GameTypes = GameTypes, Card extends Entry = Entry> {
  /** The first is what kind of card it is: its values stand side by side. */
  readonly facets: readonly [Facet, ...Facet[]]
  /** Every card, in the order in which they lie there. */
  entriesOf(catalogue: T['catalogue']): readonly Card[]
  /** The name on the card, and what tells it from its like. */
  title(entry: Card, t: Translate): string
  /** What an entry is read out as: no two sound alike. */
  spoken(entry: Card, catalogue: T['catalogue'], t: Translate): string
  /** What an entry is found by, besides its title. */
  wordsOf(entry: Card): readonly Phrase[]
  /** Entries that one leads to, and the key of what they are to it. */
  relatedTo(entry: Card, entries: readonly Card[], catalogue: T['catalogue']): readonly Card[]
  readonly related: string
  /** Draws an entry; takes `entry` and `catalogue`. */
  readonly face: Component
}
