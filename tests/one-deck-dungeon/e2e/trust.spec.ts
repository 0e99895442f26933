/** What a player must be able to trust: slips can be mended, nothing moves under the hand, and few presses are enough. */
import type { Locator } from '@playwright/test'
import { expect, goTo, newFolder, test } from '../../e2e/app.ts'
import { playTo, prepare } from '../../e2e/prepare.ts'
import { english as say } from '../../e2e/words.ts'
import { asks, game } from './places-tables.ts'
import { atThePlagueRat } from './plague-rat-game.ts'
import { tableOf } from './table.ts'

const ONES = Array.from({ length: 300 }, () => 1)

/** Where something is on the screen, to the pixel. */
async function placeOf(thing: Locator) {
  const place = await thing.boundingBox()
  if (place === null) throw new Error('it is not to be seen')
  return [place.x, place.y, place.width, place.height].map(Math.round)
}

test('a stop that kills asks once more, names what could still save, and can be let go', async ({
  openApp,
}) => {
  const dataDir = newFolder()
  const { table: id } = await prepare(dataDir, (ask) =>
    playTo(
      ask,
      game('warrior', 'hydras-reef', ONES),
      asks('place', ({ encounter }) => encounter?.deadly === true),
      (_, actions) =>
        actions.find(({ type }) =>
          ['face-encounter', 'roll-dice', 'finish-placing', 'claim-xp', 'begin-turn'].includes(
            type,
          ),
        ),
    ),
  )
  const { page } = await openApp(dataDir)
  await goTo(page, `/tables/${id}`)
  const table = tableOf(page)
  await expect(table.finish).toContainText('End, and Warrior falls')
  await expect(table.stopping).toContainText('Healing')

  await test.step('a double press is one press', async () => {
    await table.finish.dblclick()
    await expect(table.finish).toHaveText('Press again: Warrior falls')
    await expect(table.question).toContainText('Healing')
  })

  await test.step('Escape lets it go, and so does anything else that is done', async () => {
    await page.keyboard.press('Escape')
    await expect(table.finish).toContainText(/\bEnd[:,]/)
    await table.finish.click()
    await page.keyboard.press('1')
    await expect(table.finish).toContainText(/\bEnd[:,]/)
  })

  await test.step('the second press stops', async () => {
    await table.finish.click()
    await table.finish.click()
    await expect(table.question).toHaveText(say('odd.questions.save-hero', { hero: 'Warrior' }))
  })
})

test('loot and level are taken back until the next turn is begun, by a press of its own', async ({
  openApp,
}) => {
  const dataDir = newFolder()
  const { table: id } = await prepare(dataDir, (ask) =>
    playTo(
      ask,
      game('warrior', 'dragons-cave'),
      asks('level-up', ({ deck, level }) => deck > 6 && level.level < 4),
    ),
  )
  const { page } = await openApp(dataDir)
  await goTo(page, `/tables/${id}`)
  const table = tableOf(page)
  await table.press('Spend XP for the next level')
  await table.act('confirm')
  await expect(table.turn).toBeVisible()
  const ready = (await table.question.textContent()) ?? ''

  await test.step('step by step, to the loot', async () => {
    for (let step = 0; step < 3; step += 1) await table.takeBack()
    await expect(table.question).toContainText('how do you claim it?')
  })

  await test.step('and forth again, to the same beginning of the turn', async () => {
    await page.getByRole('button', { name: /^Keep as \d+ XP$/ }).click()
    await table.settled()
    await table.press('Spend XP for the next level')
    await table.act('confirm')
    await expect(table.question).toHaveText(ready)
  })

  await test.step('not once the turn has begun', async () => {
    await table.beginTurn()
    await expect(table.undo).toBeDisabled()
  })
})

test('nothing moves under the hand', async ({ openApp }) => {
  const { page, table } = await atThePlagueRat(openApp, newFolder())
  const dice = page.locator('[data-dice] li')
  const heroic = table.button(say('odd.actions.begin-heroic-die'))
  const discard = page.getByRole('main').getByRole('button', { name: /^Discard/ })
  const drink = table.button(say('odd.actions.drink-healing', { hero: 'Warrior' }))
  const fixed = () =>
    Promise.all([heroic, discard, drink, table.box('A'), table.box('F')].map(placeOf))
  const digits = () => dice.locator('kbd').allTextContents()
  const at = await fixed()
  const places = await Promise.all((await dice.all()).map(placeOf))
  const edge = async (button: Locator) => {
    const [x = 0, , width = 0] = await placeOf(button)
    return x + width
  }
  const right = await edge(table.finish)

  await test.step('a die in hand changes no button’s place', async () => {
    await page.keyboard.press('5')
    await expect(discard).toHaveAccessibleName('Discard Agility 4')
    expect(await fixed()).toEqual(at)
    await page.keyboard.press('Escape')
  })

  await test.step('dice that are placed leave the others where they are, with their digits', async () => {
    await table.place('Agility die 4', 'A')
    await table.place('Strength die 5', 'D')
    expect(await digits()).toEqual(['2', '3', '4', '6', '7', '8'])
    const now = await Promise.all((await dice.all()).map(placeOf))
    expect(now).toEqual(places)
    expect(await fixed()).toEqual(at)
  })

  await test.step('so does one that is gained, and one taken back is where it was', async () => {
    await page.keyboard.press('n')
    expect(await edge(page.locator('[aria-disabled]', { hasText: 'Confirm' }))).toBe(right)
    await page.keyboard.press('4')
    await page.keyboard.press('7')
    await table.settled()
    expect(await digits()).toEqual(['2', '3', '6', '8', '9'])
    for (let step = 0; step < 5; step += 1) await table.takeBack()
    expect(await digits()).toEqual(['1', '2', '3', '4', '6', '7', '8'])
    expect(await fixed()).toEqual(at)
  })
})

test('a fight of six boxes takes twelve presses', async ({ openApp }) => {
  const { page, table } = await atThePlagueRat(openApp, newFolder())
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
    await table.settled()
  }
  // Strength 5, 3, 3, 1; agility 4, 3; magic 1; heroic 5.
  for (const key of ['5', 'a', '1', 'd', '2', 'c', '3', 'f', '6', 'b', '8', '8']) await press(key)
  expect(presses).toBe(12)
  for (const letter of ['A', 'B', 'C', 'D', 'E', 'F'])
    await expect(table.box(letter)).toHaveAccessibleName(/covered by/)
  await expect(table.stopping).toContainText(say('odd.table.stopping.nothing'))
  await page.keyboard.press('Enter')
  await expect(table.question).toContainText('how do you claim it?')
})

test('exploring, entering, facing and fleeing have keys', async ({ openApp }) => {
  const dataDir = newFolder()
  const { table: id } = await prepare(dataDir, (ask) =>
    ask('tables.start', {
      game: 'one-deck-dungeon',
      seed: 7,
      options: { heroes: [{ hero: 'warrior' }], dungeon: 'dragons-cave' },
    }),
  )
  const { page } = await openApp(dataDir)
  await goTo(page, `/tables/${id}`)
  const table = tableOf(page)
  const press = async (key: string) => {
    await page.keyboard.press(key)
    await table.settled()
  }
  await expect(table.turn).toBeVisible()
  for (const key of ['Enter', 'e', 'Enter', '1']) await press(key)
  await expect(table.question).toContainText('Face or flee?')
  await press('l')
  await expect(table.turn).toBeVisible()
  for (const key of ['Enter', '2', 'f']) await press(key)
  await expect(table.question).not.toContainText('Face or flee?')
})

for (const speed of ['slow', 'instant'] as const)
  test(`what follows from a roll is seen once the dice lie still, at speed ${speed}`, async ({
    openApp,
  }) => {
    const { page, table } = await atThePlagueRat(openApp, newFolder(), {
      rolled: false,
      settings: { speed },
    })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const session = await page.context().newCDPSession(page)
    await session.send('Animation.enable')
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.02 })
    const told = [
      table.stopping,
      table.chronicle.getByRole('listitem').last(),
      table.finish.locator('[data-result]'),
    ]
    const seen = (opacity: string) =>
      Promise.all(told.map((one) => expect(one).toHaveCSS('opacity', opacity)))
    await table.act('roll-dice')
    await seen(speed === 'slow' ? '0' : '1')

    await test.step('a press ends it, and the first upon what weighs the dice does no more', async () => {
      if (speed === 'slow') await table.finish.click()
      await seen('1')
      await expect(table.finish).toContainText(/\bEnd[:,]/)
      await expect(page.locator('.motion-stage')).toHaveCount(0)
    })
  })

test('a refusal says what is missing in numbers, and leads to its rule', async ({ openApp }) => {
  const { page, table } = await atThePlagueRat(openApp, newFolder())
  const message = page.getByRole('region', { name: say('app.messages') })
  await table.place('Agility die 4', 'A')
  await table.die('Strength die 3').dragTo(table.box('D'))
  await expect(message).toContainText('The box asks for 5 or more, and the die shows 3.')
  await message.getByRole('button', { name: say('reference.why') }).click()
  await expect(
    page.getByRole('dialog', { name: say('odd.reference.topics.boxes.title'), exact: true }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  // It is no way to heal now, but it says why when it is pressed.
  await table.button(say('odd.actions.drink-healing', { hero: 'Warrior' })).click({ force: true })
  await expect(message).toContainText(say('errors.one-deck-dungeon.not-wounded'))
})

for (const forecasts of [true, false])
  test(`chances before a peril are ${forecasts ? 'told' : 'not told where they are turned off'}`, async ({
    openApp,
  }) => {
    const dataDir = newFolder()
    const { table: id } = await prepare(dataDir, async (ask) => {
      await ask('settings.set', { forecasts })
      return playTo(ask, game('mage', 'hydras-reef'), asks('choose-option'))
    })
    const { page } = await openApp(dataDir)
    await goTo(page, `/tables/${id}`)
    await expect(tableOf(page).question).toContainText('which option?')
    await expect(page.getByText(/^\W*\d+% with this roll$/)).toHaveCount(forecasts ? 2 : 0)
  })
