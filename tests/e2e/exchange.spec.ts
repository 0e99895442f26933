/** What leaves the app and comes into another one: each form of file, and a bundle merged on both sides. */
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { readPdf } from './pdf.ts'
import { screensOf } from './screens.ts'
import { LANGUAGES, english } from './words.ts'

const CAMPAIGN = '=Winter; "Co." 🐉'
/** No font that pages are printed with has the last letter. */
const PLAYER = 'Ann 𓀀'

/** A campaign with one sheet and one game of the cards whose checkmarks are placed. */
async function tellOneGame(page: Page): Promise<void> {
  const { library, campaign, manualGame, result, button, link, heading, sheet } = screensOf(page)
  await library.newCampaign(CAMPAIGN)
  await campaign.addSheet(PLAYER, 'warrior')
  await link('record.add').click()
  await manualGame.fill({ dungeon: 'dragons-cave', tier: 'veteran', won: true, levels: 2 })
  await manualGame.enter.click()
  await result.space('guile', 'green', 1, 6).click()
  await expect(result.left).toContainText('9')
  await result.settle.click()
  await button('odd.result.lose').click()
  await sheet.arrived(PLAYER)
  await link('app.library').click()
  await library.campaign(CAMPAIGN).click()
  await expect(heading(CAMPAIGN)).toBeVisible()
}

test('a sheet and its campaign leave in every form', { tag: '@on-desktop' }, async ({ app }) => {
  const { page } = app
  const { campaign, sheet, settings, link, dialog, button, message, say } = screensOf(page)
  await tellOneGame(page)

  await test.step('the campaign', async () => {
    const csv = await campaign.as('csv')
    expect(csv.name).toMatch(/\.csv$/)
    expect(csv.bytes.toString()).toContain('Ann')
    const json = await campaign.as('json')
    expect(json.name).toMatch(/\.delvecampaign$/)
    expect(JSON.stringify(JSON.parse(json.bytes.toString()))).toContain('Ann')
    const bundle = await campaign.as('delve')
    expect(bundle.name).toMatch(/\.delve$/)
    expect(bundle.bytes.subarray(0, 2).toString()).toBe('PK')
    const plays = await campaign.as('bgstats')
    expect(JSON.parse(plays.bytes.toString())).toHaveProperty('plays')
  })

  await test.step('a blank sheet', async () => {
    const blank = await campaign.blank('rogue', 'letter')
    const pdf = await readPdf(blank.bytes)
    expect(pdf.size).toEqual([612, 792])
    expect(pdf.words).toContain('Rogue')
  })

  await test.step('the sheet', async () => {
    await campaign.open(PLAYER).click()
    const picture = await sheet.as('png')
    expect(picture.name).toMatch(/\.png$/)
    expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG')
    const firstLine = (rows: { readonly bytes: Buffer }) => rows.bytes.toString().split('\r\n')[0]
    expect(firstLine(await sheet.as('csv'))).toContain('date,')
    expect(firstLine(await sheet.asRows('semicolon'))).toContain('date;')
    // What was chosen is kept.
    expect(firstLine(await sheet.as('csv'))).toContain('date;')
    const paper = await readPdf((await sheet.asPdf('a4')).bytes)
    expect(paper.words).toContain('Ann')
    await expect(message.filter({ hasText: 'shown as boxes: 𓀀' }).first()).toBeVisible()
  })

  await test.step('everything', async () => {
    await link('app.settings').click()
    for (const [form, name] of [
      ['delve', /\.delve$/],
      ['csv', /\.csv$/],
      ['bgstats', /\.(json|bgsplay)$/],
    ] as const) {
      const file = await settings.everythingAs(form)
      expect(file.name).toMatch(name)
    }
    await button('export.everything').click()
    await dialog('export.everythingTitle')
      .getByRole('button', { name: say('common.cancel') })
      .click()
  })
})

for (const { language, say } of LANGUAGES)
  test(
    `two libraries that each went on become equal in ${language}`,
    { tag: say === english ? '@in-full' : '@on-browser' },
    async ({ app, openApp }) => {
      const here = screensOf(app.page)
      await tellOneGame(app.page)
      const bundle = await here.campaign.as('delve')

      const { page } = await openApp()
      if (say !== english) {
        await screensOf(page).link('app.settings').click()
        await screensOf(page).settings.setLanguage(language)
        await page.getByRole('link', { name: say('app.library'), exact: true }).click()
      }
      const there = screensOf(page, say)

      await test.step('a new library takes it all', async () => {
        await there.files.choose(bundle.name, bundle.bytes)
        await expect(there.files.changes).toContainText(CAMPAIGN)
        await expect(there.files.changes).toContainText(say('import.status.new'))
        await there.files.apply()
        await there.library.campaign(CAMPAIGN).click()
        await expect(there.heading(PLAYER)).toBeVisible()
        await expect(there.campaign.record.getByRole('row')).toHaveCount(2)
      })

      await test.step('once more, dropped on the page, it changes nothing', async () => {
        await there.files.drop(bundle.name, bundle.bytes)
        await expect(there.files.dialog).toContainText(say('import.nothing'))
        await expect(
          there.files.dialog.getByRole('button', { name: say('import.apply') }),
        ).toHaveCount(0)
        await there.files.close()
      })

      await test.step('both go on, and exchange what they know', async () => {
        await here.campaign.addSheet('Ben', 'mage')
        await there.campaign.addSheet('Cleo', 'archer')
        const mine = await here.campaign.as('delve')
        const theirs = await there.campaign.as('delve')
        await here.files.import(theirs)
        await there.files.import(mine)
        for (const { heading } of [here, there])
          for (const player of [PLAYER, 'Ben', 'Cleo']) await expect(heading(player)).toBeVisible()
        await there.files.choose('again.delve', (await here.campaign.as('delve')).bytes)
        await expect(there.files.dialog).toContainText(say('import.nothing'))
        await there.files.close()
      })

      await test.step('both rename it: one chooses, and the other name can be brought back', async () => {
        await here.campaign.rename('Fire')
        await there.campaign.rename('Ice')
        await here.files.choose('ice.delve', (await there.campaign.as('delve')).bytes)
        const choice = here.files.dialog.getByRole('radio')
        await expect(choice).toHaveCount(2)
        await expect(here.files.dialog.getByRole('radio', { name: 'Ice' })).toBeChecked()
        await here.files.dialog.getByRole('radio', { name: 'Fire' }).check()
        await here.files.apply()
        await expect(here.heading('Fire')).toBeVisible()
        await there.files.import(await here.campaign.as('delve'))
        await expect(there.heading('Fire')).toBeVisible()
        await there.campaign.bringBack('Ice')
        await expect(there.heading('Ice')).toBeVisible()
      })
    },
  )
