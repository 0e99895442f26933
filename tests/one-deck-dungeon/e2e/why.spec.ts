/** Why something cannot be done: the reason, and the rule behind it over the table, by keyboard alone. */
import type { ActionType } from '../../../src/shared/games/one-deck-dungeon.ts'
import { expect, newFolder, test } from '../../e2e/app.ts'
import { tabTo } from '../../e2e/by-keyboard.ts'
import { prepare } from '../../e2e/prepare.ts'
import { actByType } from './act-by-type.ts'
import { tableOf } from './table.ts'
import { english as say } from '../../e2e/words.ts'

/** Two cards for each turn's time, and the three doors of the Deadly Maze: a Goblin behind the first. */
const DECK = ['ogre-1', 'ogre-2', 'goblin-1', 'rune-puzzle-1', 'phantom-1', 'beetle-1', 'beetle-2']
const WAY: readonly ActionType[] = [
  'begin-turn',
  'explore',
  'begin-turn',
  'enter-room',
  'face-encounter',
  'roll-dice',
]

/** A Warrior places dice against a Goblin whose armor none of them reaches. */
function atTheGoblin(dataDir: string) {
  return prepare(dataDir, async (ask) => {
    const begun = await ask('tables.start', {
      game: 'one-deck-dungeon',
      options: { heroes: [{ hero: 'warrior' }], dungeon: 'minotaurs-maze' },
      script: { deck: DECK, rolls: [1, 1, 1, 1, 3, 2, 2] },
    })
    return actByType(ask, begun, WAY)
  })
}

test('a closed box shows why, and its rule opens over the table', async ({ openApp }) => {
  const dataDir = newFolder()
  const id = await atTheGoblin(dataDir)
  const { page } = await openApp(dataDir)
  const { keyboard } = page
  await page.evaluate(`location.hash = '#/tables/${id}'`)
  const table = tableOf(page)
  await expect(table.box('B')).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(say('odd.dungeons.minotaurs-maze')))

  const message = page.getByRole('region', { name: say('app.messages') })
  const why = message.getByRole('button', { name: say('reference.why') })
  const topic = (id: string) =>
    page.getByRole('dialog', { name: say(`odd.reference.topics.${id}.title`), exact: true })

  await test.step('the key of a box behind armor shows the reason', async () => {
    await keyboard.press('b')
    await expect(message).toContainText(say('errors.one-deck-dungeon.armor-first'))
  })

  await test.step('Why? opens the rule, which leads on and back', async () => {
    await tabTo(why)
    await keyboard.press('Enter')
    await expect(topic('armor')).toContainText(say('odd.reference.topics.armor.gist'))
    await tabTo(
      topic('armor').getByRole('button', { name: say('odd.reference.topics.closed-boxes.title') }),
    )
    await keyboard.press('Enter')
    await expect(topic('closed-boxes')).toBeVisible()
    await tabTo(topic('closed-boxes').getByRole('button', { name: say('reference.back') }))
    await keyboard.press('Enter')
    await expect(topic('armor')).toBeVisible()
  })

  await test.step('what is searched is found', async () => {
    await tabTo(topic('armor').getByRole('searchbox'))
    await keyboard.type('minot')
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(
      page.getByRole('dialog', { name: say('odd.bosses.minotaur.name'), exact: true }),
    ).toBeVisible()
  })

  await test.step('Escape gives the keyboard back to where it was', async () => {
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(why).toBeFocused()
  })

  await test.step('the reason goes when the game goes on', async () => {
    await table.act('begin-heroic-die', {})
    await expect(why).toBeHidden()
  })
})
