/** Accepts exactly what is listed from whoever is asked, and goes on until somebody must choose again. */
import {
  actionSchema,
  type Action,
  type Event,
  type Options,
  type RejectionCode,
} from '@shared/games/dungeon-run'
import { isSameAction, type Actor, type Seat } from '@shared/games/game'
import * as v from 'valibot'
import type { Applied, Changed, Rejection } from '../game'
import type { Random } from '../random'
import { answer, askedOf, optionsOf, run } from './agenda'
import { closeDraft, openDraft, type Draft } from './draft'
import { reject } from './reject'
import { newGame } from './setup'
import type { State } from './state'

/** What was listed when a state came about: it is not worked out twice. */
const listed = new WeakMap<State, readonly Action[]>()
const NOTHING: readonly Action[] = []

export function asked(state: State): readonly Seat[] {
  return askedOf(state)
}
export function legalActions(state: State, actor: Actor): readonly Action[] {
  if (actor === null || !askedOf(state).includes(actor)) return NOTHING
  let actions = listed.get(state)
  if (actions === undefined) listed.set(state, (actions = optionsOf(openDraft(state))))
  return actions
}

function goOn(g: Draft): Changed<State, Event> {
  const actions = run(g)
  const { events, reveals } = g
  const state = closeDraft(g)
  listed.set(state, actions)
  return { ok: true, state, events, reveals }
}
export function setup(options: Options, random: Random, rules: number): Changed<State, Event> {
  return { ...goOn(newGame(options, random, rules)), reveals: true }
}

type Judged =
  | { readonly action: Action; readonly seat: Seat }
  | { readonly rejection: Rejection<RejectionCode> }

function judge(state: State, actor: Actor, given: unknown): Judged {
  if (state.result !== null) return { rejection: { code: 'game-over', ruling: 'section 19' } }
  if (actor === null || !askedOf(state).includes(actor))
    return { rejection: { code: 'not-your-turn', ruling: 'section 6' } }
  const actions = legalActions(state, actor)
  // One of the list itself needs no second look.
  for (const own of actions) if (own === given) return { action: own, seat: actor }
  const parsed = v.safeParse(actionSchema, given)
  if (!parsed.success) return { rejection: { code: 'bad-action', ruling: 'section 27' } }
  const wanted = parsed.output
  const same = actions.find((one) => isSameAction(one, wanted))
  if (same !== undefined) return { action: same, seat: actor }
  return { rejection: reject(state, actor, wanted, actions) }
}

/** @param given anything: what is no action at all is refused with `bad-action` */
export function apply(
  state: State,
  actor: Actor,
  given: unknown,
): Applied<State, Event, RejectionCode> {
  const judged = judge(state, actor, given)
  if ('rejection' in judged) return { ok: false, rejection: judged.rejection }
  const g = openDraft(state)
  answer(g, judged.seat, judged.action)
  return goOn(g)
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
