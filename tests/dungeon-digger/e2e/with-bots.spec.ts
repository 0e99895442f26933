/** One person against five bots: every turn is ended at once, with a reload among them, until the bots have won. */
import { AWARDS } from '../../../src/shared/games/dungeon-digger.ts'
import { awardName } from '../../../src/shared/games/dungeon-digger/keys.ts'
import { expect, test } from '../../e2e/app.ts'
import { boxOf } from '../../e2e/pointing.ts'
import { english as say } from '../../e2e/words.ts'
import { diggerTableOf } from './table.ts'

test.use({ additions: { 'tables.start': { seed: 3 } } })

test('a game against five bots to its end', async ({ app }) => {
  const { page } = app
  const table = diggerTableOf(page)

  await test.step('one person and five bots sit down', async () => {
    await table.sitDown(5)
  })

  await test.step('the Portal is put on a start space that is left', async () => {
    await table.putPortal()
    await expect(table.question).toContainText('2 Tyranny Points left.')
    // Alone at the computer nobody is asked to look away.
    await expect(table.cover).toBeHidden()
  })

  await test.step('something is built, and a reload changes nothing', async () => {
    await table.buildFirst()
    const before = await table.seen()
    await page.reload()
    await expect(table.prompt).toBeVisible()
    expect(await table.seen()).toBe(before)
  })

  const height = async () => (await boxOf(page.locator('.orders').first())).height
  const before = await height()
  await test.step('turn after turn is ended, until somebody has enough gold', async () => {
    while (!(await table.over.isVisible())) {
      await expect(table.answers.or(table.over).first()).toBeVisible()
      if (await table.over.isVisible()) break
      await table.press((await table.end.isVisible()) ? table.end : table.answers.last())
    }
    await expect(table.over.getByRole('row')).toHaveCount(7)
    for (const award of AWARDS) await expect(table.over).toContainText(say(awardName(award)))
    await expect(table.over).toContainText(/Longest completed corridor: Ada \d+, /)
    // Nobody is asked any more, and nothing has moved.
    expect(await height()).toBe(before)
  })

  await test.step('the result tells of all six', async () => {
    await table.over.getByRole('button', { name: say('digger.table.toResult') }).click()
    await expect(page.getByRole('main')).toContainText('Ada')
    await expect(page.getByRole('main')).toContainText(say('table.seats.bots.easy'))
  })
})
