/** Which actions are asked for by a second press: what they lose or draw cannot be made good again. */
import type { Action, View } from '@shared/games/dungeon-digger'

type Seen = Pick<View, 'viewer' | 'question' | 'players'>

/**
 * How many tiles a Think draws with this action, since nothing else is left to choose: the last Project is put aside, or
 * the bag holds no more; 0: it draws nothing yet.
 */
export function drawsAtOnce(action: Action, { viewer, question, players }: Seen): number {
  const player = players[viewer ?? 0]
  const held = player?.projects?.length ?? 0
  if (action.type === 'think') return held === 1 ? 1 : 0
  if (action.type !== 'set-aside') return 0
  const aside = (question?.aside?.length ?? 0) + 1
  return held === 1 || aside >= (player?.bag ?? 0) ? aside : 0
}
export function isAskedTwice(action: Action, view: Seen & Pick<View, 'points'>): boolean {
  if (action.type === 'end-turn') return view.points > 0
  return drawsAtOnce(action, view) > 0
}

/** Whether what is asked was begun by an Order that has done nothing yet: letting go of it takes that Order back. */
export function isTakenBack({ question }: Pick<View, 'question'>): boolean {
  if (question?.type === 'think') return question.aside?.length === 0
  return question?.type === 'sacrifice'
}
