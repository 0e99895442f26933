/** What a page may ask of the main process: the contract, and nothing that Electron has besides. */
import { contextBridge, ipcRenderer } from 'electron'
import { CALL_CHANNEL, EVENT_CHANNEL } from '@shared/wire'
import type { AppEventName } from '@shared/api'
import type { Bridge } from '@shared/wire'

const bridge: Bridge = {
  call: (name, input) => ipcRenderer.invoke(CALL_CHANNEL, name, input),
  on: (event, listener) => {
    // The event that Electron hands in first carries ipcRenderer itself: it stays on this side.
    const hear = (_: unknown, name: AppEventName, data: unknown): void => {
      if (name === event) listener(data as Parameters<typeof listener>[0])
    }
    ipcRenderer.on(EVENT_CHANNEL, hear)
    return () => void ipcRenderer.off(EVENT_CHANNEL, hear)
  },
}

contextBridge.exposeInMainWorld('delversTable', bridge)
