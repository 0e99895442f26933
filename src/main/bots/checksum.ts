/** Checksums of what games ended in: the same games in any division of labour have the same one. */
import { hash } from 'node:crypto'

const DIGITS = 16

/** The checksum of a final state: plain data, whose keys come in a fixed order. */
export function checksumOf(state: unknown): string {
  return hash('sha256', JSON.stringify(state)).slice(0, DIGITS)
}

/** The checksum of several games, from theirs in the order of the games. */
export function checksumOfAll(checksums: readonly string[]): string {
  return hash('sha256', checksums.join('\n')).slice(0, DIGITS)
}
