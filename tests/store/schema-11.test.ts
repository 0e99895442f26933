/** A database of schema 10 comes over: nothing of it changes, and sheets can tell what they brought from paper. */
import { expect, test } from 'vitest'
import { must } from '../must'
import { campaignQueries } from '@main/store/campaign-queries'
import { brokenChecksums } from '@main/store/checksums'
import { connect } from '@main/store/connection'
import type { Connection } from '@main/store/connection'
import { earlierValueQueries } from '@main/store/earlier-values'
import { MIGRATIONS, migrate } from '@main/store/schemas/migrations'

const AT = '2026-01-01T11:30:00.000Z'
const CAMPAIGN = 'aaaaaaaa-0000-4000-8000-000000000001'
const SHEET = 'bbbbbbbb-0000-4000-8000-000000000001'

/** With a sheet in a campaign. */
function ofSchema10(): Connection {
  const db = connect(':memory:')
  migrate(
    db,
    MIGRATIONS.filter(({ schema }) => schema < 11),
  )
  db.prepare(
    "INSERT INTO campaigns (id, name, game, created_at, notes) VALUES (?, 'Winter', 'one-deck-dungeon', ?, '')",
  ).run(CAMPAIGN, AT)
  db.prepare("INSERT INTO sheets (id, campaign_id, role, created_at) VALUES (?, ?, 'mage', ?)").run(
    SHEET,
    CAMPAIGN,
    AT,
  )
  return db
}
function rowsOf(db: Connection): unknown {
  return ['campaigns', 'sheets', 'stamps', 'earlier_values'].map((table) =>
    db.prepare(`SELECT * FROM ${table}`).raw().all(),
  )
}

test('nothing that was there changes, and what came from paper can be kept with what was told before', () => {
  const db = ofSchema10()
  const before = rowsOf(db)
  migrate(db, MIGRATIONS)
  expect(rowsOf(db)).toEqual(before)
  expect(brokenChecksums(db)).toEqual([])
  const { sheets, setSheetPaper } = campaignQueries(db)
  const { earlierPapers } = earlierValueQueries(db)
  const [sheet] = sheets(must(campaignQueries(db).campaigns(false)[0]).id)
  const { id } = must(sheet)
  expect(sheet?.paper).toBeNull()
  setSheetPaper(id, { before: null, now: { games: 1 } }, '2026-01-02T00:00:00.000Z')
  setSheetPaper(id, { before: { games: 1 }, now: { games: 2 } }, '2026-01-03T00:00:00.000Z')
  expect(campaignQueries(db).sheet(id)?.paper).toEqual({ games: 2 })
  expect(earlierPapers(id)).toEqual([{ at: '2026-01-02T00:00:00.000Z', value: { games: 1 } }])
  expect(brokenChecksums(db)).toEqual([])
  // Told to be nothing is not the same as missing.
  setSheetPaper(id, { before: { games: 2 }, now: null }, '2026-01-04T00:00:00.000Z')
  expect(campaignQueries(db).sheet(id)?.paper).toBeNull()
  db.prepare("UPDATE sheet_papers SET checksum = 'x'").run()
  expect(brokenChecksums(db)).toEqual([`sheet_papers ${id}`])
  db.prepare('DELETE FROM sheets').run()
  expect(db.prepare('SELECT * FROM sheet_papers').all()).toEqual([])
  expect(earlierPapers(id)).toEqual([])
})
