/** How the app looks is the person's choice, and large text is no reason to miss anything. */
import { must } from '../must.ts'
import { expect, goTo, newFolder, test } from './app.ts'
import { prepare } from './prepare.ts'
import { english } from './words.ts'

test('a chosen theme and size of text are there again after a restart, also at the table', async ({
  openApp,
}) => {
  const dataDir = newFolder()
  const { table } = await prepare(dataDir, (ask) =>
    ask('tables.start', {
      game: 'one-deck-dungeon',
      options: { heroes: [{ hero: 'mage' }], dungeon: 'hydras-reef', tier: 'novice' },
    }),
  )
  const app = await openApp(dataDir)
  const root = () => app.page.locator('html')
  await goTo(app.page, '/settings')
  const choose = (group: string, choice: string) =>
    app.page
      .getByRole('radiogroup', { name: english(group), exact: true })
      // The system's theme names the others too, further on.
      .getByRole('radio', { name: new RegExp(`^${choice}`) })
      .click()
  await choose('settings.theme', english('settings.themes.daylight.name'))
  await expect(root()).toHaveAttribute('data-theme', 'daylight')
  await choose('settings.textSize', english('settings.percent', { size: 200 }))
  await expect(root()).toHaveAttribute('data-text-size', '200')

  await app.restart()
  await expect(root()).toHaveAttribute('data-theme', 'daylight')
  const { page } = app
  await goTo(page, `/tables/${table}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Nothing beside the question is squeezed: hero and party come below the doors, and the page scrolls.
  const [doors, hero] = await Promise.all(
    ['scene', 'hero 0'].map((spot) => page.locator(`[data-spot="${spot}"]`).boundingBox()),
  )
  expect(hero?.y).toBeGreaterThanOrEqual((doors?.y ?? Infinity) + (doors?.height ?? 0))
  // What scrolls in a panel fades where there is more of it, also as built.
  await expect(page.getByRole('log')).toHaveCSS('animation-timeline', 'scroll(self)')
  const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  expect(await page.evaluate(sideways)).toBe(0)
})

test('sound is as loud as one wants it, is heard when it is tried, and stays so', async ({
  app,
}) => {
  await goTo(app.page, '/settings')
  const volume = () => app.page.getByRole('slider', { name: english('settings.volume') })
  const percent = (size: number) => english('settings.percent', { size })
  await expect(volume()).toHaveAttribute('aria-valuetext', percent(100))
  await expect(volume()).toHaveAttribute('data-disabled')
  await app.page
    .getByRole('radiogroup', { name: english('settings.sound') })
    .getByRole('radio', { name: english('settings.sounds.on') })
    .click()
  await expect(volume()).not.toHaveAttribute('data-disabled')
  // The sounds that have begun since.
  await app.page.evaluate(`(() => {
    globalThis.heard = 0
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (...when) {
      globalThis.heard += 1
      return start.apply(this, when)
    }
  })()`)
  await volume().press('Home')
  await expect(volume()).toHaveAttribute('aria-valuetext', percent(0))
  for (let step = 0; step < 4; step += 1) await volume().press('ArrowRight')
  await expect(volume()).toHaveAttribute('aria-valuetext', percent(20))
  await expect.poll(() => app.page.evaluate('heard')).toBeGreaterThan(0)

  await app.restart()
  await goTo(app.page, '/settings')
  await expect(volume()).toHaveAttribute('aria-valuetext', percent(20))
  // By mouse as well: the middle of the way is the middle.
  const box = must(await app.page.locator('.slider').boundingBox())
  await app.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(volume()).toHaveAttribute('aria-valuetext', percent(50))
})
