/** The end of a game: who ended it, how close it was, what the heroes had, what it earned, and a picture to share. */
import { expect, goTo, newFolder, test } from '../../e2e/app.ts'
import { nextDownload } from '../../e2e/downloads.ts'
import { playTo, prepare } from '../../e2e/prepare.ts'
import type { Ask } from '../../e2e/prepare.ts'
import { screensOf } from '../../e2e/screens.ts'
import { english, languages } from '../../e2e/words.ts'

const SETUP = {
  game: 'one-deck-dungeon',
  options: {
    heroes: [{ hero: 'warrior' as const, player: 'Ada' }],
    dungeon: 'dragons-cave' as const,
  },
} as const

/** A game that the bot wins, and one that it loses to the boss. */
async function bothEnds(ask: Ask) {
  const ended = (result: 'won' | 'lost') =>
    playTo(ask, SETUP, ({ outcome, boss }) => outcome?.result === result && boss !== null)
  const won = await ended('won')
  return { won, lost: await ended('lost') }
}

for (const { language, locale, say } of languages('it'))
  test(`a game’s end tells what it means in ${language}`, async ({ openApp }) => {
    const dataDir = newFolder()
    const { won, lost } = await prepare(dataDir, async (ask) => {
      const ends = await bothEnds(ask)
      await ask('settings.set', { locale })
      return ends
    })
    const { page } = await openApp(dataDir)
    const { button } = screensOf(page, say)
    const panel = (key: string, count = 1) =>
      page.getByRole('region', { name: say(key, {}, count), exact: true })
    const dragon = say('odd.bosses.dragon.name')

    await test.step('a victory names the boss and what was the first time', async () => {
      await goTo(page, `/tables/${won.table}/result`)
      await expect(page.getByText(say('result.won'), { exact: true })).toBeVisible()
      const { boss, turn, heroes } = won.view
      const round = boss?.round ?? 0
      await expect(panel('odd.ending.title')).toContainText(
        say('odd.ending.won', { boss: dragon, round, turn }),
      )
      const had = panel('odd.ending.heroes')
      await expect(had).toContainText('Ada')
      await expect(had).toContainText(say('odd.ending.level', { level: won.view.level.level }))
      await expect(had.getByRole('definition')).toHaveCount(
        (heroes[0]?.items.length ?? 0) + (heroes[0]?.skills.length ?? 0),
      )
      await expect(panel('achievements.fresh')).toContainText(
        say('odd.achievements.first-win.name'),
      )
      await expect(panel('achievements.records')).toContainText(say('odd.bests.firstWin'))
    })

    await test.step('it is saved as a picture', async () => {
      const saved = nextDownload(page)
      await button('export.picture').click()
      const { name, bytes } = await saved
      expect(name).toMatch(/\.png$/)
      expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
    })

    await test.step('a defeat names who ended it and how close it was', async () => {
      await goTo(page, `/tables/${lost.table}/result`)
      await expect(page.getByText(say('result.lost'), { exact: true })).toBeVisible()
      const { boss, turn } = lost.view
      const end = panel('odd.ending.title')
      await expect(end).toContainText(
        say('odd.ending.lostToBoss', { boss: dragon, round: boss?.round ?? 0, turn }),
      )
      const left = (boss?.health ?? 0) - (boss?.damage ?? 0)
      await expect(end).toContainText(
        say('odd.ending.bossLeft', { health: boss?.health ?? 0, count: left }, left),
      )
      await expect(panel('odd.ending.heroes')).toContainText(say('odd.result.fallen'))
    })

    await test.step('statistics have both games, and the way from an achievement to its game', async () => {
      await goTo(page, '/statistics/one-deck-dungeon?player=Ada')
      const singles = panel('statistics.unrecorded')
      await expect(singles.getByRole('listitem').first()).toBeVisible()
      const shelf = panel('achievements.title')
      const first = shelf
        .getByRole('listitem')
        .filter({ hasText: say('odd.achievements.first-win.text') })
      await first.getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`${won.table}/result$`))
    })
  })

test('a campaign shows what its games have earned, each game its own', async ({ openApp }) => {
  const dataDir = newFolder()
  const { campaign, record } = await prepare(dataDir, async (ask) => {
    const home = await ask('campaigns.create', { name: 'Winter' })
    const { sheet } = await ask('sheets.create', {
      campaign: home.campaign,
      hero: 'mage',
      player: 'Ada',
    })
    const game = {
      heroes: [{ sheet }],
      dungeon: 'lichs-tomb' as const,
      tier: 'fearless' as const,
      won: true,
      descents: 3,
      levels: 1,
      playedAt: '2026-11-01T18:00:00.000Z',
    }
    return ask('records.add', { campaign: home.campaign, game })
  })
  const { page } = await openApp(dataDir)
  await goTo(page, `/campaigns/${campaign}`)
  const earned = page
    .getByRole('region', { name: english('achievements.title') })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
  await expect(earned).toHaveCount(3)
  await earned
    .filter({ hasText: english('odd.achievements.fearless.text') })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(new RegExp(`/records/${record}$`))
  await expect(page.getByRole('heading', { name: english('achievements.fresh') })).toBeVisible()
})

/** Notes whether a message's key was ever on the screen in place of its words. */
const WATCH_FOR_KEYS = `new MutationObserver(() => {
  if (document.body?.textContent.includes('odd.achievements.')) window.keysShown = true
}).observe(document, { childList: true, characterData: true, subtree: true })`

test('achievements are shown once the words of their game are here, never as keys', async ({
  openApp,
}) => {
  const dataDir = newFolder()
  await prepare(dataDir, bothEnds)
  const { page } = await openApp(dataDir)
  await goTo(page, '/statistics')
  await page.addInitScript(WATCH_FOR_KEYS)
  await page.route(/one-deck-dungeon-[^/]*\.js$/, async (route) => {
    await page.waitForTimeout(500)
    await route.continue()
  })
  await page.reload()
  const name = page.getByText(english('odd.achievements.first-win.name'), { exact: true })
  await expect(name).toBeVisible()
  expect(await page.evaluate('window.keysShown ?? false')).toBe(false)
})
