/**
 * A preload bridge with one table behind it, played by the real rules. Answers are held back until they are
 * let go, so that a test can do things meanwhile.
 */
import type { AppEventName, AppEvents, CallName } from '@shared/api'
import type { LogEntry, ReplayedTable, TableAnswer } from '@shared/games/one-deck-dungeon/answers'
import type { CallError, Result } from '@shared/errors'
import type { TableId } from '@shared/ids'
import type { Bridge } from '@shared/wire'
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { createRandom } from '@main/games/random'

export const TABLE = '00000000-0000-4000-8000-000000000001' as TableId

const OPTIONS = {
  heroes: [{ hero: 'warrior' as const, player: null, focus: null, talents: [], basicSkill: null }],
  dungeon: 'dragons-cave' as const,
  tier: null,
  dice: 'app' as const,
}

/** A game whose first doors lie on the table: the second turn is about to begin. */
function explored() {
  let { state, events } = oneDeckDungeon.setup(
    OPTIONS,
    createRandom(7),
    oneDeckDungeon.rulesVersion,
  )
  for (const type of ['begin-turn', 'explore']) {
    const applied = oneDeckDungeon.apply(state, null, { type, hero: null })
    if (!applied.ok) throw new Error(`${type} is refused by the rules`)
    state = applied.state
    events = [...events, ...applied.events]
  }
  return { state, events }
}

export function tableBridge() {
  const begun = explored()
  const states = [begun.state]
  const together = { actor: null, bot: null, stumbled: false } as const
  const log: LogEntry[] = [{ revision: 0, ...together, action: null, events: begun.events }]
  const listeners = new Map<AppEventName, Set<(data: never) => void>>()
  const calls: CallName[] = []
  /** While true, answers wait. */
  let holding = false
  const held: (() => void)[] = []
  let refusal: CallError | null = null
  /** The call that is refused; null: every one. */
  let refused: CallName | null = null
  /** Steps that were taken and answered, but whose answer is lost on the way. */
  let losing = false

  const answer = (): TableAnswer => {
    const state = states.at(-1) ?? begun.state
    return {
      table: TABLE,
      revision: states.length - 1,
      status: 'playing',
      earlierRules: null,
      scriptLeft: null,
      seats: [{ player: null, bot: null, sheet: null }],
      viewer: null,
      asked: oneDeckDungeon.asked(state),
      view: oneDeckDungeon.view(state, null),
      actions: oneDeckDungeon.legalActions(state, null),
      events: log.at(-1)?.events ?? [],
      undo: states.length > 1 ? 'free' : 'nothing',
      record: null,
    }
  }
  const replayed = (step: number): Result<ReplayedTable> => {
    const state = states[step]
    const entry = log[step]
    if (state === undefined || entry === undefined)
      return { error: { code: 'bad-input', message: 'The table has not come to that step.' } }
    const view = oneDeckDungeon.view(state, null)
    return { ok: { table: TABLE, step, steps: states.length - 1, ...entry, view } }
  }
  const announce = (): void => {
    const data = { table: TABLE, revision: states.length - 1, status: 'playing' as const }
    for (const listener of listeners.get('table.changed') ?? [])
      (listener as (data: AppEvents['table.changed']) => void)(data)
  }
  function step(action: unknown, event: 'announced' | 'silent' = 'announced'): void {
    const applied = oneDeckDungeon.apply(states.at(-1) ?? begun.state, null, action)
    if (!applied.ok) throw new Error('refused by the rules')
    states.push(applied.state)
    log.push({ revision: states.length - 1, ...together, action: null, events: applied.events })
    if (event === 'announced') announce()
  }

  function carryOut(name: CallName, input: Readonly<Record<string, unknown>>): Result<unknown> {
    if (refusal !== null && (refused ?? name) === name) return { error: refusal }
    const stale = 'revision' in input && input['revision'] !== states.length - 1
    if (stale) return { error: { code: 'stale-revision', message: 'The table has moved on.' } }
    if (name === 'tables.act') step(input['action'])
    if (name === 'tables.undo') {
      states.pop()
      log.pop()
      announce()
    }
    if (name === 'tables.replay') return replayed(Number(input['step']))
    if (name === 'tables.get')
      return { ok: { table: TABLE, game: oneDeckDungeon.id, options: OPTIONS } }
    if (losing) return { error: { code: 'disconnected', message: 'Lost on the way.' } }
    return { ok: name === 'tables.log' ? [...log] : answer() }
  }

  const bridge = {
    call: async (name: CallName, input: Readonly<Record<string, unknown>>) => {
      calls.push(name)
      const result = carryOut(name, input)
      if (holding) await new Promise<void>((go) => held.push(go))
      return result
    },
    on: (event: AppEventName, listener: (data: never) => void) => {
      const group = listeners.get(event) ?? new Set()
      listeners.set(event, group.add(listener))
      return () => void group.delete(listener)
    },
  }

  return {
    bridge: bridge as unknown as Bridge,
    calls,
    answer,
    /** Another window acts on the table; its event may get lost. */
    step,
    /** Sends the event of a change, though nothing has changed. */
    announce,
    hold: () => (holding = true),
    letGo: () => {
      holding = false
      for (const go of held.splice(0)) go()
    },
    /** Refuses every call from now on, or those of one name; null: no longer. */
    refuse: (error: CallError | null, name: CallName | null = null) => {
      refusal = error
      refused = name
    },
    loseAnswers: (lose: boolean) => (losing = lose),
    listening: () => [...listeners.values()].reduce((sum, group) => sum + group.size, 0),
  }
}
