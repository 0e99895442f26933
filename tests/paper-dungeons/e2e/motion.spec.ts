/** Dice that fly: they are out of sight until the reveal is read, then seen to roll; a key brings them down, and nothing is left of the flight. */
import { expect, goTo, newFolder, test } from '../../e2e/app.ts'
import { prepare } from '../../e2e/prepare.ts'
import { paperTableOf } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const speed of ['slow', 'instant'] as const)
  test(`dice are thrown when the reveal is read, at speed ${speed}`, async ({ openApp }) => {
    const dataDir = newFolder()
    const { table: id } = await prepare(dataDir, async (ask) => {
      await ask('settings.set', { speed, sound: false })
      const options = { players: 1, dungeon: 'A', missions: true, scattered: true }
      return ask('tables.start', { game: 'paper-dungeons', options, seed: 7 })
    })
    const { page } = await openApp(dataDir)
    const table = paperTableOf(page)
    const stage = page.locator('.motion-stage')
    const faces = page.locator('[data-die] [data-symbol]')
    await goTo(page, `/tables/${id}`)
    // At rate 0 all animations move for as long as one looks.
    const session = await page.context().newCDPSession(page)
    await session.send('Animation.enable')
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 })

    await table.keep()
    await expect(table.button('paper.reveal.goOn')).toBeVisible()
    await expect(stage).toHaveCount(0)
    if (speed === 'slow') await expect(faces.first()).toBeHidden()

    await table.button('paper.reveal.goOn').click()
    await expect(faces).toHaveCount(6)
    await expect(stage).toHaveCount(speed === 'slow' ? 1 : 0)
    await expect(faces.first()).toHaveCSS('opacity', speed === 'slow' ? '0' : '1')
    await page.keyboard.press('Shift')
    await expect(stage).toHaveCount(0)
    await expect(faces.first()).toBeVisible()
    await expect(faces.first()).toHaveCSS('opacity', '1')

    // They were thrown, and lie there from now on.
    await page.reload()
    await expect(faces.first()).toBeVisible()
    await expect(stage).toHaveCount(0)
  })
