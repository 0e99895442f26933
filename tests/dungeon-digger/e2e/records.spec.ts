/** A game with the printed tiles: typed in, read, corrected, counted; and what can be printed around games. */
import { expect, goTo, test } from '../../e2e/app.ts'
import { nextDownload } from '../../e2e/downloads.ts'
import { prepare } from '../../e2e/prepare.ts'
import { newFolder } from '../../temporary-folder.ts'
import { screensOf } from '../../e2e/screens.ts'
import { english as say } from '../../e2e/words.ts'
import { playTo } from './by-bot.ts'

test('a game is recorded by hand, corrected, and counts in the statistics', async ({
  app: { page },
}) => {
  const { library, link, button, heading } = screensOf(page)
  const ofPlayer = (key: string, number: number) =>
    page.getByLabel(say(key, { number }), { exact: true })
  const save = button('record.enter')

  await test.step('what is missing is told until it is there', async () => {
    await library.newCampaign('Mondays', 'digger')
    await link('record.add').click()
    await expect(heading(say('digger.form.addTitle'))).toBeVisible()
    await ofPlayer('digger.form.player', 1).fill('Ada')
    await ofPlayer('digger.form.player', 2).fill('Ben')
    await ofPlayer('digger.form.lordOf', 1).selectOption('vexa')
    await expect(ofPlayer('digger.form.lordOf', 2).locator('option[value="vexa"]')).toBeDisabled()
    await expect(page.getByText(say('digger.form.missing.gold'))).toBeVisible()
    await ofPlayer('digger.form.goldOf', 1).fill('21')
    await ofPlayer('digger.form.coinsOf', 1).fill('4')
    await ofPlayer('digger.form.goldOf', 2).fill('15')
    await expect(save).toBeDisabled()
    await ofPlayer('digger.form.coinsOf', 2).fill('6')
  })

  await test.step('totals are added up with the awards', async () => {
    await page.getByLabel(say('digger.awards.tunneller.name')).selectOption({ label: 'Ada' })
    await page.getByLabel(say('digger.awards.builder.name')).selectOption({ label: 'Ben' })
    const totals = page.getByText(/^Total: /)
    await expect(totals).toHaveText(['Total: 30', 'Total: 26'])
    await save.click()
  })

  await test.step('the record says who has won, and with what', async () => {
    await expect(heading('2 Dungeon Lords').first()).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Lady Vexa Rubblebane')
    const total = page.getByRole('row', { name: /^Total/ })
    await expect(total).toContainText('30')
    await expect(total).toContainText('26')
  })

  await test.step('it is corrected, and the old version kept', async () => {
    await link('record.correct').click()
    await ofPlayer('digger.form.goldOf', 2).fill('25')
    await button('record.keepCorrection').click()
    await expect(page.getByRole('row', { name: /^Place/ })).toContainText('1. ★')
  })
  await test.step('statistics count it', async () => {
    await goTo(page, '/statistics/dungeon-digger')
    const scenarios = page.getByRole('region', {
      name: say('digger.records.scenario'),
      exact: true,
    })
    await expect(scenarios).toContainText('36')
    await expect(heading(say('digger.statistics.totals'))).toBeVisible()
  })
})

test('a finished board, the picture of its ending and a blank record sheet are taken along', async ({
  openApp,
}) => {
  const dataDir = newFolder('e2e')
  const { table } = await prepare(dataDir, (ask) =>
    playTo(
      ask,
      {
        game: 'dungeon-digger',
        options: { players: 2 },
        seats: [
          { player: 'Ada', bot: null },
          { player: 'Ben', bot: 'easy' },
        ],
        seed: 5,
      },
      () => false,
    ),
  )
  const { page } = await openApp(dataDir)
  const { answer, button, dialog } = screensOf(page)
  const saved = async (press: () => Promise<void>) => {
    const coming = nextDownload(page)
    await press()
    return coming
  }

  await test.step('the board stands on the result, and is walked over', async () => {
    await goTo(page, `/tables/${table}/result`)
    const board = page.getByRole('grid', { name: say('digger.print.map') })
    await expect(board.getByRole('gridcell').first()).toBeVisible()
    await expect(page.getByRole('row', { name: say('digger.feats.tiles') })).toBeVisible()
  })
  await test.step('as a poster and as a page', async () => {
    for (const [form, start] of [
      ['png', 'PNG'],
      ['pdf', 'PDF'],
    ] as const) {
      await button('digger.export.sheets').click()
      await page.getByRole('radio', { name: say(`export.sheetAs.${form}.name`) }).click()
      const { name, bytes } = await saved(() => answer('export.save').click())
      expect(name).toMatch(new RegExp(`^2 Dungeon Lords - Ada - Game\\.${form}$`))
      expect(bytes.subarray(1, 4).toString('latin1')).toBe(start)
      await expect(dialog('digger.export.title')).toBeHidden()
    }
  })
  await test.step('a blank sheet comes from the settings', async () => {
    await goTo(page, '/settings')
    await page
      .getByRole('button', { name: say('digger.export.blank'), exact: true })
      .last()
      .click()
    const { bytes } = await saved(() => answer('export.save').click())
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('%PDF')
  })
})
