/** Any call from anywhere to its handler: parsed on the way in, a `Result` on the way out, never an exception. */
import { api } from '@shared/api'
import type { CallName, CallOutput, ParsedInput } from '@shared/api'
import { Refusal } from '@shared/errors'
import type { CallError, Result } from '@shared/errors'
import { parseInput } from '@shared/parse-input'
import type { Handlers } from './handlers'

/** Hears of an error that no caller can do anything about; `where` is the call. */
export type Report = (where: string, error: unknown) => void

/**
 * Answers one call.
 * @param name the call's name, as it came
 * @param input its input, as it came
 * @param report is told in full what the caller gets by its code only
 * @param refusalOf what a person can be told of an error that is no refusal yet
 */
export async function dispatch(
  handlers: Handlers,
  name: unknown,
  input: unknown,
  report: Report,
  refusalOf: (error: unknown) => Refusal | null,
): Promise<Result<unknown>> {
  try {
    if (!isCallName(name)) {
      return { error: { code: 'unknown-call', message: 'There is no such call.' } }
    }
    return { ok: await handle(handlers, name, input) }
  } catch (error) {
    if (!(error instanceof Refusal)) report(isCallName(name) ? name : 'dispatch', error)
    return { error: asCallError(error instanceof Refusal ? error : refusalOf(error)) }
  }
}

/** Own names only: `constructor` is no call. */
function isCallName(name: unknown): name is CallName {
  return typeof name === 'string' && Object.hasOwn(api, name)
}

function handle<Name extends CallName>(
  handlers: Handlers,
  name: Name,
  input: unknown,
): CallOutput<Name> | Promise<CallOutput<Name>> {
  // To a schema of objects an empty list is an object without fields.
  const parsed = parseInput<ParsedInput<Name>>(api[name].input, Array.isArray(input) ? null : input)
  return handlers[name](parsed)
}

/** A refusal as it is; anything else, null, by a code only. */
function asCallError(refusal: Refusal | null): CallError {
  if (refusal === null) return { code: 'internal', message: 'Something went wrong inside the app.' }
  const { code, message, details } = refusal
  return { code, message, details }
}
