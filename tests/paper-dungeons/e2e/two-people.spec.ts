/** Two people at one computer: hidden choices, the computer passed on, everything revealed to both, turn by turn. */
import type { Page } from '@playwright/test'
import { violationsOf } from '../../e2e/accessibility.ts'
import { expect, goTo, test } from '../../e2e/app.ts'
import { layoutFaultsIn, USUAL, WINDOWS } from '../../e2e/fitting.ts'
import { english } from '../../e2e/words.ts'
import { paperTableOf } from './table.ts'
import type { PaperTable } from './table.ts'

const THEMES = ['lantern', 'daylight', 'contrast'] as const

// The same cards and dice every time.
test.use({ additions: { 'tables.start': { seed: 4 } } })

function covered(page: Page, player: string) {
  return page.getByRole('heading', { name: english('table.seats.yourTurn', { player }) })
}
/** The cards to choose from. */
async function cardsOf(page: Page) {
  const radios = await page.getByRole('radio').all()
  return Promise.all(radios.map((radio) => radio.getAttribute('value')))
}
/** Three dice brewed, which is possible with any: a turn without choices on the way. */
async function brewThrice(table: PaperTable): Promise<void> {
  await table.answer()
  for (let brewed = 0; brewed < 3; brewed++) {
    await table.brew()
    await table.answer()
  }
}

// The program that checks colors must see the grounds that they stand on.
test.use({ pictures: true })

test('two people choose in secret, and see together what came of it', async ({ app }) => {
  const { page } = app
  const table = paperTableOf(page)
  const undo = table.button('table.undo.label')
  const seats = page.getByRole('dialog', { name: english('table.seats.title') })
  const bobSide = seats.getByRole('button', { name: /^Bob/ })
  await goTo(page, '/new/paper-dungeons')
  for (const [at, player] of ['Ada', 'Bob'].entries())
    await page.getByLabel(english('table.seats.seat', { number: at + 1 })).fill(player)
  await table.button('paper.newGame.start').click()

  await expect(covered(page, 'Ada')).toBeVisible()
  await table.button('table.seats.show').click()
  const adas = await cardsOf(page)
  expect(await violationsOf(page, THEMES)).toEqual([])
  await table.keep()
  await table.passOn('Bob')

  await expect(covered(page, 'Bob')).toBeVisible()
  // Reloaded, it is still Bob’s turn, and still covered.
  await page.reload()
  await expect(covered(page, 'Bob')).toBeVisible()
  await table.button('table.seats.show').click()
  const bobs = await cardsOf(page)
  expect(bobs.filter((card) => adas.includes(card))).toEqual([])
  await table.keep()

  // All have chosen: both see everything.
  const reveal = page.getByRole('dialog', { name: english('paper.reveal.setup') })
  await expect(reveal.getByText('Ada')).toBeVisible()
  await table.readReveal()

  // Bob stays at the screen and begins; a die lights everything that it may do.
  await table.answer()
  const first = page.locator('[data-die]:enabled').first()
  const number = Number(await first.getAttribute('data-die')) + 1
  await page.keyboard.press(String(number))
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  expect(await table.lit.count()).toBeGreaterThan(5)
  const seen = await violationsOf(page, THEMES)
  expect(seen).toEqual([])
  expect(await layoutFaultsIn(page, WINDOWS)).toEqual([])
  await page.setViewportSize(USUAL)
  // The map is walked with arrows, and every room says what it is.
  await page.locator('[data-room="A1"]').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('[data-room="B2"]')).toBeFocused()
  await expect(page.locator('[data-room="B2"]')).toHaveAccessibleName(
    /Room B2\. .*Spectre, level 2/,
  )
  await page.keyboard.press('Escape')
  await expect(first).toHaveAttribute('aria-pressed', 'false')

  await brewThrice(table)
  // A used die comes back with everything that followed it.
  await table.used.last().click()
  await expect(table.used).toHaveCount(2)
  await table.unused.first().click()
  await page.locator('[data-place="satchel"]').click()
  await expect(table.used).toHaveCount(3)
  await table.answer()
  await table.commit.click()
  // He stays with what he has done, and opens his turn once more.
  await expect(table.question).toHaveText(english('paper.prompt.waiting', { players: 'Ada' }))
  await expect(undo).toHaveAccessibleDescription(english('paper.undo.commit'))
  await undo.click()
  await expect(table.commit).toBeEnabled()
  await table.commit.click()
  await table.passOn('Ada')

  // Ada sees nothing of it.
  await expect(covered(page, 'Ada')).toBeVisible()
  await table.button('table.seats.show').click()
  const bob = page.getByRole('button', { name: /^Bob: / })
  await bob.click()
  await expect(page.getByText(english('paper.sheet.hearts', { hearts: 0 }))).toBeVisible()
  await bob.click()
  await table.answer()
  await table.brew()
  const signs = await table.signs.count()

  // Bob remembers something: on his own side he takes back what he has committed, and sees nothing of hers.
  await table.button('table.seats.title').click()
  await bobSide.click()
  await expect(covered(page, 'Bob')).toBeVisible()
  await table.button('table.seats.show').click()
  await expect(table.used).toHaveCount(3)
  await undo.click()
  await table.used.last().click()
  await expect(table.used).toHaveCount(2)
  await table.brew()
  await table.answer()
  await table.commit.click()
  await table.passOn('Ada')
  await expect(covered(page, 'Ada')).toBeVisible()
  await table.button('table.seats.show').click()
  // Hers stands as she left it.
  await expect(table.used).toHaveCount(1)
  expect(await table.signs.count()).toBe(signs)
  await table.answer()
  while ((await table.used.count()) < 3) {
    await table.brew()
    await table.answer()
  }
  await table.commit.click()

  const turn = page.getByRole('dialog', { name: english('paper.reveal.turn', { turn: 1 }) })
  await expect(turn.getByText('Bob')).toBeVisible()
  await table.readReveal()
  // Both have six potions’ worth of marks now, for everyone to see.
  await bob.click()
  await expect(page.getByText(english('paper.sheet.hearts', { hearts: 0 }))).toBeHidden()

  // Bob has to leave: a bot plays for him, and nobody is asked to pass the computer on.
  const bobPlayed = seats.getByLabel(english('table.seats.who')).nth(1)
  await table.button('table.seats.title').click()
  await bobPlayed.selectOption('normal')
  const sure = page.getByRole('dialog', { name: /^Bob: let/ })
  await sure.getByRole('button', { name: english('common.cancel') }).click()
  await expect(bobPlayed).toHaveValue('person')
  await bobPlayed.selectOption('normal')
  await sure.getByRole('button', { name: english('table.seats.toBot') }).click()
  // His own side cannot be asked for while a bot sits there.
  await expect(bobSide).toBeDisabled()
  await expect(bobPlayed).toHaveValue('normal')
  await page.keyboard.press('Escape')
  await expect(seats).toBeHidden()
  await brewThrice(table)
  await table.closeTurn()
  await expect(table.question).not.toBeEmpty()
  // And comes back: the screen is covered before it is his turn.
  await table.button('table.seats.title').click()
  await bobPlayed.selectOption('person')
  await expect(bobSide).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(seats).toBeHidden()
  await brewThrice(table)
  await table.commit.click()
  await table.passOn('Bob')
  await expect(covered(page, 'Bob')).toBeVisible()
})
