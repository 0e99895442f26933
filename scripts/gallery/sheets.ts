/** What leads through the gallery: a contact sheet for each place, and a page that shows them all. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { LANGUAGES, SIZES, picturesOf, slugOf } from './pictures.ts'

/** A column is as wide as its window is, so that the pictures of a row are equally high. */
const COLUMNS = SIZES.flatMap(({ width, height }) =>
  LANGUAGES.map(() => `minmax(0, ${width / height}fr)`),
).join(' ')
const WIDTH = 1440
const QUALITY = 60

/** Draws the contact sheets of places, all of whose pictures are there. */
export async function drawSheets(
  browser: Browser,
  folder: string,
  places: readonly string[],
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 400 } })
  for (const place of places) {
    const thumbs = picturesOf(place).map((file) => {
      const bytes = readFileSync(join(folder, file)).toString('base64')
      return `<img src="data:image/jpeg;base64,${bytes}">`
    })
    await page.setContent(
      `<style>
        body { margin: 0; background: #222; display: grid; gap: 4px; align-items: start;
          grid-template-columns: ${COLUMNS} }
        img { width: 100%; display: block }
      </style>${thumbs.join('')}`,
      { timeout: 0 },
    )
    await page.evaluate('Promise.all([...document.images].map((image) => image.decode()))')
    const path = join(folder, `${slugOf(place)}.jpg`)
    await page.screenshot({ path, type: 'jpeg', quality: QUALITY, fullPage: true })
  }
  await page.close()
}

/** The places in the gallery of a folder as its page lists them, in that order; none where there is no gallery yet. */
export function placesIn(folder: string): readonly string[] {
  const page = join(folder, 'README.md')
  if (!existsSync(page)) return []
  return [...readFileSync(page, 'utf8').matchAll(/^## (?<place>.+)$/gm)]
    .map(({ groups }) => groups?.['place'] ?? '')
    .filter((place) => existsSync(join(folder, `${slugOf(place)}.jpg`)))
}

/** Writes the page for a browser, with every picture, and the one beside the sources, with the sheets. */
export function writeIndex(folder: string, places: readonly string[]): void {
  const pictures = places.map((place) => {
    const images = picturesOf(place).map(
      (file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`,
    )
    return `<h2>${place}</h2><section>${images.join('')}</section>`
  })
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Delver’s Table</title>
<style>
  body { font-family: sans-serif; background: #222; color: #eee }
  section { display: grid; gap: 4px; grid-template-columns: ${COLUMNS} }
  img { width: 100% }
</style>
${pictures.join('\n')}
`,
  )
  const sheets = places.map((place) => `## ${place}\n\n![${place}](${slugOf(place)}.jpg)\n`)
  writeFileSync(
    join(folder, 'README.md'),
    `# Gallery

Every screen of the app, as \`npm run gallery\` takes it: in the rows the themes lantern, daylight and contrast; in
the columns the windows ${SIZES.map(({ name }) => name).join(', ')}, each in English and in Italian. The
command writes the pictures themselves too, and \`index.html\` to look through them.

${sheets.join('\n')}`,
  )
}
