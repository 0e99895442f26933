import { expect, test } from './app.ts'

test('the app opens, and opens again after it was killed', async ({ app }) => {
  await expect(app.page).toHaveTitle(/Delver’s Table/)
  await expect(app.page.locator('#app > *').first()).toBeVisible()
  await app.restart()
  await expect(app.page).toHaveTitle(/Delver’s Table/)
  await expect(app.page.locator('#app > *').first()).toBeVisible()
})
