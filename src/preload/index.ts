/** What a page may ask of the main process: the contract, and nothing that Electron has besides. */
import { contextBridge, ipcRenderer } from 'electron'
import { CALL_CHANNEL, EVENT_CHANNEL } from '@shared/wire'
import type { AppEventName } from '@shared/api'
import type { Bridge } from '@shared/wire'

/** Who hears of what. Electron is listened to once, however many on a page do: beyond ten it would suspect a leak. */
const listeners = new Map<AppEventName, Set<(data: unknown) => void>>()

// The event that Electron hands in first carries ipcRenderer itself: it stays on this side.
ipcRenderer.on(EVENT_CHANNEL, (_: unknown, name: AppEventName, data: unknown) => {
  for (const hear of [...(listeners.get(name) ?? [])]) hear(data)
})

const bridge: Bridge = {
  call: (name, input) => ipcRenderer.invoke(CALL_CHANNEL, name, input),
  on: (event, listener) => {
    const hear = (data: unknown): void => listener(data as Parameters<typeof listener>[0])
    const ofEvent = listeners.get(event) ?? new Set()
    listeners.set(event, ofEvent.add(hear))
    return () => void ofEvent.delete(hear)
  },
}

contextBridge.exposeInMainWorld('delversTable', bridge)
