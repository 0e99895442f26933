/** One person against two bots: a turn on the map and in a fight, a reload among the dice, and the race to its end. */
import { expect, goTo, test } from '../../e2e/app.ts'
import { prepare } from '../../e2e/prepare.ts'
import { english as say } from '../../e2e/words.ts'
import { playOn } from './by-bot.ts'
import { runTableOf } from './table.ts'

// The same cards and dice every time.
test.use({ additions: { 'tables.start': { seed: 2 } } })

test('a race against two bots', async ({ app }) => {
  const { page } = app
  const table = runTableOf(page)
  const bots = ['easy', 'normal'].map((level) => say(`table.seats.bots.${level}`))

  await test.step('one person and two bots sit down', async () => {
    await goTo(page, '/new/dungeon-run')
    await page.getByLabel(say('run.setup.howMany')).selectOption('3')
    await page.getByLabel(say('table.seats.seat', { number: 1 })).fill('Ada')
    for (const [at, label] of bots.entries())
      await page
        .getByLabel(say('table.seats.who'))
        .nth(at + 1)
        .selectOption({ label })
    await table.button('run.setup.begin').click()
  })

  await test.step('a skill is kept, and the bots before her have had their turns', async () => {
    await expect(table.answer('learn')).toHaveCount(2)
    await table.press(table.answer('learn'))
    await expect(table.question).toContainText('Grothka has 2 actions left.')
    await expect(table.question).toContainText('Ada')
    await expect(table.log).toContainText('Ysaline explores Wishing Well.')
    // Alone at the computer nobody is asked to look away.
    await expect(table.button('table.seats.show')).toBeHidden()
  })

  await test.step('she goes there on the map, to fight what is there', async () => {
    await table.press(table.cell(/^Wishing Well\. .*Slime.*Press to choose it$/))
    await expect(table.log).toContainText('Grothka goes to Wishing Well.')
    await expect(table.cell(/^Wishing Well\. .*Grothka/)).toBeVisible()
    await table.press(table.answer('fight'))
  })

  await test.step('a reload among the dice changes nothing', async () => {
    await table.answerUntil(() => table.answer('assign').first().isVisible())
    const seen = async () => [
      await table.question.innerText(),
      await table.dice.getAttribute('aria-label'),
      await table.answers.allInnerTexts(),
    ]
    const before = await seen()
    await page.reload()
    await expect(table.dice).toBeVisible()
    expect(await seen()).toEqual(before)
    await table.press(table.answer('assign'))
    await expect(table.log).toContainText(/Grothka: blocks \d, hits \d\./)
  })

  await test.step('the turn goes on until there is a way into the dark, which is explored', async () => {
    await table.answerUntil(() => table.dark.first().isVisible())
    const explored = await table.log.getByText(/^Grothka explores /).count()
    await table.press(table.dark)
    await table.answerUntil(async () => (await table.answer('place').count()) === 0)
    await expect(table.log.getByText(/^Grothka explores /)).toHaveCount(explored + 1)
  })

  await test.step('her turn is ended, and comes again when the bots have had theirs', async () => {
    await expect(table.question).toContainText('Grothka has one action left.')
    await table.press(table.answer('end-turn'))
    await table.answerUntil(() => table.answer('end-turn').isVisible())
    await expect(table.log).toContainText('Aelithra’s turn.')
    await expect(table.question).toContainText('Grothka has 2 actions left.')
    await expect(table.button('table.seats.show')).toBeHidden()
  })

  await test.step('much later she holds the Stone, and everyone hunts her', async () => {
    const id = table.id()
    await app.kill()
    await prepare(app.dataDir, (ask) =>
      playOn(ask, id, ({ endgame, question }) => endgame && question?.type === 'menu'),
    )
    await app.start()
    await goTo(page, `/tables/${id}`)
    await expect(
      page.getByText(/^Grothka holds the Stone, \d+ moves from the entrance$/),
    ).toBeVisible()
  })

  await test.step('she waits for them, and the result tells who has won', async () => {
    await table.answerUntil(() => Promise.resolve(false), ['end-turn'])
    const won = 'Aelithra is the last hero alive'
    await expect(table.over).toContainText(won)
    // Nobody is said to be anywhere with it any more.
    await expect(page.getByText(/holds the Stone( on|,)/)).toBeHidden()
    await table.over.getByRole('button', { name: say('run.table.toResult') }).click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Aelithra')
    for (const player of ['Ada', ...bots])
      await expect(page.getByRole('main')).toContainText(player)
    await expect(page.getByRole('row', { name: say('run.result.end') })).toContainText(
      say('run.result.won'),
    )
  })
})
