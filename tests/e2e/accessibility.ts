/** A screen checked for accessibility by a program (WCAG 2.2, A and AA). */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Theme } from '../../src/shared/api.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What is found in each theme; the page is left in the first of them, at its top. */
export async function violationsOf(
  page: Page,
  [first, ...others]: readonly [Theme, ...Theme[]],
): Promise<readonly string[]> {
  // From the top, where the bar above lies over nothing that has been scrolled under it.
  await page.evaluate('scrollTo(0, 0)')
  const violations = [...(await violationsIn(page, first, (axe) => axe.withTags(WCAG)))]
  // Themes differ in nothing but colour.
  for (const theme of others)
    violations.push(...(await violationsIn(page, theme, (axe) => axe.withRules('color-contrast'))))
  if (others.length > 0) await wear(page, first)
  return violations
}

async function violationsIn(
  page: Page,
  theme: Theme,
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<readonly string[]> {
  await wear(page, theme)
  // Without legacy mode each look opens a page of its own.
  // Passed checks are left out: reporting them takes as long again. So are styles and sounds fetched once more: no
  // rule that is asked for needs them.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
  const { violations } = await choose(axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${theme}: ${id} at ${String(target)}: ${failureSummary ?? ''}`,
    ),
  )
}

function wear(page: Page, theme: Theme): Promise<unknown> {
  return page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
}
