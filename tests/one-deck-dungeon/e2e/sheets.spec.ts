/** Sheets are their owner's: begun from paper, checkmarks moved and put back, and why a hero cannot play yet. */
import { expect, goTo, newFolder, test } from '../../e2e/app.ts'
import { prepare } from '../../e2e/prepare.ts'
import { screensOf } from '../../e2e/screens.ts'
import { english, languages } from '../../e2e/words.ts'
import type { Say } from '../../e2e/words.ts'
import type { SpaceColor, TalentId } from '../../../src/shared/games/one-deck-dungeon.ts'

/** A label of a space, for what pressing it does. */
function spaceLabel(say: Say, key: string) {
  return (talent: TalentId, color: SpaceColor, number: number, total: number) =>
    say(key, {
      talent: say(`odd.talents.${talent}.name`),
      space: say(`odd.sheet.space.${color}`),
      number,
      total,
    })
}

for (const { language, say } of languages('it'))
  test(`a sheet is begun from paper and corrected in ${language}`, async ({ app }) => {
    const { page } = app
    const screens = screensOf(page, say)
    const { button, link } = screens
    if (say !== english) {
      await screensOf(page).link('app.settings').click()
      await screensOf(page).settings.setLanguage(language)
      await screens.link('app.library').click()
    }
    await screens.library.newCampaign('Winter')
    const check = spaceLabel(say, 'odd.sheet.checkSpace')
    const dialog = page.getByRole('dialog')

    await test.step('what cannot be is refused with its numbers', async () => {
      await button('odd.campaign.addSheet').click()
      await dialog.getByLabel(say('campaign.player'), { exact: true }).fill('Zoë')
      await dialog.getByRole('radio', { name: say('odd.heroes.mage') }).check()
      await dialog.getByLabel(say('odd.paper.begin')).check()
      // The games are still to be said.
      await expect(
        dialog.getByRole('button', { name: say('odd.campaign.addThisSheet') }),
      ).toBeDisabled()
      await dialog.getByLabel(say('odd.paper.gamesPlayed')).fill('1')
      for (const boss of ['dragon', 'yeti'] as const)
        await dialog.getByLabel(say(`odd.bosses.${boss}.name`)).selectOption('novice')
      for (let number = 1; number <= 6; number += 1)
        await dialog.getByRole('button', { name: check('guile', 'green', number, 6) }).click()
      await dialog.getByRole('button', { name: say('odd.campaign.addThisSheet') }).click()
      await expect(dialog).toContainText(
        say('errors.one-deck-dungeon.paper-bosses', { bosses: 2, games: 1 }),
      )
    })

    await test.step('what can be is there, and told to be from paper', async () => {
      await dialog.getByLabel(say('odd.paper.gamesPlayed')).fill('3')
      await dialog.getByRole('button', { name: say('odd.campaign.addThisSheet') }).click()
      const told = say('odd.paper.told', {
        games: say('odd.paper.games', { count: 3 }, 3),
        marks: say('odd.paper.checked', { count: 6 }, 6),
      })
      await expect(page.getByRole('article').filter({ hasText: 'Zoë' })).toContainText(told)
      await screens.campaign.open('Zoë').click()
      await screens.sheet.arrived('Zoë')
      await expect(screens.sheet.talent('guile')).toContainText(say('odd.sheet.earned'))
      const trophy = page.getByRole('listitem').filter({ hasText: say('odd.bosses.dragon.name') })
      await expect(trophy).toContainText(say('odd.tiers.novice.name'))
      await expect(trophy).toContainText(say('odd.paper.onPaper'))
      // Statistics count none of it, so there is nothing to count.
      await expect(page.getByText(say('campaign.games', { count: 0 }, 0)).first()).toBeVisible()
    })

    await test.step('it is corrected, and what it said can be taken again', async () => {
      await button('odd.paper.correct').click()
      await dialog.getByLabel(say('odd.paper.gamesPlayed')).fill('4')
      await dialog.getByRole('button', { name: say('odd.paper.save') }).click()
      await expect(page.getByText(say('odd.paper.games', { count: 4 }, 4)).first()).toBeVisible()
      await button('odd.paper.correct').click()
      await dialog.getByText(say('odd.paper.earlier')).click()
      await dialog.getByRole('button', { name: say('odd.paper.use') }).click()
      await expect(dialog.getByLabel(say('odd.paper.gamesPlayed'))).toHaveValue('3')
      await dialog.getByRole('button', { name: say('common.cancel') }).click()
    })
    await expect(link('odd.sheet.play')).toBeVisible()
  })

for (const { language, locale, say } of languages('it'))
  test(`checkmarks are saved, moved and put back in ${language}`, async ({ openApp }) => {
    const dataDir = newFolder()
    const record = await prepare(dataDir, async (ask) => {
      await ask('settings.set', { locale })
      const { campaign } = await ask('campaigns.create', { name: 'Winter' })
      const ann = await ask('sheets.create', { campaign, hero: 'warrior', player: 'Ann' })
      const ben = await ask('sheets.create', { campaign, hero: 'mage', player: 'Ben' })
      const added = await ask('records.add', {
        campaign,
        game: {
          heroes: [{ sheet: ann.sheet }, { sheet: ben.sheet }],
          dungeon: 'dragons-cave',
          tier: 'novice',
          won: false,
          descents: 2,
          levels: 0,
          playedAt: '2026-11-01T18:00:00.000Z',
        },
      })
      return added.record
    })
    const app = await openApp(dataDir)
    const { page } = app
    const screens = screensOf(page, say)
    const { button, link, result } = screens
    const guile = (count: number) => {
      const where = say('odd.sheet.markOn', {
        talent: say('odd.talents.guile.name'),
        space: say('odd.sheet.space.green'),
      })
      return count === 1 ? where : `${where} × ${count}`
    }
    const cunning = say('odd.sheet.markOn', {
      talent: say('odd.talents.cunning.name'),
      space: say('odd.sheet.space.green'),
    })

    await test.step('a hero that cannot play says why, and what to do', async () => {
      await screens.library.campaign('Winter').click()
      const card = page.getByRole('article').filter({ hasText: 'Ann' }).first()
      const play = card.getByRole('button', { name: say('odd.sheet.playAs', { player: 'Ann' }) })
      await expect(play).toBeDisabled()
      await expect(play).toHaveAccessibleDescription(new RegExp(say('odd.sheet.thenPlay')))
      await link('campaign.play').click()
      const waits = page.getByRole('status').filter({ hasText: 'Ann' })
      await expect(waits).toContainText(say('odd.sheet.thenPlay'))
      await waits.getByRole('link').click()
    })

    await test.step('one hero’s checkmarks are told to be saved', async () => {
      await result.space('guile', 'green', 1, 6).click()
      await result.space('guile', 'green', 2, 6).click()
      await result.settle.click()
      await expect(page.getByText(say('odd.result.saved', { player: 'Ann' }))).toBeVisible()
      await expect(screens.record.heroes).toContainText(guile(2))
    })

    await test.step('on the record they are moved, one press after the other', async () => {
      await page.getByRole('button', { name: say('odd.move.of', { player: 'Ann' }) }).click()
      const pick = spaceLabel(say, 'odd.move.pickSpace')
      const to = spaceLabel(say, 'odd.move.toSpace')
      await page.getByRole('button', { name: pick('guile', 'green', 2, 6) }).click()
      await page.getByRole('button', { name: to('cunning', 'green', 1, 6) }).click()
      await expect(
        page.getByText(say('odd.move.moved', { from: guile(1), to: cunning })),
      ).toBeVisible()
      await button('odd.move.done').click()
      await expect(screens.record.heroes).toContainText(`${guile(1)}, ${cunning}`)
    })

    await test.step('where they were is told, and they are put back', async () => {
      await page.getByText(say('odd.move.earlier')).click()
      await expect(screens.record.heroes).toContainText(guile(2))
      await button('odd.move.back').click()
      await expect(page.getByText(say('odd.move.putBack', { player: 'Ann' }))).toBeVisible()
      const places = screens.record.heroes.getByRole('paragraph')
      await expect(places.filter({ hasText: guile(2) })).toBeVisible()
    })

    await test.step('on the sheet they are moved as well, by keyboard', async () => {
      await page
        .getByRole('link', { name: new RegExp('Ann') })
        .first()
        .click()
      await screens.sheet.arrived('Ann')
      await button('odd.move.title').click()
      const pick = spaceLabel(say, 'odd.move.pickSpace')('guile', 'green', 2, 6)
      await page.getByRole('button', { name: pick }).press('Enter')
      await page.keyboard.press('Escape')
      await expect(page.getByText(say('odd.move.pick'))).toBeVisible()
      await page.getByRole('button', { name: pick }).press('Enter')
      const to = spaceLabel(say, 'odd.move.toSpace')('prepared', 'green', 1, 6)
      await page.getByRole('button', { name: to }).press('Enter')
      await button('odd.move.done').click()
      await goTo(page, `/records/${record}`)
      await expect(screens.record.heroes).toContainText(say('odd.talents.prepared.name'))
    })
  })
