/** A game alone, to its end, with a reload in the middle of a walk; the turns between the first and the last are a bot’s. */
import { expect, test } from '../../e2e/app.ts'
import { nextDownload } from '../../e2e/downloads.ts'
import { screensOf } from '../../e2e/screens.ts'
import { english as say } from '../../e2e/words.ts'
import { toTheLastTurn } from './by-bot.ts'
import { paperTableOf } from './table.ts'

/** Behind a door of its own, and with nothing in it. */
const EMPTY_ROOM = '[data-room="B1"]'

// The same cards and dice every time.
test.use({ additions: { 'tables.start': { seed: 5 } } })

test('a game alone, from the library to its rank and back', async ({ app }) => {
  await test.step('it is set up', async () => {
    const { page } = app
    const table = paperTableOf(page)
    const { link, button } = screensOf(page)
    await link('library.newSingleGame').click()
    await page.getByRole('radio', { name: say('paper.name') }).click()
    await page.getByLabel(say('paper.newGame.howMany')).selectOption('1')
    await page.getByLabel(say('table.seats.seat', { number: 1 })).fill('Ada')
    await page.getByRole('radio', { name: say('paper.dungeons.A') }).click()
    await button('paper.newGame.start').click()
    await expect(table.keepThem).toBeVisible()
    await table.keep()
    await table.readReveal()
  })

  await test.step('a walk is interrupted by a reload, taken back, and done', async () => {
    const { page } = app
    const table = paperTableOf(page)
    await table.answer()
    const stop = table.button('paper.prompt.stop')
    await table.useDie(EMPTY_ROOM)
    await expect(stop).toBeVisible()
    const question = await table.question.innerText()
    await page.reload()
    await expect(stop).toBeVisible()
    await expect(table.question).toHaveText(question)
    await page.keyboard.press('Control+z')
    await expect(table.used).toHaveCount(0)
    await table.useDie(EMPTY_ROOM)
    await stop.click()
    await expect(stop).toBeHidden()
  })

  await test.step('it is played to its end, which gives a rank', async () => {
    await toTheLastTurn(app)
    const { page } = app
    await paperTableOf(page).playToTheEnd()
    const ranks = ['lost-lantern', 'squire', 'sellsword', 'champion', 'legend']
      .map((rank) => say(`paper.ranks.${rank}`))
      .join('|')
    const verdict = page.getByRole('heading', { level: 2 }).first()
    await expect(verdict).toHaveText(/^[−\d]+ glory$/)
    await expect(page.getByText(new RegExp(`^Rank: (${ranks})[,.]`))).toBeVisible()
    const total = /[−\d]+/.exec(await verdict.innerText())?.[0] ?? ''
    await expect(page.getByRole('row', { name: say('paper.result.total') })).toContainText(total)
  })

  await test.step('its finished sheet is taken along as a picture', async () => {
    const { page } = app
    const { button, answer, dialog } = screensOf(page)
    await button('paper.export.sheets').click()
    await page.getByRole('radio', { name: say('export.sheetAs.png.name') }).click()
    const coming = nextDownload(page)
    await answer('export.save').click()
    const { name, bytes } = await coming
    expect(name).toBe('Under the Granary - Ada - Player sheet.png')
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
    await expect(dialog('paper.export.title')).toBeHidden()
  })

  await test.step('it is looked back at, and counts in the statistics', async () => {
    const { page } = app
    const { library, link } = screensOf(page)
    await link('history.title').click()
    await page.getByRole('slider').press('End')
    await expect(page.getByRole('article').first()).toContainText('Ada')
    await link('record.back').click()
    await link('app.library').click()
    await library.arrived()
    await expect(page.getByRole('article')).toHaveCount(0)
    await link('statistics.title').first().click()
    await page.getByRole('link', { name: say('paper.name'), exact: true }).click()
    await expect(page.getByRole('row', { name: say('paper.statistics.alone') })).toBeVisible()
  })
})
