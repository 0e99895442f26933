/** Whoever opens the app for the first time: the welcome, the first delve with its tips and what follows it, and the codex. */
import { FIRST_DELVE } from '../../../src/renderer/src/games/one-deck-dungeon/setup/first-delve.ts'
import { expect, goTo, newFolder, test } from '../../e2e/app.ts'
import { tabTo } from '../../e2e/by-keyboard.ts'
import { prepare, playTo } from '../../e2e/prepare.ts'
import { screensOf } from '../../e2e/screens.ts'
import { tableOf } from './table.ts'
import { english as say } from '../../e2e/words.ts'

test.describe('the first run', () => {
  test.use({ newcomer: true })

  test('leads by keyboard from the welcome to the first loot, with a tip where it helps', async ({
    app,
  }) => {
    const { page } = app
    const { dialog } = screensOf(page)
    const table = tableOf(page)
    const tip = page.getByRole('complementary', { name: say('tips.one') })
    const tells = (id: string) => expect(tip).toContainText(say(`odd.tips.all.${id}.title`))
    const press = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) {
        await page.keyboard.press(key)
        await table.settled()
      }
    }

    await test.step('the welcome asks, and is answered at once', async () => {
      const welcome = dialog('welcome.title')
      await expect(welcome.getByRole('radio', { name: 'English' })).toBeFocused()
      await expect(welcome.getByRole('radio', { name: say('welcome.sounds.off') })).toBeChecked()
      await press('ArrowRight')
      await expect(
        page.getByRole('dialog', { name: 'Ti diamo il benvenuto in Delver’s Table' }),
      ).toBeVisible()
      await press('ArrowLeft')
      await expect(welcome).toBeVisible()
      // Nobody scrolls to find a way on.
      const ways = welcome.getByRole('region').getByRole('button')
      await expect(ways.last()).toContainText(say('welcome.toLibrary'))
      for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 })
      await tabTo(welcome.getByRole('button', { name: say('odd.welcome.firstDelve') }))
      await press('Enter')
    })

    await test.step('a door is opened; a tip is read, and one goes by itself', async () => {
      await tells('turn')
      await press('Enter')
      await tells('explore')
      await press('Enter', 'Enter')
      await tells('doors')
      await press('1')
      await tells('face-or-flee')
      await expect(tip.locator(':focus')).toHaveCount(0)
      await press('F6')
      await expect(tip.getByRole('button', { name: say('tips.gotIt') })).toBeFocused()
      await press('Enter')
      await expect(tip).toBeHidden()
    })

    await test.step('the fight is won, and its loot claimed', async () => {
      await tabTo(table.button(say('odd.actions.face-encounter')))
      await press('Enter', 'Enter')
      await tells('dice')
      await press('a')
      await tells('wide')
      await press('5', '6', 'e', '8', 'b', '1', 'd', '3', 'c', '4', 'f')
      await press('Enter')
      await tells('loot')
    })

    await test.step('tips can be turned off, and stay so', async () => {
      await tip.getByRole('button', { name: say('tips.noMore') }).click()
      await expect(tip).toBeHidden()
      await press('1')
      await expect(table.hero(say('odd.heroes.warrior'))).toContainText(
        say('odd.table.limit', { count: 1, limit: 3 }),
      )
      await app.restart()
      const again = app.page
      await expect(again.getByRole('heading', { name: say('library.title') })).toBeVisible()
      await expect(again.getByRole('dialog')).toBeHidden()
      await again.getByRole('link', { name: say('library.resume') }).click()
      await expect(tableOf(again).question).toBeVisible()
      await expect(again.getByRole('complementary', { name: say('tips.one') })).toBeHidden()
    })
  })
})

test('Escape is the dialog’s, then the table’s, and only then the tip’s', async ({ openApp }) => {
  const dataDir = newFolder()
  const { table } = await prepare(dataDir, async (ask) => {
    const options = { heroes: [{ hero: 'warrior' as const }], dungeon: 'dragons-cave' as const }
    const placing = await playTo(ask, { game: 'one-deck-dungeon', options }, ({ encounter }) =>
      (encounter?.stakes ?? []).some(({ fits }) => fits.length > 1),
    )
    await ask('settings.set', { tips: true })
    return placing
  })
  const { page } = await openApp(dataDir)
  await goTo(page, `/tables/${table}`)
  const tip = page.getByRole('complementary', { name: say('tips.one') })
  const dice = say('odd.tips.all.dice.title')
  const held = page.locator('[data-spot^="die "][aria-pressed="true"]')
  await expect(tip).toContainText(dice)
  await page.keyboard.press('1')
  await expect(held).toHaveCount(1)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(held).toHaveCount(1)
  await expect(tip).toContainText(dice)
  await page.keyboard.press('Escape')
  await expect(held).toHaveCount(0)
  await expect(tip).toContainText(dice)
  await page.keyboard.press('Escape')
  await expect(tip.getByText(dice)).toBeHidden()
})

for (const [ending, face] of [
  ['lost', 1],
  ['won', 6],
] as const)
  test(`a first delve that was ${ending} leads on`, async ({ openApp }) => {
    const dataDir = newFolder()
    const rolls = Array.from({ length: 2_000 }, () => face)
    const over = await prepare(dataDir, (ask) =>
      playTo(ask, { ...FIRST_DELVE, script: { rolls } }, ({ outcome }) => outcome !== null),
    )
    expect(over.view.outcome?.result).toBe(ending)
    const { page } = await openApp(dataDir)
    const { button, link, heading, dialog } = screensOf(page)
    await goTo(page, `/tables/${over.table}/result`)
    await expect(page.getByText(say(`odd.result.afterFirst.${ending}`))).toBeVisible()
    // What comes next is seen without looking for it.
    await expect(button('library.newCampaign')).toBeInViewport({ ratio: 1 })
    await button('library.newCampaign').click()
    await expect(dialog('library.newCampaign')).toBeVisible()
    await page.keyboard.press('Escape')
    await link('library.newSingleGame').click()
    await expect(heading(say('newGame.singleTitle'))).toBeVisible()
    await page.goBack()
    await button('odd.result.afterFirst.again').click()
    await expect(page.getByRole('complementary', { name: say('tips.one') })).toContainText(
      say('odd.tips.all.turn.title'),
    )
  })

test('the codex is filtered, and kept as it was left', async ({ app }) => {
  const { page } = app
  const { link, button, dialog } = screensOf(page)
  const cards = page.getByRole('list', { name: say('codex.results') }).getByRole('link')
  await link('codex.title').click()
  await page.getByRole('radio', { name: say('odd.codex.kinds.peril') }).click()
  await expect(page.getByText(say('codex.count', { count: 20 }, 20), { exact: true })).toBeVisible()
  // In the other language, too.
  await page.getByLabel(say('codex.search')).fill('forziere')
  await expect(page.getByText(say('codex.noneTitle'))).toBeVisible()
  await page.getByLabel(say('codex.search')).fill('MASSO')
  await expect(cards).toHaveCount(2)
  await cards.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(cards.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  const boulder = dialog('odd.encounters.boulder')
  await expect(boulder).toContainText(say('codex.place', { number: 2, total: 2 }))
  await page.reload()
  await expect(boulder).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(boulder).toBeHidden()
  await expect(cards).toHaveCount(2)
  await button('codex.clear').click()
  await expect(cards.first()).toBeVisible()
  await expect(page).toHaveURL(/#\/codex\/one-deck-dungeon$/)
})
