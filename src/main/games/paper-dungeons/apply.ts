/** Accepts exactly what is listed (legal.ts) from whoever is asked, and goes on when all have committed. */
import {
  actionSchema,
  type Action,
  type Event,
  type RejectionCode,
  type Step,
} from '@shared/games/paper-dungeons'
import type { Actor } from '@shared/games/game'
import type { Applied, Rejection } from '../game'
import { act } from './act'
import type { Setting } from './draft'
import { actionsOn } from './legal'
import { findListed } from '../listed'
import { reject } from './reject'
import { goOn, settingOf } from './stages'
import type { State } from './state'

export function asked({ steps }: State): readonly number[] {
  const seats: number[] = []
  for (let seat = 0; seat < steps.length; seat++)
    if (steps[seat]?.committed === false) seats.push(seat)
  return seats
}

const NOTHING: readonly Action[] = []

/** Everything that a seat may do now, from its own step alone: it tells nothing of others'. */
export function legalActions(state: State, actor: Actor): readonly Action[] {
  const step = actor === null ? undefined : state.steps[actor]
  return step === undefined ? NOTHING : actionsOn(settingOf(state), step)
}

type Judged =
  | {
      readonly action: Action
      readonly seat: number
      readonly step: Step
      readonly setting: Setting
    }
  | { readonly rejection: Rejection<RejectionCode> }

function judge(state: State, actor: Actor, given: unknown): Judged {
  const step = actor === null ? undefined : state.steps[actor]
  if (actor === null || step === undefined) return state.stage === 'over' ? GAME_OVER : NO_SEAT
  const setting = settingOf(state)
  const found = findListed(actionsOn(setting, step), given, actionSchema)
  if (found.action !== null) return { action: found.action, seat: actor, step, setting }
  return found.wanted === null ? NO_ACTION : { rejection: reject(setting, step, found.wanted) }
}

const GAME_OVER: Judged = { rejection: { code: 'game-over', ruling: 'section 18' } }
const NO_SEAT: Judged = { rejection: { code: 'not-your-seat', ruling: 'section 6' } }
const NO_ACTION: Judged = { rejection: { code: 'bad-action', ruling: 'section 7' } }

/**
 * @param given anything: what is no action at all is refused with `bad-action`
 */
export function apply(
  state: State,
  actor: Actor,
  given: unknown,
): Applied<State, Event, RejectionCode> {
  const judged = judge(state, actor, given)
  if ('rejection' in judged) return { ok: false, rejection: judged.rejection }
  const { action, seat, step, setting } = judged
  const after = act(setting, step, action)
  const steps = state.steps.with(seat, after)
  const next: State = { ...state, steps }
  if (action.type !== 'commit') {
    const own = after.log.slice(step.log.length)
    return {
      ok: true,
      state: next,
      events: [{ type: 'played', seat, events: own }],
      reveals: false,
    }
  }
  const events: Event[] = [{ type: 'committed', seat }]
  if (!steps.every(({ committed }) => committed))
    return { ok: true, state: next, events, reveals: false }
  return { ok: true, state: goOn(next, events).state, events, reveals: true }
}

/** Why an action would be refused now, without doing it; null where it would be accepted. */
export function whyNot(
  state: State,
  actor: Actor,
  given: unknown,
): Rejection<RejectionCode> | null {
  const judged = judge(state, actor, given)
  return 'rejection' in judged ? judged.rejection : null
}
