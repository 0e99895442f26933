/**
 * The tiny markup of the reference's texts. A line is a paragraph, one that begins with `- ` a point of a
 * list, one that begins with `> ` an example. Within a line:
 * `[[armor]]` or `[[armor:its words]]` leads to a topic, `[time]` is a sign, `[=skills.dodge.name]` is a text
 * of the game's own section (so names are the same everywhere), `*word*` stands out.
 * None of these signs means anything to the catalogue itself.
 */
import { isTopic, type Marks } from './reference'

export type Piece =
  | { readonly type: 'words'; readonly words: string }
  | { readonly type: 'strong'; readonly pieces: readonly Piece[] }
  | { readonly type: 'link'; readonly topic: string; readonly words: string | null }
  | { readonly type: 'sign'; readonly sign: string }
  | { readonly type: 'name'; readonly key: string }

export type Block =
  | { readonly type: 'paragraph' | 'example'; readonly pieces: readonly Piece[] }
  | { readonly type: 'points'; readonly points: readonly (readonly Piece[])[] }

const MARKS = /\[\[([\w-]+)(?::([^\]]+))?\]\]|\[=([\w.-]+)\]|\[(\w+)\]|\*([^*]+)\*/g

/** What one mark stands for; null where it names nothing that there is. */
function marked([, topic, words, key, sign, strong]: RegExpExecArray, marks: Marks): Piece | null {
  if (topic !== undefined)
    return isTopic(marks, topic) ? { type: 'link', topic, words: words ?? null } : null
  if (key !== undefined) return { type: 'name', key }
  if (strong !== undefined) return { type: 'strong', pieces: piecesOf(strong, marks) }
  const known = marks.signs.find((one) => one === sign)
  return known === undefined ? null : { type: 'sign', sign: known }
}

/** A line's pieces. A mark that names nothing stays as it is written, for all to see. */
function piecesOf(line: string, marks: Marks): readonly Piece[] {
  const pieces: Piece[] = []
  let read = 0
  for (const match of line.matchAll(MARKS)) {
    const piece = marked(match, marks)
    if (piece === null) continue
    if (match.index > read) pieces.push({ type: 'words', words: line.slice(read, match.index) })
    pieces.push(piece)
    read = match.index + match[0].length
  }
  if (read < line.length) pieces.push({ type: 'words', words: line.slice(read) })
  return pieces
}

/** A text's paragraphs, lists and examples. */
export function blocksOf(text: string, marks: Marks): readonly Block[] {
  const blocks: Block[] = []
  let points: (readonly Piece[])[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('- ')) {
      if (points.length === 0) blocks.push({ type: 'points', points })
      points.push(piecesOf(line.slice(2), marks))
      continue
    }
    points = []
    blocks.push(
      line.startsWith('> ')
        ? { type: 'example', pieces: piecesOf(line.slice(2), marks) }
        : { type: 'paragraph', pieces: piecesOf(line, marks) },
    )
  }
  return blocks
}

/** How the words behind a mark are found: a topic's title, a name of the game. */
export interface Wording {
  readonly title: (topic: string) => string
  readonly name: (key: string) => string
}

/** A text without its marks, as it is read out and searched. */
export function plainText(text: string, wording: Wording, marks: Marks): string {
  const plain = (pieces: readonly Piece[]): string => pieces.map(plainPiece).join('')
  function plainPiece(piece: Piece): string {
    switch (piece.type) {
      case 'words':
        return piece.words
      case 'strong':
        return plain(piece.pieces)
      case 'link':
        return piece.words ?? wording.title(piece.topic)
      case 'sign':
        return ''
      case 'name':
        return wording.name(piece.key)
    }
  }
  return blocksOf(text, marks)
    .flatMap((block) => (block.type === 'points' ? block.points : [block.pieces]))
    .map((pieces) => plain(pieces).replace(/\s+/g, ' ').trim())
    .join('\n')
}
