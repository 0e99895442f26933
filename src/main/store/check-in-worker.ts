/** Looks at a database in a thread of its own. */
import { Worker } from 'node:worker_threads'
import type { FileCheck } from './check'

/** Looks at a database file; rejects where it cannot, and where `signal` ends it. */
export type CheckFile = (file: string, signal: AbortSignal) => Promise<FileCheck>

/** @param worker the address of the built `check-worker` */
export function checkInWorker(worker: URL): CheckFile {
  return async (file, signal) => {
    signal.throwIfAborted()
    const thread = new Worker(worker, { workerData: file })
    try {
      return await new Promise<FileCheck>((resolve, reject) => {
        thread.once('message', resolve)
        thread.once('error', reject)
        thread.once('exit', () => reject(new Error('The check ended without a word.')))
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      })
    } finally {
      await thread.terminate()
    }
  }
}
