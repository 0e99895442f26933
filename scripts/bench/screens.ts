/** How soon the library is there to be used. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import type { CallInput } from '../../src/shared/api.ts'
import { furnish } from '../../tests/e2e/furnish.ts'
import { english as say } from '../../tests/e2e/words.ts'
import { startBrowserHost } from '../browser-host.ts'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts'
import { counted, spread } from './numbers.ts'

const GAME: CallInput<'tables.start'> = {
  game: 'one-deck-dungeon',
  options: { heroes: [{ hero: 'warrior' }], dungeon: 'minotaurs-maze' },
}
const GAMES_IN_LIBRARY = 20
const SIZE = { width: 1280, height: 800 }

/** Measures `runs` times, each on a page that has nothing from before. */
export async function measureScreens(runs: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'delvers-table-bench-'))
  await furnish(dataDir, async (ask) => {
    for (let game = 1; game <= GAMES_IN_LIBRARY; game += 1) await ask('tables.start', GAME)
  })
  const host = await startBrowserHost(dataDir)
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    await measureStart(browser, host.link, runs)
  } finally {
    await browser.close()
    await host.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Notes when the library's first button can be pressed and its games are all there. */
const watchStart = (button: string): string => `
  window.usableOnce = new Promise((resolve) => {
    const look = () => {
      const ready = [...document.querySelectorAll('main button:enabled')]
        .some((one) => one.textContent.trim() === ${JSON.stringify(button)})
      const shown = document.querySelectorAll('main article').length
      if (ready && shown >= ${GAMES_IN_LIBRARY}) resolve(window.usable = performance.now())
      else requestAnimationFrame(look)
    }
    look()
  })`

async function measureStart(browser: Browser, link: string, runs: number): Promise<void> {
  const starts: { readonly usable: number; readonly painted: number; readonly games: number }[] = []
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: SIZE })
    const page = await context.newPage()
    await page.addInitScript(watchStart(say('library.newCampaign')))
    await page.goto(link)
    await page.evaluate('window.usableOnce')
    starts.push(
      await page.evaluate(`({
        usable: window.usable,
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
        games: document.querySelectorAll('main article').length,
      })`),
    )
    await context.close()
  }
  const shown = Math.min(...starts.map(({ games }) => games))
  console.log(
    `start: usable after ${spread(starts.map(({ usable }) => usable))}, painted after ` +
      `${spread(starts.map(({ painted }) => painted))} in ${counted(runs, 'run')}, ${counted(shown, 'game')} shown`,
  )
}
