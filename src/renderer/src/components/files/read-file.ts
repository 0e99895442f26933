/** Reading a file that a person has chosen or dropped. */
import { MOST_FILE_BYTES } from '@shared/api'
import type { CallError } from '@shared/errors'

/** @returns the file's bytes in base64, or why it cannot be taken: one too large is not even read */
export async function readFile(
  file: File,
): Promise<{ readonly ok: string } | { readonly error: CallError }> {
  if (file.size > MOST_FILE_BYTES)
    return { error: { code: 'oversized-file', message: 'Larger than any file of ours.' } }
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => {
      const url = typeof reader.result === 'string' ? reader.result : ''
      resolve({ ok: url.slice(url.indexOf(',') + 1) })
    }
    reader.onerror = () =>
      resolve({ error: { code: 'file-unreadable', message: 'It cannot be read.' } })
    reader.readAsDataURL(file)
  })
}
