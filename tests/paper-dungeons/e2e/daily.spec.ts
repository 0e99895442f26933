/** The daily dungeon: what comes after it, and who plays it. */
import { expect, goTo, newFolder, test } from '../../e2e/app.ts'
import { prepare } from '../../e2e/prepare.ts'
import { screensOf } from '../../e2e/screens.ts'
import { english as say } from '../../e2e/words.ts'
import { playOn } from './by-bot.ts'
import { paperTableOf } from './table.ts'

const DAY = '2026-11-20'

test('a daily dungeon is played once more, by the same player, against its best', async ({
  openApp,
}) => {
  const dataDir = newFolder()
  const table = await prepare(dataDir, async (ask) => {
    const { options } = await ask('dailyDungeons.get', { day: DAY })
    const seats = [{ player: 'Ada' }]
    const start = { game: 'paper-dungeons', daily: DAY, options, seats } as const
    const begun = await ask('tables.start', start)
    await playOn(ask, begun.table, () => false)
    return begun.table
  })
  const { page } = await openApp(dataDir)
  const { button } = screensOf(page)
  await goTo(page, `/tables/${table}/result`)
  await expect(page.getByText(say('paper.daily.firstOfDay'))).toBeVisible()
  await button('result.againDaily').click()
  await expect(paperTableOf(page).keepThem).toBeVisible()

  await goTo(page, '/daily/paper-dungeons')
  await expect(page.getByText(say('paper.daily.stillPlaying'))).toBeVisible()
  await expect(page.getByText('Ada', { exact: true })).toHaveCount(2)
  await expect(page.getByLabel(say('newGame.dailyPlayer'))).toHaveValue('Ada')
})
