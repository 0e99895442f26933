/** The map: looked at more closely by mouse, keys and fingers without a press, walked by arrows, and a key away in a Fight. */
import type { CallInput } from '../../../src/shared/api.ts'
import { expect, goTo, newFolder, test } from '../../e2e/app.ts'
import { boxOf, fingersOn, middleOf } from '../../e2e/pointing.ts'
import { prepare } from '../../e2e/prepare.ts'
import { english } from '../../e2e/words.ts'
import { playTo } from './by-bot.ts'
import { runTableOf } from './table.ts'

const START: CallInput<'tables.start'> = {
  game: 'dungeon-run',
  options: { players: 2 },
  seats: [{ player: 'Ada' }, { bot: 'easy' }],
}
/** So many tiles lie around the entrance. */
const SOME = 8

test('the map is enlarged, moved and put back, and stays as it was left', async ({ openApp }) => {
  const dataDir = newFolder()
  const { table: id } = await prepare(dataDir, (ask) =>
    playTo(ask, START, ({ question, layout }) => question?.type === 'menu' && layout.length > SOME),
  )
  const { page } = await openApp(dataDir)
  const table = runTableOf(page)
  const entrance = table.cell(/^Entrance/)
  const group = page.getByRole('group', { name: english('table.zoom.title') })
  const pane = page.getByRole('group', { name: english('table.zoom.pane') })
  const size = (percent: string) =>
    group.getByRole('button', {
      name: english('table.zoom.reset', {
        percent: english('settings.percent', { size: percent }),
      }),
    })
  await goTo(page, `/tables/${id}`)
  await expect(entrance).toBeVisible()
  const whole = await boxOf(entrance)
  const told = await table.log.innerText()

  await test.step('Ctrl and the wheel go to what is under the pointer', async () => {
    const at = middleOf(whole)
    await page.mouse.move(at.x, at.y)
    await page.keyboard.down('Control')
    for (let notch = 0; notch < 4; notch++) await page.mouse.wheel(0, -120)
    await page.keyboard.up('Control')
    await expect.poll(async () => (await boxOf(entrance)).width).toBeGreaterThan(whole.width * 2)
    const now = middleOf(await boxOf(entrance))
    expect(Math.hypot(now.x - at.x, now.y - at.y)).toBeLessThan(4)
  })

  await test.step('what is dragged is not pressed', async () => {
    const from = middleOf(await boxOf(entrance))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 30, from.y + 20)
    await page.mouse.move(from.x + 60, from.y + 40)
    await page.mouse.up()
    const now = middleOf(await boxOf(entrance))
    expect([now.x - from.x, now.y - from.y].map(Math.round)).toEqual([60, 40])
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await table.log.innerText()).toBe(told)
  })

  await test.step('a tile that the arrows reach comes into sight', async () => {
    await entrance.focus()
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight']) {
      await page.keyboard.press(key)
      const [seen, box] = [await boxOf(pane), await boxOf(page.locator(':focus'))]
      expect(middleOf(box).x).toBeGreaterThan(seen.x)
      expect(middleOf(box).x).toBeLessThan(seen.x + seen.width)
      expect(middleOf(box).y).toBeGreaterThan(seen.y)
      expect(middleOf(box).y).toBeLessThan(seen.y + seen.height)
    }
  })

  await test.step('it is the same after a reload, and put back with one key', async () => {
    const left = await boxOf(entrance)
    await page.reload()
    await expect(pane).toBeVisible()
    const found = await boxOf(entrance)
    expect(Math.hypot(found.x - left.x, found.y - left.y)).toBeLessThan(1)
    await page.keyboard.press('0')
    await expect(size('100')).toBeDisabled()
    expect(await boxOf(entrance)).toEqual(whole)
  })

  await test.step('buttons and keys do the same', async () => {
    await group.getByRole('button', { name: english('table.zoom.enlarge') }).click()
    await expect(size('125')).toBeEnabled()
    await page.keyboard.press('+')
    await expect(size('156')).toBeVisible()
    await page.keyboard.press('-')
    await size('125').click()
    expect(await boxOf(entrance)).toEqual(whole)
  })

  await test.step('two fingers enlarge it between them, and one moves it without a press', async () => {
    const at = middleOf(whole)
    const touch = await fingersOn(page)
    await touch('touchStart', [at])
    await touch('touchStart', [at, { x: at.x + 60, y: at.y }])
    for (const apart of [80, 100, 120]) await touch('touchMove', [at, { x: at.x + apart, y: at.y }])
    await touch('touchEnd', [])
    await expect(size('200')).toBeVisible()
    const before = await boxOf(entrance)
    await touch('touchStart', [at])
    for (const way of [20, 40, 60]) await touch('touchMove', [{ x: at.x, y: at.y + way }])
    await touch('touchEnd', [])
    await expect.poll(async () => (await boxOf(entrance)).y - before.y).toBeGreaterThan(30)
    expect(await table.log.innerText()).toBe(told)
    await page.keyboard.press('0')
    expect(await boxOf(entrance)).toEqual(whole)
  })
})

test('in a Fight the whole map is a key away, and a key back', async ({ openApp }) => {
  const dataDir = newFolder()
  const { table: id } = await prepare(dataDir, (ask) =>
    playTo(ask, START, ({ question }) => question?.type === 'assign'),
  )
  const { page } = await openApp(dataDir)
  const table = runTableOf(page)
  await goTo(page, `/tables/${id}`)
  await expect(table.dice).toBeVisible()
  const asked = await table.prompt.innerText()
  await page.keyboard.press('m')
  await expect(table.map).toBeVisible()
  await expect(table.dice).toBeHidden()
  expect(await table.prompt.innerText()).toBe(asked)
  await page.keyboard.press('m')
  await expect(table.dice).toBeVisible()
})

test('a dungeon that grows in sight stays where it lies', async ({ openApp }) => {
  const dataDir = newFolder()
  const { table: id } = await prepare(dataDir, (ask) =>
    playTo(ask, START, ({ question, viewer }) => question?.type === 'menu' && viewer === 0),
  )
  const { page } = await openApp(dataDir)
  const table = runTableOf(page)
  const entrance = table.cell(/^Entrance/)
  const east = table.map.locator('[data-cell="1,0"]')
  await goTo(page, `/tables/${id}`)
  await expect(table.dark).toHaveCount(4)
  const before = await boxOf(entrance)
  await table.press(east)
  const unexplored = new RegExp(`^${english('run.table.map.unexplored')}`)
  await table.answerUntil(
    async () =>
      (await table.map.isVisible()) && !unexplored.test((await east.getAttribute('title')) ?? ''),
  )
  expect(await boxOf(entrance)).toEqual(before)
})
