import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { MOST_FILE_BYTES } from '@shared/api'
import { MAX_FRAME_BYTES } from '@main/hosts/frames'
import { ENDED_BY_SIGNAL } from '../signals.ts'
import { dataFolder, runApp } from './app.ts'
import type { RunningApp } from './app.ts'

const ready = v.object({ event: v.literal('ready'), data: v.looseObject({ host: v.string() }) })
const campaign = v.object({ ok: v.looseObject({ campaign: v.string(), name: v.string() }) })

interface Stdio extends RunningApp {
  /** Writes text as it is, and a newline. */
  write(text: string | Buffer): void
  /** The next frame; fails where the line is not JSON. */
  next(): Promise<unknown>
}

/** A running stdio host, its ready line read. */
async function startStdio(...args: string[]): Promise<Stdio> {
  const app = runApp(['--host', 'stdio', '--data', dataFolder(), ...args])
  const next = async (): Promise<unknown> => JSON.parse((await app.nextLine()) ?? 'null')
  expect(v.is(ready, await next())).toBe(true)
  return {
    ...app,
    next,
    write: (text) => {
      app.child.stdin?.write(text)
      app.child.stdin?.write('\n')
    },
  }
}

function request(id: number | string, call: string, input: unknown = {}): string {
  return JSON.stringify({ id, call, input })
}
/** JSON as deep as a stack is not. */
const nested = '['.repeat(200_000) + ']'.repeat(200_000)
function refusal(id: number | string | null, code: string): unknown {
  return expect.objectContaining({ id, error: expect.objectContaining({ code }) as unknown })
}

describe('the stdio host', () => {
  it('starts with a ready line that carries app.info', async () => {
    const folder = dataFolder()
    const app = runApp(['--host', 'stdio', '--data', folder, '--scripted'])
    const first: unknown = JSON.parse((await app.nextLine()) ?? 'null')
    app.child.stdin?.write(`${request(1, 'app.info')}\n`)
    const answer: unknown = JSON.parse((await app.nextLine()) ?? 'null')
    expect(first).toMatchObject({ event: 'ready', data: { host: 'stdio', folder, scripted: true } })
    expect(answer).toEqual({ id: 1, ok: (first as { data: unknown }).data })
  })

  it('answers with the id of the request, number or text, whatever the order', async () => {
    const app = await startStdio()
    app.write(request(7, 'games.list'))
    app.write(request('seven', 'settings.get'))
    const answers = [await app.next(), await app.next()]
    expect(answers).toContainEqual(
      expect.objectContaining({ id: 7, ok: expect.anything() as unknown }),
    )
    expect(answers).toContainEqual({
      id: 'seven',
      ok: expect.objectContaining({ locale: 'en' }) as unknown,
    })
  })

  it('takes a request without input as one with nothing in it', async () => {
    const app = await startStdio()
    app.write('{"id":1,"call":"settings.get"}')
    expect(await app.next()).toMatchObject({ id: 1, ok: { paper: 'a4' } })
  })

  it.each([
    ['half an object', '{"id":1,"call":', null],
    ['null', 'null', null],
    ['an array', '[1,2]', null],
    ['a number', '42', null],
    ['a request without an id', '{"call":"app.info","input":{}}', null],
    ['an id that is an object', '{"id":{},"call":"app.info","input":{}}', null],
    ['a call that is not text', '{"id":3,"call":4,"input":{}}', 3],
    ['a request without a call', '{"id":"x","input":{}}', 'x'],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xc3, 0x28, 0x22]), null],
    ['deep nesting', nested, null],
  ])('refuses %s and goes on', async (_, text, id) => {
    const app = await startStdio()
    app.write(text)
    expect(await app.next()).toEqual(refusal(id, 'bad-request'))
    app.write(request(9, 'app.info'))
    expect(await app.next()).toMatchObject({ id: 9, ok: { host: 'stdio' } })
  })

  it.each(['app.nothing', 'constructor', '__proto__', 'toString', ''])(
    'does not know the call %j',
    async (call) => {
      const app = await startStdio()
      app.write(request(1, call))
      expect(await app.next()).toEqual(refusal(1, 'unknown-call'))
    },
  )

  it.each([
    ['campaigns.create', { name: '' }],
    ['campaigns.create', { name: 7 }],
    ['campaigns.create', null],
    ['campaigns.create', { name: 'a', extra: true }],
    ['campaigns.get', { campaign: 'not-an-id' }],
    ['settings.set', { locale: 'xx' }],
  ])('refuses %s with %j', async (call, input) => {
    const app = await startStdio()
    app.write(request(1, call, input))
    expect(await app.next()).toEqual(refusal(1, 'bad-input'))
    app.write(request(2, 'campaigns.list'))
    expect(await app.next()).toEqual({ id: 2, ok: [] })
  })

  it('is not led astray by an action of any depth', async () => {
    const app = await startStdio()
    const table = '00000000-0000-4000-8000-000000000000'
    app.write(
      `{"id":1,"call":"tables.act","input":{"table":"${table}","revision":0,"action":{"type":"x","x":${nested}}}}`,
    )
    expect(await app.next()).toEqual(refusal(1, 'not-found'))
  })

  it('skips blank lines and takes lines that end as on Windows', async () => {
    const app = await startStdio()
    app.write(`\n   \n\r\n${request(1, 'settings.get')}\r`)
    expect(await app.next()).toMatchObject({ id: 1, ok: { locale: 'en' } })
  })

  it('reads lines as long as the longest file, and refuses in words what is inside', async () => {
    const app = await startStdio()
    app.write(request(1, 'imports.preview', { base64: 'eHh4'.repeat(MOST_FILE_BYTES / 3) }))
    expect(await app.next()).toEqual(refusal(1, 'foreign-file'))
    app.write(request(2, 'campaigns.create', { name: 'x'.repeat(1024 * 1024) }))
    expect(await app.next()).toEqual(refusal(2, 'bad-input'))
  })

  it('drops a line beyond the limit and answers the next', async () => {
    const app = await startStdio()
    app.write('x'.repeat(MAX_FRAME_BYTES + 1))
    app.write(request(1, 'settings.get'))
    expect(await app.next()).toEqual(refusal(null, 'bad-request'))
    expect(await app.next()).toMatchObject({ id: 1, ok: { locale: 'en' } })
  })

  it('tells its events between the answers', async () => {
    const app = await startStdio()
    app.write(request(1, 'campaigns.create', { name: 'Winter' }))
    const frames = [await app.next(), await app.next()]
    const made = frames.find((frame) => v.is(campaign, frame)) as v.InferOutput<typeof campaign>
    expect(made.ok.name).toBe('Winter')
    expect(frames).toContainEqual({
      event: 'campaign.changed',
      data: { campaign: made.ok.campaign },
    })
  })

  it('answers all that was asked before standard input ended, then leaves with 0', async () => {
    const app = await startStdio()
    for (let id = 1; id <= 200; id++) app.write(request(id, 'campaigns.create', { name: `${id}` }))
    app.child.stdin?.end(request(201, 'campaigns.list'))
    const answered = new Set<unknown>()
    for (let line = await app.nextLine(); line !== undefined; line = await app.nextLine()) {
      const frame = JSON.parse(line) as { id?: unknown; ok?: unknown }
      if (frame.ok !== undefined) answered.add(frame.id)
    }
    expect(await app.exitCode).toBe(0)
    expect(answered.size).toBe(201)
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('closes and leaves on %s', async (signal) => {
    const app = await startStdio()
    app.child.kill(signal)
    expect(await app.exitCode).toBe(ENDED_BY_SIGNAL)
  })

  it('leaves when nobody reads its answers any more', async () => {
    const app = await startStdio()
    app.child.stdout?.destroy()
    for (let id = 0; id < 50; id++)
      app.write(request(id, 'games.cards', { game: 'one-deck-dungeon' }))
    await app.exitCode
    expect(app.errors()).toBe('')
  })

  it('says in one line why the app cannot be opened', async () => {
    const folder = dataFolder()
    const first = runApp(['--host', 'stdio', '--data', folder])
    await first.nextLine()
    expect(existsSync(folder)).toBe(true)
    const second = runApp(['--host', 'stdio', '--data', folder])
    expect(JSON.parse((await second.nextLine()) ?? 'null')).toEqual(
      refusal(null, 'already-running'),
    )
    expect(await second.nextLine()).toBeUndefined()
    expect(await second.exitCode).toBe(1)
  })
})
