/** A tip makes way for the next once the player has gone on, read or not. */
import { expect, test, vi } from 'vitest'
import { effectScope, nextTick, ref, type Ref } from 'vue'
import { useTips } from '@renderer/table/tips/use-tips'

const change = vi.hoisted(() => vi.fn())
vi.mock('@renderer/stores/app', () => ({
  useAppStore: () => ({ settings: { tips: true, tipsSeen: [] }, change }),
}))

type Id = 'first' | 'second' | 'always'
const IDS: readonly Id[] = ['first', 'second', 'always']

/** Tips that fit the step of their name, and one that fits them all. */
function tipsOf(step: Ref<string>) {
  const fits = (id: Id, now: string) => id === 'always' || now.startsWith(id)
  const tips = effectScope().run(() =>
    useTips(step, {
      tipFor: (now, seen) => IDS.find((id) => !seen.has(id) && fits(id, now)) ?? null,
      fits,
    }),
  )
  if (tips === undefined) throw new Error('The scope is active.')
  return tips
}

test('a tip that no longer fits is seen, and the next is shown', async () => {
  const step = ref('first')
  const { tip } = tipsOf(step)
  expect(tip.value).toBe('first')
  step.value = 'second'
  await nextTick()
  expect(tip.value).toBe('second')
  expect(change).toHaveBeenLastCalledWith({ tipsSeen: ['first'] })
  step.value = 'first again'
  await nextTick()
  expect(tip.value).toBe('always')
})

test('a tip that still fits stays for two steps', async () => {
  const step = ref('first 0')
  const { tip } = tipsOf(step)
  step.value = 'first 1'
  await nextTick()
  step.value = 'first 2'
  await nextTick()
  expect(tip.value).toBe('first')
  step.value = 'first 3'
  await nextTick()
  expect(tip.value).toBe('always')
})
