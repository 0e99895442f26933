/** The board without a mouse, and with its wheel: hexes are walked and heard, and the Project in hand is turned. */
import { expect, goTo, newFolder, test } from '../../e2e/app.ts'
import { tabTo } from '../../e2e/by-keyboard.ts'
import { boxOf, fingersOn, middleOf } from '../../e2e/pointing.ts'
import { prepare } from '../../e2e/prepare.ts'
import { playTo } from './by-bot.ts'
import { diggerTableOf } from './table.ts'

test('the board by keys and by the wheel', async ({ openApp }) => {
  const dataDir = newFolder()
  const { table: id } = await prepare(dataDir, (ask) =>
    playTo(
      ask,
      {
        game: 'dungeon-digger',
        options: { players: 2 },
        seats: [
          { player: 'Ada', bot: null },
          { player: 'Bob', bot: 'easy' },
        ],
        seed: 5,
      },
      ({ round, question }) => round > 2 && question?.type === 'turn',
    ),
  )
  const { page } = await openApp(dataDir)
  const table = diggerTableOf(page)
  const stop = table.map.locator('[tabindex="0"]')
  const focused = table.map.locator(':focus')
  const press = (key: string) => page.keyboard.press(key)
  await goTo(page, `/tables/${id}`)

  await test.step('Tab comes to the own Portal, and arrows lead on from there', async () => {
    await expect(stop).toHaveCount(1)
    await tabTo(stop)
    await expect(focused).toHaveAccessibleName(/^[A-K]\d+: Portal of Ada\..* Ways out: /)
    const home = (await focused.getAttribute('data-space')) ?? ''
    await press('ArrowLeft')
    await expect(focused).not.toHaveAttribute('data-space', home)
    await expect(stop).toHaveCount(1)
    await press('ArrowUp')
    await press('End')
    await press('ArrowRight')
    await expect(focused).toHaveAttribute('data-space', home)
  })

  await test.step('a Project is taken up, and Enter puts it on the hex that the keyboard is on', async () => {
    await page.locator('[data-project].fits').first().click()
    await table.lit('place').first().focus()
    await press('Enter')
    await expect(table.lit('chosen')).toHaveCount(1)
    await expect(table.build).toBeEnabled()
  })

  await test.step('the wheel turns it, and with it what the map draws', async () => {
    const drawn = () => page.locator('.ghost .passages').first().innerHTML()
    const before = await drawn()
    await table.lit('chosen').hover()
    await page.mouse.wheel(0, 120)
    await expect.poll(drawn).not.toBe(before)
    await page.mouse.wheel(0, -120)
    await expect.poll(drawn).toBe(before)
  })

  await test.step('two fingers turn it as well, and do not let go of it', async () => {
    const drawn = () => page.locator('.ghost .passages').first().innerHTML()
    const before = await drawn()
    const at = middleOf(await boxOf(table.lit('chosen')))
    const touch = await fingersOn(page)
    const other = (degrees: number) => ({
      x: at.x + 60 * Math.cos((degrees * Math.PI) / 180),
      y: at.y + 60 * Math.sin((degrees * Math.PI) / 180),
    })
    await touch('touchStart', [at])
    await touch('touchStart', [at, other(0)])
    for (const degrees of [20, 40, 50]) await touch('touchMove', [at, other(degrees)])
    await expect.poll(drawn).not.toBe(before)
    for (const degrees of [30, 10, 0]) await touch('touchMove', [at, other(degrees)])
    await touch('touchEnd', [])
    await expect.poll(drawn).toBe(before)
    await expect(table.lit('chosen')).toHaveCount(1)
  })
})
