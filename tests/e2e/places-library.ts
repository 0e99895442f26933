/** Campaigns, sheets, records and challenges, and every dialog around them. */
import type { Page } from '@playwright/test'
import type { CallInput } from '../../src/shared/api.ts'
import type { DungeonId, Sheet } from '../../src/shared/games/one-deck-dungeon.ts'
import { expect } from './app.ts'
import { playTo } from './prepare.ts'
import type { Ask } from './prepare.ts'
import { LONG, asks, game } from '../one-deck-dungeon/e2e/places-tables.ts'
import type { Place } from './places.ts'
import type { Screens } from './screens.ts'

function campaignGame(sheet: Sheet, dungeon: DungeonId): CallInput<'tables.start'> {
  return {
    ...game(sheet.hero, dungeon),
    campaign: sheet.campaign,
    options: { heroes: [{ sheet: sheet.sheet, focus: 'survival' }], dungeon, tier: 'standard' },
  }
}

/** What is read: the rules, the codex and the licenses, which are the same for everyone. */
export const REFERENCE_PLACES: readonly Place[] = [
  { name: 'the rules', path: '/rules' },
  { name: 'a rule', path: '/rules/armor' },
  {
    name: 'the codex',
    path: '/codex',
    open: ({ say }, page) =>
      expect(page.getByRole('list', { name: say('codex.results') })).toBeVisible(),
  },
  {
    name: 'the licenses',
    path: '/licences',
    open: (_, page) => page.locator('summary').first().click(),
  },
  ...['ogre-1', 'dungeon-dragons-cave', 'tier-veteran'].map((card) => ({
    name: `the codex: ${card}`,
    path: `/codex/${card}`,
    open: (_: Screens, page: Page) => expect(page.getByRole('dialog')).toBeVisible(),
  })),
]

/** Campaigns and sheets, with checkmarks placed and to be placed, and something in the bin. */
export async function prepareLibrary(ask: Ask): Promise<readonly Place[]> {
  const { campaign } = await ask('campaigns.create', { name: LONG })
  const waiting = await ask('sheets.create', { campaign, hero: 'warrior', player: LONG })
  const settled = await ask('sheets.create', { campaign, hero: 'paladin', player: 'Ann' })
  const over = asks('game-over')
  const won = await playTo(ask, campaignGame(waiting, 'dragons-cave'), over)
  const counted = await playTo(ask, campaignGame(settled, 'dragons-cave'), over)
  if (counted.record === null) throw new Error('A campaign game leaves a record.')
  const where = { sheet: settled.sheet, record: counted.record }
  await ask('sheets.mark', { ...where, talent: 'veteran', color: 'green' })
  await ask('sheets.settle', { ...where, forfeit: true })
  await ask('tables.start', campaignGame(settled, 'yetis-cavern'))

  const binned = await ask('campaigns.create', { name: LONG })
  await ask('campaigns.delete', { campaign: binned.campaign })
  const { table } = await ask('tables.start', game('mage', 'lichs-tomb'))
  await ask('tables.delete', { table })

  const corrected = {
    heroes: [{ sheet: settled.sheet }, { hero: 'mage' as const, player: LONG }],
    dungeon: 'minotaurs-maze' as const,
    tier: 'fearless' as const,
    won: false,
    descents: 1,
    levels: 1,
    playedAt: '2026-11-01T18:00:00.000Z',
    note: LONG.repeat(4),
  }
  const { record } = await ask('records.add', { campaign, game: corrected })
  await ask('records.correct', { record, game: { ...corrected, descents: 2 } })
  const removed = await ask('records.add', { campaign, game: { ...corrected, levels: 2 } })
  await ask('records.delete', { record: removed.record })
  await ask('campaigns.note', { campaign, notes: LONG.repeat(8) })
  const { gauntlet } = await ask('gauntlets.start', {
    campaign,
    sheets: [waiting.sheet],
    tier: 'veteran',
  })
  const archived = await ask('campaigns.create', { name: LONG })
  await ask('campaigns.archive', { campaign: archived.campaign, archived: true })

  const press = (key: string) => (screens: Screens) => screens.button(key).first().click()
  return [
    { name: 'the library', path: '/', open: ({ library }) => library.bin.click() },
    { name: 'naming a campaign', path: '/', open: press('library.newCampaign') },
    { name: 'giving a game up', path: '/', open: press('library.abandon') },
    { name: 'a campaign', path: `/campaigns/${campaign}` },
    { name: 'its exports', path: `/campaigns/${campaign}`, open: press('export.campaign') },
    { name: 'its gauntlets', path: `/campaigns/${campaign}`, open: press('odd.gauntlet.start') },
    { name: 'a game with cards', path: `/campaigns/${campaign}/record` },
    { name: 'a record corrected', path: `/records/${record}` },
    { name: 'a record being corrected', path: `/records/${record}/correct` },
    {
      name: 'a campaign’s own bin',
      path: `/campaigns/${campaign}`,
      open: ({ library }) => library.bin.click(),
    },
    { name: 'a gauntlet', path: `/gauntlets/${gauntlet}` },
    { name: 'the daily delve', path: '/daily' },
    { name: 'the statistics', path: '/statistics' },
    { name: 'a campaign’s statistics', path: `/statistics?campaign=${campaign}` },
    {
      name: 'adding a sheet',
      path: `/campaigns/${campaign}`,
      open: press('odd.campaign.addSheet'),
    },
    { name: 'renaming', path: `/campaigns/${campaign}`, open: press('campaign.rename') },
    { name: 'binning a campaign', path: `/campaigns/${campaign}`, open: press('campaign.toBin') },
    { name: 'a sheet', path: `/sheets/${settled.sheet}` },
    {
      name: 'a sheet begun from paper',
      path: `/campaigns/${campaign}`,
      open: async ({ button, dialog, say }) => {
        await button('odd.campaign.addSheet').first().click()
        await dialog('odd.campaign.addSheet').getByLabel(say('odd.paper.begin')).click()
      },
    },
    {
      name: 'what a sheet brought from paper',
      path: `/sheets/${settled.sheet}`,
      open: press('odd.paper.enter'),
    },
    {
      name: 'checkmarks being moved',
      path: `/sheets/${settled.sheet}`,
      open: press('odd.move.title'),
    },
    { name: 'printing a sheet', path: `/sheets/${settled.sheet}`, open: press('export.sheet') },
    { name: 'a sheet with checkmarks to place', path: `/sheets/${waiting.sheet}` },
    { name: 'a record', path: `/records/${counted.record}` },
    { name: 'a campaign game won', path: `/tables/${won.table}/result` },
    {
      name: 'losing checkmarks',
      path: `/tables/${won.table}/result`,
      open: press('odd.result.settle'),
    },
    { name: 'a new game', path: `/new/one-deck-dungeon?campaign=${campaign}` },
    {
      name: 'a game for a sheet',
      path: `/new/one-deck-dungeon?campaign=${campaign}&sheet=${settled.sheet}`,
    },
    { name: 'a single game', path: '/new/one-deck-dungeon' },
    { name: 'the settings', path: '/settings' },
    {
      name: 'a refused file',
      path: '/',
      open: ({ files }) => files.choose('holiday.json', '{}'),
    },
  ]
}
