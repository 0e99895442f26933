/** The test-only game through the screens of an app that was built with it: two people at one computer. */
import type { Page } from '@playwright/test'
import { expect, goTo, test } from '../../e2e/app.ts'
import { english } from '../../e2e/words.ts'
import { newFolder, removeFolder } from '../../temporary-folder.ts'
import { buildWithRace } from '../build-with-race.ts'
import words from '../dice-race/words.json' with { type: 'json' }

const { race } = words
const CARD = /Your card: (\w+)/

// One after the other: each test that ran by itself would have the app built anew.
test.describe.configure({ mode: 'default' })
let folder: string
let build: string
test.beforeAll(() => {
  folder = newFolder('race')
  build = buildWithRace(folder)
})
test.afterAll(() => removeFolder(folder))

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}
function covered(page: Page, player: string) {
  return page.getByRole('heading', { name: english('table.seats.yourTurn', { player }) })
}
function passOn(page: Page, player: string): Promise<void> {
  return button(page, english('table.seats.passOn', { player })).click()
}
function show(page: Page): Promise<void> {
  return button(page, english('table.seats.show')).click()
}

async function fillIn(page: Page, players: readonly string[], rounds: number): Promise<void> {
  await page.getByLabel(race.rounds).fill(String(rounds))
  for (const [at, player] of players.entries())
    await page.getByLabel(race.player.replace('{number}', String(at + 1))).fill(player)
}

test('is chosen, played by two in secret, and is on the record and in the statistics', async ({
  openApp,
}) => {
  const { page } = await openApp(undefined, build)

  await button(page, english('library.newCampaign')).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(english('campaign.name')).fill('Sundays')
  const create = dialog.getByRole('button', { name: english('library.createCampaign') })
  await expect(create).toBeDisabled()
  await dialog.getByRole('radio', { name: race.name }).check()
  await create.click()
  await expect(page.getByRole('heading', { name: 'Sundays' })).toBeVisible()

  await page.getByRole('link', { name: english('campaign.play'), exact: true }).click()
  await fillIn(page, ['Ada', 'Bob'], 1)
  await button(page, race.start).click()

  // Nobody's side shows before its player has pressed.
  await expect(covered(page, 'Ada')).toBeVisible()
  await expect(page.getByText(CARD)).toBeHidden()
  await show(page)
  const adas = CARD.exec(await page.getByText(CARD).innerText())?.[1]
  const seats = page.getByRole('list', { name: english('table.seats.title') })
  await expect(seats.getByRole('button')).toHaveCount(2)
  // What she chooses by mistake is hers to take back, until she passes the computer on.
  await button(page, race.choices.safe).click()
  await expect(page.getByText(race.yours.replace('{choice}', 'safe'))).toBeVisible()
  await button(page, english('table.undo.label')).click()
  await button(page, race.choices.bold).click()
  await passOn(page, 'Bob')

  await expect(covered(page, 'Bob')).toBeVisible()
  await expect(page.getByText(CARD)).toBeHidden()
  // Reloaded, it is still Bob’s turn, and still covered: only his press asks for what is his.
  const sent: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => sent.push(String(payload))),
  )
  await page.reload()
  await expect(covered(page, 'Bob')).toBeVisible()
  const asksForBob = (): boolean => sent.some((frame) => frame.includes('"viewer":1'))
  expect(sent.some((frame) => frame.includes('tables.open'))).toBe(true)
  expect(asksForBob()).toBe(false)
  await show(page)
  await expect.poll(asksForBob).toBe(true)
  const bobs = CARD.exec(await page.getByText(CARD).innerText())?.[1]
  expect(bobs).not.toBe(adas)
  await expect(page.getByText(race.yours.replace('{choice}', 'bold'))).toBeHidden()
  await button(page, race.choices.safe).click()

  // A campaign game ends on its record.
  await expect(page.getByRole('heading', { name: english('result.title') })).toBeVisible()
  await expect(page.getByText('Ada, Bob')).toBeVisible()
  const scores = await page.getByText(/^Steps: \d+ : \d+$/).innerText()
  await page.getByRole('link', { name: english('history.title') }).click()
  await expect(page.getByText(race.events.finished)).toBeVisible()
  await expect(page.getByText(race.players.replace('{players}', 'Ada, Bob'))).toBeVisible()
  await page.goBack()
  await page
    .getByRole('link', { name: english('campaign.toCampaign') })
    .first()
    .click()
  const result = race.result.replace('{scores}', scores.replace('Steps: ', ''))
  await expect(page.getByRole('link', { name: result })).toBeVisible()

  await page
    .getByRole('link', { name: english('statistics.title') })
    .last()
    .click()
  await expect(page.getByText(race.games.replace('{count}', '1'))).toBeVisible()
  const games = page.getByRole('navigation', { name: english('app.games') })
  await games.getByRole('link', { name: english('odd.name') }).click()
  await expect(page.getByText(race.games.replace('{count}', '1'))).toBeHidden()
  await expect(page.getByRole('heading', { name: english('odd.statistics.grid') })).toBeVisible()
})

test('is one of the games that a single game is chosen from, and a computer may play it', async ({
  openApp,
}) => {
  const { page } = await openApp(undefined, build)
  await page
    .getByRole('link', { name: english('library.newSingleGame') })
    .first()
    .click()
  await expect(page.getByRole('radio', { name: english('odd.name') })).toBeVisible()
  await page.getByRole('radio', { name: race.name }).click()
  await page.getByLabel(race.computer).check()
  await fillIn(page, ['Ada'], 2)
  await button(page, race.start).click()

  // One person alone hides nothing from anyone: no hand-over.
  await expect(page.getByText(CARD)).toBeVisible()
  await expect(page.getByText(/^At the table: Ada, .+ \(computer\)$/)).toBeVisible()
  await button(page, race.choices.safe).click()
  await expect(page.getByRole('heading', { name: /Round 2/ })).toBeVisible()

  await goTo(page, '/')
  const card = page.getByRole('article', { name: race.title.replace('{rounds}', '2') })
  await card.getByRole('link', { name: english('library.resume') }).click()
  await button(page, race.choices.safe).click()
  await expect(page.getByRole('heading', { name: english('result.title') })).toBeVisible()
  await expect(page.getByText(/ wins$/)).toBeVisible()
  await button(page, english('result.againSame')).click()
  await expect(page.getByText(CARD)).toBeVisible()
})

test('speaks English where a language has no words for it', async ({ openApp }) => {
  const { page } = await openApp(undefined, build)
  await goTo(page, '/settings')
  await page.getByRole('radio', { name: 'Italiano' }).check()
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await goTo(page, '/new/dice-race')
  await expect(page.getByText(race.lead)).toBeVisible()
})
