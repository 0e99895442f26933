/** What is asked now, in words: of whoever is asked, and as the others read it. */
import { askedSeat, type Seen } from './action-text'
import type { Naming } from './naming'

const QUESTIONS = [
  'choose-hero',
  'learn',
  'menu',
  'choose-move',
  'place',
  'lair',
  'offer',
  'answer-help',
  'stat',
  'reroll',
  'want',
  'first',
  'pick-dice',
  'assign',
  'drop',
  'spoils',
  'heal',
  'may',
  'pay',
  'target',
  'push',
  'victim',
  'peek',
  'receive',
  'equip',
  'trade.offer',
  'trade.answer',
  'trade.confirm',
  'summon',
  'monsters',
  'vote',
] as const
type QuestionType = (typeof QUESTIONS)[number]

function isQuestion(type: string): type is QuestionType {
  return QUESTIONS.some((one) => one === type)
}

/** @param own whether the viewer is asked */
export function questionText(view: Seen, own: boolean, naming: Naming): string {
  const { words, who, foe } = naming
  const { question } = view
  if (question === null || !isQuestion(question.type)) return ''
  const seat = askedSeat(view)
  const { contest, roll } = question
  if (!own)
    return words.t('run.questions.waiting', { hero: words.list(question.seats.map(who)) }, 1)
  const actions = view.heroes[seat]?.actions ?? 0
  const named = {
    hero: who(seat),
    other: contest === null ? '' : who(contest.seat),
    what: contest === null ? '' : contestName(contest, naming),
    who: roll === null ? '' : foe(roll.by),
    roll: roll === null ? '' : words.t(`run.rolls.${roll.kind}`, {}, 1),
    card: words.list((question.cards ?? []).map((card) => words.card(card))),
    count: actions,
  }
  const key = question.type === 'summon' && question.cards !== null ? 'summonOn' : question.type
  return words.t(
    `run.questions.${key.replace('.', '-')}`,
    named,
    question.type === 'menu' ? actions : 1,
  )
}

/** What kind of contest it is, with its other side. */
export function contestName(
  { kind, foe, trap }: NonNullable<NonNullable<Seen['question']>['contest']>,
  naming: Naming,
): string {
  const { words } = naming
  // Once it is disarmed or has sprung, it is no longer there to be named.
  if (kind === 'disarm' && trap === null) return words.say('run.rolls.disarm')
  const other = trap === null ? (foe === null ? '' : naming.foe(foe)) : words.card(trap)
  return words.t(`run.contests.${kind}`, { other }, 1)
}
