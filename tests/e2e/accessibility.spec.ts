/** Every screen as a program sees it that looks for barriers (WCAG 2.2, A and AA): in every theme it finds none. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Theme } from '../../src/shared/api.ts'
import { expect, test } from './app.ts'
import { FIRST_PLACES, furnishPlaces, visit } from './places.ts'
import type { Place } from './places.ts'
import { english } from './words.ts'

const THEMES: readonly Theme[] = ['lantern', 'daylight', 'contrast']
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Where much stands on many grounds: there the other themes are looked at too. */
const COLORFUL = /^table: a fight|^(the (library|statistics|codex|settings)|a sheet|a rule)$/

async function barriersAt(page: Page, places: readonly Place[]): Promise<readonly string[]> {
  const barriers: string[] = []
  await visit(page, english, places, async ({ name }) => {
    // From the top, where the bar above lies over nothing that has been scrolled under it.
    await page.evaluate('scrollTo(0, 0)')
    for (const theme of COLORFUL.test(name) ? THEMES : THEMES.slice(0, 1)) {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
      // Without legacy mode each look opens a page of its own.
      // What is in order need not be told, which takes as long again.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
      // Themes differ in nothing but colour.
      if (theme === THEMES[0]) axe.withTags(WCAG)
      else axe.withRules('color-contrast')
      const { violations } = await axe.analyze()
      for (const { id, nodes } of violations)
        for (const { target, failureSummary } of nodes)
          barriers.push(`${name}, ${theme}: ${id} at ${String(target)}: ${failureSummary ?? ''}`)
    }
    await page.evaluate(`document.documentElement.dataset.theme = '${THEMES[0]}'`)
  })
  return barriers
}

test('no screen has a barrier', async ({ openApp }) => {
  const { dataDir, places } = await furnishPlaces()
  const { page } = await openApp(dataDir)
  expect(await barriersAt(page, places)).toEqual([])
})

test.describe('at the first start', () => {
  test.use({ newcomer: true })
  test('no screen has a barrier', async ({ app: { page } }) => {
    expect(await barriersAt(page, FIRST_PLACES)).toEqual([])
  })
})
