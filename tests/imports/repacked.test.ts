/** Bundles that were unpacked and packed again, as archivers and systems do it. */
import { beforeEach, describe, expect, test } from 'vitest'
import { strToU8, Zip, ZipDeflate, ZipPassThrough, zipSync } from 'fflate'
import type { Zippable, ZipOptions } from 'fflate'
import { BUNDLE_LIMITS } from '@shared/bundle-file'
import type { CallOutput } from '@shared/api'
import { MOST_ENTRIES } from '@main/imports/zip'
import { openTestApp, playToEnd, sharedTestApp, startCampaign } from '../api/test-app'
import { base64Of, bring, bundleOf, refusedFile } from './files'
import { entriesOf } from './zips'
import { picker } from '../picker'

type Files = readonly (readonly [name: string, data: Uint8Array])[]
let files: Files = []
/** What is said of the bundle as the app made it. */
let straight: CallOutput<'imports.apply'> | null = null

beforeEach(async () => {
  if (straight !== null) return
  const app = await openTestApp()
  const { campaign, sheet } = await startCampaign(app)
  const started = await app.call('tables.start', {
    game: 'one-deck-dungeon',
    campaign,
    options: { heroes: [{ sheet, focus: 'lore' }], dungeon: 'hydras-reef', tier: 'novice' },
    seed: 6,
  })
  await playToEnd(app, started, picker(4))
  const bundle = await bundleOf(app)
  files = entriesOf(Buffer.from(bundle, 'base64')).map(({ name, data }) => [name, data])
  straight = await bring(await openTestApp(), bundle)
})

const NOTHING = new Uint8Array()
const MORE = strToU8('more')

function pack(entries: Files, options: ZipOptions = {}): Uint8Array {
  const zippable: Zippable = {}
  for (const [name, data] of entries) zippable[name] = data
  return zipSync(zippable, options)
}
/** As a program packs that writes as it goes: sizes and checksums stand behind the data. */
function stream(entries: Files, stored: boolean): Uint8Array {
  const parts: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error !== null) throw error
    parts.push(part)
  })
  for (const [name, data] of entries) {
    const entry = stored ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 9 })
    zip.add(entry)
    entry.push(data, true)
  }
  zip.end()
  return Buffer.concat(parts)
}
function inFolder(folder: string, entries: Files): Files {
  return entries.map(([name, data]) => [`${folder}/${name}`, data])
}

describe('is read', () => {
  test.each<[string, () => Uint8Array]>([
    ['in another order', () => pack(files.toReversed())],
    ['stored', () => pack(files, { level: 0 })],
    ['deflated as far as can be, with times', () => pack(files, { level: 9, mtime: '2026-05-01' })],
    ['with entries for folders', () => pack([['tables/', NOTHING], ...files])],
    [
      'in a folder around everything',
      () => pack([['Winter/', NOTHING], ['Winter/tables/', NOTHING], ...inFolder('Winter', files)]),
    ],
    ['in a folder of a name beyond Latin', () => pack(inFolder('冬の夜', files.toReversed()))],
    ['in folders within folders', () => pack(inFolder('Users/Ada/Winter', files))],
    ['from where one stood', () => pack(inFolder('.', files))],
    [
      'with backslashes',
      () => pack(files.map(([name, data]) => [`Winter/${name}`.replaceAll('/', '\\'), data])),
    ],
    [
      'by macOS',
      () =>
        pack([
          ['Winter/', NOTHING],
          ['Winter/.DS_Store', MORE],
          ...inFolder('Winter', files.toReversed()),
          ['__MACOSX/', NOTHING],
          ['__MACOSX/._Winter', MORE],
          ['__MACOSX/Winter/._manifest.json', MORE],
          ['__MACOSX/Winter/tables/._manifest.json', MORE],
        ]),
    ],
    ['by Windows', () => pack([['desktop.ini', MORE], ...files, ['tables/Thumbs.db', MORE]])],
    ['with the data’s size behind it', () => stream(files, false)],
    ['stored, with the data’s size behind it', () => stream(files.toReversed(), true)],
  ])('%s', async (_, packed) => {
    const again = await openTestApp()
    const told = await bring(again, base64Of(packed()))
    expect(told.changes).toBe(true)
    expect(told).toEqual(straight)
    // Not a byte is otherwise, but for when it is written.
    const lists = entriesOf(Buffer.from(await bundleOf(again), 'base64')).slice(1)
    expect(lists.map(({ name, data }) => [name, data])).toEqual(files.slice(1))
  })
})

const emptyApp = sharedTestApp()

describe('is refused', () => {
  const OTHER_MANIFEST = strToU8('{"manifest_version":3,"name":"An extension of a browser"}')
  test.each<[string, string, () => Uint8Array]>([
    ['with a file that no bundle has', 'damaged-file', () => pack([...files, ['notes.txt', MORE]])],
    [
      'with a file beside the folder',
      'damaged-file',
      () => pack([...inFolder('Winter', files), ['notes.txt', MORE]]),
    ],
    [
      'with a file that climbs out of the folder',
      'damaged-file',
      () => pack([...inFolder('Winter', files), ['Winter/../records.json', MORE]]),
    ],
    [
      'with a bundle beside it',
      'damaged-file',
      () => pack([...files, ...inFolder('Winter', files)]),
    ],
    ['with a folder that holds data', 'damaged-file', () => pack([...files, ['tables/', MORE]])],
    [
      'twice by two ways of writing its path',
      'damaged-file',
      () =>
        pack([...files, ...files.slice(-1).map(([name, data]) => [`./${name}`, data] as const)]),
    ],
    ['without a list', 'damaged-file', () => pack(files.slice(0, -1))],
    [
      'in two folders',
      'foreign-file',
      () => pack([...inFolder('a', files), ...inFolder('b', files)]),
    ],
    ['without a manifest', 'foreign-file', () => pack(files.slice(1))],
    [
      'with another app’s manifest',
      'foreign-file',
      () =>
        pack([
          ['icon.png', MORE],
          ['manifest.json', OTHER_MANIFEST],
        ]),
    ],
    [
      'with a manifest of ours among hidden files only',
      'foreign-file',
      () => pack(inFolder('__MACOSX', files)),
    ],
    [
      'with more entries than a bundle has, hidden or not',
      'oversized-file',
      () =>
        pack(
          [
            ...files,
            ...Array.from({ length: MOST_ENTRIES }, (_, at) => [`.${at}`, NOTHING] as const),
          ],
          { level: 0 },
        ),
    ],
    [
      'with more in it than a bundle has',
      'oversized-file',
      () =>
        pack(
          files.map(([name, data]) =>
            name === 'records.json' ? [name, new Uint8Array(BUNDLE_LIMITS.list + 1)] : [name, data],
          ),
        ),
    ],
  ])('%s', async (_, code, packed) => {
    expect(await refusedFile(await emptyApp(), packed())).toBe(code)
  })

  test('cut off in a folder, as a file that nobody knows', async () => {
    const packed = pack(inFolder('Winter', files))
    expect(await refusedFile(await emptyApp(), packed.subarray(0, -1))).toBe('foreign-file')
  })
})
