/**
 * The app is killed while it starts, at moments spread over the whole start and its upkeep. At the next start what
 * was there is there, or it is told what has become of it. `FULL=1` kills many times more often.
 */
import { cpSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { AppInfo, CallInput, CallName, CallOutput } from '@shared/api'
import type { Result } from '@shared/errors'
import { BACKUP_FOLDER, DATABASE_FILE } from '@main/store/store'
import { amount, AS_LONG_AS_IT_TAKES } from '../amount'
import { dailyBackupIn } from '../daily-backup'
import { must } from '../must'
import { dataFolder, runApp } from './app'

const KILLS = amount(4, 200)
/** Beyond the time that a start takes, so that some kills come in the upkeep. */
const LONGER = 1.5

/** One life of the app. */
function live(dataDir: string) {
  const app = runApp(['--host', 'stdio', '--data', dataDir])
  let id = 0
  return {
    app,
    ready: async (): Promise<void> => {
      expect(JSON.parse(must(await app.nextLine()))).toMatchObject({ event: 'ready' })
    },
    call: async <Name extends CallName>(
      name: Name,
      input: CallInput<Name>,
    ): Promise<CallOutput<Name>> => {
      id++
      app.child.stdin?.write(`${JSON.stringify({ id, call: name, input })}\n`)
      for (;;) {
        const frame = JSON.parse(must(await app.nextLine())) as { id?: number } & Result<
          CallOutput<Name>
        >
        if (frame.id !== id) continue
        if ('error' in frame) throw new Error(JSON.stringify(frame.error))
        return frame.ok
      }
    },
    kill: async (): Promise<void> => {
      app.child.kill('SIGKILL')
      await app.exitCode
    },
    end: async (): Promise<void> => {
      app.child.stdin?.end()
      await app.exitCode
    },
  }
}

/** A library with one campaign and a backup; where the last one ended in a kill, its log is left. */
async function library(end: 'clean' | 'killed'): Promise<string> {
  const dataDir = dataFolder()
  const first = live(dataDir)
  await first.ready()
  await first.call('campaigns.create', { name: 'Kept' })
  await first.end()
  const second = live(dataDir)
  await second.ready()
  await second.call('app.info', {})
  await dailyBackupIn(dataDir)
  await second.call('campaigns.create', { name: 'Last' })
  await (end === 'clean' ? second.end() : second.kill())
  return dataDir
}

async function told(dataDir: string): Promise<{ names: readonly string[]; info: AppInfo }> {
  const life = live(dataDir)
  await life.ready()
  const info = await life.call('app.info', {})
  const campaigns = await life.call('campaigns.list', { deleted: false })
  await life.end()
  return { names: campaigns.map(({ name }) => name).toSorted(), info }
}

/** How a library may be found, and what must be so once a start has come through after a kill. */
const STATES = {
  sound: { make: () => library('clean'), spoil: () => undefined, kept: ['Kept', 'Last'] },
  'killed before': {
    make: () => library('killed'),
    spoil: () => undefined,
    kept: ['Kept', 'Last'],
  },
  'cut off': {
    make: () => library('clean'),
    spoil: (dataDir: string) => truncateSync(join(dataDir, DATABASE_FILE), 20_000),
    kept: 'damaged-set-aside',
  },
  missing: {
    make: () => library('clean'),
    spoil: (dataDir: string) => rmSync(join(dataDir, DATABASE_FILE)),
    kept: 'library-missing',
  },
  'replaced by hand': {
    make: () => library('killed'),
    spoil: (dataDir: string) => {
      const backups = join(dataDir, BACKUP_FOLDER)
      const backup = must(readdirSync(backups)[0])
      writeFileSync(join(dataDir, DATABASE_FILE), readFileSync(join(backups, backup)))
    },
    kept: 'log-set-aside',
  },
} as const

test.each(Object.entries(STATES))(
  `a library that is %s survives ${KILLS} kills of its start`,
  AS_LONG_AS_IT_TAKES,
  async (_, { make, spoil, kept }) => {
    const made = await make()
    spoil(made)
    const copyOf = (): string => {
      const copy = dataFolder()
      cpSync(made, copy, { recursive: true })
      return copy
    }
    const began = performance.now()
    const trial = live(copyOf())
    await trial.ready()
    const whole = performance.now() - began
    await trial.kill()

    for (let kill = 0; kill < KILLS; kill++) {
      const dataDir = copyOf()
      const life = live(dataDir)
      const dead = setTimeout(() => life.app.child.kill('SIGKILL'), (whole * LONGER * kill) / KILLS)
      // Where it gets that far, its upkeep begins too.
      life.app.child.stdin?.write('{"id":1,"call":"app.info","input":{}}\n')
      await life.app.exitCode
      clearTimeout(dead)
      const { names, info } = await told(dataDir)
      const codes = info.notices.map(({ code }) => code)
      if (typeof kept === 'string') expect(codes).toEqual([kept])
      else expect({ names, codes }).toEqual({ names: kept, codes: [] })
      if (kept === 'damaged-set-aside')
        expect(
          readdirSync(dataDir).filter((name) => /\.damaged-.*\.sqlite3$/.test(name)),
        ).toHaveLength(1)
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)
