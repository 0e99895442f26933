import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effectScope, type EffectScope } from 'vue'
import type { useReplay } from '@renderer/stores/replay'
import { TABLE, tableBridge } from './table-bridge'

let house: ReturnType<typeof tableBridge>
let scope: EffectScope
let replay: ReturnType<typeof useReplay>

beforeEach(async () => {
  house = tableBridge()
  house.step({ type: 'begin-turn', hero: null }, 'unheard')
  vi.stubGlobal('window', { delversTable: house.bridge })
  vi.resetModules()
  setActivePinia(createPinia())
  const loaded = await import('@renderer/stores/replay')
  scope = effectScope()
  scope.run(() => (replay = loaded.useReplay(TABLE)))
  await vi.waitFor(() => expect(replay.shown.value?.step).toBe(1))
})
afterEach(() => scope.stop())

test('shows the step asked for once the house is there again that could not answer', async () => {
  house.refuse({ code: 'disconnected', message: 'Lost on the way.' })
  await replay.go(0)
  expect(replay.error.value?.code).toBe('disconnected')
  expect(replay.shown.value?.step).toBe(1)
  house.refuse(null)
  house.announce()
  await vi.waitFor(() => expect(replay.shown.value?.step).toBe(0))
  expect(replay.error.value).toBeNull()
})
