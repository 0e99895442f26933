/** Splits a stream of bytes into lines without ever holding more than `limit` bytes of one. */

const NEWLINE = 0x0a

/** Gives each line without its end; null for one longer than `limit`, whose bytes are dropped. */
export async function* lines(
  input: AsyncIterable<Uint8Array>,
  limit: number,
): AsyncGenerator<Uint8Array | null> {
  let parts: Uint8Array[] = []
  let size = 0

  const take = (part: Uint8Array): void => {
    size += part.length
    if (size > limit) parts = []
    else parts.push(part)
  }
  const line = (): Uint8Array | null => {
    const whole = size > limit ? null : Buffer.concat(parts)
    parts = []
    size = 0
    return whole
  }

  for await (const chunk of input) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      take(chunk.subarray(start, end))
      yield line()
      start = end + 1
    }
    take(chunk.subarray(start))
  }
  if (size > 0) yield line()
}
