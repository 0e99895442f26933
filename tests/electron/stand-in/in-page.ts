/** The page's half: a preload's `electron`, put in place before any script of the page runs. */

/** A script that runs the built preload with what a sandboxed one is given. */
export function preloadScript(source: string): string {
  return `if (window === top && location.protocol === 'https:')
    (${String(install)})((require, module, exports, process) => {${source}\n})`
}

type Listener = (event: unknown, ...args: unknown[]) => unknown
type Preload = (require: unknown, module: unknown, exports: unknown, process: unknown) => void
interface PageWorld {
  standInInvoke?: (channel: string, args: unknown[]) => Promise<unknown>
  standInHear?: (message: { channel: string; args: unknown[] }) => void
}

/** Runs in the page: it may use nothing from outside itself. */
function install(preload: Preload): void {
  const world = globalThis as unknown as PageWorld
  const { standInInvoke } = world
  delete world.standInInvoke
  const listeners = new Map<string, Set<Listener>>()
  const ipcRenderer = {
    invoke: async (channel: string, ...args: unknown[]) =>
      structuredClone(await standInInvoke?.(channel, structuredClone(args))),
    on(channel: string, listener: Listener) {
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener))
    },
    off(channel: string, listener: Listener) {
      listeners.get(channel)?.delete(listener)
    },
  }
  Object.defineProperty(world, 'standInHear', {
    value: ({ channel, args }: { channel: string; args: unknown[] }) => {
      for (const listener of [...(listeners.get(channel) ?? [])]) listener({}, ...args)
    },
  })

  /** The context bridge lets functions and promises through as proxies, and clones the rest. */
  const cross = (value: unknown): unknown => {
    if (typeof value === 'function')
      return (...args: unknown[]) => cross((value as Listener)(...(args.map(cross) as [unknown])))
    if (value instanceof Promise) return value.then(cross)
    return structuredClone(value)
  }
  const contextBridge = {
    exposeInMainWorld(name: string, api: Record<string, unknown>) {
      const copy = Object.entries(api).map(([key, value]) => [key, cross(value)])
      Object.defineProperty(world, name, {
        value: Object.freeze(Object.fromEntries(copy)),
        enumerable: true,
      })
    },
  }
  const require = (id: string): unknown => {
    if (id === 'electron') return { contextBridge, ipcRenderer }
    throw new Error(`A sandboxed preload cannot require '${id}'`)
  }
  const module = { exports: {} }
  preload(require, module, module.exports, { sandboxed: true, contextIsolated: true })
}
