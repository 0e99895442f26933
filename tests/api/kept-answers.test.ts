/** Answers that are kept until something changes are, after every kind of change, those of an app just opened. */
import { expect, test } from 'vitest'
import { openTestApp, pickAction, playToEnd } from './test-app'
import type { TestApp } from './test-app'
import { picker } from '../picker'

const PLACE = { dungeon: 'dragons-cave', tier: 'standard' } as const
const GAME = 'one-deck-dungeon'
const EVERYTHING = { of: 'everything' } as const

/** Whatever is kept. */
async function answers({ call }: TestApp): Promise<unknown> {
  const library = await call('library.get', {})
  const campaigns = await Promise.all(
    library.campaigns.map(({ campaign }) => call('campaigns.get', { campaign })),
  )
  const statistics = await Promise.all([
    call('statistics.get', { scope: EVERYTHING }),
    call('statistics.get', { scope: { of: 'player', player: 'Ada' } }),
    ...library.campaigns.map(({ campaign }) =>
      call('statistics.get', { scope: { of: 'campaign', campaign } }),
    ),
  ])
  return {
    library,
    campaigns,
    statistics,
    tables: await call('tables.list', {}),
    records: await call('records.list', {}),
    page: await call('statistics.records', { scope: EVERYTHING, limit: 50 }),
    plots: await call('statistics.plots', { scope: EVERYTHING }),
    damaged: await call('damaged.list', {}),
  }
}

test('what is kept is given up by every kind of change', { timeout: 240_000 }, async () => {
  const app = await openTestApp()
  const { call } = app
  const settled = async (what: string): Promise<void> => {
    const kept = await answers(app)
    await app.reopen()
    expect(kept, what).toEqual(await answers(app))
  }
  const settle = async (): Promise<void> => {
    for (const waiting of (await call('sheets.get', { sheet })).waiting) {
      await call('sheets.settle', { sheet, record: waiting, forfeit: true })
      await settled('marks')
    }
  }
  const { campaign } = await call('campaigns.create', { name: 'Winter' })
  await settled('a campaign')
  const { sheet } = await call('sheets.create', { campaign, hero: 'mage', player: 'Ada' })
  await settled('a sheet')
  const record = await addRecord(app, campaign, sheet)
  await settled('a record')
  await settle()
  await call('records.note', { record, note: 'By the fire' })
  await settled('a note')
  const options = { heroes: [{ sheet, focus: 'lore' }], ...PLACE } as const
  const begun = await call('tables.start', { game: GAME, options, seed: 7 })
  await settled('a table')
  const { table, revision } = begun
  const action = pickAction(begun, picker(3))
  const acted = await call('tables.act', { table, revision, action })
  await settled('an action')
  await playToEnd(app, acted, picker(4))
  await settled('the end of a game of a campaign')
  await settle()
  const alone = { heroes: [{ hero: 'rogue', player: 'Bob' }], ...PLACE } as const
  const single = await call('tables.start', { game: GAME, options: alone, seed: 9 })
  await playToEnd(app, single, picker(5))
  await settled('the end of a single game')
  const file = await call('exports.everything', { format: 'delve' })
  await call('tables.delete', { table: single.table })
  await settled('a table into the bin')
  await call('records.delete', { record })
  await settled('a record into the bin')
  await call('campaigns.note', { campaign, notes: 'Three of us.' })
  await call('campaigns.rename', { campaign, name: 'Summer' })
  await settled('a name and notes')
  await call('sheets.rename', { sheet, player: 'Addie' })
  await settled('the name of a player')
  await call('records.restore', { record })
  await call('tables.restore', { table: single.table })
  await settled('both out of it')
  await call('campaigns.delete', { campaign })
  await settled('a campaign into the bin')
  await call('imports.apply', { base64: file.base64 })
  await settled('an import')
  await call('campaigns.restore', { campaign })
  await settled('a campaign out of it')
  await call('settings.set', { tips: false })
  await settled('a setting')
})

async function addRecord({ call }: TestApp, campaign: string, sheet: string): Promise<string> {
  const facts = { won: true, descents: 3, levels: 3, playedAt: '2026-05-01T10:00:00.000Z' } as const
  const game = { ...PLACE, heroes: [{ sheet }], ...facts, note: '' }
  const { record } = await call('records.add', { campaign, game })
  return record
}
