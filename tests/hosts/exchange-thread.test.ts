/**
 * Bundles are written and read in a thread of their own: the app answers meanwhile, and an end in the middle, by a person or by
 * a kill, leaves nothing half done. `FULL=1` does it with more games, and kills many times more often.
 */
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppEventName, AppEvents, CallInput, CallName, CallOutput } from '@shared/api'
import type { Result } from '@shared/errors'
import { DATABASE_FILE } from '@main/store/store'
import { fillLibrary } from '../../scripts/bench/library-content'
import { amount, AS_LONG_AS_IT_TAKES } from '../amount'
import { dump } from '../api/test-app'
import { newFolder, removeFolder } from '../temporary-folder'
import { dataFolder, runApp } from './app'

const GAMES = amount(5, 300)
const KILLS = amount(3, 100)

let full = ''
let base64 = ''

type Heard = {
  [Name in AppEventName]: { readonly event: Name; readonly data: AppEvents[Name] }
}[AppEventName]

/** A running app that answers calls in any order. */
function start(dataDir: string) {
  const app = runApp(['--host', 'stdio', '--data', dataDir])
  const waiting = new Map<number, (result: Result<unknown>) => void>()
  const heard: Heard[] = []
  let listener: (event: Heard) => void = () => undefined
  let last = 0
  const listen = async (): Promise<void> => {
    for (;;) {
      const line = await app.nextLine()
      if (line === undefined) return
      const frame = JSON.parse(line) as { readonly id?: number } & (Heard | Result<unknown>)
      if ('event' in frame) {
        heard.push(frame)
        listener(frame)
      } else waiting.get(frame.id ?? 0)?.(frame)
    }
  }
  void listen()
  const answer = <Name extends CallName>(name: Name, input: CallInput<Name>) =>
    new Promise<Result<CallOutput<Name>>>((resolve) => {
      const id = ++last
      waiting.set(id, (result) => resolve(result as Result<CallOutput<Name>>))
      app.child.stdin?.write(`${JSON.stringify({ id, call: name, input })}\n`)
    })
  return {
    app,
    heard,
    answer,
    ok: async <Name extends CallName>(name: Name, input: CallInput<Name>) => {
      const result = await answer(name, input)
      if ('error' in result) throw new Error(`${name}: ${JSON.stringify(result.error)}`)
      return result.ok
    },
    /** Calls back at the first step of a long job. */
    once: (job: AppEvents['job.progress']['job'], then: () => void): void => {
      listener = (event) => {
        if (event.event !== 'job.progress' || event.data.job !== job) return
        listener = () => undefined
        then()
      }
    },
    end: async (): Promise<void> => {
      app.child.stdin?.end()
      await app.exitCode
    },
  }
}

beforeAll(async () => {
  full = newFolder()
  await fillLibrary(full, GAMES)
})
afterAll(() => removeFolder(full))

function jobsIn(heard: readonly Heard[]): readonly string[] {
  const jobs = heard.flatMap((one) => (one.event === 'job.progress' ? [one.data.job] : []))
  return [...new Set(jobs)]
}

test('a library leaves and comes in, and the app answers meanwhile', async () => {
  const here = start(full)
  await here.ok('library.get', {})
  let asked: Promise<unknown> = Promise.resolve()
  here.once('export', () => {
    asked = here.ok('campaigns.list', {})
  })
  const { base64: file, leftOut } = await here.ok('exports.everything', { format: 'delve' })
  await asked
  expect(jobsIn(here.heard)).toEqual(['export'])
  expect(leftOut).toEqual([])
  await here.end()
  base64 = file

  const away = start(dataFolder())
  expect(await away.ok('imports.preview', { base64 })).toMatchObject({ changes: true })
  // While it is put in, what reads is answered at once, and what writes waits for its turn and then succeeds.
  const begun = new Promise((resolve) => {
    away.once('merging', () => {
      void away.ok('library.get', {})
      resolve(away.ok('campaigns.create', { name: 'Meanwhile' }))
    })
  })
  await away.ok('imports.apply', { base64 })
  expect(await begun).toMatchObject({ name: 'Meanwhile' })
  expect(jobsIn(away.heard)).toEqual(['reading', 'import', 'merging'])
  expect(await away.ok('imports.preview', { base64 })).toMatchObject({ changes: false })
  await away.end()
})

test.each(['reading', 'import', 'merging'] as const)(
  'an import ended while it is %s leaves nothing, or came too late',
  async (job) => {
    const dataDir = dataFolder()
    const away = start(dataDir)
    await away.ok('library.get', {})
    const before = dump(join(dataDir, DATABASE_FILE))
    away.once(job, () => void away.ok('jobs.cancel', { job: 'import' }))
    const ended = await away.answer('imports.apply', { base64 })
    const { changes } = await away.ok('imports.preview', { base64 })
    expect(changes).toBe('error' in ended)
    if ('error' in ended) {
      expect(ended.error.code).toBe('cancelled')
      expect(dump(join(dataDir, DATABASE_FILE))).toBe(before)
    }
    await away.end()
  },
)

test('an export ended before its thread has begun says so; one in the middle, too, or came too late', async () => {
  const here = start(full)
  await here.ok('library.get', {})
  const [first] = await Promise.all([
    here.answer('exports.everything', { format: 'delve' }),
    here.ok('jobs.cancel', { job: 'export' }),
  ])
  expect('error' in first && first.error.code).toBe('cancelled')
  here.once('export', () => void here.ok('jobs.cancel', { job: 'export' }))
  const ended = await here.answer('exports.everything', { format: 'delve' })
  if ('error' in ended) expect(ended.error.code).toBe('cancelled')
  await here.end()
})

test('an import killed while it writes has not begun', AS_LONG_AS_IT_TAKES, async () => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const dataDir = dataFolder()
    const away = start(dataDir)
    await away.ok('library.get', {})
    const before = dump(join(dataDir, DATABASE_FILE))
    away.once('merging', () => setTimeout(() => away.app.child.kill('SIGKILL'), kill % 20))
    const answered = away.answer('imports.apply', { base64 }).then(() => true)
    const acknowledged = await Promise.race([answered, away.app.exitCode.then(() => false)])
    await away.app.exitCode
    const again = start(dataDir)
    const { changes } = await again.ok('imports.preview', { base64 })
    await again.end()
    if (acknowledged) expect(changes).toBe(false)
    else if (changes) expect(dump(join(dataDir, DATABASE_FILE))).toBe(before)
  }
})
