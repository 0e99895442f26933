// @ts-nocheck
import { mkdirSync } from 'node:fs'
import { test } from './app.ts'
import { furnishPlaces, visit } from './places.ts'
import { speaker } from './words.ts'
test('one', async ({ openApp }) => {
  const { dataDir, places } = await furnishPlaces()
  const { furnish } = await import('./furnish.ts')
  const L = process.env['L'] ?? 'en', T = Number(process.env['T'] ?? 100)
  await furnish(dataDir, (ask) => ask('settings.set', { locale: L, textSize: T }))
  const { page } = await openApp(dataDir)
  await page.setViewportSize({ width: Number(process.env['W'] ?? 1280), height: Number(process.env['H'] ?? 800) })
  mkdirSync('/tmp/shots/looks/one', { recursive: true })
  const names = process.env['N'].split('|')
  await visit(page, speaker(L), places.filter(({ name }) => names.includes(name)), async ({ name }) => {
    if (process.env['TH']) await page.evaluate(`document.documentElement.dataset.theme = '${process.env['TH']}'`)
    await page.evaluate(`document.scrollingElement.scrollTo(0, ${process.env['Y'] ?? 0})`)
    await page.waitForTimeout(250)
    await page.screenshot({ path: `/tmp/shots/looks/one/${process.env['TAG'] ?? 'x'}-${name.replace(/\W+/g, '-')}.png`, fullPage: process.env['FULL'] === '1' })
  })
})
