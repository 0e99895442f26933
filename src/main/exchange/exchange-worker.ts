/** A thread that does one task of an exchange on a connection of its own, and ends. */
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'better-sqlite3'
import type { LongJob } from '@shared/api'
import { clock } from '@shared/clock'
import { Refusal } from '@shared/errors'
import { games } from '../games'
import { outcomeRules } from '../games/outcomes'
import { addChecksumFunction, BUSY_TIMEOUT, connect } from '../store/connection'
import type { Connection } from '../store/connection'
import { exchangeQueries } from '../store/exchange-queries'
import type { WorkHooks } from '../store/long-work'
import { CANCELLED } from './messages'
import type { FromThread, Start } from './messages'
import { createWork } from './work'
import type { Outcomes, Task, Work } from './work'

/** Milliseconds between two steps that are told. */
const PACE = 50

const start = workerData as Start

function tell(message: FromThread): void {
  parentPort?.postMessage(message, message.type === 'done' ? bytesOf(message.outcome) : [])
}

/** Large bytes are handed over, not copied: for as long as that takes, the other thread would answer nobody. */
function bytesOf(outcome: Outcomes[Task['kind']]): readonly ArrayBuffer[] {
  if ('file' in outcome) return [outcome.file.buffer]
  return 'played' in outcome ? [outcome.played.packed.buffer] : []
}

function open({ task, database, readOnly }: Start): Connection {
  if (task.kind === 'apply' && !readOnly) return connect(database)
  const db = new Database(database, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT })
  addChecksumFunction(db)
  // All that is read is of one moment, whatever is played meanwhile.
  db.exec('BEGIN')
  return db
}

function hooksOf(wanted: Int32Array): WorkHooks {
  let told: { readonly job: LongJob; readonly at: number } | null = null
  return {
    step: (job, done, total) => {
      if (Atomics.load(wanted, 0) === CANCELLED)
        throw new Refusal('cancelled', 'It is not wanted any more.')
      const at = performance.now()
      if (told?.job === job && at - told.at < PACE && done < total) return
      told = { job, at }
      tell({ type: 'step', job, done, total })
    },
    pause: () => Promise.resolve(),
    ofOneMoment: true,
    write: async (work) => {
      await new Promise((resolve) => {
        parentPort?.once('message', resolve)
        tell({ type: 'turn' })
      })
      return work()
    },
  }
}

async function carryOut(work: Work, task: Task, hooks: WorkHooks): Promise<Outcomes[Task['kind']]> {
  switch (task.kind) {
    case 'bundle':
      return await work.bundle(task, hooks)
    case 'preview':
      return await work.preview(task, hooks)
    case 'apply':
      return await work.apply(task, hooks)
  }
}

function failureOf(error: unknown): FromThread {
  if (error instanceof Refusal) {
    const { code, message, details } = error
    return { type: 'refused', refusal: { code, message, details } }
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return {
    type: 'failed',
    code,
    message: error instanceof Error ? String(error.stack) : String(error),
  }
}

async function run(): Promise<void> {
  try {
    const db = open(start)
    try {
      const queries = exchangeQueries(db, outcomeRules(games))
      const work = createWork({ queries, games, app: start.app, now: clock })
      const hooks = hooksOf(new Int32Array(start.wanted))
      tell({ type: 'done', outcome: await carryOut(work, start.task, hooks) })
    } finally {
      db.close()
    }
  } catch (error) {
    tell(failureOf(error))
  }
}

void run()
