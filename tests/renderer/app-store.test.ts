import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CallError } from '@shared/errors'
import type { useAppStore } from '@renderer/stores/app'
import { tableBridge } from './table-bridge'

let app: ReturnType<typeof useAppStore>

beforeEach(async () => {
  vi.stubGlobal('window', { delversTable: tableBridge().bridge })
  // The client looks for the bridge once, when it is loaded.
  vi.resetModules()
  setActivePinia(createPinia())
  app = (await import('@renderer/stores/app')).useAppStore()
})

function codes() {
  return app.toasts.map((toast) => (toast.kind === 'error' ? toast.error.code : null))
}
function refusal(code: CallError['code']): CallError {
  return { code, message: code }
}

test('a refusal met again and again is shown once, as the latest', () => {
  app.report(refusal('deleted'))
  app.report(refusal('disk-full'))
  app.report(refusal('deleted'))
  app.report(refusal('deleted'))
  expect(codes()).toEqual(['disk-full', 'deleted'])
})

test('of what a game refuses the last is shown, beside other messages', () => {
  app.report(refusal('disk-full'))
  app.report(refusal('dungeon-digger.no-way'))
  app.report(refusal('dungeon-digger.not-beside'))
  expect(codes()).toEqual(['disk-full', 'dungeon-digger.not-beside'])
})

test('no more than the last three messages are shown at once', () => {
  for (const code of ['deleted', 'disk-full', 'internal', 'not-found'] as const) {
    app.report(refusal(code))
  }
  expect(codes()).toEqual(['disk-full', 'internal', 'not-found'])
})
