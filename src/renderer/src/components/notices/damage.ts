/** Refusals that speak of damaged data. */
import type { CallError, ErrorCode } from '@shared/errors'

const DAMAGE: ReadonlySet<ErrorCode> = new Set(['table-doubtful', 'table-unreadable'])

/** Whether a game cannot go on because it is damaged: asking again does not help, a backup may. */
export function isDamage({ code }: CallError): boolean {
  return DAMAGE.has(code)
}
