/** Two and four heroes at one table, and dice of the table's own, on games whose cards and dice are scripted. */
import type { Page } from '@playwright/test'
import type { CallInput } from '../../../src/shared/api.ts'
import { expect, goTo, newFolder, test } from '../../e2e/app.ts'
import type { App } from '../../e2e/app.ts'
import { prepare } from '../../e2e/prepare.ts'
import { tableOf } from './table.ts'
import { english } from '../../e2e/words.ts'

const ANNA = { hero: 'warrior', player: 'Anna' } as const
const BO = { hero: 'rogue', player: 'Bo' } as const
const CARLA = { hero: 'mage', player: 'Carla' } as const
const DARIO = { hero: 'archer', player: 'Dario' } as const

/** In the maze no time is lost but the turn's own: two cards, four with four heroes. Then come three doors. */
const TIME = ['ogre-1', 'ogre-2', 'phantom-1', 'phantom-2']
function start(
  heroes: CallInput<'tables.start'>['options']['heroes'],
  deck: readonly string[],
  rolls: readonly number[],
): CallInput<'tables.start'> {
  return {
    game: 'one-deck-dungeon',
    options: { heroes, dungeon: 'minotaurs-maze', dice: rolls.length === 0 ? 'own' : 'app' },
    seed: 2026,
    script: { deck: [...deck], rolls: [...rolls] },
  }
}

/** A game begun beforehand, and its table on the screen. */
async function openTable(
  openApp: (dataDir?: string) => Promise<App>,
  game: CallInput<'tables.start'>,
): Promise<Page> {
  const dataDir = newFolder()
  const { table } = await prepare(dataDir, (ask) => ask('tables.start', game))
  const { page } = await openApp(dataDir)
  await goTo(page, `/tables/${table}`)
  await expect(tableOf(page).question).toBeVisible()
  return page
}

test('two heroes fight together, share what hurts, and the second takes the loot', async ({
  openApp,
}) => {
  const deck = [...TIME.slice(0, 2), 'plague-rat-1', 'goblin-1', 'goblin-2']
  const rolls = { warrior: [5, 4, 2, 3], rogue: [2, 4, 5, 3] }
  const page = await openTable(openApp, start([ANNA, BO], deck, [...rolls.warrior, ...rolls.rogue]))
  const table = tableOf(page)
  await table.beginTurn()
  await table.act('explore')
  await table.beginTurn()
  await table.enter(table.closedDoor(1))
  await table.act('face-encounter')
  await table.act('roll-dice')

  await test.step('each has a tray of its own', async () => {
    await expect(table.trayOf('Warrior')).toHaveText(['5', '4', '2', '3'])
    await expect(table.trayOf('Rogue')).toHaveText(['5', '4', '2', '3'])
    await table.tells('Warrior rolls Strength 5, 4 and 2.')
  })

  await test.step('what may be done with the die held and the pool is in sight', async () => {
    await page.keyboard.press('1')
    await expect(table.button('Discard Strength 5 (Warrior)')).toBeInViewport({ ratio: 1 })
    await expect(table.button('Warrior: Make a heroic die')).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('1')
  })

  await test.step('a wide box takes dice from both', async () => {
    await table.fill('A', ['Agility die 3, Warrior', 'Agility die 2, Rogue'])
    await expect(table.box('A')).toHaveAccessibleName(
      /covered by Agility 3 \(Warrior\) and Agility 2 \(Rogue\)$/,
    )
  })

  await test.step('the keys reach either tray', async () => {
    await page.keyboard.press('1')
    await expect(table.button('Strength die 5, Warrior')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('d')
    await table.settled()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('1')
    await expect(table.button('Agility die 5, Rogue')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('e')
    await table.settled()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('2')
    await page.keyboard.press('c')
    await table.settled()
    await table.tells('Box C takes Strength 4 (Warrior).')
  })

  await test.step('a heroic die is made of both pools, for the one who asked', async () => {
    await table.press('Rogue: Make a heroic die')
    await expect(table.question).toContainText('Rogue (Bo)')
    await table.pay(['Strength die 2, Warrior', 'Magic die 3, Rogue'])
    await expect(table.trayOf('Rogue')).toHaveText(['4', '2'])
    await table.tells('Rogue makes Heroic 2.')
    await table.place('Heroic die 2, Rogue', 'F')
    await table.place('Agility die 4, Rogue', 'B')
  })

  await test.step('undo takes back a placing', async () => {
    await table.takeBack()
    await expect(table.box('B')).not.toHaveAccessibleName(/covered/)
    await table.place('Agility die 4, Rogue', 'B')
  })

  await test.step('the odd damage goes to whom the table says', async () => {
    await table.press('End: 1 damage')
    await expect(table.question).toHaveText('1 damage (consequences): who takes it?')
    await expect(table.button('Warrior (Anna) takes it: 3 of 4 health left')).toBeVisible()
    await table.press('Rogue (Bo) takes it: 2 of 3 health left')
    await table.tells('Rogue takes 1 damage (consequences).')
  })

  await test.step('the second hero takes the item', async () => {
    await expect(table.button('Warrior: Take it as item: Agility')).toBeVisible()
    await page.keyboard.press('2')
    await table.settled()
    await table.tells('Rogue claims Plague Rat, item: Agility.')
    await expect(table.hero('Rogue')).toContainText('Plague Rat, item: Agility')
    await expect(table.hero('Warrior')).not.toContainText('Plague Rat')
  })
})

test('four heroes part for the two encounters of a room', async ({ openApp }) => {
  const room = ['rune-puzzle-1', 'spiked-log-1']
  const rest = ['goblin-1', 'goblin-2', 'beetle-1', 'beetle-2']
  const rolls = { mage: [6, 5, 4], archer: [3], warrior: [6, 5, 4] }
  const page = await openTable(
    openApp,
    start(
      [ANNA, BO, CARLA, DARIO],
      [...TIME, ...room, ...rest],
      [...rolls.mage, ...rolls.archer, ...rolls.warrior],
    ),
  )
  const table = tableOf(page)
  await table.beginTurn()
  await table.act('explore')
  await table.beginTurn()
  await table.enter(table.closedDoor(1))
  await expect(table.question).toContainText('Rune Puzzle and Spiked Log')
  await table.press('Face Rune Puzzle and Spiked Log')

  await test.step('a hero’s card is looked at in full', async () => {
    await table.press(english('odd.table.hero.look', { hero: 'Mage' }))
    const card = page.getByRole('dialog', { name: 'Mage (Carla)' })
    await expect(card).toContainText(english('odd.skills.power-transfer.effect'))
    await expect(card).toContainText(english('odd.feats.mana-charge.party'))
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
  })

  await test.step('the first encounter, by the pair that suits it', async () => {
    await expect(table.button('Rune Puzzle first')).toBeVisible()
    await page.keyboard.press('1')
    await table.settled()
    await expect(table.question).toHaveText('Rune Puzzle: which two heroes face it?')
    await expect(table.button('Mage and Archer')).toBeVisible()
    await page.keyboard.press('6')
    await table.settled()
    await table.press(/^Decipher It/)
    await expect(table.hero('Warrior')).toContainText(english('odd.table.hero.resting'))
    await expect(table.hero('Mage')).not.toContainText(english('odd.table.hero.resting'))
    await table.act('roll-dice')
    await table.place('Magic die 5, Mage', 'B')
    await table.fill('A', ['Magic die 4, Mage', 'Magic die 3, Archer'])
    await expect(table.stopping).toContainText(english('odd.table.stopping.nothing'))
    await table.stop()
    await table.tells('Mage and Archer face Rune Puzzle')
  })

  await test.step('the second, by the others, while the first card waits', async () => {
    await expect(table.spoils).toHaveText(['Rune Puzzle'])
    await table.press(/^Clobber Logs/)
    await expect(table.hero('Mage')).toContainText(english('odd.table.hero.resting'))
    await table.act('roll-dice')
    await expect(table.trayOf('Warrior')).toHaveText(['6', '5', '4'])
    await table.place('Strength die 5, Warrior', 'B')
    await table.fill('A', ['Strength die 6, Warrior', 'Strength die 4, Warrior'])
    await table.stop()
    await table.tells('Warrior and Rogue face Spiked Log')
  })

  await test.step('both cards are claimed, by anyone', async () => {
    await table.press('Rogue: Take it as item: Agility')
    await table.press('Archer: Learn it as skill: Cleave')
    await table.tells(
      'Rogue claims Rune Puzzle, item: Agility.',
      'Archer claims Spiked Log, skill: Cleave.',
    )
    await expect(table.spoils).toHaveCount(0)
  })
})

test('one’s own dice are entered by keyboard, over a reload, and again for a reroll', async ({
  openApp,
}) => {
  const deck = [...TIME.slice(0, 2), 'rune-puzzle-1', 'goblin-1', 'goblin-2']
  const page = await openTable(openApp, start([ANNA, BO], deck, []))
  const table = tableOf(page)
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key)
    await table.settled()
  }
  await press('Enter', 'Enter', 'Enter')
  await expect(table.button(/closed door 3$/)).toBeVisible()
  await press('1')
  await table.act('face-encounter')
  await table.press(/^Destroy It/)
  await table.act('roll-dice')

  await test.step('what to throw is said and shown', async () => {
    await expect(table.question).toHaveText(
      'Roll 3 yellow strength dice for Warrior (Anna) and enter the result.',
    )
    await expect(table.enteredValues).toHaveText('No value entered yet')
  })

  await test.step('values typed at once all arrive, and a reload keeps them', async () => {
    await press('1', '5')
    await expect(table.enteredValues).toHaveText('Values entered: 1, 5')
    await page.reload()
    await expect(table.enteredValues).toHaveText('Values entered: 1, 5')
  })

  await test.step('a slip is taken back', async () => {
    await press('2')
    await expect(table.enteredValues).toHaveText('Values entered: 1, 5, 2')
    await expect(table.button(english('odd.actions.enter-die', { value: 4 }))).toBeDisabled()
    await press('Backspace')
    await expect(table.enteredValues).toHaveText('Values entered: 1, 5')
    await table.press(english('odd.actions.enter-die', { value: 6 }))
    await expect(table.question).toContainText('is that right?')
    await press('Enter')
    await expect(table.trayOf('Warrior')).toHaveText(['6', '5', '1'])
  })

  await test.step('a reroll is thrown and entered again', async () => {
    await table.press(/^Rogue: Use Dungeoneering/)
    await table.pay(['Strength die 1, Warrior'])
    await expect(table.question).toHaveText(
      'Roll 1 yellow strength die again for Warrior (Anna) and enter the result.',
    )
    await press('6')
    await expect(table.enteredValues).toHaveText('Values entered: 6')
    await press('Enter')
    await expect(table.trayOf('Warrior')).toHaveText(['6', '5', '6'])
  })

  await test.step('and the dice are used like any other', async () => {
    await table.place('Strength die 5, Warrior', 'B')
    await table.fill('A', ['Strength die 6, Warrior', 'Strength die 6, Warrior'])
    await expect(table.stopping).toContainText(english('odd.table.stopping.nothing'))
    await table.stop()
    await expect(table.question).toContainText('Rune Puzzle')
  })
})
