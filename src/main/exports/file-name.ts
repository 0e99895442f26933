/** Names of exported files, safe on Windows, macOS and Linux. */

/** Three parts of this length and an ending stay below the 255 bytes that file systems allow. */
const PART_BYTES = 60

/** Letters, digits and their marks, and an apostrophe between two of them, which every system takes as it is. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:’[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu
/** The ways to type an apostrophe. */
const APOSTROPHES = /['‘\uff07]/g

/** The words of a text; what is between them, a separator or an emoji, becomes a space. */
function safePart(text: string): string {
  const words = text.normalize('NFC').replace(APOSTROPHES, '’').match(WORD) ?? []
  let part = ''
  for (const { segment } of new Intl.Segmenter('en').segment(words.join(' '))) {
    if (Buffer.byteLength(part + segment) > PART_BYTES) break
    part += segment
  }
  return part.replace(/[\s’]+$/, '')
}

/**
 * @param names what people have called things, as far as their names hold letters or digits
 * @param last the app's own word for what it is: it is always there and closes the name, so none is empty,
 *   hidden, or one that Windows keeps for its devices
 */
export function fileName(names: readonly string[], last: string, ending: string): string {
  const parts = [...names.map(safePart), safePart(last)]
  return `${parts.filter((part) => part !== '').join(' - ')}.${ending}`
}
