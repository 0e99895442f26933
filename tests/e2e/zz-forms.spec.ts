// @ts-nocheck
import { mkdirSync } from 'node:fs'
import { test } from './app.ts'
import { furnishPlaces, visit } from './places.ts'
import { speaker } from './words.ts'
const slugOf = (p: string) => p.toLowerCase().replaceAll('’', '').replace(/\W+/g, '-')
const OUT = '/tmp/shots/looks/forms'
const go = async (page, places, names, label, locale, heights, theme) => {
  mkdirSync(OUT, { recursive: true })
  await visit(page, speaker(locale), places.filter(({ name }) => names.includes(name)), async ({ name }) => {
    if (theme) await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
    for (const y of heights) {
      await page.evaluate(`(document.querySelector('dialog[open] .body, dialog[open]') ?? document.scrollingElement).scrollTo(0, ${y}); document.scrollingElement.scrollTo(0, ${y})`)
      await page.waitForTimeout(150)
      await page.screenshot({ path: `${OUT}/${label}-${slugOf(name)}-${y}.png` })
    }
  })
}
test('big', async ({ openApp }) => {
  const { dataDir, places } = await furnishPlaces()
  const { furnish } = await import('./furnish.ts')
  await furnish(dataDir, (ask) => ask('settings.set', { locale: 'it', textSize: 200 }))
  const { page } = await openApp(dataDir)
  await page.setViewportSize({ width: 1280, height: 800 })
  await go(page, places, ['the settings', 'a game with cards', 'a record being corrected', 'naming a campaign', 'adding a sheet', 'a refused file', 'table: two in a fight', 'its exports', 'the statistics', 'the codex', 'a sheet'], 'big', 'it', [0, 700, 1500])
})
test('small', async ({ openApp }) => {
  const { dataDir, places } = await furnishPlaces()
  const { page } = await openApp(dataDir)
  for (const [width, height] of [[1024, 700], [960, 540]]) {
    await page.setViewportSize({ width, height })
    await go(page, places, ['table: four in a fight', 'table: four before a room of two', 'table: dice to be told'], `small${width}`, 'en', [0])
  }
  await page.setViewportSize({ width: 768, height: 1024 })
  await go(page, places, ['table: four in a fight', 'table: two in a fight', 'the library', 'table: four and the loot', 'the statistics', 'a game with cards'], `tall`, 'en', [0])
  await page.setViewportSize({ width: 1280, height: 800 })
  await go(page, places, ['the settings', 'a game with cards', 'table: two in a fight', 'a sheet', 'table: four open doors', 'table: loot with no room for it'], `contrast`, 'en', [0], 'contrast')
})
