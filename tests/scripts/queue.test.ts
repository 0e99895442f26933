import { expect, it } from 'vitest'
import { runQueue } from '../../scripts/test/queue.ts'
import type { FailedStep } from '../../scripts/test/summary.ts'

function step(name: string, ...needs: string[]) {
  return { name, needs }
}

/** Runs steps of which each ends when it is told to; what begins and ends is written down in order. */
function queueOf(steps: readonly ReturnType<typeof step>[], slots: number) {
  const history: string[] = []
  const ends = new Map<string, (end: FailedStep | null) => void>()
  const finished = runQueue(steps, slots, ({ name }) => {
    history.push(`${name} begins`)
    return new Promise((resolve) => ends.set(name, resolve))
  })
  const end = async (name: string, ending?: string): Promise<void> => {
    history.push(`${name} ends`)
    ends.get(name)?.(ending === undefined ? null : { name, ending, output: '' })
    // What follows from an end is begun in later turns of this very queue of promises.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  return { history, end, finished }
}

it('begins as many steps as there are slots, and the next where one ends', async () => {
  const { history, end, finished } = queueOf([step('a'), step('b'), step('c')], 2)
  expect(history).toEqual(['a begins', 'b begins'])
  await end('b')
  expect(history.slice(2)).toEqual(['b ends', 'c begins'])
  await end('a')
  await end('c')
  expect(await finished).toEqual([])
})

it('passes over a step until what it needs has ended well', async () => {
  const { history, end, finished } = queueOf([step('a'), step('b', 'a'), step('c')], 2)
  expect(history).toEqual(['a begins', 'c begins'])
  await end('c')
  expect(history).not.toContain('b begins')
  await end('a')
  expect(history).toContain('b begins')
  await end('b')
  await finished
})

it('takes a need that is not among its steps for met', async () => {
  const { history, end, finished } = queueOf([step('b', 'a')], 2)
  expect(history).toEqual(['b begins'])
  await end('b')
  await finished
})

it('begins nothing more once a step has failed, and waits for those that run', async () => {
  const { history, end, finished } = queueOf([step('a'), step('b'), step('c'), step('d', 'a')], 2)
  await end('a', 'exit code 1')
  await end('b')
  const failed = await finished
  expect(failed.map(({ name, ending }) => [name, ending])).toEqual([['a', 'exit code 1']])
  expect(history).toEqual(['a begins', 'b begins', 'a ends', 'b ends'])
})
