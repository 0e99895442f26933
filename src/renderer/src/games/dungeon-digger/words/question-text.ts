/** What is asked now, in words: of whoever is asked, and as the others read it. */
import type { Question, View } from '@shared/games/dungeon-digger'
import { coinText } from './coin-text'
import type { Naming } from './naming'

const QUESTIONS = [
  'portal',
  'hide',
  'free-think',
  'turn',
  'surplus',
  'steps',
  'walk',
  'think',
  'sacrifice',
  'pit',
  'bonus',
  'keep',
  'hatching',
  'shake',
  'toll',
  'flame',
  'withdraw',
  'exchange',
  'inherit',
  'rescue',
] as const
type QuestionType = (typeof QUESTIONS)[number]

function isQuestion(type: string): type is QuestionType {
  return QUESTIONS.some((one) => one === type)
}

/**
 * @param own whether the viewer is asked
 * @param undoable whether the last choice can be taken back
 */
export function questionText(view: View, own: boolean, naming: Naming, undoable: boolean): string {
  const { words, who } = naming
  const { question } = view
  if (question === null || !isQuestion(question.type)) return ''
  if (!own) return words.t('digger.questions.waiting', { player: who(question.seat) }, 1)
  const count = countOf(view, question)
  const key = question.type === 'turn' && count === 0 && !undoable ? 'turn-over' : keyOf(question)
  return words.t(`digger.questions.${key}`, { ...named(view, question, naming), count }, count)
}
function countOf({ points }: View, { type, pending, left }: Question): number {
  if (type === 'turn') return points
  return type === 'bonus' ? pending.length : (left ?? 0)
}
function keyOf({ type, grants }: Question): string {
  if (type !== 'bonus' || grants.length === 0) return type
  return grants.length === 1 ? 'bonus-declare' : 'bonus-declare-each'
}
function named(view: View, question: Question, naming: Naming): Readonly<Record<string, unknown>> {
  const { words, who, place } = naming
  const player = view.players[question.seat]
  const [first, ...others] = question.grants
  return {
    player: who(question.seat),
    place: question.at === null ? '' : place(question.at),
    piece: question.piece === null ? '' : words.piece(question.piece),
    coins: words.list((question.coins ?? []).map((coin) => coinText(coin, words))),
    orders: words.list(question.pending.map((order) => words.order(order))),
    room: first === undefined ? '' : words.room(first.ability),
    level: first?.level ?? 0,
    others: words.list(others.map(({ ability }) => words.room(ability))),
    extra: (player?.projectCount ?? 0) - (player?.ingenuity ?? 0),
  }
}
