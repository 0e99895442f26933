/** Folders that tests write in. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A fresh folder; `removeFolder` is to be called when it is no longer wanted. */
export function newFolder(kind = 'test'): string {
  return mkdtempSync(join(tmpdir(), `delvers-table-${kind}-`))
}

/**
 * Removes a folder and all in it. Windows lets nobody remove a file that is still open, and a database or a browser
 * closes its own a moment after its process has ended: then it is tried again, for some seconds.
 */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
