/** A game against two bots: chosen on the map and in words, reloaded in the middle, and told to its end. */
import type { CallInput } from '../../../src/shared/api.ts'
import { expect, goTo, newFolder, test } from '../../e2e/app.ts'
import { prepare } from '../../e2e/prepare.ts'
import { english as say } from '../../e2e/words.ts'
import { playOn, playTo } from './by-bot.ts'

const START: CallInput<'tables.start'> = {
  game: 'dungeon-run',
  seed: 2,
  options: { players: 3 },
  seats: [{ player: 'Ada' }, { bot: 'easy' }, { bot: 'easy' }],
}

test('a game against two bots', async ({ openApp }) => {
  const dataDir = newFolder()
  const table = await prepare(dataDir, async (ask) => {
    const { table: id } = await playTo(
      ask,
      START,
      ({ viewer, question }) => viewer === 0 && question?.type === 'menu',
    )
    return id
  })
  const app = await openApp(dataDir)
  const { page } = app
  await goTo(page, `/tables/${table}`)
  const prompt = page.getByRole('region', { name: say('run.table.prompt') })
  await expect(prompt.getByRole('button', { name: say('run.actions.endTurn') })).toBeVisible()

  await test.step('the map is walked with arrows, and reloading keeps the question', async () => {
    const map = page.getByRole('grid', { name: say('run.table.map.title') })
    await expect(map.getByRole('button').first()).toBeVisible()
    await page.reload()
    await expect(prompt.getByRole('button', { name: say('run.actions.endTurn') })).toBeVisible()
  })

  await test.step('the turn is ended, and the bots play', async () => {
    const question = await prompt.getByRole('status').textContent()
    await prompt.getByRole('button', { name: say('run.actions.endTurn') }).click()
    await expect(page.getByRole('log')).toContainText('’s turn.')
    expect(question).not.toBe('')
  })

  await test.step('the end is told', async () => {
    await app.kill()
    await prepare(dataDir, (ask) => playOn(ask, table, () => false))
    await app.start()
    await goTo(app.page, `/tables/${table}/result`)
    await expect(app.page.getByRole('main')).toBeVisible()
  })
})
