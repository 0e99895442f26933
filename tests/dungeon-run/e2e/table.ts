/** The table of Dungeon Run as people use it: what is asked is read from the screen and answered there. */
import type { Locator, Page } from '@playwright/test'
import type { TableId } from '../../../src/shared/ids.ts'
import type { ActionType } from '../../../src/shared/games/dungeon-run.ts'
import { expect } from '../../e2e/app.ts'
import { english } from '../../e2e/words.ts'

/** What somebody in no hurry chooses of several things: answers first that go on with what has begun. */
const USUAL: readonly ActionType[] = [
  'learn',
  'place',
  'accept',
  'pass',
  'decline',
  'stat',
  'assign',
  'heal',
  'keep',
  'done',
  'target',
  'fight',
  'move',
  'end-turn',
]

export type RunTable = ReturnType<typeof runTableOf>

export function runTableOf(page: Page) {
  const button = (key: string) => page.getByRole('button', { name: english(key), exact: true })
  const prompt = page.locator('[data-spot="prompt"]')
  const question = prompt.getByRole('status')
  const answers = prompt.locator('.answers').getByRole('button')
  // Also behind the dialog that tells of the end.
  const log = page.locator('[data-spot="log"]')
  const map = page.getByRole('grid', { name: english('run.table.map.title') })
  const over = page.getByRole('dialog', { name: english('run.table.over') })
  /** Answers of this kind, of those that are shown. */
  const answer = (type: ActionType): Locator => prompt.locator(`.answers .${type}`)
  /** A cell of the map, by what it is said to be. */
  const cell = (name: RegExp): Locator => map.getByRole('button', { name })
  /** Both sides’ dice. */
  const dice = page.getByRole('img', { name: /^Own dice: / })
  /** Cells of the map that may be explored now. */
  const dark = map.getByRole('button', {
    name: `${english('run.table.map.unexplored')}. ${english('run.table.map.canPress')}`,
  })

  /** The next tile on the way of the Stone to the entrance, where its holder may go. */
  const home = map.locator('.press:has(.way.lit)').first()

  async function seen(): Promise<string> {
    const texts = await Promise.all([prompt.innerText(), log.innerText()])
    return texts.join('\n')
  }
  /** Presses, and waits until something else is asked or more is told. */
  async function press(pressed: Locator): Promise<void> {
    const before = await seen()
    await pressed.first().click()
    await expect.poll(seen).not.toBe(before)
  }
  /** Answers whatever is asked as usual, until it is this that is asked, or nothing more. */
  async function answerUntil(
    reached: () => Promise<boolean>,
    first: readonly ActionType[] = [],
  ): Promise<void> {
    while (!(await reached())) {
      await expect(answers.or(over).first()).toBeVisible()
      if (await over.isVisible()) return
      await press(await usual([...first, ...USUAL]))
    }
  }
  async function usual(types: readonly ActionType[]): Promise<Locator> {
    for (const type of types) if ((await answer(type).count()) > 0) return answer(type)
    return answers
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
    log,
    map,
    over,
    cell,
    dice,
    dark,
    home,
    usual,
    press,
    answerUntil,
  }
}
