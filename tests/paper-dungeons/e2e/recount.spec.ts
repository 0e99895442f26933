/** A sheet filled with pencil: copied mark by mark, recounted, and taken over into a record by hand. */
import { expect, test } from '../../e2e/app.ts'
import { screensOf } from '../../e2e/screens.ts'
import { english as say } from '../../e2e/words.ts'

test('a sheet is copied, its faults and forgotten bonuses are told, and its boxes taken over', async ({
  app: { page },
}) => {
  const { library, link, button, heading } = screensOf(page)
  const boxInput = (box: string, number: number) =>
    page.getByLabel(say('paper.form.box', { box: say(`paper.boxes.${box}`), number }))
  const counted = (box: string) => page.locator(`[data-box="${box}"] .counted`)
  const sheet = page.getByRole('region', { name: say('paper.recount.pressed') })
  const room = (id: string) => sheet.locator(`[data-room="${id}"]`)
  const findings = (key: string) => page.getByRole('region', { name: say(key) })

  await test.step('a record by hand leads to the sheet of its first player', async () => {
    await library.newCampaign('Sundays', 'paper')
    await link('record.add').click()
    await page.getByLabel(say('paper.form.player', { number: 1 }), { exact: true }).fill('Ada')
    await page
      .getByLabel(say('paper.record.dungeon'))
      .selectOption({ label: say('paper.dungeons.A') })
    await boxInput('D', 1).fill('3')
    await button('paper.recount.openOf', { number: 1 }).click()
    await expect(
      page.getByRole('heading', { name: say('paper.recount.title', { player: 'Ada' }) }),
    ).toBeFocused()
    await expect(counted('A')).toHaveText('−2')
  })

  await test.step('the path is drawn by arrow keys, and says what is in each room', async () => {
    const cards = page.getByRole('group', { name: say('paper.recount.cards') })
    await cards
      .getByLabel(say('paper.keep.objective'))
      .selectOption({ label: say('paper.objectives.surveyor.name') })
    await cards
      .getByLabel(say('paper.keep.power'))
      .selectOption({ label: say('paper.powers.healer.name') })
    await room('C1').click()
    await page.keyboard.press('ArrowRight')
    await expect(room('D1')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(room('D1')).toHaveAccessibleName(/Room D1.*defeated.*taken/)
    await expect(room('D2')).toHaveAccessibleName(/Your group is here/)
    await expect(counted('G')).toHaveText('1')
  })

  await test.step('what cannot be is told with its rule', async () => {
    await room('F6').click()
    const faults = findings('paper.recount.faults')
    await expect(faults).toContainText(
      say('paper.recount.fault.not-adjacent', { from: 'D2', room: 'F6' }),
    )
    await expect(faults.getByRole('button', { name: 'section 11' }).first()).toBeVisible()
    await button('paper.recount.stepBack').click()
    await expect(faults).not.toContainText('F6')
    await expect(faults).toContainText(
      say('paper.recount.fault.too-little-damage', { marked: 0, limit: 2 }),
    )
    await page.getByLabel(say('paper.recount.damage')).fill('2')
    await expect(faults).toContainText(say('paper.recount.noFaults'))
  })

  await test.step('so is what was forgotten', async () => {
    const missed = findings('paper.recount.missed')
    // Two of the Healer and two of rooms.
    await expect(missed).toContainText(/Potions: 4 earned, 0 marked/)
    await page.getByLabel(say('paper.recount.potions')).fill('4')
    await expect(missed).toContainText(/Levels: 1 earned, 0 marked/)
    await sheet.getByRole('button', { name: /^Warrior/ }).click()
    await expect(missed).toContainText(say('paper.recount.noMissed'))
    await page.getByRole('radio', { name: say('paper.recount.tools.reward') }).click()
    await room('C1').click()
    await expect(missed).toContainText(/The reward of C1 was not taken/)
    await room('C1').click()
    await expect(missed).toContainText(say('paper.recount.noMissed'))
  })

  await test.step('a box that was written otherwise shows the difference', async () => {
    await expect(page.locator('[data-box="D"]')).toContainText('−3')
    await expect(page.locator('[data-box="D"]')).toContainText(/weakest hero 1/)
  })

  await test.step('the counted boxes go into the record', async () => {
    await button('paper.recount.take').click()
    await expect(boxInput('D', 1)).toHaveValue('0')
    await expect(boxInput('G', 1)).toHaveValue('1')
    await expect(boxInput('J', 1)).toHaveValue('2')
    for (const [box, points] of [
      ['A', '-2'],
      ['B', '-4'],
      ['C', '-6'],
    ] as const)
      await boxInput(box, 2).fill(points)
    await button('record.enter').click()
    await expect(heading(say('paper.dungeons.A'))).toBeVisible()
  })

  await test.step('the record shows the copied sheet, and a correction goes on from it', async () => {
    const copied = page.getByRole('region', { name: say('paper.recount.copied') })
    await expect(copied.locator('[data-room="D1"]')).toHaveAccessibleName(/defeated.*taken/)
    await link('record.correct').click()
    await button('paper.recount.openOf', { number: 1 }).click()
    await expect(room('D1')).toHaveAccessibleName(/Room D1.*defeated.*taken/)
    await expect(page.getByLabel(say('paper.recount.potions'))).toHaveValue('4')
    await page.getByLabel(say('paper.recount.brews')).fill('3')
    await button('paper.recount.back').click()
    await button('record.keepCorrection').click()
    await expect(copied).toBeVisible()
  })

  await test.step('what it was before can be brought back', async () => {
    const history = page.getByRole('region', { name: say('record.history') })
    await expect(history).toContainText(say('record.otherDetails'))
    await history.getByRole('button').click()
    await expect(history).toContainText(say('record.standsAgain'))
  })
})
