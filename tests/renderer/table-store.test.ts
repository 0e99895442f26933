import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { useTableStore } from '@renderer/stores/table'
import type { Action } from '@shared/games/one-deck-dungeon'
import { TABLE, tableBridge } from './table-bridge'

let backend: ReturnType<typeof tableBridge>
let store: ReturnType<typeof useTableStore>

/** The one action that may be done before a turn: beginning it. */
function begin() {
  const action = store.actions.find(({ type }) => type === 'begin-turn')
  if (!action) throw new Error('no turn to begin')
  return action
}
function quiet() {
  return vi.waitFor(() => expect(store.busy).toBe(false))
}

beforeEach(async () => {
  backend = tableBridge()
  vi.stubGlobal('window', { delversTable: backend.bridge })
  // The client looks for the bridge once, when it is loaded.
  vi.resetModules()
  setActivePinia(createPinia())
  const loaded = await import('@renderer/stores/table')
  store = loaded.useTableStore()
  await store.open(TABLE)
})

describe('a table on the screen', () => {
  test('shows where the game stands, and its log', () => {
    expect(store.answer).toEqual(backend.answer())
    expect(store.log).toHaveLength(1)
    expect(store.error).toBeNull()
  })

  test('takes over what an action answers and adds it to the log', async () => {
    await expect(store.act(begin())).resolves.toBe(true)
    expect(store.answer).toEqual(backend.answer())
    expect(store.log.map(({ revision }) => revision)).toEqual([0, 1])
    expect(store.log[1]?.events.length).toBeGreaterThan(0)
    // Its own step was announced too: that is no reason to fetch everything again.
    expect(backend.calls.filter((name) => name === 'tables.open')).toHaveLength(1)
  })

  test('does the same thing asked for twice at a time once', async () => {
    const action = begin()
    backend.hold()
    const first = store.act(action)
    await expect(store.act({ ...action })).resolves.toBe(false)
    backend.letGo()
    await expect(first).resolves.toBe(true)
    expect(backend.calls.filter((name) => name === 'tables.act')).toHaveLength(1)
    expect(store.busy).toBe(false)
  })

  test('keeps what is asked for meanwhile, and does what is still listed in its turn', async () => {
    backend.hold()
    const wanted: readonly ({ readonly type: string } | Action)[] = [
      begin(),
      { type: 'enter-room', hero: null, door: 2 },
      // No longer listed when its turn comes.
      { type: 'enter-room', hero: null, door: 3 },
      { type: 'face-encounter', hero: null },
    ]
    const asked = wanted.map((action) => store.act(action))
    expect(store.busy).toBe(true)
    backend.letGo()
    await expect(Promise.all(asked)).resolves.toEqual([true, true, false, true])
    expect(store.busy).toBe(false)
    expect(store.log.map(({ action }) => action?.type ?? null)).toEqual([
      null,
      'begin-turn',
      'enter-room',
      'face-encounter',
    ])
    expect(store.answer).toEqual(backend.answer())
  })

  test('takes back in turn what has just been asked for', async () => {
    const before = backend.answer()
    backend.hold()
    const acting = store.act(begin())
    const undoing = store.undo()
    backend.letGo()
    await expect(acting).resolves.toBe(true)
    await expect(undoing).resolves.toBe(true)
    expect(store.answer?.view).toEqual(before.view)
    expect(store.log).toHaveLength(1)
  })

  test('does nothing more of what was asked for before a refusal', async () => {
    backend.hold()
    backend.refuse({ code: 'table-over', message: 'It is over.' })
    const first = store.act(begin())
    const second = store.undo()
    backend.refuse(null)
    backend.letGo()
    await expect(first).resolves.toBe(false)
    await expect(second).resolves.toBe(false)
    expect(backend.calls.filter((name) => name === 'tables.undo')).toHaveLength(0)
  })

  test('takes the last step back, with its lines of the log', async () => {
    const before = backend.answer()
    await store.act(begin())
    await store.undo()
    expect(store.answer?.view).toEqual(before.view)
    expect(store.log).toHaveLength(1)
  })

  test('says so where the lines of the log cannot be fetched after an undo', async () => {
    await store.act(begin())
    backend.refuse({ code: 'disconnected', message: 'The connection was lost.' }, 'tables.log')
    await expect(store.undo()).resolves.toBe(true)
    expect(store.error?.code).toBe('disconnected')
  })

  test('asks for no undo where there is nothing to undo', async () => {
    await store.undo()
    expect(backend.calls).not.toContain('tables.undo')
  })

  test('follows what happens to the table elsewhere', async () => {
    backend.step(begin())
    await quiet()
    expect(store.answer).toEqual(backend.answer())
    expect(store.log).toHaveLength(2)
  })

  test('follows what happens elsewhere while its own action is under way', async () => {
    backend.hold()
    const acting = store.act(begin())
    const door = backend.answer().actions.find(({ type }) => type === 'enter-room')
    backend.step(door)
    backend.letGo()
    await expect(acting).resolves.toBe(true)
    expect(store.answer).toEqual(backend.answer())
    expect(store.answer?.revision).toBe(2)
    expect(store.log).toHaveLength(3)
  })

  test('follows what happens elsewhere while it looks what happened elsewhere', async () => {
    const stepElsewhere = () => backend.step(backend.answer().actions[0])
    backend.hold()
    stepElsewhere()
    stepElsewhere()
    backend.letGo()
    backend.hold()
    const looks = () => backend.calls.filter((name) => name === 'tables.log')
    await vi.waitFor(() => expect(looks()).toHaveLength(3))
    stepElsewhere()
    backend.letGo()
    await quiet()
    expect(store.answer).toEqual(backend.answer())
    expect(store.log).toHaveLength(4)
  })

  test('looks anew where its action came too late', async () => {
    const action = begin()
    backend.step(action, 'silent')
    await expect(store.act(action)).resolves.toBe(false)
    expect(store.error?.code).toBe('stale-revision')
    expect(store.answer).toEqual(backend.answer())
    expect(store.log).toHaveLength(2)
  })

  test('looks where it stands when the answer was lost on the way', async () => {
    backend.loseAnswers(true)
    const acting = store.act(begin())
    backend.loseAnswers(false)
    await expect(acting).resolves.toBe(false)
    expect(store.error?.code).toBe('disconnected')
    expect(store.answer).toEqual(backend.answer())
    expect(store.answer?.revision).toBe(1)
    expect(store.log).toHaveLength(2)
  })

  test('keeps the table as it stands when an action is refused', async () => {
    const before = store.answer
    const error = { code: 'table-over', message: 'It is over.' } as const
    backend.refuse(error)
    await expect(store.act(begin())).resolves.toBe(false)
    expect(store.answer).toBe(before)
    expect(store.error).toEqual(error)
    backend.refuse(null)
    await expect(store.act(begin())).resolves.toBe(true)
    expect(store.error).toBeNull()
  })

  test('throws away what arrives after it was left, and listens no longer', async () => {
    backend.hold()
    const acting = store.act(begin())
    store.close()
    backend.letGo()
    await expect(acting).resolves.toBe(false)
    expect([store.answer, store.log, store.error, store.busy]).toEqual([null, [], null, false])
    expect(backend.listening()).toBe(0)
  })

  test('tells why a table cannot be opened', async () => {
    backend.refuse({ code: 'not-found', message: 'No such table.' })
    await store.open(TABLE)
    expect(store.answer).toBeNull()
    expect(store.error?.code).toBe('not-found')
  })
})
