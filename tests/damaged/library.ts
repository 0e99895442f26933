/** A library with something of every kind in it, to be damaged. */
import { join } from 'node:path'
import { playerIdOf } from '@shared/players'
import { connect } from '@main/store/connection'
import { DATABASE_FILE } from '@main/store/store'
import { openTestApp, playToEnd } from '../api/test-app'
import type { TestApp } from '../api/test-app'
import { picker } from '../picker'

const PLACE = { dungeon: 'dragons-cave', tier: 'standard' } as const
const GAME = 'one-deck-dungeon'

async function addCampaign({ call }: TestApp, name: string, player: string) {
  const { campaign } = await call('campaigns.create', { name })
  const { sheet } = await call('sheets.create', { campaign, hero: 'mage', player })
  const { record } = await call('records.add', {
    campaign,
    game: {
      ...PLACE,
      heroes: [{ sheet }],
      won: true,
      descents: 3,
      levels: 3,
      playedAt: '2026-05-01T10:00:00.000Z',
      note: 'By the fire',
    },
  })
  return { campaign, sheet, record }
}

/** Places two checkmarks of the first game wherever they may go, and forfeits the rest. */
async function placeMarks({ app, call }: TestApp, sheet: string): Promise<void> {
  const { waiting, talents } = await call('sheets.get', { sheet })
  const [record] = waiting
  if (record === undefined) throw new Error('There is nothing to place.')
  let placed = 0
  for (const { talent, spaces } of talents) {
    for (const color of Object.keys(spaces)) {
      if (placed === 2) continue
      const answer = await app.call('sheets.mark', { sheet, record, talent, color })
      if ('ok' in answer) placed += 1
    }
  }
  if (placed < 2) throw new Error('Nothing could be placed.')
  await call('sheets.settle', { sheet, record, forfeit: true })
}

/** Which row of each table is to be damaged. */
export type Rows = Readonly<Record<string, string>>

export interface Library {
  readonly file: string
  readonly rows: Rows
  /** The ids of the first campaign and of all that belongs to it. */
  readonly ofCampaign: readonly string[]
}

/** Builds it in a folder, and closes it. */
export async function buildLibrary(dataDir: string): Promise<Library> {
  const app = await openTestApp({ dataDir })
  const { call } = app
  await call('settings.set', { theme: 'daylight', paper: 'letter' })
  const one = await addCampaign(app, 'Winter evenings', 'Ada')
  await addCampaign(app, 'Summer nights', 'Bob')
  const { campaign, sheet, record } = one
  await call('sheets.correctPaper', {
    sheet,
    paper: { games: 3, marks: [], bosses: [{ boss: 'yeti', tier: 'novice' }] },
  })
  await placeMarks(app, sheet)
  await call('records.note', { record, note: 'In the rain' })
  await call('campaigns.note', { campaign, notes: 'Three of us.' })
  await call('campaigns.rename', { campaign, name: 'Evenings in winter' })
  const options = { heroes: [{ sheet, focus: 'lore' }], ...PLACE } as const
  const { table: ended } = await playToEnd(
    app,
    await call('tables.start', { game: GAME, options, seed: 7 }),
    picker(3),
  )
  const { gauntlet } = await call('gauntlets.start', { campaign, sheets: [sheet], tier: 'novice' })
  const alone = { heroes: [{ hero: 'rogue', player: 'Cleo' }], ...PLACE } as const
  let at = await call('tables.start', { game: GAME, options: alone, seed: 8 })
  for (let step = 0; step < 24; step += 1) {
    const action = at.actions[step % at.actions.length]
    if (action === undefined) break
    at = await call('tables.act', { table: at.table, revision: at.revision, action })
  }
  await playToEnd(
    app,
    await call('tables.start', { game: GAME, options: alone, seed: 9 }),
    picker(4),
  )
  const binned = await call('tables.start', { game: GAME, options: alone, seed: 9 })
  await call('tables.delete', { table: binned.table })
  const packed = {
    format: 'delvers-table/content-pack',
    version: 1,
    game: 'paper-dungeons',
    name: 'Printed',
    content: { rivers: [] },
  }
  const base64 = Buffer.from(JSON.stringify(packed)).toString('base64')
  await call('imports.apply', { base64 })
  const [pack] = await call('packs.list', {})
  await call('statistics.plots', { scope: { of: 'everything' } })
  await app.app.close()

  const file = join(dataDir, DATABASE_FILE)
  // Checksums are kept as the app keeps them.
  const db = connect(file)
  const [other, ada] = [playerIdOf('Addie'), playerIdOf('Ada')]
  db.prepare('INSERT INTO players (id, name, joined_to) VALUES (?, ?, ?)').run(other, 'Addie', ada)
  db.prepare(
    `INSERT INTO damaged_in_bin (kind, key, deleted_at) VALUES ('series', 'FF', '2026-05-01T10:00:00.000Z')`,
  ).run()
  const ofCampaign = db
    .prepare(
      `SELECT id FROM campaigns WHERE id = :id UNION SELECT id FROM sheets WHERE campaign_id = :id
      UNION SELECT id FROM series WHERE campaign_id = :id UNION SELECT id FROM records WHERE campaign_id = :id
      UNION SELECT id FROM tables WHERE campaign_id = :id`,
    )
    .pluck()
    .all({ id: campaign })
    .map(String)
  db.close()
  const rows = {
    campaigns: `id = '${campaign}'`,
    players: `id = '${other}'`,
    sheets: `id = '${sheet}'`,
    sheet_papers: `sheet_id = '${sheet}'`,
    series: `id = '${gauntlet}'`,
    series_seats: `series_id = '${gauntlet}'`,
    records: `id = '${record}'`,
    record_seats: `record_id = '${record}'`,
    record_versions: `record_id = '${record}'`,
    sheet_records: `record_id = '${record}'`,
    checkmarks: `id = (SELECT min(id) FROM checkmarks WHERE record_id = '${record}')`,
    tables: `id = '${ended}'`,
    table_days: `table_id = '${ended}'`,
    table_seats: `table_id = '${ended}'`,
    table_actions: `table_id = '${ended}' AND step = 3`,
    table_snapshots: 'rowid = (SELECT min(rowid) FROM table_snapshots)',
    tallies: `table_id = '${ended}'`,
    earlier_values: `thing_id = '${campaign}' AND field = 'name'`,
    stamps: `entity = 'record' AND id = '${record}' AND field = 'note'`,
    packs: `id = '${pack?.pack}'`,
    settings: "name = 'paper'",
    releases: '1',
    library: '1',
    opening: '1',
    damaged_in_bin: '1',
  }
  return { file, rows, ofCampaign }
}
