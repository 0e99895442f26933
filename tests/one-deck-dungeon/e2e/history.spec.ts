/** Looking back: a game in words with the table as it stood, and what all games add up to, drawn. */
import { expect, goTo, newFolder, test } from '../../e2e/app.ts'
import { prepare, playTo } from '../../e2e/prepare.ts'
import { screensOf } from '../../e2e/screens.ts'
import { english } from '../../e2e/words.ts'

test('a game is looked back at by keyboard, chapter by chapter', async ({ openApp }) => {
  const dataDir = newFolder()
  const { table, log } = await prepare(dataDir, async (ask) => {
    const options = { heroes: [{ hero: 'warrior' as const }], dungeon: 'dragons-cave' as const }
    const over = await playTo(ask, { game: 'one-deck-dungeon', options }, (v) => v.outcome !== null)
    await ask('settings.set', { tips: true })
    return { table: over.table, log: await ask('tables.log', { table: over.table }) }
  })
  const stepOf = (turn: number): number =>
    log.findIndex(({ events }) => events.some((e) => e.type === 'turn-began' && e.turn === turn))
  const { page } = await openApp(dataDir)
  const { link } = screensOf(page)
  const at = (step: number): Promise<void> =>
    expect(
      page.getByText(english('history.stepOf', { step, steps: log.length - 1 }), { exact: true }),
    ).toBeVisible()
  await goTo(page, `/tables/${table}/result`)
  await link('history.title').click()
  await at(0)

  const slider = page.getByRole('slider')
  await expect(slider).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await at(1)
  // From the first floor, which begins before its first turn does.
  await page.keyboard.press('Home')
  for (const turn of [1, 2, 3]) {
    await page.keyboard.press('PageDown')
    await at(stepOf(turn))
  }
  await expect(slider).toHaveAttribute('aria-valuetext', /Turn 3/)
  const current = page.locator('[aria-current="step"]').filter({ hasText: 'Turn 3 begins' })
  await expect(current).toBeInViewport()
  await expect(page.locator('main > header').getByText('Turn 3', { exact: true })).toBeVisible()
  await page.keyboard.press('PageUp')
  await at(stepOf(2))
  await page.keyboard.press('End')
  await at(log.length - 1)

  const lines = page.getByRole('region', { name: english('table.log.title') })
  await lines.getByRole('button', { name: /Turn 2 begins/ }).click()
  await at(stepOf(2))
  await page.getByLabel(english('history.chapter')).selectOption({ label: '\u2003Turn 1' })
  await at(stepOf(1))
  // Quick presses are as many steps, and the key goes on where the mouse was.
  await page.getByRole('button', { name: english('history.stepOn'), exact: true }).dblclick()
  await at(stepOf(1) + 2)
  await page.keyboard.press('Enter')
  await at(stepOf(1) + 3)
  // Nothing on the table can be done, so there is nothing to give a tip about.
  await expect(page.locator('[data-action]')).toHaveCount(0)
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await link('record.back').click()
  await expect(link('history.title')).toBeVisible()
})

test('the chronicle keeps its last line in view when the window changes', async ({ openApp }) => {
  const dataDir = newFolder()
  const table = await prepare(dataDir, async (ask) => {
    const options = { heroes: [{ hero: 'warrior' as const }], dungeon: 'dragons-cave' as const }
    const turns = ({ turn }: { readonly turn: number }): boolean => turn > 3
    return (await playTo(ask, { game: 'one-deck-dungeon', options }, turns)).table
  })
  const { page } = await openApp(dataDir)
  await goTo(page, `/tables/${table}`)
  const lines = page.getByRole('log').getByRole('listitem')
  await expect(lines.last()).toBeInViewport()
  for (const height of [1000, 720]) {
    await page.setViewportSize({ width: 1280, height })
    await expect(lines.last()).toBeInViewport()
    await expect(lines.first()).not.toBeInViewport()
  }

  await test.step('and the line of the step that is looked back at', async () => {
    await goTo(page, `/tables/${table}/history`)
    const current = page.locator('button[aria-current=step]')
    await expect(current).toBeInViewport()
    for (const window of [
      { width: 768, height: 1024 },
      { width: 1280, height: 1000 },
      { width: 960, height: 540 },
    ]) {
      await page.setViewportSize(window)
      await expect(current).toBeInViewport()
    }
  })
})

test('a single game that is over stands in the library, one press from its history, and counts', async ({
  openApp,
}) => {
  const dataDir = newFolder()
  const { table } = await prepare(dataDir, (ask) => {
    const options = {
      heroes: [{ hero: 'warrior' as const, player: 'Ada' }],
      dungeon: 'lichs-tomb' as const,
    }
    return playTo(ask, { game: 'one-deck-dungeon', options }, (view) => view.outcome !== null)
  })
  const { page } = await openApp(dataDir)
  const game = english('odd.dungeons.lichs-tomb')
  const heading = page.getByRole('heading', { name: english('library.finished') })
  const shelf = page.locator('section').filter({ has: heading })
  await expect(shelf).toContainText('Ada')

  await shelf.getByRole('link', { name: english('library.lookBackAt', { game }) }).click()
  await expect(page).toHaveURL(new RegExp(`/tables/${table}/history`))
  await goTo(page, '/')
  await shelf.getByRole('link', { name: game, exact: true }).click()
  await expect(page.getByRole('heading', { name: english('result.title') })).toBeVisible()

  await screensOf(page).link('statistics.title').first().click()
  await expect(page.getByRole('main')).toContainText(english('campaign.games', {}, 1))
  await expect(
    page.getByRole('figure', { name: english('odd.statistics.plots.byHero'), exact: true }),
  ).toContainText('of 1')
})

test('statistics are drawn, and given in tables too', async ({ openApp }) => {
  const dataDir = newFolder()
  const plots = await prepare(dataDir, async (ask) => {
    const { campaign } = await ask('campaigns.create', { name: 'Winter' })
    const entered = {
      dungeon: 'dragons-cave',
      tier: 'novice',
      won: true,
      descents: 3,
      levels: 2,
    } as const
    const playedAt = '2026-11-03T18:00:00.000Z'
    const heroes = [{ hero: 'mage' as const, player: 'Ann' }]
    await ask('records.add', { campaign, game: { ...entered, heroes, playedAt } })
    const options = { heroes: [{ hero: 'warrior' as const }], dungeon: 'lichs-tomb' as const }
    await playTo(ask, { game: 'one-deck-dungeon', options }, (view) => view.outcome !== null)
    return ask('statistics.plots', { scope: { of: 'everything' } })
  })
  const { page } = await openApp(dataDir)
  await screensOf(page).link('statistics.title').first().click()
  const figure = (key: string) => page.getByRole('figure', { name: english(key), exact: true })
  const dice = figure('odd.statistics.plots.dice')
  await expect(dice.getByRole('img').locator('svg').first()).toBeVisible()
  await expect(figure('odd.statistics.plots.byHero')).toContainText('1 of 1')

  const press = (key: string) =>
    figure(key)
      .getByRole('button', { name: english('statistics.plots.asTable') })
      .press('Enter')
  await press('odd.statistics.plots.dice')
  const strength = plots.of.dice.app.find(({ color }) => color === 'strength')
  await expect(dice.getByRole('row', { name: /^Strength/ })).toContainText(
    (strength?.faces ?? []).map((count) => count.toLocaleString('en')).join(''),
  )
  await press('odd.statistics.plots.byDungeon')
  await expect(
    figure('odd.statistics.plots.byDungeon').getByRole('row', { name: /^Dragon’s Cave/ }),
  ).toContainText('100%')

  // The dice of games with the cards are not known.
  await page
    .getByRole('group', { name: english('statistics.plots.which') })
    .getByLabel('Heroes')
    .selectOption({ label: 'Mage' })
  await expect(page.getByText(english('odd.statistics.plots.noneTallied'))).toBeVisible()
  await expect(dice).toHaveCount(0)
})
