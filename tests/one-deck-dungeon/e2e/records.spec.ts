/** Games played with the cards (R46): entered, corrected, deleted and restored, and their statistics. */
import { expect, goTo, newFolder, test } from '../../e2e/app.ts'
import { prepare } from '../../e2e/prepare.ts'
import { screensOf } from '../../e2e/screens.ts'
import { english, italian, languages } from '../../e2e/words.ts'

for (const { language, say } of languages('it'))
  test(`a game with the cards is entered and corrected in ${language}`, async ({ app }) => {
    const { page } = app
    const screens = screensOf(page, say)
    const { campaign, manualGame, record, result, button, link, heading, statistics } = screens
    const count = (key: string, number: number) => say(key, { count: number }, number)

    await test.step('two people at the table', async () => {
      if (say !== english) {
        await screensOf(page).link('app.settings').click()
        await screensOf(page).settings.setLanguage(language)
        await link('app.library').click()
      }
      await screens.library.newCampaign('Winter')
      await campaign.addSheet('Ann', 'warrior')
      await campaign.addSheet('Ben', 'mage')
    })

    await test.step('a win, entered in a few taps, that shows at once what it earns', async () => {
      await link('record.add').click()
      await expect(manualGame.enter).toBeDisabled()
      await manualGame.fill({ toggle: ['Ann', 'Ben'], dungeon: 'dragons-cave', tier: 'standard' })
      await manualGame.fill({ won: true, levels: 1 })
      // Three descents, a level, the boss and the tier.
      await expect(manualGame.earns).toContainText('8')
      await manualGame.enter.click()
      await expect(page.getByText(say('result.won'), { exact: true })).toBeVisible()
      await expect(result.ledger.getByRole('row').last()).toHaveText(`${say('odd.result.total')}8`)
    })

    await test.step('each hero places its checkmarks, one after the other', async () => {
      await expect(record.heroes).toContainText(count('odd.record.toPlace', 8))
      // However quickly they are tapped, none is lost.
      for (let number = 1; number <= 6; number += 1)
        await result.space('prepared', 'green', number, 6).click()
      await expect(result.left).toContainText('2')
      await result.settle.click()
      await button('odd.result.lose').click()
      await expect(record.heroes).toContainText(count('odd.result.settledText', 6))
      await expect(record.heroes).toContainText(count('odd.record.toPlace', 8))
      await result.space('cunning', 'green', 1, 6).click()
      await expect(result.left).toContainText('7')
      await result.settle.click()
      await button('odd.result.lose').click()
      await expect(record.heroes).toContainText(count('odd.result.settledText', 1))
      await link('campaign.toCampaign').last().click()
      await expect(heading('Winter')).toBeVisible()
    })

    await test.step('the next one begins with the same people and the same tier', async () => {
      await link('record.add').click()
      await manualGame.fill({ dungeon: 'hydras-reef', won: false, descents: 1, levels: 1 })
      await expect(manualGame.earns).toContainText('3')
      await manualGame.enter.click()
      await expect(page.getByText(say('result.lost'), { exact: true })).toBeVisible()
      await expect(record.heroes).toContainText('Ann')
      await expect(record.heroes).toContainText('Ben')
    })

    await test.step('a correction keeps what was said before', async () => {
      await link('record.correct').click()
      await manualGame.fill({ descents: 2 })
      await expect(manualGame.earns).toContainText('4')
      await manualGame.keep.click()
      await expect(result.ledger.getByRole('row').last()).toHaveText(`${say('odd.result.total')}4`)
      await expect(record.history).toContainText(`${say('odd.result.descentsMade')}1 → 2`)
    })

    await test.step('the earlier form comes back, and the other one is kept', async () => {
      await record.history.getByRole('button').click()
      await expect(result.ledger.getByRole('row').last()).toHaveText(`${say('odd.result.total')}3`)
      await expect(record.history).toContainText(`${say('odd.result.descentsMade')}2 → 1`)
      await expect(record.history).toContainText(say('record.standsAgain'))
      await record.history.getByRole('button').click()
      await expect(result.ledger.getByRole('row').last()).toHaveText(`${say('odd.result.total')}4`)
    })

    await test.step('what could not have happened is not offered, and why is said', async () => {
      await link('record.correct').click()
      const count = (of: string, value: number) =>
        page.getByRole('radiogroup', { name: say(of) }).getByRole('radio', { name: String(value) })
      await expect(count('odd.result.descentsMade', 1)).toBeEnabled()
      await manualGame.fill({ won: true })
      await expect(count('odd.result.descentsMade', 1)).toBeDisabled()
      await expect(count('odd.result.descentsMade', 3)).toBeChecked()
      await expect(page.getByText(say('odd.record.bossBelow'))).toBeVisible()
      await page.getByRole('radio', { name: say('odd.tiers.novice.name') }).check()
      await expect(count('odd.result.levelsGained', 2)).toBeEnabled()
      await expect(count('odd.result.levelsGained', 3)).toBeDisabled()
      const most = { tier: say('odd.tiers.novice.name'), level: 2, most: 2 }
      await expect(page.getByText(say('odd.record.levelsMost', most))).toBeVisible()
      await page.goBack()
    })

    await test.step('in the bin it counts for nothing, and it comes back', async () => {
      await button('record.toBin').click()
      await screens
        .dialog('record.toBinTitle')
        .getByRole('button', { name: say('record.toBin'), exact: true })
        .click()
      await expect(heading('Winter')).toBeVisible()
      await expect(campaign.record.getByRole('row')).toHaveCount(2)
      await screens.library.bin.click()
      await page.getByRole('button', { name: /^(Restore|Ripristina) / }).click()
      await expect(campaign.record.getByRole('row')).toHaveCount(3)
    })

    await test.step('who has beaten what', async () => {
      await page
        .getByRole('group', { name: say('campaign.tools') })
        .getByRole('link', { name: say('statistics.title') })
        .click()
      const won = say('odd.statistics.wonAt', { tier: say('odd.tiers.standard.name') })
      for (const hero of ['warrior', 'mage'] as const) {
        await expect(statistics.cell(hero, 'dragons-cave')).toHaveAccessibleName(new RegExp(won))
        await expect(statistics.cell(hero, 'hydras-reef')).toHaveAccessibleName(
          new RegExp(say('odd.statistics.notWon')),
        )
      }
      await statistics.cell('mage', 'hydras-reef').click()
      await expect(campaign.record.getByRole('row')).toHaveCount(2)
      await statistics.whose.selectOption({ label: say('statistics.ofPlayer', { name: 'Ben' }) })
      await expect(statistics.cell('mage', 'dragons-cave')).toHaveAccessibleName(new RegExp(won))
      await expect(page.getByText(say('statistics.closest'))).toBeVisible()
    })
  })

test('a form that is long on its way gets every press, and not the form that it follows', async ({
  openApp,
}) => {
  const dataDir = newFolder()
  const { campaign, sheet } = await prepare(dataDir, async (ask) => {
    const made = await ask('campaigns.create', { name: 'Winter' })
    return ask('sheets.create', { campaign: made.campaign, hero: 'mage', player: 'Ann' })
  })
  const { page } = await openApp(dataDir)
  const { manualGame } = screensOf(page)
  // It asks for a dungeon and a tier as well, in the same words.
  await goTo(page, `/new/one-deck-dungeon?campaign=${campaign}&sheet=${sheet}`)
  await expect(page.getByRole('radiogroup', { name: english('odd.newGame.dungeon') })).toBeVisible()
  await page.route(/AddRecordView/, async (route) => {
    await page.waitForTimeout(500)
    await route.continue()
  })
  await goTo(page, `/campaigns/${campaign}/record`)
  await manualGame.fill({ dungeon: 'dragons-cave', tier: 'novice', won: false })
  await manualGame.fill({ descents: 1, levels: 0 })
  await expect(manualGame.enter).toBeEnabled()
})

test('the record is sifted and sorted', async ({ openApp }) => {
  const dataDir = newFolder()
  await prepare(dataDir, async (ask) => {
    const { campaign } = await ask('campaigns.create', { name: 'Winter' })
    const game = { won: false, descents: 0, levels: 0 }
    const games = [
      { hero: 'rogue', player: 'Ann', dungeon: 'yetis-cavern', tier: 'veteran', day: '03' },
      { hero: 'mage', player: 'Ben', dungeon: 'lichs-tomb', tier: 'novice', day: '02' },
    ] as const
    for (const { hero, player, day, ...where } of games) {
      const playedAt = `2026-11-${day}T18:00:00.000Z`
      const entered = { ...game, ...where, heroes: [{ hero, player }], playedAt }
      await ask('records.add', { campaign, game: entered })
    }
  })
  const { page } = await openApp(dataDir)
  const { library, campaign } = screensOf(page)
  await library.campaign('Winter').click()
  const rows = campaign.record.getByRole('row')
  const press = (key: string) =>
    campaign.record.getByRole('button', { name: english(key), exact: true }).click()
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('Ann, Rogue')

  await campaign.record.getByLabel('Player').selectOption('Ben')
  await expect(rows).toHaveCount(2)
  await expect(rows.last()).toContainText('Ben, Mage')
  await campaign.record.getByLabel('Dungeon').selectOption({ label: 'Yeti’s Cavern' })
  await expect(rows).toHaveCount(0)
  await expect(campaign.record).toContainText(english('campaign.record.noneLeft'))
  await press('campaign.record.showEvery')
  await expect(rows).toHaveCount(3)

  await press('odd.record.columns.tier')
  await expect(rows.nth(1)).toContainText('Novice')
  await press('odd.record.columns.tier')
  await expect(rows.nth(1)).toContainText('Veteran')
})

for (const [language, say, writing, keys, day] of [
  ['en', english, '11/3/2026', '1031', 'Oct 31, 2026'],
  ['it', italian, '03/11/2026', '3110', '31 ott 2026'],
] as const)
  test(`the day of a game is written as one writes days in ${language}`, async ({ openApp }) => {
    const dataDir = newFolder()
    const record = await prepare(dataDir, async (ask) => {
      const { campaign } = await ask('campaigns.create', { name: 'Winter' })
      const entered = {
        dungeon: 'yetis-cavern',
        tier: 'veteran',
        won: false,
        descents: 0,
        levels: 0,
        playedAt: '2026-11-03T12:00:00.000Z',
      } as const
      const { record } = await ask('records.add', {
        campaign,
        game: { ...entered, heroes: [{ hero: 'rogue', player: 'Ann' }] },
      })
      await ask('settings.set', { locale: language })
      return record
    })
    const { page } = await openApp(dataDir)
    const { manualGame, button } = screensOf(page, say)
    await goTo(page, `/records/${String(record)}/correct`)
    await expect(manualGame.day).toHaveText(writing)
    await expect(manualGame.keep).toBeEnabled()

    // A press on its label begins at the first part; each part hands on to the next, and a 31st may come before its month.
    await page.getByText(say('record.day'), { exact: true }).click()
    await page.keyboard.type(`${keys}2099`)
    await expect(manualGame.keep).toBeDisabled()
    await page.keyboard.press('Tab')
    await expect(manualGame.day).toHaveAccessibleDescription(/1900/)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('2025')
    await expect(manualGame.day).toHaveAccessibleDescription('')
    await page.keyboard.press('ArrowUp')
    await manualGame.keep.click()
    await expect(button('record.toBin')).toBeVisible()
    await expect(page.getByText(day).first()).toBeVisible()
  })
