/** Accepts exactly what is listed from whoever is asked, and goes on until somebody must choose again. */
import {
  actionSchema,
  type Action,
  type Event,
  type Options,
  type RejectionCode,
} from '@shared/games/dungeon-digger'
import type { Actor, Seat } from '@shared/games/game'
import { Latest } from '@shared/once'
import type { Applied, Changed, Rejection } from '../game'
import type { Random } from '../random'
import { answer, askedOf, optionsOf, run } from './agenda'
import { closeDraft, openDraft, type Draft } from './draft'
import { createLists, findListed } from '../listed'
import { sameLook } from './map/patterns'
import { reject } from './reject'
import { newGame } from './setup'
import type { State } from './state'

/** So many states' lists are kept: whoever plays asks for the last one's, and whoever looks ahead for a few. */
const LATEST = 32
const lists = createLists(
  (state: State) => optionsOf(openDraft(state)),
  new Latest<State, readonly Action[]>(LATEST),
)
const NOTHING: readonly Action[] = []

export function asked(state: State): readonly Seat[] {
  const seat = askedOf(state)
  return seat === null ? [] : [seat]
}
export function legalActions(state: State, actor: Actor): readonly Action[] {
  return actor === null || askedOf(state) !== actor ? NOTHING : lists.of(state)
}

function goOn(g: Draft): Changed<State, Event> {
  const actions = run(g)
  const { events, reveals } = g
  const state = closeDraft(g)
  lists.keep(state, actions)
  return { ok: true, state, events, reveals }
}
export function setup(options: Options, random: Random, rules: number): Changed<State, Event> {
  return { ...goOn(newGame(options, random, rules)), reveals: true }
}

type Judged = { readonly action: Action } | { readonly rejection: Rejection<RejectionCode> }

function judge(state: State, actor: Actor, given: unknown): Judged {
  if (state.result !== null) return { rejection: { code: 'game-over', ruling: 'section 13' } }
  if (actor === null || askedOf(state) !== actor)
    return { rejection: { code: 'not-your-turn', ruling: 'section 6' } }
  const found = findListed(legalActions(state, actor), given, actionSchema, asListed)
  if (found.action !== null) return { action: found.action }
  if (found.wanted === null) return { rejection: { code: 'bad-action', ruling: 'section 18' } }
  return { rejection: reject(state, actor, found.wanted) }
}

/** Of rotations that look alike one is listed; any of them may be wanted (R1). */
function asListed(action: Action): Action {
  if (action.type !== 'work') return action
  return { ...action, rotation: sameLook(action.tile, action.rotation) }
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
  answer(g, judged.action)
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
