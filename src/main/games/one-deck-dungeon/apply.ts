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
import type { GameState } from './state'

const NO_ACTION: Rejection<RejectionCode> = { code: 'bad-action', ruling: 'rulebook p. 26–37' }

/** The listed action that this is: one of the list itself, or the same as data; null where it is none. */
function listedAs(state: GameState, action: unknown): Action | null {
  const listed = legalActions(state)
  const own = listed.find((one) => one === action)
  return own ?? listed.find((one) => isSameAction(one, action)) ?? null
}

/** Why an action that is not listed is refused. */
function refusal(state: GameState, action: unknown): Rejection<RejectionCode> {
  const parsed = v.safeParse(actionSchema, action)
  return parsed.success ? reject(state, parsed.output) : NO_ACTION
}

/**
 * @param action anything: what is no action at all is refused with `bad-action`
 */
export function apply(state: GameState, action: unknown): Applied<GameState, Event, RejectionCode> {
  const listed = listedAs(state, action)
  if (listed === null) return { ok: false, rejection: refusal(state, action) }
  const settled = runAgenda(perform(beginTransition(state), listed))
  return { ok: true, state: settled.state, events: settled.events, reveals: settled.reveals }
}

/** Why an action would be refused now, without doing it; null where it would be accepted. */
export function whyNot(state: GameState, action: unknown): Rejection<RejectionCode> | null {
  return listedAs(state, action) === null ? refusal(state, action) : null
}
