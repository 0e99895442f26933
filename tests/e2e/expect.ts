/**
 * Expectations of a page that wait for it, as long as a busy machine may take: in tests, and in scripts that go
 * through the screens as tests do.
 */
import { expect as base } from '@playwright/test'

export const expect = base.configure({ timeout: 15_000 })
