/** Every screen in every window, in both languages and in one that is longer than any: nothing lies where it must not. */
import type { Page } from '@playwright/test'
import type { TextSize } from '../../src/shared/api.ts'
import { newFolder, removeFolder } from '../temporary-folder.ts'
import { expect, goTo, test } from './app.ts'
import { flawsOf } from './flaws.ts'
import { FIRST_PLACES, furnishPlaces, visit } from './places.ts'
import type { Place } from './places.ts'
import { PSEUDO, PSEUDO_NAME, buildWithPseudo } from './pseudo.ts'
import { screensOf } from './screens.ts'
import { english, italian, pseudonym } from './words.ts'
import type { Say } from './words.ts'

/** In the pixels of styles: a screen whose system enlarges everything twice has half of them. */
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 1024, height: 700 },
  { width: 960, height: 540 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
  { width: 768, height: 1024 },
] as const
type Window = (typeof WINDOWS)[number]
/** One window of each form: in these, longer words are short of room first. */
const NARROW = WINDOWS.filter(({ width }) => [1280, 768].includes(width))
const ENLARGED = WINDOWS.filter(({ width }) => width === 1280)

const NEXT_FRAME = 'new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))'

/** What is wrong at a place, once the table has fitted its parts to the room that it found. */
async function settledFlaws(page: Page): Promise<readonly string[]> {
  await page.evaluate(NEXT_FRAME)
  let flaws: readonly string[] = []
  const count = async () => (flaws = await flawsOf(page)).length
  await expect
    .poll(count, { timeout: 5_000 })
    .toBe(0)
    .catch(() => undefined)
  return flaws
}

async function flawsAt(
  page: Page,
  say: Say,
  places: readonly Place[],
  windows: readonly Window[],
): Promise<readonly string[]> {
  const flaws: string[] = []
  await visit(page, say, places, async ({ name }) => {
    for (const window of windows) {
      await page.setViewportSize(window)
      const found = await settledFlaws(page)
      flaws.push(...found.map((flaw) => `${name}, ${window.width} × ${window.height}: ${flaw}`))
    }
  })
  return flaws
}

/** Chooses a language where a person does. */
async function speak(page: Page, language: string): Promise<void> {
  await goTo(page, '/settings')
  await screensOf(page).settings.speak(language)
}
async function enlarge(page: Page, size: TextSize): Promise<void> {
  await goTo(page, '/settings')
  await page
    .getByRole('radiogroup', { name: english('settings.textSize'), exact: true })
    .getByRole('radio', { name: english('settings.percent', { size }) })
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-text-size', String(size))
}

test.describe('whoever is new', () => {
  test.use({ newcomer: true })

  test('finds each first screen in order', async ({ app: { page } }) => {
    expect(await flawsAt(page, english, FIRST_PLACES, WINDOWS)).toEqual([])
  })
})

test('every screen fits every window', async ({ openApp }) => {
  const { dataDir, places } = await furnishPlaces()
  const { page } = await openApp(dataDir)
  expect(await flawsAt(page, english, places, WINDOWS)).toEqual([])
})

// In Italian, whose words are the longer ones.
test('every screen fits with text of twice the size', async ({ openApp }) => {
  const { dataDir, places } = await furnishPlaces()
  const { page } = await openApp(dataDir)
  await enlarge(page, 200)
  await speak(page, 'Italiano')
  expect(await flawsAt(page, italian, places, ENLARGED)).toEqual([])
})

test('every screen fits in Italian', async ({ openApp }) => {
  const { dataDir, places } = await furnishPlaces()
  const { page } = await openApp(dataDir)
  await speak(page, 'Italiano')
  expect(await flawsAt(page, italian, places, NARROW)).toEqual([])
})

test('one more language is one more file, and its long words fit', async ({ openApp }) => {
  const folder = newFolder('pseudo')
  try {
    const { dataDir, places } = await furnishPlaces()
    const { page } = await openApp(dataDir, buildWithPseudo(folder))
    await speak(page, PSEUDO_NAME)
    await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO)
    expect(await flawsAt(page, pseudonym, places, NARROW)).toEqual([])
  } finally {
    removeFolder(folder)
  }
})
