/** Content packs in the library: in by a file with its preview, out as a file again, in bundles, and never half. */
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { openTestApp } from '../api/test-app'
import type { TestApp } from '../api/test-app'
import { bring, bundleOf, refusedFile, statusesOf } from '../imports/files'
import { withEntry } from '../imports/zips'
import { must } from '../must'
import { packBase64, packText } from './files'

async function only({ call }: TestApp) {
  const packs = await call('packs.list', {})
  expect(packs).toHaveLength(1)
  return must(packs[0])
}

test('a pack comes in after a preview of what it changes, once, and is told of', async () => {
  const app = await openTestApp()
  expect(await app.call('packs.list', {})).toEqual([])
  const applied = await bring(app, packBase64())
  expect(applied).toMatchObject({
    kind: 'pack',
    writtenAt: null,
    app: '',
    changes: true,
    items: [
      {
        kind: 'pack',
        name: 'Printed',
        status: 'new',
        game: 'paper-dungeons',
        parts: [
          {
            part: { key: 'paper.pack.parts.rivers' },
            changes: [{ from: expect.stringContaining('A3-A4') as string, to: null }],
          },
        ],
      },
    ],
  })
  expect(app.events.map(({ event }) => event)).toContain('packs.changed')
  const { pack } = await only(app)
  expect(await app.call('packs.get', { pack })).toMatchObject({
    name: 'Printed',
    played: { name: 'Printed', content: { rivers: [] } },
    parts: [{ part: { key: 'paper.pack.parts.rivers' } }],
  })
  const again = await bring(app, packBase64({ content: { rivers: [] } }))
  expect(again.changes).toBe(false)
  expect(statusesOf(again, 'pack')).toEqual(['same'])
  await app.reopen()
  expect((await only(app)).pack).toBe(pack)
})

test('the same values by the same name are one pack on every computer, whatever the order of its keys', async () => {
  const [here, there] = [await openTestApp(), await openTestApp()]
  const numbers = { warrior: 1, mage: 2, cleric: 3, thief: 4, clover: 6, boots: 5 }
  const turned = Object.fromEntries(Object.entries(numbers).toReversed())
  await bring(here, packBase64({ content: { rivers: [], numbers } }))
  await bring(there, packBase64({ content: { numbers: turned, rivers: [] } }))
  expect((await only(here)).pack).toBe((await only(there)).pack)
  const files = await Promise.all(
    [here, there].map(async (app) => {
      const { pack } = await only(app)
      return (await app.call('exports.pack', { pack })).base64
    }),
  )
  expect(files[0]).toBe(files[1])
})

test('a pack is saved as a file that brings it back, and leaves for good when it is removed', async () => {
  const app = await openTestApp()
  const empty = app.dump()
  await bring(app, packBase64())
  const { pack } = await only(app)
  const file = await app.call('exports.pack', { pack })
  expect(file.name).toBe('Printed - Pack.delvepack')
  await app.call('packs.delete', { pack })
  expect(app.dump()).toBe(empty)
  expect(await app.refusal('packs.get', { pack })).toMatchObject({ code: 'not-found' })
  await bring(app, file.base64)
  expect((await only(app)).pack).toBe(pack)
})

test('all of our own values are written as a file that changes nothing', async () => {
  const app = await openTestApp()
  const file = await app.call('exports.ownPack', { game: 'paper-dungeons', name: 'Mine' })
  const applied = await bring(app, file.base64)
  expect(applied.items).toMatchObject([{ kind: 'pack', name: 'Mine', parts: [] }])
  const answer = await app.refusal('exports.ownPack', { game: 'no-such', name: 'Mine' })
  expect(answer.code).toBe('bad-input')
})

test('packs are in the bundle of everything, and in none of a campaign', async () => {
  const app = await openTestApp()
  await bring(app, packBase64())
  const { campaign } = await app.call('campaigns.create', {
    name: 'Winter',
    game: 'paper-dungeons',
  })
  const elsewhere = await openTestApp()
  const own = await app.call('exports.campaign', { campaign, format: 'delve' })
  await bring(elsewhere, own.base64)
  expect(await elsewhere.call('packs.list', {})).toEqual([])
  await bring(elsewhere, await bundleOf(app))
  expect(await elsewhere.call('packs.list', {})).toEqual(await app.call('packs.list', {}))
  expect((await bring(app, await bundleOf(elsewhere))).changes).toBe(false)
})

test('the pack in use is a setting', async () => {
  const app = await openTestApp()
  expect((await app.call('settings.get', {})).packs).toEqual({})
  await bring(app, packBase64())
  const { pack } = await only(app)
  await app.call('settings.set', { packs: { 'paper-dungeons': pack } })
  await app.reopen()
  expect((await app.call('settings.get', {})).packs).toEqual({ 'paper-dungeons': pack })
})

test.each([
  ['no JSON', '{ "format": "delvers-table/content-pack", ', 'damaged-file'],
  ['another format', '{ "format": "others/pack" }', 'foreign-file'],
  ['a newer version', packText().replace('"version": 1', '"version": 2'), 'newer-file'],
  ['a game that is not here', packText({ game: 'no-such' }), 'pack-no-game'],
  ['a game that takes none', packText({ game: 'no-such-game' }), 'pack-no-game'],
  ['no name', packText({ name: ' ' }), 'pack-other'],
  ['a name that is too long', packText({ name: 'x'.repeat(61) }), 'pack-too-long'],
  ['a part that is not known', packText({ content: { bosse: [] } }), 'pack-unknown'],
  ['no content', packText().replace('"content"', '"contents"'), 'pack-missing'],
  ['far too much', packText({ name: 'x'.repeat(300_000) }), 'oversized-file'],
])('a file with %s is refused and changes nothing', async (_, text, code) => {
  expect(await refusedFile(await openTestApp(), text)).toBe(code)
})

test.each([
  [{ bosses: [] }, 'pack-length', { field: 'bosses', expected: '12' }],
  [{ walls: ['A1-F6'] }, 'paper-dungeons.pack-no-edge', { field: 'walls[0]' }],
  [{ facedBy: { goblin: 'bard' } }, 'pack-not-among', { field: 'facedBy.goblin' }],
])('what is wrong in %j is told with its place', async (content, code, details) => {
  const app = await openTestApp()
  const refused = await app.refusal('imports.preview', { base64: packBase64({ content }) })
  expect(refused).toMatchObject({ code, details })
})

test('a pack that was changed behind the app’s back is named, stays out of files, and is mended by a sound one', async () => {
  const app = await openTestApp()
  await bring(app, packBase64())
  const { pack } = await only(app)
  const db = new Database(app.file)
  db.prepare('UPDATE packs SET content_json = ? WHERE id = ?').run('{"walls":[]}', pack)
  db.close()
  await app.reopen()
  expect(await app.call('packs.list', {})).toEqual([])
  expect(await app.call('damaged.list', {})).toMatchObject([{ kind: 'pack', name: 'Printed' }])
  const { leftOut } = await app.call('exports.everything', { format: 'delve' })
  expect(leftOut).toMatchObject([{ kind: 'pack', why: 'damaged' }])
  const mended = await bring(app, packBase64())
  expect(statusesOf(mended, 'pack')).toEqual(['mend'])
  expect((await only(app)).pack).toBe(pack)
  expect(await app.call('damaged.list', {})).toMatchObject([
    { kind: 'pack', deletedAt: expect.any(String) as string },
  ])
})

test('a bundle with a pack that is not what its id says is refused', async () => {
  const app = await openTestApp()
  await bring(app, packBase64())
  const file = withEntry(Buffer.from(await bundleOf(app), 'base64'), 'packs.json', (packs) =>
    (packs as readonly object[]).map((pack) => ({ ...pack, name: 'Another' })),
  )
  expect(await refusedFile(await openTestApp(), file)).toBe('damaged-file')
})
