/** Whose works the app is built from: found from the settings, searched, read, in both languages and every theme. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './app.ts'
import { languages } from './words.ts'

for (const { locale, say } of languages('en'))
  test(`licenses are read and searched (${locale})`, async ({ app: { page } }) => {
    await page.evaluate(`location.hash = '#/settings'`)
    if (locale === 'it') await page.getByRole('radio', { name: 'Italiano' }).click()
    await page.getByRole('link', { name: say('settings.licences'), exact: true }).click()
    await expect(page.getByRole('heading', { name: say('licences.title'), level: 1 })).toBeVisible()

    const entries = page.getByRole('listitem')
    await expect(entries.filter({ hasText: 'Electron' }).first()).toBeVisible()
    const all = await entries.count()
    expect(all).toBeGreaterThan(60)
    await page.getByLabel(say('licences.search')).fill('Huerta')
    await expect(entries).toHaveCount(2)
    await entries.first().locator('summary').click()
    await expect(entries.first()).toContainText('SIL OPEN FONT LICENSE Version 1.1')
    const axe = () => new AxeBuilder({ page }).setLegacyMode()
    expect((await axe().analyze()).violations).toEqual([])
    // Themes differ in nothing but color.
    for (const theme of ['daylight', 'contrast']) {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
      expect((await axe().withRules('color-contrast').analyze()).violations).toEqual([])
    }
    await page.getByLabel(say('licences.search')).fill('no such work')
    await expect(
      page.getByRole('status').filter({ hasText: say('licences.found', {}, 0) }),
    ).toBeVisible()
    await expect(entries).toHaveCount(0)
  })
