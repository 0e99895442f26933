/** Accepts exactly what is listed (legal.ts), does it, and runs the agenda to the next question. */
import {
  actionSchema,
  type Action,
  type Event,
  type RejectionCode,
} from '@shared/games/one-deck-dungeon'
import * as v from 'valibot'
import type { Applied } from '../game'
import { legalActions } from './legal'
import { perform } from './perform'
import { beginPlay } from './play'
import { reject } from './reject'
import { settle } from './settle'
import type { State } from './state'

/** Actions are flat records: equal when every value is. */
const same = (one: Action, other: Action): boolean => {
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(other))
  const entries = Object.entries(one)
  return (
    entries.length === values.size && entries.every(([key, value]) => values.get(key) === value)
  )
}

/**
 * @param action anything: what is no action at all is refused with `bad-action`
 */
export const apply = (state: State, action: unknown): Applied<State, Event, RejectionCode> => {
  const parsed = v.safeParse(actionSchema, action)
  if (!parsed.success)
    return { ok: false, rejection: { code: 'bad-action', ruling: 'rulebook p. 26–37' } }
  const wanted = parsed.output
  if (!legalActions(state).some((listed) => same(listed, wanted)))
    return { ok: false, rejection: reject(state, wanted) }
  return { ok: true, ...settle(perform(beginPlay(state), wanted)) }
}
