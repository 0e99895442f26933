/** Finding a topic by any word of it: the beginning of one is enough, and a slip of the finger is forgiven. */
import MiniSearch from 'minisearch'
import { fold } from '@renderer/fold'
import { plainText, type Wording } from './markup'
import { topicIds, type Marks } from './reference'

/** The words to search in. */
export interface Words extends Wording {
  readonly gist: (id: string) => string
  readonly text: (id: string) => string
}

export interface Found {
  readonly topic: string
  /** The sentence that answers best: the gist, or a line of the text that has what was looked for. */
  readonly line: string
  /** The words that were found, folded as `fold` does it. */
  readonly terms: readonly string[]
}

/** A part of a text, and whether it is what was looked for. */
export interface Part {
  readonly words: string
  readonly hit: boolean
}

const WORD = /([\p{L}\p{N}\p{M}]+)/u

/** Cuts a text where words were found, so that they can be shown. */
export function partsOf(text: string, terms: readonly string[]): readonly Part[] {
  return text
    .split(WORD)
    .filter((words) => words !== '')
    .map((words) => ({ words, hit: terms.includes(fold(words)) }))
}

/** An index over all topics in one language. */
export function indexOf(words: Words, marks: Marks): (query: string) => readonly Found[] {
  const index = new MiniSearch({
    fields: ['title', 'gist', 'text', 'rulings'],
    processTerm: fold,
    searchOptions: {
      boost: { title: 6, gist: 2, rulings: 6 },
      prefix: true,
      // Short words have too many neighbours.
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      combineWith: 'AND',
    },
  })
  index.addAll(
    topicIds(marks).map((id) => ({
      id,
      title: words.title(id),
      gist: words.gist(id),
      text: plainText(words.text(id), words, marks),
      rulings: marks.topics[id]?.rulings?.join(' ') ?? '',
    })),
  )

  const lineOf = (topic: string, terms: readonly string[]): string => {
    const gist = words.gist(topic)
    const lines = [gist, ...plainText(words.text(topic), words, marks).split('\n')]
    return lines.find((line) => partsOf(line, terms).some(({ hit }) => hit)) ?? gist
  }

  return (query) => {
    const strict = index.search(query)
    const found = strict.length > 0 ? strict : index.search(query, { combineWith: 'OR' })
    return found.map(({ id, terms }) => {
      const topic = String(id)
      return { topic, terms, line: lineOf(topic, terms) }
    })
  }
}
