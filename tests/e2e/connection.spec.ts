/** The connection between page and main process, which only a browser can lose: a desktop window cannot. */
import type { WebSocketRoute } from '@playwright/test'
import { SOCKET_PATH } from '../../src/shared/wire.ts'
import { expect, test } from './app.ts'

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
