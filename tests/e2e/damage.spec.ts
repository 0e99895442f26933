/** Damage to the data is told where people begin, and stays until they have chosen. */
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DATABASE, expect, newFolder, test } from './app.ts'
import { prepare } from './prepare.ts'
import { english } from './words.ts'

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
  const followed = app.page.getByRole('status').filter({ hasText: 'It was set aside as' })
  await expect(followed).toBeVisible()
  await expect(told()).toBeHidden()
  await expect(app.page.getByText(english('library.emptyTitle'))).toBeVisible()

  // Another page hears of the answer too.
  const other = await app.page.context().newPage()
  await other.goto(app.page.url())
  const there = other.getByRole('status').filter({ hasText: 'It was set aside as' })
  await expect(there).toBeVisible()
  await followed.getByRole('button', { name: english('library.continueEmpty') }).click()
  await expect(followed).toBeHidden()
  await expect(there).toBeHidden()
  // Each time the damage was met, it was written down too.
  expect(app.errors.list.length).toBeGreaterThan(0)
  for (const error of app.errors.list) expect(error).toContain('malformed')
  app.errors.forget()
})
