/** A campaign in Italian without ever touching the mouse: sheets, a game with the cards, a party, files. */
import type { Locator } from '@playwright/test'
import { expect, test } from '../../e2e/app.ts'
import { expectNoEnglish, tabTo } from '../../e2e/by-keyboard.ts'
import { screensOf } from '../../e2e/screens.ts'
import { italian as say } from '../../e2e/words.ts'

test('a campaign in Italian by keyboard alone', async ({ app }) => {
  const { page } = app
  const { keyboard } = page
  const { button, link, heading, dialog, campaign, manualGame, record, result, statistics, party } =
    screensOf(page, say)
  const follow = async (target: Locator): Promise<void> => {
    await tabTo(target)
    await keyboard.press('Enter')
  }
  const group = (key: string, role: 'radio' | 'checkbox' = 'radio') =>
    page
      .getByRole(role === 'radio' ? 'radiogroup' : 'group', { name: say(key), exact: true })
      .getByRole(role)
  /** Goes to a group of cards and on to the card wanted, with the arrows. */
  const choose = async (key: string, arrows: number): Promise<void> => {
    await tabTo(group(key))
    await keyboard.press('Space')
    for (let presses = 0; presses < arrows; presses += 1) await keyboard.press('ArrowRight')
  }

  await test.step('a campaign with two sheets', async () => {
    await follow(page.getByRole('link', { name: 'Settings' }))
    await tabTo(page.getByRole('radiogroup', { name: 'Language' }).getByRole('radio'))
    await keyboard.press('ArrowRight')
    await expect(heading(say('settings.title'))).toBeVisible()
    await expectNoEnglish(page)
    await follow(link('app.library'))
    await follow(button('library.newCampaign'))
    await expect(dialog('library.newCampaign')).toBeVisible()
    await tabTo(page.getByRole('radio', { name: say('odd.name') }))
    await keyboard.press('Space')
    await tabTo(dialog('library.newCampaign').getByLabel(say('campaign.name')))
    await keyboard.type('Sere')
    await keyboard.press('Enter')
    await expect(heading('Sere')).toBeVisible()
    for (const [player, arrows] of [
      ['Anna', 0],
      ['Bice', 2],
    ] as const) {
      await follow(button('odd.campaign.addSheet'))
      await expect(dialog('odd.campaign.addSheet')).toBeVisible()
      await expectNoEnglish(page)
      await keyboard.type(player)
      await choose('odd.campaign.hero', arrows)
      await keyboard.press('Enter')
      await expect(heading(player)).toBeVisible()
    }
    await expectNoEnglish(page)
  })

  await test.step('a game with the cards', async () => {
    await follow(link('record.add'))
    await tabTo(group('record.who', 'checkbox').first())
    await keyboard.press('Space')
    await tabTo(group('record.who', 'checkbox').nth(1))
    await keyboard.press('Space')
    await choose('odd.newGame.dungeon', 1)
    await choose('odd.newGame.tier', 0)
    await choose('record.ending', 0)
    await choose('odd.result.levelsGained', 1)
    await expect(manualGame.earns).toContainText('7')
    await expectNoEnglish(page)
    await tabTo(page.locator('summary'))
    await keyboard.press('Space')
    await expectNoEnglish(page)
    await follow(manualGame.enter)
    await expect(page.getByText(say('result.won'), { exact: true })).toBeVisible()
    await expect(record.heroes).toContainText('Bice')
    await expectNoEnglish(page)
  })

  await test.step('a checkmark placed, the others let go', async () => {
    for (const hero of ['Anna', 'Bice']) {
      await expect(record.heroes).toContainText(hero)
      await tabTo(result.space('guile', 'green', 1, 6))
      await keyboard.press('Space')
      await expect(result.space('guile', 'green', 1, 6, true)).toBeVisible()
      await follow(result.settle)
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoEnglish(page)
      await follow(button('odd.result.lose'))
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await follow(link('campaign.toCampaign'))
    await expect(heading('Sere')).toBeVisible()
  })

  await test.step('who has beaten what', async () => {
    await follow(
      page
        .getByRole('group', { name: say('campaign.tools') })
        .getByRole('link')
        .first(),
    )
    await tabTo(statistics.cell('warrior', 'hydras-reef'))
    await keyboard.press('Enter')
    await expect(campaign.record.getByRole('row')).toHaveCount(2)
    await expectNoEnglish(page)
    await page.goBack()
  })

  await test.step('what leaves and what comes', async () => {
    for (const [opener, title] of [
      ['export.campaign', 'export.campaignTitle'],
      ['odd.export.blank', 'odd.export.blankTitle'],
      ['import.open', 'import.title'],
      ['odd.gauntlet.start', 'odd.gauntlet.start'],
    ] as const) {
      await follow(button(opener))
      await expect(dialog(title)).toBeVisible()
      await expectNoEnglish(page)
      await keyboard.press('Escape')
      await expect(dialog(title)).toBeHidden()
      await expect(button(opener)).toBeFocused()
    }
  })

  await test.step('a party of both', async () => {
    await follow(link('campaign.play'))
    await tabTo(group('odd.newGame.party'))
    await keyboard.press('ArrowRight')
    for (const number of [1, 2]) {
      const seat = page.getByRole('region', {
        name: say('odd.newGame.seat', { number }),
        exact: true,
      })
      await tabTo(
        seat.getByRole('radiogroup', { name: say('odd.newGame.sheet') }).getByRole('radio'),
      )
      await keyboard.press('Space')
      await tabTo(
        seat.getByRole('radiogroup', { name: say('odd.newGame.focus') }).getByRole('radio'),
      )
      await keyboard.press('Space')
    }
    await choose('odd.newGame.dungeon', 0)
    await choose('odd.newGame.tier', 1)
    await expect(party.summary).toContainText('Anna')
    await expect(party.summary).toContainText('Bice')
    await expectNoEnglish(page)
    await follow(button('odd.newGame.start'))
    await expect(heading(say('odd.dungeons.dragons-cave'))).toBeVisible()
  })
})
