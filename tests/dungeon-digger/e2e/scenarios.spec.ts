/** Each scenario to its own end: a bot plays for both people almost all of the game, the last turn is pressed. */
import type { CallInput } from '../../../src/shared/api.ts'
import type { HowEnded, ScenarioId, View } from '../../../src/shared/games/dungeon-digger.ts'
import { expect, goTo, newFolder, test } from '../../e2e/app.ts'
import { prepare } from '../../e2e/prepare.ts'
import { english as say } from '../../e2e/words.ts'
import { playTo } from './by-bot.ts'
import { diggerTableOf } from './table.ts'

interface Ending {
  readonly scenario: ScenarioId
  /** With this turn the game ends. */
  readonly isLast: (view: View) => boolean
  readonly by: HowEnded
  /** What the bar says of the scenario then. */
  readonly state: RegExp
}
function gold(enough: number) {
  return ({ players, active }: View): boolean => (players[active ?? 0]?.gold ?? 0) >= enough
}
const ENDINGS: readonly Ending[] = [
  { scenario: 'monsterHunt', isLast: gold(25), by: 'gold', state: /ends at 25 gold/ },
  { scenario: 'adventurers', isLast: gold(25), by: 'gold', state: /escape/i },
  {
    scenario: 'sandsOfTime',
    isLast: ({ scenario }) => scenario.type === 'sandsOfTime' && scenario.clock >= scenario.last,
    by: 'clock',
    state: /Clock: 20 of 20/,
  },
  {
    scenario: 'dwarvenCitadel',
    isLast: ({ scenario }) =>
      scenario.type === 'dwarvenCitadel' &&
      scenario.inside.reduce((sum, count) => sum + count, 0) === scenario.capacity,
    by: 'citadel-full',
    state: /Citadel: 5 of 5/,
  },
  {
    scenario: 'dragonsLair',
    isLast: ({ scenario }) => scenario.type === 'dragonsLair' && scenario.delivered !== null,
    by: 'treasure',
    state: /ends after this turn/,
  },
  { scenario: 'creatures', isLast: gold(30), by: 'gold', state: /ends at 30 gold/ },
]
/** Seeds of games that come to their own end; others end by gold first, or by the house. */
const SEEDS = 12

function start(scenario: ScenarioId, seed: number): CallInput<'tables.start'> {
  return {
    game: 'dungeon-digger',
    options: { players: 2, scenario },
    seats: [{ player: 'Ada' }, { player: 'Bob' }],
    seed,
  }
}

for (const { scenario, isLast, by, state } of ENDINGS)
  test(`${scenario} comes to its own end`, async ({ openApp }) => {
    const dataDir = newFolder()
    const id = await prepare(dataDir, async (ask) => {
      for (let seed = 1; seed <= SEEDS; seed += 1) {
        const { table, status } = await playTo(
          ask,
          start(scenario, seed),
          (view) => view.question?.type === 'turn' && isLast(view),
        )
        if (status === 'playing') return table
      }
      throw new Error(`no game of ${scenario} comes to its own end`)
    })
    const { page } = await openApp(dataDir)
    const table = diggerTableOf(page)
    await goTo(page, `/tables/${id}`)
    await table.cover.click()
    await expect(page.getByRole('banner').or(page.locator('.bar')).first()).toContainText(state)

    const before = await table.prompt.innerText()
    await page.reload()
    await table.cover.click()
    await expect(table.prompt).toBeVisible()
    expect(await table.prompt.innerText()).toBe(before)

    await table.endTurn()
    while (!(await table.over.isVisible())) {
      await expect(table.answers.or(table.over).first()).toBeVisible()
      if (!(await table.over.isVisible())) await table.answers.first().click()
    }
    await expect(table.over).toContainText(say(`digger.endings.${by}`))
  })
