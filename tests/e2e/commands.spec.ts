/** What the desktop’s menu asks of the page, files dropped on any screen, and a look that follows the system. */
import type { Page } from '@playwright/test'
import type { Command } from '../../src/shared/api.ts'
import { expect, goTo, newFolder, test } from './app.ts'
import { prepare } from './prepare.ts'
import { screensOf } from './screens.ts'
import { english } from './words.ts'

/** Lets a command arrive as an event of the main process does: the browser host has no menu that would send one. */
async function commandsOf(page: Page): Promise<(command: Command) => Promise<void>> {
  await page.addInitScript(() => {
    const world = globalThis as unknown as { WebSocket: new (...args: never[]) => EventTarget }
    const Original = world.WebSocket
    world.WebSocket = class extends Original {
      constructor(...args: never[]) {
        super(...args)
        Object.assign(globalThis, { socket: this })
      }
    }
  })
  await page.reload()
  return (command) =>
    page.evaluate(
      (frame) => {
        const { socket } = globalThis as unknown as { socket: EventTarget }
        socket.dispatchEvent(new MessageEvent('message', { data: frame }))
      },
      JSON.stringify({ event: 'app.command', data: { command } }),
    )
}

test('the menu leads to screens, opens what imports and exports, and prints', async ({ app }) => {
  const { page } = app
  const { library, campaign, sheet, dialog, heading, say, link } = screensOf(page)
  const command = await commandsOf(page)
  await library.newCampaign('Winter')

  await command('export')
  await expect(dialog('export.campaignTitle')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await campaign.addSheet('Ann', 'warrior')
  await campaign.open('Ann').click()
  await sheet.arrived('Ann')
  await command('export')
  await expect(dialog('export.sheetTitle')).toBeVisible()
  // Another command leaves it behind.
  await command('settings')
  await expect(heading(say('settings.title'))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await command('export')
  await expect(dialog('export.everythingTitle')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await command('rules')
  await expect(heading(say('reference.title'))).toBeVisible()

  await page.evaluate('window.print = () => { window.printed = true }')
  await command('print')
  expect(await page.evaluate('window.printed')).toBe(true)

  // A dialog that lies open is as it was once what was opened above it is closed.
  await link('app.library').click()
  await library.campaign('Winter').click()
  await campaign.open('Ann').click()
  await page.getByRole('button', { name: say('odd.sheet.rename') }).click()
  const renaming = dialog('odd.sheet.renameTitle')
  await renaming.getByRole('textbox').fill('Beth')
  await command('import')
  await expect(dialog('import.title')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog('import.title')).toBeHidden()
  await expect(renaming.getByRole('textbox')).toHaveValue('Beth')
  await renaming.getByRole('textbox').press('Enter')
  await sheet.arrived('Beth')
})

test('a command at the first start comes through, over the questions or instead of them', async ({
  openApp,
}) => {
  const { page } = await openApp(newFolder())
  const command = await commandsOf(page)
  const welcome = page.getByRole('dialog', { name: english('welcome.title') })
  await expect(welcome).toBeVisible()
  await command('import')
  await expect(page.getByRole('dialog', { name: english('import.title') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(welcome).toBeVisible()
  await command('settings')
  await expect(page.getByRole('heading', { name: english('settings.title') })).toBeVisible()
  await expect(welcome).toBeHidden()
})

test('files are dropped on any screen, at a table too, and looked into one after the other', async ({
  openApp,
}) => {
  const elsewhere = screensOf((await openApp()).page)
  await elsewhere.library.newCampaign('Winter')
  const winter = (await elsewhere.campaign.as('json')).bytes
  const dataDir = newFolder()
  const { table } = await prepare(dataDir, (ask) =>
    ask('tables.start', {
      game: 'one-deck-dungeon',
      options: { heroes: [{ hero: 'mage' }], dungeon: 'hydras-reef', tier: 'novice' },
    }),
  )
  const { page } = await openApp(dataDir)
  const { files, library } = screensOf(page)
  const go = (path: string) => goTo(page, path)
  for (const path of ['/codex', `/tables/${table}`]) {
    await go(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await files.drop('holiday.jpg', Buffer.from('JFIF'))
    await expect(files.dialog).toContainText('holiday.jpg')
    await expect(files.dialog.getByRole('alert')).toHaveText(english('errors.foreign-file'))
    await files.close()
  }
  // Two at once: the second waits until the first is decided upon.
  await files.drop('winter.delvecampaign', winter)
  await files.drop('holiday.jpg', Buffer.from('JFIF'))
  await expect(files.dialog).toContainText('winter.delvecampaign')
  await files.dialog.getByRole('button', { name: english('import.apply') }).click()
  await expect(files.dialog).toContainText(english('import.done'))
  await page.keyboard.press('Escape')
  await expect(files.dialog).toContainText('holiday.jpg')
  await files.close()
  await go('/')
  await expect(library.campaign('Winter')).toBeVisible()
})

test('a look that follows the system turns with it, and opens on the right ground', async ({
  app,
}) => {
  const { page } = app
  const root = page.locator('html')
  await page.emulateMedia({ colorScheme: 'dark' })
  await goTo(page, '/settings')
  const choice = page.getByRole('radio', { name: english('settings.themes.system.name') })
  await choice.click()
  await expect(root).toHaveAttribute('data-theme', 'lantern')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(root).toHaveAttribute('data-theme', 'daylight')
  await page.emulateMedia({ contrast: 'more' })
  await expect(root).toHaveAttribute('data-theme', 'contrast')
  await page.emulateMedia({ contrast: 'no-preference' })
  await expect(root).toHaveAttribute('data-theme', 'daylight')
  await expect(choice).toBeChecked()

  // Before any script has run, the page has the ground of the theme that it will have.
  app.errors.pause()
  await page.route('**/*.js', (route) => route.abort())
  for (const [colorScheme, ground] of [
    ['light', 'rgb(227, 203, 162)'],
    ['dark', 'rgb(23, 16, 11)'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.reload()
    await expect(root).toHaveAttribute('data-theme', 'system')
    await expect(page.locator('body')).toHaveCSS('background-color', ground)
    await expect(root).toHaveCSS('color-scheme', colorScheme)
  }
  await page.unroute('**/*.js')
  await page.reload()
  app.errors.resume()
  await expect(root).toHaveAttribute('data-theme', 'lantern')
  await expect(choice).toBeChecked()
})
