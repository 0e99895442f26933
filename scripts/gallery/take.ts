/** Takes the pictures: an app for each language, side by side, and at each place all themes and sizes. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { SingleBar } from 'cli-progress'
import { THEMES } from '../../src/shared/api/app.ts'
import type { Settings } from '../../src/shared/api/app.ts'
import { prepare } from '../../tests/e2e/prepare.ts'
import { FIRST_PLACES, preparePlaces, visit } from '../../tests/e2e/places.ts'
import type { Place } from '../../tests/e2e/places.ts'
import { sayIn } from '../../tests/e2e/words.ts'
import { newFolder, removeFolder } from '../../tests/temporary-folder.ts'
import { startBrowserHost } from '../browser-host.ts'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts'
import { LANGUAGES, SIZES, pictureOf } from './pictures.ts'
import type { Language, Size } from './pictures.ts'
import { drawSheets, placesIn, writeIndex } from './sheets.ts'

const QUALITY = 80

type Prepared = Awaited<ReturnType<typeof preparePlaces>>

/** An app of its own: its database, and where to go in it. */
interface Tour {
  readonly dataDir: string
  readonly places: readonly Place[]
  readonly settings: Partial<Pick<Settings, 'welcomed' | 'tips'>>
}

/** What a first start shows and, unless that is all that is wanted, every other place; for one language. */
function toursOf(prepared: Prepared | null, isWanted: (place: Place) => boolean): readonly Tour[] {
  const first: Tour = {
    dataDir: newFolder('gallery'),
    // One comes from the other: all on the way to the last that is wanted.
    places: FIRST_PLACES.slice(0, FIRST_PLACES.findLastIndex(isWanted) + 1),
    settings: { welcomed: false, tips: true },
  }
  if (prepared === null) return [first]
  const dataDir = newFolder('gallery')
  cpSync(prepared.dataDir, dataDir, { recursive: true })
  const places = prepared.places.filter(isWanted)
  return [first, { dataDir, places, settings: {} }]
}

export interface Wanted {
  /** What the names of places must have in them, any of it; none: all places. */
  readonly only: readonly string[]
  /** Whether only what a first start shows is wanted. */
  readonly start: boolean
}

/** Takes all pictures of the places that are wanted; how many. */
export async function takeGallery(folder: string, { only, start }: Wanted): Promise<number> {
  const isWanted = ({ name }: Place): boolean =>
    only.length === 0 || only.some((words) => name.includes(words))
  const prepared = start ? null : await preparePlaces()
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  const bar = new SingleBar({ format: '{bar} {value}/{total} {place}', clearOnComplete: true })
  const names = new Set<string>()
  let taken = 0
  const take = async (language: Language): Promise<void> => {
    for (const tour of toursOf(prepared, isWanted)) {
      const wanted = tour.places.filter(isWanted)
      bar.setTotal(bar.getTotal() + wanted.length * THEMES.length * SIZES.length)
      await takeTour(browser, tour, language, async (stop, page, screen) => {
        if (!isWanted(stop)) return
        const place = stop.name
        names.add(place)
        for (const size of SIZES) {
          await resize(page, screen, size)
          for (const theme of THEMES) {
            await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
            const path = join(folder, pictureOf(place, language, theme, size))
            mkdirSync(dirname(path), { recursive: true })
            const format = { format: 'jpeg', quality: QUALITY } as const
            // Playwright's own would set the window back to a size of its own.
            const { data } = await screen.send('Page.captureScreenshot', format)
            writeFileSync(path, Buffer.from(data, 'base64'))
            bar.update((taken += 1), { place })
          }
        }
      })
    }
  }
  try {
    bar.start(0, 0, { place: '' })
    await Promise.all(LANGUAGES.map(take))
    bar.stop()
    await drawSheets(browser, folder, [...names])
    // What was not wanted this time stays where it was.
    const others = start || only.length > 0 ? placesIn(folder) : []
    writeIndex(folder, [...new Set([...others, ...names])])
  } finally {
    bar.stop()
    await browser.close()
    if (prepared !== null) removeFolder(prepared.dataDir)
  }
  return taken
}

/** Goes through an app in one language, and does `look` at each place. */
async function takeTour(
  browser: Browser,
  { dataDir, places, settings }: Tour,
  locale: Language,
  look: (place: Place, page: Page, screen: CDPSession) => Promise<void>,
): Promise<void> {
  if (places.length > 0) {
    await prepare(dataDir, (ask) => ask('settings.set', { ...settings, locale }))
    const host = await startBrowserHost(dataDir)
    const context = await browser.newContext({ viewport: null, reducedMotion: 'reduce' })
    try {
      const page = await context.newPage()
      const screen = await context.newCDPSession(page)
      await page.goto(host.link)
      await visit(page, sayIn(locale), places, (place) => look(place, page, screen))
    } finally {
      await context.close()
      await host.close()
    }
  }
  removeFolder(dataDir)
}

async function resize(page: Page, screen: CDPSession, size: Size): Promise<void> {
  const { width, height, scale } = size
  const metrics = { width, height, deviceScaleFactor: scale, mobile: false }
  await screen.send('Emulation.setDeviceMetricsOverride', metrics)
  // The table fits its parts to the room that it finds.
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))',
  )
}
