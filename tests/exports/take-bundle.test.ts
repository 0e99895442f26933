/** How much of the database is read for a bundle. */
import { expect, test } from 'vitest'
import { ENGLISH } from '@shared/locales'
import { recordedWork } from './recorded-work'

test('what a bundle takes is asked for once, and once more where it is checked', async () => {
  const { asked, work, hooks, close } = await recordedWork()
  const { file, leftOut } = await work.bundle(
    { kind: 'bundle', scope: 'everything', locale: ENGLISH },
    hooks,
  )
  close()
  expect(leftOut).toEqual([])
  // It can be handed to another thread whole.
  expect(file.buffer.byteLength).toBe(file.byteLength)
  const times = Map.groupBy(asked, (statement) => statement)
  const often = [...times].filter(([, all]) => all.length > 2).map(([statement]) => statement)
  expect(often).toEqual([])
})

/** What belongs to records and tables, or says of them how they came to be. */
const BELONGING = [
  ...['stamps', 'earlier_values', 'record_versions', 'sheet_records', 'checkmarks'],
  ...['sheets', 'table_seats'],
]

test('what belongs to things is asked for all of them at once', async () => {
  const { asked, work, hooks, close } = await recordedWork()
  await work.bundle({ kind: 'bundle', scope: 'everything', locale: ENGLISH }, hooks)
  close()
  // Once for what leaves, and once more where it is checked.
  for (const table of BELONGING) {
    const own = new RegExp(`^SELECT [^(]* FROM ${table}\\s+WHERE`)
    const often = asked.filter((statement) => own.test(statement.trim())).length
    expect([table, often <= 2]).toEqual([table, true])
  }
})

test('packed beside what is read, it is the same file', async () => {
  const { work, hooks, close } = await recordedWork()
  const task = { kind: 'bundle', scope: 'everything', locale: ENGLISH } as const
  const here = await work.bundle(task, hooks)
  const beside = await work.bundle(task, { ...hooks, ofOneMoment: true })
  close()
  expect(Buffer.from(beside.file).equals(here.file)).toBe(true)
})
