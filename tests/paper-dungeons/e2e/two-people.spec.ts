/** Two people at one computer: hidden choices, the computer passed on, everything revealed to both, turn by turn. */
import type { Page } from '@playwright/test'
import { violationsOf } from '../../e2e/accessibility.ts'
import { expect, goTo, test } from '../../e2e/app.ts'
import { layoutFaultsIn, USUAL, WINDOWS } from '../../e2e/fitting.ts'
import { english } from '../../e2e/words.ts'

const THEMES = ['lantern', 'daylight', 'contrast'] as const

// The same cards and dice every time.
test.use({ additions: { 'tables.start': { seed: 4 } } })

function button(page: Page, key: string) {
  return page.getByRole('button', { name: english(key), exact: true })
}
function covered(page: Page, player: string) {
  return page.getByRole('heading', { name: english('table.seats.yourTurn', { player }) })
}
/** Every place of the sheet where something can be done. */
function lit(page: Page) {
  return page.locator('[data-place]:not([aria-disabled="true"])')
}
function commit(page: Page) {
  return button(page, 'paper.prompt.commitIt')
}

/** Answers whatever is asked with the first place or answer there is, until a die is to be chosen or all is done. */
async function settle(page: Page): Promise<void> {
  const prompt = page.locator('[data-spot="prompt"]')
  for (let answers = 0; answers < 12; answers++) {
    const absorb = prompt.getByRole('button', { name: /^Potions/ })
    const stop = button(page, 'paper.prompt.stop')
    const dice = page.locator('[data-die]:enabled:not(.used)')
    if ((await commit(page).isEnabled()) || (await dice.count()) > 0) return
    const before = await prompt.getByRole('status').innerText()
    if ((await absorb.count()) > 0) await absorb.first().click()
    else if ((await stop.count()) > 0) await stop.click()
    else await lit(page).first().click()
    await expect(prompt.getByRole('status')).not.toHaveText(before)
  }
}
/** The cards to choose from. */
async function cardsOf(page: Page) {
  const radios = await page.getByRole('radio').all()
  return Promise.all(radios.map((radio) => radio.getAttribute('value')))
}
async function keep(page: Page): Promise<void> {
  for (const key of ['paper.keep.objective', 'paper.keep.power'])
    await page
      .getByRole('radiogroup', { name: english(key) })
      .getByRole('radio')
      .first()
      .check()
  await button(page, 'paper.keep.keepThem').click()
  await expect(button(page, 'paper.keep.keepThem')).toBeHidden()
  await settle(page)
  await commit(page).click()
}
/** Three dice brewed, which is possible with any: a turn without choices on the way. */
async function brewThrice(page: Page): Promise<void> {
  await settle(page)
  for (let brewed = 0; brewed < 3; brewed++) {
    await page.locator('[data-die]:enabled:not(.used)').first().click()
    await page.locator('[data-place="satchel"]').click()
    await expect(page.locator('[data-die].used')).toHaveCount(brewed + 1)
    await settle(page)
  }
}

test('two people choose in secret, and see together what came of it', async ({ app }) => {
  const { page } = app
  await goTo(page, '/new/paper-dungeons')
  for (const [at, player] of ['Ada', 'Bob'].entries())
    await page.getByLabel(english('table.seats.seat', { number: at + 1 })).fill(player)
  await button(page, 'paper.newGame.start').click()

  await expect(covered(page, 'Ada')).toBeVisible()
  await button(page, 'table.seats.show').click()
  const adas = await cardsOf(page)
  expect(await violationsOf(page, THEMES)).toEqual([])
  await keep(page)

  await expect(covered(page, 'Bob')).toBeVisible()
  // Reloaded, it is still Bob’s turn, and still covered.
  await page.reload()
  await expect(covered(page, 'Bob')).toBeVisible()
  await button(page, 'table.seats.show').click()
  const bobs = await cardsOf(page)
  expect(bobs.filter((card) => adas.includes(card))).toEqual([])
  await keep(page)

  // All have chosen: both see everything.
  const reveal = page.getByRole('dialog', { name: english('paper.reveal.setup') })
  await expect(reveal.getByText('Ada')).toBeVisible()
  await button(page, 'paper.reveal.goOn').click()

  // Bob stays at the screen and begins; a die lights everything that it may do.
  await settle(page)
  const first = page.locator('[data-die]:enabled').first()
  const number = Number(await first.getAttribute('data-die')) + 1
  await page.keyboard.press(String(number))
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  expect(await lit(page).count()).toBeGreaterThan(5)
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

  await brewThrice(page)
  // A used die comes back with everything that followed it.
  await page.locator('[data-die].used').last().click()
  await expect(page.locator('[data-die].used')).toHaveCount(2)
  await page.locator('[data-die]:enabled:not(.used)').first().click()
  await page.locator('[data-place="satchel"]').click()
  await expect(page.locator('[data-die].used')).toHaveCount(3)
  await settle(page)
  await commit(page).click()

  // Ada sees nothing of it.
  await expect(covered(page, 'Ada')).toBeVisible()
  await button(page, 'table.seats.show').click()
  const bob = page.getByRole('button', { name: /^Bob: / })
  await bob.click()
  await expect(page.getByText(english('paper.sheet.hearts', { hearts: 0 }))).toBeVisible()
  await bob.click()
  await brewThrice(page)
  await commit(page).click()

  const turn = page.getByRole('dialog', { name: english('paper.reveal.turn', { turn: 1 }) })
  await expect(turn.getByText('Bob')).toBeVisible()
  await button(page, 'paper.reveal.goOn').click()
  // Both have six potions’ worth of marks now, for everyone to see.
  await bob.click()
  await expect(page.getByText(english('paper.sheet.hearts', { hearts: 0 }))).toBeHidden()
})
