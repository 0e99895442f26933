/** Requests that arrive as text and what is answered, for the hosts that speak JSON. */
import * as v from 'valibot'
import { MOST_FILE_BYTES } from '@shared/api'
import type { CallError } from '@shared/errors'
import type { AnswerFrame, RequestFrame, RequestId, SessionFrame } from '@shared/wire'
import type { App, Listener } from './host'

/** Longest request taken: the longest file at import (api/exchange.ts), and the request around it. */
export const MAX_FRAME_BYTES = (MOST_FILE_BYTES / 3) * 4 + 1024 * 1024

const requestId = v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.maxLength(100))])
const request = v.object({
  id: requestId,
  call: v.string(),
  input: v.optional(v.unknown(), () => ({})),
})

const utf8 = new TextDecoder('utf-8', { fatal: true })

function refused(id: RequestId | null, message: string): { id: typeof id; error: CallError } {
  return {
    id,
    error: { code: 'bad-request', message },
  }
}

/** Reads one request; what is not one becomes the answer that says so. */
export function parseRequest(
  bytes: Uint8Array,
): { readonly request: RequestFrame } | { readonly refusal: AnswerFrame } {
  let frame: unknown
  try {
    frame = JSON.parse(utf8.decode(bytes))
  } catch {
    return { refusal: refused(null, 'A request is one JSON object in UTF-8.') }
  }
  const parsed = v.safeParse(request, frame)
  if (parsed.success) return { request: parsed.output }
  const id = v.safeParse(v.object({ id: requestId }), frame)
  return {
    refusal: refused(
      id.success ? id.output.id : null,
      'A request is {"id": number or string, "call": string, "input": object}.',
    ),
  }
}

const sessionFrame = v.object({ session: v.string() })

/** The secret in what a page says first; null where it says none. */
export function parseSession(bytes: Uint8Array): SessionFrame['session'] | null {
  try {
    const frame = v.safeParse(sessionFrame, JSON.parse(utf8.decode(bytes)))
    return frame.success ? frame.output.session : null
  } catch {
    return null
  }
}

/** Carries one request to the app and gives its answer as text; `null` stands for one too long to read. */
export async function answer(app: App, bytes: Uint8Array | null): Promise<string> {
  if (bytes === null)
    return JSON.stringify(refused(null, `A request has at most ${MAX_FRAME_BYTES} bytes.`))
  const parsed = parseRequest(bytes)
  if ('refusal' in parsed) return JSON.stringify(parsed.refusal)
  const { id, call, input } = parsed.request
  return JSON.stringify({ id, ...(await app.call(call, input)) })
}

/** A listener that hands each event on as text. */
export function asText(send: (text: string) => void): Listener {
  return (event, data) => send(JSON.stringify({ event, data }))
}
