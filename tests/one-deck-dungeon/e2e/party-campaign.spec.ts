/** Two and four heroes at one computer: setting the game up, with sheets, guests and dice of one's own. */
import { expect, goTo, newFolder, test } from '../../e2e/app.ts'
import { prepare, playTo } from '../../e2e/prepare.ts'
import { screensOf } from '../../e2e/screens.ts'
import { english, languages } from '../../e2e/words.ts'

for (const { language, say } of languages('it'))
  test(`a campaign’s party of two is set up in ${language}`, async ({ app }) => {
    const { page } = app
    const screens = screensOf(page, say)
    if (say !== english) {
      await screensOf(page).link('app.settings').click()
      await screensOf(page).settings.setLanguage(language)
      await screens.link('app.library').click()
    }
    await screens.library.newCampaign('Winter')
    await screens.campaign.addSheet('Ann', 'warrior')
    await screens.campaign.addSheet('Ben', 'mage')
    await screens.link('campaign.play').click()

    await test.step('nobody has two seats', async () => {
      await page.getByRole('radio', { name: say('odd.newGame.parties.2.name') }).click()
      const seat = (number: number) =>
        page.getByRole('region', { name: say('odd.newGame.seat', { number }), exact: true })
      await seat(1).getByRole('radio', { name: /^Ann/ }).click()
      await expect(seat(2).getByRole('radio', { name: /^Ann/ })).toBeDisabled()
      await seat(2)
        .getByRole('radio', { name: say('odd.newGame.guest') })
        .click()
      const guests = seat(2).getByRole('radiogroup', { name: say('odd.newGame.hero') })
      await expect(guests.getByRole('radio', { name: say('odd.heroes.warrior') })).toBeDisabled()
      await expect(screens.button('odd.newGame.start')).toBeDisabled()
      await expect(screens.party.summary).toContainText(say('odd.newGame.missing.hero'))
    })

    await screens.party.start({
      seats: [
        { sheet: 'Ann', focus: 'survival' },
        { sheet: 'Ben', focus: 'lore' },
      ],
      dungeon: 'dragons-cave',
      tier: 'standard',
    })
    await screens.link('app.library').click()
    const game = page.getByRole('article').filter({ hasText: say('odd.dungeons.dragons-cave') })
    await expect(game).toContainText(
      say('odd.sheet.heroOf', { player: 'Ann', hero: say('odd.heroes.warrior') }),
    )
    await expect(game).toContainText(
      say('odd.sheet.heroOf', { player: 'Ben', hero: say('odd.heroes.mage') }),
    )
    await expect(game).toContainText('Winter')
  })

test('four heroes of one and a half people, with their own dice', async ({ app }) => {
  const { page } = app
  const { library, link, party } = screensOf(page)
  await library.newSingleGame()
  await party.start({
    seats: [
      { hero: 'warrior', player: 'Ann' },
      { hero: 'rogue', player: 'Ann' },
      { hero: 'archer' },
      { hero: 'paladin', player: 'Ben' },
    ],
    dungeon: 'minotaurs-maze',
    ownDice: true,
  })
  await link('app.library').click()
  const game = page.getByRole('article')
  for (const words of [
    'Ann, Warrior',
    'Ann, Rogue',
    'Archer',
    'Ben, Paladin',
    english('odd.newGame.ownDice'),
  ])
    await expect(game).toContainText(words)
})

test('a guest comes along on a campaign game', async ({ app }) => {
  const { page } = app
  const { library, campaign, link, party } = screensOf(page)
  await library.newCampaign('Winter')
  await campaign.addSheet('Ann', 'warrior')
  await link('campaign.play').click()
  await party.start({
    seats: [
      { sheet: 'Ann', focus: 'tactics' },
      { hero: 'rogue', player: 'Cleo' },
    ],
    dungeon: 'hydras-reef',
    tier: 'novice',
  })
  await link('app.library').click()
  await expect(page.getByRole('article').first()).toContainText('Cleo, Rogue')
})

test('when it is over, each hero with a sheet places its checkmarks', async ({ openApp }) => {
  const dataDir = newFolder()
  const { table, earned } = await prepare(dataDir, async (ask) => {
    const { campaign } = await ask('campaigns.create', { name: 'Winter' })
    const ann = await ask('sheets.create', { campaign, hero: 'warrior', player: 'Ann' })
    const ben = await ask('sheets.create', { campaign, hero: 'mage', player: 'Ben' })
    const over = await playTo(
      ask,
      {
        game: 'one-deck-dungeon',
        campaign,
        options: {
          heroes: [
            { sheet: ann.sheet, focus: 'survival' },
            { sheet: ben.sheet, focus: 'lore' },
          ],
          dungeon: 'dragons-cave',
          tier: 'fearless',
        },
      },
      ({ outcome }) => outcome !== null,
    )
    if (over.record === null) throw new Error('A campaign game leaves a record.')
    const record = await ask('records.get', { record: over.record })
    return { table: over.table, earned: record.checkmarks.total }
  })
  const { page } = await openApp(dataDir)
  const { record, result, button, heading, link, say } = screensOf(page)
  await goTo(page, `/tables/${table}/result`)
  await expect(heading(say('result.title'))).toBeVisible()
  const waiting = say('odd.record.toPlace', { count: earned }, earned)
  await expect(record.heroes.getByText(waiting)).toHaveCount(2)

  // Ben goes first, though Ann’s seat comes before his.
  await button('odd.record.placeThemOf', { player: 'Ben' }).click()
  for (const talent of ['cunning', 'guile'] as const) {
    await result.space(talent, 'green', 1, 6).click()
    await expect(button('odd.result.settle')).toBeEnabled()
    await expect(result.space(talent, 'green', 1, 6, true)).toBeVisible()
    await result.settle.click()
    await button('odd.result.lose').click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await expect(record.heroes.getByText(waiting)).toHaveCount(0)
  await expect(record.heroes.getByText(say('odd.result.settledText', {}, 1))).toHaveCount(2)

  await link('history.title').click()
  await expect(page.getByRole('region', { name: say('table.log.title') })).toContainText(
    'Turn 1 begins',
  )
  await link('record.back').click()
  await link('campaign.toCampaign').click()
  await expect(heading('Winter')).toBeVisible()
})

test('a guest of a game played here gets a name afterwards', async ({ openApp }) => {
  const dataDir = newFolder()
  const record = await prepare(dataDir, async (ask) => {
    const { campaign } = await ask('campaigns.create', { name: 'Winter' })
    const ann = await ask('sheets.create', { campaign, hero: 'warrior', player: 'Ann' })
    const heroes = [{ sheet: ann.sheet, focus: 'survival' as const }, { hero: 'rogue' as const }]
    const options = { heroes, dungeon: 'dragons-cave', tier: 'novice' }
    const start = { game: 'one-deck-dungeon' as const, campaign, options }
    const over = await playTo(ask, start, ({ outcome }) => outcome !== null)
    return over.record
  })
  const { page } = await openApp(dataDir)
  const { record: shown, dialog, answer, button, say } = screensOf(page)
  await goTo(page, `/records/${String(record)}`)
  await button('record.nameGuests').click()
  await dialog('record.nameGuests')
    .getByLabel(say('odd.record.playerOf', { hero: 'Rogue' }))
    .fill('Cleo')
  await answer('record.keepCorrection').click()
  await expect(dialog('record.nameGuests')).toBeHidden()
  await expect(shown.heroes).toContainText('Cleo')
  await expect(shown.history).toBeVisible()

  await shown.note.fill('A good evening.')
  await shown.note.blur()
  await page.reload()
  await expect(shown.note).toHaveValue('A good evening.')
})
