/** A small file that is on the disk, whole, when the call returns, or as it was before. */
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file under another name first, then renames it. */
export function writeDurably(file: string, text: string): void {
  const unfinished = `${file}.new`
  try {
    const descriptor = openSync(unfinished, 'w')
    try {
      writeSync(descriptor, text)
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
  syncFolder(dirname(file))
}

/** Windows has no way to do this, and no need. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
