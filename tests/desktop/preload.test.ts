/** The bridge between a page of the desktop app and its main process. */
import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { EVENT_CHANNEL } from '@shared/wire'
import type { Bridge } from '@shared/wire'

const electron = vi.hoisted((): { ipc: EventEmitter | null; bridge: unknown } => ({
  ipc: null,
  bridge: null,
}))
vi.mock('electron', () => {
  electron.ipc = new EventEmitter()
  return {
    ipcRenderer: electron.ipc,
    contextBridge: {
      exposeInMainWorld: (_: string, bridge: unknown) => {
        electron.bridge = bridge
      },
    },
  }
})

test('listens to Electron once, however many on a page listen, and hands each its own events', async () => {
  await import('../../src/preload/index')
  const bridge = electron.bridge as Bridge
  const heard: string[] = []
  const stops = Array.from({ length: 20 }, (_, at) =>
    bridge.on(at % 2 === 0 ? 'table.changed' : 'campaign.changed', () => heard.push(`${at}`)),
  )
  expect(electron.ipc?.listenerCount(EVENT_CHANNEL)).toBe(1)
  electron.ipc?.emit(EVENT_CHANNEL, {}, 'table.changed', {})
  expect(heard).toEqual(['0', '2', '4', '6', '8', '10', '12', '14', '16', '18'])

  stops[0]?.()
  for (const stop of stops.slice(2)) stop()
  electron.ipc?.emit(EVENT_CHANNEL, {}, 'table.changed', {})
  electron.ipc?.emit(EVENT_CHANNEL, {}, 'campaign.changed', {})
  expect(heard.slice(10)).toEqual(['1'])
})
