/** How much of the database is read for a bundle. */
import { expect, test } from 'vitest'
import { ENGLISH } from '@shared/locales'
import { recordedWork } from './recorded-work'

test('what a bundle takes is asked for once, and once more where it is checked', async () => {
  const { asked, work, hooks, close } = await recordedWork()
  const { file, leftOut } = work.bundle(
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
