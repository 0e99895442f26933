/** The last person's seat is given to a bot, and the game ends while the seats are still looked at. */
import { expect, test } from '../../e2e/app.ts'
import { english as say } from '../../e2e/words.ts'
import { diggerTableOf } from './table.ts'

test.use({ additions: { 'tables.start': { seed: 3 } } })

test('the seats give way to the end of the game, which leads to its result', async ({ app }) => {
  const { page } = app
  const table = diggerTableOf(page)
  const easy = { label: say('table.seats.bots.easy') }
  const seats = page.getByRole('dialog', { name: say('table.seats.title') })

  await test.step('a person and a bot sit down', async () => {
    await table.sitDown(1)
  })

  await test.step('a bot takes the seat of the person, and both play to the end', async () => {
    await table.button('table.seats.title').click()
    await seats.getByLabel(say('table.seats.who')).first().selectOption(easy)
    await table.button('table.seats.toBot').click()
    await expect(table.over).toBeVisible()
    // By what is there: a dialog under another one is hidden from roles.
    await expect(page.locator('[role="dialog"]')).toHaveCount(1)
  })

  await test.step('whoever closes what tells of the end sees the result', async () => {
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/result/)
    await expect(page.getByRole('main')).toContainText('Ada')
  })
})
