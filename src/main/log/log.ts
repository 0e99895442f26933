/** The log files of a data folder: what happened to the app, and nobody's names. */
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import electronLog from 'electron-log/node'
import type { MainLogger } from 'electron-log'
import { createRedactor } from './redact'

export const LOG_FOLDER = 'logs'
const NAME = 'delvers-table'
/** Of a file; and how many older ones are kept beside it. */
const MAX_BYTES = 512 * 1024
const KEPT = 4
/** How many lines of its end a log gives away. */
const TAIL_LINES = 200

/** Writes lines, each with its moment; a log that cannot be written disturbs nobody. */
export interface Log {
  /** The folder of the files, whether or not it could be made. */
  readonly folder: string
  readonly info: (text: string) => void
  readonly warn: (text: string) => void
  /** `what` went wrong, and the error without what it quotes. */
  readonly error: (what: string, error: unknown) => void
  /** The newest lines, oldest first. */
  readonly tail: () => string
}

/**
 * Opens the log of a data folder.
 * @param maxBytes the size at which a file makes room for the next
 */
export function openLog(dataDir: string, maxBytes = MAX_BYTES): Log {
  const folder = join(dataDir, LOG_FOLDER)
  const file = (age: number): string => join(folder, `${NAME}${age === 0 ? '' : `.${age}`}.log`)
  const redactor = createRedactor({ home: homedir(), dataDir })

  const logger = electronLog.create({ logId: NAME })
  const { transports } = logger
  silence(electronLog)
  silence(logger)
  logger.hooks.push((message) => ({
    ...message,
    data: [
      message.data
        .map((part: unknown) =>
          typeof part === 'string' ? redactor.text(part) : redactor.error(part),
        )
        .join(' ')
        // A line that does not begin with its moment goes on from the one before.
        .replaceAll('\n', '\n  '),
    ],
  }))
  transports.file.resolvePathFn = () => file(0)
  transports.file.format = '{iso} {level} {text}'
  transports.file.maxSize = maxBytes
  transports.file.archiveLogFn = () => {
    try {
      for (let age = KEPT - 1; age >= 0; age--)
        if (existsSync(file(age))) renameSync(file(age), file(age + 1))
    } catch {
      // Somebody has one of them open: this one grows on until the next attempt.
    }
  }
  // The library finds its own name only where there is a package.json.
  transports.file.setAppName(NAME)

  return {
    folder,
    info: (text) => logger.info(text),
    warn: (text) => logger.warn(text),
    error: (what, error) => logger.error(what, error),
    tail: () =>
      [file(1), file(0)]
        .flatMap((path) => linesOf(path))
        .slice(-TAIL_LINES)
        .join('\n'),
  }
}

/** Files are all that is wanted of the library: it says nothing on the console and sends nothing anywhere. */
function silence({ transports }: Pick<MainLogger, 'transports'>): void {
  transports.console.level = false
  transports.console.writeFn = () => undefined
  transports.remote.level = false
}

function linesOf(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8')
      .split(/\r?\n/)
      .filter((line) => line !== '')
  } catch {
    return []
  }
}
