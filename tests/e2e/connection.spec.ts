/** The connection between page and main process, which only a browser can lose: a desktop window cannot. */
import { pathToFileURL } from 'node:url'
import type { WebSocketRoute } from '@playwright/test'
import { startBrowserHost } from '../../scripts/browser-host.ts'
import { writeLinkPage } from '../../src/main/hosts/browser/open-in-browser.ts'
import { SOCKET_PATH } from '../../src/shared/wire.ts'
import { removeFolder } from '../temporary-folder.ts'
import { expect, newFolder, test } from './app.ts'
import { english } from './words.ts'

test('a dropped connection is said to be lost, and comes back by itself', async ({ app }) => {
  const { page } = app
  const sockets: WebSocketRoute[] = []
  await page.routeWebSocket(new RegExp(`${SOCKET_PATH}$`), (socket) => {
    socket.connectToServer()
    sockets.push(socket)
  })
  await page.reload()
  const lost = page.getByRole('status').filter({ hasText: 'connection' })
  await expect(page).toHaveTitle(/library/)
  await expect.poll(() => sockets.length).toBe(1)
  await sockets[0]?.close()
  await expect(lost).toBeVisible()
  await expect.poll(() => sockets.length).toBe(2)
  await expect(lost).toBeHidden()
})

test('a reload and a second tab are let in, and a page without the secret is told what to do', async ({
  app,
}) => {
  const { page } = app
  await expect(page).toHaveTitle(/library/)
  expect(page.url()).not.toContain('session')
  await page.reload()
  await expect(page).toHaveTitle(/library/)
  const second = await page.context().newPage()
  await second.goto(new URL(page.url()).origin)
  await expect(second).toHaveTitle(/library/)
  await second.evaluate(() => localStorage.clear())
  await second.reload()
  await expect(second.getByRole('alert')).toContainText(english('errors.session-unknown'))
})

test('a page in a file leads in, which to a browser is another site', async ({ app }) => {
  const dataDir = newFolder()
  const host = await startBrowserHost(dataDir)
  const { file, remove } = writeLinkPage(host.link)
  try {
    const page = await app.page.context().newPage()
    await page.goto(pathToFileURL(file).href)
    await expect(page).toHaveTitle(/library/)
    expect(new URL(page.url()).origin).toBe(new URL(host.link).origin)
    await page.close()
  } finally {
    remove()
    await host.close()
    removeFolder(dataDir)
  }
})
