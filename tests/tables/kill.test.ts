/**
 * The app is killed again and again in the middle of play. Whatever it had acknowledged must be there at the
 * next start, the database whole, and nothing half done. `FULL=1` kills many times more often.
 */
import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import type { CallInput, CallName } from '@shared/api'
import type { OwnOutput, TableAnswer } from '@shared/games/one-deck-dungeon/answers'
import type { Result } from '@shared/errors'
import type { GameTypes } from '@shared/games/game'
import type { SheetId, TableId } from '@shared/ids'
import { DATABASE_FILE } from '@main/store/store'
import { amount, AS_LONG_AS_IT_TAKES } from '../amount'
import { pickAction } from '../api/test-app'
import { dataFolder, runApp } from '../hosts/app'
import type { RunningApp } from '../hosts/app'
import { newFolder, removeFolder } from '../temporary-folder'
import { type Pick, picker } from '../picker'

const KILLS = amount(16, 1_000)
/** Apps that are killed side by side. */
const APPS = 2
/** Milliseconds of play before a kill, at most. */
const LONGEST = 80

/** Thrown where an answer was waited for and the process was gone. */
class Killed extends Error {}

/** One life of the app, from its start to its violent end. */
function live(dataDir: string) {
  const app = runApp(['--host', 'stdio', '--data', dataDir])
  let id = 0
  const nextFrame = async (app: RunningApp): Promise<unknown> => {
    const line = await app.nextLine()
    if (line === undefined) throw new Killed()
    return JSON.parse(line)
  }
  return {
    kill: async (): Promise<void> => {
      app.child.kill('SIGKILL')
      await app.exitCode
    },
    /** Kills after so many milliseconds, whatever is under way then. */
    killIn: (milliseconds: number): void => {
      setTimeout(() => app.child.kill('SIGKILL'), milliseconds)
    },
    dead: app.exitCode,
    ready: async (): Promise<void> => {
      expect(await nextFrame(app)).toMatchObject({ event: 'ready', data: { notices: [] } })
    },
    call: async <Name extends CallName>(
      name: Name,
      input: CallInput<Name>,
    ): Promise<OwnOutput<Name>> => {
      id++
      app.child.stdin?.write(`${JSON.stringify({ id, call: name, input })}\n`)
      for (;;) {
        const frame = (await nextFrame(app)) as { id?: number } & Result<OwnOutput<Name>>
        if (frame.id !== id) continue
        if ('error' in frame) throw new Error(`${name}: ${JSON.stringify(frame.error)}`)
        return frame.ok
      }
    },
  }
}
type Life = ReturnType<typeof live>

/** What the app has acknowledged of one table, and what was asked of it without an answer yet. */
interface Acknowledged {
  answer: TableAnswer
  actions: GameTypes['action'][]
  asked: GameTypes['action'] | 'undo' | null
}

/** A player who remembers every acknowledgement over all lives of the app. */
function playerOf(sheet: SheetId, pick: Pick) {
  const tables = new Map<TableId, Acknowledged>()
  let acknowledged = 0
  let current: Acknowledged | null = null

  const keep = (table: Acknowledged, answer: TableAnswer): void => {
    const { asked } = table
    if (asked === 'undo') table.actions.pop()
    else if (asked !== null) table.actions.push(asked)
    table.answer = answer
    table.asked = null
    acknowledged++
  }
  const start = async ({ call }: Life): Promise<Acknowledged> => {
    const { open } = await call('sheets.get', { sheet })
    if (open !== null) {
      await call('sheets.settle', { sheet, record: open.record, forfeit: true })
    }
    const answer = await call('tables.start', {
      game: 'one-deck-dungeon',
      options: { heroes: [{ sheet, focus: 'lore' }], dungeon: 'dragons-cave', tier: 'novice' },
      seed: pick(2 ** 24),
    })
    const table = { answer, actions: [], asked: null }
    tables.set(answer.table, table)
    return table
  }
  const step = async ({ call }: Life, table: Acknowledged): Promise<void> => {
    const { table: id, revision, undo } = table.answer
    const at = { table: id, revision }
    if (undo === 'free' && pick(4) === 0) {
      table.asked = 'undo'
      keep(table, await call('tables.undo', at))
      return
    }
    table.asked = pickAction(table.answer, pick)
    keep(table, await call('tables.act', { ...at, action: table.asked }))
  }

  const playStep = async (life: Life): Promise<void> => {
    if (current?.answer.status !== 'playing') current = await start(life)
    await step(life, current)
  }

  return {
    /** How many steps, and undos, have been answered in all lives. */
    acknowledged: () => acknowledged,
    playStep,
    /** Plays until the end of this life. */
    play: async (life: Life): Promise<void> => {
      for (;;) await playStep(life)
    },
    /** Every table is as it was acknowledged, or one step further where an answer was still owed. */
    check: async (life: Life, { all }: { readonly all: boolean }): Promise<void> => {
      const checked = all ? [...tables.values()] : current === null ? [] : [current]
      for (const table of checked) {
        const { table: id, revision } = table.answer
        const opened = await life.call('tables.open', { table: id })
        if (table.asked !== null && opened.revision === revision + 1) keep(table, opened)
        table.asked = null
        expect(opened).toEqual({ ...table.answer, events: [] })
        const log = await life.call('tables.log', { table: id })
        expect(log.slice(1).map(({ action }) => action)).toEqual(table.actions)
      }
    },
  }
}

/** Looks at the files as the kill left them, in a copy: the app itself must find them untouched. */
function checkFiles(dataDir: string): void {
  const folder = newFolder()
  const copy = join(folder, DATABASE_FILE)
  for (const end of ['', '-wal']) {
    const file = join(dataDir, `${DATABASE_FILE}${end}`)
    if (existsSync(file)) copyFileSync(file, `${copy}${end}`)
  }
  const db = new Database(copy)
  try {
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(db.pragma('foreign_key_check')).toEqual([])
    const halfDone = db.prepare(`
      SELECT id FROM tables
      WHERE (status = 'ended') != EXISTS (SELECT 1 FROM records WHERE table_id = tables.id)
        OR revision < (SELECT coalesce(max(revision), 0) FROM table_actions WHERE table_id = tables.id)`)
    expect(halfDone.all()).toEqual([])
  } finally {
    db.close()
    removeFolder(folder)
  }
}

/** Runs until the process is gone; any other failure is the test's. */
async function untilKilled(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Killed)) throw error
  }
}

async function beKilled(kills: number, seed: number): Promise<number> {
  const dataDir = dataFolder()
  const first = live(dataDir)
  await first.ready()
  const { campaign } = await first.call('campaigns.create', { name: 'Nine lives' })
  const { sheet } = await first.call('sheets.create', { campaign, hero: 'mage', player: 'Cat' })
  await first.kill()

  const player = playerOf(sheet, picker(seed))
  for (let killed = 1; killed <= kills; killed++) {
    checkFiles(dataDir)
    const life = live(dataDir)
    // Now and then while it starts, else in the middle of play.
    if (Math.random() < 0.1) life.killIn(Math.random() * 300)
    await untilKilled(
      (async () => {
        await life.ready()
        await player.check(life, { all: killed === kills })
        // A busy machine may take longer for one step than a life is to last.
        await player.playStep(life)
        life.killIn(Math.random() * LONGEST)
        await player.play(life)
      })(),
    )
    await life.dead
  }
  checkFiles(dataDir)
  const last = live(dataDir)
  await last.ready()
  await player.check(last, { all: true })
  await last.kill()
  return player.acknowledged()
}

test(`killed ${KILLS} times, it loses no acknowledged action`, AS_LONG_AS_IT_TAKES, async () => {
  const acknowledged = await Promise.all(
    Array.from({ length: APPS }, (_, app) => beKilled(KILLS / APPS, app + 1)),
  )
  const total = acknowledged.reduce((sum, actions) => sum + actions, 0)
  // Else the kills came before anything could be lost: nine lives of ten get to play a step.
  expect(total).toBeGreaterThan(KILLS / 2)
})
