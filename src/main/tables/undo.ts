/**
 * Taking back. Seats that choose at the same time do not see each other's choices, so that each may take its own back
 * until the next reveal, whoever has acted since: what the others did is done again without it, and must come to the same.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '@shared/games/game'
import type { ActionRow } from '../store/table-queries'
import { before, extend, present } from './loaded-game'
import type { LoadedGame } from './loaded-game'

/** What an actor may take back, and what is left then. */
export type Undo =
  | {
      /** `nothing`: no action of theirs stands; `reveal`: what it let anybody see cannot be unseen. */
      readonly may: 'nothing' | 'reveal'
    }
  | {
      readonly may: 'free'
      /** The step taken back. */
      readonly step: number
      /** The steps after it that stand. */
      readonly kept: readonly number[]
      /** The game without what is taken back, still at the revision of its last action. */
      readonly loaded: LoadedGame
    }

/**
 * What an actor may take back: their last action, with what a bot has done in their seat since. Others' actions since
 * then stand where they do not rest on it. Where they do, those of bots go with it; those of people have let them see it.
 */
export function undoOf(loaded: LoadedGame, actor: Actor): Undo {
  const { since, earlier } = loaded
  const own = since.findLastIndex(({ seat, bot }) => bot === null && seat === actor)
  if (own < 0) return { may: earlier.includes(actor) ? 'reveal' : 'nothing' }
  const start = before(loaded, own)
  const step = start.step + 1
  const later = since.slice(own + 1).map((action, at) => ({ action, step: step + 1 + at }))
  const others = later.filter(({ action }) => action.seat !== actor)
  const left = again(
    start,
    others.map(({ action }) => action),
  )
  const taken = since.slice(own).filter(({ seat }) => seat === actor)
  if (left !== null && (others.length === 0 || isSame(again(left, taken), loaded)))
    return { may: 'free', step, kept: others.map((one) => one.step), loaded: left }
  return others.every(({ action }) => action.bot !== null)
    ? { may: 'free', step, kept: [], loaded: start }
    : { may: 'reveal' }
}

/** The game after some more actions; null where one of them is refused now, or would show something. */
function again(from: LoadedGame, actions: readonly ActionRow[]): LoadedGame | null {
  let loaded = from
  for (const action of actions) {
    const applied = from.beginning.game.apply(present(loaded), action.seat, action.action)
    if (!applied.ok || applied.reveals) return null
    loaded = extend(loaded, action, applied.state)
  }
  return loaded
}

/** Done last, what is taken back would have come to the same: then nothing that others did rests on it. */
function isSame(last: LoadedGame | null, now: LoadedGame): boolean {
  return last !== null && isDeepStrictEqual(present(last), present(now))
}
