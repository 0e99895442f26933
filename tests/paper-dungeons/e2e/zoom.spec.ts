/** Looking closer at the sheet: to the pointer, by keys and buttons, dragged without a press, and kept for the next time. */
import { expect, goTo, newFolder, test } from '../../e2e/app.ts'
import { violationsOf } from '../../e2e/accessibility.ts'
import { layoutFaultsIn, NARROW, USUAL } from '../../e2e/fitting.ts'
import { boxOf, fingersOn, middleOf } from '../../e2e/pointing.ts'
import { prepare } from '../../e2e/prepare.ts'
import { english } from '../../e2e/words.ts'
import { playTo } from './by-bot.ts'
import { paperTableOf } from './table.ts'

const BOT = { bot: 'easy' } as const

// The program that checks colors must see the grounds that they stand on.
test.use({ pictures: true })

test('the sheet is enlarged, moved and put back, and stays as it was left', async ({ openApp }) => {
  const dataDir = newFolder()
  const { table: id } = await prepare(dataDir, (ask) =>
    playTo(
      ask,
      {
        game: 'paper-dungeons',
        options: { players: 2, dungeon: 'A', missions: true, scattered: false },
        seats: [{ player: 'Ada' }, BOT],
      },
      ({ turn, own }) => turn === 2 && own?.question?.type === 'use-die',
    ),
  )
  const { page } = await openApp(dataDir)
  const table = paperTableOf(page)
  const sheet = page.getByRole('article', { name: english('paper.sheet.of', { player: 'Ada' }) })
  const room = (name: string) => page.locator(`[data-room="${name}"]`)
  const group = page.getByRole('group', { name: english('table.zoom.title') })
  const size = (percent: string) =>
    group.getByRole('button', {
      name: english('table.zoom.reset', {
        percent: english('settings.percent', { size: percent }),
      }),
    })
  const pane = page.getByRole('group', { name: english('table.zoom.pane') })
  await goTo(page, `/tables/${id}`)
  await expect(room('A1')).toBeVisible()
  const whole = await boxOf(sheet)
  const { width } = await boxOf(room('C3'))

  await test.step('Ctrl and the wheel go to what is under the pointer; the wheel alone does nothing', async () => {
    const at = middleOf(await boxOf(room('C3')))
    await page.mouse.move(at.x, at.y)
    await page.mouse.wheel(0, -120)
    expect(await boxOf(sheet)).toEqual(whole)
    await page.keyboard.down('Control')
    for (let notch = 0; notch < 4; notch++) await page.mouse.wheel(0, -120)
    await page.keyboard.up('Control')
    await expect.poll(async () => (await boxOf(room('C3'))).width).toBeGreaterThan(width * 2)
    const now = middleOf(await boxOf(room('C3')))
    expect(Math.hypot(now.x - at.x, now.y - at.y)).toBeLessThan(4)
    expect(await violationsOf(page, ['lantern'])).toEqual([])
  })

  await test.step('what is dragged is not pressed, and a press without a drag is one', async () => {
    const number = Number(await table.unused.first().getAttribute('data-die')) + 1
    await page.keyboard.press(String(number))
    const lit = room('C3').or(table.lit.first())
    const before = await boxOf(lit.first())
    const from = middleOf(await boxOf(room('C3')))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 30, from.y + 20)
    await page.mouse.move(from.x + 60, from.y + 40)
    await page.mouse.up()
    const after = await boxOf(lit.first())
    expect(after.x - before.x).toBeCloseTo(60, 0)
    expect(after.y - before.y).toBeCloseTo(40, 0)
    // Neither done nor told why not, and the die is still in hand.
    await expect(table.used).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.locator(`[data-die="${number - 1}"]`)).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('a room that the arrows reach comes into sight', async () => {
    await room('C3').focus()
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowDown'])
      await page.keyboard.press(key)
    await expect(room('A1')).toBeFocused()
    const [seen, box] = [await boxOf(pane), await boxOf(room('A1'))]
    expect(box.x).toBeGreaterThanOrEqual(seen.x)
    expect(box.y + box.height).toBeLessThanOrEqual(seen.y + seen.height)
    // The pane itself is moved by arrows, too.
    await pane.focus()
    await page.keyboard.press('ArrowRight')
    expect((await boxOf(room('A1'))).x).toBeLessThan(box.x)
  })

  await test.step('it is the same after a reload, and put back with one press', async () => {
    const left = await boxOf(room('A1'))
    await goTo(page, '/')
    await expect(pane).toBeHidden()
    await goTo(page, `/tables/${id}`)
    await page.reload()
    await expect(pane).toBeVisible()
    const found = await boxOf(room('A1'))
    expect(Math.hypot(found.x - left.x, found.y - left.y)).toBeLessThan(1)
    await page.keyboard.press('0')
    await expect(size('100')).toBeDisabled()
    expect(await boxOf(sheet)).toEqual(whole)
  })

  await test.step('buttons and keys do the same', async () => {
    await group.getByRole('button', { name: english('table.zoom.enlarge') }).click()
    await expect(size('125')).toBeEnabled()
    await page.keyboard.press('+')
    await expect(size('156')).toBeVisible()
    await page.keyboard.press('-')
    await size('125').click()
    await expect(size('100')).toBeDisabled()
    expect(await boxOf(sheet)).toEqual(whole)
  })

  await test.step('what is enlarged and left at once is kept, too', async () => {
    await page.keyboard.press('+')
    await expect(size('125')).toBeEnabled()
    await page.reload()
    await expect(size('125')).toBeEnabled()
    await page.keyboard.press('0')
    await expect(size('100')).toBeDisabled()
    await page.reload()
    await expect(size('100')).toBeDisabled()
    expect(await boxOf(sheet)).toEqual(whole)
  })

  await test.step('two fingers enlarge it between them, and one moves it without a press', async () => {
    const at = middleOf(await boxOf(room('C3')))
    const touch = await fingersOn(page)
    await touch('touchStart', [at])
    await touch('touchStart', [at, { x: at.x + 60, y: at.y }])
    for (const apart of [80, 100, 120]) await touch('touchMove', [at, { x: at.x + apart, y: at.y }])
    await touch('touchEnd', [])
    await expect(size('200')).toBeVisible()
    const before = await boxOf(room('C3'))
    await touch('touchStart', [at])
    for (const way of [20, 40, 60]) await touch('touchMove', [{ x: at.x, y: at.y + way }])
    await touch('touchEnd', [])
    await expect.poll(async () => (await boxOf(room('C3'))).y - before.y).toBeGreaterThan(30)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(table.used).toHaveCount(0)
    await page.keyboard.press('0')
    expect(await boxOf(sheet)).toEqual(whole)
  })

  await test.step('the edge is as wide as its player wants it', async () => {
    const split = page.getByRole('separator', { name: english('table.zoom.split') })
    const { x, y } = middleOf(await boxOf(split))
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 30, y, { steps: 3 })
    await page.mouse.up()
    expect(middleOf(await boxOf(split)).x).toBeCloseTo(x - 30, -1)
    await split.press('Home')
    await expect(split).toHaveAttribute('aria-valuenow', '125')
    expect(await layoutFaultsIn(page, NARROW)).toEqual([])
    await page.setViewportSize(USUAL)
    await split.press('End')
    await expect(split).toHaveAttribute('aria-valuenow', '90')
    expect(await layoutFaultsIn(page, [USUAL])).toEqual([])
    await split.dblclick()
    await expect(size('100')).toBeDisabled()
    expect(await boxOf(sheet)).toEqual(whole)
  })
})
