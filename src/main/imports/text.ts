/** Untrusted bytes to parsed data, by a schema, or a refusal that names the place. */
import * as v from 'valibot'
import { isBoundedJson } from './bounded'
import { damaged, foreign, newer } from './refusals'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** @returns the text, or null where the bytes are none; a mark of the byte order goes */
export function decode(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes)
  } catch {
    return null
  }
}

/** @returns null where the text is no JSON, or none that a file of ours could be */
export function parseJson(text: string): { readonly data: unknown } | null {
  if (!isBoundedJson(text)) return null
  try {
    return { data: JSON.parse(text) as unknown }
  } catch {
    return null
  }
}

/**
 * Which version of a format the data is.
 * @throws Refusal `newer-file` where only a later release knows it
 */
export function checkVersion(data: unknown, newest: number): void {
  const header = v.safeParse(v.object({ version: v.pipe(v.number(), v.safeInteger()) }), data)
  if (header.success && header.output.version > newest) throw newer(header.output.version)
}

/** @throws Refusal `foreign-file` where the data is not of the format */
export function checkFormat(data: unknown, format: string): void {
  if (!v.is(v.object({ format: v.literal(format) }), data)) throw foreign()
}

/**
 * @param where the place of the data in the file; empty for the whole of it
 * @throws Refusal `damaged-file`
 */
export function parseAs<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
  where: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, data, { abortEarly: true })
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const path = [where, v.getDotPath(issue) ?? ''].filter((part) => part !== '').join('.')
  // A key may be as long as the file.
  throw damaged(issue.message.slice(0, 200), path === '' ? 'file' : path.slice(0, 200))
}
