/**
 * An encounter won by keys alone, typed on without waiting, and won by carrying dice to boxes, with the mouse and
 * with a finger. Whatever the way, each action is done once and none is lost.
 */
import { expect, test } from '../../e2e/app.ts'
import { tabTo } from '../../e2e/by-keyboard.ts'
import { fingerOn } from './by-touch.ts'
import { GOBLIN, openSession, type Hero } from './goblin-game.ts'
import { english as say } from '../../e2e/words.ts'

const STILL = { speed: 'instant' } as const
const SKILLED: Hero = { talents: ['veteran'], basicSkill: 'steady-grip' }
/** What is done where dice are carried, by mouse and finger alike. */
const CARRIED = [
  'begin-turn',
  'explore',
  'begin-turn',
  'enter-room',
  'face-encounter',
  'roll-dice',
  'begin-wide-box',
  'pick-die',
  'pick-die',
  'confirm',
  'place-die',
  'place-die',
  'place-die',
  'finish-placing',
  'claim-xp',
]

test('an encounter by keys alone, typed without waiting', async ({ openApp }) => {
  const { page, table, done } = await openSession(openApp, [...GOBLIN, 4], STILL, SKILLED)
  const type = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await type('Enter', 'Enter', 'Enter', '1')
  await tabTo(table.button(say('odd.actions.face-encounter')))
  await type('Enter')
  await expect(table.button(say('odd.actions.roll-dice'))).toBeVisible()
  await type('Enter')
  await expect(table.dice).toHaveCount(7)

  await test.step('the keys are listed, and those of now stand out', async () => {
    await type('?')
    const keys = page.getByRole('dialog', { name: say('help.keys.title') })
    await expect(keys).toContainText(say('odd.actions.use-skill', { skill: 'Steady Grip' }))
    await expect(keys.getByText(say('help.keys.later')).first()).toBeAttached()
    await type('Escape')
    await expect(keys).toBeHidden()
  })

  await test.step('undo says which dice stop it', async () => {
    await type('Control+z')
    const rolled = say('odd.help.undo.rolled', { hero: say('odd.heroes.warrior'), count: 7 }, 7)
    await expect(
      page.getByRole('status').filter({ hasText: say('help.undo.stops', { cause: rolled }) }),
    ).toBeAttached()
  })

  await test.step('a wide box, a skill, boxes, and one placing taken back and done again', async () => {
    await type('a', '3')
    await type('o', '4', '6', 'Enter')
    await type('1', 'b', '2', 'e', 'Control+z', '2', 'e', '5', 'c', '6', 'd')
    for (const letter of ['A', 'B', 'C', 'D', 'E'])
      await expect(table.box(letter)).toHaveAccessibleName(/covered by/)
    await expect(table.dice).toHaveText(['1'])
  })

  await test.step('stopping, and the loot', async () => {
    await type('Enter')
    await expect(table.button(/^End[:,] /)).toBeFocused()
    await type('Enter')
    await expect(table.question).toContainText('Goblin')
    await type('3')
    await table.settled()
  })

  expect(await done()).toEqual([
    'begin-turn',
    'explore',
    'begin-turn',
    'enter-room',
    'face-encounter',
    'roll-dice',
    'begin-wide-box',
    'pick-die',
    'confirm',
    'use-skill',
    'pick-die',
    'confirm',
    'pick-die',
    'confirm',
    'place-die',
    'place-die',
    'place-die',
    'place-die',
    'finish-placing',
    'claim-xp',
  ])
})

test('an encounter by carrying dice to boxes', async ({ openApp }) => {
  const { page, table, done } = await openSession(openApp, GOBLIN, STILL, SKILLED)
  await table.beginTurn()
  await table.act('explore')
  await table.beginTurn()
  await table.enter(table.closedDoor(1))
  await table.act('face-encounter')
  await table.act('roll-dice')
  const carry = async (die: string, letter: string): Promise<void> => {
    await table.die(die).dragTo(table.box(letter))
    await table.settled()
  }

  await test.step('into a wide box, one die after the other', async () => {
    await carry('Strength die 1', 'A')
    await carry('Strength die 4', 'A')
    await expect(table.box('A')).toHaveAccessibleName(/covered by/)
  })

  const messages = page.getByRole('region', { name: say('app.messages') })
  await test.step('what falls beside the boxes goes back, and where it does not fit the reason is shown', async () => {
    await table.die('Strength die 6').dragTo(table.question)
    await expect(messages).toBeEmpty()
    await table.die('Agility die 2').dragTo(table.box('E'))
    await expect(messages).toContainText(say('errors.one-deck-dungeon.wrong-color'))
    await expect(messages.getByRole('button', { name: say('reference.why') })).toBeVisible()
    await expect(table.dice.and(page.locator('[aria-pressed="true"]'))).toHaveCount(0)
    await expect(table.dice).toHaveText(['6', '5', '4', '2', '1'])
  })

  await test.step('onto boxes, whose lines show what each saves', async () => {
    await expect(table.box('E')).toHaveAccessibleDescription(
      `${say('odd.help.box.wants', { value: 5 })} ${say('odd.help.box.saves', { amount: '2 damage' })}`,
    )
    await carry('Strength die 6', 'E')
    await carry('Strength die 5', 'B')
    await carry('Agility die 4', 'D')
  })

  await table.stop()
  await table.press('Keep as 2 XP')
  expect(await done()).toEqual(CARRIED)
})

test('an encounter by a finger alone', async ({ openApp }) => {
  const { page, table, done } = await openSession(openApp, GOBLIN, STILL, SKILLED)
  const finger = await fingerOn(page)
  const messages = page.getByRole('region', { name: say('app.messages') })
  const held = table.dice.and(page.locator('[aria-pressed="true"]'))
  const tapAct = async (action: string, named = {}): Promise<void> => {
    await finger.tap(table.button(say(`odd.actions.${action}`, named)))
    await table.settled()
  }
  const carry = async (die: string, letter: string): Promise<void> => {
    await finger.carry(table.die(die), table.box(letter))
    await table.settled()
  }
  const tapTurn = async (): Promise<void> => {
    await finger.tap(table.turn)
    await table.settled()
  }
  await tapTurn()
  await tapAct('explore')
  await tapTurn()
  await tapAct('enter-room', { door: table.closedDoor(1) })
  await tapAct('face-encounter')
  await tapAct('roll-dice')

  await test.step('a tap is a tap, of an unsteady finger too', async () => {
    await finger.tap(table.die('Strength die 6'))
    await expect(held).toHaveText(['6'])
    await finger.down(table.die('Strength die 4'))
    await finger.by(14, 6)
    await finger.up()
    await expect(held).toHaveText(['4'])
  })

  await test.step('a die carried is seen, lights its boxes, and goes back when the touch is ended', async () => {
    const carried = page.locator('[data-carried]')
    const escape = async (): Promise<void> => {
      await page.keyboard.press('Escape')
      await expect(carried).toHaveCount(0)
      await finger.up()
    }
    for (const end of [finger.cancel, escape]) {
      await finger.down(table.die('Strength die 6'))
      await finger.over(table.box('A'))
      await expect(carried).toHaveText('6')
      await expect(table.box('A')).toHaveClass(/target.* over/)
      await end()
      await expect(carried).toHaveCount(0)
      await expect(held).toHaveCount(0)
    }
    await expect(table.dice).toHaveCount(7)
  })

  await test.step('refused with the reason, placed, and stopped', async () => {
    await carry('Agility die 2', 'E')
    await expect(messages).toContainText(say('errors.one-deck-dungeon.armor-first'))
    await carry('Strength die 1', 'A')
    await carry('Strength die 4', 'A')
    await carry('Strength die 6', 'E')
    await carry('Strength die 5', 'B')
    await carry('Agility die 4', 'D')
    await expect(table.dice).toHaveText(['2', '1'])
  })

  await finger.tap(table.button(/^End[:,] /))
  await finger.tap(table.button('Keep as 2 XP'))
  await table.settled()
  expect(await done()).toEqual(CARRIED)
})
