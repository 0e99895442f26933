/**
 * Whether a text is base64: looked at as bytes, a piece at a time, since a pattern, or each sign of the text, takes
 * several times as long for some megabytes.
 */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** By byte: 0 for a digit; what is beyond ASCII becomes bytes that are none. */
const isOther = new Uint8Array(256).fill(1)
for (const digit of DIGITS) isOther[digit.charCodeAt(0)] = 0
const FILLED = '='
const PIECE = 65_536

export function isBase64(text: string): boolean {
  if (text.length % 4 !== 0) return false
  let end = text.length
  while (end > 0 && end > text.length - 2 && text[end - 1] === FILLED) end -= 1
  const encoder = new TextEncoder()
  const bytes = new Uint8Array(PIECE)
  for (let at = 0; at < end; at += PIECE) {
    const piece = text.slice(at, Math.min(end, at + PIECE))
    const { read, written } = encoder.encodeInto(piece, bytes)
    if (read !== piece.length) return false
    let others = 0
    for (let byte = 0; byte < written; byte += 1) others |= isOther[bytes[byte] ?? 0] ?? 1
    if (others !== 0) return false
  }
  return true
}
