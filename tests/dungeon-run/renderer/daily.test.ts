/** The run of the day on a screen that is left open overnight. */
import { expect, test, vi } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'

test('after midnight it is the one of the new day', async () => {
  const asked: unknown[] = []
  const call = (name: string, input: { readonly day?: string }) => {
    if (name === 'dailyRuns.get') asked.push(input.day)
    return Promise.resolve({ ok: name === 'dailyRuns.list' ? [] : { day: input.day } })
  }
  vi.stubGlobal('window', { delversTable: { call, on: () => () => undefined } })
  // The client looks for the bridge once, when it is loaded.
  vi.resetModules()
  const { useDaily } = await import('@renderer/games/dungeon-run/daily/use-daily')
  const day = ref('2026-11-28')
  const scope = effectScope()
  const page = scope.run(() => useDaily(day))
  await vi.waitFor(() => expect(page?.value.value?.daily.day).toBe('2026-11-28'))
  day.value = '2026-11-29'
  await nextTick()
  await vi.waitFor(() => expect(page?.value.value?.daily.day).toBe('2026-11-29'))
  expect(asked).toEqual(['2026-11-28', '2026-11-29'])
  scope.stop()
})
