/** What happens on the board is lit up in the shape of its spaces, and ends where something is pressed. */
import { expect, test } from '../../e2e/app.ts'
import { paceOf } from '../../e2e/moving.ts'
import { diggerTableOf } from './table.ts'

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  additions: { 'tables.start': { seed: 3 } },
})

test('a tile that is laid is lit as a hexagon, and a key ends it', async ({ app }) => {
  const { page } = app
  const table = diggerTableOf(page)
  const lights = page.locator('.motion-stage > .stage-shine')

  await test.step('a person and a bot sit down', async () => {
    await table.sitDown(1)
    await table.putPortal()
  })

  await test.step('a Project is built', async () => {
    await page.keyboard.press('Shift')
    const setPace = await paceOf(page)
    await setPace(0)
    await table.buildFirst()
    await expect(lights.first()).toHaveCSS('clip-path', /^polygon/)
  })

  await test.step('a key ends what moves', async () => {
    await page.keyboard.press('Shift')
    await expect(page.locator('.motion-stage')).toHaveCount(0)
  })
})
