/** Notes are saved as they are written, and never lost on the way. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'
import type { CallError, Result } from '@shared/errors'
import { useDraft } from '@renderer/stores/draft'

const LOST: CallError = { code: 'disconnected', message: 'Lost on the way.' }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A draft whose savings wait until they are answered. */
function draftOf(kept = '', delay?: null) {
  const saved = ref(kept)
  const sent: { readonly text: string; readonly answer: (result: Result<null>) => void }[] = []
  const scope = effectScope()
  const draft = scope.run(() =>
    useDraft(saved, (text) => new Promise((answer) => sent.push({ text, answer })), delay),
  )
  if (draft === undefined) throw new Error('The scope is active.')
  const write = async (text: string): Promise<void> => {
    draft.text.value = text
    await nextTick()
  }
  return { ...draft, saved, sent, scope, write }
}

test('is saved once nobody types, and only then', async () => {
  const { write, sent, waiting } = draftOf()
  await write('a')
  await write('ab')
  expect(sent).toEqual([])
  await vi.runAllTimersAsync()
  expect(sent.map(({ text }) => text)).toEqual(['ab'])
  sent[0]?.answer({ ok: null })
  await vi.runAllTimersAsync()
  expect(waiting.value).toBe(false)
})

test('what is written while it is being saved follows it', async () => {
  const { write, sent, flush } = draftOf()
  await write('first')
  const flushed = flush()
  await write('first, second')
  sent[0]?.answer({ ok: null })
  await vi.runAllTimersAsync()
  expect(sent.map(({ text }) => text)).toEqual(['first', 'first, second'])
  sent[1]?.answer({ ok: null })
  expect(await flushed).toBe(true)
})

test('what the main process keeps takes its place only where no change waits', async () => {
  const { write, sent, saved, text } = draftOf('kept')
  saved.value = 'kept elsewhere'
  await nextTick()
  expect(text.value).toBe('kept elsewhere')
  await write('my own ')
  saved.value = 'from elsewhere again'
  await nextTick()
  expect(text.value).toBe('my own ')
  await vi.runAllTimersAsync()
  sent[0]?.answer({ ok: null })
  await vi.runAllTimersAsync()
  // The main process trims what it keeps; a space just typed must stay.
  saved.value = 'my own'
  await nextTick()
  expect(text.value).toBe('my own ')
})

test('a refused saving is reported, keeps the text, and is tried again', async () => {
  const { write, sent, flush, text, error } = draftOf()
  await write('dear')
  const first = flush()
  sent[0]?.answer({ error: LOST })
  expect(await first).toBe(false)
  expect(error.value).toEqual(LOST)
  expect(text.value).toBe('dear')
  const second = flush()
  sent[1]?.answer({ ok: null })
  expect(await second).toBe(true)
  expect(error.value).toBeNull()
})

test('where each saving is a version, it waits for who leaves, however long', async () => {
  const { write, sent, flush } = draftOf('', null)
  await write('a thought, a pause, ')
  await vi.runAllTimersAsync()
  await write('a thought, a pause, a thought')
  expect(sent).toEqual([])
  const flushed = flush()
  sent[0]?.answer({ ok: null })
  expect(await flushed).toBe(true)
  expect(sent.map(({ text }) => text)).toEqual(['a thought, a pause, a thought'])
})

test('leaving saves at once', async () => {
  const { write, sent, scope } = draftOf()
  await write('last words')
  scope.stop()
  expect(sent.map(({ text }) => text)).toEqual(['last words'])
})
