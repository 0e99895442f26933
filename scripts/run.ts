/** Runs a built program inside this process, so that signals and standard input are its own. */
import { pathToFileURL } from 'node:url'
import { built, buildIfStale } from './build.ts'

/** Builds what is stale, then runs `program` with `args` before those of the command line. */
export async function run(program: string, args: readonly string[] = []): Promise<void> {
  await buildIfStale()
  process.argv.splice(1, 1, built(program), ...args)
  await import(pathToFileURL(built(program)).href)
}
