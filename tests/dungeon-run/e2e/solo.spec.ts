/** A race alone: set up, played with a reload on the way, and to its score in the Lair of the Boss. */
import { CONTENT } from '../../../src/main/games/dungeon-run/cards/index.ts'
import { normal } from '../../../src/main/games/dungeon-run/bot/normal.ts'
import type { View } from '../../../src/shared/games/dungeon-run.ts'
import { expect, goTo, test } from '../../e2e/app.ts'
import { prepare } from '../../e2e/prepare.ts'
import { screensOf } from '../../e2e/screens.ts'
import { english as say } from '../../e2e/words.ts'
import { playedBy } from '../../e2e/by-seats.ts'
import { runTableOf } from './table.ts'

/** The easy bot does not come as far alone. */
const { playOn } = playedBy(normal)

// The same cards and dice every time.
test.use({ additions: { 'tables.start': { seed: 2 } } })

test('a race alone, from the library to its score and back', async ({ app }) => {
  let table = runTableOf(app.page)
  let { library, link } = screensOf(app.page)

  await test.step('it is set up', async () => {
    await link('library.newSingleGame').click()
    await app.page.getByRole('radio', { name: say('run.name') }).click()
    await app.page.getByLabel(say('run.setup.howMany')).selectOption('1')
    await app.page.getByLabel(say('table.seats.seat', { number: 1 })).fill('Ada')
    await table.button('run.setup.begin').click()
    await expect(table.question).toContainText('has 2 actions left.')
  })

  await test.step('the dark is explored, and a reload keeps what is asked', async () => {
    await table.press(table.dark)
    await expect(table.answer('place').first()).toBeVisible()
    const seen = async () => [
      await table.question.innerText(),
      await table.answers.allInnerTexts(),
      await table.log.innerText(),
    ]
    const before = await seen()
    await app.page.reload()
    await expect(table.answers.first()).toBeVisible()
    expect(await seen()).toEqual(before)
    await table.answerUntil(() => table.answer('end-turn').isVisible())
    await expect(table.log).toContainText('Ysaline explores')
  })

  let blow = -1
  await test.step('much later her dice can kill the Boss', async () => {
    const id = table.id()
    await app.kill()
    await prepare(app.dataDir, (ask) =>
      playOn(ask, id, (view) => {
        blow = blowThatKills(view)
        return blow >= 0
      }),
    )
    await app.start()
    // On the desktop it is another window.
    table = runTableOf(app.page)
    ;({ library, link } = screensOf(app.page))
    await goTo(app.page, `/tables/${id}`)
    await expect(table.dice).toBeVisible()
  })

  await test.step('they do, and the score is counted', async () => {
    await table.press(table.answer('assign').nth(blow))
    await table.answerUntil(() => Promise.resolve(false))
    await table.over.getByRole('button', { name: say('run.table.toResult') }).click()
    await expect(app.page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(app.page.getByRole('main')).toContainText(/\d+ points/)
    await expect(app.page.getByRole('row', { name: say('run.result.total') })).toContainText(/\d/)
  })

  await test.step('it is looked back at, and no longer under way', async () => {
    await link('history.title').click()
    await app.page.getByRole('slider').press('End')
    await expect(app.page.getByRole('grid', { name: say('run.table.map.title') })).toBeVisible()
    await link('record.back').click()
    await link('app.library').click()
    await library.arrived()
    await expect(app.page.getByRole('article')).toHaveCount(0)
  })
})

/** Which of the listed ways to use the dice kills the Boss; -1: none does. */
function blowThatKills({ boss, rooms, question, shown }: View): number {
  if (question?.type !== 'assign' || boss === null || question.contest?.foe !== boss) return -1
  const life = CONTENT.bosses.find(({ id }) => id === boss)?.life ?? 0
  const wounds = rooms.find(({ monster }) => monster?.card === boss)?.monster?.wounds ?? 0
  return (shown?.assigned ?? []).findIndex(({ dealt }) => dealt >= life - wounds)
}
