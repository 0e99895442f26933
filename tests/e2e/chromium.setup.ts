/** One Chromium for all workers, found or installed before several of them would install it at once. */
import { existsSync } from 'node:fs'
import { test } from '@playwright/test'
import { ensureChromium } from '../../scripts/chromium.ts'
import { expect } from './expect.ts'

test('there is a Chromium', () => {
  test.setTimeout(1_200_000)
  expect(existsSync(ensureChromium())).toBe(true)
})
