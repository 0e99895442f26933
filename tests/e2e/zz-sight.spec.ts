// @ts-nocheck
import { mkdirSync } from 'node:fs'
import { test } from './app.ts'
import { furnishPlaces, visit } from './places.ts'
import { speaker } from './words.ts'
const slugOf = (p: string) => p.toLowerCase().replaceAll('’', '').replace(/\W+/g, '-')
const WANTED = ['table: a fight on the third floor', 'table: dice being picked', 'table: two in a fight', 'a sheet', 'the statistics', 'the codex', 'the codex: ogre-1']
const FORCED = [...WANTED, 'the library', 'the settings', 'table: four open doors', 'adding a sheet', 'a record', 'a game with cards', 'table: loot with no room for it', 'a game looked back at']
test('blind', async ({ openApp }) => {
  const { dataDir, places } = await furnishPlaces()
  const { page } = await openApp(dataDir)
  const cdp = await page.context().newCDPSession(page)
  mkdirSync('/tmp/shots/looks/sight', { recursive: true })
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, speaker('en'), places.filter(({ name }) => FORCED.includes(name)), async ({ name }) => {
    if (WANTED.includes(name)) {
      if (name === 'the statistics') await page.evaluate(`document.querySelectorAll('h2')[2]?.scrollIntoView()`)
      await page.waitForTimeout(400)
      for (const type of ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const) {
        await cdp.send('Emulation.setEmulatedVisionDeficiency', { type })
        await page.screenshot({ path: `/tmp/shots/looks/sight/${slugOf(name)}-${type}.png` })
      }
      await cdp.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' })
    }
    for (const scheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme, reducedMotion: 'reduce' })
      await page.waitForTimeout(150)
      await page.screenshot({ path: `/tmp/shots/looks/sight/${slugOf(name)}-forced-${scheme}.png` })
    }
    await page.emulateMedia({ forcedColors: 'none', colorScheme: null, reducedMotion: 'reduce' })
  })
})
