/**
 * Whole bundles whose parts do not belong together, or hold what the app never keeps: taken in, they would
 * count wrongly, or make files that no other computer takes.
 */
import { beforeEach, describe, expect, test } from 'vitest'
import type { CallOutput } from '@shared/api'
import type { Content, RecordContent, TableContent } from '@shared/content'
import { openTestApp, playToEnd, sharedTestApp } from '../api/test-app'
import type { TestApp } from '../api/test-app'
import { must } from '../must'
import { base64Of, bring, bundleOf, refusedFile } from './files'
import { entriesOf, zipOf } from './zips'
import { picker } from '../picker'

type Changeable<Thing> = { -readonly [Key in keyof Thing]: Thing[Key] }
type Lists = { [Kind in keyof Content]: Changeable<Content[Kind][number]>[] }

const OTHER = '99999999-0000-4000-8000-000000000000' as Content['campaigns'][number]['id']
const DAY = '2026-03-01'

let bundle: Buffer = Buffer.alloc(0)
let ids: Record<'party' | 'solo' | 'delve' | 'run', CallOutput<'tables.start'>['table']>

/** A bundle with a party's game that goes on, one that has ended, a gauntlet's and a day's. */
beforeEach(async () => {
  if (bundle.length > 0) return
  const app = await openTestApp()
  const { call } = app
  const { campaign } = await call('campaigns.create', { name: 'Winter evenings' })
  const sheetOf = async (hero: 'mage' | 'rogue' | 'archer' | 'warrior') =>
    (await call('sheets.create', { campaign, hero, player: `The ${hero}` })).sheet
  const [mage, rogue, archer] = [
    await sheetOf('mage'),
    await sheetOf('rogue'),
    await sheetOf('archer'),
  ]
  const warrior = await sheetOf('warrior')
  const start = (sheets: readonly (typeof mage)[], series: string | null = null) =>
    call('tables.start', {
      game: 'one-deck-dungeon',
      series,
      options: {
        heroes: sheets.map((sheet) => ({ sheet, focus: 'lore' as const })),
        dungeon: 'dragons-cave',
        tier: 'novice',
      },
      seed: 7,
    })
  const { gauntlet } = await call('gauntlets.start', { campaign, sheets: [archer], tier: 'novice' })
  const { options } = await call('daily.get', { day: DAY })
  const heroes = options.heroes.map(({ hero }) => ({ hero, player: 'Ada' }))
  const daily = { game: 'one-deck-dungeon', daily: DAY, options: { ...options, heroes } } as const
  ids = {
    party: (await start([mage, rogue])).table,
    solo: (await playToEnd(app, await start([warrior]), picker(3))).table,
    run: (await start([archer], gauntlet)).table,
    delve: (await call('tables.start', daily)).table,
  }
  bundle = Buffer.from(await bundleOf(app), 'base64')
})

const KINDS = ['players', 'campaigns', 'sheets', 'series', 'records', 'packs'] as const

/** The bundle after a change of what is in it. */
function changed(change: (lists: Lists) => void): Buffer {
  const entries = entriesOf(bundle)
  const read = (name: string): unknown =>
    JSON.parse(entries.find((entry) => entry.name === name)?.data.toString() ?? 'null')
  const lists = {
    ...Object.fromEntries(KINDS.map((kind) => [kind, read(`${kind}.json`)])),
    tables: entries.flatMap(({ name }) => (name.startsWith('tables/') ? [read(name)] : [])),
  } as Lists
  change(lists)
  const counts = Object.fromEntries(
    Object.entries(lists).map(([kind, list]) => [kind, list.length]),
  )
  const manifest = { ...(read('manifest.json') as object), counts }
  const files: readonly (readonly [string, unknown])[] = [
    ['manifest.json', manifest],
    ...KINDS.map((kind) => [`${kind}.json`, lists[kind]] as const),
    ...lists.tables.map((table) => [`tables/${table.id}.json`, table] as const),
  ]
  return zipOf(files.map(([name, data]) => ({ name, data: Buffer.from(JSON.stringify(data)) })))
}

function tableOf({ tables }: Lists, which: keyof typeof ids): Changeable<TableContent> {
  return must(tables.find(({ id }) => id === ids[which]))
}
function recordOf({ records }: Lists): Changeable<RecordContent> {
  return must(records.find(({ table }) => table === ids.solo))
}
function withPlayer(table: TableContent, player: string): TableContent['options'] {
  return {
    ...table.options,
    heroes: (table.options['heroes'] as object[]).map((hero) => ({ ...hero, player })),
  }
}

const emptyApp = sharedTestApp()
async function expectRefused(file: Buffer): Promise<void> {
  expect(await refusedFile(await emptyApp(), file)).toBe('damaged-file')
}

test('the bundle itself comes in', async () => {
  const app = await openTestApp()
  expect(await bring(app, base64Of(changed(() => undefined)))).toMatchObject({ changes: true })
  expect(await bring(app, base64Of(bundle))).toMatchObject({ changes: false })
})

const NOBODY = { sheet: null, player: null, bot: null }

describe('names and notes that the app never keeps', () => {
  test.each(['', ' ', ' Ada', 'A\u0000da', 'A\nda', 'A\u202eda', 'A\u2028da', '\u200b', 'A\ud800'])(
    '%j',
    async (text) => {
      await expectRefused(changed(({ campaigns }) => (must(campaigns[0]).name = text)))
      await expectRefused(changed(({ players }) => (must(players[0]).name = text)))
      await expectRefused(
        changed((lists) => {
          const table = tableOf(lists, 'party')
          table.options = withPlayer(table, text)
        }),
      )
    },
  )
  test.each([' x', 'x\u0000', 'x\r\ny', 'x\u2029y', 'x\u202e', 'x\ud800'])('%j', async (text) => {
    await expectRefused(changed(({ campaigns }) => (must(campaigns[0]).notes = text)))
    await expectRefused(changed((lists) => (recordOf(lists).note = text)))
  })
})

test('a moment later than any that is written', async () => {
  const end = '9999-12-31T00:00:00.000Z'
  await expectRefused(changed(({ campaigns }) => (must(campaigns[0]).stamps = { name: end })))
  await expectRefused(changed((lists) => (recordOf(lists).stamps = { facts: end })))
  await expectRefused(changed((lists) => (tableOf(lists, 'party').updatedAt = end)))
})

describe('things that do not belong together', () => {
  test.each<[string, (lists: Lists) => void]>([
    [
      'a sheet at the seat of another hero',
      (lists) => {
        const table = tableOf(lists, 'party')
        table.seats = table.seats.toReversed()
      },
    ],
    [
      'a record in another campaign than its table',
      (lists) => {
        lists.campaigns.push({ ...must(lists.campaigns[0]), id: OTHER })
        Object.assign(recordOf(lists), {
          campaign: OTHER,
          seats: [NOBODY],
          marks: [],
        })
      },
    ],
    [
      'a table in no campaign whose record is in one',
      (lists) => Object.assign(tableOf(lists, 'solo'), { campaign: null, seats: [NOBODY] }),
    ],
    [
      "a table of other sheets than its gauntlet's",
      (lists) => (tableOf(lists, 'party').series = must(lists.series[0]).id),
    ],
    [
      "a record of other sheets than its gauntlet's",
      (lists) => (recordOf(lists).series = must(lists.series[0]).id),
    ],
    [
      "a table of another tier than its gauntlet's",
      (lists) => (must(lists.series[0]).setup = { tier: 'fearless' }),
    ],
    ['a delve of another day', (lists) => (tableOf(lists, 'delve').daily = '2026-03-02')],
    ['a delve of no day', (lists) => (tableOf(lists, 'delve').daily = '2026-02-30')],
    ['a delve in a campaign', (lists) => (tableOf(lists, 'party').daily = DAY)],
  ])('%s', async (_, change) => {
    await expectRefused(changed(change))
  })

  test('a record here whose table comes as one of no campaign', async () => {
    const app = await openTestApp()
    const alone = changed((lists) => lists.tables.splice(0))
    await bring(app, base64Of(alone))
    const table = changed((lists) => {
      const solo = Object.assign(tableOf(lists, 'solo'), { campaign: null, seats: [NOBODY] })
      Object.assign(lists, {
        campaigns: [],
        sheets: [],
        series: [],
        records: [],
        tables: [solo],
      })
    })
    expect(await refusedFile(app, table)).toBe('damaged-file')
  })
})

/** Another computer takes all that there is, and then holds the same. */
async function expectToTravel(app: TestApp): Promise<void> {
  const other = await openTestApp()
  await bring(other, await bundleOf(app))
  const records = await app.call('records.list', {})
  expect(await other.call('records.list', {})).toEqual(records)
}

test('a record that was corrected more than a thousand times still travels', async () => {
  const app = await openTestApp()
  const often = changed((lists) => {
    const record = recordOf(lists)
    const { endedAt, day, outcome, seats } = record
    record.history = Array.from({ length: 1_001 }, (_, at) => ({
      correctedAt: new Date(Date.parse(endedAt) + at).toISOString(),
      endedAt,
      day,
      outcome,
      seats,
      note: `Was it so? ${at}`,
    }))
  })
  await bring(app, base64Of(often))
  expect((await app.call('records.list', {}))[0]).toMatchObject({ corrections: 1_001 })
  await expectToTravel(app)
})

test('a note with every kind of line end is kept with one, and travels', async () => {
  const app = await openTestApp()
  const { campaign } = await app.call('campaigns.create', { name: 'Winter evenings' })
  const told = 'one\rtwo\r\nthree\u2028four\u2029five\nsix'
  const { notes } = await app.call('campaigns.note', { campaign, notes: told })
  expect(notes).toBe('one\ntwo\nthree\nfour\nfive\nsix')
  await expectToTravel(app)
})

test('a record without stamps, or with its history in disorder, comes in once', async () => {
  const app = await openTestApp()
  const odd = changed((lists) => {
    const record = recordOf(lists)
    const { endedAt, day, outcome, seats } = record
    record.stamps = {}
    record.history = [2, 1, 1].map((date) => ({
      correctedAt: `2026-03-0${date}T10:00:00.000Z`,
      endedAt,
      day,
      outcome,
      seats,
      note: `${date}`,
    }))
  })
  await bring(app, base64Of(odd))
  expect(await bring(app, base64Of(odd))).toMatchObject({ changes: false })
  expect((await app.call('records.list', {}))[0]).toMatchObject({ corrections: 2 })
})

test('tables that differ in nothing but a stamp end equal', async () => {
  const stamped = (at: string): string =>
    base64Of(changed((lists) => (tableOf(lists, 'solo').stamps = { status: at })))
  const [early, late] = [stamped('2026-03-01T10:00:00.000Z'), stamped('2026-03-02T10:00:00.000Z')]
  const ends = await Promise.all(
    [
      [early, late],
      [late, early],
    ].map(async (files) => {
      const app = await openTestApp()
      for (const file of files) await bring(app, file)
      const entries = entriesOf(Buffer.from(await bundleOf(app), 'base64'))
      return entries.find(({ name }) => name.includes(ids.solo))?.data.toString()
    }),
  )
  expect(ends[0]).toContain('2026-03-02')
  expect(ends[1]).toBe(ends[0])
})
