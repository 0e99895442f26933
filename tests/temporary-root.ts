/** Where tests make their folders. */
import { readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Memory that Linux offers as a folder: whoever asks there whether a write is safe does not wait for a disk. */
const MEMORY = '/dev/shm'
/** Bytes that must be free there. */
const ROOM = 4 * 1024 ** 3

/** A folder for folders: in memory where there is room, for tests kill processes, never the machine. */
export function temporaryRoot(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ROOM && runsPrograms() ? MEMORY : tmpdir()
  } catch {
    // No such folder: another system than Linux.
    return tmpdir()
  }
}

/** Whether what lies there may be run, as copies of the app are; containers often forbid it. */
function runsPrograms(): boolean {
  return readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .some(([, at, , flags = '']) => at === MEMORY && !flags.split(',').includes('noexec'))
}
