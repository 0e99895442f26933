/** Values of an owner's own: brought in with a preview, played with, seen on the sheet, and carried to another computer. */
import { expect, test } from '../../e2e/app.ts'
import { nextDownload } from '../../e2e/downloads.ts'
import { screensOf } from '../../e2e/screens.ts'
import { english as say } from '../../e2e/words.ts'
import { toTheLastTurn } from './by-bot.ts'
import { paperTableOf } from './table.ts'

test.use({ additions: { 'tables.start': { seed: 5 } } })

const NAME = 'Our copy'

test('a pack of one’s own, from its file to another computer', async ({ app, openApp }) => {
  const { page } = app
  const screens = screensOf(page)
  const { link, button, answer, files, settings, library } = screens
  const panel = page.getByRole('region', { name: say('packs.title') })

  const pack = await test.step('our values are saved, and one of them changed', async () => {
    await link('app.settings').click()
    await expect(panel).toContainText(say('packs.none'))
    const coming = nextDownload(page)
    await panel
      .getByRole('region', { name: 'Paper Dungeons' })
      .getByRole('button', { name: say('packs.start') })
      .click()
    const { name, bytes } = await coming
    expect(name).toMatch(/\.delvepack$/)
    const file = JSON.parse(bytes.toString()) as {
      name: string
      content: { bosses: { id: string; flight: number }[] }
    }
    file.name = NAME
    for (const boss of file.content.bosses) boss.flight = -13
    return JSON.stringify(file)
  })

  await test.step('a slip of the pen is told with its place', async () => {
    await files.choose('slip.delvepack', pack.replace('"atLeast":9', '"atLeast":"nine"'))
    await expect(files.dialog).toContainText('bosses[0].thresholds[0].atLeast')
    await files.close()
  })

  await test.step('it comes in after a preview', async () => {
    await files.choose('mine.delvepack', pack)
    await expect(files.changes).toContainText(NAME)
    await expect(files.changes).toContainText(say('paper.pack.parts.bosses'))
    await expect(files.changes).toContainText(say('paper.bosses.rat-king'))
    await expect(files.changes).toContainText('−13')
    await files.apply()
    await panel.getByLabel(say('packs.inUse')).selectOption({ label: NAME })
  })

  await test.step('the codex speaks of it', async () => {
    await link('app.library').click()
    await page.goto(`${page.url().split('#')[0]}#/codex/paper-dungeons/boss-rat-king`)
    await expect(page.getByRole('dialog')).toContainText('−13')
    await page.keyboard.press('Escape')
    await page.goto(`${page.url().split('#')[0]}#/`)
  })

  await test.step('it is played with', async () => {
    const table = paperTableOf(page)
    await link('library.newSingleGame').click()
    await page.getByRole('radio', { name: say('paper.name') }).click()
    await expect(page.getByLabel(say('packs.choose'))).toContainText(NAME)
    await expect(page.getByLabel(say('packs.choose')).locator('option:checked')).toHaveText(NAME)
    await page.getByLabel(say('paper.newGame.howMany')).selectOption('1')
    await page.getByLabel(say('table.seats.seat', { number: 1 })).fill('Ada')
    await page.getByRole('radio', { name: say('paper.dungeons.A') }).click()
    await button('paper.newGame.start').click()
    await expect(table.keepThem).toBeVisible()
    await table.keep()
    await table.readReveal()
    await expect(page.getByRole('region', { name: say('paper.boss.title') })).toContainText('−13')
    await toTheLastTurn(app)
    await table.playToTheEnd()
    await expect(page.getByText(say('packs.played', { name: NAME }))).toBeVisible()
    await expect(page.getByRole('row', { name: say('paper.boxes.C') })).toContainText('−13')
  })

  await test.step('everything goes to another computer, where the pack is known too', async () => {
    await link('app.library').click()
    await library.arrived()
    await link('app.settings').click()
    const bundle = await settings.everythingAs('delve')
    const { page: elsewhere } = await openApp()
    const there = screensOf(elsewhere)
    await there.files.import(bundle)
    await there.link('app.settings').click()
    await expect(elsewhere.getByRole('region', { name: say('packs.title') })).toContainText(NAME)
  })

  await test.step('it is removed after asking, and the game keeps it', async () => {
    await panel.getByRole('button', { name: say('packs.removeOf', { name: NAME }) }).click()
    await answer('packs.remove').click()
    await expect(panel).toContainText(say('packs.none'))
  })
})
