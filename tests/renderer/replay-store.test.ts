import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effectScope, type EffectScope } from 'vue'
import type { useReplay } from '@renderer/stores/replay'
import { TABLE, tableBridge } from './table-bridge'

let backend: ReturnType<typeof tableBridge>
let scope: EffectScope
let replay: ReturnType<typeof useReplay>

beforeEach(async () => {
  backend = tableBridge()
  backend.step({ type: 'begin-turn', hero: null }, 'silent')
  vi.stubGlobal('window', { delversTable: backend.bridge })
  vi.resetModules()
  setActivePinia(createPinia())
  const loaded = await import('@renderer/stores/replay')
  scope = effectScope()
  scope.run(() => (replay = loaded.useReplay(TABLE)))
  await vi.waitFor(() => expect(replay.shown.value?.step).toBe(1))
})
afterEach(() => scope.stop())

test('shows the step asked for once the main process can answer again', async () => {
  backend.refuse({ code: 'disconnected', message: 'Lost on the way.' })
  await replay.go(0)
  expect(replay.error.value?.code).toBe('disconnected')
  expect(replay.shown.value?.step).toBe(1)
  backend.refuse(null)
  backend.announce()
  await vi.waitFor(() => expect(replay.shown.value?.step).toBe(0))
  expect(replay.error.value).toBeNull()
})
