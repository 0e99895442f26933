/** The stdio host: one JSON request a line on standard input, one answer or event a line on standard output. */
import { Console } from 'node:console'
import { once } from 'node:events'
import { Refusal } from '@shared/errors'
import type { AppOptions, OpenApp } from '../host'
import { MAX_FRAME_BYTES, answer, asText } from '../frames'
import { lines } from './lines'

/**
 * Opens the app and carries its calls until standard input ends or the process is told to stop; then
 * finishes what is under way and closes. The answer is the exit code: 1 where the app could not be
 * opened, after the one line that says why.
 */
export async function runStdio(openApp: OpenApp, options: AppOptions): Promise<0 | 1> {
  // Standard output carries frames and nothing else, whatever a library may print.
  globalThis.console = new Console(process.stderr, process.stderr)
  const { stdin, stdout } = process
  const print = (text: string): void => void stdout.write(`${text}\n`)

  let app
  try {
    app = await openApp(options)
  } catch (error) {
    const { code, message, details } =
      error instanceof Refusal ? error : { code: 'internal', message: String(error), details: {} }
    print(JSON.stringify({ id: null, error: { code, message, details } }))
    return 1
  }

  const stop = (): void => void stdin.destroy()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  // The reader is gone: nobody is left to answer.
  stdout.on('error', stop)

  print(JSON.stringify({ event: 'ready', data: app.info }))
  const stopListening = app.listen(asText(print))
  const pending = new Set<Promise<void>>()
  try {
    for await (const line of lines(stdin, MAX_FRAME_BYTES)) {
      if (line !== null && isBlank(line)) continue
      const carried = answer(app, line).then(print)
      pending.add(carried)
      void carried.finally(() => pending.delete(carried))
      if (stdout.writableNeedDrain) await once(stdout, 'drain')
    }
  } catch {
    // Standard input broke off: a signal destroyed it, or its writer or our reader is gone. All mean the end.
  }
  await Promise.all(pending)
  stopListening()
  await app.close()
  return 0
}

function isBlank(line: Uint8Array): boolean {
  return line.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d)
}
