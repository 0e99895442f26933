/** The library: games side by side, the bin, files that are not ours, and one table in two pages. */
import { join } from 'node:path'
import type { Page, WebSocketRoute } from '@playwright/test'
import Database from 'better-sqlite3'
import { SOCKET_PATH } from '../../src/shared/wire.ts'
import { DATABASE, expect, goTo, newFolder, test } from './app.ts'
import { prepare } from './prepare.ts'
import { screensOf } from './screens.ts'
import { tableOf } from '../one-deck-dungeon/e2e/table.ts'
import { english, italian } from './words.ts'

/** Starts a single game from the library, and leaves it again. */
async function startAndLeave(
  page: Page,
  choices: { readonly hero: 'warrior' | 'mage'; readonly dungeon: 'dragons-cave' | 'hydras-reef' },
): Promise<void> {
  const { library, link, newGame } = screensOf(page)
  await library.newSingleGame()
  await newGame.start(choices)
  await link('app.library').click()
  await library.arrived()
}

test('several games wait side by side, and each goes on where it was', async ({ app }) => {
  const { page } = app
  const { library, link, heading } = screensOf(page)
  await startAndLeave(page, { hero: 'warrior', dungeon: 'dragons-cave' })
  await startAndLeave(page, { hero: 'mage', dungeon: 'hydras-reef' })
  const warrior = library.game('warrior', 'dragons-cave')
  const mage = library.game('mage', 'hydras-reef')
  await expect(warrior).toContainText('Floor 1, turn 1')
  // The one that was played last is one press away.
  await expect(mage.getByRole('link', { name: 'Continue' })).toBeInViewport({ ratio: 1 })

  await warrior.getByRole('link', { name: 'Continue' }).click()
  await expect(heading('Dragon’s Cave')).toBeVisible()
  await tableOf(page).beginTurn()
  await tableOf(page).act('explore')
  const played = await tableOf(page).readOut()
  await link('app.library').click()
  await expect(warrior).toContainText('Floor 1, turn 2')
  await expect(mage).toContainText('Floor 1, turn 1')

  await mage.getByRole('link', { name: 'Continue' }).click()
  await expect(heading('Hydra’s Reef')).toBeVisible()
  await page.goBack()
  await warrior.getByRole('link', { name: 'Continue' }).click()
  await expect(heading('Dragon’s Cave')).toBeVisible()
  expect(await tableOf(page).readOut()).toBe(played)
})

test('the game to go on with is one press away, in the largest text too', async ({ openApp }) => {
  const dataDir = newFolder()
  await prepare(dataDir, async (ask) => {
    await ask('tables.start', {
      game: 'one-deck-dungeon',
      options: { heroes: [{ hero: 'warrior' }], dungeon: 'dragons-cave' },
    })
    await ask('settings.set', { textSize: 200 })
  })
  const { page } = await openApp(dataDir)
  const goOn = page.getByRole('link', { name: english('library.resume') })
  for (const [width, height] of [
    [1280, 800],
    [800, 1280],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(goOn).toBeInViewport({ ratio: 1 })
  }
  // A browser would have the letters of controls on whole pixels, and the gaps between words with them.
  for (const control of [goOn, page.getByRole('button').first()])
    await expect(control).toHaveCSS('text-rendering', 'geometricprecision')
})

test('the way back from a new game leads to where it was set up from', async ({ app }) => {
  const { page } = app
  const { library, newGame } = screensOf(page)
  await library.newSingleGame()
  await newGame.start({ hero: 'warrior', dungeon: 'dragons-cave' })
  await page.goBack()
  await library.arrived()
  await expect(library.game('warrior', 'dragons-cave')).toBeVisible()
})

test('an address of a new game that names a campaign alone leads to a game of that campaign', async ({
  app,
}) => {
  const { page } = app
  const { library, campaign } = screensOf(page)
  await library.newCampaign('Winter')
  await campaign.addSheet('Ann', 'archer')
  const id = /campaigns\/([^/?]+)$/.exec(page.url())?.[1] ?? ''
  await goTo(page, `/new?campaign=${id}`)
  await expect(page).toHaveURL(new RegExp(`#/new/one-deck-dungeon\\?campaign=${id}$`))
  await expect(page.getByRole('main')).toContainText('Ann')
})

test('a game that cannot be read is named, and hides no other', async ({ app }) => {
  await startAndLeave(app.page, { hero: 'warrior', dungeon: 'dragons-cave' })
  await startAndLeave(app.page, { hero: 'mage', dungeon: 'hydras-reef' })
  await app.kill()
  const db = new Database(join(app.dataDir, DATABASE))
  db.prepare("UPDATE tables SET options_json = '{' WHERE options_json LIKE '%mage%'").run()
  db.close()
  await app.start()
  const { page } = app
  const { library, message } = screensOf(page)
  const damaged = page
    .getByRole('status')
    .filter({ hasText: english('library.damaged.text', {}, 1) })
  await expect(damaged).toBeVisible()
  await expect(library.game('warrior', 'dragons-cave')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)

  await damaged.getByRole('button', { name: english('library.toBin') }).click()
  await expect(message).toContainText(english('library.damaged.kinds.table'))
  await expect(damaged).toBeHidden()
  await library.bin.click()
  await page.getByRole('button', { name: english('library.restore') }).click()
  await expect(damaged).toBeVisible()
  // Whether the check of every row has come so far by now, the clock decides.
  for (const error of app.errors.list) expect(error).toContain('not as they were written')
  app.errors.forget()
})

test('a game goes to the bin and comes back; one given up is over', async ({ app }) => {
  const { page } = app
  const { library, message, dialog } = screensOf(page)
  await startAndLeave(page, { hero: 'warrior', dungeon: 'dragons-cave' })
  await startAndLeave(page, { hero: 'mage', dungeon: 'hydras-reef' })
  const warrior = library.game('warrior', 'dragons-cave')
  const mage = library.game('mage', 'hydras-reef')

  await warrior.getByRole('button', { name: 'To the bin' }).click()
  await expect(message).toContainText('Game moved to the bin: Dragon’s Cave.')
  await expect(warrior).toBeHidden()
  await library.bin.click()
  await library.restore('Warrior in Dragon’s Cave').click()
  await expect(warrior).toBeVisible()
  await expect(library.bin).toBeHidden()

  await mage.getByRole('button', { name: 'Give up' }).click()
  await dialog('library.abandonTitle').getByRole('button', { name: 'Cancel' }).click()
  await expect(mage).toBeVisible()
  await mage.getByRole('button', { name: 'Give up' }).click()
  await dialog('library.abandonTitle').getByRole('button', { name: 'Give up' }).click()
  // Behind an open dialog everything is hidden.
  await expect(dialog('library.abandonTitle')).toBeHidden()
  await expect(message).toContainText('Game given up: Hydra’s Reef.')
  await expect(mage).toBeHidden()
  await app.restart()
  const again = screensOf(app.page).library
  await expect(again.game('warrior', 'dragons-cave')).toBeVisible()
  await expect(again.game('mage', 'hydras-reef')).toBeHidden()
})

test('a campaign goes to the bin with all that is in it, and comes back whole', async ({ app }) => {
  const { page } = app
  const { library, campaign, newGame, link, message, heading } = screensOf(page)
  await library.newCampaign('Winter')
  await campaign.addSheet('Ann', 'archer')
  await campaign.play('Ann').click()
  await newGame.start({ focus: 'lore', dungeon: 'yetis-cavern', tier: 'fearless' })
  await link('app.library').click()
  await expect(library.game('archer', 'yetis-cavern')).toContainText('Ann')

  await library.campaign('Winter').click()
  await campaign.toBin()
  await expect(message).toContainText('Moved to the bin: Winter.')
  await library.arrived()
  await expect(library.campaign('Winter')).toBeHidden()
  await expect(library.game('archer', 'yetis-cavern')).toBeHidden()

  await library.bin.click()
  await library.restore('Winter').click()
  await expect(message).toContainText('Restored: Winter.')
  await expect(library.game('archer', 'yetis-cavern')).toContainText('Ann')
  await library.campaign('Winter').click()
  await expect(heading('Ann')).toBeVisible()
})

test('a file that is not ours, or not whole, is refused in either language', async ({ app }) => {
  const { page } = app
  const files = [
    ['holiday.json', '{"beach":true}', 'foreign-file'],
    ['holiday.jpg', '\u{fffd}\u{fffd}\0\x10JFIF', 'foreign-file'],
    ['empty.json', '', 'foreign-file'],
    ['cut.json', '{"format":"delvers-table.sheet","version":1,"camp', 'damaged-file'],
    ['torn.json', '{"format":"delvers-table.sheet","version":1}', 'damaged-file'],
    ['later.json', '{"format":"delvers-table.sheet","version":99}', 'newer-file'],
  ] as const
  for (const say of [english, italian]) {
    const { files: chosen, link, settings } = screensOf(page, say)
    for (const [name, text, code] of files) {
      await chosen.choose(name, text)
      await expect(chosen.dialog.getByRole('alert')).toHaveText(say(`errors.${code}`))
      await chosen.close()
    }
    if (say === italian) break
    await link('app.settings').click()
    await settings.setLanguage('Italiano')
    await page.getByRole('link', { name: italian('app.library'), exact: true }).click()
  }
  await expect(page.getByText(italian('library.emptyTitle'))).toBeVisible()
})

test('a backup that one page brings back is what every page then shows', async ({ app }) => {
  await screensOf(app.page).library.newCampaign('Kept')
  // The start after the one in which something was made backs it up.
  await app.restart()
  const { page } = app
  const { library, link, dialog } = screensOf(page)
  await library.newCampaign('Later')
  const other = await page.context().newPage()
  await other.goto(new URL('/', page.url()).href)
  const there = screensOf(other).library
  await expect(there.campaign('Later')).toBeVisible()

  await link('app.settings').click()
  await page.getByRole('button', { name: /^Restore the backup/ }).click()
  await dialog('settings.restoreTitle')
    .getByRole('button', { name: english('settings.restore') })
    .click()
  await expect(there.campaign('Later')).toHaveCount(0)
  await expect(there.campaign('Kept')).toBeVisible()
  await link('app.library').click()
  await expect(library.campaign('Kept')).toBeVisible()
  await expect(library.campaign('Later')).toHaveCount(0)
})

test.describe('one table in two pages', () => {
  test('each follows what the other does', async ({ app }) => {
    const { page } = app
    await screensOf(page).library.newSingleGame()
    await screensOf(page).newGame.start({ hero: 'warrior', dungeon: 'dragons-cave' })
    const other = await page.context().newPage()
    await other.goto(page.url())
    await tableOf(other).beginTurn()
    const here = tableOf(page)
    await here.tells('Turn 1 begins.')
    expect(await here.readOut()).toBe(await tableOf(other).readOut())
  })

  test('one that has missed a step gets an error, and shows the current table', async ({ app }) => {
    const { page } = app
    await screensOf(page).library.newSingleGame()
    await screensOf(page).newGame.start({ hero: 'warrior', dungeon: 'dragons-cave' })
    const behind = await page.context().newPage()
    await behind.routeWebSocket(new RegExp(`${SOCKET_PATH}$`), withoutEvents)
    await behind.goto(page.url())
    const late = tableOf(behind)
    await expect(late.turn).toBeVisible()

    await tableOf(page).beginTurn()
    await late.beginTurn()
    await expect(screensOf(behind).message).toContainText(english('errors.stale-revision'))
    await late.tells('Turn 1 begins.')
    expect(await late.readOut()).toBe(await tableOf(page).readOut())
    await late.act('explore')
    await late.tells('Exploring finds')
  })
})

/** Lets answers through, but no events. */
function withoutEvents(page: WebSocketRoute): void {
  const server = page.connectToServer()
  server.onMessage((message) => {
    if (!('event' in (JSON.parse(String(message)) as object))) page.send(message)
  })
}
