/** The table of Paper Dungeons as people use it: what is asked is read from the screen and answered there. */
import type { Page } from '@playwright/test'
import { expect } from '../../e2e/app.ts'
import { english } from '../../e2e/words.ts'
import type { Say } from '../../e2e/words.ts'

const CAN_BE_CHOSEN = ':not([aria-disabled="true"])'
const DICE_A_TURN = 3

export type PaperTable = ReturnType<typeof paperTableOf>

export function paperTableOf(page: Page, say: Say = english) {
  const button = (key: string) => page.getByRole('button', { name: say(key), exact: true })
  const prompt = page.locator('[data-spot="prompt"]')
  const question = prompt.getByRole('status')
  const commit = button('paper.prompt.commitIt')
  const goOn = button('paper.reveal.goOn')
  const keepThem = button('paper.keep.keepThem')
  const unused = page.locator('[data-die]:enabled:not(.used)')
  const used = page.locator('[data-die].used')
  /** Every place of the sheet where something can be done. */
  const lit = page.locator(`[data-place]${CAN_BE_CHOSEN}`)
  const result = page.getByRole('heading', { name: say('result.title'), exact: true, level: 1 })
  /** What this turn has brought so far, by its signs. */
  const signs = page.getByRole('list', { name: say('paper.chain.title') }).getByRole('button')
  const [oneMove = ''] = say('paper.cell.way', { moves: 1, path: '', damage: 0 }).split('(')

  /** Answers whatever is asked with the first answer there is, until a die is to be chosen or all is done. */
  async function answer(): Promise<void> {
    await expect(question).not.toBeEmpty()
    while ((await unused.count()) === 0 && !(await commit.isEnabled())) {
      const asked = async (): Promise<string> =>
        `${await question.innerText()} ${await signs.count()}`
      const before = await asked()
      const absorb = prompt.locator('.answers').getByRole('button')
      if ((await absorb.count()) > 0) await absorb.first().click()
      else await lit.first().click()
      await expect.poll(asked).not.toBe(before)
    }
  }

  /** Uses the first die there is at the first of the places where it may go. */
  async function useDie(...places: readonly string[]): Promise<void> {
    const before = await used.count()
    const number = Number(await unused.first().getAttribute('data-die'))
    await page.keyboard.press(String(number + 1))
    await expect(page.locator(`[data-die="${number}"]`)).toHaveAttribute('aria-pressed', 'true')
    for (const place of places) {
      const offered = page.locator(`${place}${CAN_BE_CHOSEN}`)
      if ((await offered.count()) === 0) continue
      await offered.first().click()
      await expect(used).toHaveCount(before + 1)
      return
    }
    throw new Error('The die may go to none of these places.')
  }
  const brew = (): Promise<void> => useDie('[data-place="satchel"]')
  const walk = (): Promise<void> =>
    useDie(`[data-room][aria-label*="${oneMove}"]`, '[data-place="satchel"]')
  const raise = (): Promise<void> =>
    useDie('[data-place^="hero "]', '[data-place^="item "]', '[data-place="satchel"]')

  /** Keeps the first card of each kind, and closes the step before turn 1. */
  async function keep(): Promise<void> {
    for (const key of ['paper.keep.objective', 'paper.keep.power'])
      await page
        .getByRole('radiogroup', { name: say(key) })
        .getByRole('radio')
        .first()
        .check()
    await keepThem.click()
    await expect(keepThem).toBeHidden()
    await answer()
    await commit.click()
  }

  /** A turn that takes a step into the dungeon, raises what it can, and brews: it is not closed yet. */
  async function useDice(): Promise<void> {
    await answer()
    for (let die = await used.count(); die < DICE_A_TURN; die++) {
      // At a boss there are no dice to use, only what it has brought.
      if (await commit.isEnabled()) return
      await [walk, raise, brew][die]?.()
      await answer()
    }
  }

  /** Reads what has been revealed, and goes on. */
  async function readReveal(): Promise<void> {
    await goOn.click()
    await expect(goOn).toBeHidden()
  }

  return {
    button,
    question,
    commit,
    keepThem,
    unused,
    used,
    lit,
    result,
    signs,
    answer,
    useDie,
    brew,
    keep,
    useDice,
    readReveal,
    /** Passes the computer on to somebody who has to choose. */
    passOn: (player: string) =>
      page.getByRole('button', { name: say('table.seats.passOn', { player }) }).click(),
    /** Closes the turn; in a game with one person the others have chosen by then. */
    async closeTurn() {
      await commit.click()
      await readReveal()
    },
    /** Plays on from the middle of a turn until the game is over. */
    async playToTheEnd() {
      do {
        await useDice()
        await this.closeTurn()
        await expect(commit.or(result)).toBeVisible()
      } while (await commit.isVisible())
    },
  }
}
