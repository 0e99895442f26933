/** Has a bot play for the people of a game of seats while the app is closed: what takes them an evening, it does in a moment. */
import type { Bot } from '../../src/main/games/game.ts'
import { createRandom } from '../../src/main/games/random.ts'
import type { CallInput, TableAnswer } from '../../src/shared/api.ts'
import type { GameTypes } from '../../src/shared/games/game.ts'
import type { Ask } from './prepare.ts'

export function playedBy<T extends GameTypes>(bot: Bot<T>) {
  type Answer = TableAnswer<T>
  /** What a call about a game of this kind has answered: calls are typed for the first game of the tests. */
  function asOwn(answer: unknown): Answer {
    return answer as Answer
  }

  /** Plays on, for whoever is asked, until the view of one who is asked shows the scene, or the game is over. */
  async function playOn(
    ask: Ask,
    table: string,
    reached: (view: T['view']) => boolean,
  ): Promise<Answer> {
    const open = async (viewer: number | null): Promise<Answer> =>
      asOwn(await ask('tables.open', { table, viewer }))
    let answer = await open(null)
    for (;;) {
      const [seat] = answer.asked
      if (seat === undefined || seat === null) return answer
      if (answer.viewer !== seat) answer = await open(seat)
      if (reached(answer.view)) return answer
      const { revision, view, actions } = answer
      const action = bot.choose(view, actions, seat, createRandom(revision))
      answer = asOwn(
        await ask('tables.act', { table, revision, actor: seat, action: { ...action } }),
      )
    }
  }

  /** Begins a game and plays to a scene. */
  async function playTo(
    ask: Ask,
    start: CallInput<'tables.start'>,
    reached: (view: T['view']) => boolean,
  ): Promise<Answer> {
    const begun = asOwn(await ask('tables.start', { seed: 1, ...start }))
    return playOn(ask, begun.table, reached)
  }
  return { playOn, playTo }
}
