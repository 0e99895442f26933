/** Files that the system hands to the app: by a double click, on the command line, onto the icon in the dock. */
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { MOST_FILE_BYTES } from '@shared/api'
import type { OpenedFile } from '@shared/api'
import { Refusal } from '@shared/errors'

export interface OpenedFiles {
  /** Lets files wait until the page takes them. */
  add(paths: readonly string[]): void
  /**
   * Reads the next one, which then waits no longer; null where none waits.
   * @throws Refusal `oversized-file` or `file-unreadable`, with the file's name
   */
  take(): Promise<OpenedFile | null>
}

/**
 * @param waiting called whenever files have begun to wait
 * @param taken called with the path of each file that has been read
 */
export function createOpenedFiles(waiting: () => void, taken: (path: string) => void): OpenedFiles {
  const queue: string[] = []
  return {
    add(paths) {
      if (paths.length === 0) return
      queue.push(...paths)
      waiting()
    },
    async take() {
      const path = queue.shift()
      if (path === undefined) return null
      const file = { name: basename(path), base64: await contentOf(path) }
      taken(path)
      return file
    },
  }
}

async function contentOf(path: string): Promise<string> {
  const details = { file: basename(path) }
  let handle
  try {
    handle = await open(path)
    const status = await handle.stat()
    // A folder or a pipe may have taken its place.
    if (!status.isFile()) throw new Refusal('file-unreadable', 'It is no file.', details)
    if (status.size > MOST_FILE_BYTES)
      throw new Refusal('oversized-file', 'Larger than any file of ours.', details)
    return await handle.readFile('base64')
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('file-unreadable', String(error), details)
  } finally {
    await handle?.close()
  }
}
