/** The table of Dungeon Digger as people use it: what is lit on the board is pressed, what is asked is answered. */
import type { Locator, Page } from '@playwright/test'
import type { TableId } from '../../../src/shared/ids.ts'
import type { ActionType, Order } from '../../../src/shared/games/dungeon-digger.ts'
import { expect, goTo } from '../../e2e/app.ts'
import { english } from '../../e2e/words.ts'

/** What a space is lit for. */
type Lit = 'place' | 'target' | 'attack' | 'source' | 'refused' | 'chosen'
export type DiggerTable = ReturnType<typeof diggerTableOf>

export function diggerTableOf(page: Page) {
  const button = (key: string) => page.getByRole('button', { name: english(key), exact: true })
  const prompt = page.locator('[data-spot="prompt"]')
  const question = prompt.getByRole('status').first()
  const answers = prompt.locator('.answers').getByRole('button')
  // Also behind the dialog that tells of the end.
  const log = page.locator('[data-spot="log"]')
  const plan = page.locator('[data-spot="plan"]')
  const map = page.getByRole('grid', { name: english('digger.table.map') })
  const over = page.getByRole('dialog', { name: english('digger.table.over') })
  const cover = button('table.seats.show')
  /** Answers of this kind, of those that are shown. */
  const answer = (type: ActionType | 'ready'): Locator => prompt.locator(`.answers .${type}`)
  /** The turn is ended, whatever is left of it. */
  const end = answer('end-turn').or(answer('ready'))
  const sure = answers.filter({ hasText: english('digger.actions.endTurnSure') })
  /** Spaces that are lit so. */
  const lit = (kind: Lit): Locator => map.locator(`.hex.${kind} .press`)
  const order = (which: Order): Locator => page.locator(`[data-order="${which}"]`)
  const projects = page.locator('[data-project]')
  const build = button('digger.table.project.build')
  const passOn = page.getByRole('button', {
    name: new RegExp(english('table.seats.passOn', { player: '.+' })),
  })

  /** Ada and easy bots sit down at a table. */
  async function sitDown(bots: number): Promise<void> {
    const who = page.getByLabel(english('table.seats.who'))
    await goTo(page, '/new/dungeon-digger')
    await page.getByLabel(english('digger.setup.howMany')).selectOption(String(bots + 1))
    await page.getByLabel(english('table.seats.seat', { number: 1 })).fill('Ada')
    await who.first().selectOption('person')
    for (let seat = 1; seat <= bots; seat += 1)
      await who.nth(seat).selectOption({ label: english('table.seats.bots.easy') })
    await button('digger.setup.begin').click()
    await expect(prompt).toBeVisible()
  }
  /** Puts the Portal on a start space, where one is asked for. */
  async function putPortal(): Promise<void> {
    if (await lit('place').first().isVisible()) await press(lit('place'))
  }
  async function seen(): Promise<string> {
    const texts = await Promise.all([prompt.innerText(), log.innerText()])
    return texts.join('\n')
  }
  /** Presses, and waits until something else is asked or more is told. */
  async function press(pressed: Locator): Promise<void> {
    const before = await seen()
    await pressed.first().click()
    await expect.poll(seen).not.toBe(before)
    await settled()
  }
  /** The answer of the game is on the screen: what happened is told a moment before what is asked next. */
  async function settled(): Promise<void> {
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false')
  }
  /** Takes up the first Project that fits somewhere, and puts it where it does. */
  async function buildFirst(): Promise<void> {
    await page.locator('[data-project].fits').first().click()
    await lit('place').first().click()
    await put()
  }
  /** The Project is put down where it is held; it leaves the hand before the game has answered. */
  async function put(): Promise<void> {
    const before = await log.innerText()
    await build.click()
    await expect.poll(() => log.innerText()).not.toBe(before)
    await settled()
  }
  /** Passes the computer on, as far as somebody waits for it. */
  async function pass(): Promise<void> {
    await passOn.click()
    await expect(cover).toBeVisible()
    await expect(prompt).toBeHidden()
    await cover.click()
    await expect(prompt).toBeVisible()
  }
  /** Ends the turn; what is asked at its end is answered somehow. */
  async function endTurn(): Promise<void> {
    await press(end)
    // With points left it is pressed twice.
    if (await sure.isVisible()) await press(sure)
    while (await answer('put-back').first().isVisible()) await press(answer('put-back'))
  }
  /** The table that is looked at. */
  function id(): TableId {
    return /tables\/([^/?]+)/.exec(page.url())?.[1] as TableId
  }

  return {
    id,
    button,
    prompt,
    question,
    answers,
    answer,
    end,
    log,
    plan,
    map,
    over,
    cover,
    passOn,
    lit,
    order,
    projects,
    build,
    sitDown,
    putPortal,
    seen,
    press,
    put,
    buildFirst,
    pass,
    endTurn,
  }
}
