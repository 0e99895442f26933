/** Folders that tests write in. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A fresh folder; `removeFolder` is to be called when it is no longer wanted. */
export const newFolder = (kind = 'test'): string =>
  mkdtempSync(join(tmpdir(), `delvers-table-${kind}-`))

/**
 * Removes a folder and all in it. Windows lets nobody remove a file that is still open, and a database or a browser
 * closes its own a moment after its process has ended: then it is tried again, for some seconds.
 */
export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
