/**
 * What is done at a table: actions and undo, one at a time. What is asked for while a call is under way waits for its
 * turn, and is done if it is then still listed; the same asked twice at a time is one press.
 */
import type { TableAnswer } from '@shared/api'
import { isSameAction } from '@shared/games/game'
import type { GameTypes, Seat } from '@shared/games'
import type { TableId } from '@shared/ids'
import { api } from '@renderer/api-client'
import type { TableMirror } from './table-mirror'
import type { TableSession } from './table-session'
import type { StillHere } from './turns'

export type Action = GameTypes['action']

export function createTableMoves(mirror: TableMirror, { inTurn, viewer }: TableSession) {
  const { answer, log } = mirror
  /** Actions asked for and not yet answered. */
  let asked: readonly Action[] = []
  /** Raised at each refusal: what was asked for before it is then no longer to be done. */
  let refusals = 0

  /**
   * Does one of the listed actions, when its turn comes.
   * @returns whether it was accepted
   */
  async function act(action: Action): Promise<boolean> {
    if (asked.some((one) => isSameAction(one, action))) return false
    asked = [...asked, action]
    const trusted = refusals
    let accepted = false
    await inTurn(async (id, stillHere) => {
      const before = answer.value
      const listed = before?.actions.some((one) => isSameAction(one, action)) ?? false
      if (before === null || !listed || trusted !== refusals) return
      accepted = await perform(id, before, action, stillHere)
    })
    asked = asked.filter((one) => one !== action)
    return accepted
  }

  async function perform(
    id: TableId,
    { revision, viewer: actor }: TableAnswer,
    action: Action,
    stillHere: StillHere,
  ): Promise<boolean> {
    const input = { table: id, revision, actor, action: { ...action } }
    const result = await api.call('tables.act', input)
    if (!stillHere()) return false
    // With the answer, not after it: what happened and what is asked next come to the screen together.
    if ('ok' in result) {
      const { revision: reached, events } = result.ok
      const taken = { actor, bot: null, stumbled: false, action }
      log.value = [...log.value, { revision: reached, ...taken, events }]
    }
    return settle(result, id, actor, stillHere)
  }

  /**
   * Does for a seat what its player has said beforehand is to be done by itself. The screen stays with whoever is there,
   * and is told what came of it as of any step.
   */
  async function actFor(seat: Seat, action: Action): Promise<void> {
    await inTurn(async (id, stillHere) => {
      const before = answer.value
      if (before?.asked.includes(seat) !== true) return
      const { revision } = before
      const input = { table: id, revision, actor: seat, action: { ...action } }
      const done = await api.call('tables.act', input)
      if (!stillHere() || 'error' in done) return
      const as = viewer.value
      const [opened, history] = await Promise.all([
        api.call('tables.open', { table: id, viewer: as }),
        api.call('tables.log', { table: id, viewer: as }),
      ])
      if (!stillHere() || 'error' in opened || 'error' in history) return
      log.value = history.ok
      const told = history.ok.filter((entry) => entry.revision > revision)
      answer.value = { ...opened.ok, events: told.flatMap(({ events }) => events) }
    })
  }

  async function settle(...call: Parameters<TableMirror['take']>): Promise<boolean> {
    const accepted = await mirror.take(...call)
    if (!accepted) refusals += 1
    return accepted
  }

  /**
   * Takes back the viewer's last step, when its turn comes, where that is allowed.
   * @returns whether it was
   */
  async function undo(): Promise<boolean> {
    const trusted = refusals
    let undone = false
    await inTurn(async (id, stillHere) => {
      const before = answer.value
      if (before?.undo !== 'free' || trusted !== refusals) return
      const { revision, viewer: actor } = before
      const result = await api.call('tables.undo', { table: id, revision, actor })
      if (!stillHere()) return
      undone = await settle(result, id, actor, stillHere)
      if (undone) await mirror.fetchLog(id, actor, stillHere)
    })
    return undone
  }

  /** Forgets what was asked for: the table is left. */
  function forget(): void {
    asked = []
  }

  return { act, actFor, undo, forget }
}
