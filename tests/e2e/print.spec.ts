/** Pages on paper (Ctrl+P): what is to be read is on them, and nothing that is only to be pressed. */
import { prepareHistories } from '../one-deck-dungeon/e2e/places-tables.ts'
import { expect, newFolder, test } from './app.ts'
import { readPdf } from './pdf.ts'
import { visit } from './places.ts'
import { REFERENCE_PLACES, prepareLibrary } from './places-library.ts'
import { prepare } from './prepare.ts'
import { english } from './words.ts'

test('a printed page has its title and its words, and no word of a button', async ({ openApp }) => {
  const dataDir = newFolder()
  const places = await prepare(dataDir, async (ask) => [
    ...(await prepareLibrary(ask)),
    ...(await prepareHistories(ask)),
    ...REFERENCE_PLACES,
  ])
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
