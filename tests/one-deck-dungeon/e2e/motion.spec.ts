/**
 * A whole encounter played while everything moves, every press a double one: each action is done once, none is
 * lost, and nothing is left of what moved. The same where nothing moves and nothing sounds.
 */
import type { Locator } from '@playwright/test'
import { expect, goTo, newFolder, test } from '../../e2e/app.ts'
import { paceOf, pressTwice } from '../../e2e/moving.ts'
import { prepare, playTo } from '../../e2e/prepare.ts'
import { GOBLIN, openSession } from './goblin-game.ts'
import { asks, game } from './places-tables.ts'
import { tableOf } from './table.ts'
import { english as say } from '../../e2e/words.ts'

const DONE = [
  'begin-turn',
  'explore',
  'begin-turn',
  'enter-room',
  'face-encounter',
  'roll-dice',
  'begin-wide-box',
  'pick-die',
  'confirm',
  'place-die',
  'place-die',
  'place-die',
  'finish-placing',
  'claim-xp',
]

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Counts the page's ways to sound from now on; as text: the tests know no types of the page's world. */
const COUNT_SOUNDING = `
  window.sounding = 0
  window.AudioContext = class extends AudioContext {
    constructor() {
      super()
      window.sounding += 1
    }
  }`

for (const [speed, sound] of [
  ['slow', true],
  ['instant', false],
] as const)
  test(`no press is doubled or lost while all of it moves, at speed ${speed}`, async ({
    openApp,
  }) => {
    const { page, table, done } = await openSession(openApp, GOBLIN, { speed, sound })
    const stage = page.locator('.motion-stage')
    const face = table.dice.first().locator('[data-face]')
    await page.evaluate(COUNT_SOUNDING)
    const setPace = await paceOf(page)
    await setPace(0)
    const moving = () => expect(stage).toHaveCount(speed === 'instant' ? 0 : 1)
    const twice = async (target: Locator): Promise<void> => {
      await pressTwice(target)
      await table.settled()
    }
    const act = (action: string, named = {}) =>
      twice(table.button(say(`odd.actions.${action}`, named)))

    await test.step('a table that is opened lies still', async () => {
      await expect(stage).toHaveCount(0)
    })

    await test.step('doors are entered while they are dealt, cards met while they come', async () => {
      await twice(table.turn)
      await moving()
      await act('explore')
      await moving()
      await twice(table.turn)
      await moving()
      await act('enter-room', { door: table.closedDoor(1) })
      await moving()
      await act('face-encounter')
      await act('roll-dice')
      await moving()
    })

    await test.step('dice show what was rolled from the first moment', async () => {
      await expect(table.dice).toHaveText(['6', '5', '4', '1', '4', '2', '1'])
      await expect(face).toHaveCSS('opacity', speed === 'instant' ? '1' : '0')
      await page.keyboard.press('Shift')
      await expect(stage).toHaveCount(0)
      await expect(face).toHaveCSS('opacity', '1')
    })

    await test.step('dice are placed while others slide', async () => {
      await twice(table.box('A'))
      await twice(table.die('Strength die 4'))
      await expect(table.box('A')).toHaveAccessibleName(/covered by/)
      await moving()
      // A double press puts a die where alone it fits; where it has a choice it stays in hand.
      for (const [die, letter, alone] of [
        ['Strength die 5', 'E', false],
        ['Strength die 6', 'B', true],
        ['Agility die 4', 'D', false],
      ] as const) {
        await pressTwice(table.die(die))
        if (!alone) await twice(table.box(letter))
        await expect(table.box(letter)).toHaveAccessibleName(/covered by/)
        await moving()
      }
    })

    await test.step('what is taken back does not move', async () => {
      await page.keyboard.press('6')
      await page.keyboard.press('f')
      await table.settled()
      await moving()
      await page.keyboard.press('Control+z')
      await table.settled()
      await expect(table.box('F')).toBeEnabled()
      await expect(stage).toHaveCount(0)
    })

    await test.step('loot is taken while damage and time are announced', async () => {
      await table.stop()
      await moving()
      await twice(table.button('Keep as 2 XP'))
      await moving()
    })

    await test.step('sound plays only where it is turned on', async () => {
      expect(await page.evaluate('window.sounding')).toBe(sound ? 1 : 0)
    })

    await test.step('what moves comes to its end by itself', async () => {
      await setPace(20)
      await expect(stage).toHaveCount(0)
    })

    expect(await done()).toEqual(DONE)
  })

test('the last blow is seen before the result takes over', async ({ openApp }) => {
  const dataDir = newFolder()
  const falling = asks('place', ({ boss, encounter }) => {
    const blows = encounter?.boxes.filter(({ skull, dice }) => skull && dice.length > 0) ?? []
    const survives = encounter?.falling.length === 0
    return boss !== null && survives && boss.health - boss.damage <= blows.length
  })
  const { table } = await prepare(dataDir, (ask) =>
    playTo(ask, game('archer', 'lichs-tomb'), falling),
  )
  const { page } = await openApp(dataDir)
  await goTo(page, `/tables/${table}`)
  const stage = page.locator('.motion-stage')
  const result = page.getByRole('heading', { name: say('result.title'), level: 1, exact: true })
  const setPace = await paceOf(page)
  await setPace(0)
  await tableOf(page).stop()
  await expect(stage).toHaveCount(1)
  await expect(result).toBeHidden()
  await page.keyboard.press('Shift')
  await expect(result).toBeVisible()
})
