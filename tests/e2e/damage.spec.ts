/** Damage to the data is told where people begin, and stays until they have chosen. */
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { DATABASE, expect, goTo, newFolder, test } from './app.ts'
import { expectNoEnglish, tabTo } from './by-keyboard.ts'
import { prepare } from './prepare.ts'
import { english, italian } from './words.ts'

const PAGE = 4096

/** A library with one campaign, in whose database the page of campaigns is broken. */
async function damagedLibrary(): Promise<string> {
  const dataDir = newFolder()
  await prepare(dataDir, (ask) => ask('campaigns.create', { name: 'Spoiled' }))
  const file = join(dataDir, DATABASE)
  const at = readFileSync(file).indexOf('Spoiled')
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, Buffer.alloc(8, 0xa5), 0, 8, Math.floor(at / PAGE) * PAGE)
  closeSync(descriptor)
  return dataDir
}

test('a damaged library is told at every start, on every page, until one has chosen', async ({
  openApp,
}) => {
  const app = await openApp(await damagedLibrary())
  const told = () =>
    app.page.getByRole('status').filter({ hasText: english('library.notices.library-damaged') })
  await expect(told()).toBeVisible()
  await app.restart()
  await expect(told()).toBeVisible()

  const setAside = { name: english('library.setAside'), exact: true }
  await told().getByRole('button', setAside).click()
  await app.page.getByRole('dialog').getByRole('button', setAside).click()
  const followed = app.page.getByRole('status').filter({ hasText: 'It was kept as' })
  await expect(followed).toBeVisible()
  await expect(told()).toBeHidden()
  await expect(app.page.getByText(english('library.emptyTitle'))).toBeVisible()

  // Another page hears of the answer too.
  const other = await app.page.context().newPage()
  await other.goto(app.page.url())
  const there = other.getByRole('status').filter({ hasText: 'It was kept as' })
  await expect(there).toBeVisible()
  await followed.getByRole('button', { name: english('library.continueEmpty') }).click()
  await expect(followed).toBeHidden()
  await expect(there).toBeHidden()
  // Each time the damage was met, it was written down too.
  expect(app.errors.list.length).toBeGreaterThan(0)
  for (const error of app.errors.list) expect(error).toContain('malformed')
  app.errors.forget()
})

/** A library with a game under way that is not as it was written, and a backup that has it whole. */
async function doubtfulGame(): Promise<{ readonly dataDir: string; readonly table: string }> {
  const dataDir = newFolder()
  const options = { heroes: [{ hero: 'rogue', player: 'Cleo' }], dungeon: 'dragons-cave' } as const
  const table = await prepare(dataDir, async (ask) => {
    await ask('settings.set', { locale: 'it' })
    return (await ask('tables.start', { game: 'one-deck-dungeon', options, seed: 7 })).table
  })
  await prepare(dataDir, async (ask) => {
    const backups = async () => (await ask('backups.list', {})).length
    await expect.poll(backups, { timeout: 120_000 }).toBe(1)
  })
  const db = new Database(join(dataDir, DATABASE))
  db.prepare('UPDATE tables SET seed = seed + 1').run()
  db.close()
  return { dataDir, table }
}

test('a game that is not as it was written is taken from the backup, by the keyboard alone', async ({
  openApp,
}) => {
  const { dataDir, table } = await doubtfulGame()
  const { page, errors } = await openApp(dataDir)
  await goTo(page, `/tables/${table}`)
  await expect(page.getByRole('alert')).toContainText(italian('errors.table-doubtful'))
  const take = { name: italian('history.recover.take'), exact: true }
  await tabTo(page.getByRole('button', take))
  await expectNoEnglish(page)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(italian('history.recover.title'))
  await expectNoEnglish(page)
  await tabTo(dialog.getByRole('button', take))
  await page.keyboard.press('Enter')
  await expect(page.getByText(italian('history.recover.done'))).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${table}$`))
  // That it was met was written down too.
  for (const error of errors.list) expect(error).toContain('not as they were written')
  errors.forget()
})
