/** What has a stage of its own: a vote before all, a trade, a contest. */
import type { Question, TradeView, View, VoteView } from '@shared/games/dungeon-run'

export type ContestQuestion = Question & { readonly contest: NonNullable<Question['contest']> }
export type Staged =
  | { readonly type: 'contest'; readonly question: ContestQuestion }
  | { readonly type: 'trade'; readonly trade: TradeView }
  | { readonly type: 'vote'; readonly vote: VoteView }

/** null: the map is all there is to see. */
export function stagedOf({ question, shown }: Pick<View, 'question' | 'shown'>): Staged | null {
  if (shown?.vote != null) return { type: 'vote', vote: shown.vote }
  if (shown?.trade != null) return { type: 'trade', trade: shown.trade }
  if (question?.contest == null) return null
  return { type: 'contest', question: { ...question, contest: question.contest } }
}
