/** Has a bot play for the people of a game while the app is closed: what takes them an evening, it does in a moment. */
import { easy } from '../../../src/main/games/paper-dungeons/bot/easy.ts'
import { createRandom } from '../../../src/main/games/random.ts'
import type { CallInput, TableAnswer } from '../../../src/shared/api.ts'
import type { PaperTypes, View } from '../../../src/shared/games/paper-dungeons.ts'
import type { Ask } from '../../e2e/prepare.ts'

type Answer = TableAnswer<PaperTypes>

/** What a call about a game of this kind has answered: calls are typed for the first game of the tests. */
function asPaper(answer: unknown): Answer {
  return answer as Answer
}

/** Begins a game and plays to a scene. */
export async function playTo(
  ask: Ask,
  start: CallInput<'tables.start'>,
  reached: (view: View) => boolean,
): Promise<Answer> {
  const begun = asPaper(await ask('tables.start', { seed: 1, ...start }))
  return playOn(ask, begun.table, reached)
}

/** Plays on, for whoever is asked, until the view of one who is asked shows the scene, or the game is over. */
export async function playOn(
  ask: Ask,
  table: string,
  reached: (view: View) => boolean,
): Promise<Answer> {
  const open = async (viewer: number | null): Promise<Answer> =>
    asPaper(await ask('tables.open', { table, viewer }))
  let answer = await open(null)
  for (;;) {
    const [seat] = answer.asked
    if (seat === undefined || seat === null) return answer
    if (answer.viewer !== seat) answer = await open(seat)
    if (reached(answer.view)) return answer
    const { revision, view, actions } = answer
    const action = easy.choose(view, actions, seat, createRandom(revision))
    answer = asPaper(
      await ask('tables.act', { table, revision, actor: seat, action: { ...action } }),
    )
  }
}
