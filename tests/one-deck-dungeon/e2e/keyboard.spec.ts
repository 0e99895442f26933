/** A single game in Italian, from the settings to defeat, without ever touching the mouse. */
import type { Locator } from '@playwright/test'
import { expect, test } from '../../e2e/app.ts'
import { expectNoEnglish, tabTo } from '../../e2e/by-keyboard.ts'
import { DECK, GOBLIN } from './goblin-game.ts'
import { screensOf } from '../../e2e/screens.ts'
import { tableOf } from './table.ts'
import { italian as say } from '../../e2e/words.ts'

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  additions: {
    'tables.start': {
      seed: 7,
      script: { deck: DECK, rolls: [...GOBLIN, ...Array.from({ length: 100 }, () => 1)] },
    },
  },
})

test('a game in Italian by keyboard alone', async ({ app }) => {
  const { page } = app
  const { keyboard } = page
  const { button, link, heading, library } = screensOf(page, say)
  const table = tableOf(page, say)
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) {
      await keyboard.press(key)
      await table.settled()
    }
  }
  const follow = async (target: Locator): Promise<void> => {
    await tabTo(target)
    await press('Enter')
  }

  await test.step('the language switches at once, and stays', async () => {
    await follow(page.getByRole('link', { name: 'Settings' }))
    const choices = page.getByRole('radiogroup', { name: 'Language' }).getByRole('radio')
    await tabTo(choices)
    await press('ArrowRight')
    await expect(heading(say('settings.title'))).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await expectNoEnglish(page)
    await page.reload()
    await expect(heading(say('settings.title'))).toBeVisible()
    await follow(link('app.library'))
    await library.arrived()
    await expectNoEnglish(page)
  })

  await test.step('a single game is set up', async () => {
    await follow(link('library.newSingleGame'))
    await tabTo(page.getByRole('radio', { name: say('odd.name') }))
    await press('Space')
    await tabTo(page.getByRole('radiogroup', { name: say('odd.newGame.hero') }).getByRole('radio'))
    await press('Space')
    await tabTo(
      page.getByRole('radiogroup', { name: say('odd.newGame.dungeon') }).getByRole('radio'),
    )
    await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')
    await expectNoEnglish(page)
    await follow(button('odd.newGame.start'))
    await expect(heading(say('odd.dungeons.minotaurs-maze'))).toBeVisible()
  })

  await test.step('a fight, its dice placed by digits and letters', async () => {
    await expect(table.button('Inizia il turno 1: scarta 2 carte')).toBeVisible()
    await press('Enter', 'Enter', 'Enter')
    await expectNoEnglish(page)
    await press('1')
    await follow(table.button(say('odd.actions.face-encounter')))
    await press('Enter')
    await expectNoEnglish(page)
    // A wide box: opened, let go of, opened again, filled.
    await press('a')
    await expect(table.question).toContainText(say('odd.box.letter', { letter: 'A' }))
    await press('Escape')
    await expect(table.dice.and(page.locator('[aria-pressed="true"]'))).toHaveCount(0)
    await press('a', '3')
    await expect(table.box('A')).toHaveAccessibleName(/Forza 4$/)
    // A die, then its box; a box, then its die.
    await press('2', 'e', '1', 'b')
    await press('d', '5')
    await expect(table.box('D')).toHaveAccessibleName(/Agilità 4$/)
    await press('6', 'f', 'Control+z')
    await expect(table.box('F')).toBeEnabled()
    await press('6', 'f')
    await expect(table.box('F')).toBeDisabled()
    await expect(table.dice).toHaveText(['1', '1'])
    await expectNoEnglish(page)
    // What costs something is not ended by Enter alone: it leads there.
    await press('Enter')
    const stop = table.button(/^Termina: 1 ferita e 1 unità di tempo$/)
    await expect(stop).toBeFocused()
    await press('Enter')
  })

  await test.step('loot learnt, and a turn begun wounded', async () => {
    await expect(table.question).toContainText('Goblin')
    await expectNoEnglish(page)
    await press('2')
    await table.tells('Guerriera subisce 1 ferita')
    // With 1 damage, Healing would heal no more now than later.
    await expect(table.question).toHaveText(say('odd.questions.start-of-turn.ready', { turn: 3 }))
    await press('Enter')
    await table.tells('Comincia il turno 3.')
  })

  await test.step('a peril that fails', async () => {
    await press('1')
    await expectNoEnglish(page)
    await follow(table.button(say('odd.actions.face-encounter')))
    await expectNoEnglish(page)
    await press('1', 'Enter', 'Enter', 'Enter')
    await expect(table.question).toContainText(say('odd.encounters.rune-puzzle'))
    await press('3', 'Enter')
  })

  await test.step('a last fight, and defeat', async () => {
    await press('1')
    await follow(table.button(say('odd.actions.face-encounter')))
    await press('Enter', 'Enter')
    await expect(table.stopping).toContainText(say('odd.table.stopping.deadly'))
    await page.reload()
    await expect(table.stopping).toContainText(say('odd.table.stopping.deadly'))
    // Enter leads to the button, and is then asked for twice.
    await press('Enter', 'Enter', 'Enter')
    await expect(heading(say('result.title'))).toBeVisible()
    await expect(page.getByText(say('result.lost'), { exact: true })).toBeVisible()
    await expectNoEnglish(page)
  })

  await test.step('and from there to the next game, or home', async () => {
    await follow(link('result.again'))
    await expect(heading(say('newGame.singleTitle'))).toBeVisible()
    await page.goBack()
    await follow(button('odd.result.againSame'))
    await expect(heading(say('odd.dungeons.minotaurs-maze'))).toBeVisible()
    await page.goBack()
    await follow(link('common.toLibrary'))
    await library.arrived()
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})
