/** The built app inside this process: what is measured is neither started anew nor spoken to by way of a host. */
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CallInput, CallName, CallOutput } from '../../src/shared/api.ts'
import type { Result } from '../../src/shared/errors.ts'
import type { OpenApp } from '../../src/main/hosts/host.ts'
import type { openLog } from '../../src/main/log/log.ts'
import { built } from '../build.ts'

/** The app, and a call that fails the measure where it is refused. */
export interface BuiltApp {
  readonly ask: <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
  ) => Promise<CallOutput<Name>>
  readonly close: () => Promise<void>
}

interface Entry {
  readonly openApp: OpenApp
  readonly openLog: typeof openLog
}

/** What the built entry itself imports where it starts the app in Node. */
export async function builtEntry(): Promise<Entry> {
  const entry = built('main/index.js')
  const text = readFileSync(entry, 'utf8')
  const part = async (name: keyof Entry): Promise<Partial<Entry>> => {
    const found = new RegExp(`\\{ ${name} \\} = await import\\("([^"]+)"\\)`).exec(text)?.[1]
    if (found === undefined) throw new Error(`The built app imports no ${name}.`)
    return import(pathToFileURL(resolve(dirname(entry), found)).href) as Promise<Partial<Entry>>
  }
  const [{ openApp }, { openLog: log }] = await Promise.all([part('openApp'), part('openLog')])
  if (openApp === undefined || log === undefined) throw new Error('The built app lacks a part.')
  return { openApp, openLog: log }
}

export async function openBuiltApp(
  { openApp, openLog: logOf }: Entry,
  dataDir: string,
): Promise<BuiltApp> {
  const log = logOf(dataDir)
  const app = await openApp({
    host: 'stdio',
    version: '0.1.0',
    dataDir,
    scripted: false,
    log,
    checkWorker: pathToFileURL(built('main/check-worker.js')),
    exchangeWorker: pathToFileURL(built('main/exchange-worker.js')),
  })
  return {
    ask: async (name, input) => {
      const answer = (await app.call(name, input)) as Result<CallOutput<typeof name>>
      if ('error' in answer) throw new Error(`${name}: ${JSON.stringify(answer.error)}`)
      return answer.ok
    },
    close: () => app.close(),
  }
}
