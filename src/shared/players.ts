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
 * A name as it is compared: in one Unicode form, without outer, double or no-break spaces, without regard to case.
 * Never to be changed: ids follow from it.
 */
export function normalName(name: string): string {
  return foldCase(name.normalize('NFC').replace(/\s+/gu, ' ').trim()).normalize('NFC')
}

/** The id of the player of this name: every computer comes to the same. */
export function playerIdOf(name: string): PlayerId {
  return parse(playerId, v5(`player ${normalName(name)}`, NAMESPACE))
}

/** Whether two names are one player's; nobody is nobody. */
export function isSamePlayer(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : normalName(one) === normalName(other)
}
