/** Whether a text can be parsed in no time: what is built to be slow is known by its brackets alone. */

/** Our files are some ten levels deep, their objects have some ten keys. */
const MOST_DEPTH = 32
const MOST_KEYS = 1_000
/** More than the record of a lifetime's games. */
const MOST_BRACKETS = 1_000_000
const MOST_COMMAS = 3_000_000

const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Whether a text, if it is JSON at all, is nested and divided no more than a file of ours could be. */
export function isBoundedJson(text: string): boolean {
  const keys = new Uint32Array(MOST_DEPTH + 1)
  let [depth, brackets, commas] = [0, 0, 0]
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at)
        break
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth += 1
        brackets += 1
        if (depth > MOST_DEPTH || brackets > MOST_BRACKETS) return false
        keys[depth] = 0
        break
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        if (depth > 0) depth -= 1
        break
      case COMMA:
        commas += 1
        if (commas > MOST_COMMAS) return false
        break
      case COLON:
        keys[depth] = (keys[depth] ?? 0) + 1
        if ((keys[depth] ?? 0) > MOST_KEYS) return false
    }
  }
  return true
}

/** The place of the quote that ends the string that begins at `at`. */
function endOfString(text: string, at: number): number {
  for (let end = at + 1; end < text.length; end += 1) {
    const code = text.charCodeAt(end)
    if (code === BACKSLASH) end += 1
    else if (code === QUOTE) return end
  }
  return text.length
}
