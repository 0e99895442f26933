/** A mini-campaign of three games to its winner: on the screens where each begins, and where the last one ends. */
import { expect, test } from '../../e2e/app.ts'
import { prepare } from '../../e2e/prepare.ts'
import { screensOf } from '../../e2e/screens.ts'
import { english as say } from '../../e2e/words.ts'
import { playOn } from './by-bot.ts'
import { paperTableOf } from './table.ts'

const DUNGEONS = ['A', 'B', 'C'].map((dungeon) => say(`paper.dungeons.${dungeon}`))

// The same cards and dice in each game.
test.use({ additions: { 'tables.start': { seed: 3 } } })

test('a mini-campaign, to its winner', async ({ app }) => {
  const bot = say('table.seats.bots.easy')

  await test.step('it is begun in a campaign, for one person and a bot', async () => {
    const { page } = app
    const { library, button, dialog, answer } = screensOf(page)
    await library.newCampaign('Sundays', 'paper')
    await button('paper.miniCampaign.start').click()
    const asked = dialog('paper.miniCampaign.start')
    await asked.getByRole('radio', { name: say('paper.campaigns.town-heroes') }).click()
    await asked.getByLabel(say('table.seats.seat', { number: 1 })).fill('Ada')
    await asked.getByLabel(say('table.seats.who')).nth(1).selectOption({ label: bot })
    await answer('paper.miniCampaign.begin').click()
    await expect(asked).toBeHidden()
  })

  for (const [at, dungeon] of DUNGEONS.entries())
    await test.step(`game ${at + 1} of 3: ${dungeon}`, async () => {
      const isLast = at === DUNGEONS.length - 1
      await begin(dungeon)
      const id = /\/tables\/([^/?]+)/.exec(app.page.url())?.[1] ?? ''
      await app.kill()
      await prepare(app.dataDir, (ask) => playOn(ask, id, ({ turn }) => isLast && turn === 8))
      await app.start()
      if (isLast) await playTheLastTurn()
      await toCampaign()
    })

  await test.step('the sums decide', async () => {
    const { page } = app
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
    const sums = rows.filter({ hasText: /Ada|bot/ })
    await expect(sums.filter({ hasText: '★' })).not.toHaveCount(0)
    await expect(page.getByText('–', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Next: / })).toHaveCount(0)
    await page.reload()
    await expect(sums.filter({ hasText: '★' })).not.toHaveCount(0)
  })

  /** Sets the next game up, whose players stand, and makes the first choices. */
  async function begin(dungeon: string): Promise<void> {
    const { page } = app
    const table = paperTableOf(page)
    await page.getByRole('link', { name: say('paper.miniCampaign.next', { dungeon }) }).click()
    await table.button('paper.newGame.start').click()
    await expect(table.keepThem).toBeVisible()
    await table.keep()
    await table.readReveal()
    await table.answer()
  }
  async function playTheLastTurn(): Promise<void> {
    const { page } = app
    await page.getByRole('link', { name: say('library.resume') }).click()
    await paperTableOf(page).playToTheEnd()
  }
  async function toCampaign(): Promise<void> {
    const { link, library, heading } = screensOf(app.page)
    await link('app.library').click()
    await library.campaign('Sundays').click()
    await expect(heading('Sundays')).toBeVisible()
  }
})
