/** Entering the values of real dice: a number goes on to the next colour where one is complete. */
import type { Question } from '@shared/games/one-deck-dungeon'
import type { TableContext } from '../table-context'

type EnterDice = Extract<Question, { type: 'enter-dice' }>

/** Whether a value may be entered now: of this roll, or, where it is complete, of the one rolled right after it. */
export function canEnter(question: EnterDice): boolean {
  return question.entered.length < question.count || question.next.length > 0
}

/** Enters the value of a die. A roll that is complete is confirmed by going on to the next. */
export async function enterDie(table: TableContext, value: number): Promise<void> {
  const { view, actions, offer, act } = table
  const face = () => offer.value.at(`face ${value}`)[0]
  const { question } = view.value
  if (question.type !== 'enter-dice') return
  if (face() === undefined && question.next.length > 0) {
    const confirm = actions.value.find(({ type }) => type === 'confirm')
    if (confirm === undefined || !(await act(confirm))) return
  }
  const entry = face()
  if (entry !== undefined) await act(entry)
}
