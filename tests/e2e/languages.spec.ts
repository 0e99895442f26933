/** A third language is one more file, and words longer than any translator's still find their room. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './app.ts'
import { flawsOf } from './flaws.ts'
import { PSEUDO, PSEUDO_NAME, buildWithPseudo, removeBuild } from './pseudo.ts'
import { screensOf } from './screens.ts'
import { pseudonym } from './words.ts'

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
]

test('one more language is one more file, and its long words fit', async ({ openApp }) => {
  const folder = mkdtempSync(join(tmpdir(), 'delvers-table-pseudo-'))
  try {
    const { page } = await openApp(undefined, buildWithPseudo(folder))
    const { origin } = new URL(page.url())
    const { heading } = screensOf(page, pseudonym)
    await page.goto(`${origin}/#/settings`)
    await screensOf(page).settings.speak(PSEUDO_NAME)
    await expect(heading(pseudonym('settings.title'))).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO)

    const flaws: string[] = []
    for (const path of ['/settings', '/', '/new']) {
      await page.goto(`${origin}/#${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const window of WINDOWS) {
        await page.setViewportSize(window)
        flaws.push(...(await flawsOf(page)).map((flaw) => `${path}, ${window.width}: ${flaw}`))
      }
    }
    expect(flaws).toEqual([])
  } finally {
    removeBuild(folder)
  }
})
