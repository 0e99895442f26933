/** Two people at one computer: Portals, building, moving, taking back, a reload, and much later the awards. */
import type { View } from '../../../src/shared/games/dungeon-digger.ts'
import { expect, goTo, test } from '../../e2e/app.ts'
import { prepare } from '../../e2e/prepare.ts'
import { english as say } from '../../e2e/words.ts'
import { playOn } from './by-bot.ts'
import { diggerTableOf } from './table.ts'

// The same tiles and coins every time.
test.use({ additions: { 'tables.start': { seed: 5 } } })

test('a game of two people to its awards', async ({ app }) => {
  const { page } = app
  const table = diggerTableOf(page)

  await test.step('two people sit down, and each puts a Portal on the board', async () => {
    await goTo(page, '/new/dungeon-digger')
    for (const [at, player] of ['Ada', 'Bob'].entries()) {
      await page.getByLabel(say('table.seats.seat', { number: at + 1 })).fill(player)
      await page.getByLabel(say('table.seats.who')).nth(at).selectOption('person')
    }
    await table.button('digger.setup.begin').click()
    await table.cover.click()
    await expect(table.lit('place')).toHaveCount(2)
    await table.press(table.lit('place'))
    // The last start space is taken without asking.
    if (await table.passOn.isVisible()) await table.pass()
    await expect(table.question).toContainText('2 Tyranny Points left.')
  })

  await test.step('a Project is taken up, turned until it does not fit, and built where it does', async () => {
    await page.locator('[data-project].fits').first().click()
    await table.lit('place').first().click()
    await expect(table.build).toBeEnabled()
    for (let turns = 0; turns < 6 && (await table.build.isEnabled()); turns += 1)
      await page.keyboard.press('r')
    await expect(table.build).toBeDisabled()
    await expect(table.prompt).toContainText(say('digger.table.project.fitsNot'))
    while (!(await table.build.isEnabled())) await page.keyboard.press('r')
    await table.put()
    await expect(table.log).toContainText(/ built\./)
    await expect(table.plan).toContainText(say('digger.orders.work.name'))
  })

  await test.step('what is impossible says why, with its numbers', async () => {
    // It can be pressed, to be told why.
    await table.order('demolish').click({ force: true })
    await expect(page.getByText('That takes 2 Tyranny Points, and you have 1.')).toBeVisible()
  })

  await test.step('a minion goes where a planned Move leads, and all of it is taken back', async () => {
    await table.lit('source').first().click()
    await expect(table.order('move')).toHaveAttribute('aria-pressed', 'true')
    await table.press(table.lit('target'))
    await expect(table.log).toContainText(/(Ada|Bob): 1 minion to /)
    await expect(table.plan).toContainText(say('digger.orders.move.name'))
    const back = say('digger.table.plan.back')
    await table.plan
      .getByRole('button', { name: `${back}: ${say('digger.orders.work.name')}` })
      .click()
    await expect(table.question).toContainText('2 Tyranny Points left.')
    await expect(table.plan).toContainText(say('digger.table.plan.none'))
    await expect(table.log).not.toContainText(/ built\./)
  })

  await test.step('a reload covers the screen and changes nothing', async () => {
    await table.buildFirst()
    const before = await table.prompt.innerText()
    await page.reload()
    await expect(table.cover).toBeVisible()
    await expect(table.prompt).toBeHidden()
    await table.cover.click()
    await expect(table.prompt).toBeVisible()
    expect(await table.prompt.innerText()).toBe(before)
  })

  await test.step('the turn is ended, and the computer passed on', async () => {
    if (!(await table.end.isVisible())) await table.press(table.answers.last())
    await table.endTurn()
    await table.pass()
    await expect(table.question).toContainText('2 Tyranny Points left.')
  })

  await test.step('much later somebody has enough gold', async () => {
    const id = table.id()
    await app.kill()
    await prepare(app.dataDir, (ask) => playOn(ask, id, hasEnough))
    await app.start()
    await goTo(page, `/tables/${id}`)
    await table.cover.click()
  })

  await test.step('the last turn is ended, and awards and coins are counted', async () => {
    await table.endTurn()
    await expect(table.over).toBeVisible()
    await expect(table.over).toContainText(say('digger.endings.gold'))
    await expect(table.over.getByRole('row')).toHaveCount(3)
    await table.over.getByRole('button', { name: say('digger.table.toResult') }).click()
    for (const player of ['Ada', 'Bob']) await expect(page.getByRole('main')).toContainText(player)
  })
})

const ENOUGH = 20
/** Whoever's turn it is ends the game with it. */
function hasEnough({ question, players, active }: View): boolean {
  return question?.type === 'turn' && (players[active ?? 0]?.gold ?? 0) >= ENOUGH
}
