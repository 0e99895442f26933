/** Accepts exactly what is listed (legal.ts), does it, and runs the agenda to the next question. */
import {
  actionSchema,
  type Action,
  type Event,
  type RejectionCode,
} from '@shared/games/one-deck-dungeon'
import { isSameAction } from '@shared/games/game'
import * as v from 'valibot'
import type { Applied, Rejection } from '../game'
import { legalActions } from './legal'
import { perform } from './perform'
import { beginTransition } from './transition'
import { reject } from './reject'
import { runAgenda } from './run-agenda'
import type { State } from './state'

const NO_ACTION: Rejection<RejectionCode> = { code: 'bad-action', ruling: 'rulebook p. 26–37' }

/** An action that is listed now, or why it is not. */
function judge(state: State, action: unknown): Action | Rejection<RejectionCode> {
  const listed = legalActions(state)
  // One of the list itself needs no second look.
  const own = listed.find((one) => one === action)
  if (own !== undefined) return own
  const parsed = v.safeParse(actionSchema, action)
  if (!parsed.success) return NO_ACTION
  const wanted = parsed.output
  return listed.some((one) => isSameAction(one, wanted)) ? wanted : reject(state, wanted)
}

function isRejection(
  judged: Action | Rejection<RejectionCode>,
): judged is Rejection<RejectionCode> {
  return 'code' in judged
}

/**
 * @param action anything: what is no action at all is refused with `bad-action`
 */
export function apply(state: State, action: unknown): Applied<State, Event, RejectionCode> {
  const judged = judge(state, action)
  return isRejection(judged)
    ? { ok: false, rejection: judged }
    : { ok: true, ...runAgenda(perform(beginTransition(state), judged)) }
}

/** Why an action would be refused now, without doing it; null where it would be accepted. */
export function whyNot(state: State, action: unknown): Rejection<RejectionCode> | null {
  const judged = judge(state, action)
  return isRejection(judged) ? judged : null
}
