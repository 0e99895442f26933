/** Whole libraries: what the app writes it reads, a game at a time, and no file floods a library with games. */
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { MOST_FILE_BYTES } from '@shared/api'
import { BUNDLE_LIMITS, tableEntry, TABLES } from '@shared/bundle-file'
import { limits } from '@main/games/one-deck-dungeon/limits'
import { packEntry } from '@main/exports/bundle'
import { readFile } from '@main/imports/read-file'
import { fillLibrary } from '../../scripts/bench/library-content'
import { amount, AS_LONG_AS_IT_TAKES } from '../amount'
import { openTestApp, playToEnd, startCampaign, tempFolder } from '../api/test-app'
import type { TestApp } from '../api/test-app'
import { base64Of, bring, bundleOf, KNOWN, refusedFile, statusesOf } from './files'
import { entriesOf, withEntry, zipOf } from './zips'
import { picker } from '../picker'

/** Years of play, and what of them is tried every time. */
const LIBRARY = 5_000
const GAMES = amount(3, LIBRARY)

function contentOf(base64: string): readonly (readonly [string, string])[] {
  return entriesOf(Buffer.from(base64, 'base64')).flatMap(({ name, data }) =>
    name === 'manifest.json' ? [] : [[name, data.toString()] as const],
  )
}

test(
  'a library of years leaves whole and comes in whole, and leaves there as it did here',
  AS_LONG_AS_IT_TAKES,
  async () => {
    const dataDir = tempFolder()
    await fillLibrary(dataDir, GAMES)
    const here = await openTestApp({ dataDir })
    const { base64, leftOut } = await here.call('exports.everything', { format: 'delve' })
    expect(leftOut).toEqual([])
    const away = await openTestApp()
    const { changes, items } = await away.call('imports.apply', { base64 })
    expect(changes).toBe(true)
    expect(new Set(statusesOf({ items }, 'table'))).toEqual(new Set(['new']))
    expect(contentOf(await bundleOf(away))).toEqual(contentOf(base64))
    expect(await away.call('imports.preview', { base64 })).toMatchObject({ changes: false })
    // The limits of the reader leave room for a library of that many.
    const tables = entriesOf(Buffer.from(base64, 'base64')).filter(({ name }) =>
      name.startsWith(TABLES),
    )
    const share = LIBRARY / tables.length
    const unpacked = tables.reduce((sum, { data }) => sum + data.length, 0)
    expect(share * unpacked).toBeLessThan(BUNDLE_LIMITS.total)
    expect(share * Buffer.from(base64, 'base64').length).toBeLessThan(MOST_FILE_BYTES)
    expect(LIBRARY).toBeLessThan(BUNDLE_LIMITS.tables)
  },
)

async function played() {
  const app = await openTestApp()
  const { campaign, sheet } = await startCampaign(app)
  const options = {
    heroes: [{ sheet, focus: 'lore' as const }],
    dungeon: 'dragons-cave',
    tier: 'novice',
  }
  const begun = await app.call('tables.start', { game: 'one-deck-dungeon', options, seed: 2 })
  const { table } = await playToEnd(app, begun, picker(3))
  return { app, campaign, sheet, table, bundle: Buffer.from(await bundleOf(app), 'base64') }
}

interface Told {
  readonly actions: readonly { readonly takenAt: string }[]
}
/** The table as rules of a newer release played it, with other actions: nobody here can tell whether it went so. */
function withActions(bundle: Buffer, table: string, count: number, action: object): Buffer {
  return withEntry(bundle, tableEntry(table), (told) => ({
    ...(told as object),
    rulesVersion: 999,
    actions: Array.from({ length: count }, (_, at) => ({
      action,
      takenAt: new Date(Date.UTC(2026, 0, 1) + at * 1_237).toISOString(),
      seat: null,
      bot: null,
    })),
  }))
}

describe('a game of rules that are not known here', () => {
  test('comes in with as many actions as a game can have', async () => {
    const { table, bundle } = await played()
    const most = withActions(bundle, table, limits.actions, { type: 'x' })
    await bring(await openTestApp(), base64Of(most))
  })
  test.each([
    ['with more actions', limits.actions + 1, { type: 'x' }],
    ['with a longer action', 1, { type: 'x'.repeat(limits.actionLength) }],
  ])('%s is refused by its name', async (_, count, action) => {
    const { table, bundle } = await played()
    const file = withActions(bundle, table, count, action)
    const app = await openTestApp()
    expect(await refusedFile(app, file)).toBe('oversized-game')
    const refusal = await app.refusal('imports.preview', { base64: base64Of(file) })
    expect(refusal.details).toEqual({ name: 'Dragon’s Cave' })
  })
  test('is refused where it is packed better than any game', async () => {
    const { table, bundle } = await played()
    const file = withEntry(bundle, tableEntry(table), (told) => {
      const [first] = (told as Told).actions
      const actions = Array.from({ length: limits.actions }, () => first)
      return { ...(told as object), rulesVersion: 999, actions }
    })
    expect(await refusedFile(await openTestApp(), file)).toBe('oversized-file')
  })
})

test('what would be packed too well for a reader is stored', () => {
  const text = JSON.stringify(Array.from({ length: 10_000 }, () => ({ type: 'confirm' })))
  const { compression, bytes, size } = packEntry(text)
  expect({ compression, bytes: bytes.length }).toEqual({ compression: 0, bytes: size })
  expect(packEntry('[1]')).toMatchObject({ compression: 8 })
})

test('a file’s games are read when somebody asks for their actions, and not kept', async () => {
  const { bundle, table } = await played()
  const [read] = readFile(bundle, KNOWN).content.tables
  const descriptor = Object.getOwnPropertyDescriptor(read, 'actions')
  expect(descriptor).toMatchObject({ get: expect.any(Function) as unknown, enumerable: true })
  const told = entriesOf(bundle).find(({ name }) => name === tableEntry(table))
  expect(read).toEqual(JSON.parse(told?.data.toString() ?? ''))
})

function damageActions({ file }: TestApp): void {
  const db = new Database(file)
  db.pragma('ignore_check_constraints = ON')
  db.exec("UPDATE table_actions SET action_json = 'none', taken_at = 'never', hash = 'none'")
  db.close()
}

test('rows, plays, a campaign’s and a sheet’s file read no actions', async () => {
  const { app, campaign, sheet } = await played()
  const files = async () => [
    await app.call('exports.everything', { format: 'csv' }),
    await app.call('exports.everything', { format: 'bgstats' }),
    await app.call('exports.campaign', { campaign, format: 'csv' }),
    await app.call('exports.campaign', { campaign, format: 'bgstats' }),
    await app.call('exports.campaign', { campaign, format: 'json' }),
    await app.call('exports.sheet', { sheet, format: 'csv' }),
    await app.call('exports.sheet', { sheet, format: 'json' }),
  ]
  const before = await files()
  await app.reopen()
  damageActions(app)
  expect(await files()).toEqual(before)
})

test('an import that is ended leaves nothing behind, and says so', async () => {
  const { app } = await played()
  const base64 = await bundleOf(app)
  const away = await openTestApp()
  const before = away.dump()
  for (const name of ['imports.preview', 'imports.apply'] as const) {
    const [refusal, ended] = await Promise.all([
      away.refusal(name, { base64 }),
      away.call('jobs.cancel', { job: 'import' }),
    ])
    expect(refusal.code).toBe('cancelled')
    expect(ended).toBeNull()
  }
  expect(away.dump()).toBe(before)
  // What is not under way cannot be ended, and nobody minds.
  expect(await away.call('jobs.cancel', { job: 'export' })).toBeNull()
  expect(await bring(away, base64)).toMatchObject({ changes: true })
})

test('a bundle of no tables is read', async () => {
  const app = await openTestApp()
  const bundle = Buffer.from(await bundleOf(app), 'base64')
  expect(await app.call('imports.preview', { base64: base64Of(zipOf(entriesOf(bundle))) })).toEqual(
    expect.objectContaining({ items: [], changes: false }),
  )
})
