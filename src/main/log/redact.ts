/** What a log line must not hold: names that people gave, and where on their disk things lie. */

/** Takes a text or a thrown value and gives the text that may be kept. */
export interface Redactor {
  readonly text: (text: string) => string
  readonly error: (error: unknown) => string
}

export interface Places {
  readonly home: string
  readonly dataDir: string
}

/** Marks that begin and end quotations; those that may stand within a word are apostrophes there. */
const MARK = /["'`“”„‘’‚«»‹›]/gu
const APOSTROPHE = /(?<=\p{L})['’](?=\p{L})/u
/** The messages in which V8 repeats a value without marks around it. */
const UNQUOTED = [/(Cannot convert ).*( to a BigInt)/s, /(Invalid regular expression: ).*()$/s]
/** Folders named for a person: homes, and the places where a person's disks are mounted. */
const HOMES = /([/\\](?:home|Users|media|run[/\\]media)[/\\])[^/\\\n"']+/gi
const FRAMES = /\n\s+at [^]*$/
/** How many causes of an error are followed. */
const CAUSES = 3

/** Makes a redactor for one computer's folders. */
export function createRedactor({ home, dataDir }: Places): Redactor {
  // The data folder is usually below the home folder: the longer name goes first.
  const places = [
    ...spellings(dataDir).map((path) => [path, '<data folder>'] as const),
    ...spellings(home).map((path) => [path, '~'] as const),
  ]
  const withoutPlaces = (text: string): string =>
    places
      .reduce((rest, [path, name]) => rest.replaceAll(path, name), text)
      .replaceAll(HOMES, '$1…')
  const text = (raw: string): string => withoutPlaces(withoutQuotations(raw))
  const frames = (raw: string): string =>
    withoutPlaces(raw).split('\n').map(withoutQuotations).join('\n')

  const error = (thrown: unknown, causes = CAUSES): string => {
    // A value that is no error may be anything, somebody's name included.
    if (!(thrown instanceof Error)) return `a thrown ${thrown === null ? 'null' : typeof thrown}`
    const { name, message, stack = '', cause } = thrown
    const code = 'code' in thrown ? thrown.code : undefined
    const known = typeof code === 'string' && /^[\w.-]+$/.test(code) ? ` [${code}]` : ''
    const [trace = ''] = FRAMES.exec(stack) ?? []
    const because =
      cause === undefined || causes === 0 ? '' : `\nCaused by: ${error(cause, causes - 1)}`
    return `${name}${known}: ${text(message)}${frames(trace)}${because}`
  }
  return { text, error: (thrown) => error(thrown) }
}

function withoutQuotations(text: string): string {
  const bare = UNQUOTED.reduce((rest, pattern) => rest.replace(pattern, '$1…$2'), text)
  const marks = [...bare.matchAll(MARK)]
    .map(({ index }) => index)
    .filter((at) => !APOSTROPHE.test(bare.slice(Math.max(0, at - 1), at + 2)))
  const [first] = marks
  const last = marks.at(-1)
  if (first === undefined || last === undefined) return bare
  // What is quoted may hold such marks itself, so nothing less than all between the first and the last is
  // safe; one that opens a quotation that was cut off takes the rest along.
  const isOpen = last === first || /^[\p{L}\p{N}]/u.test(bare.slice(last + 1))
  return `${bare.slice(0, first)}“…”${isOpen ? '' : bare.slice(last + 1)}`
}

/** A folder as the system writes it, and as an address of a file writes it. */
function spellings(folder: string): readonly string[] {
  const path = folder.replace(/[/\\]+$/, '')
  if (path === '') return []
  const slashes = path.replaceAll('\\', '/')
  return [
    ...new Set([path, slashes, encodeURI(slashes), encodeURI(slashes).replaceAll("'", '%27')]),
  ]
}
