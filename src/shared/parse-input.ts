/** What callers send, parsed or refused. */
import * as v from 'valibot'
import { Refusal } from './errors'

/** What a caller sent is quoted back, but not at any length. */
const QUOTED = 200

/**
 * @param at the field that holds what is parsed; '': it is the whole input
 * @throws Refusal `bad-input` with the first field that does not fit
 */
export function parseInput<Output>(
  schema: v.GenericSchema<unknown, Output>,
  input: unknown,
  at = '',
): Output {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const field = [at, v.getDotPath(issue) ?? ''].filter((part) => part !== '').join('.')
  throw new Refusal('bad-input', issue.message.slice(0, QUOTED), { field: field.slice(0, QUOTED) })
}
