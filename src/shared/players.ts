/** Who plays: names that are the same person's, and the id that follows from the name first given. */
import { v5 } from 'uuid'
import { parse } from 'valibot'
import { playerId } from './ids'
import type { PlayerId } from './ids'

/** The namespace of players' ids (RFC 9562, version 5); never to be changed. */
const NAMESPACE = '5a0b9d55-6e3d-4c67-9f0f-1d7b7f3f5b0c'

/** The Turkish dotless i is no i in small letters, though both have one capital. */
const WITH_ONE_CASE = /[^ı]+/gu

/** Without regard to case: the full folding, by way of small letters and capitals (ẞ, ß and SS; all sigmas). */
function foldCase(text: string): string {
  return text.replace(WITH_ONE_CASE, (part) => part.toLowerCase().toUpperCase().toLowerCase())
}

/**
 * A name as ids are made of it: in one Unicode form, without outer, double or no-break spaces, without regard to case.
 * Never to be changed. Names are compared by `lookOf`.
 */
export function normalName(name: string): string {
  return foldCase(name.normalize('NFC').replace(/\s+/gu, ' ').trim()).normalize('NFC')
}

/** What leaves no trace on the screen, but for what makes one picture of several or a flag of a region. */
const INVISIBLE = /(?!\u200D\p{Extended_Pictographic}|[\u{E0020}-\u{E007F}])[\p{DI}\p{Cf}]/gu
/** As keyboards and phones write an apostrophe and a hyphen. */
const APOSTROPHES = /[\u2018\u2019\u02BC\u2032]/gu
const HYPHENS = /[\u2010-\u2013\u2212]/gu

/** Letters, digits and spaces; signs of several widths are told apart. */
const LETTERS = /[^\p{P}\p{S}]+/gu
/** Letters of one look, such as full-width ones and ligatures, in one form. */
function inOneForm(text: string): string {
  return text.replace(LETTERS, (letters) => letters.normalize('NFKC'))
}

/** Most names: they need no more than small letters. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/u

/** A name as it looks, by which people are told apart: without invisible characters and without regard to case. */
export function lookOf(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase()
  const visible = inOneForm(name)
    .replace(INVISIBLE, '')
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
  return normalName(inOneForm(normalName(visible)))
}

/**
 * The id of the player of this name: every computer comes to the same.
 * @param others how many players of this very name have been renamed since, and so are other people
 */
export function playerIdOf(name: string, others = 0): PlayerId {
  const later = others === 0 ? '' : `\n${others}`
  return parse(playerId, v5(`player ${normalName(name)}${later}`, NAMESPACE))
}

/** Whether two names are one player's; nobody is nobody. */
export function isSamePlayer(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : lookOf(one) === lookOf(other)
}

/** Each player of a list once, by one spelling whatever the order; by code unit, the same on every machine. */
export function eachPlayer(names: readonly (string | null)[]): readonly string[] {
  const named = names.filter((name) => name !== null).toSorted()
  return [...new Map(named.map((name) => [lookOf(name), name])).values()].toSorted()
}
