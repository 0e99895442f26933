/** Telling the app what dice on the table show: a number goes on to the next colour where one is complete. */
import type { Question } from '@shared/games/one-deck-dungeon'
import type { TableContext } from '../table-context'

type EnterDice = Extract<Question, { type: 'enter-dice' }>

/** Whether a value may be told now: of this roll, or, where it is complete, of the one thrown right after it. */
export const canTell = (question: EnterDice): boolean =>
  question.entered.length < question.count || question.next.length > 0

/** Tells what a die shows. A roll that is complete is confirmed by going on to the next. */
export async function tellDie(table: TableContext, value: number): Promise<void> {
  const { view, actions, offer, act } = table
  const face = () => offer.value.at(`face ${value}`)[0]
  const { question } = view.value
  if (question.type !== 'enter-dice') return
  if (face() === undefined && question.next.length > 0) {
    const confirm = actions.value.find(({ type }) => type === 'confirm')
    if (confirm === undefined || !(await act(confirm))) return
  }
  const told = face()
  if (told !== undefined) await act(told)
}
