/** Keeping a campaign over the years: notes, other names, the archive and the bin. */
import { expect, test } from './app.ts'
import { screensOf } from './screens.ts'

test('notes are kept as they are written, also by who leaves in mid-word', async ({ app }) => {
  const { library, campaign, link, heading } = screensOf(app.page)
  await library.newCampaign('Winter')
  await campaign.notes.fill('Ben brings the tea.')
  await expect(campaign.saved).toBeVisible()
  await campaign.notes.press('End')
  await campaign.notes.pressSequentially(' And')
  await link('app.library').click()
  await library.arrived()
  await library.campaign('Winter').click()
  await expect(campaign.notes).toHaveValue('Ben brings the tea. And')

  await campaign.notes.fill('“ù” = #1\n\n🐉 עברית')
  await expect(campaign.saved).toBeVisible()
  await app.restart()
  const again = screensOf(app.page)
  await again.library.campaign('Winter').click()
  await expect(again.campaign.notes).toHaveValue('“ù” = #1\n\n🐉 עברית')
  await expect(heading('Winter')).toBeVisible()
})

test('notes that cannot be kept hold one back, and are not lost', async ({ app }) => {
  const { page } = app
  const { library, campaign, link, heading, say } = screensOf(page)
  await library.newCampaign('Winter')
  await app.kill()
  await expect(page.getByText(/^Connection lost/)).toBeVisible()
  await campaign.notes.fill('Not to be lost')
  await link('app.library').click()
  await expect(page.getByRole('alert')).toHaveText(say('errors.disconnected'))
  await expect(heading('Winter')).toBeVisible()
  await expect(campaign.notes).toHaveValue('Not to be lost')
})

test('a player gets another name, and a sheet goes to the bin and comes back', async ({ app }) => {
  const { page } = app
  const { library, campaign, button, dialog, answer, heading, message, link, say } = screensOf(page)
  await library.newCampaign('Winter')
  await campaign.addSheet('Ann', 'archer')
  await campaign.open('Ann').click()
  await button('odd.sheet.rename').click()
  await expect(dialog('odd.sheet.renameTitle')).toHaveAccessibleDescription(
    /The new name shows everywhere: .* in statistics and in files\./,
  )
  await dialog('odd.sheet.renameTitle').getByLabel(say('campaign.player')).fill('Anna')
  await answer('campaign.rename').click()
  await expect(heading('Anna')).toBeVisible()

  await button('odd.sheet.toBin').click()
  await answer('odd.sheet.toBin').click()
  await expect(message).toContainText(say('odd.sheet.inBin', { player: 'Anna' }))
  await expect(page.getByText(say('odd.campaign.emptyTitle'))).toBeVisible()
  await library.bin.click()
  await library.restore('Anna, Archer').click()
  await expect(heading('Anna')).toBeVisible()
  await link('app.library').click()
  await expect(page.getByRole('article').filter({ hasText: 'Winter' })).toContainText('Anna')
})

test('a campaign goes to the archive and comes back from it', async ({ app }) => {
  const { page } = app
  const { library, campaign, button, link, say } = screensOf(page)
  await library.newCampaign('Winter')
  await button('campaign.archive').click()
  await expect(page.getByRole('main').getByText(say('campaign.isArchived')).first()).toBeVisible()
  await link('app.library').click()
  await expect(library.campaign('Winter')).toBeHidden()
  await page.getByText(say('library.archive', { count: 1 })).click()
  await library.campaign('Winter').click()
  await button('campaign.unarchive').click()
  await expect(button('campaign.archive')).toBeVisible()
  await campaign.addSheet('Ann', 'archer')
  await link('app.library').click()
  await expect(library.campaign('Winter')).toBeVisible()
})
