/**
 * Every screen there is, in one list: what looks at screens (layout, accessibility, the gallery) goes through it.
 * A new screen is added here, with what has to be done to come to it.
 */
import { cpSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { newFolder, removeFolder } from '../temporary-folder.ts'
import { expect, goTo } from './app.ts'
import { prepare } from './prepare.ts'
import { REFERENCE_PLACES, prepareLibrary } from './places-library.ts'
import {
  prepareHistories,
  preparePartyTables,
  prepareTables,
} from '../one-deck-dungeon/e2e/places-tables.ts'
import { preparePaperPlaces } from '../paper-dungeons/e2e/places.ts'
import { prepareDiggerPlaces } from '../dungeon-digger/e2e/places.ts'
import { prepareRunPlaces } from '../dungeon-run/e2e/places.ts'
import { screensOf } from './screens.ts'
import type { Screens } from './screens.ts'
import type { Say } from './words.ts'

export interface Place {
  readonly name: string
  readonly path: string
  /** What is done there before it is looked at. */
  readonly open?: (screens: Screens, page: Page) => Promise<void>
}

/** What a first start shows, to a newcomer in an app of their own, in this order. */
export const FIRST_PLACES: readonly Place[] = [
  {
    name: 'the welcome',
    path: '/',
    open: ({ dialog }) => expect(dialog('welcome.title')).toBeVisible(),
  },
  {
    name: 'an empty library',
    path: '/',
    open: async ({ dialog, say }) => {
      const welcome = dialog('welcome.title')
      await welcome.getByRole('button', { name: say('welcome.toLibrary') }).click()
      await expect(welcome).toBeHidden()
    },
  },
  {
    name: 'naming the first campaign',
    path: '/',
    open: ({ button }) => button('library.newCampaign').click(),
  },
  { name: 'a first single game', path: '/new/one-deck-dungeon' },
  {
    name: 'a first tip',
    path: '/',
    open: async ({ button, say }, page) => {
      await button('odd.tips.firstDelve.start').click()
      await expect(page.getByRole('complementary', { name: say('tips.one') })).toBeVisible()
    },
  },
]

interface Prepared {
  readonly dataDir: string
  readonly places: readonly Place[]
}

let prepared: Promise<Prepared> | undefined
/** A library with everything in it, and every place there; `dataDir` is to be opened. */
export async function preparePlaces(): Promise<Prepared> {
  // It takes a person months, and the bot some seconds: it is prepared once in each worker, and copied.
  const { dataDir, places } = await (prepared ??= prepareOnce())
  const copy = newFolder('e2e')
  cpSync(dataDir, copy, { recursive: true })
  return { dataDir: copy, places }
}
async function prepareOnce(): Promise<Prepared> {
  const dataDir = newFolder('e2e')
  process.once('exit', () => removeFolder(dataDir))
  const places = await prepare(dataDir, async (ask) => [
    ...(await prepareLibrary(ask)),
    ...(await prepareTables(ask)),
    ...(await preparePartyTables(ask)),
    ...(await prepareHistories(ask)),
    ...(await preparePaperPlaces(ask)),
    ...(await prepareRunPlaces(ask)),
    ...(await prepareDiggerPlaces(ask)),
    ...REFERENCE_PLACES,
  ])
  return { dataDir, places }
}

/** Goes to each place in turn, and does `look` there. The page is any of the app's, in the language of `say`. */
export async function visit(
  page: Page,
  say: Say,
  places: readonly Place[],
  look: (place: Place) => Promise<void>,
): Promise<void> {
  const screens = screensOf(page, say)
  let before: Place | undefined
  for (const place of places) {
    // The screen before stays until the next one is there; it must not be taken for it.
    await page.evaluate(`document.querySelector('h1')?.setAttribute('data-left', '')`)
    // What was opened in the place before must not stand over this one.
    // Nor may the screen that the app starts with, which may be the first place's own.
    if (before === undefined || before.open !== undefined || before.path === place.path) {
      // The page that is left is not to draw the place as well.
      await page.evaluate(`history.replaceState(null, '', ${JSON.stringify(`#${place.path}`)})`)
      await page.reload()
    } else await goTo(page, place.path)
    before = place
    // Behind a dialog there are no headings for a reader, but there is one on the screen.
    await expect(page.locator('h1:not([data-left])')).toBeVisible()
    // Each part of a screen that is on its way says so.
    await expect(page.getByText(say('common.loading')).filter({ visible: true })).toHaveCount(0)
    await place.open?.(screens, page)
    await look(place)
  }
}
