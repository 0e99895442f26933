/** One person against three bots, from the setup to the count, with a reload in the middle of a turn. */
import { expect, goTo, test } from '../../e2e/app.ts'
import { english as say } from '../../e2e/words.ts'
import { paperTableOf } from './table.ts'

// The same cards and dice every time.
test.use({ additions: { 'tables.start': { seed: 11 } } })

test('a game against three bots', async ({ app: { page } }) => {
  const table = paperTableOf(page)
  const levels = ['easy', 'normal', 'hard'].map((level) => say(`table.seats.bots.${level}`))

  await test.step('one person and a bot of each strength sit down', async () => {
    await goTo(page, '/new/paper-dungeons')
    await page.getByLabel(say('paper.newGame.howMany')).selectOption('4')
    await page.getByLabel(say('table.seats.seat', { number: 1 })).fill('Ada')
    for (const [at, label] of levels.entries())
      await page
        .getByLabel(say('table.seats.who'))
        .nth(at + 1)
        .selectOption({ label })
    await table.button('paper.newGame.start').click()
  })

  await test.step('the bots choose by themselves, and nobody is sent away from the screen', async () => {
    await expect(table.keepThem).toBeVisible()
    await table.keep()
    const reveal = page.getByRole('dialog', { name: say('paper.reveal.setup') })
    for (const player of ['Ada', ...levels])
      await expect(reveal.getByText(player, { exact: true })).toBeVisible()
    await table.readReveal()
  })

  await test.step('a reload in the middle of a turn changes nothing', async () => {
    await table.answer()
    await table.brew()
    await table.answer()
    const signs = await table.signs.allInnerTexts()
    const question = await table.question.innerText()
    await page.reload()
    await expect(table.question).toHaveText(question)
    await expect(table.used).toHaveCount(1)
    expect(await table.signs.allInnerTexts()).toEqual(signs)
  })

  await test.step('whoever wants it is asked before a turn is closed, and sees the reveal when asked for', async () => {
    const address = page.url()
    const choose = async (check: string, reveals: string): Promise<void> => {
      await goTo(page, '/settings')
      for (const [key, choice] of [
        ['settings.turnCheck', check],
        ['settings.reveals', reveals],
      ] as const)
        await page
          .getByRole('radiogroup', { name: say(key) })
          .getByRole('radio', { name: say(choice), exact: true })
          .check()
      await page.goto(address)
    }
    await choose('settings.turnChecks.always', 'settings.revealsOff')
    await table.useDice()
    await table.commit.click()
    const asked = page.getByRole('dialog', { name: say('paper.prompt.closeTitle') })
    await asked.getByRole('button', { name: say('common.cancel') }).click()
    await expect(table.used).toHaveCount(3)
    await table.commit.click()
    await asked.getByRole('button', { name: say('paper.prompt.commitIt') }).click()
    await expect(table.used).toHaveCount(0)
    const reveal = page.getByRole('dialog', { name: say('paper.reveal.turn', { turn: 1 }) })
    await expect(reveal).toBeHidden()
    await table.button('paper.reveal.again').click()
    await expect(reveal).toBeVisible()
    await table.readReveal()
    await choose('settings.turnChecks.never', 'settings.revealsOn')
  })

  await test.step('all sheets lie side by side, and nothing covers what is on them', async () => {
    await table.button('paper.seat.all').click()
    for (const player of ['Ada', ...levels]) {
      const open = page.getByRole('button', {
        name: say('paper.sheet.of', { player }),
        exact: true,
      })
      await expect(open).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    }
    await table.button('paper.seat.all').click()
    await expect(table.unused.first()).toBeVisible()
  })

  await test.step('the strip of gems tells who could take one when', async () => {
    const strip = page.getByRole('list', { name: say('paper.goals.gems') })
    await strip.getByRole('button').first().focus()
    const told = page.getByText(/^A in /)
    for (const player of ['Ada', ...levels]) await expect(told).toContainText(player)
  })

  await test.step('all eight turns, and the count of everyone', async () => {
    await table.playToTheEnd()
    const counted = page.getByRole('table')
    for (const player of ['Ada', ...levels]) await expect(counted).toContainText(player)
    const ranks = counted.getByRole('row').last().getByRole('cell')
    await expect(ranks).toHaveCount(4)
    await expect(ranks.filter({ hasText: '★' })).not.toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      / wins$| share the victory$/,
    )
  })
})
