/** A file beside the database that holds what follows from it: whoever finds it missing or damaged makes it anew. */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeDurably } from './durable-file'

const LINE = '\n'

export interface KeptFile {
  /** Null where there is none, or it is not as it was written. */
  readonly read: () => string | null
  readonly write: (text: string) => void
}

/** @param file its path; its first line is a checksum over the rest */
export function keptFile(file: string): KeptFile {
  return {
    read: () => {
      const whole = textOf(file)
      const end = whole?.indexOf(LINE) ?? -1
      if (whole === null || end < 0) return null
      const text = whole.slice(end + LINE.length)
      return hash('sha256', text) === whole.slice(0, end) ? text : null
    },
    write: (text) => writeDurably(file, `${hash('sha256', text)}${LINE}${text}`),
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // What cannot be read is as good as not there.
    return null
  }
}
