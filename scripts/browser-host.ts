/** The built app on the browser host, for scripts that look at its screens. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { built } from './build.ts'

export interface BrowserHost {
  /** Where the app is, with the right to enter. */
  readonly link: string
  close(): Promise<void>
}

/** Starts the app on the database in this folder. */
export async function startBrowserHost(dataDir: string): Promise<BrowserHost> {
  const args = [built('main/index.js'), '--host', 'browser', '--scripted', '--data', dataDir]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const close = async (): Promise<void> => {
    if (child.kill()) await once(child, 'close')
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const link = /http:\/\/\S+/.exec(line)?.[0]
    if (link !== undefined) return { link, close }
  }
  throw new Error('The browser host printed no link.')
}
