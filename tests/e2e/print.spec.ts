/** Every page on paper (Ctrl+P): black on white in every theme, and nothing on it that is only to be pressed. */
import type { Theme } from '../../src/shared/api.ts'
import { expect, test } from './app.ts'
import { flawsOnPaper } from './on-paper.ts'
import { readPdf } from './pdf.ts'
import { furnishPlaces, visit } from './places.ts'
import { english } from './words.ts'

const THEMES: readonly Theme[] = ['lantern', 'daylight', 'contrast']
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
/** Where much stands on many grounds: there every theme is looked at, and the largest text. */
const COLORFUL = /^table: a fight|^(the (library|statistics|settings)|a sheet|a rule)$/

test('every page is black on white on paper, in every theme', async ({ openApp }) => {
  const { dataDir, places } = await furnishPlaces()
  const { page } = await openApp(dataDir)
  const flaws: string[] = []
  const printed = places.filter(({ name }) => PRINTED.has(name))
  expect(printed).toHaveLength(PRINTED.size)
  await visit(page, english, printed, async ({ name }) => {
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(PAPER)
    for (const theme of COLORFUL.test(name) ? THEMES : THEMES.slice(0, 1)) {
      const size = theme === 'lantern' ? '100' : '200'
      await page.evaluate(
        `Object.assign(document.documentElement.dataset, { theme: '${theme}', textSize: '${size}' })`,
      )
      for (const flaw of await flawsOnPaper(page)) flaws.push(`${name}, ${theme}: ${flaw}`)
    }
    await page.evaluate(
      `Object.assign(document.documentElement.dataset, { theme: 'lantern', textSize: '100' })`,
    )
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  expect(flaws).toEqual([])
})

test('a printed page has its title and its words, and no word of a button', async ({ openApp }) => {
  const { dataDir, places } = await furnishPlaces()
  const { page } = await openApp(dataDir)
  const wanted: Readonly<Record<string, readonly string[]>> = {
    'the library': ['library.title', 'library.inProgress'],
    'the statistics': ['statistics.title', 'odd.statistics.grid'],
    'the settings': ['settings.title', 'settings.textSize', 'settings.language'],
    'the rules': ['reference.title'],
    'a rule over a table': ['odd.reference.topics.stairs.title'],
  }
  const buttons = [
    'library.newCampaign',
    'library.abandon',
    'import.open',
    'export.everything',
    'app.skip',
  ]
  const there = places.filter(({ name }) => name in wanted)
  expect(there).toHaveLength(Object.keys(wanted).length)
  await visit(page, english, there, async ({ name }) => {
    const { words } = await readPdf(await page.pdf({ format: 'A4' }))
    const printed = words.toLowerCase()
    for (const key of wanted[name] ?? [])
      expect(printed, name).toContain(english(key).toLowerCase())
    for (const key of buttons) expect(printed, name).not.toContain(english(key).toLowerCase())
  })
})
