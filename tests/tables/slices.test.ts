/** Long answers are found a slice at a time: whoever else calls is answered meanwhile. */
import { afterEach, expect, test, vi } from 'vitest'
import { inSlices } from '@main/background'

afterEach(() => {
  vi.restoreAllMocks()
})

/** So many steps, each as long as the clock is told that it takes; they note what happens meanwhile. */
async function noted(steps: number, milliseconds: number): Promise<readonly string[]> {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const notes: string[] = []
  function* work(): Generator<void, string> {
    for (let step = 0; step < steps; step++) {
      now += milliseconds
      notes.push('step')
      yield
    }
    return 'found'
  }
  setImmediate(() => notes.push('other'))
  notes.push(await inSlices(work()))
  return notes
}

test('others are answered between slices, and the answer is what the steps come to', async () => {
  expect(await noted(3, 10)).toEqual(['step', 'other', 'step', 'step', 'found'])
})

test('what takes no longer than a slice is found at once', async () => {
  expect(await noted(3, 1)).toEqual(['step', 'step', 'step', 'found'])
})
