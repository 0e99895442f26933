// @ts-nocheck
import { mkdirSync } from 'node:fs'
import { test } from './app.ts'
import { FIRST_PLACES, furnishPlaces, visit } from './places.ts'
const slugOf = (p: string) => p.toLowerCase().replaceAll('’', '').replace(/\W+/g, '-')
import { speaker } from './words.ts'

const OUT = '/tmp/shots/looks'
const only = process.env['ONLY'] ?? ''
const SETS = [
  { locale: 'en', theme: 'lantern', width: 1280, height: 800 },
  { locale: 'it', theme: 'daylight', width: 1920, height: 1080 },
] as const
for (const { locale, theme, width, height } of SETS) {
  const folder = `${OUT}/${locale}`
  const shoot = async (page: any, n: number, name: string) => {
    mkdirSync(folder, { recursive: true })
    await page.evaluate(`new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(r, 60))))`)
    await page.screenshot({ path: `${folder}/${String(n).padStart(2, '0')}-${slugOf(name)}.png` })
  }
  test.describe(`first ${locale}`, () => {
    test.use({ newcomer: true })
    test(`first-${locale}`, async ({ openApp }) => {
      const { page, house } = await openApp() as any
      await page.setViewportSize({ width, height })
      void house
      if (locale === 'it') { await page.getByRole('button', { name: 'Italiano' }).or(page.getByRole('radio', { name: 'Italiano' })).first().click() }
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
      let n = 0
      await visit(page, speaker(locale), FIRST_PLACES, async ({ name }) => {
        await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
        await shoot(page, (n += 1), name)
      })
    })
  })
  test(`all-${locale}`, async ({ openApp }) => {
    const { dataDir, places } = await furnishPlaces()
    const { furnish } = await import('./furnish.ts')
    await furnish(dataDir, (ask) => ask('settings.set', { locale }))
    const { page } = await openApp(dataDir)
    await page.setViewportSize({ width, height })
    let n = 9
    await visit(page, speaker(locale), places.filter(({ name }) => name.includes(only)), async ({ name }) => {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
      await shoot(page, (n += 1), name)
    })
  })
}
