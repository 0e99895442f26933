/** Bundles that are not what they seem are refused with a code, and nothing has changed. */
import { randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { BUNDLE_LIMITS } from '@shared/bundle-file'
import { MOST_ENTRIES } from '@main/imports/zip'
import { Refusal } from '@shared/errors'
import { readFile } from '@main/imports/read-file'
import { amount, AS_LONG_AS_IT_TAKES } from '../amount'
import { openTestApp, playToEnd, sharedTestApp, startCampaign } from '../api/test-app'
import { KNOWN, base64Of, bring, bundleOf, refusedFile } from './files'
import { DEEP, entriesOf, withEntry, zipOf } from './zips'
import type { ZipEntry } from './zips'
import { picker } from '../picker'

let bundle: Buffer = Buffer.alloc(0)
let table = ''

/** A bundle with a game that has ended, one that has not, and one with cards. */
beforeEach(async () => {
  if (bundle.length > 0) return
  const app = await openTestApp()
  const { campaign, sheet } = await startCampaign(app)
  const options = {
    heroes: [{ sheet, focus: 'lore' as const }],
    dungeon: 'dragons-cave',
    tier: 'novice',
  }
  const start = (seed: number) =>
    app.call('tables.start', { game: 'one-deck-dungeon', options, seed })
  const playing = await start(1)
  ;({ table } = await playToEnd(app, await start(2), picker(3)))
  const game = {
    heroes: [{ sheet }],
    dungeon: 'dragons-cave' as const,
    tier: 'novice' as const,
    won: true,
    descents: 3,
    levels: 1,
    playedAt: '2026-01-02T10:00:00.000Z',
  }
  await app.call('records.add', { campaign, game })
  await app.call('gauntlets.start', { campaign, sheets: [sheet], tier: 'novice' })
  await app.call('tables.abandon', { table: playing.table })
  // The tests below speak of the record of a game with cards as the first one.
  bundle = withEntry(Buffer.from(await bundleOf(app), 'base64'), 'records.json', (list) =>
    (list as { table: string | null }[]).toSorted(
      (a, b) => Number(a.table !== null) - Number(b.table !== null),
    ),
  )
})

const appWithCampaign = sharedTestApp(startCampaign)
/** An app with a campaign of its own refuses the file. */
async function expectRefused(file: Buffer | string, code: string): Promise<void> {
  expect(await refusedFile(await appWithCampaign(), file)).toBe(code)
}

function refusalOf(file: Buffer): string | null {
  try {
    readFile(file, KNOWN)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

test('the bundle itself is good, and so is a zip with the same entries', async () => {
  const app = await openTestApp()
  expect(await bring(app, base64Of(zipOf(entriesOf(bundle))))).toMatchObject({ changes: true })
  expect(await bring(app, base64Of(bundle))).toMatchObject({ changes: false })
})

describe('foreign', () => {
  test.each<[string, () => Buffer | string]>([
    ['nothing', () => ''],
    ['an empty zip', () => zipOf([])],
    ['a zip of something else', () => zipOf([{ name: 'mimetype', data: Buffer.from('x') }])],
    ['a program', () => Buffer.from('MZ\x90\x00', 'latin1')],
    ['bytes that are no text', () => Buffer.from([0xff, 0xfe, 0x00, 0xd8])],
    [
      'a manifest of another app',
      () => zipOf([{ name: 'manifest.json', data: Buffer.from('{"format":"other","version":1}') }]),
    ],
  ])('%s', async (_, file) => {
    await expectRefused(file(), 'foreign-file')
  })
})

test.each([7, 9, 2 ** 40])('newer: version %d is named', async (version) => {
  const newer = withEntry(bundle, 'manifest.json', (manifest) => ({
    ...(manifest as object),
    version,
    moons: true,
  }))
  await expectRefused(newer, 'newer-file')
  const campaign = JSON.stringify({ format: 'delvers-table.campaign', version })
  const app = await openTestApp()
  const { details } = await app.refusal('imports.preview', { base64: base64Of(campaign) })
  expect(details).toEqual({ version })
})

test('cut off anywhere, or with more behind its end', () => {
  const head = 30 + 'manifest.json'.length
  const step = Math.ceil(bundle.length / 300)
  for (let end = 0; end < bundle.length; end += end < 100 ? 1 : step)
    expect(refusalOf(bundle.subarray(0, end))).toBe(end < head ? 'foreign-file' : 'damaged-file')
  expect(refusalOf(Buffer.concat([bundle, Buffer.from('\n')]))).toBe('damaged-file')
})

test(
  'any byte changed is noticed, or changes nothing that counts',
  AS_LONG_AS_IT_TAKES,
  async () => {
    const whole = readFile(bundle, KNOWN)
    await fc.assert(
      fc.asyncProperty(
        fc.nat(bundle.length - 1),
        fc.integer({ min: 1, max: 255 }),
        async (at, by) => {
          const bad = Buffer.from(bundle)
          bad.writeUInt8((bad.readUInt8(at) + by) % 256, at)
          const code = refusalOf(bad)
          if (code === null) expect(readFile(bad, KNOWN)).toEqual(whole)
          else expect(['damaged-file', 'foreign-file', 'oversized-file']).toContain(code)
          return Promise.resolve()
        },
      ),
      { numRuns: amount(400, 2_000) },
    )
  },
)

function manifestFirst(...others: readonly ZipEntry[]): Buffer {
  const [manifest] = entriesOf(bundle)
  if (!manifest) throw new Error('A bundle has a manifest.')
  return zipOf([manifest, ...others])
}
const NOTHING = Buffer.from('[]')
const ZEROS = Buffer.alloc(80 * 1024 * 1024)
function tableName(at: number): string {
  return `tables/00000000-0000-4000-8000-${at.toString(16).padStart(12, '0')}.json`
}

describe('bombs', () => {
  test('that tell their size', async () => {
    const data = Buffer.alloc(BUNDLE_LIMITS.list + 1)
    const told = entriesOf(bundle).map((entry) =>
      entry.name === 'records.json' ? { ...entry, data } : entry,
    )
    await expectRefused(zipOf(told), 'oversized-file')
  })
  test('that tell less than there is', async () => {
    const told = entriesOf(bundle).map((entry) =>
      entry.name === 'records.json' ? { ...entry, data: ZEROS, size: 100 } : entry,
    )
    await expectRefused(zipOf(told), 'oversized-file')
  })
  test('that add up', async () => {
    const [packed, data] = [deflateRawSync(randomBytes(1024 * 1024)), NOTHING]
    const size = BUNDLE_LIMITS.ratio * packed.length
    const parts = Array.from({ length: 17 }, (_, at) => ({
      name: tableName(at),
      data,
      packed,
      size,
    }))
    await expectRefused(manifestFirst(...parts), 'oversized-file')
  })
  test('of more entries than a bundle has', async () => {
    const entries = Array.from({ length: MOST_ENTRIES + 1 }, (_, at) => ({
      name: tableName(at),
      data: NOTHING,
    }))
    await expectRefused(manifestFirst(...entries), 'oversized-file')
  })
  test('whose entries share their data', async () => {
    const [first, ...others] = entriesOf(bundle)
    if (!first) throw new Error('entries')
    const shared = { name: tableName(1), data: first.data, offset: 0 }
    await expectRefused(zipOf([first, ...others, shared]), 'damaged-file')
  })
  test('of a list that is longer than told', async () => {
    const entries = entriesOf(bundle)
    await expectRefused(zipOf(entries, entries.length - 1), 'damaged-file')
    await expectRefused(zipOf(entries, entries.length + 1), 'damaged-file')
  })
})

describe('names that climb out, or that no bundle has', () => {
  test.each(
    [
      '../manifest.json',
      'tables/../../../etc/passwd',
      '/etc/passwd',
      'C:\\windows\\system32\\x.json',
      '\\\\server\\share',
      'tables\\x.json',
      'tables/',
      'tables/x.json',
      'tables/00000000-0000-4000-8000-00000000000G.json',
      'records.json\u0000.exe',
      'RECORDS.JSON',
      '__proto__',
      'notes.json',
      '',
      'x'.repeat(60_000),
    ].map((name) => [JSON.stringify(name).slice(0, 60), name] as const),
  )('%s', async (_, name) => {
    await expectRefused(manifestFirst({ name, data: NOTHING }), 'damaged-file')
  })
  test('one name in the list and another where it lies', async () => {
    const entry = { name: '../../x', listed: 'records.json', data: NOTHING }
    await expectRefused(manifestFirst(entry), 'damaged-file')
  })
})

describe('entries that are not what they were', () => {
  const replaced = (change: Partial<ZipEntry>): Buffer =>
    zipOf(
      entriesOf(bundle).map((entry) =>
        entry.name === 'records.json' ? { ...entry, ...change } : entry,
      ),
    )
  test.each<[string, Partial<ZipEntry>]>([
    ['a wrong checksum', { checksum: 1 }],
    ['a size too large', { size: 1_000_000 }],
    ['a way of packing that no bundle has', { method: 12 }],
    ['locked', { flags: 1 }],
    ['data that cannot be unpacked', { packed: Buffer.from('garbage') }],
    ['no JSON', { data: Buffer.from('[') }],
    ['no text', { data: Buffer.from([0xff, 0xff]) }],
    ['another thing', { data: Buffer.from('{}') }],
  ])('%s', async (_, change) => {
    await expectRefused(replaced(change), 'damaged-file')
  })
  test('one missing, one twice', async () => {
    const entries = entriesOf(bundle)
    for (const { name } of entries.slice(1))
      await expectRefused(zipOf(entries.filter((entry) => entry.name !== name)), 'damaged-file')
    for (const entry of entries) await expectRefused(zipOf([...entries, entry]), 'damaged-file')
  })
  test('a table under another one’s name', async () => {
    const entries = entriesOf(bundle).map((entry) =>
      entry.name.startsWith('tables/') ? { ...entry, name: tableName(entry.data.length) } : entry,
    )
    await expectRefused(zipOf(entries), 'damaged-file')
  })
})

/** The bundle with one place in one of its lists changed. */
function changed(entry: string, path: string, value: unknown): Buffer {
  return withEntry(bundle, entry, (data) => {
    const steps = path.split('.')
    let place = data
    for (const step of steps.slice(0, -1)) place = (place as Record<string, unknown>)[step]
    if (typeof place !== 'object' || place === null) throw new Error(path)
    const last = steps.at(-1) ?? ''
    Object.defineProperty(place, last, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    })
    return data
  })
}

const NOBODY = '99999999-0000-4000-8000-000000000000'

describe('content that could not be', () => {
  test.each<[string, string, string, unknown]>([
    ['a name of 10 MB', 'campaigns.json', '0.name', 'x'.repeat(10_000_000)],
    ['a note of 10 MB', 'campaigns.json', '0.notes', 'x'.repeat(10_000_000)],
    ['a key of 10 MB', 'campaigns.json', `0.${'x'.repeat(10_000_000)}`, 1],
    ['a key too many', 'sheets.json', '0.more', 1],
    ['a key of every object', 'sheets.json', '0.__proto__', { polluted: true }],
    ['another one', 'records.json', '0.outcome.constructor', { prototype: 1 }],
    ['a stamp of nothing', 'campaigns.json', '0.stamps.createdAt', '2026-01-01T00:00:00.000Z'],
    ['an id that is none', 'campaigns.json', '0.id', 'first'],
    ['an id in capitals', 'campaigns.json', '0.id', NOBODY.replace(/9/g, 'A')],
    ['a huge number', 'records.json', '0.outcome.turns', 1e300],
    ['a huge count', 'manifest.json', 'counts.records', 1e9],
    ['other counts', 'manifest.json', 'counts.records', 1],
    ['depth', 'records.json', '0.outcome', DEEP],
    [
      'a list of a million nothings',
      'records.json',
      '0.marks',
      Array.from({ length: 1e6 }, () => 0),
    ],
    ['a sheet of no campaign', 'sheets.json', '0.campaign', NOBODY],
    ['a series of no campaign', 'series.json', '0.campaign', NOBODY],
    ['a series of no game', 'series.json', '0.game', 'chess'],
    ['a series of no kind', 'series.json', '0.kind', 'toString'],
    ['a series without a setup', 'series.json', '0.setup', {}],
    ['a record of no campaign', 'records.json', '0.campaign', NOBODY],
    ['a record of no series', 'records.json', '0.series', NOBODY],
    ['a record of another game', 'records.json', '0.game', 'chess'],
    ['a record of no day', 'records.json', '0.day', '2026-02-30'],
    ['a seat of no player', 'records.json', '0.seats.0.player', NOBODY],
    ['a sheet of no player', 'sheets.json', '0.player', NOBODY],
    ['a player under another id', 'players.json', '0.name', 'Somebody else'],
    ['a player joined to nobody', 'players.json', '0.joinedTo', NOBODY],
    ['a seat of no sheet', 'records.json', '0.seats.0.sheet', NOBODY],
    [
      'marks on no sheet',
      'records.json',
      '0.marks',
      [{ sheet: NOBODY, changedAt: '2026-01-01T00:00:00.000Z', settled: false, marks: [] }],
    ],
    ['a campaign of no game', 'campaigns.json', '0.game', 'chess'],
    ['a sheet of another hero', 'sheets.json', '0.role', 'rogue'],
    ['a sheet of no hero', 'sheets.json', '0.role', 'dragon'],
    ['a sheet twice in a series', 'series.json', '0.seats.1', null],
    ['a boss killed in a lost game', 'records.json', '0.outcome.result', 'lost'],
    ['a hero too many', 'records.json', '0.outcome.heroes.1', 'rogue'],
    ['three heroes', 'records.json', '0.outcome.heroes', ['mage', 'rogue', 'archer']],
    ['no tier', 'records.json', '0.outcome.tier', null],
    ['a level too many', 'records.json', '0.outcome.levels', 3],
    ['a table’s record with another id', 'records.json', '0.table', NOBODY],
  ])('%s', async (_, entry, path, value) => {
    await expectRefused(changed(entry, path, value), 'damaged-file')
    expect('polluted' in {}).toBe(false)
  })

  test('one thing twice', async () => {
    for (const name of [
      'players.json',
      'campaigns.json',
      'sheets.json',
      'series.json',
      'records.json',
    ]) {
      const twice = withEntry(bundle, name, (list) => [
        ...(list as unknown[]),
        (list as unknown[])[0],
      ])
      const kind = name.replace('.json', '')
      const counted = withEntry(twice, 'manifest.json', (manifest) => {
        const { counts, ...rest } = manifest as { counts: Record<string, number> }
        return { ...rest, counts: { ...counts, [kind]: (counts[kind] ?? 0) + 1 } }
      })
      await expectRefused(counted, 'damaged-file')
    }
  })
})

function seatOf(sheet: string | null) {
  return { sheet, player: null, bot: null }
}

describe('games that were not played so', () => {
  test.each<[string, string, unknown]>([
    ['an action that the rules refuse', 'actions.3.action', { type: 'win' }],
    ['an action that is none', 'actions.3.action', 'win'],
    ['a long action', 'actions.3.action', { type: randomBytes(50_000).toString('hex') }],
    [
      'an action with a key of every object',
      'actions.3.action',
      JSON.parse('{"type":"x","__proto__":{}}'),
    ],
    ['an action left out', 'actions.3', undefined],
    ['too few actions', 'actions', []],
    ['another seed', 'seed', 12345],
    ['a seed that is none', 'seed', -1],
    ['another outcome', 'outcome.turns', 1],
    ['an outcome of a game that goes on', 'status', 'playing'],
    ['no outcome', 'outcome', null],
    ['another place', 'progress.turn', 77],
    ['a place of another game', 'progress', { round: 1, of: 2 }],
    ['options of no game', 'options.dungeon', 'cellar'],
    ['options with more in them', 'options.cheat', true],
    ['no heroes', 'options.heroes', []],
    ['a seat too many', 'seats', [seatOf(null), seatOf(null)]],
    ['a seat of no sheet', 'seats', [seatOf(NOBODY)]],
    ['a bot of no strength', 'seats.0.bot', 'divine'],
    ['an action of another seat', 'actions.3.seat', 0],
    ['an action of no bot', 'actions.3.bot', 'divine'],
    ['no campaign for its sheet', 'campaign', null],
    ['a script of no cards', 'script', { deck: ['nothing'], rolls: [] }],
    ['a script of no dice', 'script', { deck: [], rolls: [7] }],
    ['rules from before all rules', 'rulesVersion', 0],
    ['a day that is none', 'daily', 'yesterday'],
    ['changed before it began', 'updatedAt', '2001-01-01T00:00:00.000Z'],
  ])('%s', async (_, path, value) => {
    await expectRefused(changed(`tables/${table}.json`, path, value), 'damaged-file')
  })
  test('a deep action, which is packed too well', async () => {
    const action = { type: 'x', more: DEEP }
    const file = changed(`tables/${table}.json`, 'actions.3.action', action)
    await expectRefused(file, 'oversized-file')
  })

  test('a record that says otherwise than its table', async () => {
    const other = withEntry(bundle, 'records.json', (list) =>
      (list as { table: string | null; outcome: { turns: number } }[]).map((record) =>
        record.table === table
          ? { ...record, outcome: { ...record.outcome, turns: record.outcome.turns + 1 } }
          : record,
      ),
    )
    await expectRefused(other, 'damaged-file')
  })
})

test(
  'any value in any place is refused, or makes another content that is sound',
  AS_LONG_AS_IT_TAKES,
  () => {
    const lists = entriesOf(bundle)
    fc.assert(
      fc.property(
        fc.constantFrom(...lists),
        fc.nat(),
        fc.jsonValue({ stringUnit: 'binary' }),
        ({ name, data }, at, value) => {
          const places = placesIn(JSON.parse(data.toString()))
          const path = places[at % Math.max(places.length, 1)]
          if (path === undefined) return
          const code = refusalOf(changed(name, path, value))
          const codes = ['damaged-file', 'foreign-file', 'newer-file', 'oversized-game']
          if (code !== null) expect(codes).toContain(code)
        },
      ),
      { numRuns: amount(300, 2_000) },
    )
  },
)

/** Every place of a value in JSON, as a path. */
function placesIn(value: unknown, path = ''): readonly string[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
        const here = path === '' ? key : `${path}.${key}`
        return [here, ...placesIn(inner, here)]
      })
    : []
}
