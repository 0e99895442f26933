/** Files of the first version, as they were written before games of other kinds: they come in as today's do. */
import { afterEach, expect, test, vi } from 'vitest'
import type { CampaignId } from '@shared/ids'
import { openTestApp, playToEnd } from '../api/test-app'
import type { TestApp } from '../api/test-app'
import { asFirstBundle, asFirstCampaign } from './first-version'
import { bring, bundleOf, textOf } from './files'
import { entriesOf } from './zips'
import { picker } from '../picker'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** A campaign with a game of a gauntlet, a corrected one played with the cards, and one of named guests alone. */
async function played(app: TestApp): Promise<CampaignId> {
  const { call } = app
  const { campaign } = await call('campaigns.create', { name: 'Winter evenings' })
  const { sheet } = await call('sheets.create', { campaign, hero: 'mage', player: 'Ada' })
  const place = { dungeon: 'dragons-cave', tier: 'novice' } as const
  const { gauntlet } = await call('gauntlets.start', { campaign, sheets: [sheet], tier: 'novice' })
  const own = { heroes: [{ sheet, focus: 'lore' }], ...place }
  const begun = await call('tables.start', {
    game: 'one-deck-dungeon',
    series: gauntlet,
    options: own,
    seed: 7,
  })
  await playToEnd(app, begun, picker(3))
  const told = {
    ...place,
    won: false,
    descents: 1,
    levels: 1,
    playedAt: '2026-05-01T10:00:00.000Z',
  }
  const { record } = await call('records.add', {
    campaign,
    game: { ...told, heroes: [{ hero: 'rogue', player: 'Bea' }] },
  })
  await call('records.correct', {
    record,
    game: { ...told, heroes: [{ hero: 'rogue', player: 'Cleo' }] },
  })
  const guests = { heroes: [{ hero: 'rogue', player: 'Bob' }, { hero: 'archer' }], ...place }
  await call('tables.start', { game: 'one-deck-dungeon', options: guests, seed: 8 })
  return campaign
}

/** What a text of ours says, but for the bases of stamps and the days of tables, which the first version did not know. */
function withoutBases(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => (key === 'bases' ? undefined : value))
}

async function contentsOf(app: TestApp): Promise<unknown> {
  return entriesOf(Buffer.from(await bundleOf(app), 'base64'))
    .slice(1)
    .map(({ name, data }) => {
      const told = withoutBases(data.toString())
      return [name, name.startsWith('tables/') ? { ...(told as object), day: null } : told]
    })
}

test('everything of it is there, and who plays is read from the options', async () => {
  const [here, there] = [await openTestApp(), await openTestApp()]
  await played(here)
  await bring(there, asFirstBundle(await bundleOf(here)))
  expect(await contentsOf(there)).toEqual(await contentsOf(here))
  const [guests] = await there.call('tables.list', { status: 'playing' })
  expect(guests?.seats.map(({ player }) => player)).toEqual(['Bob', null])
})

test('a campaign’s file too, with its gauntlet', async () => {
  const [here, there] = [await openTestApp(), await openTestApp()]
  const campaign = await played(here)
  const { base64 } = await here.call('exports.campaign', { campaign, format: 'json' })
  await bring(there, asFirstCampaign(base64))
  const again = await there.call('exports.campaign', { campaign, format: 'json' })
  expect(withoutBases(textOf(again))).toEqual(withoutBases(textOf({ base64 })))
  const { gauntlets } = await there.call('campaigns.get', { campaign })
  expect(gauntlets).toMatchObject([
    { tier: 'novice', dungeons: [{ dungeon: 'dragons-cave' }, {}, {}, {}, {}] },
  ])
})

test('brought to where it came from, it changes nothing, also in another time zone', async () => {
  vi.stubEnv('TZ', 'Pacific/Auckland')
  const here = await openTestApp()
  await played(here)
  const first = asFirstBundle(await bundleOf(here))
  vi.stubEnv('TZ', 'America/Los_Angeles')
  expect(await bring(here, first)).toMatchObject({ changes: false })
})
