/** Gauntlets and the daily delve. */
import { expect, test } from '../../e2e/app.ts'
import { screensOf } from '../../e2e/screens.ts'
import { tableOf } from './table.ts'
import { english, languages } from '../../e2e/words.ts'

for (const { language, say } of languages('en'))
  test(`a gauntlet is begun, played and given up in ${language}`, async ({ app }) => {
    const { page } = app
    const screens = screensOf(page, say)
    const { library, campaign, manualGame, record, result, button, link, dialog, heading } = screens
    const way = page.getByRole('region', { name: say('odd.gauntlet.path') }).getByRole('listitem')
    const title = say('odd.gauntlet.at', { tier: say('odd.tiers.novice.name') })

    await test.step('one of two runs it', async () => {
      if (say !== english) {
        await screensOf(page).link('app.settings').click()
        await screensOf(page).settings.setLanguage(language)
        await link('app.library').click()
      }
      await library.newCampaign('Winter')
      await campaign.addSheet('Ann', 'warrior')
      await campaign.addSheet('Ben', 'mage')
      await button('odd.gauntlet.start').click()
      const asked = dialog('odd.gauntlet.start')
      await asked.getByRole('checkbox', { name: /^Ann/ }).click()
      await asked.getByRole('radio', { name: say('odd.tiers.novice.name') }).click()
      await asked.getByRole('button', { name: say('odd.gauntlet.begin'), exact: true }).click()
      await expect(heading(title)).toBeVisible()
      await expect(way.filter({ hasText: say('odd.gauntlet.next') })).toHaveText(
        new RegExp(say('odd.dungeons.dragons-cave')),
      )
    })

    await test.step('its first game is played with the cards, and leads back', async () => {
      await link('record.add').click()
      await manualGame.fill({ won: true, levels: 0 })
      await manualGame.enter.click()
      await expect(record.heroes).toContainText('Ann')
      await result.settle.click()
      await button('odd.result.lose').click()
      await link('odd.gauntlet.goOn').click()
      await expect(heading(title)).toBeVisible()
    })

    const next = say('odd.gauntlet.play', { dungeon: say('odd.dungeons.hydras-reef') })
    await test.step('the next one here: only the focus is asked for', async () => {
      await page.getByRole('link', { name: next, exact: true }).click()
      await expect(page.getByRole('radiogroup', { name: say('odd.newGame.dungeon') })).toHaveCount(
        0,
      )
      await page.getByRole('radio', { name: say('odd.focuses.lore') }).click()
      await button('odd.newGame.start').click()
      await expect(heading(say('odd.dungeons.hydras-reef'))).toBeVisible()
      await expect(tableOf(page, say).question).toBeVisible()
      await link('app.library').click()
      await library.campaign('Winter').click()
      await page.getByRole('link', { name: title, exact: true }).click()
      await expect(way.filter({ hasText: say('odd.gauntlet.playing') })).toHaveText(
        new RegExp(say('odd.dungeons.hydras-reef')),
      )
      await expect(link('library.resume')).toBeVisible()
    })

    await test.step('given up, it is over, and shown so in its campaign', async () => {
      await button('odd.gauntlet.giveUp').click()
      await dialog('odd.gauntlet.giveUpTitle')
        .getByRole('button', { name: say('odd.gauntlet.giveUp'), exact: true })
        .click()
      await expect(dialog('odd.gauntlet.giveUpTitle')).toBeHidden()
      await expect(page.getByText(say('odd.gauntlet.status.given-up')).first()).toBeVisible()
      await expect(button('odd.gauntlet.giveUp')).toBeHidden()
      await page.getByRole('link', { name: '‹ Winter' }).click()
      await expect(
        page.getByRole('article').filter({ hasText: say('odd.gauntlet.status.given-up') }),
      ).toBeVisible()
    })
  })

test('the delve of the day is the same again, and shows how it went', async ({ app }) => {
  const { page } = app
  const { library, campaign, link, button, say } = screensOf(page)
  await library.newCampaign('Winter')
  await campaign.addSheet('Ann', 'warrior')
  await link('app.library').click()
  await link('odd.daily.go').click()
  await expect(button('odd.daily.play')).toBeVisible()
  await expect(page.getByText(say('odd.daily.noneToday'))).toBeVisible()

  await button('odd.daily.play').click()
  const first = tableOf(page)
  await expect(first.question).toBeVisible()
  const readOut = await first.readOut()
  await link('app.library').click()
  await link('odd.daily.go').click()
  const today = page.getByRole('region', { name: say('odd.daily.today') })
  await expect(today).toContainText(say('odd.daily.stillPlaying'))

  await button('odd.daily.playAgain').click()
  await expect(tableOf(page).question).toBeVisible()
  expect(await tableOf(page).readOut()).toBe(readOut)
  await link('app.library').click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('article').first()).toContainText(/^.*Daily delve of /)
})
