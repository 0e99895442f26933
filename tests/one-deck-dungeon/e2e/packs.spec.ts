/** A pack of the owner's own for One Deck Dungeon: what a talent does, on its sheet, in its games and on paper. */
import { expect, goTo, newFolder, test } from '../../e2e/app.ts'
import { readPdf } from '../../e2e/pdf.ts'
import { prepare } from '../../e2e/prepare.ts'
import { screensOf } from '../../e2e/screens.ts'
import { english as say } from '../../e2e/words.ts'

const NAME = 'Our copy'
const PACK = JSON.stringify({
  format: 'delvers-table/content-pack',
  version: 1,
  game: 'one-deck-dungeon',
  name: NAME,
  content: {
    focusNames: { survival: 'Endurance' },
    talents: { grit: { type: 'heal-on-descent', by: 2 } },
  },
})
const EFFECT = say('odd.does.always.heal-on-descent', { count: 2 }, 2)

test('a pack is written by the guide, played with, and printed on the sheet', async ({
  openApp,
}) => {
  const dataDir = newFolder()
  const made = await prepare(dataDir, async (ask) => {
    const { campaign } = await ask('campaigns.create', { name: 'Winter' })
    return ask('sheets.create', { campaign, hero: 'mage', player: 'Ann' })
  })
  const { page } = await openApp(dataDir)
  const { button, dialog, files, manualGame, sheet } = screensOf(page)
  const panel = page.getByRole('region', { name: say('packs.title') })

  await test.step('the guide has the file to begin with', async () => {
    await goTo(page, '/settings')
    await button('packs.guide').click()
    const guide = dialog('packs.guideTitle')
    await expect(guide.getByRole('button', { name: say('packs.start') })).toHaveCount(2)
    await guide.getByText(say('packs.guideParts')).first().click()
    await expect(guide).toContainText(say('odd.pack.parts.talents'))
    await page.keyboard.press('Escape')
  })

  await test.step('a pack comes in, and is in use', async () => {
    await files.choose('mine.delvepack', PACK)
    await expect(files.changes).toContainText(EFFECT)
    await files.apply()
    const use = panel.getByRole('region', { name: say('odd.name') })
    await use.getByLabel(say('packs.inUse')).selectOption({ label: NAME })
  })

  await test.step('a new sheet says it, on the screen and on paper', async () => {
    await goTo(page, `/sheets/${made.sheet}`)
    await expect(sheet.talent('grit')).toContainText(EFFECT)
    const { words } = await readPdf((await sheet.asPdf('a4')).bytes)
    expect(words).toContain('Endurance')
    expect(words).toContain(EFFECT)
  })

  await test.step('a game is set up with it', async () => {
    await page.getByRole('link', { name: say('odd.sheet.play'), exact: true }).click()
    await expect(page.getByLabel(say('packs.choose')).locator('option:checked')).toHaveText(NAME)
    await expect(page.getByRole('radio', { name: 'Endurance' })).toBeVisible()
  })

  await test.step('a game with the cards keeps it, and its sheet, whatever is in use', async () => {
    await goTo(page, `/campaigns/${made.campaign}/record`)
    await manualGame.fill({ dungeon: 'dragons-cave', tier: 'novice', won: false })
    await manualGame.fill({ descents: 1, levels: 0 })
    await manualGame.enter.click()
    await expect(page.getByText(say('packs.played', { name: NAME }))).toBeVisible()
    await goTo(page, '/settings')
    const use = panel.getByRole('region', { name: say('odd.name') })
    await use.getByLabel(say('packs.inUse')).selectOption({ label: say('packs.ours') })
    await goTo(page, `/sheets/${made.sheet}`)
    await expect(sheet.talent('grit')).toContainText(EFFECT)
    const { words } = await readPdf((await sheet.asPdf('letter')).bytes)
    expect(words).toContain(EFFECT)
  })
})
