/** Whoever says once that they stay out of Fights is asked no more, and the computer is not handed to them for that. */
import { expect, goTo, newFolder, test } from '../../e2e/app.ts'
import { prepare } from '../../e2e/prepare.ts'
import { english as say } from '../../e2e/words.ts'
import { runTableOf } from './table.ts'

const seats = [{ player: 'Ada' }, { player: 'Bob' }, { player: 'Cid' }]
/** Grothka is first, whose two Fights with Maelis hurt little. */
const script = {
  decks: {
    heroes: ['grothka', 'maelis', 'hadrun'],
    'skills.0': ['thick-hide', 'second-wind'],
    'skills.1': ['last-rites', 'turn-undead'],
    'skills.2': ['stone-sense', 'iron-gut'],
  },
  rolls: [
    ...[6, 2, 1].map((value) => ({ roll: 'firstPlayer', value })),
    ...Array.from({ length: 18 }, () => ({ roll: 'fight', value: 1 })),
  ],
}

test('who stays out of it every time is passed over, also in a Fight that others begin', async ({
  openApp,
}) => {
  const dataDir = newFolder()
  const { table: id } = await prepare(dataDir, (ask) =>
    ask('tables.start', {
      game: 'dungeon-run',
      options: { players: 3 },
      seats: [...seats],
      seed: 3,
      script,
    }),
  )
  const { page } = await openApp(dataDir)
  const table = runTableOf(page)
  const passTo = async (player: string) => {
    await page.getByRole('button', { name: say('table.seats.passOn', { player }) }).click()
    await table.button('table.seats.show').click()
    await expect(table.question).toContainText(player)
  }
  const fight = () =>
    table.press(
      table.prompt.getByRole('button', { name: say('run.actions.fight', { foe: 'Maelis' }) }),
    )
  await goTo(page, `/tables/${id}`)
  await table.button('table.seats.show').click()
  for (const player of ['Bob', 'Cid', 'Ada']) {
    await table.press(table.answer('learn'))
    await passTo(player)
  }

  await test.step('Cid is asked for help, and says that he stays out of it', async () => {
    await fight()
    await passTo('Cid')
    await table.button('run.table.passOffers').click()
    await passTo('Bob')
    await table.press(table.answer('stat'))
    await passTo('Ada')
    await table.press(table.answer('stat'))
    await table.answerUntil(() => table.answer('fight').first().isVisible())
  })

  await test.step('in the next Fight Ada hands the computer to Bob at once', async () => {
    await fight()
    await passTo('Bob')
    await table.press(table.answer('stat'))
    await passTo('Ada')
  })
})
