/**
 * Dice fly before anything of what they bring is told. Every press a double one: each action is done once, none is lost,
 * and nothing is left of what moved. The same where nothing moves.
 */
import type { Locator } from '@playwright/test'
import { expect, test } from '../../e2e/app.ts'
import { paceOf, pressTwice } from '../../e2e/moving.ts'
import { english as say } from '../../e2e/words.ts'
import { openSlimeGame } from './slime-game.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const speed of ['slow', 'instant'] as const)
  test(`no press is doubled or lost while dice fly, at speed ${speed}`, async ({ openApp }) => {
    const { page, table, done } = await openSlimeGame(openApp, { speed })
    const stage = page.locator('.motion-stage')
    const setPace = await paceOf(page)
    await setPace(0)
    const isMoving = speed === 'slow'
    const thrown = () => expect(stage).toHaveCount(isMoving ? 1 : 0)
    /** While dice fly nothing is asked; a key brings them down. */
    const twice = async (target: Locator, told: RegExp): Promise<void> => {
      await pressTwice(target)
      await thrown()
      if (isMoving) {
        await expect(table.question).toContainText(say('run.questions.rolling'))
        await expect(table.answers).toHaveCount(0)
        await expect(table.log).not.toContainText(told)
      }
      await page.keyboard.press('Shift')
      await expect(stage).toHaveCount(0)
      await expect(table.log).toContainText(told)
    }

    await test.step('a table that is opened lies still', async () => {
      await expect(stage).toHaveCount(0)
    })
    await test.step('what lies behind an exit is told once its die lies still', async () => {
      await twice(table.dark.first(), /Grothka rolls for what is here: 4\./)
      await expect(table.answer('stat').first()).toBeVisible()
    })
    await test.step('so is what the dice of a Fight bring', async () => {
      await twice(table.answer('stat').first(), /Grothka rolls for Fight: 6 3 1 1 1\./)
      await expect(table.answer('assign').first()).toBeVisible()
    })
    await test.step('what is opened anew lies still', async () => {
      await page.reload()
      await expect(table.answer('assign').first()).toBeVisible()
      await expect(stage).toHaveCount(0)
    })

    expect(await done()).toEqual(['move', 'stat'])
  })

test('dice come to rest by themselves', async ({ openApp }) => {
  const { page, table } = await openSlimeGame(openApp, { speed: 'slow' })
  const setPace = await paceOf(page)
  await setPace(0)
  await table.dark.first().click()
  await expect(page.locator('.motion-stage')).toHaveCount(1)
  await setPace(20)
  await expect(page.locator('.motion-stage')).toHaveCount(0)
  await expect(table.answer('stat').first()).toBeVisible()
})
