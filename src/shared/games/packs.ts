/**
 * Content packs (docs/content-packs.md): what the owner of a printed game puts in the place of the app's own values.
 * What is in one, its game knows.
 */
import * as v from 'valibot'
import { asName, isVisible } from '../api/call'
import type { Phrase } from './game'

export const PACK_NAME_LENGTH = 60
/** As a person calls a pack: one line that can be seen. */
export const packName = v.pipe(
  v.string(),
  v.transform(asName),
  v.check(isVisible, 'empty-name'),
  v.maxLength(PACK_NAME_LENGTH, 'long-name'),
)

/**
 * A pack as a game carries it. Options, games recorded by hand and outcomes hold it as `pack`; where they have none, the
 * game was played with the app's own values.
 */
export interface Pack<Content extends object = object> {
  readonly name: string
  /** What is left out stays the app's own. */
  readonly content: Content
}

/** The schema of a pack, of that of its content. */
export function packSchema<Content extends object>(content: v.GenericSchema<unknown, Content>) {
  return v.strictObject({ name: packName, content })
}

/** A value in words, or as it stands. */
export type PackValue = Phrase | string | number
/** Something that a pack changes; null: nothing is there. */
export interface PackChange {
  readonly what: Phrase
  readonly from: PackValue | null
  readonly to: PackValue | null
}
/** A part of a pack with all that it changes: the cards of a kind, a track. */
export interface PackPart {
  readonly part: Phrase
  readonly changes: readonly PackChange[]
}
