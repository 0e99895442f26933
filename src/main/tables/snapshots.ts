/**
 * Snapshots: a state stored now and then, so that opening a long game need not replay it all. A snapshot is
 * only ever a shortcut: its digest covers everything the state follows from, and one that does not fit is
 * passed over.
 */
import { createHash } from 'node:crypto'
import type { ActionRow, SnapshotRow } from '../store/table-queries'
import type { Beginning, Position } from './replay'

/** A snapshot is made after each so many actions. */
const INTERVAL = 20
/** Those made before, when a state did not say the rules that it is played by, are passed over. */
const FORMAT = 2

/** The snapshot due at a position; null where none is. */
export function snapshotDue(
  beginning: Beginning,
  actions: readonly ActionRow[],
  { step, state }: Position,
): SnapshotRow | null {
  if (step === 0 || step % INTERVAL !== 0) return null
  const text = JSON.stringify(state)
  return { step, state: text, digest: digest(beginning, actions.slice(0, step), text) }
}

/** The position that a snapshot holds; null where it does not belong to this game as it stands. */
export function readSnapshot(
  beginning: Beginning,
  actions: readonly ActionRow[],
  snapshot: SnapshotRow | null,
): Position | null {
  if (snapshot === null || snapshot.step > actions.length) return null
  const { step, state } = snapshot
  const expected = digest(beginning, actions.slice(0, step), state)
  return expected === snapshot.digest ? { step, state: JSON.parse(state) as unknown } : null
}

function digest(
  { game, rules, options, seed, script }: Beginning,
  actions: readonly ActionRow[],
  state: string,
): string {
  const taken = actions.map(({ action, seat }) => [seat, action])
  const origin = JSON.stringify([FORMAT, game.id, rules, options, seed, script, taken])
  return createHash('sha256').update(origin).update('\n').update(state).digest('hex')
}
