/** Runs a built program inside this process, so that signals and standard input are its own. */
import { pathToFileURL } from 'node:url'
import { built, buildIfStale } from './build.ts'

/** Builds what is stale, then runs `program` with `args` before those of the command line. */
export async function run(program: string, args: readonly string[] = []): Promise<void> {
  await buildIfStale()
  endWithParent()
  process.argv.splice(1, 1, built(program), ...args)
  await import(pathToFileURL(built(program)).href)
}

/**
 * A signal that npm is sent reaches the shell between npm and this process and no further: without its
 * shell, this process ends as if it had been sent the signal itself.
 */
function endWithParent(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
