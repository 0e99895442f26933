import { effectScope, shallowRef } from 'vue'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CallError } from '@shared/errors'
import { CAMPAIGN_REFUSALS, campaignErrorCode } from '@shared/games/one-deck-dungeon'
import type * as I18n from '@renderer/i18n'
import type * as ErrorText from '@renderer/games/use-error-text'

let words: typeof I18n
let useErrorText: typeof ErrorText.useErrorText

beforeEach(async () => {
  // What has been fetched stays with the module.
  vi.resetModules()
  words = await import('@renderer/i18n')
  ;({ useErrorText } = await import('@renderer/games/use-error-text'))
})

test('what a campaign refuses is said before any screen has fetched the words of its game', async () => {
  const errors = shallowRef<readonly CallError[]>([])
  const scope = effectScope()
  const textOf = scope.run(() => useErrorText(() => errors.value, words.i18n.global.t))
  if (textOf === undefined) throw new Error('The scope is over.')
  const all = CAMPAIGN_REFUSALS.map((code) => ({ code: campaignErrorCode(code), message: '' }))
  errors.value = [...all]
  expect(words.i18n.global.te('errors.one-deck-dungeon.focus-missing')).toBe(false)
  expect(all.map(textOf)).toEqual(all.map(() => ''))
  await vi.waitFor(() => expect(all.map(textOf)).not.toContain(''))
  for (const error of all) expect(textOf(error), error.code).toMatch(/\.$/)
  expect(textOf({ code: campaignErrorCode('bad-gauntlet'), message: '' })).toMatch(
    /^A gauntlet is for/,
  )
  scope.stop()
})

test('what the app refuses needs no words of a game', () => {
  const scope = effectScope()
  const error: CallError = { code: 'database-newer', message: '', details: { version: '9.9' } }
  const text = scope.run(() => useErrorText(() => [error], words.i18n.global.t)(error))
  expect(text).toContain('9.9')
  scope.stop()
})
