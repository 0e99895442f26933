import { describe, expect, test } from 'vitest'
import type { Result } from '@shared/errors'
import { mirror } from '@renderer/stores/mirror'

const refusal = { error: { code: 'not-found', message: 'Not here' } } as const

/** A main process that answers on demand, in any order. */
function slowBackend() {
  const waiting: ((result: Result<string>) => void)[] = []
  return {
    ask: () => new Promise<Result<string>>((answer) => waiting.push(answer)),
    answer: (call: number, result: Result<string>) => waiting[call]?.(result),
  }
}

describe('a mirror', () => {
  test('shows what was fetched', async () => {
    const { value, refresh } = mirror(() => Promise.resolve({ ok: 'here' }))
    await refresh()
    expect(value.value).toBe('here')
  })

  test('keeps its value and tells the refusal when a fetch is refused', async () => {
    const answers: Result<string>[] = [{ ok: 'here' }, refusal, { ok: 'again' }]
    const { value, error, refresh } = mirror(() => Promise.resolve(answers.shift() ?? refusal))
    await refresh()
    await refresh()
    expect([value.value, error.value?.code]).toEqual(['here', 'not-found'])
    await refresh()
    expect([value.value, error.value]).toEqual(['again', null])
  })

  test('throws away a snapshot that arrives after a newer one', async () => {
    const backend = slowBackend()
    const { value, refresh } = mirror(backend.ask)
    const first = refresh()
    const second = refresh()
    backend.answer(1, { ok: 'new' })
    await second
    backend.answer(0, { ok: 'old' })
    await first
    expect(value.value).toBe('new')
  })

  test('lets a change overtake a fetch that was under way', async () => {
    const backend = slowBackend()
    const { value, loading, refresh, take } = mirror(backend.ask)
    const fetching = refresh()
    await take(() => Promise.resolve({ ok: 'changed' }))
    backend.answer(0, { ok: 'before the change' })
    await fetching
    expect([value.value, loading.value]).toEqual(['changed', false])
  })

  test('hands a refused change back to its caller and shows nothing of it', async () => {
    const { value, error, refresh, take } = mirror(() => Promise.resolve({ ok: 'here' }))
    await refresh()
    expect(await take(() => Promise.resolve(refusal))).toEqual(refusal)
    expect([value.value, error.value]).toEqual(['here', null])
  })
})
