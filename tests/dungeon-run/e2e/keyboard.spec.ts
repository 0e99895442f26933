/** A turn by keys alone, and what is read out on the way. */
import { expect, test } from '../../e2e/app.ts'
import { english as say } from '../../e2e/words.ts'
import { openSlimeGame } from './slime-game.ts'

test('exits, answers, the map, cards and help are reached without a mouse', async ({ openApp }) => {
  const { page, table, done } = await openSlimeGame(openApp, { speed: 'instant' })
  const keys = page.getByRole('dialog', { name: say('help.keys.title') })

  await test.step('every key is told', async () => {
    await page.keyboard.press('?')
    await expect(keys).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(keys).toBeHidden()
  })

  await test.step('the map is walked, and a tile is read large', async () => {
    const entrance = table.cell(/^Entrance/)
    await entrance.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toContainText('Entrance')
    await page.keyboard.press('Escape')
    await expect(entrance).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page.locator(':focus')).toHaveAccessibleName(/Press to choose it$/)
  })

  await test.step('Enter goes there, and what is asked next is read out', async () => {
    await page.keyboard.press('Enter')
    await expect(table.question).toContainText('Fight against Slime: what does Grothka roll?')
    await expect(table.log).toContainText('Slime rolls for attack: 3 1.')
  })

  await test.step('digits answer', async () => {
    await expect(table.answer('stat').first()).toContainText('1')
    await page.keyboard.press('1')
    await expect(table.dice).toHaveAccessibleName('Own dice: 6 3 1 1 1. Other side: 3 1.')
    await page.keyboard.press('m')
    await expect(table.map).toBeVisible()
    await page.keyboard.press('m')
    await page.keyboard.press('1')
    await expect(table.log).toContainText('Grothka: blocks 1, hits 1.')
    await expect(table.log).toContainText('Slime takes 1 wound.')
  })

  await test.step('what was chosen is taken back, and what was rolled stands, with the reason', async () => {
    await page.keyboard.press('Control+z')
    await expect(table.log).not.toContainText('Slime takes 1 wound.')
    await expect(table.answer('assign').first()).toBeVisible()
    await expect(page.getByText(say('run.table.undo.reveal')).first()).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(table.log).toContainText('Grothka rolls for Fight: 6 3 1 1 1.')
  })

  expect(await done()).toEqual(['move', 'stat'])
})
