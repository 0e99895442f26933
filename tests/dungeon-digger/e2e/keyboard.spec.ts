/** A turn by the keyboard alone: a Project built beside the Portal, a minion moved onto it, the turn ended. */
import { expect, goTo, newFolder, test } from '../../e2e/app.ts'
import { prepare } from '../../e2e/prepare.ts'
import { english as say } from '../../e2e/words.ts'
import { playTo } from './by-bot.ts'
import { diggerTableOf } from './table.ts'

test('a turn by the keyboard alone', async ({ openApp }) => {
  const dataDir = newFolder()
  const { table: id } = await prepare(dataDir, (ask) =>
    playTo(
      ask,
      {
        game: 'dungeon-digger',
        options: { players: 2 },
        seats: [{ player: 'Ada' }, { player: 'Bob', bot: 'easy' }],
        seed: 5,
      },
      ({ question }) => question?.type === 'turn',
    ),
  )
  const { page } = await openApp(dataDir)
  const { keyboard } = page
  const table = diggerTableOf(page)
  await goTo(page, `/tables/${id}`)
  await expect(table.prompt).toBeVisible()
  /** The board is one stop of the Tab key: the Portal of whoever looks, or where the keyboard was on it. */
  const toBoard = async () => {
    for (;;) {
      await keyboard.press('Tab')
      if ((await table.map.locator('.press:focus').count()) > 0) return
    }
  }

  await test.step('the list of keys, opened by the mouse, gives the keyboard back to its button', async () => {
    await table.button('help.keys.title').click()
    await expect(page.getByRole('dialog', { name: say('help.keys.title') })).toBeVisible()
    await keyboard.press('Escape')
    await expect(table.button('help.keys.title')).toBeFocused()
  })

  await test.step('an Order says what it does and takes to whoever comes to it', async () => {
    const told = page.locator('.text-tooltip', {
      hasText: 'Put Projects aside and draw as many from your bag. Takes 1',
    })
    await expect(told).toBeHidden()
    await table.order('think').focus()
    await expect(told).toBeVisible()
    await expect(table.order('think')).toHaveAccessibleDescription(/Takes 1 Tyranny Point\.$/)
  })

  await test.step('a Project is taken up, held over a space beside the Portal, and built', async () => {
    await keyboard.press('p')
    await expect(table.lit('place').first()).toBeVisible()
    await toBoard()
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    while (!(await table.build.isEnabled())) await keyboard.press('r')
    await keyboard.press('b')
    await expect(table.log).toContainText(/Ada: .* built\./)
  })

  await test.step('what is impossible is explained, and a minion goes onto the new tile', async () => {
    await keyboard.press('d')
    await expect(page.getByText('That takes 2 Tyranny Points, and you have 1.')).toBeVisible()
    // The keyboard is still on the new tile.
    await keyboard.press('ArrowLeft')
    await keyboard.press('Enter')
    await expect(table.order('move')).toHaveAttribute('aria-pressed', 'true')
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    await expect(table.log).toContainText('Ada: 1 minion to ')
  })

  await test.step('steps that are left are left, and the turn is ended', async () => {
    await expect(table.answer('stop').or(table.answer('ready')).first()).toBeVisible()
    if (await table.answer('stop').isVisible()) await keyboard.press('1')
    await expect(table.answer('ready')).toBeVisible()
    await keyboard.press('e')
    await expect(table.log).toContainText(say('digger.log.turnBegun', { player: 'Bob' }))
  })
})
