/**
 * Every screen, once: in every window, in both languages and one that is longer than any, with text of twice the
 * size, on paper in black on white, and checked for accessibility by a program. The short form looks at each screen
 * as it opens, and of the other windows and looks at one each, in turn; `FULL=1` looks at each in all of them.
 */
import type { Page } from '@playwright/test'
import type { Theme } from '../../src/shared/api.ts'
import { isFull } from '../amount.ts'
import { newFolder, removeFolder } from '../temporary-folder.ts'
import { en } from '../locales/messages.ts'
import { changeSettings, putWords } from './appearance.ts'
import { expect, goTo, test } from './app.ts'
import { violationsOf } from './accessibility.ts'
import { NARROW, OTHER_WINDOWS, USUAL, faultsOfSizeIn, layoutFaultsIn } from './fitting.ts'
import { printFaultsOf } from './print-faults.ts'
import { FIRST_PLACES, preparePlaces, visit } from './places.ts'
import type { Place } from './places.ts'
import { PSEUDO, PSEUDO_NAME, buildWithPseudo, pseudo } from './pseudo.ts'
import { screensOf } from './screens.ts'
import { emptySignsOf } from './signs.ts'
import { english, pseudonym } from './words.ts'

const THEMES = ['lantern', 'daylight', 'contrast'] as const satisfies readonly Theme[]
/** Where much stands on many grounds: there the other themes are looked at too. */
const COLORFUL = /^table: a fight|^(the (library|statistics|codex|settings)|a sheet|a rule)$/
function themesAt({ name }: Place): readonly [Theme, ...Theme[]] {
  return COLORFUL.test(name) ? THEMES : ['lantern']
}

// As people see them.
test.use({ pictures: true })

/** A4 between its margins, in the pixels of styles. */
const PAPER = { width: 688, height: 1017 }
/** One of each kind: dialogs are all drawn by the same styles, and tables differ in their scenes alone. */
const PRINTED = new Set([
  ...[
    'the library',
    'naming a campaign',
    'a campaign',
    'a record corrected',
    'a gauntlet',
    'the daily delve',
  ],
  ...[
    'the statistics',
    'a sheet',
    'a campaign game won',
    'a single game',
    'the settings',
    'a refused file',
  ],
  ...[
    'table: four open doors',
    'table: a fight on the third floor',
    'table: XP being spent',
    'table: the boss',
  ],
  ...[
    'table: four who part',
    'table: four in a fight',
    'a game looked back at',
    'a rule over a table',
  ],
  ...['a rule', 'the codex', 'the codex: ogre-1'],
])

/** All of them, or the one whose turn it is at a place: neighbors in the list, which are alike, have different ones. */
function inTurn<T>(all: readonly T[], at: number): readonly T[] {
  return isFull ? all : all.filter((_, index) => index === at % all.length)
}

interface Look {
  /** How the screen is looked at, for what is found there. */
  readonly as: string
  readonly faults: (page: Page) => Promise<readonly string[]>
}

function inEnglish(place: Place, at: number): readonly Look[] {
  const [first, ...others] = themesAt(place)
  return [
    {
      as: 'accessibility',
      faults: (page) => violationsOf(page, [first, ...inTurn(others, at)]),
    },
    { as: 'signs', faults: emptySignsOf },
    {
      as: 'in English',
      faults: (page) => faultsOfSizeIn(page, [USUAL, ...inTurn(OTHER_WINDOWS, at)]),
    },
  ]
}
/** As a person sees it who has other settings; each look leaves them as it found them. */
const OTHERWISE: readonly Look[] = [
  {
    as: 'in words that are longer than any',
    faults: async (page) => {
      await putWords(page, 'en', pseudo)
      const faults = await layoutFaultsIn(page, NARROW)
      await putWords(page, 'en', en)
      return faults
    },
  },
  {
    as: 'in Italian',
    faults: async (page) => {
      await changeSettings(page, { locale: 'it' })
      const faults = await layoutFaultsIn(page, NARROW)
      await changeSettings(page, { locale: 'en' })
      return faults
    },
  },
  {
    // In Italian, whose words are the longer ones.
    as: 'with text of twice the size',
    faults: async (page) => {
      await changeSettings(page, { locale: 'it', textSize: 200 })
      const faults = await layoutFaultsIn(page, [USUAL])
      await changeSettings(page, { locale: 'en', textSize: 100 })
      return faults
    },
  },
]
function everyLook(place: Place, at: number): readonly Look[] {
  return [
    ...inEnglish(place, at),
    ...inTurn(OTHERWISE, at),
    { as: 'on paper', faults: (page) => onPaper(page, place) },
  ]
}

async function onPaper(page: Page, place: Place): Promise<readonly string[]> {
  if (!PRINTED.has(place.name)) return []
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
  const faults: string[] = []
  for (const theme of themesAt(place)) {
    await show(page, theme, theme === 'lantern' ? 100 : 200)
    for (const fault of await printFaultsOf(page)) faults.push(`${theme}: ${fault}`)
  }
  await show(page, 'lantern', 100)
  await page.emulateMedia({ media: 'screen' })
  return faults
}
function show(page: Page, theme: Theme, size: number): Promise<unknown> {
  return page.evaluate(
    `Object.assign(document.documentElement.dataset, { theme: '${theme}', textSize: '${size}' })`,
  )
}

/** What is found at each place, looked at in each of its ways. */
async function lookAround(
  page: Page,
  places: readonly Place[],
  looksAt: (place: Place, at: number) => readonly Look[],
): Promise<readonly string[]> {
  const found: string[] = []
  await visit(page, english, places, async (place) => {
    for (const { as, faults } of looksAt(place, places.indexOf(place)))
      for (const fault of await faults(page)) found.push(`${place.name}, ${as}, ${fault}`)
    await page.setViewportSize(USUAL)
  })
  return found
}

test.describe('whoever is new', () => {
  test.use({ newcomer: true })

  // Each of these is there once: what other settings change is not looked at here.
  test('finds each first screen in order', async ({ app: { page } }) => {
    expect(await lookAround(page, FIRST_PLACES, inEnglish)).toEqual([])
  })
})

/** In parts, which are looked at side by side. */
const PARTS = isFull ? 4 : 2
for (let part = 1; part <= PARTS; part += 1)
  test(
    `every screen is in order, part ${part} of ${PARTS}`,
    { tag: '@screens' },
    async ({ openApp }) => {
      const { dataDir, places } = await preparePlaces()
      // Each by the name that it has among the places.
      expect(places.filter(({ name }) => PRINTED.has(name))).toHaveLength(PRINTED.size)
      const { page } = await openApp(dataDir)
      const size = Math.ceil(places.length / PARTS)
      const mine = places.slice((part - 1) * size, part * size)
      expect(await lookAround(page, mine, everyLook)).toEqual([])
    },
  )

test('one more language is one more file', async ({ openApp }) => {
  const folder = newFolder('pseudo')
  try {
    const { page } = await openApp(undefined, buildWithPseudo(folder))
    await goTo(page, '/settings')
    await screensOf(page).settings.setLanguage(PSEUDO_NAME)
    await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO)
    const { heading, say } = screensOf(page, pseudonym)
    await expect(heading(say('settings.title'))).toBeVisible()
    await goTo(page, '/')
    await expect(heading(say('library.title'))).toBeVisible()
  } finally {
    removeFolder(folder)
  }
})
